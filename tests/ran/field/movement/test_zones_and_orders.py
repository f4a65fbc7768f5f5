"""Zones in the way, engaged units, command: who may be ordered to what (4.3, 5.3, 7.2, 7.3)."""

import pytest

from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.movement.command import in_command
from tests.ran.field.movement.board import AS, BOW, CAMP, GUN, KB, SI, Board

# a1 faces down; its zone is 0304 and 0404
BEFORE = """
. . . . . .
. . . . . .
. . . .a1s . .
. . . . . .
. . . . . .
. . . .A1n . .
. . . . . .
"""


def before(unit: str = AS, enemy: str = AS, rows: str = BEFORE, rest: str = "") -> Board:
    """A unit three hexes before an enemy that faces it."""
    return Board(rows, {"A": f"A1 {unit}", "a": f"a1 {enemy}"}, rest=rest).order("A1")


def test_a_zone_entered_ends_the_move() -> None:
    """7.23: and the unit keeps the facing with which it came."""
    board = before(KB)
    in_zone = {end for end in board.ends() if end[:4] == "0404"}
    assert "0404n" in in_zone
    assert "0403n" not in board.ends()  # the enemy's own hex
    board.go("0404n")
    board.until([mv.MOVE_ASKED, at.SHOCK_BEGIN, mv.UNIT_ORDERS, mv.RIDERS])
    assert board.stands("A1") == "0404n"
    assert board.kind != mv.MOVE_CHOICE
    assert board.of(at.MOVED, "A1") == at.CHANGED_HEX


def test_nobody_turns_in_a_zone_entered() -> None:
    """7.23: only facings with which it can be entered."""
    assert not {"0404s", "0404se", "0404sw"} & before("AS 6-3/5-3").ends()


@pytest.mark.parametrize("unit", [f"{AS} disrupted", f"{KB} disrupted"])
def test_the_disrupted_do_not_enter_zones(unit: str) -> None:
    """7.24, 11.34."""
    board = before(unit)
    assert not {"0404", "0304"} & set(board.hexes().split())


def test_a_disrupted_enemy_has_no_zone() -> None:
    """7.21."""
    assert "0204" in before(KB, f"{AS} disrupted").hexes()
    assert "0404s" in before(KB, f"{AS} disrupted").ends()


HELD = """
. . . . . .
. . . .a1s . .
. . . .A1{facing} . .
. . . . . .
. . . . . .
"""


def held(facing: str, unit: str = AS, enemy: str = AS, rest: str = "") -> Board:
    """A unit in the zone of an enemy behind which it stands or not."""
    rows = HELD.format(facing=facing)
    return Board(rows, {"A": f"A1 {unit}", "a": f"a1 {enemy}"}, rest=rest)


def test_who_starts_in_a_zone_leaves_it_by_his_front_without_turning() -> None:
    """7.23, 7.16: facing away, the first hex in no zone."""
    ends = held("s").order("A1").ends()
    assert {"0304s", "0404s"} <= ends
    first = Board(HELD.format(facing="s"), {"A": "A1 AS 6-1/5-1", "a": f"a1 {AS}"}).order("A1")
    assert {end[:4] for end in first.ends() if end[:4] != "0403"} == {"0304", "0404"}


def test_facing_the_enemy_he_can_but_turn_and_stay() -> None:
    """7.16: in one unit's zone; then it has moved (9.11)."""
    rows = HELD.format(facing="n").replace(". . . .a1s", ". . ~ .a1s")
    board = Board(rows, {"A": f"A1 {AS}", "a": f"a1 {AS}"}).order("A1")
    assert {end[:4] for end in board.ends()} == {"0403"}
    board.go("0403ne")
    board.until([mv.MOVE_ASKED, at.SHOCK_BEGIN, mv.UNIT_ORDERS, mv.RIDERS])
    assert board.of(at.MOVED, "A1") == at.TURNED_IN_ZONE


