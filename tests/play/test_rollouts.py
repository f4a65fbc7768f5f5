"""Games played on from any state: the same luck for whoever is compared."""

from collections import Counter

import numpy as np
import pytest
from scipy.stats import chisquare

from samurai_odds.errors import OddsError
from samurai_odds.play import layout as at
from samurai_odds.play.games import play_range, record
from samurai_odds.play.replay import prepare, replay
from samurai_odds.play.rollouts import as_drawn, rollouts, seen_by, taken_up, until_turn
from samurai_odds.play.stepping import viewed
from tests.play.contract import FIRST, GAMES, TURNS, every_game, every_start, line_ups, seated
from tests.play.interpreted import played
from tests.play.test_hidden import OPEN, SECRETIVE, observed, redrawn

SEED = 21
FALSE_ALARM = 1e-6  # of each chi-square test
MOST = 100  # choices of a game that are looked at, about
every_secret = pytest.mark.parametrize(("game", "name"), SECRETIVE)
every_deal = pytest.mark.parametrize(("game", "name"), OPEN)


@every_start
def test_a_rollout_depends_on_its_seed_and_number_alone(game: str, name: str) -> None:
    start = line_ups(game, name)[-1]
    start = taken_up(start, record(start, SEED, 0), 5)
    for seat in (None, 0, 1):
        rows = rollouts(start, seat, SEED, 0, 80)
        assert np.array_equal(rows[30:50], rollouts(start, seat, SEED, 30, 20))
        assert np.array_equal(rows[7:8], play_range(seen_by(start, seat), SEED, 7, 1))


@pytest.mark.quick(1)
@every_start
def test_a_rollout_by_itself_is_told_as_it_was_counted(game: str, name: str) -> None:
    start = line_ups(game, name)[-1]
    start = seen_by(taken_up(start, record(start, SEED, 0), 5), 0)
    for number in range(4):
        own = as_drawn(start, SEED, number)
        events = record(own, SEED, number)
        assert events == record(start, SEED, number) == played(start, SEED, number).events
        row = play_range(start, SEED, number, 1)
        assert np.array_equal(row, play_range(own, SEED, number, 1))
        end = [step.after for step in replay(own, events)][-1]
        assert row[0][TURNS] == end[at.TURN]


@pytest.mark.quick(1)
@every_secret
def test_candidates_meet_the_same_luck(game: str, name: str) -> None:
    """Whichever option is taken, what the asker cannot know is drawn alike."""
    start = seated(game, name, "random")
    q, rules = start.question.whole, start.game
    compared = 0
    for moment in played(start, SEED, 0).choices:
        seat = int(moment.state[at.ASKED])
        taken = []
        for value in (moment.options or ())[:2]:
            candidate = moment.state.copy()
            rules.settle(viewed(q), viewed(candidate), value)
            taken.append(candidate)
        for number in range(3):
            both = [redrawn(rules, q, s, seat, number) for s in taken]
            changed = (both[0] != taken[0]) | (both[1] != taken[1])
            alike = taken[0] == taken[1]  # what the choice itself changes is no luck
            compared += int((changed & alike).any())
            assert np.array_equal(both[0][changed & alike], both[1][changed & alike])
    assert compared > 5


@pytest.mark.quick(per="game", but=("swords",))
@pytest.mark.parametrize("which", FIRST)
@every_deal
def test_what_a_seat_knows_is_never_drawn_anew(game: str, name: str, which: str) -> None:
    """Nor do totals change, of which every observation has the sum."""
    for start in line_ups(game, name, which):
        q, rules = start.question.whole, start.game
        for moment in played(start, SEED, 1).moments[::7]:
            for seat in range(start.seats):
                shown = observed(rules, q, moment.state, seat)
                for number in range(2):
                    other = redrawn(rules, q, moment.state, seat, number)
                    if np.array_equal(other, moment.state):
                        continue
                    assert other.sum() == moment.state.sum()
                    assert np.array_equal(observed(rules, q, other, seat), shown)


@every_deal
def test_what_is_drawn_anew_lies_as_likely_as_it_should(game: str, name: str) -> None:
    find = GAMES[game].deal
    assert find is not None
    deal, games = find(), 3_000
    start = seen_by(deal.start, deal.seat)
    found = Counter(deal.lies(as_drawn(start, SEED, number).state) for number in range(games))
    assert sum(deal.chances.values()) == pytest.approx(1)
    assert found.keys() <= deal.chances.keys()
    expected = [games * chance for chance in deal.chances.values()]
    assert chisquare([found[way] for way in deal.chances], expected).pvalue > FALSE_ALARM


@every_game
def test_rollouts_stop_after_a_turn(game: str) -> None:
    start = seated(game, GAMES[game].names[0], "random")
    rows = rollouts(until_turn(start, 1), None, SEED, 0, 50)
    assert rows[:, TURNS].max() <= 2  # some games count the turn that is not played
    assert play_range(start, SEED, 0, 50)[:, TURNS].max() > 2


@every_game
def test_there_are_no_more_seats(game: str) -> None:
    start = seated(game, GAMES[game].names[0], "random")
    with pytest.raises(OddsError, match=f"seat is from 0 to {start.seats - 1}, not 9"):
        rollouts(start, 9, SEED, 0, 1)


@pytest.mark.quick(2)
@every_game
def test_the_asker_keeps_his_own_choice(game: str) -> None:
    """A state taken up at a choice still puts it to the same seat, by the same options."""
    start = seated(game, GAMES[game].names[0], "random")
    game_played = played(start, SEED, 2)
    choices = [place for place, moment in enumerate(game_played.moments) if moment.what < 0]
    again, begun = start, 0
    for number in choices[:: 1 + len(choices) // MOST]:
        moment = game_played.moments[number]
        again, begun = taken_up(again, game_played.events[begun:], number - begun), number
        own = as_drawn(seen_by(again, int(moment.state[at.ASKED])), SEED, 0)
        state = own.state.copy()
        prepare(own.game, viewed(own.question.whole), viewed(state))
        assert state[at.PENDING] == moment.what
        options = state[at.CHOICES : at.CHOICES + state[at.OPTIONS_OPEN]]
        assert tuple(options.tolist()) == moment.options
