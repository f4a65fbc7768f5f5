"""What is equal but for rounding is equal; of equal ones the first is taken."""

from typing import Any

import numpy as np
import pytest

from samurai_odds.engine import ties, walks
from samurai_odds.engine.compiled import simple_twin
from samurai_odds.engine.machine import END
from samurai_odds.engine.ties import best_first, better, first_best, ranks

ABOVE, WITHIN = 1 + 4e-9, 1 + 5e-10


@pytest.mark.parametrize("size", [1e-3, 1.0, 7.25, 1e9])
@pytest.mark.parametrize("sign", [1, -1])
def test_a_number_is_better_by_more_than_a_billionth(size: float, sign: int) -> None:
    first, second = (size * ABOVE, size) if sign > 0 else (-size, -size * ABOVE)
    assert better(first, second)
    assert not better(second, first)
    near = size * WITHIN * sign, size * sign
    assert not better(*near)
    assert not better(*reversed(near))


def test_near_nothing_a_trillionth_makes_no_difference() -> None:
    assert not better(1e-13, 0.0)
    assert not better(0.0, -1e-13)
    assert better(1e-11, 0.0)
    assert better(1e-11, 1e-12), "of small chances the greater is still seen"
    assert not better(0.1 + 0.2, 0.3)


def test_compiled_interpreted_and_on_arrays_it_is_the_same() -> None:
    compiled = simple_twin(better)
    values = np.array([-1.0, -1e-13, 0.0, 1e-11, 0.3, 0.1 + 0.2, 1 - 1e-10, 1.0, 1 + 1e-8])
    table = better(values[:, None], values)
    for i, one in enumerate(values.tolist()):
        for j, other in enumerate(values.tolist()):
            assert better(one, other) == compiled(one, other) == table[i, j]


def test_the_first_of_equal_ones_is_the_best() -> None:
    assert first_best([0.1, 0.3, 0.1 + 0.2, 0.3 + 1e-12]) == 1
    assert first_best([0.1 + 0.2, 0.3]) == first_best([0.3, 0.1 + 0.2]) == 0
    assert first_best([0.3, 0.31]) == 1
    assert first_best([-2.0]) == 0


def test_equal_ones_share_a_rank_and_keep_their_order() -> None:
    values = [0.3, 0.5, 0.1 + 0.2, 0.7, 0.5 + 1e-12]
    assert ranks(values) == [4, 2, 4, 1, 2]
    assert sorted(range(5), key=ranks(values).__getitem__) == [3, 1, 4, 0, 2]
    assert ranks([]) == []
    assert ranks([1e-15, 0.0, -1e-15]) == [1, 1, 1]


def test_sorted_by_worth_the_first_of_equal_ones_comes_first() -> None:
    worths = {"attack": 0.1 + 0.2, "wait": 0.5, "shoot": 0.3, "retreat": 0.5 + 1e-11}
    assert best_first(worths, worths.__getitem__) == ["wait", "retreat", "attack", "shoot"]


def test_the_tolerance_is_as_documented() -> None:
    assert (ties.RELATIVE, ties.FLOOR) == (1e-9, 1e-12)


@pytest.mark.parametrize(("side", "taken"), [(0, 1), (1, 0)])
@pytest.mark.parametrize("walk", [walks.backward, simple_twin(walks.backward)])
def test_a_decision_takes_the_first_of_equal_options(walk: Any, side: int, taken: int) -> None:
    worths = [0.1, 0.1 + 0.2, 0.3, 0.3 + 1e-11, 0.1 + 1e-14]
    options = len(worths)
    event = np.array([-2 * options - side, *[END] * options], dtype=np.int32)
    first = np.zeros(options + 1, dtype=np.int32)
    target = np.arange(1, options + 1, dtype=np.int32)
    postorder = np.array([*target, 0], dtype=np.int32)
    value, choice = np.array([0.0, *worths]), np.zeros(options + 1, dtype=np.int64)
    none, real = np.zeros(1, dtype=np.int64), np.zeros(1)
    walk(event, first, target, postorder, none, none, real, value, choice)
    assert choice[0] == taken
    assert value[0] == worths[taken]
