"""Rolls in order, their results added up: rallies, flights, points, withdrawals.

A roll may depend on a counter: so a later one is left out, or made in another way,
by what an earlier one has brought. Counters beyond those shown are the machine's own.
"""

from collections.abc import Sequence
from typing import NamedTuple

from samurai_odds.engine.machine import AUTOMATIC, END, Machine
from samurai_odds.ran.combat import tally_layout as at
from samurai_odds.ran.combat.tally_layout import Effect as Done
from samurai_odds.ran.combat.tally_layout import Question, Row, State, Way
from samurai_odds.ran.dice import is_code, pool


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
    rolls: Sequence[Roll | RollBy], start: Sequence[int], shown: int = at.MOST_COUNTERS
) -> tuple[int, ...]:
    """Write rolls, and the counters' first values, as a question."""
    by = [roll if isinstance(roll, RollBy) else RollBy(at.ALWAYS, (roll,)) for roll in rolls]
    first_way = at.ROWS + at.ROW_WIDTH * len(by)
    first_effect = first_way + at.WAY_WIDTH * sum(len(roll.ways) for roll in by)
    rows: list[int] = []
    ways: list[int] = []
    effects: list[int] = []
    for roll in by:
        rows += [roll.counter, first_way + len(ways)]
        for way in roll.ways:
            ways += [way.code if way else 0, first_effect + len(effects)]
            for effect in way.effects if way else ():
                effects += _effect_in_numbers(effect)
    begin_with = [*start, *[0] * (at.MOST_COUNTERS - len(start))]
    return (len(by), shown, *begin_with, *rows, *ways, *effects)


def _effect_in_numbers(effect: tuple[int, ...] | Effect) -> list[int]:
    made = effect if isinstance(effect, Effect) else Effect(effect)
    added = [*made.added, *[0] * (at.MOST_COUNTERS - len(made.added))]
    into = [at.STAYS] * at.MOST_COUNTERS
    for counter, other in made.poured:
        into[counter] = other
    return [int(made.ends), *(n for pair in zip(added, into, strict=True) for n in pair)]


def way_of(q: Question, s: State) -> int:
    """Find the way in which the roll that is due is made."""
    row = at.ROWS + at.ROW_WIDTH * s.row
    by = Row(q, row).by
    value = 0 if by == at.ALWAYS else s.counters[by]
    way: int = Row(q, row).ways + at.WAY_WIDTH * value
    return way


def begin(q: Question) -> State:
    s = State.blank()
    for counter in range(at.MOST_COUNTERS):
        s.counters[counter] = q.start[counter]
    if q.count == 0:
        wipe(q, s)
    return s


def pending(q: Question, s: State) -> int:
    if s.row == q.count:
        return END
    code = Way(q, way_of(q, s)).code
    return code if code > 0 else AUTOMATIC


def step(q: Question, s: State, outcome: int) -> None:
    """Apply what the roll's result brings."""
    way = way_of(q, s)
    s.row += 1
    if Way(q, way).code > 0:
        effect = Way(q, way).effects + outcome * at.EFFECT_WIDTH
        for counter in range(at.MOST_COUNTERS):
            s.counters[counter] += Done(q, effect).changes[counter].added
        for counter in range(at.MOST_COUNTERS):
            pour(s, counter, Done(q, effect).changes[counter].poured)
        if Done(q, effect).ends:
            s.row = q.count
    if s.row == q.count:
        wipe(q, s)


def pour(s: State, counter: int, into: int) -> None:
    """Empty a counter into another, or for nothing."""
    if into == at.STAYS:
        return
    if into != at.NOWHERE:
        s.counters[into] += s.counters[counter]
    s.counters[counter] = 0


def wipe(q: Question, s: State) -> None:
    """Leave only what the outcome variables tell."""
    for counter in range(q.shown, at.MOST_COUNTERS):
        s.counters[counter] = 0


TALLY = Machine("ran tally", begin, pending, step, pool, State.width, is_code=is_code)
