"""Which of two numbers is greater: what is equal but for rounding is equal.

Every choice of a best, nearest, cheapest, and of stopping or going on, is made here,
so that no decision hangs on the last bit of a sum. Two numbers are equal if they
differ by no more than a billionth of their mean and a trillionth; of equal ones the
first is taken. `better` also runs compiled, and on whole arrays.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

_Item = TypeVar("_Item")

RELATIVE = 1e-9  # of the mean of the two
FLOOR = 1e-12


def better(one: Any, other: Any) -> Any:
    """Say whether one number is greater than another by more than rounding."""
    return one - other > FLOOR + RELATIVE / 2 * (abs(one) + abs(other))


def first_best(values: Sequence[float]) -> int:
    """Give the place of the greatest number; of equal ones the first."""
    best = max(values)
    return next(place for place, value in enumerate(values) if not better(best, value))


def ranks(values: Sequence[float]) -> list[int]:
    """Give each number's rank, 1 for the greatest; equal ones have the same.

    Ranks count as in sport: after two firsts comes a third. Sorting by them, the
    greatest come first, and equal ones stay in order.
    """
    order = sorted(range(len(values)), key=lambda place: -values[place])
    result = [0] * len(values)
    leader, rank = 0, 1
    for position, place in enumerate(order, start=1):
        if position == 1 or better(values[leader], values[place]):
            leader, rank = place, position
        result[place] = rank
    return result


def best_first(items: Iterable[_Item], worth: Callable[[_Item], float]) -> list[_Item]:
    """Sort by worth, the greatest first; equal ones stay in order."""
    listed = list(items)
    ranked = ranks([worth(item) for item in listed])
    return [listed[place] for place in sorted(range(len(listed)), key=ranked.__getitem__)]
