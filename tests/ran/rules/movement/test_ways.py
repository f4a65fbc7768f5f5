"""Ways of a unit that seldom occur: through a friend, by the last point, at other prices."""

import pytest

from samurai_odds.ran.facts import Charts, Used, load
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.question import question_of
from tests.ran.rules.movement.board import AS, Board

PLAIN = """
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . .A1n . . .
. . . . . . .
. . . . . . .
.a1s . . . . . .
"""


def plain(unit: str, rows: str = PLAIN) -> Board:
    """Order one unit, alone on clear ground."""
    return Board(rows, {"A": f"A1 {unit}", "a": f"a1 {AS}"}).order("A1")


# ---- terrain (6.2) -------------------------------------------------------------------


@pytest.mark.parametrize(("downhill", "price"), [([0, 0], 1), ([2, 1], 5), (None, 3)])
def test_charts_may_price_going_down_otherwise(downhill: list[int] | None, price: int) -> None:
    """R100: without a price of its own it is that of going up."""
    shipped = load()
    prices = {k: v for k, v in shipped.tables["movement_points"].items() if k != "downhill"}
    prices |= {} if downhill is None else {"downhill": downhill}
    used = Used(Charts("t", "t", {**shipped.tables, "movement_points": prices}))
    board = plain(AS, PLAIN.replace(".A1n", ".2A1n"))
    q = Question(question_of(board.scenario, used))
    sides = range(at.SIDES_OF_HEX)
    down = {q.cost[board.hex("0405"), side] for side in sides}
    assert down == {price}


# ---- stacking (6.7) ------------------------------------------------------------------


def test_passing_through_costs_a_point_and_the_friend_a_hit() -> None:
    """6.74: between waters there is no other way."""
    rows = """
. . . . .
. . . . .
. . . . .
~ ~ .A2n ~ .
~ ~ .A1ne ~ .
. . . . .
. . . . .
.a1s . . . .
"""
    board = Board(rows, {"A": f"A1 {AS}; A2 {AS}", "a": f"a1 {AS}"}).order("A1")
    board.go("0403ne")
    assert board.hits("A2") == 1
    assert board.spent() == 3
    assert (board.stands("A1"), board.stands("A2")) == ("0403ne", "0304n")


ROUND_THE_CORNER = """
. . . . .
. . . . .
. ~ ~ ~ .
. . wA2n ~ .
. ~ .A1n ~ .
. ~ ~ ~ .
. . . . .
.a1s . . . .
"""


def corner(unit: str, friend: str = AS) -> Board:
    """The only way leads through a friend in woods, in whose hex the unit must turn."""
    units = {"A": f"A1 {unit}; A2 {friend}", "a": f"a1 {AS}"}
    board = Board(ROUND_THE_CORNER, units, rest="Hexsides:\n  river: 0305 nw\n").order("A1")
    return board.go("0204nw")


def test_who_is_kept_in_a_friends_hex_by_its_own_hits_is_put_back() -> None:
    """R63, 7.14, 11.36: disrupted by the turn, it lacks the points to go on."""
    board = corner("AS 6-6/5-2 5h")
    assert board.of(State.state, "A1") == at.DISRUPTED
    assert (board.stands("A1"), board.stands("A2")) == ("0305n", "0304n")
    assert corner("AS 6-6/5-2").stands("A1") == "0204nw"


def test_a_friend_lost_by_being_passed_leaves_a_free_hex() -> None:
    """R63: it takes its hit first; then the enemy could react there."""
    board = corner("AS 6-6/5-2", "AS-B 5-4 4h")
    assert board.stands("A2") == ""
    assert board.stands("A1") == "0204nw"


# ---- the last point (6.34, 9.34) -----------------------------------------------------

NEAR = """
. . . . .
. . .a1s . .
. . . . .
. . . . .
. . .A1n . .
. . . . .
"""


def test_kibamusha_may_use_it_and_must_then_charge() -> None:
    """9.34: with an enemy before it that it was not adjacent to."""
    board = plain("KB 7-2/6-2", NEAR.replace("a1s", "a1n"))
    assert "0303n" in board.ends()
    assert "0303ne" in board.ends() or "0303nw" in board.ends()
    assert "0303s" not in board.ends()
    board.go("0303n")
    assert board.of(State.move.last_point, "A1") == 1
