"""Uniform draws of the counter-based stream: scaled, looked up, cut up, and drawn on from.

This module and `engine.sampling.streams` alone calculate with 64-bit words; in JavaScript,
where there are none, the file beside it does the same by hand.
"""

from typing import Any

import numpy as np

from samurai_odds.engine.machine import inlined
from samurai_odds.engine.sampling.pools import GUIDE_BITS, SEARCH
from samurai_odds.engine.sampling.streams import UNIFORM_BITS, WORD

_LOW, _HIGH = np.uint64(UNIFORM_BITS - 32), np.uint64(32)
_SPARE = np.uint64(64 - UNIFORM_BITS)
_WORD = np.uint64(WORD)
_WHOLE, _SKIP, _STEP = np.uint64(2**UNIFORM_BITS - 1), 5, 3
_GUIDE_SHIFT = np.uint64(UNIFORM_BITS - GUIDE_BITS)
SCRAMBLED = 65_521  # numbers that `scrambled` gives
_LEFT, _RIGHT, _LEFT_AGAIN = np.uint64(13), np.uint64(7), np.uint64(17)


def among(uniform: Any, number: int) -> Any:
    """Scale a uniform draw to one of so many equally likely outcomes, from 0."""
    return np.int64(((uniform >> _LOW) * np.uint64(number)) >> _HIGH)


@inlined
def fallen_on(uniform: Any, limit: Any, first: int, guide: Any, at: int) -> Any:
    """Return the place of the outcome of a pool that a draw falls on, from 0.

    The pool's limits begin at ``first``, its guide at ``at`` (`pools.guide_of`).
    """
    place = np.int64(guide[at + np.int64(uniform >> _GUIDE_SHIFT)])
    if place >= SEARCH:
        place -= SEARCH
        while uniform >= limit[first + place]:
            place += 1
    return place


def later_bits(uniform: Any, times: int) -> Any:
    """Return a draw from later bits of another; its first bits choose something else."""
    return (uniform << np.uint64(_SKIP + _STEP * times)) & _WHOLE


def another(word: Any) -> Any:
    """Give another word from a uniform draw, or from the word before (Marsaglia's xorshift).

    Shifts alone, which no interpreter warns of: for a few draws more where there is one.
    """
    word = word ^ (word << _LEFT & _WORD)
    word = word ^ (word >> _RIGHT)
    return word ^ (word << _LEFT_AGAIN & _WORD)


def takes_its_place(word: Any, equals: int) -> bool:
    """Say whether the last of so many equals replaces the one held: so each is as likely.

    ``word`` is `another` one for each.
    """
    return bool(among(word >> _SPARE, equals) == 0)


def scrambled(number: int) -> int:
    """Return a number from 0 to SCRAMBLED - 1 without any order, always the same for a number."""
    drawn = number * 2_654_435_761 % 4_294_967_291
    return (drawn ^ drawn >> 15) * 40_503 % SCRAMBLED
