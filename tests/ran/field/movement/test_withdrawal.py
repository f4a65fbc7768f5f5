"""Active withdrawal, seppuku, Banzai (6.4, 6.5, 7.32; R27-R30)."""

from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.movement import layout as mv
from tests.ran.field.movement.board import AS, BOW, SI, Board

NEAR = """
. . . . . .
. . . .a1s . .
. . . . . .
. . . . . .
. . . .A1n . .
. . . . . .
. . . . . .
. . . . . .
.A2n . . . . .
"""
UNITS = {"A": f"A1 {AS}; A2 {AS}", "a": f"a1 {SI}"}


def withdrawing(
    rows: str = NEAR,
    units: dict[str, str] | None = None,
    busho: dict[str, str] | None = None,
    rest: str = "",
) -> Board:
    """Contingent A has been ordered to withdraw."""
    return Board(rows, units or UNITS, busho, rest, order=at.WITHDRAW)


ENGAGED = """
. . . . . .
. . . .a1s . .
. . . .A1n . .
. . . . . .
. . . . . .
. . . . . .
. . . . . .
.A2n . . . . .
"""
CLOSE = """
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


def test_who_is_near_an_active_enemy_must_try_to_get_clear() -> None:
    """6.42, R27: there is no end before, and every end is more than two hexes off."""
    board = withdrawing(CLOSE)
    assert board.kind == mv.WITHDRAW_CHOICE
    assert 0 not in board.options
    board.order("A1")
    assert 0 not in board.options
    assert "0405" in board.hexes()
    assert not {"0303", "0403", "0404", "0304"} & set(board.hexes().split())
    board.go("0406n").until([mv.WITHDRAW_ORDERS])
    assert 0 in board.options


def test_an_inactive_enemy_drives_nobody_away() -> None:
    """6.42."""
    board = withdrawing(CLOSE)
    board.s[at.ACTIVATED + board.busho("a")] = 0
    board.begin(at.WITHDRAW)
    assert 0 in board.options


def test_the_first_turn_and_the_last_are_free() -> None:
    """6.42: it turns its back, goes two hexes, and turns again, for two points."""
    board = withdrawing(CLOSE, {**UNITS, "A": f"A1 AS 6-2/5-2; A2 {AS}"}).order("A1")
    assert "0406n" in board.ends()
    board.go("0406n").until([mv.WITHDRAW_ORDERS])
    assert board.spent() == 2


def test_out_of_a_zone_it_may_turn_to_leave() -> None:
    """6.42 over 7.16; bows fire at it (7.26, 8.42), and into a zone it never goes."""
    units = {"A": f"A1 {AS}; A2 {AS}", "a": f"a1 {BOW}"}
    board = withdrawing(ENGAGED, units).order("A1")
    board.go("0405n")
    board.until([mv.RETIRE_FIRES])
    assert board.kind == mv.RETIRE_FIRE_CHOICE
    assert board.stands("A1")[:4] == "0403"


def test_who_cannot_get_clear_stays() -> None:
    """6.42, R27: it has no end."""
    board = withdrawing(CLOSE, {**UNITS, "A": f"A1 AS 6-1/5-1; A2 {AS}"}, {"A": "A2 4"})
    board.order("A1")
    assert board.stands("A1") == "0404n"
    assert board.units_asked() == "A2"


def test_nobody_fires_or_changes_formation_on_such_an_order() -> None:
    """6.42."""
    board = withdrawing(NEAR, {"A": f"A1 {BOW}; A2 {AS}", "a": f"a1 {SI}"}).order("A1")
    assert board.targets() == ""


def test_hits_are_removed_far_from_the_enemy() -> None:
    """6.42, its exception."""
    units = {"A": f"A1 {AS}; A2 AS 6-4/5-3 3h", "a": f"a1 {SI}"}
    board = withdrawing(NEAR, units)
    assert board.units_asked(mv.REMOVE_HITS) == "A2"
    board.order("A2", mv.REMOVE_HITS)
    assert board.hits("A2") == 1


def test_the_engaged_roll_to_get_away() -> None:
    """7.32, 6.43: with its TQ or lower; else it must shock (R29)."""
    rest = "Position:\n  engaged: A1-a1\n"
    free = withdrawing(ENGAGED, rest=rest)
    assert free.faces == 10
    free.give(6)
    assert "A1" in free.units_asked()
    stays = withdrawing(ENGAGED, rest=rest).give(7)
    assert "A1" not in stays.units_asked()
    stays.until([mv.SEPPUKU]).give(0)
    assert stays.s[at.SHOCK_KIND] == at.SHOCK_STAYED


def test_above_his_rating_the_busho_commits_seppuku() -> None:
    """6.44, R28: after the moves; then his men may flee (10.51)."""
    board = withdrawing(NEAR, busho={"A": "A2 4"}).until([mv.SEPPUKU])
    alive = withdrawing(NEAR, busho={"A": "A2 4"}).until([mv.SEPPUKU]).give(4)
    assert alive.of(at.FATE, "A") == at.WELL
    board.give(5)
    assert board.of(at.FATE, "A") == at.DEAD
    assert board.faces == 10


def test_a_stacked_busho_goes_along_and_rides_no_further() -> None:
    """R26."""
    board = withdrawing(CLOSE, busho={"A": "A1 4"}).order("A1").go("0406n")
    board.until([mv.WITHDRAW_ORDERS])
    assert board.rides("A") == "0406"
    board.until([mv.SEPPUKU, mv.RIDERS])
    assert board.phase == mv.SEPPUKU


def test_a_busho_who_stood_where_it_came_to_may_still_ride() -> None:
    """4.34: he has not gone along."""
    board = withdrawing(CLOSE, busho={"A": "0406 4"}).order("A1").go("0406n")
    board.until([mv.SEPPUKU, mv.RIDERS])
    assert board.phase == mv.RIDERS


def test_a_busho_placed_with_who_withdraws_goes_along_and_rides_no_further() -> None:
    """R26, 4.72: he flees to it from an enemy that has withdrawn before it."""
    rows = """
