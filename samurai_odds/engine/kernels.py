"""The sampler's inner loops, compiled. They know graphs and pools, no game.

Each battle draws from its own stretch of the counter-based stream (`streams`),
so any range of battles can be played by any thread at any time. All indices are
unsigned: numba then leaves out its check for negative ones, which took a third of
the time.
"""

from typing import Any

import numpy as np

from samurai_odds.engine.compiled import simple_twin
from samurai_odds.engine.pools import SEARCH
from samurai_odds.engine.streams import DRAW_BITS, GOLDEN, MIX_1, MIX_2, UNIFORM_BITS

_GOLDEN, _MIX_1, _MIX_2 = np.uint64(GOLDEN), np.uint64(MIX_1), np.uint64(MIX_2)
_S11, _S27, _S30, _S31 = (np.uint64(bits) for bits in (64 - UNIFORM_BITS, 27, 30, 31))


NO_EDGE = 0xFFFFFFFF  # the first edge of a leaf
_NO_EDGE, _SEARCH, _ONE = np.uint32(NO_EDGE), np.uint32(SEARCH), np.uint32(1)
_DRAW_BITS = np.uint64(DRAW_BITS)


def uniform_of(word: Any) -> Any:
    """Scramble a word of the sequence into a uniform draw, as `streams.uniform` does."""
    mixed = (word ^ (word >> _S30)) * _MIX_1
    mixed = (mixed ^ (mixed >> _S27)) * _MIX_2
    return (mixed ^ (mixed >> _S31)) >> _S11


def walk_battles(
    root: int,
    first: Any,  # by node: its first edge, NO_EDGE at a leaf
    target: Any,  # by edge
    limit_start: Any,  # by node: where its pool's limits start
    guide_start: Any,  # by node: where its pool's guide starts
    limit: Any,
    guide: Any,
    guide_shift: Any,
    key: Any,
    battle: int,
    ends: Any,
) -> None:
    """Play ``len(ends)`` battles from number ``battle`` on; note the leaf each ends at."""
    for i in range(len(ends)):
        word = key + (np.uint64(battle + i) << _DRAW_BITS) * _GOLDEN
        node = np.uint64(root)
        edge = first[node]
        while edge != _NO_EDGE:
            uniform = uniform_of(word)
            word += _GOLDEN
            k = guide[np.uint64(guide_start[node]) + (uniform >> guide_shift)]
            if k & _SEARCH:
                k ^= _SEARCH
                pool = np.uint64(limit_start[node])
                while uniform >= limit[pool + np.uint64(k)]:
                    k += _ONE
            node = np.uint64(target[np.uint64(edge) + np.uint64(k)])
            edge = first[node]
        ends[i] = node


def count_ends(ends: Any, counts: Any) -> None:
    """Add up how often each leaf was reached."""
    for i in range(len(ends)):
        counts[ends[i]] += 1


walk = simple_twin(walk_battles)
count = simple_twin(count_ends)
