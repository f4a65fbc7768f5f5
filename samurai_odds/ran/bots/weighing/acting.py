"""How bots weigh the orders of units: who acts next and how, where they go, at whom they fire."""

from typing import Any

from samurai_odds.ran.bots.weighing.approach import note_way, steps_from
from samurai_odds.ran.bots.weighing.commanding import cost_of_straying
from samurai_odds.ran.bots.weighing.danger import danger
from samurai_odds.ran.bots.weighing.places import (
    seeks_shock,
    worth_of_approach,
    worth_of_place,
    worth_of_shot,
)
from samurai_odds.ran.bots.weighing.standing import is_won
from samurai_odds.ran.bots.weighing.trampling import is_behind_friends, way_costs
from samurai_odds.ran.bots.weighing.weights import GROUND, TRAMPLED, weight
from samurai_odds.ran.bots.weighing.worths import WARY, hit_costs
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.geometry import distance
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.pieces import tq

FIRST_SHOTS = 300  # bows and guns act before those who would block their view
PER_STEP = 20
READY = 1_000  # of any unit that may act: more than to end
RESTED, RESTED_IF_WARY = 5, 3  # steps from the enemy from which there is time to remove hits
FAR_OFF = 6  # from which even a few are worth it
CLOSE_UP = 4  # steps within which open order is given up
BEHIND = 500  # who has friends before it waits until they have gone on
MENDS = 600  # what recovering is worth in the order of acts


def worth_of_unit_order(q: Any, s: Any, value: int, style: int) -> int:
    """Weigh who acts next, and what it does; to end is worth nothing."""
    if value == 0:
        return 0
    what, unit = value // at.ACTION, value % at.ACTION - 1
    side = q[at.SIDE + unit]
    note_way(q, s, side)
    here = s[at.HEX + unit]
    if here < 0:
        return READY
    steps = steps_from(s, side, here)
    turn = READY - PER_STEP * steps + (0 if seeks_shock(q, unit) else FIRST_SHOTS)
    if is_behind_friends(q, s, unit):
        turn -= BEHIND
    if what == mv.RECOVER:
        return READY + MENDS
    if is_won(s, side):
        return at.NONE  # who moves may lose what is won
    if what == mv.REMOVE_HITS:
        worn = 3 * s[at.HITS + unit] >= tq(q, s, unit) or steps >= FAR_OFF
        rested = RESTED_IF_WARY if style & WARY else RESTED
        return turn + 1 if worn and steps >= rested else at.NONE
    if what == mv.CHANGE_ORDER:
        return turn + 1 if s[at.OPEN + unit] and steps <= CLOSE_UP else at.NONE
    if what == mv.HARASS:
        return turn + FIRST_SHOTS
    return turn


def worth_of_end(q: Any, s: Any, value: int, style: int) -> int:
    """Weigh where the unit on the move ends, whom it fires at, or that it halts."""
    unit = s[mv.MOVER]
    side = q[at.SIDE + unit]
    here, facing = s[at.HEX + unit], s[at.FACING + unit]
    if value >= at.ACTION:
        enemy = value % at.ACTION - 1
        away = distance(q, here, s[at.HEX + enemy])
        shot = worth_of_shot(q, s, unit, here, facing, enemy, away)
        return at.NONE * at.ACTION if shot <= 0 else at.ACTION + shot
    if value > 0:
        here, facing = (value - 1) // at.SIDES_OF_HEX, (value - 1) % at.SIDES_OF_HEX
    if s[mv.MODE] == mv.WITHDRAWING:
        return steps_from(s, side, here)
    worth = worth_of_place(q, s, unit, here, facing, style)
    if value > 0:
        worth -= way_costs(q, s, unit, here, facing) * weight(q, TRAMPLED) // 100
    if s[mv.MODE] == mv.ON_ORDERS:
        worth -= cost_of_straying(q, s, unit, here)
        if style & WARY:
            worth -= danger(q, s, unit, here, facing)
    return 2 * worth + (value == 0)


def worth_of_entry(q: Any, s: Any, value: int, side: int) -> int:
    """Weigh where and how a reinforcement enters."""
    note_way(q, s, side)
    there, facing = (value - 1) // at.SIDES_OF_HEX, (value - 1) % at.SIDES_OF_HEX
    return worth_of_approach(q, s, side, there, facing)


def worth_of_quarry(q: Any, s: Any, value: int) -> int:
    """Weigh whom to harass: by the shot at one hex."""
    unit, enemy = s[mv.HARASSER], value - 1
    return worth_of_shot(q, s, unit, s[at.HEX + unit], s[at.FACING + unit], enemy, 1)


# ---- reactions -----------------------------------------------------------------------


def worth_of_falling_back(q: Any, s: Any, value: int, style: int) -> int:
    """Weigh a withdrawal before who comes near: of who can be struck hard (6.45)."""
    if value == 0:
        return 0
    side, unit = value // at.ACTION, value % at.ACTION - 1
    here, facing = s[at.HEX + unit], s[at.FACING + unit]
    to = q[at.BESIDE + at.SIDES_OF_HEX * here + side]
    check = 0
    for die in range(tq(q, s, unit) + 1, at.DIE):
        check += die - tq(q, s, unit)
    costs = check * hit_costs(q, s, unit) // at.DIE
    spared = danger(q, s, unit, here, facing) - danger(q, s, unit, to, facing)
    return spared - costs - weight(q, GROUND)


def worth_of_facing_about(q: Any, s: Any, value: int, style: int) -> int:
    """Weigh a turn towards who comes near (7.18)."""
    if value == 0:
        return 0
    unit = value % at.ACTION - 1
    turned = 5 if value >= at.ACTION else 1
    facing = s[at.FACING + unit]
    to = (facing + turned) % at.SIDES_OF_HEX
    here = s[at.HEX + unit]
    cost = q[at.CLOSE_COUNTRY + here] * hit_costs(q, s, unit) if q[at.FORMED + unit] else 0
    gain = danger(q, s, unit, here, facing) - danger(q, s, unit, here, to)
    return gain - cost
