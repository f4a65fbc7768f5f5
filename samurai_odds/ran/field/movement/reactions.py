"""Reactions to a unit that moves, and lone busho who give way (4.72, 6.45, 7.17, 8.41; R24)."""

from samurai_odds.play.offering import Numbers, ask, no_options, option
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.decisions import (
    act_value,
    hex_of,
    hex_value,
    unit_of,
    unit_value,
    way_of,
    way_value,
    what_of,
    who_of,
)
from samurai_odds.ran.field.leaders import go_along, lose_busho
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.movement.command import forget, in_enemy_zone, reach_from
from samurai_odds.ran.field.movement.reach import survives_turning, turning_hits
from samurai_odds.ran.field.pieces import (
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    FRONT,
    aspect,
    beside,
    distance,
    give_hits,
    move_unit,
    passable,
    sees,
    tq,
    turn_unit,
    turned,
)
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.procedures.fire_numbers import OPEN_ORDER

# ---- A busho without a unit (4.72, 11.63) --------------------------------------------

CAUGHT_FROM = 3  # on the die, by Kibamusha
EVERYWHERE = at.MOST_HEXES  # hexes that no way is longer than


# ---- an enemy comes near (4.72) ------------------------------------------------------


def begin_alarm(q: Numbers, s: Numbers, unit: int, after: int) -> None:
    """Have every lone busho of the other side look to himself; ``after`` is the next phase."""
    side = 1 - q[at.SIDE + unit]
    s[mv.ALARMED_BY], s[mv.AFTER_ALARM], s[at.PHASE] = unit, after, mv.ALARM
    s[mv.ALARM_WITHIN] = mv.NEAR
    for busho in range(q[at.FIRST_CONTINGENT + side], q[at.END_OF_CONTINGENTS + side]):
        s[mv.SAFE + busho] = 0


def come_upon_busho(q: Numbers, s: Numbers, unit: int, after: int) -> None:
    """Alarm a lone busho of the other side in whose hex a unit is that did not move there (R90).

    It retreats or rallies into it; who is near it otherwise does not react.
    """
    s[at.PHASE] = after
    if q[at.RETREATS_ALARM]:
        begin_alarm(q, s, unit, after)
        s[mv.ALARM_WITHIN] = 0


def sound_alarm(q: Numbers, s: Numbers) -> None:
    """Ask the next lone busho whether he withdraws; from Kibamusha nobody can (4.72, 6.45)."""
    unit = s[mv.ALARMED_BY]
    busho = next_alone(q, s, unit) if s[at.HEX + unit] >= 0 else at.NONE
    if busho < 0:
        s[at.PHASE] = s[mv.AFTER_ALARM]
        return
    s[mv.RIDER] = busho
    if q[at.MOUNTED + unit]:
        s[at.PHASE] = mv.ALARM_ROLL
        return
    no_options(s)
    option(s, 0)
    list_ways_out(q, s, busho, unit)
    ask(s, mv.ALONE_CHOICE, q[at.SIDE_OF + busho])


def next_alone(q: Numbers, s: Numbers, unit: int) -> int:
    """Find the next busho without a unit whom an enemy unit is near; NONE."""
    side = 1 - q[at.SIDE + unit]
    for busho in range(q[at.FIRST_CONTINGENT + side], q[at.END_OF_CONTINGENTS + side]):
        number = s[at.BUSHO_HEX + busho]
        if s[mv.SAFE + busho] == 0 and number >= 0 and s[at.STRAY + busho] == 0:
            near = distance(q, number, s[at.HEX + unit]) <= s[mv.ALARM_WITHIN]
            if near and is_alone(q, s, side, number):
                return busho
    return at.NONE


def is_alone(q: Numbers, s: Numbers, side: int, number: int) -> bool:
    """Say whether no combat unit of a side is in a hex."""
    other = s[at.UNIT_AT + number]
    return other < 0 or q[at.SIDE + other] != side


def list_ways_out(q: Numbers, s: Numbers, busho: int, unit: int) -> None:
    """List the hexes into which he can withdraw (6.45, R25)."""
    side, number = q[at.SIDE_OF + busho], s[at.BUSHO_HEX + busho]
    if in_enemy_zone(s, side, number) or not sees(q, s, number, s[at.HEX + unit]):
        return
    list_backwards(q, s, side, number, s[at.HEX + unit])


