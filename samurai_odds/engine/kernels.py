"""The sampler's inner loops, compiled. They know graphs and pools, no game.

Each battle draws from its own stretch of the counter-based stream (`streams`),
so any range of battles can be played by any thread at any time.
"""

from typing import Any

import numpy as np

from samurai_odds.engine.compiled import simple_twin
from samurai_odds.engine.streams import DRAW_BITS, GOLDEN, MIX_1, MIX_2, UNIFORM_BITS

_GOLDEN, _MIX_1, _MIX_2 = np.uint64(GOLDEN), np.uint64(MIX_1), np.uint64(MIX_2)
_S11, _S27, _S30, _S31 = (np.uint64(bits) for bits in (64 - UNIFORM_BITS, 27, 30, 31))


def walk_battles(
    root: int,
    first: Any,  # by node: its first edge, -1 at a leaf
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
    one = np.uint64(1)
    for i in range(len(ends)):
        counter = np.uint64(battle + i) << np.uint64(DRAW_BITS)
        word = key + counter * _GOLDEN
        node = root
        edge = first[node]
        while edge >= 0:
            mixed = (word ^ (word >> _S30)) * _MIX_1
            mixed = (mixed ^ (mixed >> _S27)) * _MIX_2
            uniform = (mixed ^ (mixed >> _S31)) >> _S11
            word += _GOLDEN * one
            k = guide[guide_start[node] + np.int64(uniform >> guide_shift)]
            pool = limit_start[node]
            while uniform >= limit[pool + k]:
                k += 1
            node = target[edge + k]
            edge = first[node]
        ends[i] = node


def count_ends(ends: Any, counts: Any) -> None:
    """Add up how often each leaf was reached."""
    for i in range(len(ends)):
        counts[ends[i]] += 1


walk = simple_twin(walk_battles)
count = simple_twin(count_ends)
