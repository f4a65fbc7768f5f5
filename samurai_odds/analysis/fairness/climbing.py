"""A ladder climbed: every rung played, as an answer that prints and draws itself."""

import time
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from samurai_odds.analysis.fairness.answer import WITHIN
from samurai_odds.analysis.fairness.ladder import FoundLadder, ladder_grids
from samurai_odds.engine.answers.answer import check_seed
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.progress import Progress, bar
from samurai_odds.engine.provenance import Provenance
from samurai_odds.errors import OddsError
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.grid import Grid, as_html, as_text
from samurai_odds.play.sampled import Sampled
from samurai_odds.play.tables import average

if TYPE_CHECKING:
    from matplotlib.axes import Axes

USUAL = Limit(stderr=0.01, seconds=120)  # of each rung its share of the time


class Ladder(FoundLadder):
    """Red's share rung by rung, as an answer."""

    def grids(self, form: str = "text") -> list[Grid]:
        """Give the tables of its page."""
        return ladder_grids(self)

    def plot(self) -> "Axes":
        """Draw red's share rung by rung; give the axes."""
        from samurai_odds.analysis.fairness.ladder_picture import draw_ladder
        from samurai_odds.grids.style import showing_itself

        return showing_itself(draw_ladder(self))

    def __str__(self) -> str:
        return as_text(ladder_grids(self))

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return as_html(ladder_grids(self))


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
