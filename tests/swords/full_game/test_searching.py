"""Games in which a seat searches: by seed and number alone, as told, rivals' plans not read."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from samurai_odds import Limit, OddsError, swords
from samurai_odds.play.game import Start, all_by
from samurai_odds.play.games import play_range
from samurai_odds.play.replay import replay
from samurai_odds.play.rollouts import play_to
from samurai_odds.play.scene import lines_told
from samurai_odds.play.search.planning import deciding, proposed
from samurai_odds.play.search.searching import Search, play_many, record
from samurai_odds.swords.full_game.contest import Contest
from samurai_odds.swords.full_game.evaluated import SURE, chances, chances_of_two
from samurai_odds.swords.full_game.planned import likely
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules import recording
from samurai_odds.swords.rules.layout import State

SEED = 3
BOTS = ("random", "random", "random", "searching:40")


def begun() -> Start:
    return Contest("chapter-7", bots=BOTS, round_limit=9).staged.start


def first_decision() -> Start:
    """Give the game before the last seat's first choice: the others have planned."""
    onward: Any = play_to(begun(), SEED, 0, deciding=True).onward
    return onward


@pytest.mark.long
def test_threads_and_blocks_change_nothing() -> None:
    whole = play_many(begun(), SEED, 0, 2, threads=2)
    parts = [play_many(begun(), SEED, number, 1, threads=1) for number in range(2)]
    assert np.array_equal(whole, np.concatenate(parts))


@pytest.mark.long
def test_a_game_is_recorded_as_it_was_played() -> None:
    events, staged = record(begun(), SEED, 1), Contest("chapter-7", bots=BOTS, round_limit=9).staged
    assert staged.retold(begun(), SEED, 1) == lines_told(staged.narrated(begun(), events, SEED, 1))
    end = [step.after for step in replay(begun(), events)][-1]
    row = np.zeros(recording.ROW, dtype=np.int16)
    recording.record(begun().question.whole, end, row)
    played = play_many(begun(), SEED, 1, 1)[0]
    assert np.array_equal(row[: recording.TIMELINE], played[: recording.TIMELINE])


def test_a_decision_does_not_read_the_rivals_plans() -> None:
    start = first_decision()
    other = State(start.state.copy())
    other.bins[0] = 0
    other.bins[0, at.TO_NINJA] = other.koku[0]
    assert not np.array_equal(other, start.state)
    search = Search(start.game.authors, 60, start.game.replies)
    swapped = Start(start.game, start.question, other)
    found: Any = [search.decide(each, 5) for each in (start, swapped)]
    assert found[0].said == found[1].said


def test_plans_are_of_all_koku_and_differ() -> None:
    start = all_by(first_decision(), "random")
    ways = proposed(start)
    seat = deciding(start)
    assert ways[0].said == ()
    assert len({tuple(way.said) for way in ways}) == len(ways) > 5
    for way in ways[1:]:
        after: Any = play_to(way.start, 1, 0, draws=40).onward
        bins = State(after.state).bins[seat]
        wanted = [value % 1000 for kind, value in way.said if kind == at.BIN_CHOICE]
        assert bins[: at.TO_NINJA].tolist() == wanted


@pytest.mark.parametrize(("koku", "levied"), [(1, 1), (3, 3), (5, 5), (9, 4)])
def test_likely_plans_use_the_whole_purse(koku: int, levied: int) -> None:
    for plan in likely(koku, levied, 2 * levied, 2):
        assert sum(plan.bins) == koku
        assert not plan.sword or plan.bins[at.TO_SWORDS]


def test_shares_of_a_game_make_one() -> None:
    rows = np.zeros((2, recording.ROW), dtype=np.int16)
    rows[:, recording.WINNER] = 2, at.NONE
    rows[:, recording.WINNERS] = 0b100, 0b011  # the second is shared (W29)
    shares = [chances(rows, seat).tolist() for seat in range(4)]
    assert shares == [[0, SURE // 2], [0, SURE // 2], [SURE, 0], [0, 0]]
    assert chances_of_two(rows[:1], 3).tolist() == [SURE]
    assert chances_of_two(rows[:1], 1).tolist() == [0]


@pytest.mark.parametrize("key", ["two-player", "standard-3", "quick-5"])
def test_a_stopped_game_leaves_every_seat_its_chance(key: str) -> None:
    """Chances of all who can win add up; who has most provinces is likelier than the others."""
    start = Contest(key, bots="planner").staged.start
    stopped = replace(start, question=start.question.copy())
    stopped.game.stop_after(stopped.question, start.state, 2)
    rows = play_range(stopped, SEED, 0, 40)  # quick games are often over sooner
    rows = rows[rows[:, recording.REASON] == at.BY_STOP]
    assert len(rows) > 10
    worth = start.game.worth
    seats = range(0, 4, 2) if key == "two-player" else range(start.seats)
    won = np.stack([worth(rows, seat) for seat in seats], axis=1)
    assert np.all(abs(won.sum(axis=1) - SURE) <= len(seats))
    held = rows[:, recording.PROVINCES : recording.PROVINCES + start.seats]
    if key != "two-player":
        best = won[np.arange(len(rows)), held.argmax(axis=1)]
        assert best.mean() > 1.2 * SURE / start.seats


def test_a_seat_plans_its_war_too() -> None:
    """Each kind of choice is decided; what a plan holds begins with its own first choice."""
    start = Contest("chapter-7", bots=BOTS).staged.start
    onward, kinds = play_to(start, SEED, 0, deciding=True).onward, set[int]()
    while onward is not None and State(onward.state).turn < 12:
        kinds.add(int(State(onward.state).decision))
        onward = play_to(onward, SEED, 0, draws=1).onward
        onward = onward and play_to(onward, SEED, 0, deciding=True).onward
    assert {at.BIN_CHOICE, at.MARCH_CHOICE, at.DECLARE_CHOICE, at.CALL_OFF_CHOICE} <= kinds


@pytest.mark.long
def test_play_takes_it_and_one_round_does_not() -> None:
    assert swords.play("chapter-7", bots=BOTS, limit=Limit(samples=1)).samples == 1
    with pytest.raises(OddsError, match="searching:4 plays full games"):
        swords.round("chapter-7", 2, "levy 5", rivals="searching:4")
    with pytest.raises(OddsError, match="searching:4 plays full games"):
        swords.worth("ninja", "chapter-7", bots="searching:4")
