"""An answer made of games: of some numbers, from a file, until they are enough."""

from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from samurai_odds import Limit, Odds, OddsError, battles
from samurai_odds.battles.full_game.contest import Contest
from samurai_odds.cli.playing import read_range
from samurai_odds.engine.limit import MOST_SAMPLES
from samurai_odds.play.sampled import game_range
from tests.battles.interpreted import small_fight


def play(**how: Any) -> Odds:
    return battles.play(small_fight(), **how)


def rows_of(odds: Odds) -> np.ndarray:
    contest = odds.question
    assert isinstance(contest, Contest)
    assert contest.run is not None
    return contest.run.rows


def test_game_numbers_are_played_from_the_first_to_the_last() -> None:
    whole = rows_of(play(limit=Limit(samples=60)))
    assert np.array_equal(rows_of(play(games=(20, 39))), whole[20:40])
    assert np.array_equal(rows_of(play(games=(7, 7))), whole[7:8])


class Never(Executor):
    """Workers that play nothing in time."""

    def submit(self, work: Any, /, *given: Any, **named: Any) -> "Future[Any]":
        return Future()


@pytest.mark.parametrize("tally", [False, True])
def test_no_game_in_time_is_said(tally: bool) -> None:
    with pytest.raises(OddsError, match="stopped before a game was played"):
        battles.play(
            "study-spears", limit=Limit(seconds=0.05), executor=Never(), tally=tally, games=(0, 9)
        )


def test_without_a_file_games_are_kept_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert play(games=(5, 24)).samples == 20
    assert list(tmp_path.iterdir()) == []


def test_a_limit_stops_them_sooner() -> None:
    assert play(games=(20, 39), limit=Limit(samples=5)).samples == 5
    assert play(games=(20, 39), limit=Limit(samples=500)).samples == 20
    assert play(games=(0, 5_000), limit=Limit(stderr=0.1)).samples == 4_096


def test_parts_and_a_whole_in_one_file(tmp_path: Path) -> None:
    whole = rows_of(play(limit=Limit(samples=60)))
    for games in ((40, 59), (0, 19), (10, 49)):
        assert np.array_equal(
            rows_of(play(games=games, record=tmp_path / "a")), whole[games[0] : games[1] + 1]
        )
    assert np.array_equal(rows_of(play(limit=Limit(samples=60), record=str(tmp_path / "a"))), whole)


@pytest.mark.parametrize(
    "games",
    [
        (-1, 5),
        (5, 4),
        (0, MOST_SAMPLES),
        (0,),
        (0, 1, 2),
        (0.0, 1.0),
        (False, 3),
        "0-9",
        0,
        -7,
        7.0,
        True,
        (0, "1"),
    ],
)
def test_numbers_that_are_none_are_refused(games: Any) -> None:
    with pytest.raises(OddsError, match="games are how many to play"):
        game_range(games)
    with pytest.raises(OddsError, match="games are how many to play"):
        play(games=games)


def test_a_number_of_games_is_a_count_and_a_pair_selects() -> None:
    """256 played one game, number 256."""
    assert game_range(256) == (0, 255)
    assert game_range((256, 256)) == (256, 256)
    assert game_range(None) is None
    assert play(games=3).samples == 3
    assert play(games=(3, 3)).samples == 1
    assert read_range("256") == 256
    assert read_range("256-256") == (256, 256)
