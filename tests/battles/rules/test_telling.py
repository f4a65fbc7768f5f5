"""Full games told: golden traces, and what every trace must have."""

import re
from pathlib import Path

import pytest

from samurai_odds import battles
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.layout import State
from samurai_odds.battles.rules.narration import narrated
from samurai_odds.battles.rules.setup import Setup
from samurai_odds.battles.scenario.text import read
from samurai_odds.play.game import Start
from samurai_odds.play.games import Event
from samurai_odds.play.replay import replay
from samurai_odds.play.scene import lines_told
from tests.battles.interpreted import SMALL, begun, record, set_up, small_fight
from tests.battles.keys import CORE_KEYS

GOLDEN = Path(__file__).parents[1] / "golden"


def told_of(setup: Setup, start: Start, events: list[Event], seed: int, game: int) -> list[str]:
    return lines_told(narrated(setup, start, events, seed, game))


@pytest.mark.parametrize("game", [3, 18])
def test_golden_traces(game: int) -> None:
    setup = set_up(small_fight())
    lines = told_of(setup, begun(setup), record(setup, "greedy", "greedy", 1, game), 1, game)
    assert lines == (GOLDEN / f"small_fight_{game}.txt").read_text().splitlines()


@pytest.mark.quick(3)
@pytest.mark.parametrize("name", CORE_KEYS)
def test_a_told_game_agrees_with_its_record(name: str) -> None:
    setup = set_up(battles.scenario(name))
    events = record(setup, "greedy", "greedy", 2, 0)
    steps = list(replay(begun(setup), events))
    last = State(steps[-1].after)
    lines = told_of(setup, begun(setup), events, 2, 0)
    turns = [line for line in lines if line.startswith("turn ")]
    assert len(turns) == last.turn
    assert lines[-1].startswith("result: ")
    assert all(line.startswith(("  ", "turn ", "red holds", "blue holds")) for line in lines[:-1])
    assert all(": " in line for line in lines if line.startswith("  "))
    assert sum(step.asked for step in steps) == len(events)


def test_the_record_of_another_game_is_refused() -> None:
    setup = set_up(small_fight())
    events = record(setup, "greedy", "greedy", 1, 3)
    with pytest.raises(RuntimeError, match="the record tells of"):
        told_of(setup, begun(setup), [(-11, 0, ()), *events], 1, 3)


@pytest.mark.quick
@pytest.mark.parametrize("pool", [4, 5])
def test_what_an_empty_pool_cannot_pay_is_not_told_as_gained(pool: int) -> None:
    """B22: both hold two of four or five tokens."""
    goal = "banners to win: 5"
    text = SMALL.replace("Pool: 12", f"Pool: {pool}").replace("banners to win: 1", goal)
    setup = set_up(read(text), turn_limit=40)
    gains = {at.REPLENISH_CHOICE: r"takes (no|\d)", at.DISCARD_CHOICE: r"discards .* for (no|\d)"}
    seen = set()
    for game in range(3):
        events = record(setup, "random", "random", 1, game)
        text = "\n".join(told_of(setup, begun(setup), events, 1, game))
        for kind, words in gains.items():
            gained = []
            for step in replay(begun(setup), events):
                taken = (kind == at.REPLENISH_CHOICE) is (step.value == 0)
                if -step.what // 10 == kind and taken:
                    before, after = State(step.before), State(step.after)
                    side = before.active
                    gained.append(int(after.sides[side].tokens - before.sides[side].tokens))
            assert [0 if n == "no" else int(n) for n in re.findall(words, text)] == gained
            seen |= set(gained)
    assert 0 in seen
    assert seen > {0}
