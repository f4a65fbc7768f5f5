"""The odds beside an attack at the table are those of the attack that the map makes."""

import re
from typing import Any

from samurai_odds import battles
from samurai_odds.battles.full_game.table import Table
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions import battle_hex, battle_mode, battle_unit
from samurai_odds.battles.rules.layout import State
from samurai_odds.page.playing import rules_of, scenarios
from samurai_odds.play.game import Start
from samurai_odds.play.games import record
from samurai_odds.play.layout import kind_of
from samurai_odds.play.question import Question
from samurai_odds.play.replay import replay

_TAKES = re.compile(r"takes (\d+\.\d) blocks, eliminates it (under |over )?(\d+)% of the time")


def test_they_are_those_of_the_map() -> None:
    table = Table(scenarios("battles")["first-samurai-skirmish"])
    start = Start(rules_of("battles"), Question(table.question), table.state)
    start = start.with_bots(["greedy", "greedy"])
    board, compared = table.setup.scenario.board, 0
    for step in replay(start, record(start, 4, 0)):
        s = State(step.before)
        if step.what >= 0 or kind_of(step.what) != at.BATTLE_CHOICE or not step.value:
            continue
        unit, there = battle_unit(step.value), battle_hex(step.value)
        mode = battle_mode(step.value)
        found = _TAKES.search(table.offer(s, [step.value]).choices[0].says)
        if found is None or mode == at.SWARM:
            continue
        names = [board.name_of(int(place)) for place in (s.unit_hex[unit], there)]
        given: dict[str, Any] = {"moved": int(s.unit_moved[unit])}
        slot = int(s.ordered_by[unit])
        dice = State.card_fire_dice.at if mode == at.FIRE else State.card_close_dice.at
        given["bonus_dice"] = int(s[dice + slot])
        odds = battles.odds(table.written(s), *names, **given)
        if odds.asked.single.plan.options["defender_room"] < 3:  # a blocked retreat costs blocks
            continue
        struck = float(odds.expect("defender_losses"))
        assert abs(float(found[1]) - struck) < 0.051, (names, found[0], struck)
        compared += 1
    assert compared > 5
