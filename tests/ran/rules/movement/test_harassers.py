"""Harassers, their whole turn, and who fires at them (8.13, 8.31, 8.41, 8.44, 8.62)."""

import pytest

from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.packed import who_of
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.shock import layout as sh
from tests.ran.rules.movement.board import AS, BOW, GUN, HORSE_BOW, Board

# A1 comes at a1 by 0404, and 0403 or 0503; a2 is two hexes from that way
RIDE = """
. . . . . .
. . . .a1s . .
. . . . . .
. .a2{facing} . . . .
. . . .A1n . .
. . . . . .
. . . . . .
.A2n . . . . .
"""


def riders(enemy: str = AS, other: str = BOW, facing: str = "ne") -> Board:
    """A1 harasses a1."""
    units = {"A": f"A1 {HORSE_BOW}; A2 {HORSE_BOW}", "a": f"a1 {enemy}; a2 {other}"}
    board = Board(RIDE.format(facing=facing), units, {"A": "A2 9"}).order("A1", mv.HARASS)
    return board.order("a1") if board.kind == mv.HARASS_CHOICE else board


def test_harassers_do_nothing_else_that_turn() -> None:
    """8.31, R37: nor in a later Orders Phase, by Momentum."""
    board = riders(other=AS)
    board.until([mv.UNIT_ORDERS, mv.RIDERS])
    board.begin(at.MOVE_AND_FIRE)
    assert board.orders() == "A2"
    assert board.orders(mv.HARASS) in ("", "A2")


@pytest.mark.parametrize(("facing", "through"), [("ne", 0), ("nw", 1)])
def test_others_fire_at_harassers_through_their_flank_at_two_less(
    facing: str, through: int
) -> None:
    """8.13, 8.44: the best of what the way offers."""
    board = riders(facing=facing).until([mv.BYSTANDERS])
    board.order("a2")
    assert State(board.s).fire_kind == at.BYSTANDER_FIRE
    assert State(board.s).fire_flank == through


def test_harassers_who_charge_guns_come_under_fire() -> None:
    """8.62, 8.41: into the zone of others too."""
    rows = RIDE.format(facing="ne").replace(". . . .a1s . .", ". . . .a1s .a2s .", 1)
    rows = rows.replace(". .a2ne . . . .", ". . . . . .", 1)
    board = harass(rows)
    board.give(0)  # the harassers hit nobody
    assert board.kind == sh.RETURN_CHOICE
    board.give(1, 6)  # the answer: two hits
    while board.faces:
        board.give(0)  # it charges, into the zone of both
    board.give(next(value for value in board.options if who_of(value) == board.hex("0503")))
    board.until([mv.ENTRY_FIRES, mv.UNIT_ORDERS])
    assert board.of(State.against, "A1") == 1 + board.unit("a1")
    assert board.kind == mv.ENTRY_FIRE_CHOICE
    assert board.units_asked() == "a2"


def harass(rows: str) -> Board:
    """A1 harasses guns that stand beside others."""
    units = {"A": f"A1 {HORSE_BOW}; A2 {HORSE_BOW}", "a": f"a1 {GUN}; a2 {GUN}"}
    board = Board(rows, units, {"A": "A2 9"}).order("A1", mv.HARASS)
    return board.order("a1") if board.kind == mv.HARASS_CHOICE else board
