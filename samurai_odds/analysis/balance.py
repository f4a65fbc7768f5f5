"""Shares of victory with their errors, and their differences.

Pure functions on arrays of scores: 1 for a victory of red, 0 for one of blue, 1/2 for a
battle that nobody won. Scores of the same game numbers were played with the same luck, so
that differences are taken pair by pair.
"""

from statistics import NormalDist
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.grids.figure import Figure, wilson, wilson_error

Scores = NDArray[np.float64]

CLOSE_CALL = 2.0  # standard errors within which two things are as good as each other


def share(*scores: Scores) -> Figure:
    """Average the score of red; several arrays are averaged game by game first."""
    block = np.mean(scores, axis=0)
    games = len(block)
    mean = float(block.mean())
    return Figure(mean, _error(block) or wilson_error(mean, games), games, proportion=True)


def red_scores(winner: NDArray[Any]) -> Scores:
    """Score games by their winner: 1 for red (side 0), 0 for blue, 1/2 where it is below 0."""
    return np.where(winner < 0, 0.5, np.where(winner == 0, 1.0, 0.0))


def difference(one: Scores, other: Scores) -> Figure:
    """Average the difference between two ways to play the same games."""
    gap = one - other
    games = len(gap)
    return Figure(float(gap.mean()), _error(gap) or wilson_error(0.0, games), games)


def _error(values: Scores) -> float:
    games = len(values)
    return float(values.std(ddof=1)) / games**0.5 if games > 1 else 0.0


def interval(figure: Figure, rate: float) -> tuple[float, float]:
    """Give Wilson's interval that misses the truth at a rate; paired games count for more.

    The error of a share of paired games tells how many single games it is worth.
    """
    z = NormalDist().inv_cdf(1 - rate / 2)
    mean = min(max(float(figure), 0.0), 1.0)
    worth = float(figure.samples)
    if figure.se > 0 and 0 < mean < 1:
        worth = max(1.0, mean * (1 - mean) / figure.se**2)
    return wilson(mean, worth, z)
