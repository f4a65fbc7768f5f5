"""The map as a picture, to be read in print without color: a box for each province.

Boxes stand where the chart places them, about as on the board; what joins two of them is a
border, dashed a sea line. The frame of a box says whose it is.
"""

import textwrap
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from samurai_odds.grids.style import new_picture
from samurai_odds.swords.facts import Facts, load
from samurai_odds.swords.layout import BOWMAN, GUNNER, KINDS, SPEARMAN, SWORDSMAN
from samurai_odds.swords.scenario.chart import Chart, Province, chart_of
from samurai_odds.swords.scenario.facts import owners
from samurai_odds.swords.scenario.map_text import armies_text, begins, seat_text
from samurai_odds.swords.scenario.scenario import FORTRESS, Army, Scenario, Units

if TYPE_CHECKING:
    from matplotlib.axes import Axes


_NAME, _TEXT = 7.0, 6.6  # points
_LINE = 44.0  # points that a line of a box is wide
_LETTER, _BOLD = 0.6, 0.72  # widths of a letter, in its size
_LEAST_SHARE = 0.02  # of the hottest province; cooler ones are not shaded


def draw_map(
    scenario: Scenario,
    axes: "Axes | None" = None,
    heat: Mapping[str, float] | None = None,
    facts: Facts | None = None,
) -> "Axes":
    """Draw the map of a set-up or a position, with all that stands on it; return its axes.

    Without ``axes`` a page is made, with a legend and the seats in words. ``heat`` is a
    number for some provinces by name, such as how often each was conquered: they are then
    shaded by it, and the troops not shown. ``facts`` are a user's numbers, if not ours.
    """
    if axes is None:
        axes = new_page(scenario, load() if facts is None else facts, heat is not None)
    chart = chart_of(scenario.map)
    draw_lines(axes, chart)
    owned = owners(scenario)
    forces = {name: units for seat in scenario.seats for name, units in seat.forces}
    armies = {army.where: army for seat in scenario.seats for army in seat.armies}
    hottest = max([*(heat or {}).values(), 0.0]) or 1.0
    for province in chart.provinces:
        name, owner = province.name, owned.get(province.name)
        if heat is not None:
            _draw_heat(axes, province, heat.get(name, 0.0), hottest)
            continue
        empty = owner is None and not scenario.to_be_set_up
        draw_box(axes, province.x, -province.y, owner, empty)
        _write(axes, province, forces.get(name), armies.get(name))
    for name, what in scenario.castles:
        place = chart.provinces[chart.numbers[name]]
        draw_castle(axes, place.x + 0.26, -place.y + BOX[1] / 2, what)
    _frame_all(axes, chart)
    return axes


def army_label(army: Army) -> str:
    """Write an army short: its number, its level, its units with the daimyo."""
    fallen = " †" if army.fallen else ""
    return f"A{army.index} L{army.level} · {sum(army.units)}{fallen}"


def _write(axes: "Axes", province: Province, force: Units | None, army: Army | None) -> None:
    x, y = province.x, -province.y
    rows = 1 + (force is not None) + (army is not None)
    places = {1: [0.0], 2: [0.11, -0.12], 3: [0.175, 0.015, -0.165]}[rows]
    _line(axes, x, y + places[0], province.short, _NAME, weight="bold")
    if force is not None:
        _line(axes, x, y + places[1], strength(force), _TEXT)
    if army is not None:
        label = {"boxstyle": "square,pad=0.15", "fc": "black", "ec": "black"}
        _line(axes, x, y + places[-1], army_label(army), _TEXT, color="white", bbox=label)


def _line(axes: "Axes", x: float, y: float, text: str, size: float, **look: Any) -> None:
    """Write a line of a box, smaller where it would not fit."""
    letter = _BOLD if "weight" in look else _LETTER
    fitted = min(size, _LINE / (letter * max(len(text), 1)))
    axes.text(x, y, text, fontsize=fitted, zorder=5, **look, **CENTERED)


