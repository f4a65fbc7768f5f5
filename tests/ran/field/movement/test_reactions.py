"""Reactions: busho alone, withdrawal, facing, entry and retire fire (4.72, 6.45, 7.17, 8.4)."""

import pytest

from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.movement import layout as mv
from tests.ran.field.movement.board import AS, BOW, CAMP, GUN, HORSE_BOW, KB, SI, Board

CLOCKWISE, COUNTER = 1, 2

# A1 goes up from 0305; a1 stands at 0302, which is two hexes from 0304 and adjacent to 0303
APPROACH = """
. . . . .
. . .a1{facing} . .
. . . . .
. . . . .
. . .A1n . .
. . . . .
"""


def approach(
    mover: str = AS, enemy: str = AS, facing: str = "s", busho: dict[str, str] | None = None
) -> Board:
    """A unit moves a hex, within two of an enemy."""
    rows = APPROACH.format(facing=facing)
    board = Board(rows, {"A": f"A1 {mover}", "a": f"a1 {enemy}"}, busho).order("A1")
    board.go("0304n")
    return board


def camp() -> Board:
    """The same before a Honjin."""
    rows = APPROACH.replace("a1{facing}", "a1").replace(". . . . .", ". . . . .a2s", 1)
    units = {"A": f"A1 {AS}", "a": f"a1 {CAMP}; a2 {AS}"}
    return Board(rows, units).order("A1").go("0304n")


# ---- reaction withdrawal (6.45-6.48) -------------------------------------------------


def test_the_example_of_a_withdrawal() -> None:
    """6.46: the Amako AS-T (TQ 5) goes into its right rear hex, rolls 7 and takes two hits."""
    board = approach(AS, GUN)
    assert (board.kind, board.seat) == (mv.WITHDRAWAL_CHOICE, 1)
    out = [value for value in board.options if value]
    assert out  # across sides of its hex away from the enemy
    board.give(5 * at.ACTION + 1 + board.unit("a1"))  # its side nw: it faces s
    assert board.faces == 10
    board.give(7)
    assert board.hits("a1") == 2
    assert board.stands("a1") == "0301s"
    assert board.kind == mv.WITHDRAWAL_TURN_CHOICE


def test_the_enemy_may_go_on_and_it_may_withdraw_again_or_not() -> None:
    """6.46, 6.49: it ends more than two hexes away, each time."""
    board = approach(AS, GUN)
    board.give(5 * at.ACTION + 1 + board.unit("a1")).give(3)
    board.give(0)  # no turn
    board.until([mv.MOVE_ASKED])
    assert board.kind == mv.MOVE_CHOICE  # asked anew, for something has changed
    board.go("0303n").until([mv.WITHDRAWALS])
    assert board.kind != mv.WITHDRAWAL_CHOICE or 0 in board.options


