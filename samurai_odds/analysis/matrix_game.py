"""The value of a zero-sum game of a few choices a side, exactly, with how to play it.

The simplex method on fractions: nothing is rounded, so that the same matrix has the same
answer everywhere; among several best ways to play, the same one (Bland's rule, first
choices first).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

Matrix = Sequence[Sequence[float | Fraction]]


@dataclass(frozen=True)
class Solution:
    """The value to the rows, and how often each side takes each of its choices."""

    value: Fraction
    rows: tuple[Fraction, ...]
    columns: tuple[Fraction, ...]


def solve(matrix: Matrix) -> Solution:
    """Solve a game by what the rows, who want much, get from the columns, who want little.

    The rows' choices come out as the prices of the columns' problem: the most that
    columns' weights can add up to while no row gets more than 1.

    >>> solve([[3, 0], [1, 2]])
    Solution(value=Fraction(3, 2), rows=(Fraction(1, 4), Fraction(3, 4)), \
columns=(Fraction(1, 2), Fraction(1, 2)))
    """
    exact = [[Fraction(number) for number in row] for row in matrix]
    lift = 1 - min(min(row) for row in exact)  # the method wants a value above 0
    rows, columns = len(exact), len(exact[0])
    table = [
        [number + lift for number in row] + [Fraction(int(k == i)) for k in range(rows)] + [_ONE]
        for i, row in enumerate(exact)
    ]
    prices = [-_ONE] * columns + [_ZERO] * (rows + 1)
    basis = [columns + i for i in range(rows)]
    while (
        enters := next((k for k, price in enumerate(prices[:-1]) if price < 0), None)
    ) is not None:
        leaves = _leaves(table, basis, enters)
        basis[leaves] = enters
        _pivot(table, prices, leaves, enters)
    total = prices[-1]
    weights = [_ZERO] * (columns + rows)
    for row, place in zip(table, basis, strict=True):
        weights[place] = row[-1]
    return Solution(
        1 / total - lift,
        tuple(price / total for price in prices[columns:-1]),
        tuple(weight / total for weight in weights[:columns]),
    )


_ZERO, _ONE = Fraction(0), Fraction(1)


def _leaves(table: list[list[Fraction]], basis: list[int], enters: int) -> int:
    """Find the row that bounds what enters first; of several, that of the first variable."""
    bounds = [
        (row[-1] / row[enters], basis[place], place)
        for place, row in enumerate(table)
        if row[enters] > 0
    ]
    return min(bounds)[2]


def _pivot(table: list[list[Fraction]], prices: list[Fraction], leaves: int, enters: int) -> None:
    """Put one variable in the place of another."""
    scale = table[leaves][enters]
    pivot = table[leaves] = [number / scale for number in table[leaves]]
    for row in (*(row for place, row in enumerate(table) if place != leaves), prices):
        factor = row[enters]
        row[:] = [number - factor * other for number, other in zip(row, pivot, strict=True)]
