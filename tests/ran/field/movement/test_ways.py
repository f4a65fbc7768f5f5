"""Movement points, facing, formation, stacking: where a unit can go (6.1-6.3, 6.6, 6.7, 7.1)."""

import pytest

from samurai_odds.ran.facts import Charts, Used, load
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.question import question_of
from tests.ran.field.movement.board import AS, BOW, CAMP, GUN, KB, SI, Board

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
FAR = {"A": f"A1 {AS}", "a": f"a1 {AS}"}


def plain(unit: str, rows: str = PLAIN) -> Board:
    """Order one unit, alone on clear ground."""
    return Board(rows, {"A": f"A1 {unit}", "a": f"a1 {AS}"}).order("A1")


@pytest.mark.parametrize(
    ("facing", "front"), [("n", "0304 0404"), ("ne", "0404 0505"), ("s", "0306 0406")]
)
def test_a_unit_steps_into_its_front_hexes_only(facing: str, front: str) -> None:
    """6.32, 7.12; 11.36: it does not turn in woods, where it would rout."""
    rows = PLAIN.replace(".A1n", f"wA1{facing}")
    assert plain("AS 6-1/5-1 4h disrupted", rows).hexes() == front


def test_one_vertex_a_hex_is_free_and_others_cost_a_point_each() -> None:
    """7.13: with no point left a unit turns one vertex."""
    board = plain("AS 6-1/5-1")
    here = {end[4:] for end in board.ends() if end[:4] == "0405"}
    assert here == {"ne", "nw", "se", "sw"}  # two vertices: a point
    board.go("0405se")
    assert board.spent() == 1


def test_turns_in_one_hex_add_up() -> None:
    """7.13: the free vertex is one a hex."""
    board = plain(AS).go("0405ne")
    assert board.spent() == 0
    assert board.go("0405se").spent() == 1


def test_a_unit_moves_up_to_its_allowance_and_may_move_less() -> None:
    """6.11: MA 4 straight ahead."""
    board = plain(AS)
    assert {"0404n", "0402n", "0401n"} <= board.ends()
    assert "0401n" not in plain("AS 6-3/5-3").ends()


def test_the_disrupted_side_has_its_own_allowance() -> None:
    """6.11, 11.33."""
    assert "0401n" not in plain(f"{AS} disrupted").ends()
    assert "0402n" in plain(f"{AS} disrupted").ends()


def test_after_arriving_it_may_go_on_with_what_is_left() -> None:
    """6.31: any path can be chosen hex by hex (R62)."""
    board = plain(AS).go("0404n").go("0403n")
    assert board.spent() == 2
    assert "0401n" in board.ends()
    board.go("0402n").go("0401n")
    assert board.kind != mv.MOVE_CHOICE  # nothing is left but to turn once more
    assert board.stands("A1") == "0401n"


def test_it_is_ordered_to_move_once_an_orders_phase() -> None:
    """5.34, 6.12."""
    board = plain(AS).go("0404n").halt()
    assert board.kind != mv.UNIT_CHOICE or "A1" not in board.orders()


# ---- terrain (6.2) -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ground", "unit", "price"),
    [
        (".", AS, 1),
        ("w", AS, 3),
        ("w", f"{AS} open", 2),
        ("w", BOW, 2),
        ("h", AS, 4),
        ("h", f"{AS} open", 3),
        ("v", AS, 2),
        ("p", KB, 2),
        (".1", AS, 2),
        (".2", AS, 3),
    ],
)
def test_what_a_hex_costs(ground: str, unit: str, price: int) -> None:
    """6.21, 6.24, 6.6: woods and heavy woods by formation, uphill for each level."""
    rows = f"""
. . . . .
. {ground} {ground} . .
. . .A1n . .
. . . . .
. . . . .
. . . . .
.a1s . . . .
"""
    board = plain(unit, rows).go("0202n")
    assert board.spent() == price


def test_going_down_costs_as_going_up() -> None:
    """R100."""
    rows = PLAIN.replace(".A1n", ".2A1n")
    assert plain(AS, rows).go("0404n").spent() == 3