def test_in_two_zones_nobody_turns() -> None:
    """7.16."""
    rows = HELD.format(facing="n").replace(". . . .a1s . .", ". . .a2s .a1s . .")
    units = {"A": f"A1 {AS}", "a": f"a1 {AS}; a2 {AS}"}
    assert Board(rows, units).kind != mv.UNIT_CHOICE


def engaged(first: str, second: str) -> Board:
    """Two units engaged with each other."""
    return held("n", first, second, "Position:\n  engaged: A1-a1\n")


def test_an_engaged_unit_is_not_ordered_to_anything() -> None:
    """7.31."""
    board = engaged(AS, SI)
    assert board.kind != mv.UNIT_CHOICE


@pytest.mark.parametrize(("enemy", "leaves"), [(AS, True), (GUN, True), (KB, False)])
def test_kibamusha_engaged_with_foot_alone_may_move_away(enemy: str, leaves: bool) -> None:
    """7.33: by the ordinary rules, so by their front."""
    rest = "Position:\n  engaged: A1-a1\n"
    board = held("se", KB, enemy, rest)
    can = board.kind == mv.UNIT_CHOICE and "A1" in board.orders()
    assert can is leaves
    if leaves:
        board.order("A1").go("0404se")
        board.until([mv.MOVE_ASKED, mv.UNIT_ORDERS, mv.RIDERS])
        assert board.of(at.ENGAGED, "a1") == 0  # 7.34


# ---- out of command (5.33) -----------------------------------------------------------

SPREAD = """
. . . . . . . .
. . . . . . . .
. .A1n . . . . . .A2n
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
.a1s . . . . . . .
"""


def spread(unit: str, enemy: str = AS, rows: str = SPREAD, busho: str = "A1 2") -> Board:
    """A1 with its busho, A2 six hexes off."""
    units = {"A": f"A1 {AS}; A2 {unit}", "a": f"a1 {enemy}"}
    return Board(rows, units, {"A": busho})


def test_out_of_command_a_unit_has_half_its_points_rounded_down() -> None:
    """5.33, 6.11."""
    board = spread("AS 6-5/5-3").order("A2").go("0802n")
    assert board.s[mv.ALLOWANCE] == 2
    assert spread("AS 6-5/5-3", busho="A1 9").order("A2").s[mv.ALLOWANCE] == 5


def test_out_of_command_it_does_not_come_adjacent() -> None:
    """5.33: not even behind the enemy's back."""
    rows = SPREAD.replace(".a1s . . . . . . .", ". . . . . . . .").replace(
        ". . . . . . . .", ". . . . . . . .a1n", 1
    )
    near = spread(AS, rows=rows).order("A2")
    assert "0802" not in near.hexes()
    assert "0802" in spread(AS, rows=rows, busho="A1 9").order("A2").hexes()


@pytest.mark.parametrize(("unit", "fires"), [(BOW, True), (GUN, False)])
def test_out_of_command_bows_fire_and_guns_do_not(unit: str, fires: bool) -> None:
    """5.33, 8.18."""
    rows = SPREAD.replace(".a1s . . . . . . .", ". . . . . . . .").replace(
        ". . . . . . . .", ". . . . . . . .a1n", 1
    )
    board = spread(unit, rows=rows).order("A2")
    assert (board.targets() == "a1") is fires


def test_out_of_command_in_a_zone_it_stays() -> None:
    """5.33: it neither leaves nor turns."""
    rows = SPREAD.replace(".a1s . . . . . . .", ". . . . . . . .").replace(
        ". . . . . . . .\n. .A1n", ". . . . . . . .a1s\n. .A1n"
    )
    assert "A2" not in spread(AS, rows=rows).orders()
    assert "A2" in spread(AS, rows=rows.replace("A2n", "A2s"), busho="A1 9").orders()


