"""Is a battle fair? Shares of victory with their errors, and a test that may look often.

Pure functions on arrays of scores: 1 for a victory of red, 0 for one of blue, 1/2 for a
battle that nobody won. Scores of the same game numbers were played with the same luck, so
that differences are taken pair by pair.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.errors import OddsError
from samurai_odds.grids.figure import Figure, wilson, wilson_error

Scores = NDArray[np.float64]

FIRST_LOOK = 256  # games; the test looks again whenever they have doubled
LOOKS = 10
ERROR_RATE = 0.05  # of a wrong verdict, over all looks
FAIR, RED, BLUE, OPEN = "fair", "red favored", "blue favored", "undecided"
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


@dataclass(frozen=True)
class Verdict:
    """What a sequential test says: ``word`` is FAIR, RED, BLUE or OPEN (not decided).

    ``low`` and ``high`` bound red's share, whenever one stops to look.
    """

    word: str
    low: float
    high: float
    looks: int


def check_margin(within: float) -> None:
    """Refuse a margin that decides nothing."""
    if not 0 < within < 0.5:
        raise OddsError(f"within is above 0 and below 50%, not {100 * within:g}%")


class FairnessTest:
    """Tests whether red's share is within a margin of one half, looking again and again.

    It looks at 256 games, then whenever they have doubled, at most ten times, each time
    with a tenth of the error rate: so all its intervals hold at once but for that rate.
    The verdict is FAIR once the interval lies within the margin, RED or BLUE once it lies
    outside; at the margin itself it stays open.
    """

    def __init__(self, within: float, error_rate: float = ERROR_RATE) -> None:
        check_margin(within)
        self.within, self.rate = within, error_rate / LOOKS
        self.looks = 0
        self.low, self.high = 0.0, 1.0

    @property
    def next_look(self) -> int | None:
        """The games after which to look next, None after the last look."""
        return FIRST_LOOK << self.looks if self.looks < LOOKS else None

    def look(self, figure: Figure) -> Verdict:
        """Look at the share so far; intervals only ever narrow."""
        low, high = interval(figure, self.rate)
        self.low, self.high = max(self.low, low), min(self.high, high)
        self.looks += 1
        return self.verdict

    @property
    def verdict(self) -> Verdict:
        """Say what is decided by now."""
        floor, top = 0.5 - self.within, 0.5 + self.within
        word = OPEN
        if floor <= self.low and self.high <= top:
            word = FAIR
        elif self.low > top:
            word = RED
        elif self.high < floor:
            word = BLUE
        return Verdict(word, self.low, self.high, self.looks)


# ---- which change is best ------------------------------------------------------------


def off_even(scores: Scores) -> Scores:
    """Measure game by game how far red's share is from one half, on the side where it lies."""
    centered = scores - 0.5
    sign = 1.0 if centered.mean() >= 0 else -1.0
    return np.asarray(sign * centered, dtype=np.float64)


def ranked(candidates: Sequence[Scores]) -> list[tuple[int, bool]]:
    """Rank ways to play the same games by how near they come to even, the nearest first.

    Gives the place of each and whether it ties with the best: no farther from even than
    two standard errors of the difference.
    """
    distances = [off_even(scores) for scores in candidates]
    order = sorted(range(len(distances)), key=lambda place: float(distances[place].mean()))
    best = distances[order[0]]
    found = []
    for place in order:
        gap = difference(distances[place], best)
        tied = place == order[0] or float(gap) <= CLOSE_CALL * gap.se
        found.append((place, tied))
    return found
