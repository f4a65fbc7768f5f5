"""A withdrawal as printed, and reactions that seldom occur (4.72, 6.46, 8.22, 8.41)."""

from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.packed import act_value, who_of
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.movement import layout as mv
from tests.ran.rules.movement.board import AS, GUN, KB, Board

# ---- withdrawal (6.4) ----------------------------------------------------------------


def test_the_example_of_a_withdrawal() -> None:
    """6.46: the Amako AS-T (TQ 5) goes into its right rear hex, rolls 7 and takes two hits."""
    rows = """
. . . . .
. . .a1s . .
. . . . .
. . . . .
. . .A1n . .
. . . . .
"""
    board = Board(rows, {"A": f"A1 {AS}", "a": f"a1 {GUN}"}).order("A1").go("0304n")
    assert (board.kind, board.seat) == (mv.WITHDRAWAL_CHOICE, 1)
    board.give(act_value(5, board.unit("a1")))  # its side nw: it faces s
    assert board.faces == 10
    board.give(7)
    assert board.hits("a1") == 2
    assert board.stands("a1") == "0301s"
    assert board.kind == mv.WITHDRAWAL_TURN_CHOICE


# ---- entry fire (8.41) ---------------------------------------------------------------


def test_guns_side_by_side_may_fire_a_volley() -> None:
    """8.22, R31: the second with one more on the die."""
    rows = """
. . . . .
. .a2s .a1s . .
. . . . .
. . . . .
. . .A1n . .
. . . . .
"""
    units = {"A": f"A1 {AS}", "a": f"a1 {GUN}; a2 {GUN}"}
    board = Board(rows, units).order("A1").go("0304n")
    board.until([mv.MOVE_ASKED]).go("0303n").until([mv.ENTRY_FIRES])
    board.order("a1")
    assert (board.kind, board.units_asked()) == (mv.VOLLEY_CHOICE, "a2")
    board.order("a2")
    assert State(board.s).fire_before == 0
    board.give(0)
    assert (State(board.s).firer, State(board.s).fire_before) == (board.unit("a2"), 1)


def test_guns_that_withdrew_and_are_caught_fire_alone() -> None:
    """R101, 8.41, 8.22: a1 has gone back beside a2, and joins no volley of its, nor a2 its own."""
    rows = """
. . . .a2s .
. . .a1s . .
. . . . .
. . . . .
. . .A1n . .
. . . . .
"""
    units = {"A": "A1 AS 6-9/5-8", "a": f"a1 {GUN}; a2 {GUN}"}
    board = Board(rows, units).order("A1").go("0304n")
    back = [value for value in board.options if who_of(value) == board.unit("a1")]
    board.give(back[-1]).give(0, 0)
    assert board.stands("a1") == "0301s"
    board.until([mv.MOVE_ASKED]).go("0302n").until([mv.ENTRY_FIRES])
    assert set(board.units_asked().split()) == {"a1", "a2"}
    board.order("a1")
    assert board.kind != mv.VOLLEY_CHOICE


# ---- a busho alone (4.72) ------------------------------------------------------------

ALONE = """
. . . . .
. . .* . .
. . . . .
. . . . .
. . .A1n . .
. . . . .
. . . . .
. . . . .
.a1s . . . .
"""


def alone(mover: str) -> Board:
    """A unit comes within two hexes of blue's busho, who is alone."""
    board = Board(ALONE, {"A": f"A1 {mover}", "a": f"a1 {AS}"}, {"a": "0302 4"}).order("A1")
    board.go("0304n")
    return board


def test_from_foot_he_withdraws_or_is_placed_with_the_nearest_friend() -> None:
    """4.72, R25."""
    board = alone(AS)
    assert (board.kind, board.places_asked()) == (mv.ALONE_CHOICE, "0301 0401")
    assert alone(AS).give(1 + board.hex("0401")).rides("a") == "0401"
    assert board.halt().rides("a") == "0109"


def test_kibamusha_catch_him_with_three_or_more() -> None:
    """4.72."""
    board = alone(KB)
    assert board.faces == 10
    assert board.give(2).rides("a") == "0109"
    caught = alone(KB).give(3)
    assert caught.rides("a") == ""
    assert caught.of(State.fate, "a") == at.DEAD
