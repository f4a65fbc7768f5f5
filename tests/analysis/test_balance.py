"""Win rates with their errors."""

import numpy as np
import pytest

from samurai_odds.analysis.favor import difference, interval, share


def test_pairs_of_games_know_more_than_single_ones() -> None:
    random = np.random.default_rng(2)
    luck = random.random(4_000)
    one, other = (luck < 0.6).astype(float), (luck > 0.4).astype(float)
    alone, paired = share(one), share(one, other)
    assert paired.se < alone.se
    low, high = interval(paired, 0.05)
    assert high - low < np.subtract(*reversed(interval(alone, 0.05)))


def test_shares_seen_once_still_have_an_error() -> None:
    sure = share(np.ones(300))
    assert sure == 1.0
    assert sure.se > 0
    assert interval(sure, 0.05)[0] < 1


def test_a_difference_is_taken_game_by_game() -> None:
    luck = np.random.default_rng(8).random(2_000)
    one, other = (luck < 0.5).astype(float), (luck < 0.52).astype(float)
    gap = difference(other, one)
    assert gap == pytest.approx(0.02, abs=0.01)
    assert gap.se < 0.005  # apart it would be 0.016
