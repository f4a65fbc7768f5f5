"""The conditional logit: against counting, against its own score, against statsmodels."""

import numpy as np
import pytest

from samurai_odds.analysis.logit import fit


def drawn(games: int, beta: list[float], seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Draw games of four with features at random, won as the model says."""
    random = np.random.default_rng(seed)
    features = random.normal(size=(games, 4, len(beta)))
    utility = features @ np.array(beta)
    chances = np.exp(utility) / np.exp(utility).sum(axis=1, keepdims=True)
    winner = (chances.cumsum(axis=1) < random.random((games, 1))).sum(axis=1)
    return features, np.eye(4)[winner], np.arange(games)


def test_seats_alone_are_the_logarithms_of_their_counts() -> None:
    won = np.repeat(np.eye(3), (50, 30, 20), axis=0)
    seats = np.array([[0.0, 0.0], [1.0, 0.0], [0.0, 1.0]])
    found = fit(np.broadcast_to(seats, (100, 3, 2)), won, np.arange(100))
    assert found.beta == pytest.approx(np.log([30 / 50, 20 / 50]), abs=1e-6)
    assert np.diag(found.model) == pytest.approx([1 / 30 + 1 / 50, 1 / 20 + 1 / 50], rel=1e-5)


def test_the_score_is_nothing_at_the_maximum_and_the_truth_is_near() -> None:
    beta = [0.8, -0.5, 0.0]
    features, won, games = drawn(4_000, beta, 1)
    found = fit(features, won, games)
    utility = features @ found.beta
    chances = np.exp(utility) / np.exp(utility).sum(axis=1, keepdims=True)
    assert np.einsum("ga,gat->t", won - chances, features) / 4_000 == pytest.approx(0, abs=1e-7)
    errors = np.sqrt(np.diag(found.robust))
    assert (np.abs(found.beta - beta) < 4 * errors).all()  # wrong once in 5,000 seeds


def test_games_counted_twice_do_not_make_it_surer() -> None:
    """The same games twice over, as those of one deal: the robust error stays."""
    features, won, games = drawn(500, [0.6, 0.2], 2)
    once = fit(features, won, games)
    twice = fit(np.tile(features, (2, 1, 1)), np.tile(won, (2, 1)), np.tile(games, 2))
    assert twice.beta == pytest.approx(once.beta, abs=1e-6)
    assert twice.robust == pytest.approx(once.robust, rel=1e-4)
    assert twice.model == pytest.approx(once.model / 2, rel=1e-4)


def test_who_cannot_win_is_as_if_not_there() -> None:
    features, won, games = drawn(800, [0.7], 3)
    able = np.ones((800, 5), dtype=bool)
    able[:, 4] = False
    wider = np.concatenate([features, np.ones((800, 1, 1))], axis=1)
    more = fit(wider, np.concatenate([won, np.zeros((800, 1))], axis=1), games, able)
    assert more.beta == pytest.approx(fit(features, won, games).beta, abs=1e-6)


@pytest.mark.long
def test_statsmodels_agrees() -> None:
    models = pytest.importorskip("statsmodels.discrete.conditional_models")
    features, won, games = drawn(600, [0.5, -0.3], 4)
    found = fit(features, won, games)
    groups = np.repeat(games, 4)
    other = models.ConditionalLogit(won.ravel(), features.reshape(-1, 2), groups=groups).fit(disp=0)
    assert found.beta == pytest.approx(other.params, abs=1e-4)
    assert np.sqrt(np.diag(found.model)) == pytest.approx(other.bse, rel=1e-3)


def test_statsmodels_agrees_on_two_players() -> None:
    """Of two who can win it is a logistic regression of their difference, its errors by deal."""
    discrete = pytest.importorskip("statsmodels.discrete.discrete_model")
    random = np.random.default_rng(6)
    deals, seatings = 300, 2
    luck = np.repeat(random.normal(size=deals), seatings)  # games of a deal are alike
    first_bot = np.tile([1.0, 0.0], deals)  # the bots change over
    apart = np.stack([np.ones(deals * seatings), 2 * first_bot - 1], axis=1)
    won = random.random(deals * seatings) < 1 / (1 + np.exp(-(apart @ [0.2, 0.5]) - luck))
    groups = np.repeat(np.arange(deals), seatings)
    features = np.stack([apart / 2, -apart / 2], axis=1)
    found = fit(features, np.stack([won, ~won], axis=1).astype(float), groups)
    clustered = {"groups": groups, "use_correction": False}
    other = discrete.Logit(won, apart).fit(disp=0, cov_type="cluster", cov_kwds=clustered)
    assert found.beta == pytest.approx(other.params, abs=1e-5)
    errors = np.sqrt(np.diag(found.robust) * (deals - 1) / deals)
    assert errors == pytest.approx(other.bse, rel=1e-4)
    assert (np.abs(errors / np.sqrt(np.diag(found.model)) - 1) > 0.01).any()  # the deals do matter
