"""Scaling a uniform draw of the counter-based stream."""

from typing import Any

import numpy as np

from samurai_odds.engine.sampling.streams import UNIFORM_BITS

_LOW, _HIGH = np.uint64(UNIFORM_BITS - 32), np.uint64(32)


def among(uniform: Any, number: int) -> Any:
    """Scale a uniform draw to one of so many equally likely outcomes, from 0."""
    return np.int64(((uniform >> _LOW) * np.uint64(number)) >> _HIGH)
