"""The statistics of fairness: coverage and rates of wrong verdicts, by simulation."""

import numpy as np
import pytest

from samurai_odds import OddsError
from samurai_odds.analysis.balance import (
    BLUE,
    FAIR,
    FIRST_LOOK,
    LOOKS,
    OPEN,
    RED,
    FairnessTest,
    difference,
    interval,
    off_even,
    ranked,
    share,
)

RUNS = 1_000
MOST = FIRST_LOOK << 6  # games of the longest simulated run


def verdicts(truth: float, within: float, seed: int) -> list[FairnessTest]:
    """Run the test on many simulated matches, looking until it has decided."""
    random = np.random.default_rng(seed)
    tests = []
    for _ in range(RUNS):
        wins = np.cumsum(random.random(MOST) < truth)
        test = FairnessTest(within)
        while test.verdict.word == OPEN and test.next_look and test.next_look <= MOST:
            games = test.next_look
            mean = float(wins[games - 1]) / games
            scores = np.concatenate([np.ones(wins[games - 1]), np.zeros(games - wins[games - 1])])
            test.look(share(scores))
            assert test.low <= mean <= test.high or test.looks > 1
        tests.append(test)
    return tests


@pytest.mark.parametrize(
    ("truth", "wrong"), [(0.55, (FAIR, RED)), (0.45, (FAIR, BLUE)), (0.56, (FAIR, BLUE))]
)
def test_wrong_verdicts_are_as_rare_as_stated(truth: float, wrong: tuple[str, ...]) -> None:
    words = [test.verdict.word for test in verdicts(truth, 0.05, 11)]
    assert sum(word in wrong for word in words) <= 0.05 * RUNS


def test_the_bounds_hold_however_often_one_looks() -> None:
    for truth in (0.5, 0.3, 0.02):
        missed = sum(not t.low <= truth <= t.high for t in verdicts(truth, 0.1, 5))
        assert missed <= 0.05 * RUNS


@pytest.mark.parametrize(("truth", "right"), [(0.5, FAIR), (0.6, RED), (0.4, BLUE)])
def test_clear_cases_are_decided(truth: float, right: str) -> None:
    words = [test.verdict.word for test in verdicts(truth, 0.05, 3)]
    assert sum(word == right for word in words) >= 0.99 * RUNS


def test_the_test_looks_ten_times_at_most() -> None:
    test = FairnessTest(0.01)
    looks = []
    while test.next_look is not None:
        looks.append(test.next_look)
        test.look(share(np.tile([0.0, 1.0], test.next_look // 2)))
    assert looks == [FIRST_LOOK << k for k in range(LOOKS)]


@pytest.mark.parametrize("within", [0.0, 0.5, -1.0])
def test_a_margin_that_decides_nothing_is_refused(within: float) -> None:
    with pytest.raises(OddsError, match="within is above 0 and below 50%"):
        FairnessTest(within)


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


def test_the_nearest_to_even_comes_first_and_ties_are_told() -> None:
    random = np.random.default_rng(4)
    scores = [(random.random(4_000) < truth).astype(float) for truth in (0.7, 0.505, 0.4, 0.5)]
    order = ranked(scores)
    assert [place for place, _ in order][2:] == [2, 0]
    assert [tied for _, tied in order] == [True, True, False, False]
    assert off_even(scores[2]).mean() == pytest.approx(0.1, abs=0.03)
