"""The value of a zero-sum game: exact, and what a linear program finds."""

from fractions import Fraction

import numpy as np
import pytest
from scipy.optimize import linprog

from samurai_odds.analysis.matrix_game import solve


def by_linear_program(matrix: np.ndarray) -> float:
    """Maximize what every column leaves the rows."""
    rows, columns = matrix.shape
    found = linprog(
        np.r_[np.zeros(rows), -1],
        A_ub=np.c_[-matrix.T, np.ones(columns)],
        b_ub=np.zeros(columns),
        A_eq=[np.r_[np.ones(rows), 0]],
        b_eq=[1],
        bounds=[(0, 1)] * rows + [(None, None)],
    )
    return float(-found.fun)


@pytest.mark.parametrize("shape", [(1, 1), (2, 2), (3, 3), (2, 4), (5, 5)])
def test_the_value_is_that_of_a_linear_program(shape: tuple[int, int]) -> None:
    random = np.random.default_rng(sum(shape))
    for digits in (1, 1, 2, 6):  # few digits make ties
        matrix = np.round(random.random(shape), digits)
        found = solve(matrix.tolist())
        assert float(found.value) == pytest.approx(by_linear_program(matrix), abs=1e-9)
        assert sum(found.rows) == sum(found.columns) == 1
        assert min(*found.rows, *found.columns) >= 0
        exact = [[Fraction(number) for number in row] for row in matrix.tolist()]
        least = min(
            sum(weight * row[k] for weight, row in zip(found.rows, exact, strict=True))
            for k in range(shape[1])
        )
        most = max(
            sum(weight * number for weight, number in zip(found.columns, row, strict=True))
            for row in exact
        )
        assert least == found.value == most


def test_a_saddle_point_is_played_purely() -> None:
    """The audit's shares of the ravine: both sides are best off greedy."""
    found = solve([[0.269, 0.330], [0.236, 0.754]])
    assert found.value == Fraction(0.269)
    assert found.rows == found.columns == (1, 0)


def test_choices_that_beat_each_other_in_a_circle_are_mixed_evenly() -> None:
    found = solve([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])
    assert found.value == 0
    assert found.rows == found.columns == (Fraction(1, 3),) * 3


def test_of_choices_as_good_the_first_is_taken() -> None:
    found = solve([[0.5, 0.5], [0.5, 0.5]])
    assert found.rows == found.columns == (1, 0)
