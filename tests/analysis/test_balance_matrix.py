"""Verdicts that hang on no one player, by simulated matches of known chances."""

import numpy as np
import pytest

from samurai_odds import OddsError
from samurai_odds.analysis.balance import BLUE, FAIR, FIRST_LOOK, OPEN, RED
from samurai_odds.analysis.balance_matrix import (
    SPLIT,
    MatrixTest,
    Table,
    equilibrium,
    pairing,
)

RUNS = 200
LOOKS = 6

Shares = list[list[float]]
SAIGADAKE: Shares = [[0.269, 0.330], [0.236, 0.754]]  # greedy, careful; as once measured
NAGASHINO: Shares = [[0.358, 0.411], [0.550, 0.849]]
MIRRORED: Shares = [[0.5, 0.33], [0.67, 0.5]]  # unlike bots, a fair battle


def played(shares: Shares, games: int, seed: int) -> Table:
    """Simulate matches of every two players."""
    random = np.random.default_rng(seed)
    players = range(len(shares))
    return {
        (red, blue): (random.random(games) < shares[red][blue]).astype(float)
        for red in players
        for blue in players
    }


def verdict(shares: Shares, seed: int, within: float = 0.05) -> MatrixTest:
    """Look again and again until the test has decided."""
    test = MatrixTest(within, len(shares))
    table = played(shares, FIRST_LOOK << LOOKS, seed)
    while test.looks <= LOOKS and test.next_look is not None:
        games = test.next_look
        if test.look({pair: scores[:games] for pair, scores in table.items()}).word != OPEN:
            break
    return test


@pytest.mark.parametrize(
    ("shares", "word"),
    [
        (SAIGADAKE, SPLIT),
        (NAGASHINO, SPLIT),
        (MIRRORED, FAIR),
        ([[0.62, 0.5], [0.75, 0.65]], RED),
        ([[0.35, 0.3], [0.4, 0.38]], BLUE),
        ([[0.7]], RED),
        ([[0.5]], FAIR),
        ([[0.5, 0.5], [0.5, 0.62]], SPLIT),  # fair in equilibrium, not for all
    ],
)
def test_the_verdict_is_refused_where_equals_disagree(shares: Shares, word: str) -> None:
    words = [verdict(shares, seed).verdict.word for seed in range(20)]
    assert words == [word] * 20  # each fails in far fewer than 1 of 10,000 such runs


def test_wrong_verdicts_are_as_rare_as_stated() -> None:
    """At the very margin neither verdict is right; 5% of 200 runs, and their error."""
    edge: Shares = [[0.55, 0.45], [0.65, 0.55]]
    words = [verdict(edge, seed).verdict.word for seed in range(RUNS)]
    assert sum(word != OPEN for word in words) <= 0.05 * RUNS


def test_the_bounds_of_the_equilibrium_hold() -> None:
    missed = 0
    for seed in range(RUNS):
        test = verdict(MIRRORED, seed, 0.01)
        low, high = test.bounds
        missed += not low <= 0.5 <= high
    assert missed <= 0.05 * RUNS


def test_the_error_of_the_equilibrium_is_that_of_repeating_it() -> None:
    """Where the mixture is clear: a game without a saddle point, played 200 times."""
    mixed: Shares = [[0.7, 0.3], [0.4, 0.6]]
    found = [equilibrium(played(mixed, 2_000, seed), 2) for seed in range(RUNS)]
    values = np.array([float(one.share) for one in found])
    assert values.mean() == pytest.approx(0.5, abs=4 * values.std() / RUNS**0.5)
    errors = np.mean([one.share.se for one in found])
    assert errors == pytest.approx(values.std(ddof=1), rel=0.2)  # 4 errors of that deviation
    assert found[0].red == pytest.approx((1 / 3, 2 / 3), abs=0.1)
    assert len(found[0].weights) == 4


def test_seats_exchanged_take_out_the_players_strength() -> None:
    table = played(MIRRORED, 20_000, 5)
    assert pairing(table, 0, 1) == pytest.approx(0.5, abs=0.01)


def test_a_margin_that_decides_nothing_is_refused() -> None:
    with pytest.raises(OddsError, match="within is above 0 and below 50%"):
        MatrixTest(0.5, 2)
