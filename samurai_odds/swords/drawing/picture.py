"""The map as a picture, to be read in print without color: a box for each province.

Boxes stand where the chart places them, about as on the board; what joins two of them is a
border, dashed a sea line. The frame of a box says whose it is.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from samurai_odds.swords.drawing.boxes import (
    BOX,
    CENTERED,
    draw_box,
    draw_castle,
    draw_lines,
    extent,
)
from samurai_odds.swords.drawing.looks import strength
from samurai_odds.swords.drawing.page import new_page
from samurai_odds.swords.facts import Facts, load
from samurai_odds.swords.scenario.chart import Chart, Province, chart_of
from samurai_odds.swords.scenario.facts import owners
from samurai_odds.swords.scenario.scenario import Army, Scenario, Units

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