def list_backwards(q: Numbers, s: Numbers, side: int, number: int, enemy: int) -> None:
    """List adjacent hexes, by number, where he would be more than two hexes from an enemy."""
    for there in range(q[at.HEXES]):
        if distance(q, number, there) == 1 and distance(q, there, enemy) > mv.NEAR:
            if may_withdraw_to(q, s, side, number, there):
                option(s, hex_value(there))


def may_withdraw_to(q: Numbers, s: Numbers, side: int, number: int, there: int) -> bool:
    """Say whether a busho can go to an adjacent hex: open ground, no enemy and no zone there."""
    other = s[at.UNIT_AT + there]
    if in_enemy_zone(s, side, there) or (other >= 0 and q[at.SIDE + other] != side):
        return False
    for direction in range(at.SIDES_OF_HEX):
        if beside(q, number, direction) == there:
            return passable(q, number, direction)
    return False


def chose_alone(q: Numbers, s: Numbers, value: int) -> None:
    """Withdraw, or be placed with the nearest friend (4.72)."""
    busho = s[mv.RIDER]
    s[mv.SAFE + busho] = 1
    if value == 0:
        s[at.STRAY + busho] = at.NEAREST_ANY
    else:
        s[at.BUSHO_HEX + busho] = hex_of(value)
        s[at.COMMAND_KNOWN] = 0


def rolled_alone(q: Numbers, s: Numbers, die: int) -> None:
    """Be caught by Kibamusha, or placed with the nearest friend (4.72)."""
    busho = s[mv.RIDER]
    s[mv.SAFE + busho] = 1
    s[at.PHASE] = mv.ALARM
    if die >= CAUGHT_FROM:
        lose_busho(q, s, busho, True)
    else:
        s[at.STRAY + busho] = at.NEAREST_ANY


# ---- placed with the nearest unit (4.72, 11.63; R26) ---------------------------------


def prepare_stray(q: Numbers, s: Numbers, busho: int) -> None:
    """Ask with which of the nearest units a stray busho is placed; lost if he reaches none."""
    side, number = q[at.SIDE_OF + busho], s[at.BUSHO_HEX + busho]
    first, end = q[at.FIRST_OF_SIDE + side], q[at.END_OF_SIDE + side]
    if s[at.STRAY + busho] == at.NEAREST_OWN and has_men(q, s, busho):
        first, end = q[at.FIRST_UNIT + busho], q[at.END_OF_UNITS + busho]
    nearest = EVERYWHERE
    for unit in range(first, end):
        if s[at.HEX + unit] >= 0:
            nearest = min(nearest, distance(q, number, s[at.HEX + unit]))
    no_options(s)
    found = reach_from(q, s, side, number, EVERYWHERE)
    for unit in range(first, end):
        there = s[at.HEX + unit]
        if there >= 0 and distance(q, number, there) == nearest and s[at.REACHED + there] > 0:
            option(s, unit_value(unit))
    forget(s, found)
    if s[at.OPTIONS_OPEN] > 0:
        ask(s, mv.STRAY_CHOICE, side)
    else:
        lose_busho(q, s, busho, True)


def has_men(q: Numbers, s: Numbers, contingent: int) -> bool:
    for unit in range(q[at.FIRST_UNIT + contingent], q[at.END_OF_UNITS + contingent]):
        if s[at.HEX + unit] >= 0:
            return True
    return False


def settle_stray(q: Numbers, s: Numbers, busho: int, value: int) -> None:
    s[at.BUSHO_HEX + busho] = s[at.HEX + unit_of(value)]
    s[at.STRAY + busho] = 0
    s[at.COMMAND_KNOWN] = 0


# ---- What the other side does when a unit begins to move or enters a hex -------------


def begin_event(q: Numbers, s: Numbers, unit: int, event: int, after: int) -> None:
    """Let the other side react to a unit; ``after`` is the phase that follows.

    Only who is not under orders reacts (5.35): to units of his own side that chase or follow
    the enemy there are but the lone busho to see to.
    """
    note_event(q, s, unit, event, after)
    if q[at.SIDE + unit] != s[at.ACTIVE]:
        begin_alarm(q, s, unit, after)
        return
    rushes = event == mv.CHARGES_IN or (event == mv.ADVANCES and q[at.WITHDRAW_ON_ADVANCE] == 0)
    first = mv.ENTRY_FIRES if rushes else mv.WITHDRAWALS
    begin_alarm(q, s, unit, first if any_near(q, s, 1 - q[at.SIDE + unit]) else after)


