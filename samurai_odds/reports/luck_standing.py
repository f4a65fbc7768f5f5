"""Where a number stands among what might have come, and what several of them add up to."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import fsum, sqrt

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.progress import tracked
from samurai_odds.engine.sums import mean, total
from samurai_odds.grids.figure import Figure, wilson_error

MOST_PAIRS = 2**22  # pairs of values added up exactly; beyond, sessions are played
SESSIONS = 2**18  # that many of them
DIGITS = 9  # of what is compared
_SAME = 1e-7


@dataclass(frozen=True)
class Spread:
    """The values that a number may take, with their chances.

    ``doubt`` is 1 / samples of a sampled spread, 0 of an exact one; ``error`` the
    standard error of its mean; ``known_mean`` the mean as it was before any rounding.
    """

    values: NDArray[np.float64]
    chances: NDArray[np.float64]
    doubt: float = 0.0
    error: float = 0.0
    known_mean: float | None = None

    @cached_property
    def mean(self) -> float:
        return mean(self.chances, self.values) if self.known_mean is None else self.known_mean

    @cached_property
    def deviation(self) -> float:
        return sqrt(mean(self.chances, np.square(self.values - self.mean)))

    def scaled(self, factor: float, shift: float = 0.0) -> "Spread":
        """Give the spread of ``factor`` times (number - ``shift``)."""
        values = np.round((self.values - shift) * factor, DIGITS)
        mean = (self.mean - shift) * factor
        return Spread(values, self.chances, self.doubt, abs(factor) * self.error, mean)


@dataclass(frozen=True)
class Standing:
    """What happened among what could: ``actual`` and the spread that it came from."""

    actual: float
    spread: Spread

    @property
    def expected(self) -> Figure:
        return self._amount(self.spread.mean)

    @property
    def difference(self) -> Figure:
        """How much more came than was expected."""
        return self._amount(self.actual - self.spread.mean)

    @property
    def at_most(self) -> Figure:
        """The chance of this much or less."""
        return self._share(self._below + self._equal)

    @property
    def at_least(self) -> Figure:
        """The chance of this much or more."""
        return self._share(1.0 - self._below)

    @property
    def percentile(self) -> Figure:
        """The chance of less, and half the chance of exactly this."""
        return self._share(self._below + self._equal / 2)

    @property
    def _samples(self) -> int:
        return round(1 / self.spread.doubt) if self.spread.doubt else 0

    @cached_property
    def _below(self) -> float:
        return total(self.spread.chances[self.spread.values < self.actual - _SAME])

    @cached_property
    def _equal(self) -> float:
        return total(self.spread.chances[abs(self.spread.values - self.actual) <= _SAME])

    def _amount(self, value: float) -> Figure:
        return Figure(value, self.spread.error, self._samples if self.spread.error else 0)

    def _share(self, share: float) -> Figure:
        share = min(max(share, 0.0), 1.0)
        if 1.0 - share < 1e-12:
            share = 1.0  # certain, whatever rounding says
        error = wilson_error(share, self._samples) if self._samples else 0.0
        return Figure(share, error, self._samples, proportion=True)


def spread_of(
    values: NDArray[np.float64],
    chances: NDArray[np.float64],
    doubt: float = 0.0,
    error: float = 0.0,
) -> Spread:
    """Gather equal values; chances come out adding up to one."""
    distinct, places = np.unique(np.round(values, DIGITS), return_inverse=True)
    sums = np.bincount(places.ravel(), weights=chances.ravel(), minlength=len(distinct))
    return Spread(distinct, sums / total(sums), doubt, error)


def sum_of(spreads: Sequence[tuple[Spread, int]], seed: int = 0) -> Spread:
    """Give the spread of a sum of independent numbers, each spread counted so many times.

    Exact while that many values can be added up; beyond, sessions are played with
    random numbers from ``seed``. A sampled spread used several times errs alike
    each time, so its doubt counts by the square.
    """
    doubt = fsum(times * times * spread.doubt for spread, times in spreads)
    errors = [times * spread.error for spread, times in spreads]
    error = sqrt(fsum(each * each for each in errors))
    middle = fsum(times * spread.mean for spread, times in spreads)
    all_of_them = [spread for spread, times in spreads for _ in range(times)]
    added = _exact_sum(all_of_them)
    if added is None:
        return replace(_played(all_of_them, seed, doubt), error=error, known_mean=middle)
    return replace(added, doubt=doubt, error=error, known_mean=middle)


def _exact_sum(spreads: Sequence[Spread]) -> Spread | None:
    """Add up one spread after the other; None where there would be too many values."""
    added = Spread(np.zeros(1), np.ones(1))
    for spread in tracked(spreads, "battles added up"):
        if len(added.values) * len(spread.values) > MOST_PAIRS:
            return None
        sums = np.add.outer(added.values, spread.values)
        added = spread_of(sums, np.multiply.outer(added.chances, spread.chances))
    return added


def _played(spreads: Sequence[Spread], seed: int, doubt: float) -> Spread:
    """Play many sessions of these battles."""
    random = np.random.default_rng(seed)
    sums = np.zeros(SESSIONS)
    for spread in tracked(spreads, "battles of all sessions"):
        sums += random.choice(spread.values, SESSIONS, p=spread.chances)
    return spread_of(sums, np.full(SESSIONS, 1 / SESSIONS), doubt + 1 / SESSIONS)
