"""Chances smoothed along a game: nearer the truth, as sure as they say, and never biased."""

from math import sqrt

import numpy as np
import pytest
from numpy.typing import NDArray

from samurai_odds.play.search.smoothing import Smoothed, smoothed

GAMES, DECISIONS = 32, 80
Floats = NDArray[np.float64]


def walked(seed: int, seats: int) -> Floats:
    """Walk the chances of one of some seats to win, as evidence comes in: a martingale.

    One step in ten is large.
    """
    rng = np.random.default_rng(seed)
    known = rng.normal(0, 0.5, seats)
    chances = np.exp(known) / np.exp(known).sum()
    winner = rng.choice(seats, p=chances)
    found = []
    for _ in range(DECISIONS):
        found.append(chances)
        size = 0.8 if rng.random() < 0.1 else 0.03
        known = known + rng.normal(0, size, seats) + size**2 * (np.arange(seats) == winner)
        chances = np.exp(known) / np.exp(known).sum()
    return np.array(found)


def seen_in_games(truth: Floats, seed: int) -> Floats:
    rng = np.random.default_rng(seed)
    return np.array([rng.multinomial(GAMES, one) / GAMES for one in truth])


def of(seen: Floats, known: Floats | None = None, games: int = GAMES) -> Smoothed:
    errors = np.sqrt(seen * (1 - seen) / (games - 1))
    known = np.zeros_like(seen) if known is None else known
    return smoothed(seen.tolist(), errors.tolist(), [games] * len(seen), known.tolist())


@pytest.mark.parametrize("seats", [2, 4])
def test_it_is_nearer_the_truth_unbiased_and_as_sure_as_it_says(seats: int) -> None:
    raw, apart, sure, low = [], [], [], []
    for game in range(25):
        truth = walked(game, seats)
        seen = seen_in_games(truth, 1_000 + game)
        found = of(seen)
        chances = np.array(found.chances)
        raw.append(seen - truth)
        apart.append(chances - truth)
        sure.append(np.array(found.errors))
        low.append((chances - truth)[truth < 0.3])
    off, first = (np.concatenate(each) for each in (apart, raw))
    assert sqrt((off**2).mean()) < 0.6 * sqrt((first**2).mean())
    errors = np.abs(off) / np.concatenate(sure)
    assert 0.62 < (errors < 1).mean() < 0.82
    assert (errors < 2).mean() > 0.88
    assert abs(np.concatenate(low).mean()) < 0.006


def test_a_fall_in_one_step_stays_one() -> None:
    fallen = [0.8] * 20 + [0.3] * 20
    seen = seen_in_games(np.array([[one, 1 - one] for one in fallen]), 5)
    found = np.array(of(seen).chances)[:, 0]
    assert found[19] - found[20] > 0.4
    for part in (slice(20), slice(20, 40)):
        assert np.ptp(found[part]) < np.ptp(seen[part, 0]) / 2


def test_what_adds_up_to_one_does_so_still() -> None:
    truth = walked(3, 4)
    found = of(seen_in_games(truth, 9))
    assert np.array(found.chances).sum(axis=1) == pytest.approx(1, abs=0.01)


def test_what_is_known_stays_and_what_decisions_cost_is_no_luck() -> None:
    """A seat that loses 10 points again and again by its own choice falls with no step of luck."""
    levels = np.array([[0.9 - 0.1 * k, 0.1 + 0.1 * k] for k in range(8)])
    known = np.array([[-0.1, 0.1]] * 8)
    found = smoothed(levels.tolist(), [[0.08, 0.08]] * 8, [GAMES] * 7 + [0], known.tolist())
    assert np.array(found.chances) == pytest.approx(levels, abs=1e-6)
    assert found.errors[7] == [0, 0]
    assert max(found.errors[0]) < 0.04
    assert max(map(max, found.changes)) < 0.02


def test_what_always_came_out_alike_is_as_sure_as_its_games_make_it() -> None:
    """± 17 points stood at the last change of a game that was won."""
    seen = np.array([[0.9, 0.1]] * 3 + [[1.0, 0.0]] * 5)
    found = of(seen)
    assert 0 < max(found.errors[-1]) < 0.02
    assert all(0 < max(row) < 0.06 for row in found.changes)


def test_one_decision_is_as_it_was_seen() -> None:
    found = smoothed([[0.25, 0.75]], [[0.0766, 0.0766]], [GAMES], [[0.0, 0.0]])
    assert found.chances == [[0.25, 0.75]]
    one = sqrt((0.25 * 0.75 + 1 / (4 * GAMES)) / GAMES)  # as good as Wilson's
    assert found.errors[0] == pytest.approx([one, one], rel=0.01)
    assert found.changes == []
