"""How many hits a handful of dice scores: exact tables, one for each handful."""

from collections.abc import Iterable
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine import dice as engine_dice

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
    """Tabulate the number of hits: entry k is the probability of k hits."""
    dice, needs = tuple(dice for dice, _ in handful), tuple(need for _, need in handful)
    table = np.array(engine_dice.hits(dice, needs, faces).probabilities)
    table.flags.writeable = False
    return table
