"""A picture of advice: every turn's win chance with its error, the best above."""

from typing import TYPE_CHECKING

from samurai_odds.battles.advice.candidates import Candidate
from samurai_odds.battles.advice.found import FoundAdvice
from samurai_odds.battles.advice.page import verdict_lines
from samurai_odds.battles.advice.written import in_short
from samurai_odds.grids.fitting import wrapped

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_BAR = 2  # standard errors to either side
_MOST = 15
_WIDTH = 100  # letters of a line


def draw_advice(advice: FoundAdvice) -> "Axes":
    """Draw a point for every turn, filled where it cannot be told from the best."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure as Picture

    turns = [each for k, each in enumerate(advice.turns) if k < _MOST or each.candidate.asked]
    picture = Picture(figsize=(10.0, 1.8 + 0.42 * len(turns)), layout="constrained")
    FigureCanvasAgg(picture)
    picture.suptitle(wrapped("\n".join(verdict_lines(advice)), _WIDTH), fontsize=10)
    axes = picture.add_subplot()
    for place, each in enumerate(turns):
        value, loss = each.placing.value, each.placing.loss
        error = (loss.se or value.se) * 100 * _BAR
        axes.errorbar(
            100 * float(value),
            place,
            xerr=error,
            fmt="s" if each.candidate.asked else "o",
            color="black",
            markerfacecolor="black" if each.placing.tied else "white",
            capsize=2,
            markersize=6,
        )
    axes.set_yticks(range(len(turns)), [_label(each.candidate) for each in turns], fontsize=8)
    axes.tick_params(axis="y", length=0)
    axes.set_ylim(len(turns) - 0.4, -0.6)
    axes.set_xlabel(
        "chance to win, % (bars: two standard errors of the difference from the best; "
        "filled: cannot be told from it; square: yours)",
        fontsize=8,
    )
    axes.spines[["top", "right", "left"]].set_visible(False)
    return axes


def _label(candidate: Candidate) -> str:
    text = f"{candidate.card}: {in_short(candidate.orders)}"
    return wrapped(text if len(text) <= 90 else text[:87] + "...", 60)
