"""Facing: which hexes are front, flank and rear, and how far a turn is (7.1)."""

import pytest

from samurai_odds import OddsError
from samurai_odds.ran.hexes import FACINGS, ZONES, Field, sides_of
from samurai_odds.ran.rules.pieces import vertices_turned

FIELD = Field(7, 7)
MIDDLE = FIELD.hex_named("0403")
AROUND = {  # of 0403, which is in a row that is not moved right
    "ne": "0402", "e": "0503", "se": "0404", "sw": "0304", "w": "0303", "nw": "0302",
}  # fmt: skip


def names(facing: str | None, zone: str) -> set[str]:
    number = None if facing is None else FACINGS.index(facing)
    return {FIELD.name_of(FIELD.neighbor(MIDDLE, side)) for side in sides_of(number, zone)}


@pytest.mark.parametrize(
    ("facing", "front", "flank", "rear"),
    [
        ("n", "nw ne", "w e", "sw se"),
        ("ne", "ne e", "nw se", "w sw"),
        ("se", "e se", "ne sw", "nw w"),
        ("s", "se sw", "e w", "ne nw"),
        ("sw", "sw w", "se nw", "e ne"),
        ("nw", "w nw", "sw ne", "se e"),
    ],
)
def test_two_hexes_each_are_front_flank_and_rear(
    facing: str, front: str, flank: str, rear: str
) -> None:
    for zone, sides in zip(ZONES, (front, flank, rear), strict=True):
        assert names(facing, zone) == {AROUND[side] for side in sides.split()}, zone


def test_a_honjin_is_front_all_around() -> None:
    assert names(None, "front") == set(AROUND.values())
    assert not names(None, "flank") | names(None, "rear")


def test_a_turn_is_counted_the_short_way() -> None:
    turns = [vertices_turned(FACINGS.index("nw"), to) for to in range(6)]
    assert turns == [1, 2, 3, 2, 1, 0]


def test_a_neighbor_is_one_hex_away_and_sees_back() -> None:
    for number in range(FIELD.hexes):
        for side, beside in enumerate(FIELD.neighbors(number)):
            if beside >= 0:
                assert FIELD.distance(number, beside) == 1
                assert FIELD.neighbor(beside, (side + 3) % 6) == number
                assert FIELD.side_between(number, beside) == side


def test_a_hex_is_named_as_on_the_map() -> None:
    assert all(FIELD.hex_named(FIELD.name_of(n)) == n for n in range(FIELD.hexes))
    for name in ("0801", "0108", "0000", "a1", "403", "04030"):
        with pytest.raises(OddsError, match="column and row, two digits each, 0101 to 0707"):
            FIELD.hex_named(name)
