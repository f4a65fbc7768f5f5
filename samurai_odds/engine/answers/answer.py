"""Answer a question: exactly where its states can be held, else by simulation."""

import time
from dataclasses import replace
from functools import partial
from math import sqrt
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.calling import is_whole
from samurai_odds.engine.exact import (
    Named,
    Readable,
    at_once,
    outcomes,
    read,
    read_plainly,
    table_of,
)
from samurai_odds.engine.expressions import evaluate
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.progress import Progress, bar
from samurai_odds.engine.provenance import Provenance
from samurai_odds.engine.sums import mean
from samurai_odds.engine.unfold import TooLarge
from samurai_odds.errors import OddsError, unknown, written_out
from samurai_odds.grids import digits
from samurai_odds.grids.figure import wilson_error

METHODS = ("exact", "monte-carlo")
Columns = dict[str, NDArray[np.int64]]


class Headlines(NamedTuple):
    """What a player asks of an answer first: labels with expressions.

    ``chances`` are conditions, ``amounts`` expectations; each of ``spreads`` is
    a title and labelled expressions with whole-number values. ``rest`` are more
    expectations, printed only when all is asked for.
    """

    chances: tuple[tuple[str, str], ...]
    amounts: tuple[tuple[str, str], ...]
    spreads: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
    rest: tuple[tuple[str, str], ...] = ()


class Listing(NamedTuple):
    """A table that belongs to an answer besides its figures, such as a best policy."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Any, ...], ...]
    notes: tuple[str, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """Give it as plain values, for JSON."""
        return {
            "title": self.title,
            "columns": list(self.columns),
            "rows": [[digits.written(cell) for cell in row] for row in self.rows],
            "notes": list(self.notes),
        }


class Chart(NamedTuple):
    """A policy to draw: for each pair of strengths its gain in fighting on, None if never met.

    Fighting on is right where the gain is above 0, stopping elsewhere.
    """

    title: str
    across: tuple[int, ...]
    up: tuple[int, ...]
    gains: tuple[tuple[float | None, ...], ...]  # by row upward


class Answerable(Named, Protocol):
    """A question that knows what is usually asked of it."""

    @property
    def heading(self) -> str:
        """The question in a line of plain words."""

    @property
    def remarks(self) -> tuple[str, ...]:
        """What the asker should know before he reads the answer."""

    @property
    def headlines(self) -> Headlines:
        """The figures to show when none are asked for."""

    @property
    def aims(self) -> tuple[str, ...]:
        """The expressions whose error a target applies to when none are shown."""


def answer(
    question: Answerable,
    method: str | None = None,
    limit: Limit | None = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Progress | None = None,
) -> Odds:
    """Answer with the method asked for.

    With none asked for: by simulation if a limit is given or the states are too
    many to hold, else exactly; the answer says which. A question that opens no choices
    (``opens_choices``) is simulated without its states being followed. ``progress(done, wanted)``
    is told of the battles played; without it a notebook or a terminal shows a bar.
    """
    _check(method, limit, seed)
    if method == "exact" and hasattr(question, "insist"):
        question.insist()
    begun = time.perf_counter()
    sampled = method == "monte-carlo" or (method is None and limit is not None)
    if sampled and not getattr(question, "opens_choices", True):
        with bar("battles", progress) as show:  # without a look at all that can happen
            return _played(question, limit or Limit(), seed, shown, show, begun)
    try:
        if not sampled:
            return exactly(question, seed, begun)
        own = getattr(question, "reading_to_play", None)
        reading = read(question) if own is None else own()
    except TooLarge:
        if method == "exact":
            raise OddsError(
                "too many states for an exact answer: simulate, or ask for less at once"
            ) from None
        usual = Limit() if sampled else getattr(question, "usual_limit", Limit())
        with bar("battles", progress) as show:
            odds = _played(question, limit or usual, seed, shown, show, begun)
        because = "" if method else "too many states for an exact answer"
        return replace(odds, provenance=replace(odds.provenance, because=because))
    with bar("battles", progress) as show:
        return _sampled(question, reading, limit or Limit(), seed, shown, show, begun)


def played(question: Answerable) -> Odds:
    """Answer by simulation to the question's usual limit, where the states cannot be held."""
    limit, begun = getattr(question, "usual_limit", Limit()), time.perf_counter()
    odds = _played(question, limit, 0, (), None, begun)
    because = "too many states for an exact answer"
    return replace(odds, provenance=replace(odds.provenance, because=because))


