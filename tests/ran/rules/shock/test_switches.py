"""Switches of a scenario: disrupted attackers, withdrawal on an advance (R98, R73)."""

from dataclasses import replace

import pytest

from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.packed import who_of
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.scenario.scenario import Rules, Scenario
from tests.ran.rules.shock.board import Segment, state_and_hits, without_busho
from tests.ran.scenario.drawing import drawn

AS, SI, KB = "AS 6-4/5-3", "SI 7-4/6-3", "KB 7-6/6-5"
WATCHED = """
. . . . . .
. . . . . .
. .a1s . .a2sw . .
. .A1n . . . .
. . . . . .
"""


def watched(attacker: str, **rules: bool) -> Scenario:
    """A1 is before a1, which breaks; a2 stands two hexes from the hex that a1 leaves."""
    position = drawn(WATCHED, {"A": f"A1 {attacker}", "a": f"a1 {AS} disrupted 4h; a2 {AS}"})
    return replace(without_busho(position), rules=Rules(**rules))


def advanced(position: Scenario) -> Segment:
    """Break a1 by its reaction, so that A1 advances into its hex."""
    table = Segment(position, "A", moved=("A1",)).begin()
    if table.kind == sh.ATTACK_CHOICE:
        table.give(table.options[-1])
    table.give(9)
    assert table.where("A1") == "0203"
    return table


def test_a_unit_two_hexes_from_an_advance_of_foot_may_withdraw() -> None:
    """6.45: one hex, to more than two hexes, its check after it, and it may turn (6.46, 6.48)."""
    table = advanced(watched(SI))
    assert table.phase == mv.WITHDRAWALS
    assert table.seat == 1
    unit = table.unit("a2")
    assert {who_of(value) for value in table.options if value} == {unit}
    table.give(table.options[-1])
    field = table.scenario.terrain.field
    assert field.distance(table.of(State.hex, "a2"), table.of(State.hex, "A1")) == 3
    table.give(8)
    assert state_and_hits(table, "a2") == (at.ORDERED, 2)
    assert table.phase == mv.WITHDRAWAL_TURN
    table.give(0)
    assert table.phase == sh.AFTER_ADVANCE  # nobody turns to an advance; A1 may on arriving


@pytest.mark.parametrize("position", [watched(SI, withdraw_on_advance=False), watched(KB)])
def test_nobody_withdraws_where_that_is_switched_off_or_from_kibamusha(position: Scenario) -> None:
    assert advanced(position).phase == sh.AFTER_ADVANCE


def test_who_is_still_to_be_shocked_does_not_withdraw() -> None:
    """6.49: A2 attacks a2 in the same segment, farther to the right."""
    rows = WATCHED.replace(". .A1n . . . .", ". .A1n . .A2nw . .")
    units = {"A": f"A1 {SI}; A2 {SI} disrupted", "a": f"a1 {AS} disrupted 4h; a2 {AS}"}
    table = Segment(without_busho(drawn(rows, units)), "A", moved=("A1", "A2")).begin()
    while table.kind == sh.ATTACK_CHOICE:
        table.give(table.options[-1])
    table.give(0)  # A2 commits itself; disrupted it has no zone of control
    table.give(9, 0)
    assert table.where("A1") == "0203"
    assert table.phase == sh.AFTER_ADVANCE


def test_who_was_disrupted_before_it_moved_shocks_unless_that_is_switched_off() -> None:
    """9.11 against 9.14 and 11.34 (R98); disrupted on its way it must in either case."""
    rows = """
. . . . .
. .a1n . . .
. .A1n . . .
. . . . .
"""
    position = without_busho(drawn(rows, {"A": f"A1 {SI} disrupted", "a": f"a1 {AS}"}))
    strict = replace(position, rules=Rules(disrupted_attack=False))
    assert not Segment(position, "A", moved=("A1",)).begin().is_done()
    assert Segment(strict, "A", moved=("A1",)).begin().is_done()
    shot_at = Segment(strict, "A", moved=("A1",))
    shot_at.set(State.start_state, "A1", at.ORDERED)
    assert not shot_at.begin().is_done()


def test_kibamusha_on_a_banzai_do_not_charge() -> None:
    """6.51 names no Norikuzushi, as 8.62 does (R99): plain column 7 and no disruption."""
    rows = """
. . . . .
. .a1n . . .
. .A1n . . .
. . . . .
"""
    position = without_busho(drawn(rows, {"A": f"A1 {KB}", "a": f"a1 {SI}"}))
    table = Segment(position, "A", moved=("A1",), kind=at.SHOCK_BANZAI)
    table.sent("A1", "a1", at.BY_BANZAI)
    table.begin().give(9)
    assert table.of(State.shock.charging, "A1") == 0
    table.give(4)
    while not table.is_done():
        table.give(table.options[0])
    assert table.of(State.state, "A1") == at.ORDERED
