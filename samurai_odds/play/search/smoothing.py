"""Win chances along a game, each made surer by those around it.

From one decision to the next a chance changes by luck, whose mean is 0: what a share of games says
of one decision it says, less surely, of its neighbors too. Most changes are small and a few are
large; how large is learned from the game itself. So a fall in one step stays one, and a stretch
in which nothing happened becomes as sure as all of its games together.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

_PASSES = 8  # changes between them by then: under a tenth of a point
_FIRST_CHANGE = 0.002  # a variance that is learned from there
_LEAST = 1e-9  # variance; less is none
_RARE = 1e-4  # variance of what never happened in the games: it may yet


@dataclass(frozen=True)
class Smoothed:
    """Chances by decision and seat, their errors, and those of the change from one to the next."""

    chances: list[list[float]]
    errors: list[list[float]]
    changes: list[list[float]]


def smoothed(
    seen: Sequence[Sequence[float]],
    errors: Sequence[Sequence[float]],
    games: Sequence[int],
    known: Sequence[Sequence[float]],
) -> Smoothed:
    """Smooth chances as they were seen, by decision and seat; those of no games are sure.

    ``known`` is what is known of each change to a decision from the one before: luck is the rest.

    All seats are weighed alike, so that what adds up to 1 does so still. What luck there is in a
    share follows from the smoothed chance, not from the share: else low shares, which look surer,
    would count for more.
    """
    spread, added = _spread(seen, errors, games), _added_up(known)
    apart = [
        [chance - due for chance, due in zip(*row, strict=True)]
        for row in zip(seen, added, strict=True)
    ]
    chances = [list(one) for one in seen]
    change, weights = _FIRST_CHANGE, [1.0 for _ in seen[1:]]
    walk = _Walk(apart, [1.0 for _ in seen], weights)
    for _ in range(_PASSES):
        noise = [
            spread * (_variety(one) + 1 / (4 * number)) / number if number else _LEAST
            for one, number in zip(chances, games, strict=True)
        ]
        walk = _Walk(apart, noise, [change / weight for weight in weights])
        chances = [
            [min(1.0, max(0.0, luck + sum_)) for luck, sum_ in zip(*row, strict=True)]
            for row in zip(walk.means, added, strict=True)
        ]
        if not weights:
            break
        squares = walk.squared_changes()
        weights = [2 / (1 + square / change) for square in squares]  # Student's, one degree
        learned = sum(one * square for one, square in zip(weights, squares, strict=True))
        change = max(_LEAST, learned / len(weights))
    return Smoothed(
        chances,
        [_shared(*each) for each in zip(walk.variances, chances, chances, games, strict=True)],
        [
            _shared(variance, one, other, 1)
            for variance, one, other in zip(
                walk.of_changes(), chances[:-1], chances[1:], strict=True
            )
        ],
    )


def _added_up(known: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return the sums of what is known of changes, from the first decision to each."""
    sums = [[0.0 for _ in known[0]]]
    for row in known[1:]:
        sums.append([before + more for before, more in zip(sums[-1], row, strict=True)])
    return sums


def _variety(chances: Sequence[float]) -> float:
    """Return the variance of one game's result, the mean over the seats."""
    return max(_RARE, sum(one * (1 - one) for one in chances) / len(chances))


def _spread(
    seen: Sequence[Sequence[float]], errors: Sequence[Sequence[float]], games: Sequence[int]
) -> float:
    """Return the variance of games by that of their results: 1, or less without dice luck."""
    drawn = [place for place, number in enumerate(games) if number]
    most = sum(_variety(seen[place]) for place in drawn)
    squares = sum(
        games[place] * sum(error * error for error in errors[place]) / len(errors[place])
        for place in drawn
    )
    return max(_RARE, squares / most) if most else 1.0


def _shared(
    variance: float, one: Sequence[float], other: Sequence[float], games: int
) -> list[float]:
    """Share an error out among the seats, by how much each one's results vary; none of no games."""
    parts = [
        max(_RARE, a * (1 - a)) + max(_RARE, b * (1 - b)) for a, b in zip(one, other, strict=True)
    ]
    mean = sum(parts) / len(parts)
    return [sqrt(max(0.0, variance) * part / mean) if games else 0.0 for part in parts]


class _Walk:
    """A walk seen with noise: the mean and variance of each place, by all that was seen.

    ``gains`` say how much of a correction at the next place is passed back to one.
    """

    def __init__(
        self, seen: Sequence[Sequence[float]], noise: Sequence[float], steps: Sequence[float]
    ) -> None:
        self.means: list[list[float]] = [list(seen[0])]
        self.variances: list[float] = [noise[0]]
        for place in range(1, len(seen)):
            variance = self.variances[-1] + steps[place - 1]
            gain = variance / (variance + noise[place])
            before = self.means[-1]
            self.means.append(_between(before, seen[place], gain))
            self.variances.append(variance * (1 - gain))
        self.gains = [0.0] * len(steps)
        for place in range(len(steps) - 1, -1, -1):
            foreseen = self.variances[place] + steps[place]
            gain = self.variances[place] / foreseen
            self.gains[place] = gain
            self.means[place] = _between(self.means[place], self.means[place + 1], gain)
            self.variances[place] += gain * gain * (self.variances[place + 1] - foreseen)

    def of_changes(self) -> list[float]:
        """Return the variance of each change, by all that was seen."""
        return [
            self.variances[place] + self.variances[place + 1] * (1 - 2 * gain)
            for place, gain in enumerate(self.gains)
        ]

    def squared_changes(self) -> list[float]:
        """Return the expected square of each change, the mean over the seats."""
        changes = []
        for place, variance in enumerate(self.of_changes()):
            here, there = self.means[place], self.means[place + 1]
            squares = sum((b - a) * (b - a) for a, b in zip(here, there, strict=True))
            changes.append(squares / len(here) + variance)
        return changes


def _between(one: Sequence[float], other: Sequence[float], share: float) -> list[float]:
    """Return what lies a share of the way from some numbers to others."""
    return [a + share * (b - a) for a, b in zip(one, other, strict=True)]
