"""What a person decides on one sheet: what the five bins bring, and all attacks with their odds."""

from typing import Any

import numpy as np
import pytest

from samurai_odds import swords
from samurai_odds.grids.printing import printed
from samurai_odds.play.stepping import steps
from samurai_odds.swords.full_game.game import GAME
from samurai_odds.swords.full_game.table import Table
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions.packed import target_value
from samurai_odds.swords.rules.layout import State
from samurai_odds.swords.scenario.scenario import Scenario
from samurai_odds.swords.scenario.text import load
from tests.swords.full_game.positions import war


def asked(scenario: Scenario, kind: int) -> tuple[Table, State]:
    """Lay a position out, and decline or take what is least up to a question of a kind."""
    table = Table(scenario)
    state, rules = State(table.state.copy()), steps(GAME)
    rules.advance(table.question, state)
    while state.decision != kind:
        rules.take(table.question, state, int(state.choices[0]))
    return table, state


def named(table: Table, one: Any) -> tuple[str, str, Any]:
    here, there = (table.names.province(place) for place in (one.here, one.there))
    return here, there, "force" if one.troop == at.FORCE_TROOP else "army"


def test_attacks_are_those_of_the_rules_with_the_odds_of_the_command() -> None:
    table, state = asked(position := war("B"), at.DECLARE_CHOICE)
    assert table.sheet(state) == "attacks"
    before = state.copy()
    rows = [(named(table, one), one, table.weighed(state, one)) for one in table.attacks(state)]
    assert (state == before).all()
    assert ("Aki", "Bingo", "army") in {name for name, _, _ in rows}
    for (here, there, troop), _, found in rows:
        assert found is not None
        odds = swords.odds(position, here, there, troop=troop)
        best = swords.odds(position, here, there, troop=troop, stop="best")
        assert found.takes == pytest.approx(float(odds.p("takes")))
        assert found.wins == pytest.approx(float(odds.p("won")))
        value = float(best.expect(best.question.value))
        assert found.koku == pytest.approx(value)
        assert found.stops == (value - float(odds.expect(odds.question.value)) >= 0.005)
    told = {name: (printed(one.units), printed(one.leaves)) for name, one, _ in rows}
    castle = "bowman, daimyo, 5 spearmen in a castle"  # face down: on no counter of the map
    assert told["Aki", "Bingo", "force"] == (f"3 units, 3 ronin face down, against {castle}", "")
    assert told["Aki", "Iwami", "army"][1] == "leaves Aki open, 5 in Bingo"


def test_each_question_is_answered_by_what_is_picked() -> None:
    table, state = asked(war("B"), at.DECLARE_CHOICE)
    rules, rows = steps(GAME), table.attacks(state)
    picked = [next(one for one in rows if one.troop == at.FORCE_TROOP)]
    found = []
    while table.sheet(state) == "attacks":
        value = table.answer(state, picked)
        assert value in state.choices[: state.options_open]
        found += [value] if value else []
        rules.take(table.question, state, value)
    assert found == [target_value(picked[0].there)]
    assert state.fight_at == picked[0].there


def test_what_koku_bring_follows_the_facts() -> None:
    table, state = asked(load("end-of-round-5"), at.BIN_CHOICE)
    assert table.sheet(state) == "plan"
    assert table.part(state) == ""
    koku = int(state.koku[state.asked])
    rows = table.purchases(state)
    assert [printed(one.name) for one in rows] == ["Swords", "Build", "Levy", "Ronin", "Ninja"]
    assert [one.most for one in rows] == [koku, 2, koku, koku, koku]
    assert all(len(one.brings) == koku + 1 for one in rows)
    assert {one.planned for one in rows} == {at.NONE}
    levy, ronin = (printed(rows[place].brings[2]) for place in (at.TO_LEVY, at.TO_RONIN))
    assert levy.startswith("2 koku: 6 spearmen, 4 gunners, 4 swordsmen or 2 bowmen")
    assert ronin.startswith("2 koku: 4 ronin")
    assert "8 times in 12" in printed(rows[at.TO_NINJA].brings[0])
    table.question.units_a_koku[at.SPEARMAN], table.question.castle_price = 5, 3
    rows = table.purchases(state)
    assert "10 spearmen" in printed(rows[at.TO_LEVY].brings[2])
    assert (rows[at.TO_BUILD].price, rows[at.TO_BUILD].most) == (3, 3)
    plan = [1, 0, koku - 1, 0, 0]
    for _ in range(at.BIN_COUNT):
        if table.sheet(state) != "plan" or state.asked != 0:
            break
        steps(GAME).take(table.question, state, table.answer(state, plan))
        if table.sheet(state) == "plan" and state.asked == 0:
            assert table.purchases(state)[0].planned == 1
    assert state.bins[0].tolist() == plan


def test_what_is_left_open_is_told_of_another_neighbor() -> None:
    table, state = asked(war("B"), at.DECLARE_CHOICE)
    leaves = {named(table, one): printed(one.leaves) for one in table.attacks(state)}
    assert any(leaves.values())
    assert not all(leaves.values())
    for (here, there, _), text in leaves.items():
        assert not text or (text.startswith(f"leaves {here} open, ") and there not in text)


def test_the_bot_can_be_left_the_rest_of_a_part() -> None:
    for kind, part in {
        at.MARCH_CHOICE: "marches",
        at.TROOP_CHOICE: "fights",
        at.SOURCE_CHOICE: "last moves",
    }.items():
        table, state = asked(war("A"), at.DECLARE_CHOICE if kind == at.TROOP_CHOICE else kind)
        if kind == at.TROOP_CHOICE:
            picked = [one for one in table.attacks(state) if one.troop == at.FORCE_TROOP]
            while table.sheet(state):
                steps(GAME).take(table.question, state, table.answer(state, picked))
        assert (state.decision, table.part(state)) == (kind, part)
        assert not table.is_detail(state)
    table, state = asked(war("A"), at.MARCH_CHOICE)
    assert table.part(state) == "marches"
    steps(GAME).take(table.question, state, int(state.choices[1]))
    assert (table.part(state), table.is_detail(state)) == ("marches", True)


def test_nothing_that_others_hide_is_in_a_sheet() -> None:
    told = []
    for hidden in ("Bingo 3, Iwami 1", "Bingo 1"):
        table, state = asked(war("B", blue=hidden), at.DECLARE_CHOICE)
        GAME.hide(table.question, state, np.zeros(GAME.aside, dtype=np.int64))
        rows = table.attacks(state)
        told.append([(one, table.weighed(state, one)) for one in rows])
    assert told[0] == told[1]
    plans = []
    for koku in (1, 2):
        table, state = asked(load("end-of-round-5"), at.BIN_CHOICE)
        state.bins[1, at.TO_NINJA] = koku
        GAME.hide(table.question, state, np.zeros(GAME.aside, dtype=np.int64))
        plans.append(table.purchases(state))
    assert plans[0] == plans[1]