. . . . . . . .
. . . . . . . .
. . . .a1s . .A1n . .
. . . . . . . .
. . . . . . . .
"""
    units, busho = {"A": f"A1 {AS}", "a": f"a1 {AS}"}, {"A": "0103 4", "a": "0501 4"}
    board = withdrawing(rows, units, busho).until([mv.MOVE_ASKED]).go("0703n")
    board.until([mv.WITHDRAWALS]).give(4 * at.ACTION + 1 + board.unit("a1"), 0)
    board.until([mv.MOVE_ASKED])
    assert board.stands("a1") == "0303s"
    assert board.rides("A") == "0603"
    board.go("0703n").until([mv.SEPPUKU, mv.RIDERS])
    assert board.rides("A") == "0703"
    assert board.phase == mv.SEPPUKU


# ---- Banzai (6.5) --------------------------------------------------------------------


def chased(enemy: str = SI, rows: str = CLOSE, momentum: int = 1, more: str = "") -> Board:
    """A1 has withdrawn to 0406, four hexes from a1; the busho lives."""
    units = {"A": f"A1 {AS}; A2 {AS}", "a": f"a1 {enemy}{more}"}
    busho = {"A": "A2 4", "a": f"a1 {momentum}"}
    board = withdrawing(rows, units, busho).order("A1").go("0406n")
    board.until([mv.SEPPUKU]).give(0)
    return board


def follow(board: Board) -> Board:
    """Let who goes after them choose the first of each."""
    while board.kind in (mv.MOVE_CHOICE, mv.CHASE_CHOICE, mv.CHASER_CHOICE):
        board.give(board.options[0])
    return board


def test_samurai_near_a_withdrawal_check() -> None:
    """6.51: die and the busho's rating against TQ."""
    board = chased()
    assert board.faces == 10
    goes = follow(chased(momentum=2).give(5))
    assert goes.stands("a1") != "0402s"
    stays = follow(chased(momentum=2).give(6))
    assert stays.stands("a1") == "0402s"


def test_ashigaru_and_bows_do_not() -> None:
    """6.51."""
    assert not chased(AS).faces or chased(AS).phase != mv.BANZAI_ROLL
    assert chased("SI-B 5-5").phase != mv.BANZAI_ROLL


def test_they_go_half_their_allowance_towards_it() -> None:
    """6.51, R30: two hexes of four, and fall short."""
    board = chased().give(0)
    assert set(board.hexes().split()) <= {"0304", "0404", "0504"}
    follow(board)
    assert board.of(at.WHY, "a1") != at.BY_BANZAI
    assert board.stands("a1")[2:4] == "04"


def test_kibamusha_that_reach_it_are_bound_to_shock() -> None:
    """6.51: three of six points; it is three hexes off after the withdrawal."""
    board = follow(chased("KB 7-8/6-7").give(0))
    assert board.stands("a1")[2:4] == "05"
    assert board.phase >= at.FIRST_SHOCK or board.s[at.SHOCK_KIND] == at.SHOCK_BANZAI


def test_enemies_in_the_way_keep_them_back() -> None:
    """6.51: with zones and water around nobody gets through."""
    rows = CLOSE.replace(". . . .a1s . .", "~ ~ ~ .a1s ~ ~").replace(
        ". . . . . .\n~", "~ ~ ~ ~ ~ ~\n~", 1
    )
    walled = rows.replace("~ ~ ~ .a1s ~ ~\n. . . . . .", "~ ~ ~ .a1s ~ ~\n~ ~ ~ ~ ~ ~")
    board = chased(rows=walled)
    assert board.phase != mv.BANZAI_ROLL


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
    board = withdrawing(rows, units, {"A": "A2 4", "a": "a2 1"}).order("A1")
    board.go(next(end for end in sorted(board.ends()) if end[2:4] == "07"))
    board.until([mv.SEPPUKU]).give(0)
    assert board.phase == mv.BANZAI_ROLL
    follow(board.give(0))
    assert board.phase == mv.PASSING
    board.give(9)
    assert board.hits("a2") == 3
