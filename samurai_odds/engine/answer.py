"""Answer a question: exactly where its states can be held, else by simulation."""

import time
from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.expressions import evaluate
from samurai_odds.engine.figure import wilson_error
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.odds import Odds
from samurai_odds.engine.provenance import Provenance
from samurai_odds.engine.reading import Asked, Reading, read
from samurai_odds.engine.trace import Step
from samurai_odds.errors import OddsError, unknown

METHODS = ("exact", "monte-carlo")


class Headlines(NamedTuple):
    """What a player asks of an answer first: labels with expressions.

    ``chances`` are conditions, ``amounts`` expectations; each of ``spreads`` is
    a title and labelled expressions with whole-number values.
    """

    chances: tuple[tuple[str, str], ...]
    amounts: tuple[tuple[str, str], ...]
    spreads: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]


class Answerable(Asked, Protocol):
    """A question that knows what is usually asked of it, and how to tell a battle."""

    @property
    def heading(self) -> str:
        """The question in a line of plain words."""

    @property
    def remarks(self) -> tuple[str, ...]:
        """What the asker should know before he reads the answer."""

    @property
    def headlines(self) -> Headlines:
        """The figures to show when none are asked for."""

    def tell(self, step: Step) -> list[str]:
        """Tell one step of a battle in plain words, each line naming its rule."""

    @property
    def aims(self) -> tuple[str, ...]:
        """The expressions whose error a target applies to when none are shown."""


def answer(
    question: Answerable,
    method: str | None = None,
    limit: Limit | None = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Callable[[int, int], None] | None = None,
) -> Odds:
    """Answer with the method asked for, or exactly unless a limit asks for a simulation."""
    if method is not None and method not in METHODS:
        raise OddsError(unknown("method", method, METHODS))
    if method == "exact" and limit is not None:
        raise OddsError("an exact answer takes no limit: leave it out, or simulate")
    if not isinstance(seed, int) or not 0 <= seed < 2**63:
        raise OddsError(f"a seed is a whole number from 0 to 2**63 - 1, not {seed!r}")
    begun = time.perf_counter()
    reading = read(question)
    if method == "monte-carlo" or (method is None and limit is not None):
        error = largest_error(reading, shown or question.aims)
        return _sampled(question, reading, limit or Limit(), seed, error, progress, begun)
    chances = reading.chances()
    return joint_table(reading, chances, replace(_made(question, begun), seed=seed))


def _sampled(
    question: Answerable,
    reading: Reading,
    limit: Limit,
    seed: int,
    error: Callable[[NDArray[np.int64], int], float],
    progress: Callable[[int, int], None] | None,
    begun: float,
) -> Odds:
    from samurai_odds.engine.montecarlo import sample

    drawn = sample(reading, seed, limit, error, progress=progress)
    if not drawn.samples:
        raise OddsError("stopped before the first battle was played")
    made = replace(
        _made(question, begun),
        method="monte-carlo",
        samples=drawn.samples,
        seed=seed,
        interrupted=drawn.interrupted,
    )
    return joint_table(reading, drawn.counts / drawn.samples, made)


def largest_error(
    reading: Reading, expressions: tuple[str, ...]
) -> Callable[[NDArray[np.int64], int], float]:
    """Make the function that gives the largest standard error among some figures.

    A figure that is 0 or 1 in every outcome takes Wilson's error, which is never
    0, so that a run does not stop because it has seen nothing yet.
    """
    question = reading.question
    columns = [np.asarray(evaluate(text, reading.columns, question.words)) for text in expressions]

    def error(counts: NDArray[np.int64], samples: int) -> float:
        worst = 0.0
        for values in columns:
            mean = float(counts @ values) / samples
            if np.all((values == 0) | (values == 1)):
                worst = max(worst, wilson_error(mean, samples))
            else:
                variance = float(counts @ (values - mean) ** 2) / max(samples - 1, 1)
                worst = max(worst, (variance / samples) ** 0.5)
        return worst

    return error


def _made(question: Answerable, begun: float) -> Provenance:
    return replace(question.provenance, elapsed_s=round(time.perf_counter() - begun, 6))


def joint_table(reading: Reading, chances: NDArray[np.float64], made: Provenance) -> Odds:
    """Make the joint table; leaves never reached (options not taken, not sampled) drop out."""
    columns = reading.columns
    reached = np.flatnonzero(chances)
    rows = np.stack([np.asarray(column) for column in columns.values()], axis=1)[reached]
    return Odds(
        tuple(columns), rows, chances[reached], made, reading.question.words, reading.question
    )
