"""Reviews that stop in time: honest about what was not looked at, the rest as in a whole one."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from samurai_odds.play.game import all_by
from samurai_odds.play.games import ready, record
from samurai_odds.play.search import reviewing_in_time as in_time
from samurai_odds.play.search.planning import planned
from samurai_odds.play.search.reviewing import (
    Turn,
    followed_by_luck,
    luck_of,
    result_of,
    seems_lost,
    turns_of,
    weighed,
)
from samurai_odds.play.search.reviewing_in_time import doubted, reviewed_for
from samurai_odds.play.search.searching import SCALE, Luck, playing
from samurai_odds.ran.full_game.contest import Contest as Ran
from tests.play.search.adding_up import faults

HOW: Any = {"games": 8, "seed": 0, "replies": 2}


@pytest.fixture(scope="module")
def game() -> tuple[list[Turn], Any, Any]:
    start = Ran("study-foot", "careful", "greedy").staged.start
    ready(start)
    events = record(start, 3, 1)
    return list(turns_of(start, events)), result_of(start, events), start.game.authors


class Clock:
    """Time that goes by only where work is done: a second for each."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


def test_what_is_weighed_in_time_is_as_in_a_whole_review(
    game: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten seconds of one a decision: four glanced at, then the six left for weighing them."""
    turns, end, authors = game
    clock = Clock()
    monkeypatch.setattr(in_time, "time", clock)
    for name in ("chances_of", "weighed"):
        original = getattr(in_time, name)

        def slow(*given: Any, work: Any = original) -> Any:
            clock.now += 1
            return work(*given)

        monkeypatch.setattr(in_time, name, slow)
    shown: list[tuple[int, int]] = []
    found = reviewed_for(
        10, turns, end, authors, **HOW, threads=1, show=lambda *done: shown.append(done)
    )
    assert len(found) == 4 < len(turns)
    assert found[0].turn is turns[0]
    assert all(one.looked_at for one in found)
    assert shown == [(done, len(turns)) for done in range(1, 5)]
    assert faults(found, end) == []
    alone = [(place, turn) for place, turn in enumerate(turns) if turn in [x.turn for x in found]]
    whole = followed_by_luck(
        [weighed(turn, authors, 8, luck_of(turn, place, 0), 2) for place, turn in alone], end
    )
    for one, same in zip(found, whole, strict=True):
        assert one.turn is same.turn
        assert (one.before, one.error, one.ended) == (same.before, same.error, same.ended)


def test_without_time_one_decision_is_weighed_and_none_is_called_free(game: Any) -> None:
    turns, end, authors = game
    found = reviewed_for(1e-9, turns, end, authors, **HOW, threads=1)
    assert [one.turn for one in found] == turns[:1]
    listed = reviewed_for(60, turns[:3], end, authors, **HOW, threads=1)
    assert [one.looked_at for one in listed] == [True] * 3


def test_what_seems_to_have_given_most_is_weighed_first(
    game: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns, end, authors = game
    order: list[Turn] = []

    def noted(turn: Turn, *given: Any) -> Any:
        order.append(turn)
        return weighed(turn, *given)

    monkeypatch.setattr(in_time, "weighed", noted)
    reviewed_for(60, turns[:8], end, authors, **HOW, threads=1)
    guesses = [float(seems_lost(turn, luck_of(turn, turns.index(turn), 0), 2)) for turn in order]
    assert len(order) == 8
    assert guesses == sorted(guesses, reverse=True)


def test_a_guess_is_what_bots_would_have_gained_in_the_same_games(game: Any) -> None:
    turns, _, authors = game
    guesses = []
    for place, turn in enumerate(turns):
        start = all_by(turn.start, authors[0])
        played = planned(start, turn.plan.author, first=turn.plan.choices)
        listed = [planned(start, one) for one in reversed(authors)]
        ways = {plan.gist: plan for plan in listed}  # of those alike the first author's
        ways.pop(played.gist, None)
        luck, fair = luck_of(turn, place, 0), Luck()
        own = playing(played, 2, luck, fair)(0, 8)
        others = [plan for plan in ways.values() if turn.may is None or turn.may(plan)]
        gains = [(playing(one, 2, luck, fair)(0, 8) - own).mean() / SCALE for one in others]
        guess = float(seems_lost(turn, luck, 2))
        assert guess == pytest.approx(max(gains, default=-1))
        guesses.append(guess)
    assert -1 in guesses
    assert max(guesses) > 0


def test_first_looks_lie_all_over_the_game() -> None:
    for number in range(1, 40):
        order = in_time._spread(number)
        assert sorted(order) == list(range(number))
    assert in_time._spread(9)[:3] == [0, 8, 4]


@pytest.mark.long
def test_a_first_look_lists_what_seems_to_have_cost_most(game: Any) -> None:
    turns = game[0]
    guesses = doubted(60, turns, 0, 2, threads=1)
    assert len(guesses) == len(turns)
    lost = [float(guess) for _, guess in guesses]
    assert lost == sorted(lost, reverse=True)
    for turn, guess in guesses[:3]:
        assert guess == seems_lost(turn, luck_of(turn, turns.index(turn), 0), 2)


def test_work_that_fails_is_not_swallowed() -> None:
    def fails(place: int) -> Any:
        raise RuntimeError(place)

    with ThreadPoolExecutor(1) as workers, pytest.raises(RuntimeError):
        in_time._done(workers, fails, [0, 1], 0.0)
