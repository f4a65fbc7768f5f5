"""Kinds of decision: each declared once, and what is made of that agrees."""

import pytest

from samurai_odds.play.games import record
from samurai_odds.play.layout import kind_of
from samurai_odds.play.replay import Step, options_open, replay
from samurai_odds.ran.full_game.game import start
from samurai_odds.ran.full_game.orders_text import read_orders, spelled, unit_of_line, words_of
from samurai_odds.ran.full_game.table import Table
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.kinds import DECISIONS, as_line, means
from samurai_odds.ran.rules.decisions.packed import act_value
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.scenario.text import load

KINDS = {
    value
    for layout in (at, mv, sh)
    for name, value in vars(layout).items()
    if name.endswith("_CHOICE") and not name.startswith("FIRST_")
}

MOVED_NEAR = (mv.WITHDRAWAL_CHOICE, mv.FACING_CHOICE, mv.ENTRY_FIRE_CHOICE, mv.RETIRE_FIRE_CHOICE)


@pytest.fixture(scope="module")
def table() -> Table:
    return Table(load("study-guns-and-horse"))


@pytest.fixture(scope="module")
def asked() -> list[Step]:
    """List the choices of a game."""
    begun = start(load("study-guns-and-horse"), ("greedy", "careful"))
    return [one for one in replay(begun, record(begun, 3, 0)) if one.asked and one.what < 0]


def test_every_kind_of_decision_is_declared_once() -> None:
    declared = [kind.code for kind in DECISIONS.all]
    assert sorted(declared) == sorted(KINDS)
    assert len({kind.name for kind in DECISIONS.all}) == len(declared)


def test_every_option_is_packed_as_it_is_unpacked(asked: list[Step]) -> None:
    for step in asked:
        value = DECISIONS[kind_of(step.what)].value
        for option in options_open(step.before):
            assert value.pack(value.unpack(option)) == option


def test_orders_are_read_as_they_are_written(table: Table, asked: list[Step]) -> None:
    """A line made of an option is the only one of its kind that means that option."""
    q, found = Question(table.question), set()
    for step in asked:
        kind, s = kind_of(step.what), State(step.before)
        if not DECISIONS[kind].forms or kind == at.MOMENTUM_CHOICE:
            continue
        options, units = options_open(s), set(range(len(table.names.counters)))
        for option in options[:: max(1, len(options) // 6)]:
            unit = unit_of_line(kind, int(as_line(q, s, kind, option)))
            whose = int(q.contingent[unit] if unit >= 0 else s.current)
            words = words_of(table.names, whose, units)
            text = spelled(q, s, kind, option, words)
            if not text:
                continue
            read = read_orders(text, "orders", words).of(kind)
            meant = {one for one in options for line in read if means(q, s, kind, one, line.value)}
            assert option in meant
            assert len(meant) == 1 or kind == mv.MOVE_CHOICE  # a halt is written as well
            found.add(kind)
    assert {
        at.ORDER_CHOICE,
        mv.UNIT_CHOICE,
        mv.MOVE_CHOICE,
        mv.BUSHO_CHOICE,
        sh.ATTACK_CHOICE,
    } <= found


def test_a_samurai_is_chosen_by_name_or_drawn(table: Table) -> None:
    """They were once options to charge the first contingent, or to go to the first hexes."""
    s = State(table.state.copy())
    s.phase, s.pending = at.SAMURAI_BEGIN, -10 * mv.SAMURAI_CHOICE
    names = Table(load("nunobeyama"))
    offer = names.offer(s, [act_value(0, 2), act_value(1, 0)])
    assert [one.text for one in offer.choices] == [names.names.samurai[2], "Draw one from the cup"]
    assert not any(one.places for one in offer.choices)


def test_a_question_about_a_reaction_names_the_move(table: Table) -> None:
    """To withdraw, turn or fire depends on which unit came, and to where (6.45, 7.17, 8.4)."""
    begun, seen = start(load("study-guns-and-horse"), ("greedy", "careful")), set[int]()
    names = table.names
    for game in range(12):
        for step in replay(begun, record(begun, 3, game)):
            kind, s = kind_of(step.what), State(step.before)
            if not step.asked or step.what >= 0 or kind not in MOVED_NEAR:
                continue
            seen.add(kind)
            title = table.offer(step.before, options_open(step.before)).title
            if title.endswith(" charges: who fires?"):
                assert title.startswith(names.man(DECISIONS[kind].asked(s)["charger"]))
            elif s.move.event_unit >= 0:
                comer = names.unit(int(s.move.event_unit))
                where = names.hex(int(s.hex[s.move.event_unit]))
                assert title.startswith(comer)
                assert f" {where}: who " in title
            else:
                assert title.startswith("Who ")
    assert mv.ENTRY_FIRE_CHOICE in seen
    assert len(seen) > 1
