"""Values of activation, orders and placing (5, 11.7)."""

from samurai_odds.ran.bots.challenges import worth_of_challenge
from samurai_odds.ran.bots.values import (
    FAR,
    FLIPPED,
    NO_CHALLENGES,
    NO_TRUMPS,
    WARY,
    hit_costs,
    is_won,
    note_way,
    steps_from,
    worth,
    worth_of_mending,
    worth_of_phase,
)
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.activation import can_be_ordered
from samurai_odds.ran.rules.decisions.packed import (
    contingent_of,
    end_hex,
    first_of,
    second_of,
    unit_of,
)
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.leaders import rating
from samurai_odds.ran.rules.pieces import distance, tq

# ---- How bots weigh the turn's own choices (5) ---------------------------------------

WAITING_TURNS, CLOSE = 1, 2  # turns, and steps from the enemy
COMES_FROM = 5  # steps from which foot comes adjacent in an Orders Phase
PATIENT = 5  # turns of which the first is one in which a pass is answered by a pass
PASSED = 1_000_000  # a pass that is wanted: more than any phase
STANDS_OFF = -1  # of a contingent that is better not ordered: less than a pass
NEAR = 3
CHALLENGED = 12  # what a phase brings to a hundredth of a rout point of a challenge: it is rarer


def worth_of_command(q: Question, s: State, value: int, style: int) -> int:
    """Weigh an option of a choice of the turn."""
    kind, side = s.decision, s.asked
    if kind == at.ORDER_CHOICE:
        return worth_of_order(q, s, value, style)
    if kind == at.RALLY_CHOICE:
        return worth_of_rallying_place(q, s, end_hex(value), side)
    if kind == at.REPLACE_CHOICE:
        return worth_of_company(q, s, unit_of(value))
    if kind == at.MOMENTUM_CHOICE:
        wanted = not is_won(s, side)
        return value * (worth_of_phase(q, s, s.current, side) - 1 if wanted else at.NONE)
    goes_on = kind == at.CONTINGENT_CHOICE or kind == at.CONTINUITY_CHOICE
    if value == 0:
        return PASSED if goes_on and style & WARY and lets_them_come(q, s, side) else 0
    if kind == at.TRUMP_CHOICE:
        return worth_of_trump(q, s, contingent_of(value), side, style)
    if kind == at.ACTIVATE_CHOICE and style & WARY and waits(q, s, contingent_of(value)):
        return at.NONE
    if kind != at.ACTIVATE_CHOICE and is_won(s, side):
        return at.NONE if second_of(value) >= 0 else worth_of_mending(q, s, first_of(value), side)
    if second_of(value) >= 0:
        return at.NONE  # two at once: both must roll low, and the attacks may miscarry (5.72)
    if goes_on and style & WARY and stands_off(q, s, first_of(value), side):
        return STANDS_OFF
    return worth_of_phase(q, s, first_of(value), side)


def waits(q: Question, s: State, contingent: int) -> bool:
    """Say whether the wary leave a contingent where it is: who comes near is struck first.

    At the start alone, so that two of them do not wait for each other, and not where another
    would go alone.
    """
    if s.turn > WAITING_TURNS:
        return False
    side = q.side_of[contingent]
    for other in range(q.first_contingent[side], q.end_of_contingents[side]):
        if s.activated[other]:
            return False
    return steps_of(q, s, contingent) > CLOSE


def lets_them_come(q: Question, s: State, side: int) -> bool:
    """Say whether the wary pass: who comes near is struck first, by shock and by fire on entry.

    So where the nearest unit that could be ordered stands just out of reach (5.39, 5.54).
    """
    if not may_come(q, s, side):
        return False
    nearest = FAR
    for contingent in range(q.first_contingent[side], q.end_of_contingents[side]):
        if can_be_ordered(q, s, contingent):
            nearest = min(nearest, steps_of(q, s, contingent))
    return is_just_out_of_reach(s, nearest)


def stands_off(q: Question, s: State, contingent: int, side: int) -> bool:
    """Say whether the wary leave a contingent just out of reach where it is, and order others."""
    return may_come(q, s, side) and is_just_out_of_reach(s, steps_of(q, s, contingent))


