"""Games that need not all be played: half of them say enough where they lie near what is expected.

What would show in all games is seldom seen so near at half of them: a deviation of 6.3 errors of
all games, found in 99.0% of cases, is still found in 98.9%; one of 4.95 errors in 84.1% instead
of 84.5% (`test_half_way`). Where nothing is to be found, 87% of tests stop half way, and false
alarms are fewer.
"""

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from samurai_odds.analysis.favor import share

NEAR = 1.5  # errors
Scores = Sequence[NDArray[np.float64]]


def total_share(
    scores: Callable[[int, int], Scores], games: int, expected: float
) -> tuple[float, float]:
    """Return the sum of shares, and its error, after half of the games or after all.

    ``scores(first, games)`` plays some, and gives the scores of each kind of them.
    """
    half = games // 2
    played = scores(0, half)
    total, error = _summed(played)
    if abs(total - expected) > NEAR * error:
        more = scores(half, games - half)
        total, error = _summed([np.concatenate(parts) for parts in zip(played, more, strict=True)])
    return total, error


def _summed(played: Scores) -> tuple[float, float]:
    shares = [share(part) for part in played]
    return float(sum(shares)), float(np.sqrt(sum(one.se**2 for one in shares)))