def test_it_withdraws_only_to_more_than_two_hexes_away() -> None:
    """6.45, R25: from two hexes, into the hexes behind."""
    board = approach()
    sides = sorted(value // at.ACTION for value in board.options if value)
    assert sides == [0, 5]  # ne and nw: it faces s


def test_from_beside_the_enemy_nobody_withdraws() -> None:
    """6.45: in a zone, or adjacent."""
    board = approach()
    board.halt()  # no withdrawal
    board.until([mv.MOVE_ASKED]).go("0303n")
    assert board.kind != mv.WITHDRAWAL_CHOICE


@pytest.mark.parametrize("mover", [KB, HORSE_BOW])
def test_nobody_withdraws_before_kibamusha(mover: str) -> None:
    """6.45."""
    assert approach(mover).kind != mv.WITHDRAWAL_CHOICE


def test_a_honjin_or_an_engaged_unit_does_not_withdraw() -> None:
    """4.53, 6.47."""
    assert camp().kind != mv.WITHDRAWAL_CHOICE
    rows = APPROACH.format(facing="s").replace(". . . . .\n. . .a1s", ". . .B1s . .\n. . .a1n")
    units = {"A": f"A1 {AS}", "B": f"B1 {AS}", "a": f"a1 {AS}"}
    board = Board(rows, units, rest="Position:\n  engaged: B1-a1\n").order("A1").go("0304n")
    assert board.kind != mv.WITHDRAWAL_CHOICE


def test_who_does_not_see_the_enemy_does_not_withdraw() -> None:
    """6.45: woods between; here both lines from 0302 to 0304 pass 0303 and 0403."""
    rows = APPROACH.format(facing="s").replace(
        ". . . . .\n. . . . .\n. . .A1n", ". . w w .\n. . . . .\n. . .A1n"
    )
    board = Board(rows, {"A": f"A1 {AS}", "a": f"a1 {AS}"}).order("A1").go("0304n")
    assert board.kind != mv.WITHDRAWAL_CHOICE


@pytest.mark.parametrize(
    ("enemy", "facing", "die", "hits"),
    [(AS, "s", 8, 2), (AS, "n", 8, 3), (f"{AS} open", "s", 9, 2), (AS, "s", 6, 0)],
)
def test_what_a_withdrawal_costs(enemy: str, facing: str, die: int, hits: int) -> None:
    """6.46, 6.62: +1 from flank or rear; open order -2 on the die, TQ one less."""
    board = approach(AS, enemy, facing)
    first = next(value for value in board.options if value)
    board.give(first, die)
    assert board.hits("a1") == hits


def test_who_has_withdrawn_may_turn_a_vertex() -> None:
    """6.48."""
    board = approach()
    board.give(next(value for value in board.options if value), 3)
    assert board.options == [0, CLOCKWISE, COUNTER]
    board.give(CLOCKWISE)
    assert board.stands("a1").endswith("sw")


def test_its_busho_goes_along() -> None:
    """R25, R26."""
    board = approach()
    board.give(5 * at.ACTION + 1 + board.unit("a1"), 3)
    assert board.rides("a") == board.stands("a1")[:4]


def test_who_begins_his_move_within_two_hexes_gives_a_reason_too() -> None:
    """6.45 (R60): who only turns has begun to move; who only fires has not."""
    rows = """
. . . . .
. . .a1s . .
. . . . .
. . .A1n . .
. . . . .
. . . . .
"""
    board = Board(rows, {"A": f"A1 {BOW}", "a": f"a1 {AS}"}).order("A1")
    fired = Board(rows, {"A": f"A1 {BOW}", "a": f"a1 {AS}"}).order("A1").fire("a1")
    assert fired.faces  # a shot, no withdrawal
    board.go("0304ne")
    assert board.kind == mv.WITHDRAWAL_CHOICE


# ---- reaction facing (7.17, 7.18) ----------------------------------------------------


def facing_asked(mover: str, enemy: str, facing: str = "e") -> Board:
    """Decline to withdraw."""
    board = approach(mover, enemy, facing.replace("e", "ne") if facing == "e" else facing)
    if board.kind == mv.WITHDRAWAL_CHOICE:
        board.halt()
    return board


def test_foot_turns_before_foot_with_its_tq_or_lower() -> None:
    """7.18: one vertex."""
    board = facing_asked(AS, AS)
    assert board.kind == mv.FACING_CHOICE
    board.give(1 + board.unit("a1"))
    assert board.faces == 10
    assert board.stands("a1") == "0302ne"
    board.give(6)
    assert board.stands("a1") == "0302se"
    failed = facing_asked(AS, AS)
    failed.give(1 + failed.unit("a1"), 7)
    assert failed.stands("a1") == "0302ne"


def test_kibamusha_turn_before_foot_without_a_die() -> None:
    """7.18."""
    board = facing_asked(AS, KB)
    board.give(1 + board.unit("a1"))
    assert board.stands("a1") == "0302se"


def test_kibamusha_roll_before_kibamusha_and_foot_does_not_turn() -> None:
    """7.18."""
    board = facing_asked(KB, KB)
    assert board.kind == mv.FACING_CHOICE
    assert board.give(1 + board.unit("a1")).faces == 10
    assert facing_asked(KB, AS).kind != mv.FACING_CHOICE


def test_it_is_tried_once_a_phase() -> None:
    """7.18: an attempt that fails counts."""
    board = facing_asked(AS, AS)
    board.give(1 + board.unit("a1"), 9)
    board.until([mv.MOVE_ASKED]).go("0303n")
    board.until([mv.FACINGS_ASKED, at.SHOCK_BEGIN, mv.RIDERS, mv.UNIT_ORDERS, mv.MOVE_ASKED])
    assert board.kind != mv.FACING_CHOICE


def test_turning_in_woods_costs_who_reacts_a_hit() -> None:
    """7.14."""
    rows = APPROACH.format(facing="ne").replace(".a1ne", "wa1ne")
    board = Board(rows, {"A": f"A1 {AS}", "a": f"a1 {AS}"}).order("A1").go("0304n")
    board.halt().give(1 + board.unit("a1"), 2)
    assert board.hits("a1") == 1


# ---- entry fire (8.41) ---------------------------------------------------------------


def entered(enemy: str, mover: str = AS, facing: str = "s") -> Board:
    """A unit comes before an enemy; nobody withdraws or turns."""
    board = approach(mover, enemy, facing)
    board.until([mv.MOVE_ASKED]).go("0303n")
    return board.until(
        [mv.ENTRY_FIRES, at.FIRE_BEGIN, mv.RIDERS, mv.UNIT_ORDERS, mv.MOVE_ASKED, at.SHOCK_BEGIN]
    )


@pytest.mark.parametrize("enemy", [BOW, GUN, HORSE_BOW, "SI-B 5-5"])
def test_who_enters_the_zone_of_missile_units_is_fired_at(enemy: str) -> None:
    """8.41: at a range of one."""
    board = entered(enemy)
    assert (board.kind, board.units_asked()) == (mv.ENTRY_FIRE_CHOICE, "a1")
    board.order("a1")
    assert board.faces
    assert (board.s[at.FIRE_RANGE], board.s[at.FIRE_KIND]) == (1, at.ENTRY_FIRE)


def test_a_honjin_fires_too_and_others_do_not() -> None:
    """4.54, 8.11."""
    assert entered(AS).kind != mv.ENTRY_FIRE_CHOICE
    board = camp().until([mv.MOVE_ASKED]).go("0303n").until([mv.ENTRY_FIRES])
    assert board.units_asked() == "a1"


def test_once_an_entry() -> None:
    """R24."""
    board = entered(BOW).order("a1").give(0)
    assert board.kind != mv.ENTRY_FIRE_CHOICE


def test_who_turns_to_face_fires_at_who_is_there() -> None:
    """R24: facing comes before fire, and its zone is as it faces then."""
    board = approach(AS, BOW, "ne").until([mv.MOVE_ASKED]).go("0304ne").go("0403ne")
    assert board.kind == mv.FACING_CHOICE
    board.give(1 + board.unit("a1"), 2)
    assert board.stands("a1") == "0302se"
    board.until([mv.ENTRY_FIRES])
    assert board.units_asked() == "a1"


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
    assert board.s[at.FIRE_BONUS] == 0
    board.give(0)
    assert (board.s[at.FIRER], board.s[at.FIRE_BONUS]) == (board.unit("a2"), 1)


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
    back = [value for value in board.options if value % at.ACTION == 1 + board.unit("a1")]
    board.give(back[-1]).give(0, 0)
    assert board.stands("a1") == "0301s"
    board.until([mv.MOVE_ASKED]).go("0302n").until([mv.ENTRY_FIRES])
    assert set(board.units_asked().split()) == {"a1", "a2"}
    board.order("a1")
    assert board.kind != mv.VOLLEY_CHOICE


def test_gunfire_may_end_the_move_by_a_charge() -> None:
    """8.61: a die of 6 at range 1 is two hits; the check with its TQ or lower."""
    board = entered(GUN, SI)
    board.order("a1").give(6)
    assert board.hits("A1") == 2
    board.give(3)
    board.until([at.SHOCK_BEGIN, mv.RIDERS, mv.UNIT_ORDERS, mv.MOVE_ASKED])
    assert board.kind != mv.MOVE_CHOICE


# ---- retire fire (8.42) --------------------------------------------------------------

LEAVING = """
. . . . . .
. . . .a1s . .
. . . .A1s . .
. . . . . .
. . . . . .
. . . . . .
"""


@pytest.mark.parametrize(("enemy", "fires"), [(BOW, True), ("SI-B 5-5", True), (GUN, False)])
def test_who_leaves_the_zone_of_bows_is_fired_at_before(enemy: str, fires: bool) -> None:
    """8.42, 7.26: at a range of two, and not by guns."""
    board = Board(LEAVING, {"A": f"A1 {AS}", "a": f"a1 {enemy}"}).order("A1").go("0404s")
    board.until([mv.RETIRE_FIRES, mv.MOVE_ASKED, mv.RIDERS, mv.UNIT_ORDERS])
    assert (board.kind == mv.RETIRE_FIRE_CHOICE) is fires
    if fires:
        assert board.stands("A1") == "0403s"
        board.order("a1")
        assert (board.s[at.FIRE_RANGE], board.s[at.FIRE_KIND]) == (2, at.RETIRE_FIRE)
        board.give(8)
        assert board.hits("A1") == 2
        assert board.kind == mv.MOVE_CHOICE  # thought over anew
        board.go("0404s")
        assert board.kind != mv.RETIRE_FIRE_CHOICE  # once for each leaving


# ---- a busho alone (4.72) ------------------------------------------------------------

ALONE = """
. . . . .
. . .{cell} . .
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
    rows = ALONE.format(cell="*")
    board = Board(rows, {"A": f"A1 {mover}", "a": f"a1 {AS}"}, {"a": "0302 4"}).order("A1")
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
    assert caught.of(at.FATE, "a") == at.DEAD


def test_a_busho_with_a_unit_is_not_alone() -> None:
    """4.72."""
    assert approach(KB).kind != mv.ALONE_CHOICE


def test_cut_off_from_the_nearest_friend_he_is_lost() -> None:
    """4.72: enemy zones and water are all around."""
    rows = """
. ~ ~ ~ .
. ~ .* ~ .
. . . . .
. . . . .
. . .A1n . .
. . . . .
.a1s . . . .
"""
    board = Board(rows, {"A": f"A1 {AS}", "a": f"a1 {AS}"}, {"a": "0302 4"})
    board.order("A1").go("0304n")
    assert board.of(at.FATE, "a") == at.DEAD
    assert board.faces == 10  # his men's flight (10.51)