@pytest.mark.parametrize(("downhill", "price"), [([0, 0], 1), ([2, 1], 5), (None, 3)])
def test_charts_may_price_going_down_otherwise(downhill: list[int] | None, price: int) -> None:
    """R100: without a price of its own it is that of going up."""
    shipped = load()
    prices = {k: v for k, v in shipped.tables["movement_points"].items() if k != "downhill"}
    prices |= {} if downhill is None else {"downhill": downhill}
    used = Used(Charts("t", "t", {**shipped.tables, "movement_points": prices}))
    board = plain(AS, PLAIN.replace(".A1n", ".2A1n"))
    q = question_of(board.scenario, used)
    sides = range(at.SIDES_OF_HEX)
    down = {q[at.COST + at.SIDES_OF_HEX * board.hex("0405") + side] for side in sides}
    assert down == {price}


def test_a_hex_that_cannot_be_paid_for_is_not_entered() -> None:
    """6.33."""
    rows = PLAIN.replace(". . . . . . .\n. . . .A1n", ". . h h h . .\n. . . .A1n")
    assert "0404n" in plain(AS, rows).ends()
    assert "0404n" not in plain("AS 6-3/5-3", rows).ends()


def test_nobody_crosses_a_river_and_a_stream_costs_a_point() -> None:
    """6.23, 6.21."""
    rest = "Hexsides:\n  river: 0405 nw\n  stream: 0405 ne\n"
    units = {"A": "A1 AS 6-1/5-1", "a": f"a1 {AS}"}
    assert not {"0304", "0404"} & set(Board(PLAIN, units, rest=rest).order("A1").hexes().split())
    assert Board(PLAIN, FAR, rest=rest).order("A1").go("0404n").spent() == 2


# ---- hits for turning (7.14, 11.36) --------------------------------------------------


def wooded(unit: str, ground: str = "w") -> Board:
    """A unit in close country."""
    return plain(unit, PLAIN.replace(".A1n", f"{ground}A1n"))


@pytest.mark.parametrize(
    ("unit", "ground", "hits"),
    [
        (AS, "w", 1),
        (AS, "h", 1),
        (AS, "v", 1),
        (KB, "v", 1),
        (AS, "p", 0),
        (f"{AS} open", "w", 0),
        (BOW, "w", 0),
        (GUN, "v", 0),
    ],
)
def test_turning_in_woods_or_village_costs_a_hit(unit: str, ground: str, hits: int) -> None:
    """7.14: not of who is open or armed to shoot."""
    assert wooded(unit, ground).go("0405ne").hits("A1") == hits


def test_disrupted_on_the_way_it_goes_on_with_the_lower_allowance() -> None:
    """11.36: the points used count against it."""
    board = wooded("AS 6-4/5-2 5h").go("0705ne")  # turns first; three hexes
    assert board.of(at.STATE, "A1") == at.DISRUPTED
    assert (board.stands("A1"), board.hits("A1")) == ("0405ne", 0)
    assert "0605ne" in board.ends()  # two points
    assert "0705ne" not in board.ends()


# ---- formation (6.6) -----------------------------------------------------------------


def test_a_change_of_formation_is_the_whole_order() -> None:
    """6.63."""
    board = Board(PLAIN, FAR)
    assert board.orders(mv.CHANGE_ORDER) == "A1"
    board.order("A1", mv.CHANGE_ORDER)
    assert board.of(at.OPEN, "A1") == 1
    assert board.kind != mv.UNIT_CHOICE


@pytest.mark.parametrize("unit", [BOW, GUN, f"{AS} disrupted"])
def test_who_cannot_change_formation(unit: str) -> None:
    """6.6, 6.63: missile units have none, disrupted ones may not."""
    board = Board(PLAIN, {"A": f"A1 {unit}", "a": f"a1 {AS}"})
    assert board.orders(mv.CHANGE_ORDER) == ""


def test_nobody_changes_formation_beside_the_enemy_or_to_be_disrupted_by_it() -> None:
    """6.63; R68."""
    rows = ". . .\n. .a1n .\n. .A1n .\n. . .\n"
    assert Board(rows, FAR).orders(mv.CHANGE_ORDER) == ""
    weak = Board(PLAIN, {"A": "A1 AS 6-4/5-3 5h", "a": f"a1 {AS}"})
    assert weak.orders(mv.CHANGE_ORDER) == ""


# ---- stacking (6.7) ------------------------------------------------------------------

