"""Orders in words: units and hexes, what stays, what is attacked."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from samurai_odds.battles.advice.orders_in_words import Deed, deeds, described, described_after
from samurai_odds.battles.full_game.orders_text import Orders, read_orders
from samurai_odds.battles.scenario.text import read
from tests.battles.bots.staged_turns import position

REDS = {"b7": ".AB", "f7": ".ASM", "i7": ".CS", "f9": ".LV", "k9": ".M"}
BLUES = {"b5": ".ab", "e5": ".f", "f5": ".lv"}
GOAL = "Objectives:\n  red captures f5 j7: 1 banner"
MIXED = read(position(REDS | BLUES, "order-one-left order-one-right", GOAL))

DRAGONS = ("turncoat", "rice-famine")


def read_in(lines: Sequence[str]) -> Orders:
    """Read orders of either board: Epic's too."""
    return read_orders("\n".join(lines), "orders", DRAGONS, replace(MIXED.board, rack=3))


@pytest.mark.parametrize(
    ("orders", "said"),
    [
        ("order f7; move f7 f6; battle f6 f5", "spears and leader f7-f6; spears f6 attack f5 "
         "(enemy levy)"),
        ("order b7; move b7 stay; battle b7 b5", "bows b7 shoot at b5 (enemy bows)"),
        ("order b7; order i7; move i7 j7", "cavalry i7-j7 (objective), bows b7 stay"),
        ("order f7; order leader f7; move f7 f6; move leader f7 f9; order f9",
         "spears f7-f6, leader f7-f9, levy f9 stays"),
        ("order leader f7; order f7; order i7; move leader f7 i7; move i7 i6; move f7 f8",
         "leader f7-i7, cavalry i7-i6, spears f7-f8"),
        ("order k9; order i7; move leader k9 i7; move i7 i6", "leader k9-i7, cavalry i7-i6"),
        ("order f7; order b7; initiative center",
         "the center general acts on his own, spears and leader f7, bows b7 ordered; moves as the "
         "dice fall"),
        ("order f7; move leader f7 e6", "leader f7-e6, spears f7 stay"),
        ("order i7; move i7 j7; battle none", "cavalry i7-j7 (objective), no attack"),
        ("order i7; move i7 off", "cavalry i7 leaves the board"),
        ("order k9; move leader k9 j9", "leader k9-j9"),
        ("lead shogun", "orders as its dice fall"),
        ("lead order-one-left", "no orders"),
        ("dragon turncoat c4", "Dragon card Turncoat on c4; orders as its dice fall"),
        ("order f9; move f9 f6; swarm f6 f5", "levy f9-f6; levy f6 swarms f5 (enemy levy)"),
        ("order i7; move i7 e6; battle e6 e5", "cavalry i7-e6; cavalry e6 attacks e5 "
         "(enemy leader)"),
        ("dragon rice-famine c4; initiative left; copy order-one-left; more orders",
         "Dragon card Rice Famine on c4, the left general acts on his own, as Order One Unit Left"),
        ("initiative none; dragon none", "no orders"),
    ],
)  # fmt: skip
def test_orders_are_described_by_units_and_hexes(orders: str, said: str) -> None:
    assert described(MIXED, read_in(orders.split(";")), DRAGONS) == said


def test_deeds_have_hexes_for_the_picture() -> None:
    scenario = MIXED
    named = scenario.board.hex_named
    found = deeds(scenario, read_in(["order f7", "order b7", "move f7 f6", "battle f6 f5"]))
    assert found == [
        Deed("move", "spears", True, named("f7"), named("f6")),
        Deed("stay", "bows", False, named("b7"), named("b7")),
        Deed("attack", "spears", True, named("f6"), named("f5")),
    ]


def test_what_follows_the_first_attack_is_said_of_units_where_they_have_moved() -> None:
    lines = ["lead order-three-left", "order b7", "order f7", "move b7 b6", "battle b6 b5"]
    more = ["battle f7 f5", "move i7 i6"]
    said = described_after(MIXED, read_in(lines), read_in(more).lines)
    assert said == "cavalry i7-i6; spears f7 shoot at f5 (enemy levy)"
