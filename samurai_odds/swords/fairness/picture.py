"""A picture of a balance: shares by seat, sword and bot, and what changes do to the strongest."""

from typing import TYPE_CHECKING, Any

from samurai_odds.grids.figure import Figure
from samurai_odds.grids.fitting import wrapped
from samurai_odds.swords.fairness.changes import most
from samurai_odds.swords.fairness.found import Found
from samurai_odds.swords.fairness.page import made_text, seat_names, verdict

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_WIDTH = 96  # letters of a line
_BAR = 2  # standard errors to either side
_ROW, _AROUND = 0.3, 2.2  # inches
_FILLED, _EMPTY, _SQUARE = ("o", "black"), ("o", "white"), ("s", "0.6")
_Row = tuple[str, Figure | None, tuple[str, str]]  # a row without a figure is a heading


def draw_balance(found: Found) -> "Axes":
    """Draw a point for every share, with its error; the dashed line is an even share."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure as Picture

    rows = _rows(found)
    picture = Picture(figsize=(9.0, _AROUND + _ROW * len(rows)), layout="constrained")
    FigureCanvasAgg(picture)
    staged = found.staged
    title = f"Samurai Swords: {staged.scenario.title}; {staged.goal} provinces win"
    picture.suptitle(f"{title}\n{wrapped(verdict(found), _WIDTH)}", fontsize=11)
    axes = picture.add_subplot()
    even = 100 / len(found.seats)
    axes.axvline(even, color="black", lw=0.8, ls="--")
    shares = [(100 * figure, 100 * _BAR * figure.se) for _, figure, _ in rows if figure is not None]
    right = min(100.0, 1.1 * max([even, *(share + error for share, error in shares)]))
    for place, (_, figure, (marker, face)) in enumerate(rows):
        if figure is None:
            axes.axhline(place - 0.5, color="0.7", lw=0.6)
            continue
        look: dict[str, Any] = {"fmt": marker, "color": "black", "markerfacecolor": face}
        error = 100 * _BAR * figure.se
        axes.errorbar(100 * figure, place, xerr=error, markersize=6, capsize=2, **look)
        axes.text(1.02 * right, place, figure.text(), va="center", fontsize=9)
    axes.set_yticks(range(len(rows)), [label for label, _, _ in rows])
    for tick, (_, figure, _) in zip(axes.get_yticklabels(), rows, strict=True):
        tick.set_fontweight("bold" if figure is None else "normal")
    axes.tick_params(axis="y", length=0)
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.set_xlim(0, right)
    axes.set_xlabel(
        f"games won, % (bars: two standard errors; dashed: even, {even:.0f}%)\n"
        + wrapped(made_text(found), _WIDTH),
        fontsize=9,
    )
    axes.spines[["top", "right", "left"]].set_visible(False)
    return axes


def _rows(found: Found) -> list[_Row]:
    """List what is drawn, from above: seats, swords, bots, what was tried."""
    names = seat_names(found)
    rows = _part("wins of", list(zip(names, found.seats, strict=True)), _FILLED)
    swords = [(f"sword {place}", share) for place, share in enumerate(found.setup_swords, 1)]
    rows += _part("with, drawn in the set-up,", swords, _EMPTY)
    if len(found.bots) > 1:
        rows += _part("a seat of", list(found.bots.items()), _EMPTY)
    best = most([float(share) for share in found.seats])
    tried = [(one.name, one.shares[best]) for one in found.changes]
    return rows + _part(f"{names[best]}, if", tried, _SQUARE)


def _part(heading: str, shares: list[tuple[str, Figure]], look: tuple[str, str]) -> list[_Row]:
    listed: list[_Row] = [(label, share, look) for label, share in shares]
    return [(heading, None, look), *listed] if listed else []
