"""Kinds of decision: each declared once, and what is made of that agrees."""

from itertools import pairwise

import numpy as np
import pytest

from samurai_odds.play.games import record
from samurai_odds.play.layout import decision_code, kind_of
from samurai_odds.play.replay import Step, options_open, replay
from samurai_odds.swords.advice.spelling import of_steps
from samurai_odds.swords.full_game.game import start
from samurai_odds.swords.full_game.table import Table
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions import packed
from samurai_odds.swords.rules.decisions.kinds import DECISIONS, as_line, as_other_line, means
from samurai_odds.swords.rules.events import happened
from samurai_odds.swords.rules.layout import State
from samurai_odds.swords.rules.narration import Words
from samurai_odds.swords.scenario.text import load
from tests.swords import DECISIONS as NAMED


@pytest.fixture(scope="module")
def table() -> Table:
    return Table(load("quick-3"))


@pytest.fixture(scope="module")
def asked() -> list[tuple[Table, Step]]:
    """List the choices of two games."""
    found: list[tuple[Table, Step]] = []
    for name in ("quick-3", "two-player"):
        scenario = load(name)
        begun, table = start(scenario, ("random",)), Table(scenario)
        steps = replay(begun, record(begun, 3, 0))
        found += [(table, one) for one in steps if one.asked and one.what < 0]
    return found


def taken(table: Table, kind: int, value: int, **fields: int) -> Step:
    """Make a step in which the first seat has decided something."""
    state = State(table.state.copy())
    for name, number in fields.items():
        setattr(state, name, number)
    return Step(decision_code(kind, 0), value, np.array(state), np.array(state), asked=True, draw=0)


def test_every_kind_of_decision_is_declared_once() -> None:
    assert {kind.code: kind.name for kind in DECISIONS.all} == NAMED
    assert len(DECISIONS.all) == len(NAMED)


def test_every_option_is_packed_as_it_is_unpacked(asked: list[tuple[Table, Step]]) -> None:
    for _, step in asked:
        value = DECISIONS[kind_of(step.what)].value
        for option in options_open(step.before):
            assert value.pack(value.unpack(option)) == option


def test_rules_pack_and_take_as_declared() -> None:
    for army in range(-1, at.ARMIES_EACH):
        for province in (0, 1, at.MOST_PROVINCES - 1):
            for sends in range(2):
                value = packed.march_value(sends, army, province)
                found = {"sends": sends, "index": army, "province": province}
                assert DECISIONS[at.MARCH_CHOICE].value.unpack(value) == found
            value = packed.troop_value(army, province)
            assert (packed.troop_index(value), packed.troop_at(value)) == (army, province)
    for province in range(3):
        for into in range(2):
            value = packed.destination_value(province, into)
            assert value > 0
            assert packed.destination_of(value) == province
            assert packed.joins_army(value) == into
    assert DECISIONS[at.DESTINATION_CHOICE].value.unpack(0)["province"] == at.NONE
    assert packed.target_of(packed.target_value(0)) == 0  # the first province is one


def test_a_line_made_of_an_option_means_that_option_alone(
    asked: list[tuple[Table, Step]],
) -> None:
    for table, step in asked[::3]:
        kind, s = kind_of(step.what), State(step.before)
        options = options_open(s)
        for option in options[:: max(1, len(options) // 6)]:
            for line in (as_line(s, kind, option), as_other_line(s, kind, option)):
                meant = [one for one in options if means(table.question, s, kind, one, line)]
                assert line == at.NONE or meant == [option]


def test_all_that_is_left_is_the_last_option(table: Table) -> None:
    s, code = State(table.state.copy()), at.BIN_CHOICE
    s.kind_asked, s.options_open = at.TO_RONIN, 3
    s.choices[:3] = 0, 1, 2
    line = packed.bin_line(at.TO_RONIN, packed.ALL)
    assert [means(table.question, s, code, one, line) for one in range(3)] == [False, False, True]
    other = packed.bin_line(at.TO_LEVY, packed.ALL)
    assert not any(means(table.question, s, code, one, other) for one in range(3))
    assert means(table.question, s, at.SWORD_CHOICE, 2, packed.LAST)


def test_what_is_offered_is_said(asked: list[tuple[Table, Step]]) -> None:
    """No two options of a question are said alike, and none without a word."""
    for table, step in asked[::2]:
        offer = table.offer(State(step.before), options_open(step.before))
        said = [(one.text, one.places) for one in offer.choices]
        assert len(set(said)) == len(said)
        assert all(text for text, _ in said)
        assert offer.title


def test_cases_that_always_hold_come_last() -> None:
    for kind in DECISIONS.all:
        for cases in (kind.buttons, kind.trace, *kind.wordings.values()):
            for case, _ in pairwise(cases):
                assert case.where, kind.name


def test_the_place_of_a_recovered_daimyo_is_no_declaration(table: Table) -> None:
    """It was told as an attack where a daimyo had fallen while attacks were declared."""
    step = taken(table, at.RECOVER_CHOICE, 5, phase=at.DECLARATIONS, recovering=0)
    assert Words(table.names).lines(step.before, happened(table.names, step)) == []


def test_a_ninja_who_waits_is_named_where_nothing_else_is_done(table: Table) -> None:
    wait = taken(table, at.STRIKE_CHOICE, 0)
    attack = taken(table, at.DECLARE_CHOICE, 1, troop=at.FORCE_TROOP, fight_from=1)
    alone, both = of_steps(table.names, [wait, wait]), of_steps(table.names, [wait, attack, wait])
    assert (alone.title, alone.text) == ("keep the ninja", "no strike now")
    assert "ninja" not in both.title
    assert "no strike now" not in both.text


def test_it_is_said_who_is_asked(table: Table) -> None:
    s = State(table.state.copy())
    s.pending, s.source = decision_code(at.UNIT_CHOICE, 0), 0  # the first province is one
    assert table.offer(s, [at.SPEARMAN]).subject == (0,)
