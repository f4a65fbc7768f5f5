"""The page around the picture of a map: its legend, and the seats in words."""

import textwrap
from typing import TYPE_CHECKING, Any

from samurai_odds.swords.drawing.boxes import draw_box, draw_castle, extent
from samurai_odds.swords.drawing.looks import LAND, LETTERS, SEA
from samurai_odds.swords.drawing.words import armies_text, begins, seat_text
from samurai_odds.swords.facts import Facts
from samurai_odds.swords.layout import KINDS
from samurai_odds.swords.scenario.chart import chart_of
from samurai_odds.swords.scenario.scenario import Scenario

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_CELL = (0.88, 0.88)  # inches
_SMALL = 9
_LINE = 0.165  # inches, of text below the map
_HEAD, _ROW = 0.5, 0.45  # inches, of the title and of a row of the legend
_MINI = (0.5, 0.36)  # cells, of a box in the legend
_LONGEST_NAME = 22
_LEAST_WIDE = 11.0  # inches, for the words


def new_page(scenario: Scenario, facts: Facts, heated: bool) -> "Axes":
    """Make a page: the map, a legend and the seats in words below.

    The figure belongs to nobody's global state, so nothing has to be closed.
    """
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    left, right, bottom, top = extent(chart_of(scenario.map))
    wide = max((right - left) * _CELL[0] + 0.3, _LEAST_WIDE)
    below = [
        piece
        for line in _words_below(scenario, facts)
        for piece in textwrap.wrap(line, int(wide * 13.5), subsequent_indent="    ")
    ]
    board = (top - bottom) * _CELL[1]
    explained = _ROW * _legend_rows(scenario, heated)
    foot = explained + _LINE * len(below) + 0.2
    high = board + foot + _HEAD
    picture = Figure(figsize=(wide, high))
    FigureCanvasAgg(picture)
    axes = picture.add_axes((0.01, foot / high, 0.98, board / high))
    centered: dict[str, Any] = {"ha": "center", "va": "center", "parse_math": False}
    picture.text(0.5, 1 - 0.25 / high, scenario.title, fontsize=14, **centered)
    legend = picture.add_axes((0.01, (foot - explained) / high, 0.98, explained / high))
    _draw_legend(legend, scenario, wide, heated)
    words: dict[str, Any] = {"ha": "left", "va": "top", "fontsize": _SMALL, "parse_math": False}
    picture.text(0.02, (foot - explained) / high, "\n".join(below), **words)
    return axes


def _draw_legend(axes: "Axes", scenario: Scenario, wide: float, heated: bool) -> None:
    """Explain what is drawn, in cells of the map: what there is, and below it the seats."""
    rows, step = _legend_rows(scenario, heated), _ROW / _CELL[1]
    axes.set_xlim(0, wide * 0.98 / _CELL[0])
    axes.set_ylim((0.5 - rows) * step, 0.5 * step)
    axes.set_aspect("equal")
    axes.set_axis_off()
    says: dict[str, Any] = {"va": "center", "fontsize": _SMALL, "parse_math": False}
    x = 0.5
    for look, label in ((LAND, "border"), (SEA, "sea line")):
        axes.plot([x - 0.25, x + 0.25], [0, 0], **look)
        axes.text(x + 0.35, 0, label, **says)
        x += 1.5
    if heated:
        axes.text(x, 0, "shade and number: how much, where", **says)
        return
    for what in dict.fromkeys(found for _, found in scenario.castles):
        draw_castle(axes, x, -0.1, what)
        axes.text(x + 0.3, 0, what, **says)
        x += 1.4
    if scenario.to_be_set_up:
        return
    draw_box(axes, x, 0, None, empty=True, size=_MINI)
    axes.text(x + 0.35, 0, "empty", **says)
    x = 0.5
    for index, seat in enumerate(scenario.seats):
        if not seat.out:
            name = textwrap.shorten(seat.name, _LONGEST_NAME, placeholder=" ...")
            draw_box(axes, x, -step, index, size=_MINI)
            axes.text(x + 0.35, -step, name, **says)
            x += 0.9 + 0.1 * len(name)


def _legend_rows(scenario: Scenario, heated: bool) -> int:
    return 1 if heated or scenario.to_be_set_up else 2


def _words_below(scenario: Scenario, facts: Facts) -> list[str]:
    lines = [begins(scenario, facts)]
    if not scenario.to_be_set_up:
        kinds = ", ".join(f"{letter} {KINDS[kind]}" for kind, letter in LETTERS.items())
        fallen = any(army.fallen for seat in scenario.seats for army in seat.armies)
        dead = ", †: its daimyo was assassinated" if fallen else ""
        lines.append(f"{kinds}; A1 L2 · 6: army 1 of level 2, 6 units{dead}")
        for index in range(len(scenario.seats)):
            armies = armies_text(scenario, index)
            lines.append(f"{seat_text(scenario, index, facts)}{': ' if armies else ''}{armies}")
    return lines
