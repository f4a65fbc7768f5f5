"""What units are worth, and what a combat costs them, in hundredths of a rout point.

A unit loses its worth bit by bit: on its ordered side by hits, at the flip to the disrupted
side, there by hits again, and the rest when it is routed or eliminated (12.0).
"""

from typing import Any

from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.pieces import tq

WARY = 1  # of what the enemy can do next; keeps together and in command
NO_TRUMPS = 2
NO_CHARGES = 4
NO_CHALLENGES = 8

OWN_COST = 100
BOLD, CAREFUL = 75, 95  # hundredths of own losses that count against the enemy's


def own_cost(style: int) -> int:
    """Give how much own losses count, in hundredths."""
    return CAREFUL if style & WARY else BOLD


POINT = 100  # a rout point
CAMP = 600  # a Honjin: no rout points, but heads, and a So-Taisho outside (4.51, 10.3)
# Hundredths of a unit's worth that are gone:
BY_HITS = 30  # with as many hits as its TQ, on the ordered side
FLIPPED = 45  # at the flip
BY_LATER_HITS = 25  # with as many hits as its TQ, on the disrupted side
BY_HITS_ALONE = 60  # of who has no disrupted side, with as many hits as its TQ


def worth(q: Any, unit: int) -> int:
    """Give what a whole unit is worth."""
    if q[at.TYPE + unit] == at.HONJIN:
        return CAMP
    return POINT * q[at.POINTS + unit]


def share_gone(q: Any, s: Any, unit: int, hits: int) -> int:
    """Give how much of a unit's worth is gone, in ten thousandths, with so many hits as it is."""
    most = max(1, tq(q, s, unit))
    if q[at.WEAPON + unit] != at.NO_WEAPON:
        return 100 * BY_HITS_ALONE * hits // most
    if s[at.STATE + unit] == at.ORDERED:
        return 100 * BY_HITS * hits // most
    return 100 * FLIPPED + 100 * BY_LATER_HITS * hits // most


def worth_gone(q: Any, s: Any, unit: int) -> int:
    """Give how much of its worth a unit has lost as it stands."""
    return worth(q, unit) * share_gone(q, s, unit, s[at.HITS + unit]) // 10_000


def hit_costs(q: Any, s: Any, unit: int) -> int:
    """Give what a hit costs a unit that it does not break."""
    rate = BY_HITS
    if q[at.WEAPON + unit] != at.NO_WEAPON:
        rate = BY_HITS_ALONE
    elif s[at.STATE + unit] != at.ORDERED:
        rate = BY_LATER_HITS
    return worth(q, unit) * rate // (100 * max(1, tq(q, s, unit)))


def breaking_costs(q: Any, s: Any, unit: int, routs: bool) -> int:
    """Give what is lost when hits reach a unit's TQ; ``routs``: it does not flip (11.25)."""
    flips = s[at.STATE + unit] == at.ORDERED and q[at.WEAPON + unit] == at.NO_WEAPON and not routs
    after = worth(q, unit) * FLIPPED // 100 if flips else worth(q, unit)
    return max(0, after - worth_gone(q, s, unit))


def left_to_tq(q: Any, s: Any, unit: int) -> int:
    """Give the hits that are left to a unit's TQ, 1 at least."""
    return max(1, tq(q, s, unit) - s[at.HITS + unit])
