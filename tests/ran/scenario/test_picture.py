"""The picture of a map: a unit points where it faces, zones are hatched where they are."""

from math import atan2, degrees

import pytest

from samurai_odds import ran
from samurai_odds.play.scene import UNIT, hex_place
from samurai_odds.ran.hexes import FACINGS
from samurai_odds.ran.scenario.map_text import map_text
from samurai_odds.ran.scenario.picture import ZONES, draw_map
from samurai_odds.ran.scenario.scenario import BLUE, RED, Scenario
from samurai_odds.ran.zones import zones
from tests.ran.scenario.drawing import drawn

UP = {"n": 90, "ne": 30, "se": -30, "s": -90, "sw": -150, "nw": 150}  # degrees


@pytest.mark.parametrize("facing", FACINGS)
def test_the_tip_of_a_unit_points_at_the_vertex_that_it_faces(facing: str) -> None:
    scenario = drawn(
        f". . . .\n. .A1{facing} . .\n. . . .a1n", {"A": "A1 AS 6-4", "a": "a1 AS 6-4"}
    )
    x, y = hex_place(scenario.terrain.field, scenario.standing["A1"].hex)
    (unit,) = [p for p in polygons(scenario) if len(p) == 5 and close(p, x, y)]
    assert degrees(atan2(y - unit[0][1], unit[0][0] - x)) == pytest.approx(UP[facing], abs=0.5)


def polygons(scenario: Scenario) -> list[list[tuple[float, float]]]:
    axes = draw_map(scenario)
    shapes = [patch.get_path().vertices[:-1] for patch in axes.patches]
    return [[(float(a), float(b)) for a, b in shape] for shape in shapes]


def close(corners: list[tuple[float, float]], x: float, y: float) -> bool:
    return all(abs(a - x) < UNIT / 2 and abs(b - y) < UNIT / 2 for a, b in corners)


def test_zones_are_hatched_where_they_are() -> None:
    scenario = ran.scenario("suriagehara")
    hatched = [patch.get_hatch() for patch in draw_map(scenario).patches]
    for side in (RED, BLUE):
        held = zones(scenario.terrain, scenario.standing.values(), side)
        assert hatched.count(ZONES[side][1]) == len(held)


def test_a_position_with_everything_can_be_drawn() -> None:
    scenario = drawn(
        ".A1n . wA2se\nc2a1s v .\n",
        {"A": "A1 AS 6-4/5-3 2h open; A2 SI 7-4/6-3 disrupted", "a": "a1 KB 7-6"},
        rest="Hexsides:\n  river: 0101 e\n  tree-line: 0201 e\n  stream: 0102 e\n",
    )
    assert len(draw_map(scenario).texts) > 12
    assert "river at hex and side: 0101 e" in map_text(scenario)


def test_who_is_to_enter_is_nowhere_yet() -> None:
    figure = draw_map(ran.scenario("suriagehara")).get_figure(root=True)
    assert figure is not None
    said = "\n".join(one.get_text() for one in figure.texts)
    assert "momentum 3, 5/5, to enter: d1-d2" in said
    assert "initiative 6, 7/6, at A9: A1-A2" in said
