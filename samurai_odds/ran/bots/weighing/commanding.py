"""How bots weigh the turn's own choices: whom to activate and order, what, and how long (5)."""

from typing import Any

from samurai_odds.ran.bots.weighing.approach import note_way, steps_from
from samurai_odds.ran.bots.weighing.challenges import worth_of_challenge
from samurai_odds.ran.bots.weighing.phases import IN_POINTS, worth_of_phase
from samurai_odds.ran.bots.weighing.standing import is_won, worth_of_mending
from samurai_odds.ran.bots.weighing.weights import COMMANDED, weight
from samurai_odds.ran.bots.weighing.worths import (
    FLIPPED,
    NO_CHALLENGES,
    NO_TRUMPS,
    WARY,
    hit_costs,
    worth,
)
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.geometry import distance
from samurai_odds.ran.field.leaders import rating
from samurai_odds.ran.field.pieces import tq

WAITING_TURNS, CLOSE = 1, 2  # turns, and steps from the enemy
WORTH_RALLYING = 250  # hundredths of a rout point, and nobody near the enemy
NEAR = 3


def worth_of_command(q: Any, s: Any, value: int, style: int) -> int:
    """Weigh an option of a choice of the turn."""
    kind, side = s[at.DECISION], s[at.ASKED]
    if kind == at.ORDER_CHOICE:
        return worth_of_order(q, s, value, style)
    if kind == at.RALLY_CHOICE:
        return worth_of_rallying_place(q, s, (value - 1) // at.SIDES_OF_HEX, side)
    if kind == at.REPLACE_CHOICE:
        return worth_of_company(q, s, value - 1)
    if kind == at.MOMENTUM_CHOICE:
        wanted = not is_won(s, side)
        return value * (worth_of_phase(q, s, s[at.CURRENT], side) - 1 if wanted else at.NONE)
    if value == 0:
        return 0
    if kind == at.TRUMP_CHOICE:
        return worth_of_trump(q, s, value - 1, side, style)
    if kind == at.ACTIVATE_CHOICE and style & WARY and waits(q, s, value - 1):
        return at.NONE
    if kind != at.ACTIVATE_CHOICE and is_won(s, side):
        return at.NONE if value >= at.PAIR else worth_of_mending(q, s, value - 1, side)
    if value >= at.PAIR:
        return at.NONE  # two at once: both must roll low, and the attacks may miscarry (5.72)
    return worth_of_phase(q, s, value - 1, side)


def waits(q: Any, s: Any, contingent: int) -> bool:
    """Say whether the wary leave a contingent where it is: who comes near is struck first.

    At the start alone, so that two of them do not wait for each other.
    """
    if s[at.TURN] > WAITING_TURNS:
        return False
    side = q[at.SIDE_OF + contingent]
    note_way(q, s, side)
    for unit in range(q[at.FIRST_UNIT + contingent], q[at.END_OF_UNITS + contingent]):
        here = s[at.HEX + unit]
        if here >= 0 and q[at.TYPE + unit] != at.HONJIN and steps_from(s, side, here) <= CLOSE:
            return False
    return True


def worth_of_trump(q: Any, s: Any, contingent: int, side: int, style: int) -> int:
    """Weigh a trump: what one's own phase is worth, and the enemy's busho is Finished (5.64)."""
    if style & NO_TRUMPS:
        return at.NONE
    return worth_of_phase(q, s, contingent, side)


def worth_of_order(q: Any, s: Any, value: int, style: int) -> int:
    """Weigh what is ordered; to move and fight is worth what the contingent is near to."""
    contingent, side = s[at.CURRENT], s[at.ASKED]
    if value == at.MOVE_AND_FIRE:
        return worth_of_phase(q, s, contingent, side)
    if value == at.RALLY_ROUTED:
        return worth_of_rally(q, s, contingent, side, style)
    if value == at.CHALLENGE and not style & NO_CHALLENGES:
        return IN_POINTS * worth_of_challenge(q, s, contingent)
    return at.NONE


def worth_of_rally(q: Any, s: Any, contingent: int, side: int, style: int) -> int:
    """Weigh a rally: rout points won back, but where units could be fighting instead (11.73)."""
    note_way(q, s, side)
    won = near = 0
    for unit in range(q[at.FIRST_UNIT + contingent], q[at.END_OF_UNITS + contingent]):
        if s[at.STATE + unit] == at.ROUTED:
            rallies = q[at.TQ + at.MOST_UNITS + unit]
            won += worth(q, unit) * rallies // at.DIE * (100 - FLIPPED) // 100
        elif s[at.HEX + unit] >= 0 and steps_from(s, side, s[at.HEX + unit]) <= NEAR:
            near += 1
    if near == 0:
        return 100 * won
    pressed = s[at.ROUT_POINTS + side] * 2 >= q[at.ROUT_LEVEL + side]
    if style & WARY and pressed:
        return 2 * won
    return won // 2


# ---- placing -------------------------------------------------------------------------


def worth_of_rallying_place(q: Any, s: Any, number: int, side: int) -> int:
    """Weigh where a rallied unit comes back: away from the enemy."""
    note_way(q, s, side)
    return steps_from(s, side, number)


def worth_of_company(q: Any, s: Any, unit: int) -> int:
    """Weigh the unit with which a busho is placed: one in good order, not in the front line."""
    side = q[at.SIDE + unit]
    note_way(q, s, side)
    steps = min(4, steps_from(s, side, s[at.HEX + unit]))
    sound = tq(q, s, unit) - s[at.HITS + unit] + hit_costs(q, s, unit) // 100
    return 10 * steps + sound - 20 * (s[at.STATE + unit] != at.ORDERED)


def cost_of_straying(q: Any, s: Any, unit: int, number: int) -> int:
    """Weigh a hex out of its busho's range and beside none of its contingent in command."""
    busho = q[at.CONTINGENT + unit]
    there = s[at.BUSHO_HEX + busho]
    if there < 0 or distance(q, number, there) <= rating(q, s, busho):
        return 0
    for side in range(at.SIDES_OF_HEX):
        other = q[at.BESIDE + at.SIDES_OF_HEX * number + side]
        there = s[at.UNIT_AT + other] if other >= 0 else at.NONE
        if there >= 0 and there != unit and q[at.CONTINGENT + there] == busho:
            if s[at.IN_COMMAND + there] and q[at.TYPE + there] != at.HONJIN:
                return 0
    return weight(q, COMMANDED)
