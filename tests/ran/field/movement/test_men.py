"""Busho who ride, the Busho Movement Order, strays, Samurai on their way (4.4-4.7, 10.2, 11.63)."""

import pytest

from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.pieces import lose_unit
from samurai_odds.ran.scenario.text import read
from tests.ran.field.movement.board import AS, BOW, CAMP, SI, Board
from tests.ran.field.table import Table

FIELD = """
. . . . . . . . . . . .
. .A1n . . . . . . . . . .
. . . . . . . . . . . .
. . . . . . . . . . . .
. . . . . . . . . . . .
. . . . . . . . . . . .a1s
"""


def riding(busho: str = "A1 4", rest: str = "", rows: str = FIELD) -> Board:
    """The units have no more orders."""
    board = Board(rows, {"A": f"A1 {AS}", "a": f"a1 {AS}"}, {"A": busho}, rest)
    return board.give(0).until([mv.RIDERS], most=3)  # type: ignore[return-value]


def test_a_busho_rides_nine_points_after_his_orders() -> None:
    """4.34, 4.61, 4.62, 4.64."""
    board = riding()
    assert board.kind == mv.BUSHO_CHOICE
    assert "1102" in board.places_asked()
    assert "1202" not in board.places_asked()
    board.give(1 + board.hex("1102"))
    assert board.rides("A") == "1102"
    assert board.stands("A1") == "0202n"


@pytest.mark.parametrize(("wounded", "held", "hexes"), [(0, 0, 9), (1, 0, 6), (0, 1, 4), (1, 1, 3)])
def test_wounded_or_in_a_zone_he_rides_less(wounded: int, held: int, hexes: int) -> None:
    """4.62."""
    rows = (
        FIELD.replace("A1n", "A1s")
        if not held
        else FIELD.replace(
            ". . . . . . . . . . . .\n. .A1n", ". .a2s . . . . . . . . . .\n. .A1n", 1
        )
    )
    units = {"A": f"A1 {AS}", "a": f"a1 {AS}" + (f"; a2 {AS}" if held else "")}
    board = Board(rows, units, {"a": "a1 4"})
    board.s[at.FATE + board.busho("A")] = at.WOUNDED if wounded else at.WELL
    board.begin(at.MOVE_AND_FIRE)
    if board.kind == mv.UNIT_CHOICE:
        board.give(0)
    east = [name for name in board.places_asked().split() if name[2:] == "02"]
    assert max(int(name[:2]) for name in east) - 2 == hexes


def test_he_enters_a_zone_only_where_a_friend_is_and_stops_there() -> None:
    """4.71."""
    rows = """
. . . . . .
. . .a1s . . .
. . .A2n . . .
. . . . . .
. . .A1n . . .
. . . . . .
"""
    board = Board(rows, {"A": f"A1 {AS}; A2 {AS}", "a": f"a1 {AS}"}).give(0)
    assert "0303" in board.places_asked()
    assert "0403" not in board.places_asked()
    assert "0302" not in board.places_asked()


def test_a_busho_movement_order_moves_all_but_the_so_taisho() -> None:
    """4.42."""
    rows = FIELD.replace(". .A1n . . . .", ". .A1n .A2 .B1n .C1n .")
    units = {"A": f"A1 {AS}; A2 {CAMP}", "B": f"B1 {AS}", "C": f"C1 {AS}", "a": f"a1 {AS}"}
    board = Board(rows, units, {"A": "A2 4"}, order=at.BUSHO_MOVEMENT)
    assert (board.kind, board.s[mv.RIDER]) == (mv.BUSHO_CHOICE, board.busho("B"))
    board.give(0)
    assert board.s[mv.RIDER] == board.busho("C")
    assert board.give(1 + board.hex("0105")).rides("C") == "0105"


# ---- strays (4.72, 11.63) ------------------------------------------------------------

APART = """
. . . . . .
. . .B1n . . .
. . .A1n . . .
. . . . . .
. . .A2n . . .
. . . . . .
.a1n . . . . .
"""


@pytest.mark.parametrize(("state", "place"), [(at.ROUTED, "0305"), (at.ELIMINATED, "0302")])
def test_a_busho_whose_unit_is_lost_goes_to_the_nearest(state: int, place: str) -> None:
    """11.63: of his own contingent if the unit has routed; 4.72: any if it was eliminated."""
    units = {"A": f"A1 {AS}; A2 {AS}", "B": f"B1 {AS}", "a": f"a1 {AS}"}
    board = Board(APART, units)
    lose_unit(board.q, board.s, board.unit("A1"), state)
    board.steps.advance(board.q, board.s)
    assert board.rides("A") == place


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
    board.s[at.CURRENT], board.s[at.SECOND] = 0, at.NONE
    board.s[at.ACTIVE], board.s[at.ORDER] = 0, at.CHALLENGE
    board.begin(at.CHALLENGE)
    return board


def test_a_samurai_is_drawn_and_moves_ten_points_from_his_busho() -> None:
    """10.22, 10.23, 10.21: the one in the cup needs no draw."""
    board = challenging()
    assert (board.kind, board.s[mv.SAMURAI]) == (mv.SAMURAI_CHOICE, 0)
    assert board.s[at.SAMURAI_HEX] == board.hex("0405")
    assert "0801" in board.places_asked()


def test_his_charge_reaches_a_busho_in_an_occupied_hex_with_his_stamina() -> None:
    """10.28: two points more, then a die."""
    board = challenging().give(at.ACTION + 1 + 1)
    assert board.faces == 10
    assert board.phase == mv.SAMURAI_ENTERS
    through = challenging().give(at.ACTION + 2, 5)
    assert through.s[mv.PREY] == 1
    dead = challenging().give(at.ACTION + 2, 6)
    assert dead.s[at.RETAINER] == at.SAMURAI_GONE


def test_missile_units_fire_at_who_charges() -> None:
    """10.28: no zone stops him."""
    board = challenging(BOW, "s").give(at.ACTION + 2)
    assert (board.kind, board.seat) == (mv.ENTRY_FIRE_CHOICE, 1)
    board.order("a1")
    assert board.s[at.FIRE_AT] == at.NONE
    board.give(8).give(5)
    assert board.s[mv.PREY] == 1


def test_a_lone_busho_is_reached_without_a_die() -> None:
    """10.28."""
    board = challenging(SI, "n", "0602 4").give(at.ACTION + 2)
    assert board.s[mv.PREY] == 1
    assert board.phase != mv.SAMURAI_ENTERS
