"""The sampler's inner loops, compiled. They know graphs and pools, no game.

Each battle draws from its own stretch of the counter-based stream (`streams`),
so any range of battles can be played by any thread at any time. Battles are
played some hundreds abreast, a roll of each at a time: the processor then works
at many of them at once, and several draws are made by one instruction. All indices
are unsigned: numba then leaves out its check for negative ones.
"""

from typing import Any

import numpy as np

from samurai_odds.engine.compiled import simple_twin
from samurai_odds.engine.sampling.pools import SEARCH
from samurai_odds.engine.sampling.streams import DRAW_BITS, GOLDEN, UNIFORM_BITS, uniform_of

_GOLDEN = np.uint64(GOLDEN)
_DRAW_BITS = np.uint64(DRAW_BITS)

ABREAST = 256  # battles
LEAF = 1 << 30  # marks the code of a node where battles end
_SEARCH, _LEAF, _NODE, _ONE = (np.uint32(n) for n in (SEARCH, LEAF, LEAF - 1, 1))


def walk_battles(
    root: int,  # a roll's code: where its slots start
    slots: Any,  # by roll and the top ``slot_bits`` of a draw: the code of what follows
    slot_bits: Any,
    limit_start: Any,  # by roll: where its pool's limits start
    limit: Any,
    first: Any,  # by roll: its first edge
    target: Any,  # by edge: the code of what follows: a roll's, or a node with LEAF
    key: Any,
    battle: int,
    words: Any,  # scratch, ABREAST long: of the battles that go on, their place in the stream,
    draws: Any,
    rolls: Any,
    places: Any,  # and their place in ``ends``
    ends: Any,
) -> None:
    """Play ``len(ends)`` battles from number ``battle`` on; note the leaf each ends at.

    Where the top bits of a draw do not settle what follows, the slot has the SEARCH bit
    and says at which outcome to begin.
    """
    shift = np.uint64(UNIFORM_BITS) - slot_bits
    for start in range(0, len(ends), ABREAST):
        going = np.uint64(min(ABREAST, len(ends) - start))
        for i in range(going):
            words[i] = key + (np.uint64(battle + start + i) << _DRAW_BITS) * _GOLDEN
            rolls[i] = root
            places[i] = start + i
        while going:
            for i in range(going):
                draws[i] = uniform_of(words[i])
            stored = np.uint64(0)
            for i in range(going):
                draw, slot, place = draws[i], np.uint64(rolls[i]), np.uint64(places[i])
                code = slots[slot + (draw >> shift)]
                if code & _SEARCH:
                    roll = slot >> slot_bits
                    k = code ^ _SEARCH
                    pool = np.uint64(limit_start[roll])
                    while draw >= limit[pool + np.uint64(k)]:
                        k += _ONE
                    code = target[np.uint64(first[roll]) + np.uint64(k)]
                ends[place] = code & _NODE
                words[stored] = words[i] + _GOLDEN
                rolls[stored] = code
                places[stored] = place
                stored += np.uint64(code < _LEAF)
            going = stored


def count_ends(ends: Any, counts: Any) -> None:
    """Add up how often each leaf was reached."""
    for i in range(len(ends)):
        counts[ends[i]] += 1


walk = simple_twin(walk_battles)
count = simple_twin(count_ends)
