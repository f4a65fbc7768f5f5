"""What the games of a balance have shown, and the picture of its shares."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from samurai_odds.analysis.evidence import Players
from samurai_odds.analysis.favor import Favor
from samurai_odds.analysis.strength import Meeting
from samurai_odds.engine.provenance import Provenance, Simulated
from samurai_odds.grids.axes import Axes
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.style import beside, new_picture

if TYPE_CHECKING:
    from samurai_odds.analysis.varying import Variation

Row = tuple[str, Figure | None, tuple[str, str]]  # a row without a figure is a heading

WIDTH = 96  # letters of a line
FILLED, EMPTY, SQUARE = ("o", "black"), ("o", "white"), ("s", "0.6")
_BAR = 2  # standard errors to either side
_ROW, _AROUND = 0.3, 2.4  # inches


def draw_shares(
    title: str, rows: Sequence[Row], label: str, even: float, margin: float = 0, right: float = 100
) -> "Axes":
    """Draw a point for every share, from above, beside a line at an even share (per cent).

    Gray is what lies within ``margin`` of it; the axis ends at ``right``.
    """

    picture = new_picture(9.0, _AROUND + _ROW * len(rows))
    picture.suptitle(title, fontsize=11)
    axes = picture.add_subplot()
    if margin:
        axes.axvspan(even - margin, even + margin, color="0.9", lw=0, zorder=0)
    axes.axvline(even, color="black", lw=0.8, ls="-" if margin else "--")
    for place, (_, figure, (marker, face)) in enumerate(rows):
        if figure is None:
            axes.axhline(place - 0.5, color="0.7", lw=0.6)
            continue
        look: dict[str, Any] = {"fmt": marker, "color": "black", "markerfacecolor": face}
        error = 100 * _BAR * figure.bar
        axes.errorbar(100 * figure, place, xerr=error, markersize=6, capsize=2, **look)
        axes.text(1.02 * right, place, figure.text(), va="center", fontsize=9)
    axes.set_yticks(range(len(rows)), [beside(name) for name, _, _ in rows])
    for tick, (_, figure, _) in zip(axes.get_yticklabels(), rows, strict=True):
        tick.set_fontweight("bold" if figure is None else "normal")
    axes.tick_params(axis="y", length=0)
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.set_xlim(0, right)
    axes.set_xlabel(label, fontsize=9)
    axes.spines[["top", "right", "left"]].set_visible(False)
    return axes


# ---- What the games of a balance have shown ------------------------------------------


@dataclass(frozen=True)
class Section:
    """What one thing is worth: red's share with it this way or that, and the difference.

    ``rows`` are a line of the table, a short word of the picture, and red's share.
    """

    heading: str
    rows: tuple[tuple[str, str, Figure], ...]
    difference: tuple[str, Figure] | None = None


@dataclass(frozen=True, repr=False)
class FairnessResult(Simulated):
    """How fair a scenario is, by some bots.

    ``favor`` is the verdict, with the players of ``level``; ``others`` are those of other bots in
    all seats, ``players`` what people reported. ``seconds`` went into the games of the verdict,
    whose first bot is ``bot``; ``ends`` counts how they end; ``seatings`` is how often each
    deal was played, the bots seated otherwise. ``variation`` is how far it moves where its numbers
    are doubtful, if that was asked. ``never`` lists, by bot, tools of the rules that it never uses.
    ``meeting`` is what the bot of the verdict and the next won of each other.
    """

    title: str
    level: str
    favor: Favor
    others: dict[str, Favor]
    players: Players | None
    played: int  # games in all
    seconds: float
    bot: str
    ends: Mapping[str, int]
    seatings: int
    provenance: Provenance = field(repr=False)
    variation: "Variation | None" = field(default=None, kw_only=True)
    never: Mapping[str, tuple[str, ...]] = field(default_factory=dict, kw_only=True)
    meeting: Meeting | None = field(default=None, kw_only=True)
