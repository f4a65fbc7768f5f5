"""Whole games told: golden traces, and what every trace must have."""

from pathlib import Path

import pytest

from samurai_odds import battles
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.replay import replay
from samurai_odds.battles.field.telling import tell_events
from samurai_odds.battles.scenario_text import shipped
from tests.battles.interpreted import record, set_up, small_fight

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("game", [3, 5])
def test_golden_traces(game: int) -> None:
    setup = set_up(small_fight())
    told = tell_events(setup, record(setup, "greedy", "greedy", 1, game), 1, game)
    assert told == (GOLDEN / f"small_fight_{game}.txt").read_text().splitlines()


@pytest.mark.parametrize("name", shipped())
def test_a_told_game_agrees_with_its_record(name: str) -> None:
    setup = set_up(battles.scenario(name))
    events = record(setup, "greedy", "greedy", 2, 0)
    steps = list(replay(setup, events))
    last = steps[-1].after
    told = tell_events(setup, events, 2, 0)
    turns = [line for line in told if line.startswith("turn ")]
    assert len(turns) == last[at.TURN]
    assert told[-1].startswith("result: ")
    assert all(line.startswith(("  ", "turn ", "red holds", "blue holds")) for line in told[:-1])
    assert all(": " in line for line in told if line.startswith("  "))
    assert sum(step.asked for step in steps) == len(events)


def test_the_record_of_another_game_is_refused() -> None:
    setup = set_up(small_fight())
    events = record(setup, "greedy", "greedy", 1, 3)
    with pytest.raises(RuntimeError, match="the record tells of"):
        tell_events(setup, [(-11, 0, ()), *events], 1, 3)
