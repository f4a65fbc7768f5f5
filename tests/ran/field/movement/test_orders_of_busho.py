"""What hangs on the busho who gives the orders: that he lives, how far off he is, what he owes."""

from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.activation import near_enemies
from samurai_odds.ran.field.leaders import lose_busho
from samurai_odds.ran.field.movement import layout as mv
from tests.ran.field.movement.board import AS, BOW, SI, Board

# A1 at 0406, A2 far from it; a1 three hexes before A1
RANGE = """
. . . . . .
. . . . . .
. . . .a1s . .
. . . . . .
. . . . . .
. . . .A1n . .
. . . . . .
. . . . . .
.A2n . . . . .
"""
NEAR = """
. . . . . .
. . . .a1s . .
. . . . . .
. . . .A1n . .
. . . . . .
. . . . . .
. . . . . .
. . . . . .
.A2n . . . . .
"""


def killed(board: Board, letter: str) -> Board:
    """Kill a busho; his men stay."""
    lose_busho(board.q, board.s, board.busho(letter), False)
    return board


# ---- he is dead (4.0, 5.25, 10.52) ----------------------------------------------------


def test_without_its_busho_a_contingent_is_inactive() -> None:
    """10.52: wherever it stands; so it drives nobody away (6.42) and keeps nobody active (5.25)."""
    units = {"A": f"A1 {AS}; A2 {AS}", "a": f"a1 {SI}"}
    board = Board(NEAR, units, {"A": "A2 4"}, order=at.WITHDRAW)
    assert 0 not in board.options
    assert near_enemies(board.q, board.s, board.busho("A"))
    killed(board, "a").begin(at.WITHDRAW)
    assert board.of(at.ACTIVATED, "a") == 0
    assert 0 in board.options
    assert not near_enemies(board.q, board.s, board.busho("A"))


def test_the_dead_give_no_further_orders() -> None:
    """4.0: the move begun may be ended."""
    board = Board(RANGE, {"A": f"A1 {AS}; A2 {AS}", "a": f"a1 {AS}"}).order("A1")
    killed(board, "A").go("0405n").until([mv.MOVE_ASKED]).halt()
    assert board.stands("A1") == "0405n"
    assert board.kind != mv.UNIT_CHOICE


# ---- he is far off (5.33) -------------------------------------------------------------


def bowmen() -> Board:
    """A1, with bows, is out of command of the busho with A2."""
    units = {"A": f"A1 {BOW}; A2 {AS}", "a": f"a1 {AS}"}
    return Board(RANGE, units, {"A": "A2 2"}).order("A1")


def test_out_of_command_bows_move_or_fire() -> None:
    """5.33: one of the two; only 5.32 lets a unit fire on its move."""
    moved = bowmen()
    assert moved.targets() == "a1"
    moved.go("0405n").until([mv.MOVE_ASKED, mv.UNIT_ORDERS])
    assert moved.kind != mv.MOVE_CHOICE or moved.targets() == ""
    fired = bowmen().fire("a1").give(0)
    assert fired.phase == mv.UNIT_ORDERS
    assert fired.stands("A1") == "0406n"


# ---- withdrawal (4.65, 6.42, 7.31) ----------------------------------------------------


def test_a_withdrawal_takes_no_other_contingents_busho_along() -> None:
    """4.65: only him whose order it is."""
    units = {"A": f"A1 {AS}; A2 {AS}", "B": f"B1 {AS}", "a": f"a1 {SI}"}
    rows = NEAR.replace(".A2n . .", ".A2n .B1n .")
    board = Board(rows, units, {"A": "A1 4", "B": "0404 4"}, order=at.WITHDRAW)
    board.order("A1").go("0406n").until([mv.WITHDRAW_ORDERS])
    assert (board.rides("A"), board.rides("B")) == ("0406", "0404")


def test_the_engaged_who_find_no_way_out_must_shock() -> None:
    """7.31: whoever does not withdraw must, though its die would have let it go (7.32)."""
    rows = NEAR.replace(". . . . . .\n. . . .A1n . .", ". . . .A1n . .", 1)
    units = {"A": f"A1 AS 6-1/5-1; A2 {AS}", "a": f"a1 {SI}"}
    rest = "Position:\n  engaged: A1-a1\n"
    board = Board(rows, units, {"A": "A2 4"}, rest, order=at.WITHDRAW).give(0).order("A1")
    assert board.stands("A1") == "0403n"
    board.until([mv.SEPPUKU]).give(0)
    assert board.phase >= at.FIRST_SHOCK
    assert board.s[at.SHOCK_KIND] == at.SHOCK_STAYED


# ---- who has trumped (5.65) -----------------------------------------------------------


def trumped(units: str, enemy: str = AS, rows: str = RANGE) -> Board:
    """A has trumped; nobody is near."""
    board = Board(rows, {"A": units, "a": f"a1 {enemy}"})
    board.s[at.MUST_ACT] = 1
    board.begin(at.MOVE_AND_FIRE)
    return board


def test_the_last_who_can_act_does_nothing_else() -> None:
    """5.65: A1 mends, so A2 must not."""
    board = trumped("A1 AS 6-4/5-3 3h; A2 AS 6-4/5-3 3h")
    assert board.orders(mv.REMOVE_HITS) == "A1 A2"
    board.order("A1", mv.REMOVE_HITS)
    assert board.kind == mv.MOVE_CHOICE  # nothing but that A2 moves is left
    assert 0 not in board.options
    board.go("0108n").until([mv.MOVE_ASKED])
    assert 0 in board.options


def test_who_has_mended_will_not_attack() -> None:
    """5.65, 11.71: so it does not stand for those who could."""
    rows = RANGE.replace(". . . .a1s . .", ". . . . . .").replace(
        ". . . . . .\n. . . .A1n", ". . . .a1s . .\n. . . .A1n"
    )
    board = trumped("A1 AS 6-4/5-3 3h; A2 AS 6-4/5-3", f"{AS} disrupted", rows)
    assert 0 in board.options  # A1 can attack
    board.order("A1", mv.REMOVE_HITS)
    assert 0 not in board.options
