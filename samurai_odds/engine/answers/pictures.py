"""Pictures of answers, drawn to be read in print without color."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from samurai_odds.engine.answers.curves import draw_chart
from samurai_odds.engine.answers.joint import Joint
from samurai_odds.engine.answers.tables import made_notes, opening
from samurai_odds.grids.axes import Axes
from samurai_odds.grids.figure import Figure
from samurai_odds.grids.style import NEITHER, above, look_of, new_picture

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Picture

_SMALL = 8
_LETTERS = 115  # of one point in an inch, less the margins
_FEW = 5  # bars that want a panel as high as the picture
_LEAST = 2  # bars that a panel has room for, so that one alone is no block
_USUAL_LINES = 7  # of a title, that every picture has room for
_LINE = 1.3 / 72  # inches of a line by the size of its letters


def draw_answer(odds: Joint, axes: "Axes | None" = None) -> "Axes":
    """Draw an answer's distributions, exactly and at least, and its headline chances.

    With ``axes`` given, only the first distribution is drawn, there. Returns the
    axes of that distribution; of the chances where there is none.
    """
    headlines = odds.question.headlines
    own = getattr(odds.question, "draw", None)
    if own and axes is None:
        drawn: Axes = own(odds)
        return drawn
    if axes is not None:
        if headlines.spreads:
            _draw_exactly(axes, odds, *headlines.spreads[0])
        else:
            _draw_chances(axes, odds, headlines.chances)
        return axes
    spreads = headlines.spreads
    chart = getattr(odds.question, "chart", None)  # a best policy, where one was sought
    further = 0 if chart is None else 1
    picture = _new_picture(odds, columns=len(spreads) + 1 + further)
    grid = picture.add_gridspec(
        2,
        len(spreads) + 1 + further,
        width_ratios=[3.0] * len(spreads) + [2.4] + [3.6] * further,
        height_ratios=[3.0, 2.0],
    )
    if chart is not None:
        draw_chart(picture.add_subplot(grid[:, -1]), chart)
    panels = []
    for place, (title, lines) in enumerate(spreads):
        steps = any(len(odds.distribution(text)) > 2 for _, text in lines)
        above = picture.add_subplot(grid[0, place] if steps else grid[:, place])
        _draw_exactly(above, odds, title, lines)
        if steps:  # else "at least 1" says what "exactly 1" does
            below = picture.add_subplot(grid[1, place], sharex=above)
            _draw_at_least(below, odds, title, lines)
        panels.append(above)
    few = panels and len(_possible(odds, headlines.chances)) < _FEW - 1
    last = picture.add_subplot(grid[0 if few else slice(None), len(spreads)])
    _draw_chances(last, odds, headlines.chances)
    return panels[0] if panels else last


def _new_picture(odds: Joint, columns: int) -> "Picture":
    """Make a page with the question above and the method below.

    The figure belongs to nobody's global state, so nothing has to be closed.
    """

    picture: Picture = new_picture(4.8 + 3.2 * columns, 5.6 if columns > 1 else _height(odds))
    set_title(picture, odds)
    return picture


def set_title(picture: "Picture", odds: Joint, size: float = 11) -> None:
    """Open a picture as the answer opens, with its verdict; at the foot, how it was made.

    Where that is much, the picture grows: what is drawn keeps its room.
    """
    wide = picture.get_size_inches()[0]
    words: dict[str, Any] = {"parse_math": False}
    title = above(opening(odds), int(wide * _LETTERS / size))
    picture.suptitle(title, fontsize=size, **words)
    made = above("\n".join(made_notes(odds)), int(wide * _LETTERS / _SMALL))
    picture.supxlabel(made, fontsize=_SMALL, **words)
    more = max(0, title.count("\n") + 1 - _USUAL_LINES)
    picture.set_figheight(picture.get_figheight() + more * size * _LINE)


def _height(odds: Joint) -> float:
    """Give the inches that bars alone take."""
    return 2.0 + 0.45 * len(_possible(odds, odds.question.headlines.chances))


def _draw_exactly(axes: "Axes", odds: Joint, title: str, lines: Sequence[tuple[str, str]]) -> None:
    """Bars, one look for each side."""
    width = 0.8 / len(lines)
    low = top = highest = 0.0
    for place, (label, text) in enumerate(lines):
        look = look_of(label, place)
        exactly = odds.distribution(text)
        middle = (place - (len(lines) - 1) / 2) * width
        bars = axes.bar(
            [value + middle for value in exactly],
            [100 * chance for chance in exactly.values()],
            width,
            color=look.face,
            hatch=look.hatch,
            edgecolor="black",
            linewidth=0.8,
            label=label,
        )
        crowded = len(exactly) > 8
        labels = ["" if crowded and c < 0.005 else _bar_label(c) for c in exactly.values()]
        axes.bar_label(bars, labels=labels, fontsize=_SMALL, padding=2)
        low, top = min(low, *exactly), max(top, *exactly)
        highest = max(highest, *exactly.values())
    axes.set_xticks(range(int(low), int(top) + 1))
    axes.set_ylabel("exactly, %")
    axes.set_xlabel(title)
    axes.set_ylim(0, min(105.0, 120 * highest))
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(fontsize=_SMALL, frameon=False)


def _draw_at_least(axes: "Axes", odds: Joint, title: str, lines: Sequence[tuple[str, str]]) -> None:
    """Falling lines, one look for each side; the least value goes without saying."""
    tails = [odds.at_least(text) for _, text in lines]
    least = min(0.0, *(min(tail) for tail in tails))
    curves = [{v: c for v, c in tail.items() if v > least} for tail in tails]
    for place, (label, _) in enumerate(lines):
        look = look_of(label, place)
        above = curves[place]
        axes.plot(
            list(above),
            [100 * chance for chance in above.values()],
            color="black",
            linestyle=look.line,
            marker=look.marker,
            markerfacecolor=look.face,
            label=label,
        )
        for value, chance in above.items():
            # The highest line is labelled above, the others below, clear of each other.
            top = all(chance >= other.get(value, 0) for other in curves)
            axes.annotate(
                _bar_label(chance),
                (value, 100 * chance),
                xytext=(7, 5) if top else (-7, -14),
                ha="left" if top else "right",
                textcoords="offset points",
                fontsize=_SMALL,
            )
    axes.set_ylabel("at least, %")
    axes.set_xlabel(title)
    axes.set_ylim(-18, 112)
    axes.set_yticks([0, 25, 50, 75, 100])
    axes.grid(axis="y", color="0.85")
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(fontsize=_SMALL, frameon=False)


def _draw_chances(axes: "Axes", odds: Joint, chances: Sequence[tuple[str, str]]) -> None:
    """Horizontal bars for the headline chances, the first on top; none for what cannot be."""
    figures = _possible(odds, chances)[::-1]
    bars = axes.barh(
        [label for label, _ in figures],
        [100 * figure for _, figure in figures],
        0.7,
        color=NEITHER,
        edgecolor="black",
        linewidth=0.8,
    )
    texts = [figure.text() for _, figure in figures]
    axes.bar_label(bars, labels=texts, fontsize=_SMALL, padding=3)
    axes.set_ylim(len(figures) - 0.5 - max(len(figures), _LEAST), len(figures) - 0.5)
    axes.set_xlim(0, 100)  # labels of long bars may stand beyond
    axes.set_xticks([0, 25, 50, 75, 100])
    axes.set_xlabel("chance, %")
    axes.tick_params(axis="y", labelsize=9)
    axes.spines[["top", "right"]].set_visible(False)


def _possible(odds: Joint, chances: Sequence[tuple[str, str]]) -> list[tuple[str, Figure]]:
    """Give the headline chances without those that are surely 0; if all are, the first."""
    figures = [(label, odds.p(text)) for label, text in chances]
    return [(label, one) for label, one in figures if one > 0 or one.samples] or figures[:1]


def _bar_label(chance: Figure) -> str:
    return f"{100 * chance:.0f}" if chance >= 0.005 else "<1"
