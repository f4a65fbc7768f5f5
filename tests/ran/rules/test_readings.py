"""Rulings by the book, and their other readings (`Rules`)."""

from dataclasses import replace

import pytest

from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.packed import act_value
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.rules.shock.combat_numbers import endurance
from samurai_odds.ran.scenario.scenario import Rules, Scenario
from tests.ran.rules.armies import apart
from tests.ran.rules.shock.board import Segment, state_and_hits, without_busho
from tests.ran.rules.table import Table
from tests.ran.scenario.drawing import drawn

AS, SI, KB = "AS 6-4/5-3", "SI 7-4/6-3", "KB 7-6/6-5"


def by(position: Scenario, **rules: bool) -> Scenario:
    """Read a position with switches set."""
    return replace(position, rules=Rules(**rules))


# ---- hits removed (11.71, 7.31; R71) -------------------------------------------------

FACED = """
. . . . .
. .a1s . . .
. .A1n . . .
. . . . .
. .A2n . . .
"""


@pytest.mark.parametrize("removes", [False, True])
def test_an_engaged_unit_removes_no_hits(removes: bool) -> None:
    """A1 is engaged with a disrupted unit, so in no zone; A2 stands behind it."""
    units = {"A": f"A1 {SI} 2h; A2 {AS} 1h", "a": f"a1 {AS} disrupted"}
    rest = "Position:\n  turn: 2\n  initiative: red\n  engaged: A1-a1\n"
    position = drawn(FACED, units, {"A": "A2 4", "a": "a1 4"}, rest)
    active = tuple(replace(each, active=True) for each in position.contingents)
    position = replace(position, contingents=active)
    table = Table(by(position, engaged_remove_hits=removes)).give(1, at.MOVE_AND_FIRE)
    assert table.kind == mv.UNIT_CHOICE
    first, second = (act_value(mv.REMOVE_HITS, table.unit(each)) for each in ("A1", "A2"))
    assert (first in table.options) == removes
    assert second in table.options


# ---- retreats (11.4; R72, R90) -------------------------------------------------------

DUEL = """
. . . . .
. . . . .
. .a1s . . .
. .A1n . . .
. . . . .
"""


def driven_back(defender: str, **rules: bool) -> Segment:
    """a1 must retreat, and goes into 0202, where red's busho is alone."""
    units = {"A": f"A1 {SI}", "a": f"a1 {defender}"}
    position = drawn(DUEL, units, {"A": "0202 4", "a": "0501 4"})
    table = Segment(by(position, **rules), "A", moved=("A1",)).begin()
    table.give(5, 9)
    assert table.kind == sh.RETREAT_CHOICE
    table.give(1 + table.hex("0202"))
    return table


def test_a_lone_busho_gives_way_to_foot_that_retreats_into_his_hex() -> None:
    table = driven_back(AS)
    assert table.where("A1") == "0203"  # it advances, he with it
    assert table.of(State.busho_hex, "A") == table.hex("0203")


def test_kibamusha_that_retreat_into_his_hex_may_catch_him() -> None:
    caught = driven_back("KB 6-6/5-5 1h")
    assert caught.phase == mv.ALARM_ROLL
    assert caught.give(3).of(State.fate, "A") == at.DEAD
    placed = driven_back("KB 6-6/5-5 1h").give(2)
    assert placed.of(State.busho_hex, "A") == placed.hex("0203")


def test_by_the_switch_he_stays_where_he_is() -> None:
    table = driven_back("KB 6-6/5-5 1h", retreats_alarm=False)
    assert table.of(State.busho_hex, "A") == table.hex("0202")
    assert table.of(State.fate, "A") == at.WELL


def test_a_lone_busho_near_a_retreat_does_not_react() -> None:
    units = {"A": f"A1 {SI}", "a": f"a1 {AS}"}
    position = drawn(DUEL, units, {"A": "0101 4", "a": "0501 4"})
    table = Segment(position, "A", moved=("A1",)).begin().give(5, 9)
    table.give(1 + table.hex("0202"))
    assert table.of(State.busho_hex, "A") == table.hex("0101")


@pytest.mark.parametrize(("eliminates", "state"), [(False, at.ROUTED), (True, at.ELIMINATED)])
def test_a_retreat_off_the_map(eliminates: bool, state: int) -> None:
    rows = """
.a1s . . .
.A1n . . .
. . . .
"""
    rows = rows.replace(".A1n . . .", ".A1n . . .")
    position = without_busho(drawn(rows, {"A": f"A1 {SI}", "a": f"a1 {AS}"}))
    table = Segment(by(position, off_map_eliminates=eliminates), "A", moved=("A1",)).begin()
    table.give(5, 9)
    assert table.of(State.state, "a1") == state


