"""Reviews add up: start + errors + luck = result, in every game."""

import pytest

from samurai_odds.battles.whole.contest import Contest
from samurai_odds.play.games import record
from samurai_odds.play.search.reviewing import turns_of
from tests.play.search.adding_up import BOTS, SCENARIOS, faults, reviewed


@pytest.mark.parametrize("game", range(12))
def test_start_errors_and_luck_make_the_result(game: int) -> None:
    """Any number by hand: `python -m tests.play.search.adding_up --games 200`."""
    start = Contest("study-spears", *BOTS[game % len(BOTS)]).staged.start
    assert faults(*reviewed(start, 2, game, games=4)) == []


@pytest.mark.parametrize("scenario", SCENARIOS[1:])
def test_they_do_in_other_battles(scenario: str) -> None:
    start = Contest(scenario, "greedy", "careful").staged.start
    turns, result = reviewed(start, 3, 0, games=2)
    assert faults(turns, result) == []
    assert faults(turns, result - 0.25) != []


def test_every_turn_with_a_choice_is_gone_through() -> None:
    start = Contest("study-spears", "greedy", "greedy").staged.start
    events = record(start, 2, 0)
    turns = list(turns_of(start, events))
    numbers = [turn.number for turn in turns]
    assert numbers == sorted(set(numbers))
    assert [turn.seat for turn in turns] == [(number - 1) % 2 for number in numbers]
    chosen = [choice[1] for turn in turns for choice in turn.plan.choices]
    assert chosen
    assert all(turn.plan.author == "greedy" for turn in turns)
