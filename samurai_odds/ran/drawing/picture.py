"""The map of a scenario as a picture, to be read in print without color."""

from collections.abc import Sequence
from functools import partial
from math import sqrt
from typing import TYPE_CHECKING, Any

from samurai_odds.grids.style import showing_itself
from samurai_odds.play.pictures import draw_heat
from samurai_odds.ran.drawing.pieces import (
    CENTERED,
    DARK,
    GROUND_LOOKS,
    RISE,
    SIDE_LOOKS,
    ZONE_HATCH,
    draw_pieces,
    name_pieces,
)
from samurai_odds.ran.ground.hexes import Field
from samurai_odds.ran.ground.zones import zones
from samurai_odds.ran.scenario.scenario import SIDES, Scenario

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.patches import Polygon

_HEIGHT = sqrt(3) / 2  # between rows, when a hex is 1 wide
_RADIUS = 1 / sqrt(3)
_CORNERS = ((0.0, 1.0), (0.5, 0.5), (0.5, -0.5), (0.0, -1.0), (-0.5, -0.5), (-0.5, 0.5))


def draw_map(
    scenario: Scenario, axes: "Axes | None" = None, heat: Sequence[float] | None = None
) -> "Axes":
    """Draw a scenario's map with its units, their facing and zones; return its axes.

    Without ``axes`` a page is made, with the scenario in words below. ``heat`` is a number
    for each hex, such as the units lost there: the hexes are then shaded by it, and the
    units only named.
    """
    if axes is None:
        from samurai_odds.ran.drawing.page import new_page

        axes = showing_itself(new_page(scenario))
    over = scenario.terrain.field
    for number in range(over.hexes):
        _draw_ground(axes, scenario, number)
    places = [place(over, number) for number in range(over.hexes)]
    if heat is not None:
        draw_heat(axes, heat, places, partial(_hexagon, over))
    for side in range(len(SIDES) if heat is None else 0):
        for number in zones(scenario.terrain, scenario.standing.values(), side):
            look: dict[str, Any] = {"fc": "none", "ec": DARK[side], "alpha": 0.45, "lw": 0}
            axes.add_patch(_hexagon(over, number, 0.93, hatch=ZONE_HATCH[side], zorder=2, **look))
    _draw_sides(axes, scenario)
    (draw_pieces if heat is None else name_pieces)(axes, scenario, places)
    axes.set_xlim(-0.03, over.columns + 0.53)
    axes.set_ylim(-(over.rows - 1) * _HEIGHT - _RADIUS - 0.03, _RADIUS + 0.03)
    axes.set_aspect("equal")
    axes.set_axis_off()
    return axes


def place(over: Field, number: int) -> tuple[float, float]:
    """Give the middle of a hex; a hex is 1 wide."""
    return over.across(number) / 2, -over.row_of(number) * _HEIGHT


def _outline(over: Field, number: int, scale: float) -> list[tuple[float, float]]:
    x, y = place(over, number)
    return [(x + scale * a, y + scale * b * _RADIUS) for a, b in _CORNERS]


def _hexagon(over: Field, number: int, scale: float = 1.0, **look: Any) -> "Polygon":
    from matplotlib.patches import Polygon

    return Polygon(_outline(over, number, scale), closed=True, **look)


def _draw_ground(axes: "Axes", scenario: Scenario, number: int) -> None:
    """Draw a hex: its face, its outline, its name, what it is and its level."""
    ground = scenario.terrain
    face, said = GROUND_LOOKS[ground.hexes[number]]
    axes.add_patch(_hexagon(ground.field, number, fc=face, ec="0.55", lw=0.6, zorder=1))
    x, y = place(ground.field, number)
    backed = {"fc": face, "ec": "none", "pad": 0.3}
    look: dict[str, Any] = {"fontsize": 6, "color": "0.25", "bbox": backed, "zorder": 3, **CENTERED}
    axes.text(x, y + 0.45, ground.field.name_of(number), **look)
    if said:
        axes.text(x, y - 0.43, said, style="italic", **look)
    if level := ground.levels[number]:
        ring = {"fc": "white", "ec": "0.3", "lw": 0.8, "boxstyle": "circle,pad=0.15"}
        axes.text(x + 0.37, y - 0.2, str(level), **look | {"bbox": ring, "fontsize": 7})


def _draw_sides(axes: "Axes", scenario: Scenario) -> None:
    """Draw what lies on hexsides, and a thick line where the ground rises."""
    ground = scenario.terrain
    for number in range(ground.field.hexes):
        corners = _outline(ground.field, number, 1)
        for side, beside in enumerate(ground.field.neighbors(number)):
            ends = (corners[side], corners[(side + 1) % 6])
            x, y = zip(*ends, strict=True)
            if beside > number and (kind := ground.side(number, beside)) is not None:
                color, style, wide = SIDE_LOOKS[kind]
                axes.plot(x, y, style, color=color, lw=wide, zorder=3)
            elif beside >= 0 and ground.levels[beside] < ground.levels[number]:
                steps = ground.levels[number] - ground.levels[beside]
                axes.plot(x, y, "-", color=RISE, lw=1.0 + 1.2 * steps, zorder=2.5)
