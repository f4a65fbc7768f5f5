"""What a shock seldom does on the map: ways back through friends, heads (9.25-9.32, 11.2-11.6)."""

from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.packed import what_of
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.scenario.scenario import Scenario
from tests.ran.rules.shock.board import Segment, state_and_hits, without_busho
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
    assert all(what_of(value) for value in table.options)
    table.give(table.options[0])
    hits = {label: table.of(State.hits, label) for label in ("a2", "a3")}
    assert sorted(hits.values()) == [0, 1]  # 6.74


def test_busho_fight_before_the_clash_and_who_is_behind_may_give_up() -> None:
    table = Segment(duel(), "A", moved=("A1",)).begin()
    table.give(5)
    assert table.phase == sh.FIGHTING
    assert table.faces == 100
    table.give(92)  # 5 + 9 against 5 + 2: half, so two hits
    assert table.kind == sh.GIVE_UP_CHOICE
    assert table.seat == 1
    table.give(1)
    assert table.of(State.fate, "a") == at.DEAD  # as if killed (10.14)
    assert table.s.heads[0] == 0  # without a head
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
        elif table.phase == sh.FIGHTING and table.of(State.fate, "a") != at.DEAD:
            table.give(90)
    assert table.of(State.fate, "a") == at.DEAD
    assert table.s.great_heads[0] == 1  # he was the So-Taisho (12.0)
    assert table.of(State.busho_hits, "A") == 1  # 10.16


def test_a_honjin_that_must_retreat_is_lost_with_its_heads() -> None:
    rows = DUEL.replace("a1s", "a1").replace(". . . . .", ". . .a2n . .", 1)
    camp = duel(SI, "Honjin 6-0", rows, more=f"; a2 {AS}")
    table = Segment(without_busho(camp), "A", moved=("A1",))
    table.s.heads[1] = 2
    fought(table, 5, 9)  # column 11 against AS-T, 1(4)
    assert state_and_hits(table, "a1") == (at.ELIMINATED, 0)  # 4.55
    assert table.s.heads[1] == 0  # 10.3


def test_a_unit_of_the_same_combat_gone_through_takes_its_hit() -> None:
    rows = """
~ ~ . . ~ ~
~ ~ . ~ ~ ~
~ ~ .a1s .a2s ~ ~
. . .A1n . . .
. . . . . .
"""
    position = drawn(rows, {"A": f"A1 {KB}", "a": f"a1-a2 {AS}"})
    table = Segment(without_busho(position), "A", moved=("A1",)).begin()
    table.give(table.attack("A1", sh.BOTH, charging=True))
    table.give(5, 5)  # 9.24
    table.give(table.options[0], 9)  # column 11 less 2: two hits each
    assert table.where("a1") == "0302"  # the only way there is
    assert state_and_hits(table, "a1") == (at.ORDERED, 2)
    assert table.kind == sh.RETREAT_CHOICE  # a2 goes on through a1
    table.give(table.options[0])
    assert table.where("a2") in ("0301", "0401")
    assert state_and_hits(table, "a1") == (at.ORDERED, 3)  # 6.74
