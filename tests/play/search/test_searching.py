"""Games in which a seat searches depend on seed and number alone, and are games like others."""

import time

import numpy as np
import pytest

from samurai_odds.battles.full_game.contest import Contest
from samurai_odds.battles.full_game.game import deals, worth
from samurai_odds.battles.rules import recording
from samurai_odds.battles.rules.layout import State
from samurai_odds.errors import OddsError
from samurai_odds.play.game import Start
from samurai_odds.play.games import play_range
from samurai_odds.play.replay import replay
from samurai_odds.play.rollouts import play_to, seen_by, until_turn
from samurai_odds.play.search.planning import plans
from samurai_odds.play.search.searching import (
    Luck,
    play_many,
    play_searching,
    playing,
    record,
    searches_of,
)
from samurai_odds.ran.full_game.contest import Contest as RanContest

SEED, GAMES = 3, 3


@pytest.fixture(scope="module")
def start() -> Start:
    return Contest("study-spears", "searching:20", "greedy").staged.start


def test_a_name_says_how_many_playouts_a_turn_gets(start: Start) -> None:
    assert {seat: one.playouts for seat, one in searches_of(start).items()} == {0: 20}


@pytest.mark.parametrize("name", ["searching:", "searching:0", "searching:-3", "searching:many"])
def test_a_name_without_playouts_is_refused(name: str) -> None:
    with pytest.raises(OddsError, match="searching:2000"):
        Contest("study-spears", name, "greedy")


def test_threads_and_blocks_change_nothing(start: Start) -> None:
    whole = play_many(start, SEED, 0, GAMES, threads=2)
    parts = [play_many(start, SEED, number, 1, threads=1) for number in range(GAMES)]
    assert np.array_equal(whole, np.concatenate(parts))


def test_games_under_way_at_the_deadline_are_given_up(start: Start) -> None:
    """All but the first, so that there is one, and none waits for a long one."""
    whole = play_many(start, SEED, 0, GAMES, threads=1)
    assert np.array_equal(play_many(start, SEED, 0, GAMES, 1, time.monotonic()), whole[:1])
    assert not len(play_searching(start, SEED, 1, deadline=time.monotonic()))
    guns = RanContest("study-foot", "searching:20", "greedy").staged.start
    assert not len(play_searching(guns, SEED, 1, deadline=time.monotonic()))


def test_a_game_is_recorded_as_it_was_played(start: Start) -> None:
    events = record(start, SEED, 1)
    end = [step.after for step in replay(start, events)][-1]
    row = np.zeros(recording.ROW, dtype=np.int16)
    recording.record(start.question, end, row)
    played = play_many(start, SEED, 1, 1)[0]
    kept = slice(0, recording.TIMELINE)
    assert np.array_equal(row[kept], played[kept])
    assert played[recording.TIMELINE :].any()


def test_where_nobody_searches_games_are_played_as_ever() -> None:
    plain = Contest("study-spears", "greedy", "greedy").staged.start
    assert np.array_equal(play_many(plain, SEED, 0, 5), play_range(plain, SEED, 0, 5))


def test_a_plan_is_judged_for_who_made_it() -> None:
    begun = next(deals(Contest("first-samurai-skirmish", "greedy", "greedy").staged.start, 4, 1))
    found = plans(begun, ("greedy",))
    assert {(plan.seat, plan.turn) for plan in found} == {(0, 1)}
    for plan in found[:4]:
        rows = play_range(seen_by(until_turn(plan.start, 3), 0), SEED, 0, 20)
        assert np.array_equal(playing(plan, 2, SEED)(0, 20), worth(rows, 0))


@pytest.mark.long
@pytest.mark.quick
@pytest.mark.parametrize("turn", [1, 5])
def test_without_luck_games_are_worth_as_much_and_differ_less(turn: int) -> None:
    """By more than a quarter of their variance; the means within 4.5 errors of what went."""
    begun = next(deals(Contest("nunobeyama", "steady", "steady").staged.start, 4, 1))
    if turn > 1:  # with luck that one side has had before
        onward = play_to(begun, 4, 0, turn=turn).onward
        assert onward is not None
        assert State(onward.state).luck != 0
        begun = onward
    plan, luck = plans(begun, ("steady",))[0], Luck()
    plain, fair = playing(plan, 8, SEED)(0, 400), playing(plan, 8, SEED, luck)(0, 400)
    assert luck.price
    assert luck.price > 0
    assert fair.var() < 0.75 * plain.var()
    taken = plain - fair
    assert abs(taken.mean()) < 4.5 * taken.std() / np.sqrt(len(taken))


@pytest.mark.parametrize(("games", "same"), [(4, False), (400, True)])
def test_luck_stays_in_where_games_are_few_or_alike(games: int, same: bool) -> None:
    start = Contest("study-spears", "random", "random").staged.start
    rows = play_range(start, SEED, 0, games)
    if same:
        rows[:, recording.WINNER] = 0
    assert np.array_equal(Luck().without(start, rows, 0), worth(rows, 0))


def test_what_luck_was_worth_is_learned_once() -> None:
    """So that all plans of a race are corrected alike."""
    start = Contest("study-spears", "greedy", "greedy").staged.start
    rows = play_range(start, SEED, 0, 200)
    luck = Luck()
    first = luck.without(start, rows[:100], 0)
    price = luck.price
    rest = luck.without(start, rows[100:], 0)
    assert luck.price == price
    again = Luck(price).without(start, rows, 0)
    assert np.array_equal(np.concatenate([first, rest]), again)
