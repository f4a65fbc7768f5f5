"""Numbers typed as the compiled rules want them: uniform draws scaled, and a zero."""

from typing import Any

import numpy as np

from samurai_odds.engine.streams import UNIFORM_BITS

# For a plain 0 numba would compile whatever it is passed to once more.
NOTHING: Any = np.int64(0)
_LOW, _HIGH = np.uint64(UNIFORM_BITS - 32), np.uint64(32)


def among(uniform: Any, number: int) -> Any:
    """Scale a uniform draw to one of so many equally likely outcomes, from 0."""
    return np.int64(((uniform >> _LOW) * np.uint64(number)) >> _HIGH)
