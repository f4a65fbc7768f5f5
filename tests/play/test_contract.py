"""What every full game must do: end, ask properly, and be the same however it is played."""

import numpy as np
import pytest

from samurai_odds.engine.machine import AUTOMATIC
from samurai_odds.engine.sampling.streams import DRAW_BITS
from samurai_odds.play import games
from samurai_odds.play import layout as at
from samurai_odds.play.game import Start
from samurai_odds.play.games import play_many, play_range, record
from samurai_odds.play.interpreted import play_interpreted
from samurai_odds.play.replay import prepare, replay
from samurai_odds.play.stepping import viewed
from tests.play.contract import (
    GAMES,
    REASON,
    TURNS,
    WINNER,
    every_line_up,
    every_start,
    line_ups,
    seated,
)
from tests.play.interpreted import Moment, played

SEED = 11


@every_start
def test_random_play_ends(game: str, name: str) -> None:
    whole, start = GAMES[game], seated(game, name, "random")
    rows = play_many(start, SEED, 0, 200)
    assert set(np.unique(rows[:, REASON]).tolist()) <= set(whole.winners)
    assert (rows[:, REASON] == whole.limit).mean() <= whole.stopped
    assert rows[:, TURNS].max() <= start.question[at.TURN_LIMIT] + 1  # which is not played
    assert set(np.unique(rows[:, WINNER]).tolist()) <= {at.NONE, *range(start.seats)}
    for reason, won in whole.winners.items():
        winners = rows[rows[:, REASON] == reason, WINNER]
        if won is not None:
            assert ((winners != at.NONE) == won).all(), reason


@pytest.mark.quick(per="game", but=("swords", "ran"))
@every_line_up
def test_games_ask_properly_and_compiled_ones_are_those_of_the_plain_rules(
    game: str, name: str, which: str
) -> None:
    games = 2 if which == "first" else 1  # Python plays slowly, and every bot in every seat
    for place, start in enumerate(line_ups(game, name, which)):
        rows = play_range(start, SEED, 0, games)
        for number in range(games):
            plain = played(start, SEED, number)
            assert record(start, SEED, number) == plain.events
            assert rows[number].tolist() == plain.row.tolist()
            if number == 0:
                can_be_answered(start, plain.moments, GAMES[game].most_options)
            if number == 0 and place < 2:
                asked_again_changes_nothing(start, plain.moments)
        if which == "first" and place == 0:  # the package's own loop in Python, whoever plays
            by_python = np.zeros_like(rows)
            play_interpreted(start, SEED, 0, by_python, np.zeros(0, dtype=np.int64))
            assert np.array_equal(by_python, rows)


def can_be_answered(start: Start, moments: list[Moment], most_options: int) -> None:
    """A choice has two options at least, all different; dice and draws have outcomes."""
    assert len(moments) < 2**DRAW_BITS  # else it would draw from the next game's stretch
    for moment in moments:
        if moment.what < 0:
            kind, seat = at.kind_of(moment.what), at.seat_of(moment.what)
            assert kind == moment.state[at.DECISION] > 0
            assert seat == moment.state[at.ASKED] < start.seats
            assert moment.options is not None
            assert 2 <= len(moment.options) <= most_options
            assert len(set(moment.options)) == len(moment.options)
        elif moment.what < at.UNIFORM:
            pool = start.game.pool(moment.what)
            assert sum(pool.probabilities) == pytest.approx(1)
            assert min(pool.probabilities) > 0
            assert moment.value in pool.outcomes
        else:
            assert moment.what - at.UNIFORM >= 2


def asked_again_changes_nothing(start: Start, moments: list[Moment]) -> None:
    for moment in moments:
        again = moment.state.copy()
        again[at.PENDING] = AUTOMATIC
        prepare(start.game, viewed(start.question.whole), viewed(again))
        assert np.array_equal(again, moment.state)


@pytest.mark.quick(per="game", but=("ran",))
@every_line_up
def test_a_game_told_ends_as_it_was_counted(game: str, name: str, which: str) -> None:
    for start in line_ups(game, name, which):
        for number in (3, 4):
            row = np.zeros(start.game.row, dtype=np.int64)
            state, turn = start.state, 0
            for step in replay(start, record(start, SEED, number)):
                if step.asked and step.before[at.TURN] != turn:
                    turn = step.before[at.TURN]
                    start.game.note(start.question, step.before, row)
                state = step.after
            assert state[at.ENDED] != at.PLAYING
            start.game.record(start.question, state, row)
            assert play_range(start, SEED, number, 1)[0].tolist() == row.tolist()


@pytest.mark.quick(per="game", but=("ran",))
@every_start
def test_threads_chunks_and_blocks_change_nothing(
    game: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = line_ups(game, name)[-1]
    whole = play_many(start, SEED, 0, 150, threads=1)
    assert np.array_equal(whole, play_many(start, SEED, 0, 150, threads=2))
    assert np.array_equal(whole[70:130], play_many(start, SEED, 70, 60))
    monkeypatch.setattr(games, "CHUNK", 7)
    parts = [play_many(start, SEED, first, 50, threads=3) for first in (100, 0, 50)]
    assert np.array_equal(whole, np.concatenate([parts[1], parts[2], parts[0]]))


@every_start
def test_another_seed_is_another_game(game: str, name: str) -> None:
    start = seated(game, name, "random")
    assert record(start, SEED, 0) != record(start, SEED + 1, 0) != record(start, SEED + 1, 1)
