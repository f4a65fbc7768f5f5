"""Samurai on their way (10.22-10.28)."""

from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.packed import act_value
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.scenario.text import read
from tests.ran.rules.movement.board import AS, BOW, SI, Board
from tests.ran.rules.table import Table

# ---- Samurai (10.22-10.28) -----------------------------------------------------------

CUP = "  samurai: One range 4 6/5\n"
DUEL = """
. . . . . . . .
. . . .a1{facing} . . . .
. . . . . . . .
. . . . . . . .
. . . .A1n . . . .
. . . . . . . .
"""


def challenging(enemy: str = AS, facing: str = "n", busho: str = "a1 4") -> Board:
    """Contingent A holds a Samurai Challenge Phase with the one Samurai of its cup."""
    text = f"""Title: t
Red: r
  rout level: 20
{CUP}Blue: b
  rout level: 20
Contingent A: Busho A
  so-taisho: initiative 4, activations 3, trumps 1, 5/5, at A1
  A1 {AS}
Contingent a: Busho a
  so-taisho: initiative {busho.split()[1]}, activations 3, trumps 1, 5/5, at {busho.split()[0]}
  a1 {enemy}
Map:
""" + "\n".join(
        f"  {n} {row}" for n, row in enumerate(DUEL.format(facing=facing).split("\n")[1:-1], 1)
    )
    board = Board.__new__(Board)
    Table.__init__(board, read(text))
    State(board.s).current, State(board.s).second = 0, at.NONE
    State(board.s).active, State(board.s).order = 0, at.CHALLENGE
    board.begin(at.CHALLENGE)
    return board


def test_his_charge_reaches_a_busho_in_an_occupied_hex_with_his_stamina() -> None:
    """10.28: two points more, then a die."""
    board = challenging().give(act_value(1, 1))
    assert board.faces == 10
    assert board.phase == mv.SAMURAI_ENTERS
    through = challenging().give(act_value(1, 1), 5)
    assert State(through.s).move.prey == 1
    dead = challenging().give(act_value(1, 1), 6)
    assert State(dead.s).retainer[0] == at.SAMURAI_GONE


def test_missile_units_fire_at_who_charges() -> None:
    """10.28: no zone stops him."""
    board = challenging(BOW, "s").give(act_value(1, 1))
    assert (board.kind, board.seat) == (mv.ENTRY_FIRE_CHOICE, 1)
    board.order("a1")
    assert State(board.s).fire_at == at.NONE
    board.give(8).give(5)
    assert State(board.s).move.prey == 1


def test_a_lone_busho_is_reached_without_a_die() -> None:
    """10.28."""
    board = challenging(SI, "n", "0602 4").give(act_value(1, 1))
    assert State(board.s).move.prey == 1
    assert board.phase != mv.SAMURAI_ENTERS
