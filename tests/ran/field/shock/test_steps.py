"""In which order the steps of 9.2 go, and what one unit's step is to another of its combat."""

from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.rules import combat_layout as combat
from tests.ran.field.shock.board import Segment, state_and_hits, without_busho
from tests.ran.scenario.drawing import drawn

AS, KB = "AS 6-4/5-3", "KB 7-6/6-5"


def test_who_breaks_off_has_gone_before_anybody_checks() -> None:
    rows = """
. . . . . . .
. .a1s . . .a2s . .
. .A1n . . .A2n . .
. . . . . . .
"""
    own, enemy = f"A1 {AS}; A2 {AS} disrupted", f"a1-a2 {AS}"
    position = drawn(rows, {"A": own, "a": enemy}, rest="Position:\n  engaged: A2-a2\n")
    table = Segment(position, "A").begin()
    while table.phase == sh.DESIGNATING:
        table.give(table.options[-1])
    assert table.of(sh.COMBAT_OF, "A1") < table.of(sh.COMBAT_OF, "A2")  # from left to right
    table.give(9)  # 9.12, of the combat to the right
    assert table.phase == sh.BREAKING_OFF
    table.give(table.options[0])
    assert state_and_hits(table, "A2") == (at.DISRUPTED, 1)
    table.give(9)  # 9.23
    assert table.is_done()
    assert state_and_hits(table, "A1") == state_and_hits(table, "a1") == (at.ORDERED, 0)


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


def test_who_does_not_attack_crosses_no_hexside() -> None:
    rows = """
. . . . . .
. .a1s . . . .
. .A1ne .A2nw . . .
. . . . . .
"""
    units, busho = {"A": f"A1-A2 {AS}", "a": f"a1 {AS}"}, {"A": "0104 4", "a": "0101 4"}
    position = drawn(rows, units, busho, "Hexsides:\n  stream: 0202 sw\n")
    table = Segment(position, "A").begin()
    table.give(table.attack("A1", sh.LEFT), table.attack("A2", sh.RIGHT))
    assert table.s[sh.CQ + combat.SHIFT] == -1  # A1 would cross the stream
    table.give(9, 0, 5)  # A1 does not attack, A2 does; a1 reacts
    assert table.phase == sh.RESOLVING
    assert table.s[sh.CQ + combat.SHIFT] == 0  # 9.28.3


def test_a_busho_whose_unit_is_surrounded_gets_away_to_a_friend_beside_him() -> None:
    rows = """
~ ~ ~ ~ ~
~ ~ ~ ~ ~
~ .a1s .a2s . .
~ .A1n . . .
. . . . .
"""
    units = {"A": f"A1 {AS}", "a": f"a1 AS-B 5-4 4h; a2 {AS}"}
    table = Segment(drawn(rows, units, {"A": "0405 4"}), "A", moved=("A1",)).begin()
    table.give(9, 5)  # 9.24
    assert table.of(at.STATE, "a1") == at.ELIMINATED
    assert table.of(at.FATE, "a") == at.WELL  # 4.71, 4.72
    assert table.of(at.BUSHO_HEX, "a") == table.of(at.HEX, "a2")
