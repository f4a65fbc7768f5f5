"""Is a battle fair, whoever plays it? Red's share between every two of some players.

A `Table` has the scores of red by the player of red and that of blue (numbers from 0),
game by game; the same game numbers were played with the same luck. Its equilibrium is what
red's share comes to when each side chooses among the players as well as can be.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations_with_replacement, product

import numpy as np

from samurai_odds.analysis.balance import (
    BLUE,
    ERROR_RATE,
    FAIR,
    FIRST_LOOK,
    LOOKS,
    OPEN,
    RED,
    Scores,
    Verdict,
    check_margin,
    interval,
    share,
)
from samurai_odds.analysis.matrix_game import solve
from samurai_odds.grids.figure import Figure

SPLIT = "depends on the players"

Pair = tuple[int, int]  # players of red and of blue
Table = dict[Pair, Scores]
Bounds = tuple[float, float]


@dataclass(frozen=True)
class Equilibrium:
    """Red's share if each side chooses its player well, and how often it chooses each."""

    share: Figure
    red: tuple[float, ...]
    blue: tuple[float, ...]

    @property
    def weights(self) -> dict[Pair, float]:
        """How often each two players meet, those who ever do."""
        met = {
            (red, blue): self.red[red] * self.blue[blue]
            for red, blue in product(range(len(self.red)), range(len(self.blue)))
        }
        return {pair: weight for pair, weight in met.items() if weight > 0}


def all_pairs(players: int) -> list[Pair]:
    """List who can meet, by the seats they take."""
    return [(red, blue) for red in range(players) for blue in range(players)]


def equilibrium(table: Table, players: int) -> Equilibrium:
    """Solve the game of choosing a player, on the shares seen.

    Its error is that of the shares mixed as they are met, game by game; that the mixture
    itself was chosen on the same games adds nothing to it but where two are as good.
    """
    means = [[_mean(table[red, blue]) for blue in range(players)] for red in range(players)]
    found = solve(means)
    at = Equilibrium(
        Figure(float(found.value)),
        tuple(float(weight) for weight in found.rows),
        tuple(float(weight) for weight in found.columns),
    )
    error = share(mixed(table, at.weights))
    value = Figure(float(found.value), error.se, error.samples, proportion=True)
    return Equilibrium(value, at.red, at.blue)


def _mean(scores: Scores) -> Fraction:
    """Average scores exactly: they are halves."""
    return Fraction(round(2 * float(scores.sum())), 2 * len(scores))


def mixed(table: Table, weights: dict[Pair, float]) -> Scores:
    """Average the scores of players who meet so often, game by game, as far as all went."""
    games = min(len(table[pair]) for pair in weights)
    total = np.zeros(games)
    for pair, weight in weights.items():
        total += weight * table[pair][:games]
    return total


def pairings(players: int) -> list[Pair]:
    """List the pairings of equal or exchanged players: those whose strength cancels out."""
    return list(combinations_with_replacement(range(players), 2))


def pairing(table: Table, one: int, other: int) -> Figure:
    """Average red's share over both seatings of two players."""
    if one == other:
        return share(table[one, one])
    games = min(len(table[one, other]), len(table[other, one]))
    return share(table[one, other][:games], table[other, one][:games])


class MatrixTest:
    """Tests whether a battle is fair between any of some players, looking again and again.

    As `balance.FairnessTest` does, with the error rate shared among all cells and pairings;
    so all intervals hold at once but for that rate, and with them the bounds of the
    equilibrium, which rises and falls with the cells. FAIR: the equilibrium and every
    pairing are within the margin. SPLIT: a pairing is on red's side of even and another
    on blue's, one of them outside the margin; or the equilibrium is within it and a
    pairing outside. RED, BLUE: the equilibrium is outside, and no pairing on the other side.
    """

    def __init__(self, within: float, players: int, error_rate: float = ERROR_RATE) -> None:
        check_margin(within)
        self.within, self.players, self.looks = within, players, 0
        intervals = players * players + players * (players - 1) // 2
        self.rate = error_rate / LOOKS / intervals
        self.cells: dict[Pair, Bounds] = dict.fromkeys(all_pairs(players), (0.0, 1.0))
        self.pairings: dict[Pair, Bounds] = dict.fromkeys(pairings(players), (0.0, 1.0))

    @property
    def next_look(self) -> int | None:
        """The games after which to look next, None after the last look."""
        return FIRST_LOOK << self.looks if self.looks < LOOKS else None

    def look(self, table: Table) -> Verdict:
        """Look at the shares so far; intervals only ever narrow."""
        self.looks += 1
        for pair in self.cells:
            self.cells[pair] = _narrowed(self.cells[pair], share(table[pair]), self.rate)
        for one, other in self.pairings:
            bounds = self.pairings[one, other]
            figure = pairing(table, one, other)
            self.pairings[one, other] = _narrowed(bounds, figure, self.rate)
        return self.verdict

    @property
    def bounds(self) -> Bounds:
        """Bound the equilibrium: it is no less than if every cell were at its lowest."""
        low, high = (
            float(solve(self._matrix(end)).value) if self.looks else float(end) for end in (0, 1)
        )
        return low, high

    def _matrix(self, end: int) -> Sequence[Sequence[float]]:
        players = range(self.players)
        return [[self.cells[red, blue][end] for blue in players] for red in players]

    @property
    def verdict(self) -> Verdict:
        """Say what is decided by now."""
        low, high = self.bounds
        return Verdict(self._word(low, high), low, high, self.looks)

    def _word(self, low: float, high: float) -> str:
        floor, top = 0.5 - self.within, 0.5 + self.within
        ranges = self.pairings.values()
        outside = any(over > top or under < floor for over, under in ranges)
        inside = floor <= low and high <= top
        for_red = any(over > 0.5 for over, _ in ranges)
        for_blue = any(under < 0.5 for _, under in ranges)
        if outside and (inside or (for_red and for_blue)):
            return SPLIT
        if inside and all(floor <= over and under <= top for over, under in ranges):
            return FAIR
        if low > top:
            return SPLIT if for_blue else RED
        if high < floor:
            return SPLIT if for_red else BLUE
        return OPEN


def _narrowed(bounds: Bounds, figure: Figure, rate: float) -> Bounds:
    low, high = interval(figure, rate)
    return max(bounds[0], low), min(bounds[1], high)
