"""Remove Casualties (Steps 3 and 7): which units a side gives up for its hits; ruling S2.

Bonus units go first, the daimyo last of all. Of all legal removals the one taken
is lexicographically greatest in the owner's loss order: as many as legal of the
first kind, then of the second, and so on. After the removal the ronin of each
troop number at most its other units less one. Legality is judged after the whole
removal, not unit by unit, so two removals of one unit can differ from one of two.
"""

from collections.abc import Iterator, Sequence

from samurai_odds.swords.layout import (
    ARMY,
    BONUS,
    DAIMYO,
    FALLEN,
    FORCE,
    KIND_COUNT,
    RONIN,
    WIDTH,
    Composition,
    living,
)

NOBODY: Composition = (0,) * WIDTH


def remove(side: Composition, hits: int, order: Sequence[int], first: int) -> Composition:
    """Give what is left of a side after some hits.

    ``order`` lists the six kinds, those given up first at the front; ``first`` is
    the offset (ARMY or FORCE) of the troop that loses a kind first when both hold it.
    Surplus hits are lost (S1).
    """
    walls = min(hits, side[BONUS])
    hits -= walls
    if hits == 0:
        return (*side[:BONUS], side[BONUS] - walls, side[FALLEN])
    if hits >= living(side):
        return NOBODY
    left = _in_plain_order(side, hits, order, first)
    if not keeps_ronin_limit(left):
        left = _within_ronin_limit(side, hits, order, first)
    return without_empty_army(left)


def removals(side: Composition, hits: int) -> Iterator[Composition]:
    """List every legal way to take some hits, for an owner who looks for the best."""
    walls = min(hits, side[BONUS])
    hits -= walls
    if hits == 0 or hits >= living(side):
        yield NOBODY if hits else (*side[:BONUS], side[BONUS] - walls, side[FALLEN])
        return
    givable = [0 if place % KIND_COUNT == DAIMYO else side[place] for place in range(BONUS)]
    for taken in _ways(givable, hits):
        left = _less(side, taken)
        if keeps_ronin_limit(left):
            yield without_empty_army(left)


def keeps_ronin_limit(side: Sequence[int]) -> bool:
    """Say whether no troop has more ronin than its other units less one.

    The daimyo counts as a unit, a fallen one too (S8); a troop without other
    units has no ronin; bonus ronin are outside the limit (S3).
    """
    return all(side[troop + RONIN] <= max(0, others_in(side, troop) - 1) for troop in (ARMY, FORCE))


def others_in(side: Sequence[int], troop: int) -> int:
    """Count the units of a troop that are no ronin."""
    fallen = side[FALLEN] if troop == ARMY else 0
    return sum(side[troop : troop + KIND_COUNT]) - side[troop + RONIN] + fallen


def without_empty_army(side: Composition) -> Composition:
    """Take away a fallen daimyo whose whole army is gone: he is out of the game (S8)."""
    if side[FALLEN] and not any(side[ARMY:FORCE]):
        return (*side[:FALLEN], 0)
    return side


def _in_plain_order(side: Composition, hits: int, order: Sequence[int], first: int) -> Composition:
    """Remove kind by kind as if there were no ronin limit."""
    left = list(side)
    left[BONUS] = 0
    for kind in order:
        if kind != DAIMYO:  # somebody survives, so the daimyo does
            for troop in (first, FORCE - first):
                gone = min(hits, left[troop + kind])
                left[troop + kind] -= gone
                hits -= gone
    return tuple(left)


def _within_ronin_limit(
    side: Composition, hits: int, order: Sequence[int], first: int
) -> Composition:
    """Find the greatest legal removal when the plain one breaks the ronin limit.

    Each legal removal from one troop fixes how many hits the other takes, and for
    those its own greatest removal is best: so only one troop's ways are listed.
    """
    small = FORCE if sum(side[FORCE:BONUS]) <= sum(side[ARMY:FORCE]) else ARMY
    large = FORCE - small
    best: tuple[tuple[int, ...], tuple[int, ...]] | None = None
    found = side
    givable = [0 if kind == DAIMYO else side[small + kind] for kind in range(KIND_COUNT)]
    room = sum(side[large : large + KIND_COUNT]) - side[large + DAIMYO]
    least = max(0, hits - room)
    for some in range(least, min(hits, sum(givable)) + 1):
        other = _from_one_troop(side, large, hits - some, order)
        for taken in _ways(givable, some):
            if not _legal_in(side, small, taken):
                continue
            totals = tuple(taken[kind] + other[kind] for kind in order)
            split = tuple((taken if small == first else other)[kind] for kind in order)
            if best is None or (totals, split) > best:
                best = totals, split
                both = (*other, *taken) if small == FORCE else (*taken, *other)
                found = _less(side, both)
    return found


def _from_one_troop(
    side: Composition, troop: int, hits: int, order: Sequence[int]
) -> tuple[int, ...]:
    """Give the greatest legal removal of some units from one troop, kind by kind."""
    others, ronin = others_in(side, troop), side[troop + RONIN]
    taken = [0] * KIND_COUNT
    open_others = others - side[troop + DAIMYO] - (side[FALLEN] if troop == ARMY else 0)
    gone, ronin_gone, ronin_open = 0, 0, True
    for kind in order:
        if kind == DAIMYO:
            continue
        if kind == RONIN:
            ronin_open = False
        else:
            open_others -= side[troop + kind]
        for take in range(min(side[troop + kind], hits - gone - ronin_gone), -1, -1):
            off = gone + (0 if kind == RONIN else take)
            ronin_off = ronin_gone + (take if kind == RONIN else 0)
            if _can_finish(others, ronin, off, ronin_off, ronin_open, open_others, hits):
                taken[kind], gone, ronin_gone = take, off, ronin_off
                break
    return tuple(taken)


def _can_finish(
    others: int, ronin: int, off: int, ronin_off: int, ronin_open: bool, open_others: int, hits: int
) -> bool:
    """Say whether a removal begun like this can be completed legally with so many hits."""
    if ronin_open:  # giving up more ronin always mends the limit
        return (
            off + ronin - min(ronin, max(0, others - off - 1))
            <= hits
            <= (off + open_others + ronin)
        )
    kept = ronin - ronin_off
    most_off = off + open_others
    if kept > 0:
        most_off = min(most_off, others - 1 - kept)
    return off <= most_off and off + ronin_off <= hits <= most_off + ronin_off


def _legal_in(side: Composition, troop: int, taken: Sequence[int]) -> bool:
    others = others_in(side, troop) - sum(taken) + taken[RONIN]
    return side[troop + RONIN] - taken[RONIN] <= max(0, others - 1)


def _ways(heaps: Sequence[int], total: int) -> Iterator[tuple[int, ...]]:
    """List all ways to take so many out of some heaps."""
    if not heaps:
        if total == 0:
            yield ()
        return
    for taken in range(min(heaps[0], total), -1, -1):
        for rest in _ways(heaps[1:], total - taken):
            yield (taken, *rest)


def _less(side: Composition, taken: Sequence[int]) -> Composition:
    """Take units of army and force away; bonus units are gone by then."""
    kept = tuple(side[place] - taken[place] for place in range(BONUS))
    return (*kept, 0, side[FALLEN])
