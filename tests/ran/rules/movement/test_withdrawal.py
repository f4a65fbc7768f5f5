"""A Banzai through friends (6.5, R30)."""

from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.movement import layout as mv
from tests.ran.rules.movement.board import AS, Board


def follow(board: Board) -> Board:
    """Let who goes after them choose the first of each."""
    while board.kind in (mv.MOVE_CHOICE, mv.CHASE_CHOICE, mv.CHASER_CHOICE):
        board.give(board.options[0])
    return board


def test_infantry_that_they_go_through_checks() -> None:
    """6.52: a die above its TQ is hits."""
    rows = """
~ ~ ~ ~ ~ ~
~ ~ ~ .a1s ~ ~
~ ~ ~ .a2s ~ ~
. . . . . .
. . . .A1n . .
. . . . . .
. . . . . .
. . . . . .
. . . . . .
.A2n . . . . .
"""
    units = {"A": f"A1 {AS}; A2 {AS}", "a": f"a1 KB 7-8/6-7; a2 {AS}"}
    board = Board(rows, units, {"A": "A2 4", "a": "a2 1"}, order=at.WITHDRAW).order("A1")
    board.go(next(end for end in sorted(board.ends()) if end[2:4] == "07"))
    board.until([mv.SEPPUKU]).give(0)
    assert board.phase == mv.BANZAI_ROLL
    follow(board.give(0))
    assert board.phase == mv.PASSING
    board.give(9)
    assert board.hits("a2") == 3