def _draw_heat(axes: "Axes", province: Province, value: float, hottest: float) -> None:
    """Draw a box shaded by a number, which is printed where it is not small."""
    from matplotlib.patches import Rectangle

    share = max(value, 0.0) / hottest
    x, y = province.x, -province.y
    shade, ink = f"{1 - 0.65 * share:.3f}", "white" if share > 0.7 else "black"
    corner = (x - BOX[0] / 2, y - BOX[1] / 2)
    axes.add_patch(Rectangle(corner, *BOX, fc=shade, ec="0.2", lw=0.9, zorder=2))
    told = share >= _LEAST_SHARE
    _line(axes, x, y + (0.13 if told else 0), province.short, _NAME, weight="bold", color=ink)
    if told:
        _line(axes, x, y - 0.13, f"{value:.2g}", _TEXT + 1, color=ink)


def _frame_all(axes: "Axes", chart: Chart) -> None:
    left, right, bottom, top = extent(chart)
    axes.set_xlim(left, right)
    axes.set_ylim(bottom, top)
    axes.set_aspect("equal")
    axes.set_axis_off()


_CELL = (0.88, 0.88)  # inches
_SMALL = 9
_ROW = 0.165  # inches, of text below the map
_HEAD, _ROW = 0.5, 0.45  # inches, of the title and of a row of the legend
_MINI = (0.5, 0.36)  # cells, of a box in the legend
_LONGEST_NAME = 22
_LEAST_WIDE = 11.0  # inches, for the words


def new_page(scenario: Scenario, facts: Facts, heated: bool) -> "Axes":
    """Make a page: the map, a legend and the seats in words below.

    The figure belongs to nobody's global state, so nothing has to be closed.
    """
    left, right, bottom, top = extent(chart_of(scenario.map))
    wide = max((right - left) * _CELL[0] + 0.3, _LEAST_WIDE)
    below = [
        piece
        for line in _words_below(scenario, facts)
        for piece in textwrap.wrap(line, int(wide * 13.5), subsequent_indent="    ")
    ]
    board = (top - bottom) * _CELL[1]
    explained = _ROW * _legend_rows(scenario, heated)
    foot = explained + _ROW * len(below) + 0.2
    high = board + foot + _HEAD
    picture = new_picture(wide, high, layout=None)
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


def signs(fallen: bool) -> str:
    """Say what is written in provinces; ``fallen``: also of armies without a daimyo."""
    kinds = ", ".join(f"{letter} {KINDS[kind]}" for kind, letter in LETTERS.items())
    dead = ", †: its daimyo was assassinated" if fallen else ""
    return f"{kinds}; A1 L2 · 6: army 1 of level 2, 6 units{dead}"


def _legend_rows(scenario: Scenario, heated: bool) -> int:
    return 1 if heated or scenario.to_be_set_up else 2


def _words_below(scenario: Scenario, facts: Facts) -> list[str]:
    lines = [begins(scenario, facts)]
    if not scenario.to_be_set_up:
        fallen = any(army.fallen for seat in scenario.seats for army in seat.armies)
        lines.append(signs(fallen))
        for index in range(len(scenario.seats)):
            armies = armies_text(scenario, index)
            lines.append(f"{seat_text(scenario, index, facts)}{': ' if armies else ''}{armies}")
    return lines


BOX = (0.84, 0.70)  # width and height, in cells
CENTERED: dict[str, Any] = {"ha": "center", "va": "center", "parse_math": False}
_FRAME = 0.075  # around what is written


def extent(chart: Chart) -> tuple[float, float, float, float]:
    """Give the left, right, bottom and top end of a map, in cells."""
    xs = [province.x for province in chart.provinces]
    ys = [province.y for province in chart.provinces]
    return min(xs) - 0.5, max(xs) + 0.5, -max(ys) - 0.45, -min(ys) + 0.45


