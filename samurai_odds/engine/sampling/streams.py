"""Counter-based random words: those of battle i depend on (seed, i) alone.

The words are one splitmix64 sequence (Steele, Lea and Flood, 2014), cut into a
stretch of 65,536 draws for each battle. Nothing is carried from one battle to
the next, so any battle can be replayed alone, any number of threads gives the
same answer, and two questions asked with one seed share their luck.
"""

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
