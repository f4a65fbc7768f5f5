"""Games until they are enough: a number, a time, an error that one can rely on."""

import time
from typing import Any

import numpy as np
import pytest

from samurai_odds.engine.limit import Limit
from samurai_odds.grids.figure import Z_95, wilson, wilson_error
from samurai_odds.play.game import Rows
from samurai_odds.play.sampled import MINIMUM_GAMES
from tests.play.until import play_until


def a_game(games_played: int) -> Rows:
    return np.zeros((games_played, 1), dtype=np.int16)


def test_the_error_is_looked_at_when_games_have_doubled() -> None:
    looks: list[int] = []

    def play(first: int, number: int, deadline: Any, show: Any) -> Rows:
        show(number)
        return a_game(number)

    def error(rows: Rows) -> float:
        looks.append(len(rows))
        return 0.5 / len(rows) ** 0.5

    run = play_until(play, Limit(stderr=0.0025), error)
    assert looks == [MINIMUM_GAMES << k for k in range(5)]
    assert run.games == looks[-1]
    assert not run.interrupted
    assert play_until(play, Limit(samples=100), error).games == 100


@pytest.mark.parametrize("truth", [0.5, 0.1, 0.02])
def test_an_error_aimed_at_is_an_error_one_can_rely_on(truth: float) -> None:
    random = np.random.default_rng(12)
    runs, missed = 1_500, 0
    for _ in range(runs):
        wins = np.cumsum(random.random(MINIMUM_GAMES << 2) < truth)
        for look in range(3):
            number = MINIMUM_GAMES << look
            seen = float(wins[number - 1]) / number
            if wilson_error(seen, number) <= 0.005:
                break
        low, high = wilson(seen, number, Z_95)
        missed += not low <= truth <= high
    assert missed / runs <= 0.065  # 0.05, and two and a half standard errors of this count


def test_ctrl_c_keeps_what_is_done() -> None:
    def play(first: int, number: int, deadline: Any, show: Any) -> Rows:
        if first:
            raise KeyboardInterrupt
        return a_game(number)

    run = play_until(play, Limit(samples=5_000))
    assert run.interrupted
    assert run.games == MINIMUM_GAMES


def test_a_number_of_games_is_kept_to() -> None:
    asked: list[tuple[int, int]] = []

    def play(first: int, number: int, deadline: Any, show: Any) -> Rows:
        asked.append((first, number))
        return a_game(number)

    for games in (1, MINIMUM_GAMES - 1, MINIMUM_GAMES, 5_000, 300_000):
        asked.clear()
        run = play_until(play, Limit(samples=games))
        assert run.games == games
        assert not run.interrupted
        ends = [first + number for first, number in asked]
        assert [first for first, _ in asked] == [0, *ends[:-1]]
        assert ends[-1] == games


def test_when_the_time_is_over_what_is_done_counts() -> None:
    def play(first: int, number: int, deadline: Any, show: Any) -> Rows:
        assert deadline is not None
        while time.monotonic() < deadline:
            time.sleep(0.001)
        return a_game(number // 2)

    run = play_until(play, Limit(seconds=0.01))
    assert run.games == MINIMUM_GAMES // 2
    assert not run.interrupted


def test_progress_tells_games_done_and_wanted() -> None:
    told: list[tuple[int, int]] = []

    def play(first: int, number: int, deadline: Any, show: Any) -> Rows:
        for part in (number - number // 2, number // 2):
            show(part)
        return a_game(number)

    play_until(play, Limit(samples=3_000), progress=lambda done, of: told.append((done, of)))
    assert told[-1] == (3_000, 3_000)
    assert told == sorted(told)
