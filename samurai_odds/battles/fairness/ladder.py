"""Whom a scenario favors at each rung of skill: does the verdict hang on how well one plays?"""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from os import PathLike
from typing import TYPE_CHECKING, Any

import numpy as np

from samurai_odds.battles.scenario.scenario import Scenario
from samurai_odds.battles.whole.contest import Contest
from samurai_odds.battles.whole.staging import TURN_LIMIT, Staged, known_bots
from samurai_odds.engine.answers.answer import check_seed
from samurai_odds.engine.answers.tables import book_note, source_notes
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.progress import Progress, bar
from samurai_odds.engine.provenance import Provenance
from samurai_odds.errors import OddsError
from samurai_odds.grids.digits import amount
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.grid import Grid, as_html, as_text
from samurai_odds.play.tables import average

if TYPE_CHECKING:
    from matplotlib.axes import Axes

RUNGS = ("random", "greedy", "careful", "steady", "searching:500", "searching:2000")
USUAL = Limit(stderr=0.01, seconds=120)  # of each rung its share of the time
WITHIN = 0.05
SURE = 2.0  # standard errors
SETTLED, SKILL, OPEN = "settled", "depends on skill", "not decided"


@dataclass(frozen=True, repr=False)
class Ladder:
    """Red's share where two alike play, rung by rung; ``word`` judges the highest two."""

    staged: Staged = field(repr=False)
    rungs: tuple[tuple[str, Figure], ...]
    within: float
    interrupted: bool
    provenance: Provenance = field(repr=False)

    @property
    def gap(self) -> Figure:
        """How red's share changes from the second highest rung to the highest."""
        (_, lower), (_, higher) = self.rungs[-2:]
        return Figure(higher - lower, sqrt(higher.se * higher.se + lower.se * lower.se), 1)

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
                {"bot": bot, "red_share": _plain(share), "battles": share.samples}
                for bot, share in self.rungs
            ],
        }

    def plot(self) -> "Axes":
        """Draw red's share rung by rung; give the axes."""
        from samurai_odds.battles.fairness.ladder_picture import draw_ladder
        from samurai_odds.grids.notebook import showing_itself

        return showing_itself(draw_ladder(self))

    def __str__(self) -> str:
        return as_text(ladder_grids(self))

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return as_html(ladder_grids(self))


def ladder(
    scenario: "str | PathLike[str] | Scenario",
    *,
    bots: str | Sequence[str] = RUNGS,
    within: float = WITHIN,
    turn_limit: int = TURN_LIMIT,
    dragons: "str | PathLike[str] | None" = None,
    rules: "str | PathLike[str] | None" = None,
    limit: Limit | None = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Ladder:
    """Say at each rung of skill how often red wins, two of one bot playing each other.

    ``bots`` are the rungs, the weakest first; ``within`` is how far the shares of the two
    highest may lie apart for the verdict to be settled. A ``limit``'s time is shared out among
    the rungs; without one, each until its share is known to 1 %, or 2 minutes in all.
    """
    check_seed(seed)
    named = known_bots(bots)
    if len(named) < 2:
        raise OddsError("a ladder has two rungs at least: name two bots")
    if not 0 < within < 1:
        raise OddsError(f"within is above 0 and below 1, not {within!r}")
    begun = time.perf_counter()
    limit = limit or USUAL
    rungs: list[tuple[str, Figure]] = []
    interrupted = False
    contests = [Contest(scenario, bot, bot, None, turn_limit, dragons, rules) for bot in named]
    with bar("rungs", progress) as show:
        for place, (bot, contest) in enumerate(zip(named, contests, strict=True)):
            odds = contest.play(_share(limit, begun, place, len(named)), seed, (), _silent, threads)
            rungs.append((bot, _red_share(contest)))
            interrupted |= odds.provenance.interrupted
            if show:
                show(place + 1, len(named))
    made = replace(
        contests[0].staged.provenance(
            "ladder", {**contests[0].provenance.inputs, "bots": list(named), "within": within}
        ),
        method="monte-carlo",
        samples=sum(share.samples for _, share in rungs),
        seed=seed,
        elapsed_s=round(time.perf_counter() - begun, 6),
        interrupted=interrupted,
    )
    return Ladder(contests[0].staged, tuple(rungs), within, interrupted, made)


def _share(limit: Limit, begun: float, place: int, rungs: int) -> Limit:
    """Give a rung its part of the time that is left: the higher, the more each battle takes."""
    if limit.seconds is None:
        return limit
    left = max(0.5, limit.seconds - (time.perf_counter() - begun))
    return replace(limit, seconds=left / (rungs - place))


def _red_share(contest: Contest) -> Figure:
    """Give red's share of victories; a battle that nobody wins counts one half to each."""
    winner = contest.games["winner"]
    return average(np.where(winner == 2, 0.5, (winner == 0) * 1.0), share=True)


def verdict_text(found: Ladder) -> str:
    """Say whether the verdict hangs on skill."""
    title = found.staged.scenario.title
    (low, below), (high, share) = found.rungs[-2:]
    shares = f"red wins {below.text()} between two {low}, {share.text()} between two {high}"
    if found.word == SETTLED:
        return f"{title}: settled within {100 * found.within:g} %: {shares}."
    if found.word == SKILL:
        return f"{title} depends on skill: {100 * below:.0f} % -> {100 * share:.0f} %: {shares}."
    return f"{title}: not decided whether it depends on skill: {shares}."


def ladder_grids(found: Ladder) -> list[Grid]:
    """The verdict, and red's share rung by rung."""
    made = found.provenance
    rows = tuple((bot, share, f"{share.samples:,}") for bot, share in found.rungs)
    notes = (
        f"monte-carlo, {made.samples:,} battles, seed {made.seed}; ± is one standard error"
        f"{'; interrupted' * made.interrupted}; {book_note(made)}",
        *source_notes(made.rests_on),
    )
    return [Grid(verdict_text(found), ("both sides", "red wins", "battles"), rows, notes)]


def _plain(figure: Figure) -> dict[str, float]:
    return {"value": amount(float(figure)), "se": amount(figure.se)}


def _silent(done: int, most: int) -> None:
    """The battles of one rung move no bar: the rungs do."""
