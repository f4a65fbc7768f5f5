"""How many hits a handful of dice scores: exact tables, one for each handful."""

from collections.abc import Iterable
from functools import lru_cache
from math import comb

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.dice import Pool

Floats = NDArray[np.float64]

Handful = tuple[tuple[int, int], ...]  # (dice, the roll or less that hits), any order


def handful(counts: Iterable[tuple[int, int]], hits_on: tuple[int, ...]) -> Handful:
    """Put together the dice of all kinds that need the same; ``counts`` is (kind, dice)."""
    dice: dict[int, int] = {}
    for kind, count in counts:
        if count:
            dice[hits_on[kind]] = dice.get(hits_on[kind], 0) + count
    return tuple((count, need) for need, count in sorted(dice.items()))


@lru_cache(maxsize=8192)
def hits(handful: Handful, faces: int) -> Floats:
    """Tabulate the number of hits: entry k is the probability of k hits.

    Probabilities are whole numbers over ``faces ** dice``, rounded once.
    """
    ways = [1]
    for dice, need in handful:
        if dice:
            row = [comb(dice, k) * need**k * (faces - need) ** (dice - k) for k in range(dice + 1)]
            both = [0] * (len(ways) + dice)
            for i, a in enumerate(ways):
                for k, b in enumerate(row):
                    both[i + k] += a * b
            ways = both
    total = faces ** (len(ways) - 1)
    table = np.array([way / total for way in ways])
    table.flags.writeable = False
    return table


def pool(handful: Handful, faces: int) -> Pool:
    table = hits(handful, faces)
    return Pool(tuple(range(len(table))), tuple(table.tolist()))
