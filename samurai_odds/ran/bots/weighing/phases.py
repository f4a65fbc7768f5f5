"""What an Orders Phase of a contingent is worth: by its units that are near the enemy."""

from typing import Any

from samurai_odds.ran.bots.weighing.approach import note_way, steps_from
from samurai_odds.ran.field import layout as at

ENGAGED_UNIT = 60  # of a contingent: what an Orders Phase of it is worth
NEAR_UNIT = 100  # less a part for each step from the enemy
PER_STEP = 12
WAITING_UNIT = 40  # a reinforcement
IN_POINTS = 2  # of these to a hundredth of a rout point that a phase brings


def worth_of_phase(q: Any, s: Any, contingent: int, side: int) -> int:
    """Weigh an Orders Phase of a contingent against one of another."""
    note_way(q, s, side)
    found = 1
    for unit in range(q[at.FIRST_UNIT + contingent], q[at.END_OF_UNITS + contingent]):
        here = s[at.HEX + unit]
        if here < 0:
            if s[at.STATE + unit] == at.ORDERED:
                found += WAITING_UNIT
            continue
        if q[at.TYPE + unit] == at.HONJIN:
            continue
        if s[at.ENGAGED + unit]:
            found += ENGAGED_UNIT
        found += max(5, NEAR_UNIT - PER_STEP * steps_from(s, side, here))
    return found


def gain_of_phase(q: Any, s: Any, contingent: int, side: int) -> int:
    """Give about what it brings, in hundredths of a rout point."""
    return worth_of_phase(q, s, contingent, side) // IN_POINTS