def draw_lines(axes: "Axes", chart: Chart) -> None:
    """Draw borders and sea lines from middle to middle, under the boxes."""
    for border in chart.borders:
        a, b = (chart.provinces[chart.numbers[name]] for name in (border.a, border.b))
        axes.plot([a.x, b.x], [-a.y, -b.y], zorder=1, **(SEA if border.sea else LAND))


def draw_box(
    axes: "Axes", x: float, y: float, owner: int | None, empty: bool = False, size: Any = BOX
) -> None:
    """Draw a province's box: framed by its owner's pattern, or plain; dotted if empty."""
    from matplotlib.patches import Rectangle

    wide, high = size
    corner = (x - wide / 2, y - high / 2)
    edge: dict[str, Any] = {"ec": "0.2", "lw": 0.9, "ls": (0, (1, 1.5)) if empty else "-"}
    if owner is None:
        axes.add_patch(Rectangle(corner, wide, high, fc="white", zorder=2, **edge))
        return
    look = SEATS[owner]
    patterned: dict[str, Any] = {"fc": look.face, "hatch": look.hatch, "zorder": 2}
    axes.add_patch(Rectangle(corner, wide, high, **patterned, **edge))
    inner = (x - wide / 2 + _FRAME, y - high / 2 + _FRAME)
    within: dict[str, Any] = {"fc": "white", "ec": "0.2", "lw": 0.5, "zorder": 3}
    axes.add_patch(Rectangle(inner, wide - 2 * _FRAME, high - 2 * _FRAME, **within))
    tag = {"boxstyle": "circle,pad=0.18", "fc": "white", "ec": "black", "lw": 0.8}
    look_of_tag: dict[str, Any] = {"fontsize": 6, "weight": "bold", "zorder": 6, "bbox": tag}
    axes.text(corner[0] + 0.045, y + high / 2 - 0.045, str(owner + 1), **look_of_tag, **CENTERED)


def draw_castle(axes: "Axes", x: float, y: float, what: str) -> None:
    """Draw a castle, ``x`` and ``y`` the middle of its foot: a tower, a fortress on a base."""
    from matplotlib.patches import Polygon

    left, low, wide, high = x - 0.1, y, 0.2, 0.2
    steps = [0, 0, 0.2, 0.2, 0.4, 0.4, 0.6, 0.6, 0.8, 0.8, 1, 1]
    tops = [0, 1, 1, 0.7, 0.7, 1, 1, 0.7, 0.7, 1, 1, 0]
    points = [(left + wide * a, low + high * b) for a, b in zip(steps, tops, strict=True)]
    axes.add_patch(Polygon(points, closed=True, fc="white", ec="black", lw=1.0, zorder=7))
    if what == FORTRESS:
        base = [(-0.15, 0), (1.15, 0), (1.3, -0.3), (-0.3, -0.3)]
        points = [(left + wide * a, low + high * b) for a, b in base]
        axes.add_patch(Polygon(points, closed=True, fc="black", ec="black", zorder=7))


class SeatLook(NamedTuple):
    """The frame of a seat's provinces: its face and its hatch."""

    face: str
    hatch: str


SEATS = (
    SeatLook("0.15", ""),
    SeatLook("1.0", "/////"),
    SeatLook("0.65", ""),
    SeatLook("1.0", "oooo"),
    SeatLook("0.85", "xxxx"),
)
LAND: dict[str, Any] = {"color": "0.3", "lw": 1.3, "ls": "-"}
SEA: dict[str, Any] = {"color": "#1b4f91", "lw": 1.5, "ls": (0, (3, 2))}
LETTERS = {BOWMAN: "b", GUNNER: "g", SWORDSMAN: "sw", SPEARMAN: "sp"}


def strength(units: Units) -> str:
    """Write a troop short: ``2b 1g 1sw 3sp``."""
    return " ".join(f"{units[kind]}{letter}" for kind, letter in LETTERS.items() if units[kind])
