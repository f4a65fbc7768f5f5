"""Reviews add up: start + errors + luck = result, in every game."""

import pytest

from samurai_odds.battles.whole.contest import Contest
from samurai_odds.play.games import record
from samurai_odds.play.search.reviewing import review, turns_of

AUTHORS = ("greedy", "careful")


@pytest.mark.parametrize("game", range(6))
def test_start_errors_and_luck_make_the_result(game: int) -> None:
    start = Contest("study-spears", "random", "greedy").staged.start
    turns, result = review(start, record(start, 2, game), AUTHORS, games=8, seed=game)
    total = sum(float(one.error) + float(one.luck) for one in turns)
    assert float(turns[0].before) + total == pytest.approx(result, abs=1e-9)
    for one in turns:
        sign = 1 if one.turn.seat == 0 else -1
        assert sign * one.error <= 0
        assert 0 <= one.before <= 1


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
