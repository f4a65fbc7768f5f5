"""The picture of a map: a unit points where it faces, zones are hatched where they are."""

from math import atan2, degrees

import pytest
from matplotlib.colors import to_rgb
from matplotlib.patches import Polygon

from samurai_odds import ran
from samurai_odds.play.hex_maps import middle
from samurai_odds.ran.hexes import FACINGS
from samurai_odds.ran.scenario.map_text import map_text
from samurai_odds.ran.scenario.picture import ZONE_HATCH, draw_map, piece_colors
from samurai_odds.ran.scenario.scenario import BLUE, RED, Scenario
from samurai_odds.ran.zones import zones
from tests.ran.scenario.drawing import drawn

UP = {"n": 90, "ne": 30, "se": -30, "s": -90, "sw": -150, "nw": 150}  # degrees


@pytest.mark.parametrize("facing", FACINGS)
def test_the_tip_of_a_unit_points_at_the_vertex_that_it_faces(facing: str) -> None:
    scenario = drawn(
        f". . . .\n. .A1{facing} . .\n. . . .a1n", {"A": "A1 AS 6-4", "a": "a1 AS 6-4"}
    )
    x, y = middle(scenario.terrain.field, scenario.standing["A1"].hex)
    (unit,) = [p for p in polygons(scenario) if len(p) == 5 and close(p, x, y)]
    assert degrees(atan2(unit[0][1] - y, unit[0][0] - x)) == pytest.approx(UP[facing], abs=1e-6)


def polygons(scenario: Scenario) -> list[list[tuple[float, float]]]:
    axes = draw_map(scenario)
    shapes = [patch for patch in axes.patches if isinstance(patch, Polygon)]
    return [[(float(a), float(b)) for a, b in shape.get_xy()[:-1]] for shape in shapes]


def close(corners: list[tuple[float, float]], x: float, y: float) -> bool:
    return all(abs(a - x) < 0.5 and abs(b - y) < 0.5 for a, b in corners)


def test_zones_are_hatched_where_they_are() -> None:
    scenario = ran.scenario("suriagehara")
    hatched = [patch.get_hatch() for patch in draw_map(scenario).patches]
    for side in (RED, BLUE):
        held = zones(scenario.terrain, scenario.standing.values(), side)
        assert hatched.count(ZONE_HATCH[side]) == len(held)


def test_sides_are_told_apart_in_gray() -> None:
    for side in (RED, BLUE):
        face, ink = (sum(to_rgb(color)) / 3 for color in piece_colors(side))
        assert abs(face - ink) > 0.5
    assert sum(to_rgb(piece_colors(BLUE)[0])) - sum(to_rgb(piece_colors(RED)[0])) > 1.5


def test_a_position_with_everything_can_be_drawn() -> None:
    scenario = drawn(
        ".A1n . wA2se\nc2a1s v .\n",
        {"A": "A1 AS 6-4/5-3 2h open; A2 SI 7-4/6-3 disrupted", "a": "a1 KB 7-6"},
        rest="Hexsides:\n  river: 0101 e\n  tree-line: 0201 e\n  stream: 0102 e\n",
    )
    assert len(draw_map(scenario).texts) > 12
    assert "river at hex and side: 0101 e" in map_text(scenario)
