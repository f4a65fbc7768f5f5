"""What a unit's breaking costs beyond itself: its contingent may flee at the turn's end (11.8)."""

from typing import Any

from samurai_odds.ran.bots.weighing.worths import worth, worth_gone
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.leaders import lives, rating


def flight_costs(q: Any, s: Any, unit: int) -> int:
    """Give what one more of a contingent's units broken adds to the loss by its flight.

    In hundredths of a rout point, by the flight table (11.82); nothing for who is disrupted
    already, and so counted.
    """
    if s[at.STATE + unit] != at.ORDERED or q[at.TYPE + unit] == at.HONJIN:
        return 0
    contingent, left, lost = q[at.CONTINGENT + unit], 0, 0
    for each in range(q[at.FIRST_UNIT + contingent], q[at.END_OF_UNITS + contingent]):
        if q[at.TYPE + each] == at.HONJIN:
            continue
        lost += s[at.STATE + each] != at.ORDERED
        if s[at.HEX + each] >= 0 and each != unit:
            left += worth(q, each) - worth_gone(q, s, each)
    before = chance_to_flee(q, s, contingent, lost)
    return (chance_to_flee(q, s, contingent, lost + 1) - before) * left // at.DIE


def chance_to_flee(q: Any, s: Any, contingent: int, lost: int) -> int:
    """Give in how many of ten rolls a contingent flees with so many units lost (11.83)."""
    if lost == 0:
        return 0
    limit = q[at.FLIGHT + contingent * (at.MOST_UNITS + 1) + min(lost, q[at.STRENGTH + contingent])]
    if lives(s, contingent) and s[at.REPLACED + contingent] == 0:
        limit -= rating(q, s, contingent) // 2
    return min(max(limit + 1, 0), at.DIE)
