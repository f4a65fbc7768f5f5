"""What a shock does on the map: retreats, advances, charges spent, busho (9.25-9.32, 11.2-11.6)."""

from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.scenario.scenario import Scenario
from tests.ran.field.shock.board import Segment, state_and_hits, without_busho
from tests.ran.scenario.drawing import drawn

AS, SI, KB = "AS 6-4/5-3", "SI 7-4/6-3", "KB 7-6/6-5"

DUEL = """
. . . . .
. . . . .
. .a1s . . .
. .A1n . . .
. . . . .
"""


def duel(
    own: str = AS, enemy: str = AS, rows: str = DUEL, more: str = "", rest: str = ""
) -> Scenario:
    """A1 is before a1, which faces it."""
    red = f"A1 {own}"
    return drawn(rows, {"A": red, "a": f"a1 {enemy}{more}"}, rest=rest)


def fought(table: Segment, reaction: int, die: int) -> Segment:
    """Begin, react and clash; the only attack is not asked for."""
    table.begin().give(reaction)
    assert table.phase == sh.RESOLVING
    table.give(die)
    return table


def test_who_takes_twice_as_many_hits_goes_back_rear_first_and_is_followed() -> None:
    table = Segment(without_busho(duel(SI)), "A", moved=("A1",))
    fought(table, 5, 9)  # column 9, 2(4)
    assert table.kind == sh.RETREAT_CHOICE
    rear = {table.goes_to("0202"), table.goes_to("0302")} | {table.goes_to("0102")}
    assert set(table.options) <= rear
    assert len(table.options) == 2
    table.give(table.options[0])
    assert state_and_hits(table, "a1") == (at.ORDERED, 4)
    assert table.where("A1") == "0203"  # it must advance (11.51)
    assert table.kind == sh.ARRIVAL_CHOICE
    assert len(table.options) == 3  # as it faces, or a vertex either way (11.52)
    table.give(table.options[0])
    assert table.is_done()
    assert table.of(at.ENGAGED, "A1") == table.of(at.ENGAGED, "a1") == 0


def test_equal_hits_leave_both_engaged() -> None:
    table = Segment(without_busho(duel()), "A", moved=("A1",))
    fought(table, 5, 4)  # column 7, 2(2)
    assert table.is_done()
    assert state_and_hits(table, "A1") == state_and_hits(table, "a1") == (at.ORDERED, 2)
    assert table.of(at.ENGAGED, "A1") > 0
    assert table.of(at.ENGAGED, "a1") > 0


def test_at_the_edge_who_must_retreat_leaves_the_map_routed() -> None:
    rows = """
.a1s . . .
.A1nw . . .
. . . .
"""
    table = Segment(without_busho(duel(SI, rows=rows)), "A", moved=("A1",))
    fought(table, 5, 9)
    assert state_and_hits(table, "a1") == (at.ROUTED, 0)  # R33, R72
    assert table.where("A1") == "0101"


def test_through_a_friend_who_takes_a_hit() -> None:
    rows = """
. . . . . .
. .a3s .a2s . . .
. .a4s .a1s .a5s . .
. . .A1nw . . .
. . . . . .
"""
    units = f"; a2 {AS}; a3 {AS}; a4 {AS}; a5 {AS}"
    table = Segment(without_busho(duel(SI, rows=rows, more=units)), "A", moved=("A1",))
    fought(table, 5, 9)
    assert table.kind == sh.RETREAT_CHOICE
    assert all(value > at.ACTION for value in table.options)
    table.give(table.options[0])
    hits = {label: table.of(at.HITS, label) for label in ("a2", "a3")}
    assert sorted(hits.values()) == [0, 1]  # 6.74


def test_who_cannot_retreat_takes_a_hit_and_stays() -> None:
    closed = """
~ ~ ~ ~ ~
~ ~ ~ ~ ~
~ .a1s ~ . .
~ .A1n . . .
. . . . .
"""
    table = Segment(without_busho(duel(SI, rows=closed)), "A", moved=("A1",))
    fought(table, 5, 9)
    assert state_and_hits(table, "a1") == (at.ORDERED, 5)  # 4 and 1 (11.4, R7)
    assert table.where("a1") == "0203"
    assert table.of(at.ENGAGED, "a1") > 0


