"""Position superiority goes with the defender whose flank gave it (9.28.1, R97)."""

import re

import pytest

from samurai_odds import ran
from samurai_odds.engine.answers.derived import Derived
from samurai_odds.errors import OddsError
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.shock import layout as sh
from tests.ran.rules.shock.board import Segment, state_and_hits, without_busho
from tests.ran.scenario.drawing import drawn

AS, SI = "AS 6-4/5-3", "SI 7-4/6-3"
ROWS = """
. . . . .
. .a1n .a2s . .
. . .A1n . .
. . . . .
"""


def struck_at_one_flank() -> Segment:
    """A1 has moved before a1, whose rear it strikes, and a2, which faces it."""
    position = drawn(ROWS, {"A": f"A1 {AS}", "a": f"a1 {AS} disrupted 4h; a2 {SI}"})
    table = Segment(without_busho(position), "A", moved=("A1",)).begin()
    return table.give(table.attack("A1", sh.BOTH)) if table.kind == sh.ATTACK_CHOICE else table


@pytest.mark.parametrize(("die", "hits"), [(5, 2), (6, 3)])
def test_a_front_is_not_doubled_when_the_flanked_defender_broke_in_its_reaction(
    die: int, hits: int
) -> None:
    table = struck_at_one_flank()
    assert table.of(State.shock.superior, "A1") == 1  # of a1, the first defender
    table.give(die, 0)
    broken = die > 5  # a1, TQ 5 with 4 hits
    assert (table.of(State.state, "a1") == at.ROUTED) == broken
    if not broken:
        table.give(table.options[-1])  # a2's type gives the column
    # both: column 3, 2(2) on 9, doubled and shared; a2 alone: column 5, 2(3)
    table.give(9)
    assert state_and_hits(table, "a2") == (at.ORDERED, hits)


def test_a_question_from_the_map_names_whose_flank_it_is() -> None:
    position = drawn(ROWS, {"A": f"A1 {AS}", "a": f"a1 {AS} disrupted 4h; a2 {SI}"})
    found = ran.derived(position, "A1", "a1", moved=True)
    assert found.inputs["flanked"] == "1"
    single = Derived("ran", "shock", found.values, (), found.ask, found.in_text)
    assert "--flanked 1" in single.command


def test_flank_of_one_defender_leaves_the_other_undoubled_once_it_is_alone() -> None:
    """a1, TQ 1, breaks on 2 or more; a2, TQ 9, takes no hit by reacting.

    Alone it faces column 5: 2 hits, or 3 on a 9.
    """
    sides = f"{AS} flank", "AS 2-4/1-3 disrupted + SI 9-4/8-3"
    odds = ran.shock(*sides, flanked="1")
    alone = 0.8  # a1's reaction exceeds its TQ of 1
    doubled = ran.shock(*sides)
    assert odds.p("defender_hits_2 == 3") == pytest.approx(alone * 0.1)
    assert doubled.p("defender_hits_2 == 6") == pytest.approx(alone * 0.1)
    assert odds.p("defender_hits_2 > 3") == 0


@pytest.mark.parametrize(
    ("attacker", "flanked", "fault"),
    [
        (f"{AS}", "1", "--flanked: no attacker has the word 'flank'"),
        (f"{AS} flank", "3", "--flanked 3: defenders are 1 to 2"),
        (f"{AS} flank", "x", "--flanked 'x': write defenders, such as 2 or 1:2"),
        (f"{AS} flank + {SI}", "2:1", "--flanked 2:1: attacker 2 has no word 'flank'"),
        (f"{AS} flank + {SI} flank", "2:1", "--flanked: names no defender of attacker 1"),
    ],
)
def test_flanked_is_refused_with_its_reason(attacker: str, flanked: str, fault: str) -> None:
    with pytest.raises(OddsError, match=re.escape(fault)):
        ran.shock(attacker, f"{AS} + {SI}", flanked=flanked)


def test_the_flanked_unit_still_advances_first_when_nobody_is_left() -> None:
    """11.53: A2 came by the flank of a1, which broke; A1 has the higher TQ."""
    rows = """
. . . . .
. .a1s . . .
. .A1n . . .
. . . . .
"""
    rows = rows.replace(". .a1s . . .", ". .a1s .A2sw . .")
    position = drawn(rows, {"A": f"A1 {SI}; A2 {AS}", "a": f"a1 {AS} disrupted 4h"})
    table = Segment(without_busho(position), "A", moved=("A1", "A2")).begin()
    while table.kind == sh.ATTACK_CHOICE:
        table.give(table.options[-1])
    assert table.of(State.shock.superior, "A2") == 1
    table.give(9)
    assert table.of(State.state, "a1") == at.ROUTED
    assert table.where("A2") == "0202"
    assert table.where("A1") == "0203"
