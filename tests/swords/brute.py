"""Plain listings that the tests judge the engine by."""

from collections.abc import Iterator
from itertools import product

from samurai_odds.swords.combat.losses import NOBODY, keeps_ronin_limit, without_empty_army
from samurai_odds.swords.layout import BONUS, DAIMYO, FALLEN, Composition, living


def removals(side: Composition, hits: int) -> Iterator[Composition]:
    """List every legal way to take some hits (S2)."""
    walls = min(hits, side[BONUS])
    hits -= walls
    if hits == 0:
        yield (*side[:BONUS], side[BONUS] - walls, side[FALLEN])
        return
    if hits >= living(side):
        yield NOBODY
        return
    for taken in product(*(range(n + 1) for n in side[:BONUS])):
        left = tuple(n - gone for n, gone in zip(side, taken, strict=False))
        after = (*left, 0, side[FALLEN])
        if sum(taken) == hits and not taken[DAIMYO] and keeps_ronin_limit(after):
            yield without_empty_army(after)
