"""Half of the games say enough: what that costs in power, and when all are played."""

import numpy as np
import pytest

from tests.half_way import NEAR, total_share


def test_all_games_are_played_unless_half_lie_near() -> None:
    def scores(won: float) -> float:
        asked: list[tuple[int, int]] = []

        def play(first: int, games: int) -> list[np.ndarray]:  # type: ignore[type-arg]
            asked.append((first, games))
            return [np.arange(games) < won * games]

        total, error = total_share(play, 1000, 0.5)
        assert total == pytest.approx(won)
        assert error == pytest.approx((won * (1 - won) / sum(n for _, n in asked)) ** 0.5, rel=0.01)
        return sum(games for _, games in asked)

    assert scores(0.5) == scores(0.53) == 500
    assert scores(0.54) == 1000


@pytest.mark.parametrize(
    ("errors", "bound", "all_played", "found"), [(6.3, 3.95, 99.0, 98.9), (4.95, 3.93, 84.5, 84.1)]
)
def test_power_is_as_said(errors: float, bound: float, all_played: float, found: float) -> None:
    """Of 500,000 tests, each the sum of two halves: within 0.2 points, four errors."""
    draws = np.random.default_rng(1).normal(errors / 2**0.5, 1, (2, 500_000))
    whole = draws.sum(axis=0) / 2**0.5
    seen = abs(whole) > bound
    assert 100 * seen.mean() == pytest.approx(all_played, abs=0.2)
    assert 100 * (seen & (abs(draws[0]) > NEAR)).mean() == pytest.approx(found, abs=0.2)
