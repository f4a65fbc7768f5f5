"""Shots on the map, the answer, and the charge that gunfire provokes (8.2-8.6; R36, R78)."""

from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.scenario.scenario import Scenario
from tests.ran.rules.shock.board import Segment, without_busho
from tests.ran.scenario.drawing import drawn

AS, KB, GUN, BOW = "AS 6-4/5-3", "KB 7-6/6-5", "AS-T 5-4", "AS-B 5-4"

APART = """
. . . . .
. .a1s . . .
. . . . .
. .A1n . . .
. . . . .
"""


def shot(own: str, enemy: str, rows: str = APART, kind: int = at.ORDERED_FIRE) -> Segment:
    """A1 fires at a1."""
    position = drawn(rows, {"A": f"A1 {own}", "a": f"a1 {enemy}"})
    return fired(position, kind)


def fired(position: Scenario, kind: int = at.ORDERED_FIRE) -> Segment:
    """Begin the shot."""
    table = Segment(without_busho(position), "A")
    firer, target = table.unit("A1"), table.unit("a1")
    table.s.firer, table.s.fire_at, table.s.fire_kind = firer, target, kind
    distance = position.terrain.field.distance(table.of(State.hex, "A1"), table.of(State.hex, "a1"))
    table.s.fire_range, table.s.fire_before, table.s.fire_flank = distance, 0, 0
    table.s.phase, table.s.after_fire = at.FIRE_BEGIN, at.CHOOSE_CONTINGENT
    return table.begin()


def test_two_hits_of_guns_provoke_foot_by_a_check() -> None:
    table = shot(GUN, AS)
    table.give(7)  # two hits
    table.give(6)  # at its TQ: it goes (8.61)
    assert table.kind == sh.CHARGE_CHOICE
    table.give(table.options[0])
    assert table.of(State.against, "a1") == 1 + table.unit("A1")
    assert table.of(State.why, "a1") == at.BY_GUNFIRE
    distance = table.scenario.terrain.field.distance
    assert distance(table.of(State.hex, "a1"), table.of(State.hex, "A1")) == 1
    stays = shot(GUN, AS)
    stays.give(7, 7)
    assert stays.where("a1") == "0202"


def test_kibamusha_go_without_a_check_and_charge_from_afar() -> None:
    table = shot(GUN, KB)
    table.give(7)
    assert table.kind == sh.CHARGE_CHOICE  # 8.62
    table.give(table.options[-1])
    assert table.of(State.why, "a1") == at.BY_GUNFIRE_CHARGING


def test_who_cannot_come_there_stays() -> None:
    rows = """
~ ~ ~ . .
~ .a1s ~ . .
~ ~ ~ . .
. .A1n . . .
. . . . .
"""
    table = shot(GUN, KB, rows)
    table.give(7)
    assert table.is_done()
    assert table.of(State.against, "a1") == 0


def test_harassed_foot_is_lured_on() -> None:
    table = shot("KB-B 6-6", AS, kind=at.HARASSING_FIRE)
    table.s.fire_range = 1
    table.give(5, 9)
    assert table.s.shock.lured == sh.LURED_ON  # 8.35