def test_formations_change_and_recovery_need_command() -> None:
    """5.32, 5.33: out of command a unit may move, remove hits, or fire a bow."""
    board = spread("AS 6-4/5-3 2h disrupted")
    assert board.orders(mv.RECOVER) == ""
    assert board.orders(mv.REMOVE_HITS) == "A2"
    assert board.orders(mv.CHANGE_ORDER) == "A1"


# ---- command ranges (4.31-4.35) -------------------------------------------------------


def commanded(board: Board) -> str:
    """Name the units in command."""
    numbers = range(board.q[at.UNITS])
    return " ".join(board.labels[n] for n in numbers if in_command(board.q, board.s, n))


CHAIN = """
. . . . . . . .
. .A1n . .A2n .A3n . .A4n .
. . . . . . . .
.a1s . . . . . . .
"""


def test_adjacent_units_extend_the_range() -> None:
    """4.32, 4.33 (R22): A2 is two hexes off, A3 beside it, A4 alone."""
    units = {"A": f"A1 {AS}; A2 {AS}; A3 {AS}; A4 {AS}", "a": f"a1 {AS}"}
    board = Board(CHAIN, units, {"A": "A1 2", "a": "a1 2"})
    assert commanded(board) == "A1 A2 A3 a1"
    assert commanded(Board(CHAIN, units, {"A": "A1 1", "a": "a1 2"})) == "A1 a1"


def test_the_range_goes_around_enemies_and_through_no_zone() -> None:
    """4.32: but through one that a friend holds."""
    wall = """
. ~ . . .
. ~ .a1s . .
.A1n . . .A2n .
. ~ . . .
"""
    units = {"A": f"A1 {AS}; A2 {AS}", "a": f"a1 {AS}"}
    assert commanded(Board(wall, units, {"A": "A1 3", "a": "a1 2"})) == "A1 a1"
    free = wall.replace("a1s", "a1n")
    assert commanded(Board(free, units, {"A": "A1 3", "a": "a1 2"})) == "A1 A2 a1"


def test_in_an_enemy_zone_the_range_is_halved_rounded_up() -> None:
    """4.35: A2 is four hexes off, as the zone before A1 must be gone around."""
    rows = """
. . . . . .
. .a1s . . . .
. .A1n . . .A2n .
. . . . . .
"""
    units = {"A": f"A1 {AS}; A2 {AS}", "a": f"a1 {AS}"}
    assert commanded(Board(rows, units, {"A": "A1 6", "a": "a1 2"})) == "A1 a1"
    assert commanded(Board(rows, units, {"A": "A1 7", "a": "a1 2"})) == "A1 A2 a1"


def test_who_has_trumped_must_do_something() -> None:
    """5.65: 0 is not there until somebody has gone to another hex or fired."""
    rows = BEFORE.replace("A1n . .", "A1n .A2n .")
    board = Board(rows, {"A": f"A1 {AS}; A2 {AS}", "a": f"a1 {AS}"})
    board.s[at.MUST_ACT] = 1
    board.begin(at.MOVE_AND_FIRE)
    assert 0 not in board.options
    board.order("A1")
    assert 0 not in board.options
    board.go("0405n").until([mv.UNIT_ORDERS])
    assert 0 in board.options


def test_two_contingents_act_together() -> None:
    """5.73: units of both are ordered."""
    rows = SPREAD.replace("A2n", "B1n")
    units = {"A": f"A1 {AS}", "B": f"B1 {AS}", "a": f"a1 {AS}"}
    assert Board(rows, units, orders="AB").orders() == "A1 B1"
    assert Board(rows, units).orders() == "A1"


def test_a_honjin_keeps_everybody_out() -> None:
    """4.53."""
    rows = BEFORE.replace(". . . .A1n . .", ". . .A2 .A1n . .")
    board = Board(rows, {"A": f"A1 {AS}; A2 {CAMP}", "a": f"a1 {AS}"}, {"A": "A2 4"}).order("A1")
    assert "0306" not in board.hexes()
