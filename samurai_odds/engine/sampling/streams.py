"""Counter-based random words: those of battle i depend on (seed, i) alone.

The words are one splitmix64 sequence (Steele, Lea and Flood, 2014), cut into a
stretch of 65,536 draws for each battle. Nothing is carried from one battle to
the next, so any battle can be replayed alone, any number of threads gives the
same answer, and two questions asked with one seed share their luck.
"""

from typing import Any

import numpy as np

DRAW_BITS = 16  # log2 of the draws set aside for one battle
GOLDEN = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB
WORD = 0xFFFFFFFFFFFFFFFF
UNIFORM_BITS = 53  # a word's top bits, the uniform number that picks an outcome


def mix(word: int) -> int:
    """Scramble a 64-bit word (the output function of splitmix64)."""
    word = ((word ^ word >> 30) * MIX_1) & WORD
    word = ((word ^ word >> 27) * MIX_2) & WORD
    return word ^ word >> 31


def key(seed: int) -> int:
    """Turn a seed into the place where its sequence starts."""
    return mix((seed + GOLDEN) & WORD)


def uniform(seed: int, battle: int, draw: int) -> int:
    """Draw the integer from 0 to 2**53 - 1 that decides one roll of one battle."""
    position = (battle << DRAW_BITS) + draw
    return mix((key(seed) + position * GOLDEN) & WORD) >> (64 - UNIFORM_BITS)


def drawn_among(seed: int, battle: int, draw: int, equals: int) -> int:
    """Draw one of some equally likely numbers, from 0."""
    return (uniform(seed, battle, draw) * equals) >> UNIFORM_BITS


_GOLDEN, _MIX_1, _MIX_2 = np.uint64(GOLDEN), np.uint64(MIX_1), np.uint64(MIX_2)
_DRAW_BITS = np.uint64(DRAW_BITS)
_S11, _S27, _S30, _S31 = (np.uint64(bits) for bits in (64 - UNIFORM_BITS, 27, 30, 31))


def uniform_of(word: Any) -> Any:
    """Scramble a word of the sequence into a uniform draw, as `streams.uniform` does."""
    mixed = (word ^ (word >> _S30)) * _MIX_1
    mixed = (mixed ^ (mixed >> _S27)) * _MIX_2
    return (mixed ^ (mixed >> _S31)) >> _S11


def uniforms(seed: int, battle: int, draws: int) -> Any:
    """Draw the first integers of one battle, which `uniform` gives one by one."""
    places = np.arange(draws, dtype=np.uint64) + np.uint64(battle << DRAW_BITS)
    return uniform_of(np.uint64(key(seed)) + places * _GOLDEN).astype(np.int64)


def next_word(word: Any) -> Any:
    """Give the word that follows in its sequence."""
    return word + _GOLDEN


def word_at(key: Any, battle: int, draw: int) -> Any:
    """Return the word of a draw of a battle, by the key of its seed."""
    return key + ((np.uint64(battle) << _DRAW_BITS) + np.uint64(draw)) * _GOLDEN
