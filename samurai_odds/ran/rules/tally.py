"""Rolls in order, their results added up: rallies, flights, points, withdrawals.

A roll may depend on a counter: so a later one is left out, or made in another way,
by what an earlier one has brought. Counters beyond those shown are the machine's own.
"""

from collections.abc import Sequence
from typing import NamedTuple

from samurai_odds.engine.machine import AUTOMATIC, END, Machine
from samurai_odds.ran.dice import is_code, pool

Question = Sequence[int]
State = list[int]

MOST_COUNTERS = 16
ROW = 0
COUNTERS = 1
WIDTH = COUNTERS + MOST_COUNTERS

# question
COUNT = 0  # rolls
SHOWN = 1  # counters that the outcome shows; the others are wiped at the end
START = 2  # the counters' first values
ROWS = START + MOST_COUNTERS  # of each roll: the counter that it depends on, where its ways start
ROW_LENGTH = 2  # the ways: by that counter's value a code, 0 for none, and where its effects start
WAY_LENGTH = 2
ENDS = 0  # of an effect: whether it is the last
ADDED = 1  # then for each counter what is added to it, and where it is poured
EFFECT_LENGTH = ADDED + 2 * MOST_COUNTERS

ALWAYS = -1  # a roll that depends on no counter
STAYS, NOWHERE = -2, -1  # a counter not poured, or emptied


class Effect(NamedTuple):
    """What a result adds to the counters; then each pair's first is poured into its second."""

    added: tuple[int, ...]
    poured: tuple[tuple[int, int], ...] = ()
    ends: bool = False  # no further roll is made


class Roll(NamedTuple):
    """One roll: its code and, for each result from 0 on, its effect (a tuple is only added)."""

    code: int
    effects: tuple[tuple[int, ...] | Effect, ...]


class RollBy(NamedTuple):
    """A roll that depends on a counter: one for each of its values, None where none is made."""

    counter: int
    ways: tuple[Roll | None, ...]


def numbers_of(
    rolls: Sequence[Roll | RollBy], start: Sequence[int], shown: int = MOST_COUNTERS
) -> tuple[int, ...]:
    """Write rolls, and the counters' first values, as a question."""
    by = [roll if isinstance(roll, RollBy) else RollBy(ALWAYS, (roll,)) for roll in rolls]
    first_way = ROWS + ROW_LENGTH * len(by)
    first_effect = first_way + WAY_LENGTH * sum(len(roll.ways) for roll in by)
    rows: list[int] = []
    ways: list[int] = []
    effects: list[int] = []
    for roll in by:
        rows += [roll.counter, first_way + len(ways)]
        for way in roll.ways:
            ways += [way.code if way else 0, first_effect + len(effects)]
            for effect in way.effects if way else ():
                effects += _effect_in_numbers(effect)
    begin_with = [*start, *[0] * (MOST_COUNTERS - len(start))]
    return (len(by), shown, *begin_with, *rows, *ways, *effects)


def _effect_in_numbers(effect: tuple[int, ...] | Effect) -> list[int]:
    made = effect if isinstance(effect, Effect) else Effect(effect)
    added = [*made.added, *[0] * (MOST_COUNTERS - len(made.added))]
    into = [STAYS] * MOST_COUNTERS
    for counter, other in made.poured:
        into[counter] = other
    return [int(made.ends), *(n for pair in zip(added, into, strict=True) for n in pair)]


def way_of(q: Question, s: State) -> int:
    """Find the way in which the roll that is due is made."""
    row = ROWS + ROW_LENGTH * s[ROW]
    by = q[row]
    value = 0 if by == ALWAYS else s[COUNTERS + by]
    return q[row + 1] + WAY_LENGTH * value


def begin(q: Question) -> State:
    s = [0] * WIDTH
    for counter in range(MOST_COUNTERS):
        s[COUNTERS + counter] = q[START + counter]
    if q[COUNT] == 0:
        wipe(q, s)
    return s


def pending(q: Question, s: State) -> int:
    if s[ROW] == q[COUNT]:
        return END
    code = q[way_of(q, s)]
    return code if code > 0 else AUTOMATIC


def step(q: Question, s: State, outcome: int) -> None:
    """Apply what the roll's result brings."""
    way = way_of(q, s)
    s[ROW] += 1
    if q[way] > 0:
        effect = q[way + 1] + outcome * EFFECT_LENGTH
        for counter in range(MOST_COUNTERS):
            s[COUNTERS + counter] += q[effect + ADDED + 2 * counter]
        for counter in range(MOST_COUNTERS):
            pour(s, counter, q[effect + ADDED + 2 * counter + 1])
        if q[effect + ENDS]:
            s[ROW] = q[COUNT]
    if s[ROW] == q[COUNT]:
        wipe(q, s)


def pour(s: State, counter: int, into: int) -> None:
    """Empty a counter into another, or for nothing."""
    if into == STAYS:
        return
    if into != NOWHERE:
        s[COUNTERS + into] += s[COUNTERS + counter]
    s[COUNTERS + counter] = 0


def wipe(q: Question, s: State) -> None:
    """Leave only what the outcome variables tell."""
    for counter in range(q[SHOWN], MOST_COUNTERS):
        s[COUNTERS + counter] = 0


TALLY = Machine("ran tally", begin, pending, step, pool, WIDTH, is_code=is_code)
