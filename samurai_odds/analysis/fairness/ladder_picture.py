"""A picture of a ladder: red's share at each rung, the highest above."""

from typing import TYPE_CHECKING

from samurai_odds.analysis.fairness.ladder import FoundLadder, verdict_text
from samurai_odds.grids.fitting import wrapped

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_BAR = 2  # standard errors to either side
_WIDTH = 90


def draw_ladder(found: FoundLadder) -> "Axes":
    """Draw a point for each rung with its error; gray is what counts as fair."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure as Picture

    picture = Picture(figsize=(8.0, 1.8 + 0.4 * len(found.rungs)), layout="constrained")
    FigureCanvasAgg(picture)
    picture.suptitle(wrapped(verdict_text(found), _WIDTH), fontsize=10)
    axes = picture.add_subplot()
    axes.axvspan(50 - 100 * found.within, 50 + 100 * found.within, color="0.9", lw=0)
    axes.axvline(50, color="black", lw=0.8)
    for height, (_, share) in enumerate(found.rungs):
        axes.errorbar(
            100 * float(share),
            height,
            xerr=100 * _BAR * share.bar,
            fmt="o",
            color="black",
            markerfacecolor="white",
            capsize=2,
        )
        axes.text(102, height, share.text(), va="center", fontsize=9)
    axes.set_yticks(range(len(found.rungs)), [bot for bot, _ in found.rungs])
    axes.set_ylim(-0.6, len(found.rungs) - 0.4)
    axes.set_xlim(0, 100)
    axes.set_xlabel("battles won by red, % (bars: two standard errors; gray: counts as fair)")
    axes.spines[["top", "right", "left"]].set_visible(False)
    return axes