# ---- wounds (9.26; R2) ---------------------------------------------------------------


@pytest.mark.parametrize(("counts", "left"), [(True, 3), (False, 4)])
def test_a_wound_is_a_hit_off_his_stamina(counts: bool, left: int) -> None:
    text = apart().replace("momentum 4, 6/4, at B1", "momentum 4, 6/4 wounded, at B1")
    table = Table(by(Table(text).scenario, wounds_are_hits=counts))
    assert endurance(table.q, table.s, table.busho("B")) == left


@pytest.mark.parametrize(("counts", "fate"), [(True, at.DEAD), (False, at.WOUNDED)])
def test_a_wound_that_reaches_his_stamina_kills(counts: bool, fate: int) -> None:
    """9.26: the only busho of the combat, with four hits of five."""
    position = drawn(DUEL, {"A": f"A1 {SI}", "a": f"a1 {AS}"}, {"A": "A1 4", "a": "0501 4"})
    table = Segment(by(position, wounds_are_hits=counts), "A", moved=("A1",))
    table.set(State.busho_hits, "A", 4)
    table.begin().give(5)
    assert table.phase == sh.FIGHTING
    table.give(90)  # a casualty: wounded
    assert table.of(State.fate, "A") == fate


# ---- trumps (5.61-5.64; R14) ---------------------------------------------------------


@pytest.mark.parametrize(("stays", "finished"), [(False, 1), (True, 0)])
def test_whose_continuity_is_trumped(stays: bool, finished: int) -> None:
    """Baba is designated after Aoki's phase; Asai's side trumps."""
    rules = Rules(trumped_stays=stays)
    table = Table(replace(Table(apart(activations=2)).scenario, rules=rules))
    table.give(90, 3, 4, 1, 2)  # red's initiative; all are active
    table.give(1, at.MOVE_AND_FIRE)
    table.until([at.CHAINED, at.CHOOSE_CONTINUITY]).give(0)  # no momentum for A
    assert table.kind == at.CONTINUITY_CHOICE
    table.give(2, 0)
    assert table.kind == at.TRUMP_CHOICE
    table.give(4, 0)
    assert table.s.current == table.busho("b")
    assert (table.of(State.finished, "A"), table.of(State.finished, "B")) == (1, finished)


# ---- a partner who holds back (9.2; R103) --------------------------------------------

PAIR = """
. . . . .
. .a1s .a2s . .
. . .A1n .A2n .
. . . . .
"""


@pytest.mark.parametrize("attacked", [False, True])
def test_the_target_of_a_partner_who_holds_back(attacked: bool) -> None:
    """A1 has both before it, A2 a2 alone, and fails its check."""
    position = drawn(PAIR, {"A": f"A1-A2 {SI}", "a": f"a1-a2 {AS}"}, {"A": "A1 4", "a": "0501 4"})
    table = Segment(by(position, partner_attacked=attacked), "A", moved=("A1",)).begin()
    table.give(table.attack("A1", sh.LEFT))
    table.give(table.attack("A2", sh.LEFT))
    assert table.phase == sh.CHECKING
    table.give(9)
    assert table.of(State.shock.targeted, "a2") == attacked
    table.give(0)  # a1 reacts
    reacts = table.phase == sh.REACTING
    assert reacts == attacked
    if attacked:
        table.give(6)
    while table.phase != sh.RESOLVING:
        table.give(0)
    assert table.s.shock.cq.count[1] == 1 + attacked
    while not table.is_done():
        table.give(table.options[0] if table.options else 5)
    assert (state_and_hits(table, "a2") == (at.ORDERED, 0)) != attacked


# ---- the ground (9.28.3; R100) -------------------------------------------------------


@pytest.mark.parametrize(("adds", "columns"), [(True, 2), (False, 1)])
def test_stream_and_slope_of_one_hexside(adds: bool, columns: int) -> None:
    rows = DUEL.replace(". .a1s", ". .1a1s")
    rest = "Hexsides:\n  stream: 0204 nw\n"
    position = drawn(rows, {"A": f"A1 {SI}", "a": f"a1 {AS}"}, rest=rest)
    table = Segment(by(without_busho(position), hexsides_add=adds), "A", moved=("A1",)).begin()
    table.give(5)
    assert table.s.shock.cq.shift == -columns
