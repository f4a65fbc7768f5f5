"""Scaling a uniform draw of the counter-based stream; drawing among equals one by one."""

from typing import Any

import numpy as np

from samurai_odds.engine.sampling.streams import UNIFORM_BITS
from samurai_odds.engine.sampling.uniforms import uniform_of

_LOW, _HIGH = np.uint64(UNIFORM_BITS - 32), np.uint64(32)


def among(uniform: Any, number: int) -> Any:
    """Scale a uniform draw to one of so many equally likely outcomes, from 0."""
    return np.int64(((uniform >> _LOW) * np.uint64(number)) >> _HIGH)


def takes_its_place(word: Any, equals: int) -> bool:
    """Say whether the last of so many equals replaces the one held: so each is as likely.

    A new ``word`` for each, of which the first may be a uniform draw itself.
    """
    return bool(among(uniform_of(word), equals) == 0)