def may_come(q: Question, s: State, side: int) -> bool:
    """Say whether it is worth waiting for the enemy: one of its contingents can still be ordered.

    In answer to a pass only in the first part of the battle, so that two of them do not wait for
    each other.
    """
    if s.passes > 0 and s.turn * PATIENT > q.turn_limit:
        return False
    if is_won(s, side) or s.memo.broken[side] > 0:
        return False
    able = False
    for enemy in range(q.first_contingent[1 - side], q.end_of_contingents[1 - side]):
        able = able or can_be_ordered(q, s, enemy)
    return able


def is_just_out_of_reach(s: State, steps: int) -> bool:
    """Say whether a contingent so far off waits: at Continuity every one that is not engaged."""
    close = 0 if s.decision == at.CONTINUITY_CHOICE else CLOSE
    return steps > close and steps <= COMES_FROM


def steps_of(q: Question, s: State, contingent: int) -> int:
    """Give how far its nearest unit is from the enemy, 0 if one is engaged."""
    side, nearest = q.side_of[contingent], FAR
    note_way(q, s, side)
    for unit in range(q.first_unit[contingent], q.end_of_units[contingent]):
        here = s.hex[unit]
        if here >= 0 and q.type[unit] != at.HONJIN:
            nearest = 0 if s.engaged[unit] else min(nearest, steps_from(s, side, here))
    return nearest


def worth_of_trump(q: Question, s: State, contingent: int, side: int, style: int) -> int:
    """Weigh a trump: what one's own phase is worth, and the enemy's busho is Finished (5.64)."""
    if style & NO_TRUMPS:
        return at.NONE
    return worth_of_phase(q, s, contingent, side)


def worth_of_order(q: Question, s: State, value: int, style: int) -> int:
    """Weigh what is ordered; to move and fight is worth what the contingent is near to."""
    contingent, side = s.current, s.asked
    if value == at.MOVE_AND_FIRE:
        return worth_of_phase(q, s, contingent, side)
    if value == at.RALLY_ROUTED:
        return worth_of_rally(q, s, contingent, side, style)
    if value == at.CHALLENGE and not style & NO_CHALLENGES:
        return CHALLENGED * worth_of_challenge(q, s, contingent)
    return at.NONE


def worth_of_rally(q: Question, s: State, contingent: int, side: int, style: int) -> int:
    """Weigh a rally: rout points won back, but where units could be fighting instead (11.73)."""
    note_way(q, s, side)
    won = near = 0
    for unit in range(q.first_unit[contingent], q.end_of_units[contingent]):
        if s.state[unit] == at.ROUTED:
            rallies = q.tq[1, unit]
            won += worth(q, unit) * rallies // at.DIE * (100 - FLIPPED) // 100
        elif s.hex[unit] >= 0 and steps_from(s, side, s.hex[unit]) <= NEAR:
            near += 1
    if near == 0:
        return 100 * won
    pressed = s.rout_points[side] * 2 >= q.rout_level[side]
    if style & WARY and pressed:
        return 2 * won
    return won // 2


# ---- placing -------------------------------------------------------------------------


def worth_of_rallying_place(q: Question, s: State, number: int, side: int) -> int:
    """Weigh where a rallied unit comes back: away from the enemy."""
    note_way(q, s, side)
    return steps_from(s, side, number)


def worth_of_company(q: Question, s: State, unit: int) -> int:
    """Weigh the unit with which a busho is placed: one in good order, not in the front line."""
    side = q.side[unit]
    note_way(q, s, side)
    steps = min(4, steps_from(s, side, s.hex[unit]))
    sound = tq(q, s, unit) - s.hits[unit] + hit_costs(q, s, unit) // 100
    return 10 * steps + sound - 20 * (s.state[unit] != at.ORDERED)


def cost_of_straying(q: Question, s: State, unit: int, number: int) -> int:
    """Weigh a hex out of its busho's range and beside none of its contingent in command."""
    busho = q.contingent[unit]
    there = s.busho_hex[busho]
    if there < 0 or distance(q, number, there) <= rating(q, s, busho):
        return 0
    for side in range(at.SIDES_OF_HEX):
        other = q.beside[number, side]
        there = s.unit_at[other] if other >= 0 else at.NONE
        if there >= 0 and there != unit and q.contingent[there] == busho:
            if s.in_command[there] and q.type[there] != at.HONJIN:
                return 0
    return q.odds.weights.commanded
