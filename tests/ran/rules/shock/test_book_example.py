"""9.28's worked example, played on its hexes with the dice that the book gives."""

from samurai_odds import ran
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.rules.shock.strikes import are_engaged, enemy_before
from tests.ran.rules.shock.board import Segment, state_and_hits, without_busho
from tests.ran.scenario.book import suriagehara


def test_the_example_of_9_28_comes_out_as_printed() -> None:
    table = Segment(without_busho(suriagehara()), "a", moved=("a3", "a4")).begin()
    left, right = sh.LEFT, sh.RIGHT
    assert ("a5", left) not in table.attacks()  # AS-T never shock (9.13)
    assert 0 not in table.options
    for label, target in (("a1", "A1"), ("a2", "A1"), ("a3", "A2")):
        whom = left if before(table, label, left) == target else right
        table.give(table.attack(label, whom))
    # AS(4), which has moved, is left with SI-B(c): nobody else attacks that
    start = table.where("a2")
    # AS(2), disrupted and engaged, rolls a 7 and goes back with a hit (9.12)
    table.give(7)
    if table.phase == sh.BREAKING_OFF:
        table.give(table.options[0])
    assert table.where("a2") != start
    assert state_and_hits(table, "a2") == (at.DISRUPTED, 1)
    table.give(5, 7)  # SI(b) and SI-B(c) react: the latter takes two hits
    assert state_and_hits(table, "A2") == (at.ORDERED, 0)
    assert state_and_hits(table, "A3") == (at.ORDERED, 2)
    table.give(6)  # AS(1) against SI(a): 2(2), both stay engaged
    assert state_and_hits(table, "a1") == (at.ORDERED, 2)
    assert state_and_hits(table, "A1") == (at.ORDERED, 2)
    assert are_engaged(table.q, table.s, table.unit("a1"), table.unit("A1"))
    left_by_b = table.where("A2")
    table.give(9)  # AS(3) through the flank of SI(b): 2(3) doubled
    while table.phase in (sh.RETREATS, sh.AFTER_ADVANCE):
        table.give(table.options[0])
    assert state_and_hits(table, "a3") == (at.ORDERED, 2)
    assert state_and_hits(table, "A2") == (at.ORDERED, 6)
    assert table.where("A2") != left_by_b
    assert table.where("a3") == left_by_b
    assert table.of(State.engaged, "a3") == table.of(State.engaged, "A2") == 0
    left_by_c = table.where("A3")
    table.give(7)  # AS(4) against SI-B(c): 2(3), which eliminates it
    assert state_and_hits(table, "A3") == (at.ELIMINATED, 0)
    assert table.where("a4") == left_by_c
    assert state_and_hits(table, "a4") == (at.ORDERED, 2)
    while not table.is_done():
        table.give(table.options[0])


def before(table: Segment, label: str, whom: int) -> str:
    """Name the enemy to a unit's left or right front."""
    found = enemy_before(table.q, table.s, table.unit(label), whom)
    return table.labels[found] if found >= 0 else ""


def test_ran_odds_asks_of_the_example_what_the_book_does() -> None:
    position = without_busho(suriagehara())
    third = ran.derived(position, "a3", "A2", moved=True)
    assert third.command == "samurai-odds ran shock 'AS 6-4/5-3 flank' 'SI 7-4'"
    fourth = ran.derived(position, "a4", "A3", moved=True, elsewhere="A2")
    assert fourth.command == "samurai-odds ran shock 'AS 5-4' 'SI-B 5-5'"
    first = ran.derived(position, "a1", "A1")
    assert first.inputs["attacker"] == "AS 7-4 engaged + AS 6-4/5-3 disrupted engaged"
    assert first.notes == ("a2 is engaged and must attack with it (9.12)",)
