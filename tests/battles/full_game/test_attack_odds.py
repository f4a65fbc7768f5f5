"""The odds beside an attack at the table are those of the attack that the map makes."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from samurai_odds import OddsError, battles
from samurai_odds.battles.full_game.attack_odds import close_combat_odds
from samurai_odds.battles.full_game.table import Table
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.packed import battle_hex, battle_mode, battle_unit
from samurai_odds.battles.rules.layout import State
from samurai_odds.battles.scenario.text import read
from samurai_odds.page.playing import rules_of, scenarios
from samurai_odds.play.game import Start
from samurai_odds.play.games import record
from samurai_odds.play.layout import kind_of
from samurai_odds.play.question import Question
from samurai_odds.play.replay import replay

_TAKES = re.compile(
    r"takes (about|at least) (\d+\.\d) blocks on average, (?:perhaps )?eliminates it"
    r"(?: (.*) of the time)?"
)
_BACK = re.compile(r"battle back takes (?:about|at least) (\d+\.\d)")


def _declared(key: str, seed: int, game: int) -> Iterator[tuple[Table, State, int]]:
    """Yield the attacks of a game of bots: the table, the state, the option taken."""
    table = Table(scenarios("battles")[key])
    start = Start(rules_of("battles"), Question(table.question), table.state)
    start = start.with_bots(["greedy", "greedy"])
    for step in replay(start, record(start, seed, game)):
        if step.what < 0 and kind_of(step.what) == at.BATTLE_CHOICE and step.value:
            yield table, State(step.before), int(step.value)


def _asked(table: Table, s: State, value: int) -> Any:
    """Ask `battles odds` of an attack, with what the turn has brought."""
    unit, there = battle_unit(value), battle_hex(value)
    names = table.setup.scenario.board.name_of
    slot = int(s.ordered_by[unit])
    dice = State.card_fire_dice.at if battle_mode(value) == at.FIRE else State.card_close_dice.at
    given = {"moved": int(s.unit_moved[unit]), "bonus_dice": int(s[dice + slot])}
    hexes = names(int(s.unit_hex[unit])), names(there)
    return battles.odds(table.written(s), *hexes, **given)


@pytest.mark.long
def test_they_are_about_those_of_the_map_or_the_least() -> None:
    seen = dict.fromkeys(("about", "at least"), 0)
    games = [("first-samurai-skirmish", 0), ("nagashino-center", 2)]
    for table, s, value in (one for key, game in games for one in _declared(key, 4, game)):
        says = table.offer(s, [value]).choices[0].says
        found, target = _TAKES.search(says), int(s.unit_at[battle_hex(value)])
        if found is None or battle_mode(value) == at.SWARM:
            continue
        try:
            odds = _asked(table, s, value)
        except OddsError:  # a card has it move farther
            continue
        figures = [
            (float(found[2]), float(odds.expect("defender_losses"))),
            (
                float(re.sub(r"\D", "", found[3] or "0")) / 100,
                float(odds.p(f"defender_losses >= {int(s.unit_blocks[target])}")),
            ),
        ]
        back = _BACK.search(says)
        figures += [(float(back[1]), float(odds.expect("attacker_losses")))] if back else []
        for said, true in figures:
            assert said <= true + 0.051, (says, true)
            assert found[1] == "at least" or said >= true - 0.051, (says, true)
        seen[found[1]] += 1
    assert min(seen.values()) > 5, seen


@pytest.mark.long
def test_inspiring_says_what_the_strike_does_with_and_without_it() -> None:
    """Of the attack and of the battle back: as the map's attack with a die more, or without."""
    seen = dict.fromkeys(("attacks", "answers"), 0)
    for game in range(3):
        for table, s in _asked_to_inspire("first-samurai-skirmish", 4, game):
            attacks = bool(s.asked == s.active)
            here, there = (int(s.battle_from), int(s.battle_at))[:: 1 if attacks else -1]
            names, side = table.setup.scenario.board.name_of, ("red", "blue")[int(s.asked)]
            text = re.sub("(?m)^First: .*$", f"First: {side}", table.written(s))
            dice = int(s.card_close_dice[s.ordered_by[s.attacker]]) if attacks else 0
            target = s.unit_at[there]
            if target < 0 or s.answer_dice or s.mode == at.SWARM:
                continue
            for choice, more in zip(table.offer(s, [0, 1]).choices, (0, 1), strict=True):
                assert choice.chance is not None
                try:
                    odds = battles.odds(text, names(here), names(there), bonus_dice=dice + more)
                except OddsError:  # it has moved too far for that
                    continue
                blocks = int(s.unit_blocks[target])
                figures = (
                    (choice.chance.gain, odds.expect(f"min(hits, {blocks})")),
                    (choice.chance.win, odds.p(f"hits >= {blocks}")),
                )
                for said, true in figures:
                    assert abs(said - 1000 * float(true)) <= 0.5 + 1e-6
                seen["attacks" if attacks else "answers"] += 1
    assert min(seen.values()) > 10, seen


def _asked_to_inspire(key: str, seed: int, game: int) -> Iterator[tuple[Table, State]]:
    table = Table(scenarios("battles")[key])
    start = Start(rules_of("battles"), Question(table.question), table.state)
    start = start.with_bots(["greedy", "greedy"])
    for step in replay(start, record(start, seed, game)):
        if step.what < 0 and kind_of(step.what) == at.INSPIRE_CHOICE:
            yield table, State(step.before)


def test_a_blocked_retreat_is_said() -> None:
    """Friends stand behind it: flags that it may not ignore cost blocks."""
    table = Table(read(_NO_ROOM, "text"))
    s = table.state.copy()
    s.active, there = 0, table.setup.scenario.board.hex_named("e5")
    unit = int(s.unit_at[table.setup.scenario.board.hex_named("e6")])
    told = close_combat_odds(table.question, s, unit, there)
    assert told.says.startswith(
        "takes at least 1.3 blocks on average, eliminates it at least 1% of"
    )
    assert told.says.endswith("(a way back is blocked)")
    odds = battles.odds(_NO_ROOM, "e6", "e5")
    assert odds.expect("defender_losses") > told.gain / 1000 + 0.1


_NO_ROOM = """Title: No way back
First: red
Red at: bottom

Red: Red
  honor: 5
Blue: Blue
  honor: 5

Map:
   1  .     .     .     .     .     .     .     .     .     .     .     .
   2     .     .     .     .     .     .     .     .     .     .     .
   3  .     .     .     .     .     .     .     .     .     .     .     .
   4     .     .     .     .as   .as   .     .     .     .     .     .
   5  .     .     .     .     .as   .     .     .     .     .     .     .
   6     .     .     .     .     .SS   .     .     .     .     .     .
   7  .     .     .     .     .     .     .     .     .     .     .     .
   8     .     .     .     .     .     .     .     .     .     .     .
   9  .     .     .     .     .     .     .     .     .     .     .     .
  10     .     .     .     .     .     .     .     .     .     .     .
  11  .     .     .     .     .     .     .     .     .     .     .     .
"""
