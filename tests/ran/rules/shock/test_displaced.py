"""A busho whose unit is lost, placed with a unit of another combat (4.72, 9.25-9.28, R102)."""

from dataclasses import replace

import pytest

from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.scenario.scenario import Rules
from tests.ran.rules.shock.board import Segment, state_and_hits
from tests.ran.scenario.drawing import drawn

AS = "AS 6-4/5-3"
ROWS = """
. . . . . . .
. .a1s . .a2s . . .
. .A1n . .A2n . . .
. . . . . . .
. . . . . .A3n .
"""


def two_combats(first: str, **rules: bool) -> Segment:
    """A1 shocks a1, with whom blue's busho is, A2 shocks a2; red's busho is far away."""
    units = {"A": f"A1-A3 {AS}", "a": f"a1 {AS} {first}; a2 {AS}"}
    position = drawn(ROWS, units, {"A": "A3 4", "a": "a1 4"})
    position = replace(position, rules=Rules(**rules))
    return Segment(position, "A", moved=("A1", "A2")).begin()


def react(table: Segment, one: int, other: int) -> Segment:
    """Name the attacks, and give both reaction checks."""
    while table.kind == sh.ATTACK_CHOICE:
        table.give(table.options[-1])
    assert table.phase == sh.REACTING
    return table.give(one, other)


def test_before_the_busho_meet_he_leads_where_he_is_placed() -> None:
    table = react(two_combats("disrupted 4h"), 9, 0)
    assert table.of(State.state, "a1") == at.ROUTED
    assert table.of(State.busho_hex, "a") == table.of(State.hex, "a2")
    assert table.phase == sh.FIGHTING  # a casualty roll, though a1's combat is over (9.26)
    table.give(0)
    while table.phase != sh.RESOLVING:
        table.give(table.options[0])  # A1 advances
    table.give(7)  # column 7: 2(3), and 2(2) one lower
    assert state_and_hits(table, "a2") == (at.ORDERED, 2)


@pytest.mark.parametrize(("counts", "hits"), [(True, 2), (False, 3)])
def test_after_they_have_met_he_counts_in_the_clash_of_his_new_unit(
    counts: bool, hits: int
) -> None:
    """9.28.5: he is stacked with it when it is rolled for."""
    table = react(two_combats("disrupted 3h", placed_busho=counts), 0, 0)
    assert table.phase == sh.FIGHTING
    table.give(0)
    table.give(9)  # a1, one lower: 2(3) on 8, so it routs
    while table.phase != sh.RESOLVING:
        table.give(table.options[0])
    assert table.of(State.busho_hex, "a") == table.of(State.hex, "a2")
    table.give(7)
    assert state_and_hits(table, "a2") == (at.ORDERED, hits)
