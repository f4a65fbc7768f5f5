"""The map of a scenario as a picture, with its units and contingents in words."""

from collections.abc import Iterator
from typing import Any

from samurai_odds.grids.axes import Axes
from samurai_odds.grids.style import showing_itself
from samurai_odds.play.board_picture import BETWEEN, draw_board, new_page
from samurai_odds.play.hex_maps import outline
from samurai_odds.play.scene import BLUE as DARK_BLUE
from samurai_odds.play.scene import RED as DARK_RED
from samurai_odds.play.scene import UNIT, hex_place
from samurai_odds.ran.scenario.board import ground, scene
from samurai_odds.ran.scenario.map_text import place_text, source_lines, special_lines, units_text
from samurai_odds.ran.scenario.scenario import SIDES, Contingent, Scenario
from samurai_odds.ran.zones import zones

ZONES = ((DARK_RED, "////"), (DARK_BLUE, "...."))  # color and hatch by side


def draw_map(scenario: Scenario) -> "Axes":
    """Draw a scenario's map with its units, their facing and zones; return its axes."""
    drawn = ground(scenario)
    axes = showing_itself(new_page(scenario.title, drawn, tuple(_words(scenario))))
    draw_board(axes, drawn, scene(scenario).pieces)
    _draw_zones(axes, scenario)
    return axes


def _draw_zones(axes: "Axes", scenario: Scenario) -> None:
    from matplotlib.patches import Polygon

    over = scenario.terrain.field
    for side, (color, hatch) in enumerate(ZONES):
        look: dict[str, Any] = {"fc": "none", "ec": color, "hatch": hatch, "alpha": 0.45, "lw": 0}
        for number in zones(scenario.terrain, scenario.standing.values(), side):
            x, y = hex_place(over, number)
            corners = [(UNIT * a, UNIT * b) for a, b in outline((x / UNIT, y / UNIT), 0.93)]
            axes.add_patch(Polygon(corners, zorder=BETWEEN, **look))


def _words(scenario: Scenario) -> Iterator[str]:
    yield "hatched: zones of control, red's with lines, blue's with dots"
    for side, army in enumerate(scenario.armies):
        yield f"{SIDES[side]} ({army.name}): breaks at {army.level} rout points"
        for each in scenario.of_side(side):
            yield f"    {_contingent(each, scenario)}: {units_text(each)}"
    yield from special_lines(scenario)
    yield from source_lines(scenario)


def _contingent(each: Contingent, scenario: Scenario) -> str:
    rating = f"momentum {each.rating}"
    if each.command is not None:
        rating = f"So-Taisho, initiative {each.rating}"
    place = f"{'' if each.hex is None else 'at '}{place_text(each, scenario)}"
    return f"{each.letter} {each.name}, {rating}, {each.man}, {place}"
