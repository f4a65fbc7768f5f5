"""Words of the stream as uniform draws, in code that runs interpreted and compiled alike."""

from typing import Any

import numpy as np

from samurai_odds.engine.sampling.streams import GOLDEN, MIX_1, MIX_2, UNIFORM_BITS

_GOLDEN, _MIX_1, _MIX_2 = np.uint64(GOLDEN), np.uint64(MIX_1), np.uint64(MIX_2)
_S11, _S27, _S30, _S31 = (np.uint64(bits) for bits in (64 - UNIFORM_BITS, 27, 30, 31))


def uniform_of(word: Any) -> Any:
    """Scramble a word of the sequence into a uniform draw, as `streams.uniform` does."""
    mixed = (word ^ (word >> _S30)) * _MIX_1
    mixed = (mixed ^ (mixed >> _S27)) * _MIX_2
    return (mixed ^ (mixed >> _S31)) >> _S11


def next_word(word: Any) -> Any:
    """Give the word that follows in its sequence."""
    return word + _GOLDEN
