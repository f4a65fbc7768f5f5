"""Line of sight and fields of fire, clause by clause (8.12-8.15, 8.24-8.26; R50)."""

import pytest

from samurai_odds.ran.field.movement.command import FLANK_FIRE, FRONT_FIRE, NO_FIRE, can_fire_at
from samurai_odds.ran.field.pieces import sees
from samurai_odds.ran.scenario.scenario import Scenario
from tests.ran.field.table import Position
from tests.ran.scenario.drawing import drawn

GUN = {"A": "A1 AS-T 5-4", "a": "a1 AS 6-4/5-3"}


def row(cells: str, units: dict[str, str] = GUN, sides: str = "") -> Scenario:
    """Draw one row of hexes between two empty ones."""
    empty = " ".join("." * len(cells.split()))
    rest = f"Hexsides:\n  {sides}\n" if sides else ""
    return drawn(f"{empty}\n{cells}\n{empty}", units, rest=rest)


def seen(scenario: Scenario, one: str = "A1", other: str = "a1") -> bool:
    position = Position(scenario)
    ends = scenario.standing[one].hex, scenario.standing[other].hex
    there = sees(position.q, position.s, *ends)
    assert there == sees(position.q, position.s, *reversed(ends))
    return there


def fires(scenario: Scenario) -> int:
    position = Position(scenario)
    target = scenario.standing["a1"].hex
    return can_fire_at(position.q, position.s, position.unit("A1"), target)


@pytest.mark.parametrize("between", ["w", "h", "v"])
def test_woods_and_villages_between_block(between: str) -> None:
    assert not seen(row(f".A1ne {between} .a1sw"))


@pytest.mark.parametrize("between", [".", "p", "c", "~"])
def test_other_ground_does_not_block(between: str) -> None:
    assert seen(row(f".A1ne {between} .a1sw"))


def test_the_hexes_at_the_ends_do_not_block() -> None:
    assert seen(row("wA1ne . va1sw"))


@pytest.mark.parametrize("unit", [".A2n", ".a2n"])
def test_a_unit_of_either_side_blocks(unit: str) -> None:
    units = {"A": "A1-A2 AS-T 5-4" if "A" in unit else "A1 AS-T 5-4",
             "a": "a1-a2 AS 6-4/5-3" if "a" in unit else "a1 AS 6-4/5-3"}  # fmt: skip
    assert not seen(row(f".A1ne {unit} .a1sw", units))


def test_a_tree_line_crossed_blocks_but_not_one_beside_the_line() -> None:
    assert not seen(row(".A1ne . .a1sw", sides="tree-line: 0102 e"))
    assert not seen(row(".A1ne . .a1sw", sides="tree-line: 0202 e"))
    assert seen(row(".A1ne . .a1sw", sides="tree-line: 0202 ne se"))
    assert seen(row(".A1ne . .a1sw", sides="stream: 0202 e"))


def test_adjacent_units_always_see_each_other() -> None:
    assert seen(row("wA1ne va1sw .", sides="tree-line: 0102 e"))


@pytest.mark.parametrize(
    ("cells", "there"),
    [
        (".1A1ne w .1a1sw", True),  # the woods lie lower than both (8.24)
        (".1A1ne w1 .1a1sw", False),
        (".A1ne .1 .a1sw", False),  # ground higher than both
        (".1A1ne .1 .a1sw", True),  # bare ground as high as one of them
        # Level 2 fires at level 0, woods on level 1 in between (8.25).
        (".2A1ne w1 . . .a1sw", True),  # nearer to the higher
        (".2A1ne . w1 . .a1sw", False),  # exactly halfway
        (".2A1ne . . w1 .a1sw", False),  # nearer to the lower
        (".A1ne w1 . . .2a1sw", False),
        (".A1ne . . w1 .2a1sw", True),
        (".2A1ne w2 . . .a1sw", False),  # as high as the higher end (R50)
        (".2A1ne w . . .a1sw", True),
        (".2A1ne . . w .a1sw", False),
    ],
)
def test_levels(cells: str, there: bool) -> None:
    assert seen(row(cells)) == there


def test_a_tree_line_has_the_level_of_its_higher_hex() -> None:
    assert not seen(row(".2A1ne .2 . . .a1sw", sides="tree-line: 0202 e"))
    assert seen(row(".2A1ne .1 . . .a1sw", sides="tree-line: 0202 e"))


@pytest.mark.parametrize("wooded", ["nw", "ne"])
def test_down_the_line_between_two_hexes_one_that_blocks_is_enough(wooded: str) -> None:
    left, right = ("w", ".") if wooded == "nw" else (".", "w")
    rows = f". .a1s .\n{left} {right} .\n. .A1n .\n"
    assert not seen(drawn(rows, GUN))
    assert seen(drawn(rows.replace("w", "."), GUN))
    assert not seen(drawn(rows.replace("w", "."), GUN, rest="Hexsides:\n  tree-line: 0102 e\n"))


@pytest.mark.parametrize(
    ("facing", "through"),
    [
        ("n", FLANK_FIRE),
        ("ne", FRONT_FIRE),
        ("se", FRONT_FIRE),
        ("s", FLANK_FIRE),
        ("sw", NO_FIRE),
        ("nw", NO_FIRE),
    ],
)
def test_a_unit_fires_through_front_and_flank_not_to_its_rear(facing: str, through: int) -> None:
    assert fires(row(f".A1{facing} . .a1sw")) == through


@pytest.mark.parametrize(
    ("unit", "cells", "reaches"),
    [
        ("AS-T 5-4", ".A1ne . . .a1sw .", True),
        ("AS-T 5-4", ".1A1ne . . . .a1sw", False),
        ("AS-B 5-4", ".A1ne . . . .a1sw", False),
        ("AS-B 5-4", ".1A1ne . . . .a1sw", True),  # extended bow fire (8.15)
        ("AS 6-4/5-3", ".A1ne .a1sw .", False),
    ],
)
def test_ranges(unit: str, cells: str, reaches: bool) -> None:
    assert (fires(row(cells, GUN | {"A": f"A1 {unit}"})) != NO_FIRE) == reaches
