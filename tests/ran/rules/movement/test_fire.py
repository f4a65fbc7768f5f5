"""Fire on orders and harassment (5.32, 6.13, 8.1-8.3, 8.6; R23, R37)."""

from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.shock import layout as sh
from tests.ran.rules.movement.board import AS, BOW, GUN, HORSE_BOW, KB, Board

# A1 at 0406, a1 three hexes before it


# ---- volleys (8.22) ------------------------------------------------------------------

LINE = """
. . . . . .
. . .a1s . . .
. . . . . .
. . . . . .
. .A3n .A1n .A2n . .
. . . . . .
"""


def line(*units: str) -> Board:
    """Three missile units side by side."""
    listed = "; ".join(f"A{number} {unit}" for number, unit in enumerate(units, 1))
    return Board(LINE, {"A": listed, "a": f"a1 {AS}"})


def test_guns_in_adjacent_hexes_fire_together() -> None:
    """8.22 (R67): up to three, each with a better die, and their orders are spent."""
    board = line(GUN, GUN, GUN).order("A1").fire("a1")
    assert (board.kind, board.units_asked()) == (mv.VOLLEY_CHOICE, "A2 A3")
    board.order("A2").order("A3")
    shots = []
    while board.faces:
        shots.append((board.labels[State(board.s).firer], State(board.s).fire_before))
        board.give(0)
    assert shots == [("A1", 0), ("A2", 1), ("A3", 2)]
    assert [board.of(State.fired, f"A{n}") for n in (1, 2, 3)] == [1, 1, 1]
    board.halt()
    assert board.kind != mv.UNIT_CHOICE  # all have acted


def test_who_has_moved_joins_no_volley() -> None:
    """8.22."""
    moved = line(GUN, GUN, GUN).order("A1").go("0304n").until([mv.MOVE_ASKED]).fire("a1")
    assert moved.faces  # it fires alone


def test_a_provoked_target_comes_adjacent_and_is_bound_to_shock() -> None:
    """8.61, R36."""
    rows = LINE.replace(". . .a1s . . .\n. . . . . .", ". . . . . .\n. . .a1s . . .")
    units = {"A": f"A1 {GUN}; A2 {AS}; A3 {AS}", "a": f"a1 {AS}"}
    board = Board(rows, units).order("A1").fire("a1").give(9)  # two hits, D
    while board.faces:
        board.give(0)
    assert (board.kind, board.seat) == (sh.CHARGE_CHOICE, 1)
    board.give(board.options[0])
    assert board.of(State.against, "a1") == 1 + board.unit("A1")
    assert board.of(State.why, "a1") == at.BY_GUNFIRE


# ---- harassment (8.3) ----------------------------------------------------------------

RIDE = """
. . . . . .
. . . .a1{facing} . .
. . . . . .
. . . . . .
. . . .A1n . .
. . . . . .
"""


def riders(enemy: str = AS, facing: str = "s", rows: str = RIDE, more: str = "") -> Board:
    """Bow-armed Kibamusha three hexes from an enemy."""
    return Board(rows.format(facing=facing), {"A": f"A1 {HORSE_BOW}", "a": f"a1 {enemy}{more}"})


def test_who_may_harass() -> None:
    """8.31, 8.32: KB-B two or three hexes away, in sight."""
    assert riders().orders(mv.HARASS) == "A1"
    far = RIDE.replace(". . . .A1n . .\n. . . . . .", ". . . . . .\n. . . .A1n . .")
    assert riders(rows=far).orders(mv.HARASS) == ""
    near = ". . . . . .\n. . . .a1{facing} . .\n. . . .A1n . .\n. . . . . .\n"
    assert riders(facing="n", rows=near).orders(mv.HARASS) == ""
    lances = Board(RIDE.format(facing="s"), {"A": f"A1 {KB}", "a": f"a1 {AS}"})
    assert lances.orders(mv.HARASS) == ""


def test_the_way_must_be_easy_and_free() -> None:
    """8.32, 8.33: woods, friends and zones bar it."""
    woods = RIDE.replace(". . . . . .\n. . . .A1n", "w w w w w w\n. . . .A1n")
    assert riders(rows=woods).orders(mv.HARASS) == ""


def test_harassment_is_the_whole_order_and_the_ordered_fire() -> None:
    """8.31, R37: the target shot at as from one hex; nobody moves."""
    board = riders().order("A1", mv.HARASS)
    assert board.faces == 10
    assert (State(board.s).fire_kind, State(board.s).fire_range) == (at.HARASSING_FIRE, 1)
    board.give(0)
    assert (board.stands("A1"), board.of(State.fired, "A1")) == ("0405n", at.HAS_HARASSED)
    assert board.kind != mv.UNIT_CHOICE


def test_the_target_turns_to_face_with_its_tq() -> None:
    """8.37, 7.18: a vertex, from the rear to the flank."""
    board = riders(facing="n").order("A1", mv.HARASS)
    assert board.faces == 10
    board.give(6)
    if board.kind == mv.HARASS_TURN_CHOICE:
        board.give(1)
    assert board.stands("a1") in ("0402ne", "0402nw")


def test_other_bows_fire_at_two_hexes() -> None:
    """8.44: where the way comes near enough."""
    rows = RIDE.replace(". . . . . .\n. . . .A1n", ". .a2ne . . . .\n. . . .A1n")
    board = riders(rows=rows, more=f"; a2 {BOW}").order("A1", mv.HARASS)
    if board.kind == mv.HARASS_CHOICE:
        board.order("a1")
    board.until([mv.BYSTANDERS])
    assert board.units_asked() == "a2"
    board.order("a2")
    assert (State(board.s).fire_kind, State(board.s).fire_range) == (at.BYSTANDER_FIRE, 2)


def test_foot_that_is_hit_may_be_lured_forward() -> None:
    """8.35, R37: above its TQ it moves into a front hex of its owner's choice."""
    board = riders().order("A1", mv.HARASS).give(5)
    assert board.hits("a1") == 1
    board.give(9)
    assert (board.kind, board.seat, board.places_asked()) == (mv.LURED_CHOICE, 1, "0403 0503")
    board.give(1 + board.hex("0403"))
    assert board.stands("a1") == "0403s"
    assert board.of(State.against, "a1") == 0
    calm = riders().order("A1", mv.HARASS).give(5).give(6)
    assert calm.stands("a1") == "0402s"


def test_kibamusha_that_are_hit_may_ride_after_them() -> None:
    """8.36: up to four points, and shock them at once."""
    board = riders(KB).order("A1", mv.HARASS).give(5).give(9)
    assert (board.kind, board.seat) == (mv.MOVE_CHOICE, 1)
    places = {end[:4] for end in board.ends()}
    assert places <= {"0304", "0404"}
    board.give(board.options[0])
    assert at.FIRST_SHOCK <= board.phase < at.FIRST_FIRE or board.of(State.against, "a1")
