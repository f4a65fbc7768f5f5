"""The picture of a luck report: what an evening may come to, and what it came to."""

from typing import TYPE_CHECKING, Any

import numpy as np

from samurai_odds.errors import OddsError
from samurai_odds.grids.style import NEITHER, new_picture
from samurai_odds.luck_report.report import amount, verdict
from samurai_odds.luck_report.session import SessionLuck
from samurai_odds.luck_report.standing import Spread, Standing

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_MOST_BARS = 60
_TAIL = 1e-4  # chance that the picture may leave out at either end


def draw_luck(report: SessionLuck, axes: "Axes | None" = None) -> "Axes":
    """Draw the last total: gray what is less than happened, dotted the rest; return the axes.

    Raises OddsError if no battle's luck is settled.
    """
    if not report.totals:
        raise OddsError("there is nothing to draw: what was written down settles no battle's luck")
    total = report.totals[-1]
    if axes is None:
        picture = new_picture(7.2, 4.0)
        picture.suptitle(verdict(report), fontsize=11, parse_math=False)
        axes = picture.add_subplot()
    _draw_bars(axes, total.standing)
    for value, style, label in (
        (total.standing.actual, "-", f"happened: {amount(total.standing.actual)}"),
        (float(total.standing.expected), ":", f"expected: {total.standing.expected.text()}"),
    ):
        axes.axvline(value, color="black", linestyle=style, linewidth=1.5, label=label)
    axes.set_xlabel(total.unit or total.yardstick, fontsize=10 if total.unit else 8)
    axes.set_ylabel("chance, %")
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False, fontsize=8)
    return axes


def _draw_bars(axes: "Axes", standing: Standing) -> None:
    middles, heights, width = _bars(standing.spread, standing.actual)
    for less, face, hatch, label in (
        (True, NEITHER, "", "less than happened"),
        (False, "0.95", "....", "as much or more"),
    ):
        chosen = (middles < standing.actual - 1e-7) == less
        axes.bar(
            middles[chosen], heights[chosen], width, color=face, hatch=hatch,
            edgecolor="black", linewidth=0.6, label=label,
        )  # fmt: skip


def _bars(spread: Spread, actual: float) -> tuple[Any, Any, float]:
    """Give the bars: one for each value, or for several; what happened begins one."""
    below = np.cumsum(spread.chances)
    seen = (below > _TAIL) & (below - spread.chances < 1 - _TAIL)
    seen |= abs(spread.values - actual) < 1e-7
    values, chances = spread.values[seen], 100 * spread.chances[seen]
    span = float(np.ptp(values))
    gap = float(np.diff(values).min()) if len(values) > 1 else 1.0
    even = gap > span / 1000  # values lie apart: a bar holds a whole number of them
    step = gap * max(1, np.ceil(span / gap / _MOST_BARS)) if even else span / _MOST_BARS
    first, last = np.floor((values[0] - actual) / step), np.ceil((values[-1] - actual) / step)
    edges = actual - gap / 2 + step * np.arange(first - 1, last + 3)
    heights, _ = np.histogram(values, edges, weights=chances)
    return (edges[:-1] + edges[1:]) / 2, heights, step