def test_a_charge_is_spent_after_the_advance() -> None:
    table = Segment(without_busho(duel(KB)), "A", moved=("A1",)).begin()
    table.give(table.attack("A1", sh.LEFT if ("A1", 0) in table.attacks() else sh.RIGHT, True))
    table.give(9)  # AS reacts at 9 + 1 against 6: four hits
    assert state_and_hits(table, "a1") == (at.ORDERED, 4)
    table.give(9)  # column 11, 1(4): disrupted, and it goes back
    assert table.of(at.STATE, "a1") == at.DISRUPTED
    while not table.is_done():
        table.give(table.options[0] if table.options else 5)
    assert state_and_hits(table, "A1") == (at.DISRUPTED, 0)  # 9.32
    assert table.where("A1") == "0203"


def test_busho_fight_before_the_clash_and_who_is_behind_may_give_up() -> None:
    table = Segment(duel(), "A", moved=("A1",)).begin()
    table.give(5)
    assert table.phase == sh.FIGHTING
    assert table.faces == 100
    table.give(92)  # 5 + 9 against 5 + 2: half, so two hits
    assert table.kind == sh.GIVE_UP_CHOICE
    assert table.seat == 1
    table.give(1)
    assert table.of(at.FATE, "a") == at.DEAD  # as if killed (10.14)
    assert table.s[at.HEADS] == 0  # without a head
    table.give(9)  # his contingent's flight check comes at once (10.51)
    assert table.phase == sh.RESOLVING


def test_a_busho_killed_gives_a_head_and_his_victor_keeps_a_hit() -> None:
    table = Segment(duel(), "A", moved=("A1",)).begin()
    table.give(5)
    table.give(25)  # the first is behind: one hit
    table.give(0)
    for _ in range(9):
        if table.phase == sh.GIVING_UP:
            table.give(0)
        elif table.phase == sh.FIGHTING and table.of(at.FATE, "a") != at.DEAD:
            table.give(90)
    assert table.of(at.FATE, "a") == at.DEAD
    assert table.s[at.GREAT_HEADS] == 1  # he was the So-Taisho (12.0)
    assert table.of(at.BUSHO_HITS, "A") == 1  # 10.16


def test_who_is_attacked_becomes_active() -> None:
    table = Segment(duel(), "A", moved=("A1",))
    table.set(at.ACTIVATED, "a", 0)
    table.begin()
    assert table.of(at.ACTIVATED, "a") == 1  # 5.21[3]


def test_a_honjin_that_must_retreat_is_lost_with_its_heads() -> None:
    rows = DUEL.replace("a1s", "a1").replace(". . . . .", ". . .a2n . .", 1)
    camp = duel(SI, "Honjin 6-0", rows, more=f"; a2 {AS}")
    table = Segment(without_busho(camp), "A", moved=("A1",))
    table.s[at.HEADS + 1] = 2
    fought(table, 5, 9)  # column 11 against AS-T, 1(4)
    assert state_and_hits(table, "a1") == (at.ELIMINATED, 0)  # 4.55
    assert table.s[at.HEADS + 1] == 0  # 10.3


def test_steps_go_across_the_map() -> None:
    """9.2: both targets react before either combat is resolved."""
    rows = """
. . . . . . .
. .a1s . . .a2s . .
. .A1n . . .A2n . .
. . . . . . .
"""
    position = drawn(rows, {"A": f"A1-A2 {AS}", "a": f"a1-a2 {AS}"})
    table = Segment(without_busho(position), "A", moved=("A1", "A2")).begin()
    table.give(table.options[0])
    table.give(8, 9)
    assert state_and_hits(table, "a1") == (at.ORDERED, 2)
    assert state_and_hits(table, "a2") == (at.ORDERED, 3)
    assert table.phase == sh.RESOLVING
