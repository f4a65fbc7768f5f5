"""Remove Casualties (Steps 3 and 7): which units a side gives up for its hits; ruling S2.

Bonus units go first, the daimyo last of all. Of all legal removals the one taken
is lexicographically greatest in the owner's loss order: as many as legal of the
first kind, then of the second, and so on. After the removal the ronin of each
troop number at most its other units less one. Legality is judged after the whole
removal, not unit by unit, so two removals of one unit can differ from one of two.

`strike_off` works in place on a flat array in which a side stands anywhere: full games
run it compiled on their state. `remove` is the same for one composition by itself.
"""

from collections.abc import Sequence
from typing import Any

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
)

NOBODY: Composition = (0,) * WIDTH
_SMALL, _LARGE = 0, KIND_COUNT  # what is taken from each troop in the removal looked at
_BEST = 2 * KIND_COUNT  # and in the best one found
SCRATCH = 4 * KIND_COUNT  # numbers that removing casualties works with


def remove(side: Composition, hits: int, order: Sequence[int], first: int) -> Composition:
    """Give what is left of a side after some hits.

    ``order`` lists the six kinds, those given up first at the front; ``first`` is
    the offset (ARMY or FORCE) of the troop that loses a kind first when both hold it.
    Surplus hits are lost (S1).
    """
    work = [*side, *(0 for _ in range(SCRATCH))]
    strike_off(work, 0, hits, order, 0, first, WIDTH)
    return tuple(work[:WIDTH])


def strike_off(
    s: Any, at: int, hits: int, order: Any, order_at: int, first: int, scratch: int
) -> None:
    """Take hits off the side that stands in ``s`` from ``at`` on (see `remove`).

    The loss order stands in ``order`` from ``order_at`` on; ``scratch`` is where SCRATCH
    numbers of ``s`` are free.
    """
    walls = min(hits, s[at + BONUS])
    s[at + BONUS] -= walls
    hits -= walls
    if hits == 0:
        return
    units = 0
    for place in range(BONUS):
        units += s[at + place]
    if hits >= units:
        for place in range(WIDTH):
            s[at + place] = 0
        return
    plain_order(s, at, hits, order, order_at, first, scratch)
    if not (limit_kept(s, at, ARMY, scratch) and limit_kept(s, at, FORCE, scratch + KIND_COUNT)):
        within_ronin_limit(s, at, hits, order, order_at, first, scratch)
    for place in range(BONUS):
        s[at + place] -= s[scratch + place]
    if s[at + FALLEN] > 0 and units_in(s, at, ARMY) == 0:
        s[at + FALLEN] = 0  # a fallen daimyo whose whole army is gone is out of the game (S8)


def most_ronin(others: int) -> int:
    """Ronin Units Per Province Limit (Action 5): one less than a troop's other units."""
    return max(0, others - 1)


def keeps_ronin_limit(side: Sequence[int]) -> bool:
    """Say whether no troop has more ronin than its other units less one.

    The daimyo counts as a unit, a fallen one too (S8); a troop without other
    units has no ronin; bonus ronin are outside the limit (S3).
    """
    return all(
        side[troop + RONIN] <= most_ronin(others_in(side, 0, troop)) for troop in (ARMY, FORCE)
    )


def without_empty_army(side: Composition) -> Composition:
    """Take away a fallen daimyo whose whole army is gone: he is out of the game (S8)."""
    if side[FALLEN] and not any(side[ARMY:FORCE]):
        return (*side[:FALLEN], 0)
    return side


def units_in(s: Any, at: int, troop: int) -> int:
    """Count the units of a troop, a fallen daimyo not among them."""
    units = 0
    for kind in range(KIND_COUNT):
        units += s[at + troop + kind]
    return units


def others_in(s: Any, at: int, troop: int) -> int:
    """Count the units of a troop that are no ronin, a fallen daimyo among them."""
    others: int = units_in(s, at, troop) - s[at + troop + RONIN]
    if troop == ARMY:
        others += s[at + FALLEN]
    return others


def limit_kept(s: Any, at: int, troop: int, taken: int) -> bool:
    """Say whether a troop keeps the limit if the six counts at ``taken`` are taken from it."""
    others: int = others_in(s, at, troop) + s[taken + RONIN]
    for kind in range(KIND_COUNT):
        others -= s[taken + kind]
    ronin_left: int = s[at + troop + RONIN] - s[taken + RONIN]
    return ronin_left <= most_ronin(others)


def plain_order(
    s: Any, at: int, hits: int, order: Any, order_at: int, first: int, taken: int
) -> None:
    """Take kind by kind as if there were no ronin limit: army, then force from ``taken`` on."""
    for place in range(BONUS):
        s[taken + place] = 0
    for k in range(KIND_COUNT):
        kind = order[order_at + k]
        if kind == DAIMYO:
            continue  # somebody survives, so the daimyo does
        for turn in range(2):
            place = (first if turn == 0 else FORCE - first) + kind
            gone = min(hits, s[at + place])
            s[taken + place] = gone
            hits -= gone


