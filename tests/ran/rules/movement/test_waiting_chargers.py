"""Units that gunfire has provoked and that wait beside the guns to shock (8.61, R104)."""

from samurai_odds.ran.hexes import FACINGS
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.pieces import lose_unit, turn_unit
from tests.ran.rules.movement.board import AS, BOW, GUN, HORSE_BOW, SI, Board

BESIDE = """
. . . . . .
. . . . . .
. .a1{facing} .a2s . . .
. .A1n . .A2n . .
. . . . . .
. . . . . .
. . . . . .
. . . . . .
"""


def waiting(
    charger: str = SI,
    other: str = AS,
    orders: str = "a",
    facing: str = "s",
    order: int = at.MOVE_AND_FIRE,
) -> Board:
    """A1 waits to shock a1, and a2 is before it too."""
    units = {"A": f"A1 {charger}; A2 {AS}", "a": f"a1 {GUN}; a2 {other}"}
    rest = "Position:\n  turn: 2\n  provoked: A1-a1\n"
    rows = BESIDE.format(facing=facing)
    return Board(rows, units, {"A": "A2 6"}, rest=rest, orders=orders, order=order)


def test_the_guns_may_be_ordered_to_fire_at_it() -> None:
    """7.25, 8.21, 8.51: the shot is rolled, and does not provoke it again (R78)."""
    board = waiting().order("a1").fire("A1")
    assert board.faces == 10
    assert (State(board.s).firer, State(board.s).fire_at) == (board.unit("a1"), board.unit("A1"))
    board.give(8)
    assert board.hits("A1") == 2
    board.until([mv.MOVE_ASKED, mv.UNIT_ORDERS])
    assert board.of(State.fired, "a1") == 1
    assert board.of(State.against, "A1") == 1 + board.unit("a1")


def test_on_orders_it_neither_moves_nor_turns() -> None:
    assert "A1" not in waiting(orders="A").orders()
    assert "A2" in waiting(orders="A").orders()


def test_bows_on_horse_may_fire_but_not_ride_or_harass() -> None:
    board = waiting(HORSE_BOW, GUN, orders="A", facing="n")
    assert "A1" in board.orders()
    assert "A1" not in board.orders(mv.HARASS)
    board.order("A1")
    assert board.ends() == set()
    assert board.units_asked(1) == "a1 a2"
    board.fire("a2")
    assert board.faces == 10


def test_bows_fire_at_it_when_it_withdraws() -> None:
    """8.42: it has been provoked before, not on its way."""
    board = waiting(other=BOW, orders="A", facing="n", order=at.WITHDRAW)
    board.order("A1")
    assert "0208s" in board.ends()
    board.go("0208s").until([mv.RETIRE_FIRES])
    assert (board.kind, board.units_asked()) == (mv.RETIRE_FIRE_CHOICE, "a2")


def test_it_does_not_remove_hits() -> None:
    """11.71: who does that does nothing else."""
    assert "A1" not in waiting(f"{SI} 2h", orders="A", facing="n").orders(mv.REMOVE_HITS)


def test_without_the_guns_before_it_it_is_free() -> None:
    """It has nobody to shock there, so no duty (8.61)."""
    gone = waiting(orders="A")
    lose_unit(gone.q, gone.s, gone.unit("a1"), at.ELIMINATED)
    assert gone.of(State.against, "A1") == 0
    turned = waiting(orders="A")
    turn_unit(turned.q, turned.s, turned.unit("A1"), FACINGS.index("s"))
    turned.begin(at.MOVE_AND_FIRE)
    assert "A1" in turned.orders()


def test_who_was_provoked_before_it_harasses_is_not_fired_at_as_if_it_came_in() -> None:
    """8.41 is about who enters a zone."""
    rows = """
. . . . . . .
. .a1s . . . . .
. .A1s . . . . .
. . . . . . .
. .a2n . . . . .
. . . . . . .A2n
"""
    units = {"A": f"A1 {HORSE_BOW}; A2 {AS}", "a": f"a1 {GUN}; a2 {AS}"}
    rest = "Position:\n  turn: 2\n  provoked: A1-a1\n"
    board = Board(rows.replace(".a1s", ".a1n", 1), units, {"A": "A2 9"}, rest=rest)
    board.order("A1", mv.HARASS)
    while board.phase not in (mv.UNIT_ORDERS, mv.ENTRY_FIRES, mv.RIDERS):
        board.give(0 if board.faces else board.options[0])
    assert board.phase != mv.ENTRY_FIRES
    assert board.of(State.against, "A1") == 1 + board.unit("a1")
