"""Regret matching: what it learns; mixes as the question holds them; what is shipped."""

import numpy as np
import pytest

from analyses.fit.plan_mixes import Regrets, found_mix
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.bot_tables import CHOICES, MOMENTS, shipped, written
from tests.swords.rules.drawing import new_game

KEY = ("round 1", "bid")


def test_shipped_mixes_are_chances_of_every_choice() -> None:
    assert set(shipped()) == {2, 3, 4, 5}
    for mix in shipped().values():
        assert tuple(mix) == MOMENTS
        for moment in MOMENTS:
            for what, choices in CHOICES.items():
                chances = mix[moment][what]
                assert len(chances) == len(choices)
                assert min(chances) >= 0
                assert sum(chances) == pytest.approx(1)


def test_a_mix_is_written_as_rising_chances_in_thousandths() -> None:
    table = written([shipped()[4]]).reshape(at.MOST_SEATS, at.MOMENTS, at.MIXED, at.MOST_MIXED)
    bid = shipped()[4]["round 1"]["bid"]
    assert table[0, 0, at.MIX_BID].tolist() == [*np.rint(1000 * np.cumsum(bid)[:3]), 1000]
    assert (np.diff(table, axis=3) >= 0).all()
    assert (table[..., -1] == 1000).all()


def average(regrets: Regrets) -> list[float]:
    added = regrets.added[KEY]
    return list(added / added.sum())


def test_regret_matching_finds_the_better_choice() -> None:
    regrets = Regrets()
    for step in range(200):
        regrets.learn(KEY, np.array([0.3, 0.2, 0.25, 0.1]), step)
    assert average(regrets)[0] > 0.98


def test_regret_matching_mixes_where_a_choice_is_worth_less_the_more_take_it() -> None:
    """The first two choices lose what they are taken: half each is the equilibrium."""
    regrets = Regrets()
    for step in range(4_000):
        mix = regrets.mix[KEY]
        regrets.learn(KEY, np.array([1 - mix[0], 1 - mix[1], 0.1, 0.1]), step)
    assert average(regrets)[:2] == pytest.approx([0.5, 0.5], abs=0.02)


def test_a_search_gives_chances_and_is_the_same_again() -> None:
    one, other = (found_mix(3, 1, 2, seed=4) for _ in range(2))
    for moment in MOMENTS:
        for what in CHOICES:
            assert sum(one[moment][what]) == pytest.approx(1)
            assert list(one[moment][what]) == list(other[moment][what])


def test_a_search_for_two_players_chooses_for_four_seats() -> None:
    mix = found_mix(2, 1, 1, seed=4)
    assert sum(mix["later"]["hire"]) == pytest.approx(1)


def test_two_players_have_a_mix_of_their_own() -> None:
    question = new_game("two-player").q
    own = written([shipped()[2]] * 4)
    assert question.plan_mix.ravel().tolist() == own.tolist()
    assert all(shipped()[2][moment]["bid"][0] == 1 for moment in MOMENTS)
