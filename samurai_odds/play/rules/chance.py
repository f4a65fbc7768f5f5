"""Scaling a uniform draw of the counter-based stream; drawing among equals one by one."""

from typing import Any

import numpy as np

from samurai_odds.engine.sampling.streams import UNIFORM_BITS, WORD

_LOW, _HIGH = np.uint64(UNIFORM_BITS - 32), np.uint64(32)
_SPARE = np.uint64(64 - UNIFORM_BITS)
_WORD = np.uint64(WORD)
_LEFT, _RIGHT, _LEFT_AGAIN = np.uint64(13), np.uint64(7), np.uint64(17)


def among(uniform: Any, number: int) -> Any:
    """Scale a uniform draw to one of so many equally likely outcomes, from 0."""
    return np.int64(((uniform >> _LOW) * np.uint64(number)) >> _HIGH)


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
