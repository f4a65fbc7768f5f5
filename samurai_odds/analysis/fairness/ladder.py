"""The ladder: which side a scenario favors at each level of play, and whether skill matters."""

import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from math import sqrt
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.analysis.fairness.answer import WITHIN
from samurai_odds.analysis.fairness.shares import EMPTY, WIDTH, draw_shares
from samurai_odds.engine.answers.answer import check_seed
from samurai_odds.engine.answers.tables import book_note, source_notes
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.progress import Progress, bar
from samurai_odds.engine.provenance import Provenance
from samurai_odds.errors import OddsError
from samurai_odds.grids.answer import Answer
from samurai_odds.grids.figure import Figure, error_note
from samurai_odds.grids.fitting import wrapped
from samurai_odds.grids.grid import Grid
from samurai_odds.play.sampled import Sampled
from samurai_odds.play.tables import average

if TYPE_CHECKING:
    from matplotlib.axes import Axes

SURE = 2.0  # standard errors
SETTLED, SKILL, OPEN = "settled", "depends on skill", "not decided"  # in JSON, as they are
USUAL = Limit(stderr=0.01, seconds=120)  # of each rung its share of the time


@dataclass(frozen=True, repr=False)
class Ladder(Answer):
    """Red's share where two alike play, rung by rung; ``word`` judges the highest two."""

    title: str
    rungs: tuple[tuple[str, Figure], ...]
    within: float
    interrupted: bool
    provenance: Provenance = field(repr=False)

    @property
    def gap(self) -> Figure:
        """How red's share changes from the second highest rung to the highest."""
        (_, lower), (_, higher) = self.rungs[-2:]
        error = sqrt(higher.se * higher.se + lower.se * lower.se)
        return Figure(higher - lower, error, min(higher.samples, lower.samples))

    @property
    def word(self) -> str:
        """Whether the two highest rungs agree within the margin, differ, or neither is sure."""
        gap = self.gap
        if abs(gap) + SURE * gap.se <= self.within:
            return SETTLED
        return SKILL if abs(gap) > SURE * gap.se else OPEN

    def to_dict(self) -> dict[str, Any]:
        """Give everything as plain values, for JSON."""
        return {
            **self.provenance.to_dict(),
            "verdict": self.word,
            "says": verdict_text(self),
            "within": self.within,
            "rungs": [
                {"bot": bot, "red_share": share.to_dict(), "battles": share.samples}
                for bot, share in self.rungs
            ],
        }

    def grids(self, form: str = "text") -> list[Grid]:
        """Return the verdict, and red's share rung by rung."""
        made = self.provenance
        rows = tuple((bot, share, f"{share.samples:,}") for bot, share in self.rungs)
        notes = (
            f"Simulated: {made.samples:,} games, seed {made.seed}; "
            f"{error_note(min(share.samples for _, share in self.rungs))}"
            f"{'; interrupted' * made.interrupted}. {book_note(made)}.",
            *source_notes(made.rests_on),
        )
        return [Grid(verdict_text(self), ("both sides", "red wins", "games"), rows, notes)]

    def draw(self) -> "Axes":
        """Draw a point for each rung with its error; gray is what counts as fair."""
        rows = [(bot, share, EMPTY) for bot, share in reversed(self.rungs)]
        label = "battles won by red, % (bars: two standard errors; gray: counts as fair)"
        return draw_shares(wrapped(verdict_text(self), WIDTH), rows, label, 50, 100 * self.within)


def verdict_text(found: Ladder) -> str:
    """Return whether the verdict depends on skill, in a sentence."""
    title = found.title
    (low, below), (high, share) = found.rungs[-2:]
    shares = f"red wins {below.text()} between two {low}, {share.text()} between two {high}"
    if found.word == SETTLED:
        return f"{title}: skill changes little (within {100 * found.within:g} points): {shares}."
    if found.word == SKILL:
        return f"{title} depends on skill: {shares}."
    return f"{title}: undecided whether it depends on skill. So far {shares}."


def climb(
    contests: Mapping[str, Sampled],
    title: str,
    made: Provenance,
    within: float = WITHIN,
    limit: Limit | None = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Ladder:
    """Play every rung, the weakest first: two of each bot, whose games tell ``winner``.

    ``within`` is how far the shares of the two highest may lie apart for the verdict to be
    settled. A ``limit``'s time is shared out among the rungs; without one, each until its
    share is known to 1%, or 2 minutes in all.
    """
    check_seed(seed)
    if len(contests) < 2:
        raise OddsError("a ladder has two rungs at least: name two bots")
    if not 0 < within < 1:
        raise OddsError(f"within is above 0 and below 1, not {within!r}")
    begun, limit = time.perf_counter(), limit or USUAL
    rungs: list[tuple[str, Figure]] = []
    interrupted = False
    with bar("rungs", progress) as show:
        for place, (bot, contest) in enumerate(contests.items()):
            part = _share(limit, begun, place, len(contests))
            odds = contest.play(part, seed, (), _silent, threads)
            rungs.append((bot, red_share(contest.games["winner"])))
            interrupted |= odds.provenance.interrupted
            if show:
                show(place + 1, len(contests))
    made = replace(
        made,
        method="monte-carlo",
        samples=sum(share.samples for _, share in rungs),
        seed=seed,
        elapsed_s=round(time.perf_counter() - begun, 6),
        interrupted=interrupted,
    )
    return Ladder(title, tuple(rungs), within, interrupted, made)


def _share(limit: Limit, begun: float, place: int, rungs: int) -> Limit:
    """Give a rung its part of the time that is left: the higher, the more each battle takes."""
    if limit.seconds is None:
        return limit
    left = max(0.5, limit.seconds - (time.perf_counter() - begun))
    return replace(limit, seconds=left / (rungs - place))


def red_share(winner: NDArray[np.int64]) -> Figure:
    """Give red's share of victories; a battle that nobody wins counts one half to each."""
    return average(np.where(winner > 1, 0.5, (winner == 0) * 1.0), share=True)


def _silent(done: int, most: int) -> None:
    """The battles of one rung move no bar: the rungs do."""
