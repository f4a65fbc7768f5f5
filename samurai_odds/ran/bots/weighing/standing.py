"""How near the armies are to breaking, and what a loss still counts for (12.0)."""

from typing import Any

from samurai_odds.ran.bots.weighing.approach import note_way, steps_from
from samurai_odds.ran.bots.weighing.notes import BROKEN
from samurai_odds.ran.bots.weighing.worths import OWN_COST, own_cost
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.turn.victory import rout_points

SPARE = 15  # hundredths of a loss of an army that is broken already: it may rally
DEAR = 200  # of a loss of one that wins if it holds out until the turn ends
APART = 3  # steps from the enemy from which a unit may recover
UNIT_MENDED = 100


def note_standing(q: Any, s: Any) -> None:
    """Note which armies would be broken if the turn ended now."""
    for side in range(2):
        s[BROKEN + side] = rout_points(q, s, side) >= q[at.ROUT_LEVEL + side]


def is_won(s: Any, side: int) -> bool:
    """Say whether a side wins if nothing more happens this turn."""
    return s[BROKEN + 1 - side] > 0 and s[BROKEN + side] == 0


def balance(s: Any, side: int, gain: int, cost: int, style: int) -> int:
    """Weigh what the enemy loses against what a side loses itself."""
    if s[BROKEN + 1 - side]:
        gain = gain * SPARE // OWN_COST
    if s[BROKEN + side]:
        return gain - cost * SPARE // OWN_COST
    if s[BROKEN + 1 - side]:
        return gain - cost * DEAR // OWN_COST
    return gain - cost * own_cost(style) // OWN_COST


def worth_of_mending(q: Any, s: Any, contingent: int, side: int) -> int:
    """Weigh an Orders Phase in which disrupted units recover: the fewer, the surer it stays (11.8).

    Less than to pass where there are none, or where engaged units would have to shock (7.31).
    """
    note_way(q, s, side)
    found = at.NONE
    for unit in range(q[at.FIRST_UNIT + contingent], q[at.END_OF_UNITS + contingent]):
        here = s[at.HEX + unit]
        if here >= 0 and s[at.ENGAGED + unit]:
            return at.NONE
        if here >= 0 and s[at.STATE + unit] == at.DISRUPTED and steps_from(s, side, here) >= APART:
            found += UNIT_MENDED
    return found
