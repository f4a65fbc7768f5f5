"""Rolls that do not depend on one another, added up: rallies, flights, points, withdrawals."""

from collections.abc import Sequence
from typing import NamedTuple

from samurai_odds.engine.machine import END, Machine
from samurai_odds.ran.dice import pool

Question = Sequence[int]
State = list[int]

MOST_COUNTERS = 8
ROW = 0
COUNTERS = 1
WIDTH = COUNTERS + MOST_COUNTERS

COUNT = 0  # rolls, then for each its code and where its effects start
ROWS = 1


class Roll(NamedTuple):
    """One roll: its code and, for each result from 0 on, what it adds to the counters."""

    code: int
    effects: tuple[tuple[int, ...], ...]


def numbers_of(rolls: Sequence[Roll], start: Sequence[int]) -> tuple[int, ...]:
    """Write rolls, and the counters' first values, as a question."""
    heads: list[int] = []
    effects: list[int] = []
    first = ROWS + 2 * len(rolls) + MOST_COUNTERS
    for roll in rolls:
        heads += [roll.code, first + len(effects)]
        for added in roll.effects:
            effects += [*added, *[0] * (MOST_COUNTERS - len(added))]
    begin_with = [*start, *[0] * (MOST_COUNTERS - len(start))]
    return (len(rolls), *heads, *begin_with, *effects)


def begin(q: Question) -> State:
    """Start with the counters as given."""
    first = ROWS + 2 * q[COUNT]
    return [0, *q[first : first + MOST_COUNTERS]]


def pending(q: Question, s: State) -> int:
    """Say which roll comes next."""
    return q[ROWS + 2 * s[ROW]] if s[ROW] < q[COUNT] else END


def step(q: Question, s: State, outcome: int) -> None:
    """Add what the roll's result brings."""
    effects = q[ROWS + 2 * s[ROW] + 1] + outcome * MOST_COUNTERS
    for counter in range(MOST_COUNTERS):
        s[COUNTERS + counter] += q[effects + counter]
    s[ROW] += 1


TALLY = Machine("ran tally", begin, pending, step, pool, WIDTH)