def exactly(question: Answerable, seed: int = 0, begun: float | None = None) -> Odds:
    """Answer exactly; raise TooLarge if the states cannot be held."""
    begun = time.perf_counter() if begun is None else begun
    odds = at_once(question)
    if odds is not None and hasattr(question, "column_of"):
        return Odds.unread(question, odds, seed=seed, elapsed_s=_elapsed(begun))
    table = outcomes(question, odds)
    if odds is None:
        read_plainly(question, _elapsed(begun))
    return Odds(
        *table,
        question.provenance.made(seed=seed, elapsed_s=_elapsed(begun)),
        question.words,
        question,
    )


def _check(method: str | None, limit: Limit | None, seed: int) -> None:
    if method is not None and method not in METHODS:
        raise OddsError(unknown("method", method, METHODS))
    if limit is not None and not isinstance(limit, Limit):
        raise OddsError(
            "a limit is Limit(stderr=, seconds=, samples=), or a number of samples, not "
            + written_out(limit)
        )
    if method == "exact" and limit is not None:
        raise OddsError("an exact answer takes no limit: leave it out, or simulate")
    check_seed(seed)


def check_seed(seed: int) -> None:
    """Raise OddsError unless this is a seed."""
    if not is_whole(seed) or not 0 <= seed < 2**63:
        said = written_out(seed)
        raise OddsError(f"a seed is a whole number from 0 to 2**63 - 1, not {said}")


def _sampled(
    question: Answerable,
    reading: Readable,
    limit: Limit,
    seed: int,
    shown: tuple[str, ...],
    progress: Progress | None,
    begun: float,
) -> Odds:
    """Simulate by walking the unfolded question."""
    from samurai_odds.engine.sampling.montecarlo import sample

    error = LargestError(question, shown)
    error.prepare(reading.names)
    drawn = sample(reading, seed, limit, error.largest, progress=progress)
    return _counted(question, reading.columns, drawn.counts, seed, drawn.interrupted, begun)


def _played(
    question: Any,
    limit: Limit,
    seed: int,
    shown: tuple[str, ...],
    progress: Progress | None,
    begun: float,
) -> Odds:
    """Simulate a question that is too large to unfold."""
    error = LargestError(question, shown)

    def largest(states: NDArray[Any], counts: NDArray[np.int64], samples: int) -> float:
        error.prepare(question.columns(states))
        return error.largest(counts, samples)

    play = getattr(question, "play_until", None)
    if play is None:
        from samurai_odds.engine.sampling.by_rules import play_until

        play = partial(play_until, question)
    states, counts, interrupted = play(seed, limit, largest, progress)
    return _counted(question, question.columns(states), counts, seed, interrupted, begun)


def _counted(
    question: Answerable,
    columns: Columns,
    counts: NDArray[np.int64],
    seed: int,
    interrupted: bool,
    begun: float,
) -> Odds:
    samples = int(counts.sum())
    if not samples and interrupted:
        raise KeyboardInterrupt
    if not samples:
        raise OddsError("stopped before the first battle was played")
    made = question.provenance.simulated(samples, seed, time.perf_counter() - begun, interrupted)
    return joint_table(question, columns, counts / samples, made)


class LargestError:
    """The largest standard error among the figures wanted.

    A figure that is 0 or 1 in every outcome takes Wilson's error, which is never
    0, so that a run does not stop because it has seen nothing yet.
    """

    def __init__(self, question: Answerable, shown: tuple[str, ...]) -> None:
        self.question, self.expressions = question, shown or question.aims
        self.values: list[NDArray[np.float64]] = []

    def prepare(self, columns: Columns) -> None:
        """Work out the figures for each outcome."""
        words = self.question.words
        self.values = [np.asarray(evaluate(text, columns, words)) for text in self.expressions]

    def largest(self, counts: NDArray[np.int64], samples: int) -> float:
        """Give the largest error after so many samples of each outcome."""
        worst = 0.0
        for values in self.values:
            average = mean(counts, values) / samples
            if np.all((values == 0) | (values == 1)):
                worst = max(worst, wilson_error(average, samples))
            else:
                variance = mean(counts, np.square(values - average)) / max(samples - 1, 1)
                worst = max(worst, sqrt(variance / samples))
        return worst


def _elapsed(begun: float) -> float:
    return round(1e6 * (time.perf_counter() - begun)) / 1e6


def joint_table(
    question: Named, columns: Columns, chances: NDArray[np.float64], made: Provenance
) -> Odds:
    """Make the answer of outcomes in columns; those never sampled drop out."""
    return Odds(*table_of(columns, chances), made, question.words, question)