IN_LINE = """
. . . . .
. . . . .
. . . . .
. . .A2n . .
. . .A1n . .
. . . . .
. . . . .
.a1s . . . .
"""


def in_line(second: str = AS) -> Board:
    """A unit behind a friend."""
    return Board(IN_LINE, {"A": f"A1 {AS}; A2 {second}", "a": f"a1 {AS}"}).order("A1")


def test_a_unit_passes_through_a_friend_but_does_not_end_with_it() -> None:
    """6.71, 6.74."""
    assert "0304" not in in_line().hexes()


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
    assert board.of(at.STATE, "A1") == at.DISRUPTED
    assert (board.stands("A1"), board.stands("A2")) == ("0305n", "0304n")
    assert corner("AS 6-6/5-2").stands("A1") == "0204nw"


def test_a_friend_lost_by_being_passed_leaves_a_free_hex() -> None:
    """R63: it takes its hit first; then the enemy could react there."""
    board = corner("AS 6-6/5-2", "AS-B 5-4 4h")
    assert board.stands("A2") == ""
    assert board.stands("A1") == "0204nw"


def test_nobody_goes_through_the_enemy_or_a_honjin() -> None:
    """6.73, 4.53 (R61)."""
    rows = """
. . . . .
. . . . .
. . . . .
~ ~ .A2 ~ .
~ ~ .A1ne ~ .
. . . . .
. . . . .
.a1s . . . .
"""
    board = Board(rows, {"A": f"A1 {AS}; A2 {CAMP}", "a": f"a1 {AS}"}).order("A1")
    assert not [end for end in board.ends() if end[2:4] <= "03"]


def test_a_honjin_never_moves() -> None:
    """4.53."""
    board = Board(IN_LINE.replace("A2n", "A2"), {"A": f"A1 {SI}; A2 {CAMP}", "a": f"a1 {AS}"})
    assert board.orders() == "A1"


# ---- the last point (6.34, 9.34) -----------------------------------------------------

NEAR = """
. . . . .
. . .a1s . .
. . . . .
. . . . .
. . .A1n . .
. . . . .
"""


@pytest.mark.parametrize(("unit", "reached"), [("AS 6-3/5-3", True), ("AS 6-2/5-2", False)])
def test_the_last_point_takes_nobody_adjacent(unit: str, reached: bool) -> None:
    """6.34: two hexes on is adjacent."""
    board = plain(unit, NEAR.replace("a1s", "a1n"))
    assert ("0303n" in board.ends()) is reached


def test_kibamusha_may_use_it_and_must_then_charge() -> None:
    """9.34: with an enemy before it that it was not adjacent to."""
    board = plain("KB 7-2/6-2", NEAR.replace("a1s", "a1n"))
    assert "0303n" in board.ends()
    assert "0303ne" in board.ends() or "0303nw" in board.ends()
    assert "0303s" not in board.ends()
    board.go("0303n")
    assert board.of(mv.LAST_POINT, "A1") == 1


def test_the_last_point_may_go_into_a_turn() -> None:
    """6.34 speaks of the step: entered with a point left, it turns two vertices."""
    board = plain("AS 6-3/5-3", NEAR.replace("a1s", "a1n"))
    assert {"0303n", "0303se", "0303sw"} <= board.ends()
    board.go("0303se").until([mv.MOVE_ASKED, mv.UNIT_ORDERS, mv.RIDERS])
    assert board.of(mv.LAST_POINT, "A1") == 0


def test_bow_armed_kibamusha_may_not() -> None:
    """9.35."""
    assert "0303n" not in plain("KB-B 7-2", NEAR.replace("a1s", "a1n")).ends()


def test_who_is_disrupted_by_fire_on_the_way_has_fewer_points() -> None:
    """11.36."""
    rows = """
. . . . . .
. . .a1s . . .
. . .A1s . . .
. . . . . .
. . . . . .
. . . . . .
"""
    board = Board(rows, {"A": f"A1 {AS} 5h", "a": f"a1 {BOW}"}).order("A1").go("0306s")
    board.until([mv.RETIRE_FIRES]).give(1 + board.unit("a1"), 8)  # two hits
    assert board.of(at.STATE, "A1") == at.DISRUPTED
    assert board.kind == mv.MOVE_CHOICE
    assert board.s[mv.ALLOWANCE] == 3