def within_ronin_limit(
    s: Any, at: int, hits: int, order: Any, order_at: int, first: int, scratch: int
) -> None:
    """Find the greatest legal removal when the plain one breaks the ronin limit.

    Each legal removal from one troop fixes how many hits the other takes, and for
    those its own greatest removal is best: so only one troop's ways are listed. What is
    taken from army and force is left from ``scratch`` on.
    """
    small = FORCE if units_in(s, at, FORCE) <= units_in(s, at, ARMY) else ARMY
    large = FORCE - small
    givable = units_in(s, at, small) - s[at + small + DAIMYO]
    room = units_in(s, at, large) - s[at + large + DAIMYO]
    is_legal = False
    for some in range(max(0, hits - room), min(hits, givable) + 1):
        if not from_one_troop(s, at, large, hits - some, order, order_at, scratch + _LARGE):
            continue
        for kind in range(KIND_COUNT):
            s[scratch + _SMALL + kind] = 0
        more = True
        while more:
            if way_fits(s, at, small, some, scratch + _SMALL) and (
                not is_legal or is_greater(s, order, order_at, small == first, scratch)
            ):
                for place in range(BONUS):
                    s[scratch + _BEST + place] = s[scratch + place]
                is_legal = True
            more = next_way(s, at + small, scratch + _SMALL)
    for kind in range(KIND_COUNT):
        s[scratch + small + kind] = s[scratch + _BEST + _SMALL + kind]
        s[scratch + large + kind] = s[scratch + _BEST + _LARGE + kind]


def next_way(s: Any, troop: int, taken: int) -> bool:
    """Count the way of taking units from a troop up by one, daimyo apart; False after the last."""
    for kind in range(KIND_COUNT):
        if kind != DAIMYO and s[taken + kind] < s[troop + kind]:
            s[taken + kind] += 1
            return True
        s[taken + kind] = 0
    return False


def way_fits(s: Any, at: int, troop: int, hits: int, taken: int) -> bool:
    """Say whether a way takes just so many units and keeps the limit."""
    for kind in range(KIND_COUNT):
        hits -= s[taken + kind]
    return hits == 0 and limit_kept(s, at, troop, taken)


def is_greater(s: Any, order: Any, order_at: int, small_first: bool, scratch: int) -> bool:
    """Say whether the removal looked at beats the best: in both troops, then in the first."""
    for k in range(KIND_COUNT):
        kind = order[order_at + k]
        both: int = s[scratch + _SMALL + kind] + s[scratch + _LARGE + kind]
        best: int = s[scratch + _BEST + _SMALL + kind] + s[scratch + _BEST + _LARGE + kind]
        if both != best:
            return both > best
    split = _SMALL if small_first else _LARGE
    for k in range(KIND_COUNT):
        place = scratch + split + order[order_at + k]
        taken: int = s[place]
        most: int = s[place + _BEST]
        if taken != most:
            return taken > most
    return False


def from_one_troop(
    s: Any, at: int, troop: int, hits: int, order: Any, order_at: int, taken: int
) -> bool:
    """Find the greatest legal removal of some units from one troop; False if there is none."""
    row = at + troop
    others, ronin = others_in(s, at, troop), s[row + RONIN]
    open_others = units_in(s, at, troop) - ronin - s[row + DAIMYO]
    gone, ronin_gone, ronin_open = 0, 0, True
    for kind in range(KIND_COUNT):
        s[taken + kind] = 0
    for k in range(KIND_COUNT):
        kind = order[order_at + k]
        if kind == DAIMYO:
            continue
        if kind == RONIN:
            ronin_open = False
        else:
            open_others -= s[row + kind]
        for take in range(min(s[row + kind], hits - gone - ronin_gone), -1, -1):
            off = gone + (0 if kind == RONIN else take)
            ronin_off = ronin_gone + (take if kind == RONIN else 0)
            if can_finish(others, ronin, off, ronin_off, ronin_open, open_others, hits):
                s[taken + kind], gone, ronin_gone = take, off, ronin_off
                break
    return gone + ronin_gone == hits and limit_kept(s, at, troop, taken)


def can_finish(
    others: int, ronin: int, off: int, ronin_off: int, ronin_open: bool, open_others: int, hits: int
) -> bool:
    """Say whether a removal begun like this can be completed legally with so many hits."""
    if ronin_open:  # giving up more ronin always mends the limit
        least = off + ronin - min(ronin, most_ronin(others - off))
        return least <= hits <= off + open_others + ronin
    ronin_left = ronin - ronin_off
    most_off = off + open_others
    if ronin_left > 0:
        most_off = min(most_off, others - 1 - ronin_left)
    return off <= most_off and off + ronin_off <= hits <= most_off + ronin_off