def note_event(q: Numbers, s: Numbers, unit: int, event: int, after: int) -> None:
    """Note what is reacted to: nobody of the other side has reacted to it yet."""
    s[mv.EVENT], s[mv.EVENT_UNIT], s[mv.AFTER_EVENT] = event, unit, after
    s[mv.CHANGED] = 0
    enemy = 1 - q[at.SIDE + unit]
    for other in range(q[at.FIRST_OF_SIDE + enemy], q[at.END_OF_SIDE + enemy]):
        s[mv.REACTED + other] = 0


def end_event(q: Numbers, s: Numbers) -> None:
    """End the reactions; if they have changed anything the way chosen is thought over anew."""
    if s[mv.CHANGED]:
        s[mv.GOAL] = 0
    s[at.PHASE] = s[mv.AFTER_EVENT]


def is_near(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether a unit is on the map within two hexes of the one it reacts to."""
    number = s[at.HEX + unit]
    return number >= 0 and distance(q, number, s[at.HEX + s[mv.EVENT_UNIT]]) <= mv.NEAR


def may_react(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether a unit may withdraw or turn at all: near, no Honjin, not engaged, in no zone.

    6.45, 6.47, 7.18, 7.31, 4.53.
    """
    if q[at.TYPE + unit] == at.HONJIN or s[at.ENGAGED + unit] or s[mv.REACTED + unit]:
        return False
    if s[mv.EVENT] == mv.ADVANCES and s[sh.COMBAT_OF + unit] > s[sh.COMBAT]:
        return False  # its own combat is not over (R73)
    return is_near(q, s, unit) and not in_enemy_zone(s, q[at.SIDE + unit], s[at.HEX + unit])


# ---- reaction withdrawal (6.45-6.48; R25) --------------------------------------------


def offer_withdrawals(q: Numbers, s: Numbers) -> None:
    """Ask which unit withdraws, and across which side of its hex; before foot only (6.45)."""
    mover = s[mv.EVENT_UNIT]
    if s[at.HEX + mover] < 0 or q[at.MOUNTED + mover]:
        end_withdrawals(s)
        return
    enemy = 1 - q[at.SIDE + mover]
    no_options(s)
    option(s, 0)
    for side in range(at.SIDES_OF_HEX):
        for unit in range(q[at.FIRST_OF_SIDE + enemy], q[at.END_OF_SIDE + enemy]):
            if s[at.HEX + unit] >= 0 and may_step_back(q, s, unit, side):
                option(s, act_value(side, unit))
    ask(s, mv.WITHDRAWAL_CHOICE, enemy)


def end_withdrawals(s: Numbers) -> None:
    """Go on to who turns; an advance is no movement, so nobody turns to it (7.17, R73)."""
    s[at.PHASE] = mv.ENTRY_FIRES if s[mv.EVENT] == mv.ADVANCES else mv.FACINGS_ASKED


def any_near(q: Numbers, s: Numbers, enemy: int) -> bool:
    for unit in range(q[at.FIRST_OF_SIDE + enemy], q[at.END_OF_SIDE + enemy]):
        if is_near(q, s, unit):
            return True
    return False


def may_step_back(q: Numbers, s: Numbers, unit: int, side: int) -> bool:
    """Say whether a unit can withdraw across a side: to a free hex, out of every zone, more
    than two hexes from who approaches, whom it must see (6.45, R25)."""
    number = s[at.HEX + unit]
    if not may_react(q, s, unit) or not passable(q, number, side):
        return False
    there, mover = beside(q, number, side), s[mv.EVENT_UNIT]
    if s[at.UNIT_AT + there] >= 0 or distance(q, there, s[at.HEX + mover]) <= mv.NEAR:
        return False
    free = not in_enemy_zone(s, q[at.SIDE + unit], there)
    return free and sees(q, s, number, s[at.HEX + mover])


def chose_withdrawal(q: Numbers, s: Numbers, value: int) -> None:
    """Withdraw a unit a hex, a busho with it (R26); its check follows (6.46)."""
    if value == 0:
        end_withdrawals(s)
        return
    unit, side = who_of(value), what_of(value)
    start, mover = s[at.HEX + unit], s[at.HEX + s[mv.EVENT_UNIT]]
    there = beside(q, start, side)
    came = aspect(q, start, s[at.FACING + unit], mover)
    s[mv.FROM_BEHIND] = 0 if came == FRONT else 1
    s[mv.REACTING], s[mv.REACTED + unit], s[mv.CHANGED] = unit, 1, 1
    move_unit(q, s, unit, there)
    go_along(q, s, q[at.SIDE + unit], start, there)
    s[at.PHASE] = mv.WITHDRAWAL_ROLL


def rolled_withdrawal(q: Numbers, s: Numbers, die: int) -> None:
    """Give the unit that has withdrawn the hits by which the die exceeds its TQ (6.46, 6.62)."""
    unit = s[mv.REACTING]
    die += s[mv.FROM_BEHIND] + OPEN_ORDER * s[at.OPEN + unit]
    excess = max(0, die - s[at.CHECK_BONUS + q[at.CONTINGENT + unit]] - tq(q, s, unit))
    if excess > 0:
        give_hits(q, s, unit, excess)
    s[at.PHASE] = mv.WITHDRAWAL_TURN


def offer_withdrawal_turn(q: Numbers, s: Numbers) -> None:
    """Ask whether who has withdrawn turns a vertex (6.48)."""
    unit = s[mv.REACTING]
    no_options(s)
    option(s, 0)
    if s[at.HEX + unit] >= 0 and survives_turning(q, s, unit, s[at.HEX + unit]):
        option(s, way_value(CLOCKWISE))
        option(s, way_value(COUNTER_CLOCKWISE))
    ask(s, mv.WITHDRAWAL_TURN_CHOICE, q[at.SIDE + unit])


def chose_withdrawal_turn(q: Numbers, s: Numbers, value: int) -> None:
    """Turn who has withdrawn; then lone busho of the side under orders look to themselves."""
    unit = s[mv.REACTING]
    if value > 0:
        turn_a_vertex(q, s, unit, turned(s, unit, way_of(value)))
    if s[at.HEX + unit] >= 0:
        begin_alarm(q, s, unit, mv.WITHDRAWALS)
    else:
        s[at.PHASE] = mv.WITHDRAWALS


# ---- reaction facing (7.17, 7.18) ----------------------------------------------------


def turn_a_vertex(q: Numbers, s: Numbers, unit: int, facing: int) -> None:
    """Turn a unit that reacts or shocks, at the cost of a hit in close country (7.14)."""
    hits = turning_hits(q, s, unit, s[at.HEX + unit])
    turn_unit(q, s, unit, facing)
    if hits > 0:
        give_hits(q, s, unit, hits)


def offer_facings(q: Numbers, s: Numbers) -> None:
    """Ask which unit tries to turn, and which way (7.18)."""
    mover = s[mv.EVENT_UNIT]
    if s[at.HEX + mover] < 0:
        end_event(q, s)
        return
    enemy = 1 - q[at.SIDE + mover]
    no_options(s)
    option(s, 0)
    for direction in (CLOCKWISE, COUNTER_CLOCKWISE):
        for unit in range(q[at.FIRST_OF_SIDE + enemy], q[at.END_OF_SIDE + enemy]):
            if s[at.HEX + unit] >= 0 and may_turn_to(q, s, unit):
                option(s, act_value(direction, unit))
    ask(s, mv.FACING_CHOICE, enemy)


def may_turn_to(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether a unit may try to turn: once a phase, and no foot before Kibamusha (7.18)."""
    if s[mv.REFACED + unit] or not may_react(q, s, unit):
        return False
    if q[at.MOUNTED + s[mv.EVENT_UNIT]] and q[at.MOUNTED + unit] == 0:
        return False
    return survives_turning(q, s, unit, s[at.HEX + unit])


def chose_facing(q: Numbers, s: Numbers, value: int) -> None:
    """Try to turn a unit: Kibamusha before foot turn without a die (7.18)."""
    if value == 0:
        if s[mv.EVENT] == mv.ENTERS:
            s[at.PHASE] = mv.ENTRY_FIRES
        else:
            end_event(q, s)
        return
    unit = who_of(value)
    s[mv.REACTING], s[mv.TURNING] = unit, turned(s, unit, what_of(value))
    s[mv.REFACED + unit] = s[mv.CHANGED] = 1
    if q[at.MOUNTED + unit] and q[at.MOUNTED + s[mv.EVENT_UNIT]] == 0:
        turn_a_vertex(q, s, unit, s[mv.TURNING])
    else:
        s[at.PHASE] = mv.FACING_ROLL


def rolled_facing(q: Numbers, s: Numbers, die: int) -> None:
    """Turn if the die is the unit's TQ or lower (7.18)."""
    unit = s[mv.REACTING]
    if die - s[at.CHECK_BONUS + q[at.CONTINGENT + unit]] <= tq(q, s, unit):
        turn_a_vertex(q, s, unit, s[mv.TURNING])
    s[at.PHASE] = mv.FACINGS_ASKED
