"""A game played in parts is the game played at once."""

from typing import Any

import numpy as np
import pytest

from samurai_odds.play import games
from samurai_odds.play import layout as at
from samurai_odds.play.games import play_range, record
from samurai_odds.play.rollouts import play_to
from tests.play.contract import every_start, line_ups, seated

SEED, NUMBER = 5, 2


@every_start
@pytest.mark.parametrize("draws", [1, 7])
def test_by_draws(game: str, name: str, draws: int) -> None:
    start = line_ups(game, name)[-1]
    events = record(start, SEED, NUMBER)
    draws = max(draws, len(events) // 8)  # not too many parts of a long game
    rows = np.zeros((1, start.game.row), dtype=np.int16)
    seen = []
    onward = start
    while onward is not None:
        part = play_to(onward, SEED, NUMBER, draws=draws, rows=rows, logged=True)
        assert part.draws == len(part.events) <= draws
        assert part.onward is None or part.draws > 0  # even in the setup, before turn 1
        seen += part.events
        onward = part.onward
    assert seen == events
    assert np.array_equal(rows, play_range(start, SEED, NUMBER, 1))


@every_start
def test_by_turns(game: str, name: str) -> None:
    start = line_ups(game, name)[-1]
    rows = np.zeros((1, start.game.row), dtype=np.int16)
    turn, onward = int(start.state[at.TURN]), start
    for later in range(turn + 1, turn + 4):
        part = play_to(onward, SEED, NUMBER, turn=later, rows=rows)
        if part.onward is None:
            break
        onward = part.onward
        assert onward.state[at.TURN] == later
        assert onward.question[at.DRAWN] > start.question[at.DRAWN]
    else:
        play_to(onward, SEED, NUMBER, rows=rows)
    assert np.array_equal(rows, play_range(start, SEED, NUMBER, 1))


def test_a_part_leaves_the_start_as_it_was() -> None:
    start = seated("template", "three seats", "random")
    question, state = start.question.whole.copy(), start.state.copy()
    play_to(start, SEED, NUMBER, draws=3)
    assert np.array_equal(start.question.whole, question)
    assert np.array_equal(start.state, state)


def test_a_part_is_noted_once_though_its_dice_are_new(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dice that no table has yet break a game off; it is played again from the part's start."""
    start = line_ups("template", "usual")[-1]
    whole = play_range(start, SEED, NUMBER, 1)
    broken = [2, 1]  # codes of dice to add, as if they were missing
    play, add = games._play, []

    def breaking_off(*args: Any) -> int:
        code = play(*args)
        return broken.pop() if broken else code

    monkeypatch.setattr(games, "_play", breaking_off)
    monkeypatch.setattr(games, "_add_dice", lambda _, code: add.append(code))
    rows = np.zeros((1, start.game.row), dtype=np.int16)
    play_to(start, SEED, NUMBER, rows=rows)
    assert add == [1, 2]
    assert np.array_equal(rows, whole)


@every_start
def test_by_whose_choices(game: str, name: str) -> None:
    """A part of a seat's own choices ends before dice and before others choose."""
    start = line_ups(game, name)[-1]
    onward, seen = start, []
    for _ in range(12):
        own = 0 if onward.state[at.TURN] < 1 else int(onward.state[at.ACTIVE])
        part = play_to(onward, SEED, NUMBER, own=own, logged=True)
        assert {at.seat_of(what) if what < 0 else "dice" for what, _, _ in part.events} <= {own}
        seen += part.events
        if part.onward is None:
            break
        next_one = play_to(part.onward, SEED, NUMBER, draws=1, logged=True)
        assert own not in {at.seat_of(what) for what, _, _ in next_one.events if what < 0}
        seen += next_one.events
        if next_one.onward is None:
            break
        onward = next_one.onward
    assert seen == record(start, SEED, NUMBER)[: len(seen)]
