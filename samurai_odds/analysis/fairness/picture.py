"""A picture of a balance: red's share, whoever plays and whatever is changed."""

from typing import TYPE_CHECKING, Any

from samurai_odds.analysis.fairness.found import Found
from samurai_odds.analysis.fairness.page import advice_text, filled, mix_text, verdict_text
from samurai_odds.grids.figure import Figure

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_MOST_CHANGES = 12
_WIDTH = 100  # letters of a line
_BAR = 2  # standard errors to either side
_FILLED, _EMPTY, _SQUARE = ("o", "black"), ("o", "white"), ("s", "0.6")
_Row = tuple[str, Figure | None, tuple[str, str]]  # a row without a figure is a heading


def draw_balance(found: Found) -> "Axes":
    """Draw a point for every share, with its error; gray is what counts as fair."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure as Picture

    rows = _rows(found)
    picture = Picture(figsize=(9.0, 2.4 + 0.3 * len(rows)), layout="constrained")
    FigureCanvasAgg(picture)
    picture.suptitle(filled(verdict_text(found), _WIDTH), fontsize=11)
    axes = picture.add_subplot()
    margin = 100 * found.within
    axes.axvspan(50 - margin, 50 + margin, color="0.9", lw=0, zorder=0)
    axes.axvline(50, color="black", lw=0.8)
    for place, (_, figure, (marker, face)) in enumerate(rows):
        if figure is None:
            axes.axhline(place - 0.5, color="0.7", lw=0.6)
            continue
        look: dict[str, Any] = {
            "fmt": marker,
            "color": "black",
            "markerfacecolor": face,
            "capsize": 2,
        }
        axes.errorbar(100 * figure, place, xerr=100 * _BAR * figure.bar, markersize=6, **look)
        axes.text(102, place, figure.text(), va="center", fontsize=9)
    axes.set_yticks(range(len(rows)), [label for label, _, _ in rows])
    for tick, (_, figure, _) in zip(axes.get_yticklabels(), rows, strict=True):
        tick.set_fontweight("bold" if figure is None else "normal")
    axes.tick_params(axis="y", length=0)
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.set_xlim(0, 100)
    axes.set_xlabel(
        f"battles won by red, % (bars: two standard errors; gray: within {margin:g} of even)\n"
        + filled(advice_text(found), _WIDTH),
        fontsize=9,
    )
    axes.spines[["top", "right", "left"]].set_visible(False)
    return axes


def _rows(found: Found) -> list[_Row]:
    """List what is drawn, from above: who plays, single things, what was tried."""
    bots, at = found.bots, found.equilibrium
    rows: list[_Row] = [("who plays (red, blue)", None, _EMPTY)]
    for (red, blue), figure in found.cells.items():
        rows.append((f"{bots[red]}, {bots[blue]}", figure, _EMPTY))
    if len(bots) > 1:
        best = f"best: {mix_text(bots, at.red)}; {mix_text(bots, at.blue)}"
        rows.append((best, found.share, _FILLED))
    for section in found.sections:
        rows.append((section.heading, None, _EMPTY))
        rows += [(short, figure, _EMPTY) for _, short, figure in section.rows]
    if found.tried:
        rows.append(("what is changed", None, _EMPTY))
        rows += [(tried.change.says, tried.share, _SQUARE) for tried in found.tried[:_MOST_CHANGES]]
    if found.check is not None and found.smallest is not None:
        rows.append(("on fresh battles", None, _EMPTY))
        rows.append((found.smallest.change.says, found.check.share, _FILLED))
        rows.append(("as it is", found.check.as_it_is, _EMPTY))
    return rows
