"""Games played from first deal to victory by compiled bots, as many as wanted.

Each game draws from its own stretch of the counter-based stream, as battles do
(`engine.streams`), and so do its bots, so that a game depends on the seed and its number
alone.
"""

from typing import Any

import numpy as np

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.machine import advance, take
from samurai_odds.engine.kernels import uniform_of
from samurai_odds.engine.machine import END
from samurai_odds.engine.pools import GUIDE_BITS, SEARCH
from samurai_odds.engine.streams import DRAW_BITS, GOLDEN, UNIFORM_BITS

_GOLDEN, _DRAW_BITS = np.uint64(GOLDEN), np.uint64(DRAW_BITS)
_GUIDE_SHIFT = np.uint64(UNIFORM_BITS - GUIDE_BITS)
_HALF_BITS, _HALF = np.uint64(UNIFORM_BITS - 32), np.uint64(32)
DONE = 0


def choose(q: Any, s: Any, uniform: int) -> int:
    """Stand in for the bots: give the place of the option chosen."""
    raise NotImplementedError


def among(uniform: Any, number: int) -> int:
    """Scale a uniform draw to one of so many outcomes."""
    return np.int64((uniform >> _HALF_BITS) * np.uint64(number) >> _HALF)


def play_games(
    q: Any,
    first_state: Any,
    start: Any,
    outcome: Any,
    limit: Any,
    guide: Any,
    guide_start: Any,
    key: Any,
    game: int,
    state: Any,
    ends: Any,  # games x width
) -> int:
    """Play games and note their final states; DONE, or the code of a pool not in the table."""
    for i in range(ends.shape[0]):
        word = key + (np.uint64(game + i) << _DRAW_BITS) * _GOLDEN
        for k in range(len(state)):
            state[k] = first_state[k]
        advance(q, state)
        while state[at.PENDING] != END:
            what = state[at.PENDING]
            uniform = uniform_of(word)
            word += _GOLDEN
            if what >= at.UNIFORM:
                value = among(uniform, what - at.UNIFORM)
            elif what > 0:
                if what >= len(start) or start[what] < 0:
                    return what
                pool = start[what]
                place = np.int64(guide[guide_start[what] + np.int64(uniform >> _GUIDE_SHIFT)])
                if place >= SEARCH:
                    place -= SEARCH
                    while uniform >= limit[pool + place]:
                        place += 1
                value = outcome[pool + place]
            else:
                value = state[at.CHOICES + choose(q, state, uniform)]
            take(q, state, value)
        for k in range(len(state)):
            ends[i, k] = state[k]
    return DONE
