"""A few rules to compile, of every kind that those of the games are."""

from typing import Any

import numpy as np

from samurai_odds.engine.machine import inlined
from samurai_odds.engine.sampling.streams import uniform_of
from samurai_odds.play.chance import among
from tests.engine.compiling import places as at

FIRST = 2


def bonus(q: Any, s: Any) -> int:
    """Stand in for what is bound."""
    raise NotImplementedError


def two_more(q: Any, s: Any) -> int:
    return s[at.TURN] + 2


def common(q: Any, s: Any, a: int, b: int) -> int:
    """Call itself."""
    return a if b == 0 else common(q, s, b, a % b)


@inlined
def halved(s: Any, number: int) -> int:
    return number // at.HALF


def part(q: Any, s: Any) -> int:
    """Write through a part of the state."""
    seen = s[at.PART : at.PART + 3]
    seen[1] = q[at.LIMIT]
    return put(seen, 2, -7)


def put(s: Any, place: int, value: int) -> int:
    s[place] = value
    return s[place] % 5


def is_near(q: Any, s: Any, number: int) -> bool:
    return number in (1, 2, 3) or min(number, q[at.LIMIT]) == 7


def note(q: Any, s: Any, number: int) -> None:
    """Return nothing, sometimes early."""
    for away in range(3, 0, -1):
        if is_near(q, s, number + away):
            s[at.PART] = max(away, s[at.PART] - 1)
            return


def sorts(q: Any, s: Any) -> int:
    """Go through a tuple, and take one by its place."""
    total = 0
    for sort in (4, 9, 16):
        total += sort * is_near(q, s, sort)
    return total + (5, 6, 7)[s[at.TURN] % 3]


def play(q: Any, state: Any, word: Any, turns: int) -> int:
    """Go through all of it, as the loop over games does."""
    total = 0
    for turn in range(turns):
        state[at.TURN] = turn
        total += bonus(q, state) * (turn % 3 == 0) + common(q, state, 12 + turn, 18)
        total -= halved(state, -turn)
        note(q, state, turn % 11)
        total += sorts(q, state)
        total = total * FIRST % 1_000_003 if part(q, state) > 1 else total
        word = word * np.uint64(at.FACTOR) + np.uint64(turn)
        total += among(uniform_of(word), 100)
    return total


def shadowed(q: Any, TURN: int) -> int:
    """Take an argument that is named like a number of the module."""
    FIRST = 40
    return q[TURN] + FIRST + at.TURN


def beyond(q: Any, s: Any) -> int:
    """Raise, for some states."""
    if s[at.TURN] < 0:
        raise ValueError
    return two_more(q, s)


def calls_beyond(q: Any, s: Any) -> int:
    return 1 + beyond(q, s)


def impossible(q: Any, s: Any) -> int:
    """Do what cannot be compiled at all."""
    return s[at.TURN] + "impossible"


def calls_the_impossible(q: Any, s: Any) -> int:
    return impossible(q, s)


def steps_of(q: Any, s: Any) -> int:
    """Go through numbers by steps of 0."""
    total = 0
    for number in range(0, 9, s[at.TURN]):
        total += number
    return total


def calls_steps_of(q: Any, s: Any) -> int:
    return 1 + steps_of(q, s)


def beyond_a_tuple(q: Any, s: Any) -> int:
    return (4, 9, 16)[q[at.LIMIT]]
