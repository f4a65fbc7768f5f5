"""Zones of control, surrounded units, stacking (4.53, 6.7, 7.2, 11.62)."""

import pytest

from samurai_odds.ran.field.pieces import surrounded
from samurai_odds.ran.scenario.scenario import BLUE, RED, Scenario
from samurai_odds.ran.units import read_unit
from samurai_odds.ran.zones import Standing, overstacked, zone, zones
from tests.ran.field.table import Position
from tests.ran.scenario.drawing import drawn

MAP = """
. . . . .
. . .a1s . .
. . {} . .
. . .A1n . .
. . . . .
"""
FOOT = {"A": "A1 AS 6-4/5-3", "a": "a1 AS 6-4/5-3"}


def zone_of(scenario: Scenario, label: str) -> set[str]:
    held = zone(scenario.terrain, scenario.standing[label])
    return {scenario.hex_name(number) for number in held}


def test_a_zone_is_the_two_front_hexes() -> None:
    scenario = drawn(MAP.format("."), FOOT)
    assert zone_of(scenario, "A1") == {"0303", "0403"}
    assert zone_of(scenario, "a1") == {"0303", "0403"}
    one, other = (zones(scenario.terrain, scenario.standing.values(), s) for s in (RED, BLUE))
    assert one == other  # 7.27


def test_a_disrupted_unit_has_no_zone() -> None:
    scenario = drawn(MAP.format("."), FOOT | {"A": "A1 AS 6-4/5-3 disrupted"})
    assert zone_of(scenario, "A1") == set()


@pytest.mark.parametrize(
    ("unit", "held"),
    [
        ("AS 6-4/5-3", {"0403"}),
        ("KB 7-6/6-5", {"0403"}),
        ("AS-T 5-4", {"0303", "0403"}),
        ("AS-B 5-4", {"0303", "0403"}),
        ("SI-B 5-5", {"0303", "0403"}),
    ],
)
def test_only_bows_and_guns_have_a_zone_where_nobody_can_go(unit: str, held: set[str]) -> None:
    on_water = drawn(MAP.format("~"), FOOT | {"A": f"A1 {unit}"})
    assert zone_of(on_water, "A1") == held
    over_a_river = drawn(
        MAP.format("."), FOOT | {"A": f"A1 {unit}"}, rest="Hexsides:\n  river: 0304 nw\n"
    )
    assert zone_of(over_a_river, "A1") == held


def test_a_stream_and_a_rise_stop_no_zone() -> None:
    scenario = drawn(MAP.format(".3"), FOOT, rest="Hexsides:\n  stream: 0304 nw ne\n")
    assert zone_of(scenario, "A1") == {"0303", "0403"}


def test_a_honjin_has_a_zone_all_around() -> None:
    rows = ". . .\n. .A2 .\n. .A1n .a1s\n"
    scenario = drawn(rows, FOOT | {"A": "A1 AS 6-4/5-3; A2 Honjin 5-0"})
    assert zone_of(scenario, "A2") == {"0201", "0301", "0302", "0303", "0203", "0102"}


def test_a_honjin_is_gun_armed_and_has_a_zone_where_nobody_can_go() -> None:
    """4.54, 7.22."""
    rows = ". ~ .\n. .A2 .\n. .A1n .a1s\n"
    scenario = drawn(rows, FOOT | {"A": "A1 AS 6-4/5-3; A2 Honjin 5-0"})
    assert "0201" in zone_of(scenario, "A2")


def is_surrounded(scenario: Scenario) -> bool:
    position = Position(scenario)
    return surrounded(position.q, position.s, position.unit("A1"))


RING = """
. . . . .
. .a1s .a2{} . .
. ~ .A1n {} .
. .a3s .a4s . .
"""
ENEMIES = "a1-a4 AS 6-4/5-3"


@pytest.mark.parametrize(
    ("facing", "beside", "lost"),
    [
        ("n", "~", True),  # closed ground
        ("n", ".", False),  # a way out
        ("s", ".", True),  # an enemy zone
        ("n", ".A2n", False),  # friends are no enemies (R34)
    ],
)
def test_surrounded_is_by_enemies_their_zones_and_closed_ground(
    facing: str, beside: str, lost: bool
) -> None:
    own = "A1-A2 AS 6-4/5-3" if "A2" in beside else "A1 AS 6-4/5-3"
    scenario = drawn(RING.format(facing, beside), {"A": own, "a": ENEMIES})
    assert is_surrounded(scenario) == lost


def test_a_unit_at_the_edge_is_not_surrounded() -> None:
    scenario = drawn(".A1n .a1s", FOOT)
    assert not is_surrounded(scenario)


def test_one_unit_a_hex_and_none_in_a_honjins() -> None:
    unit, camp = read_unit("AS 6-4", "unit"), read_unit("Honjin 5-0", "unit")
    others = [Standing(RED, 3, 0, unit), Standing(BLUE, 4, 0, unit)]
    assert not list(overstacked(others))
    ((number, says),) = overstacked([*others, Standing(RED, 3, 0, unit)])
    assert (number, "(6.71)" in says) == (3, True)
    ((number, says),) = overstacked([*others, Standing(RED, 4, None, camp)])
    assert (number, "(4.53)" in says) == (4, True)
