"""Reactions to a unit that moves, and lone busho who give way (4.72, 6.45, 7.17, 8.41; R24)."""

from samurai_odds.play.offering import ask, no_options, option
from samurai_odds.ran.combat.meaning import above
from samurai_odds.ran.combat.states import withdrawal_modifier
from samurai_odds.ran.procedures.checks import CAUGHT_FROM
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.packed import (
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
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.leaders import go_along, lose_busho
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.movement.command import forget, in_enemy_zone, reach_from
from samurai_odds.ran.rules.movement.reach import survives_turning, turning_hits
from samurai_odds.ran.rules.pieces import (
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

# ---- A busho without a unit (4.72, 11.63) --------------------------------------------

EVERYWHERE = at.MOST_HEXES  # hexes that no way is longer than


# ---- an enemy comes near (4.72) ------------------------------------------------------


def begin_alarm(q: Question, s: State, unit: int, after: int) -> None:
    """Have every lone busho of the other side look to himself; ``after`` is the next phase."""
    side = 1 - q.side[unit]
    s.move.alarmed_by, s.move.after_alarm, s.phase = unit, after, mv.ALARM
    s.move.alarm_within = mv.NEAR
    for busho in range(q.first_contingent[side], q.end_of_contingents[side]):
        s.move.safe[busho] = 0


def come_upon_busho(q: Question, s: State, unit: int, after: int) -> None:
    """Alarm a lone busho of the other side in whose hex a unit is that did not move there (R90).

    It retreats or rallies into it; who is near it otherwise does not react.
    """
    s.phase = after
    if q.retreats_alarm:
        begin_alarm(q, s, unit, after)
        s.move.alarm_within = 0


def sound_alarm(q: Question, s: State) -> None:
    """Ask the next lone busho whether he withdraws; from Kibamusha nobody can (4.72, 6.45)."""
    unit = s.move.alarmed_by
    busho = next_alone(q, s, unit) if s.hex[unit] >= 0 else at.NONE
    if busho < 0:
        s.phase = s.move.after_alarm
        return
    s.move.rider = busho
    if q.mounted[unit]:
        s.phase = mv.ALARM_ROLL
        return
    no_options(s)
    option(s, 0)
    list_ways_out(q, s, busho, unit)
    ask(s, mv.ALONE_CHOICE, q.side_of[busho])


def next_alone(q: Question, s: State, unit: int) -> int:
    """Find the next busho without a unit whom an enemy unit is near; NONE."""
    side = 1 - q.side[unit]
    for busho in range(q.first_contingent[side], q.end_of_contingents[side]):
        number = s.busho_hex[busho]
        if s.move.safe[busho] == 0 and number >= 0 and s.stray[busho] == 0:
            near = distance(q, number, s.hex[unit]) <= s.move.alarm_within
            if near and is_alone(q, s, side, number):
                return busho
    return at.NONE


def is_alone(q: Question, s: State, side: int, number: int) -> bool:
    """Say whether no combat unit of a side is in a hex."""
    other = s.unit_at[number]
    return other < 0 or q.side[other] != side


def list_ways_out(q: Question, s: State, busho: int, unit: int) -> None:
    """List the hexes into which he can withdraw (6.45, R25)."""
    side, number = q.side_of[busho], s.busho_hex[busho]
    if in_enemy_zone(s, side, number) or not sees(q, s, number, s.hex[unit]):
        return
    list_backwards(q, s, side, number, s.hex[unit])


def list_backwards(q: Question, s: State, side: int, number: int, enemy: int) -> None:
    """List adjacent hexes, by number, where he would be more than two hexes from an enemy."""
    for there in range(q.hexes):
        if distance(q, number, there) == 1 and distance(q, there, enemy) > mv.NEAR:
            if may_withdraw_to(q, s, side, number, there):
                option(s, hex_value(there))


def may_withdraw_to(q: Question, s: State, side: int, number: int, there: int) -> bool:
    """Say whether a busho can go to an adjacent hex: open ground, no enemy and no zone there."""
    other = s.unit_at[there]
    if in_enemy_zone(s, side, there) or (other >= 0 and q.side[other] != side):
        return False
    for direction in range(at.SIDES_OF_HEX):
        if beside(q, number, direction) == there:
            return passable(q, number, direction)
    return False


def chose_alone(q: Question, s: State, value: int) -> None:
    """Withdraw, or be placed with the nearest friend (4.72)."""
    busho = s.move.rider
    s.move.safe[busho] = 1
    if value == 0:
        s.stray[busho] = at.NEAREST_ANY
    else:
        s.busho_hex[busho] = hex_of(value)
        s.command_known = 0


def rolled_alone(q: Question, s: State, die: int) -> None:
    """Be caught by Kibamusha, or placed with the nearest friend (4.72)."""
    busho = s.move.rider
    s.move.safe[busho] = 1
    s.phase = mv.ALARM
    if die >= CAUGHT_FROM:
        lose_busho(q, s, busho, True)
    else:
        s.stray[busho] = at.NEAREST_ANY


# ---- placed with the nearest unit (4.72, 11.63; R26) ---------------------------------


def prepare_stray(q: Question, s: State, busho: int) -> None:
    """Ask with which of the nearest units a stray busho is placed; lost if he reaches none."""
    side, number = q.side_of[busho], s.busho_hex[busho]
    first, end = q.first_of_side[side], q.end_of_side[side]
    if s.stray[busho] == at.NEAREST_OWN and has_men(q, s, busho):
        first, end = q.first_unit[busho], q.end_of_units[busho]
    nearest = EVERYWHERE
    for unit in range(first, end):
        if s.hex[unit] >= 0:
            nearest = min(nearest, distance(q, number, s.hex[unit]))
    no_options(s)
    count = reach_from(q, s, side, number, EVERYWHERE)
    for unit in range(first, end):
        there = s.hex[unit]
        if there >= 0 and distance(q, number, there) == nearest and s.reached[there] > 0:
            option(s, unit_value(unit))
    forget(s, count)
    if s.options_open > 0:
        ask(s, mv.STRAY_CHOICE, side)
    else:
        lose_busho(q, s, busho, True)


def has_men(q: Question, s: State, contingent: int) -> bool:
    for unit in range(q.first_unit[contingent], q.end_of_units[contingent]):
        if s.hex[unit] >= 0:
            return True
    return False


def settle_stray(q: Question, s: State, busho: int, value: int) -> None:
    s.busho_hex[busho] = s.hex[unit_of(value)]
    s.stray[busho] = 0
    s.command_known = 0


# ---- What the other side does when a unit begins to move or enters a hex -------------


def begin_event(q: Question, s: State, unit: int, event: int, after: int) -> None:
    """Let the other side react to a unit; ``after`` is the phase that follows.

    Only who is not under orders reacts (5.35): to units of his own side that chase or follow
    the enemy there are but the lone busho to see to.
    """
    note_event(q, s, unit, event, after)
    if q.side[unit] != s.active:
        begin_alarm(q, s, unit, after)
        return
    rushes = event == mv.CHARGES_IN or (event == mv.ADVANCES and q.withdraw_on_advance == 0)
    first = mv.ENTRY_FIRES if rushes else mv.WITHDRAWALS
    begin_alarm(q, s, unit, first if any_near(q, s, 1 - q.side[unit]) else after)


def note_event(q: Question, s: State, unit: int, event: int, after: int) -> None:
    """Note what is reacted to: nobody of the other side has reacted to it yet."""
    s.move.event, s.move.event_unit, s.move.after_event = event, unit, after
    s.move.changed = 0
    enemy = 1 - q.side[unit]
    for other in range(q.first_of_side[enemy], q.end_of_side[enemy]):
        s.move.reacted[other] = 0


def end_event(q: Question, s: State) -> None:
    """End the reactions; if they have changed anything the way chosen is thought over anew."""
    if s.move.changed:
        s.move.goal = 0
    s.phase = s.move.after_event


def is_near(q: Question, s: State, unit: int) -> bool:
    """Say whether a unit is on the map within two hexes of the one it reacts to."""
    number = s.hex[unit]
    return number >= 0 and distance(q, number, s.hex[s.move.event_unit]) <= mv.NEAR


def may_react(q: Question, s: State, unit: int) -> bool:
    """Say whether a unit may withdraw or turn at all: near, no Honjin, not engaged, in no zone.

    6.45, 6.47, 7.18, 7.31, 4.53.
    """
    if q.type[unit] == at.HONJIN or s.engaged[unit] or s.move.reacted[unit]:
        return False
    if s.move.event == mv.ADVANCES and s.shock.combat_of[unit] > s.shock.combat:
        return False  # its own combat is not over (R73)
    return is_near(q, s, unit) and not in_enemy_zone(s, q.side[unit], s.hex[unit])


# ---- reaction withdrawal (6.45-6.48; R25) --------------------------------------------


def offer_withdrawals(q: Question, s: State) -> None:
    """Ask which unit withdraws, and across which side of its hex; before foot only (6.45)."""
    mover = s.move.event_unit
    if s.hex[mover] < 0 or q.mounted[mover]:
        end_withdrawals(s)
        return
    enemy = 1 - q.side[mover]
    no_options(s)
    option(s, 0)
    for side in range(at.SIDES_OF_HEX):
        for unit in range(q.first_of_side[enemy], q.end_of_side[enemy]):
            if s.hex[unit] >= 0 and may_step_back(q, s, unit, side):
                option(s, act_value(side, unit))
    ask(s, mv.WITHDRAWAL_CHOICE, enemy)


def end_withdrawals(s: State) -> None:
    """Go on to who turns; an advance is no movement, so nobody turns to it (7.17, R73)."""
    s.phase = mv.ENTRY_FIRES if s.move.event == mv.ADVANCES else mv.FACINGS_ASKED


def any_near(q: Question, s: State, enemy: int) -> bool:
    for unit in range(q.first_of_side[enemy], q.end_of_side[enemy]):
        if is_near(q, s, unit):
            return True
    return False


def may_step_back(q: Question, s: State, unit: int, side: int) -> bool:
    """Say whether a unit can withdraw across a side: to a free hex, out of every zone, more
    than two hexes from who approaches, whom it must see (6.45, R25)."""
    number = s.hex[unit]
    if not may_react(q, s, unit) or not passable(q, number, side):
        return False
    there, mover = beside(q, number, side), s.move.event_unit
    if s.unit_at[there] >= 0 or distance(q, there, s.hex[mover]) <= mv.NEAR:
        return False
    free = not in_enemy_zone(s, q.side[unit], there)
    return free and sees(q, s, number, s.hex[mover])


def chose_withdrawal(q: Question, s: State, value: int) -> None:
    """Withdraw a unit a hex, a busho with it (R26); its check follows (6.46)."""
    if value == 0:
        end_withdrawals(s)
        return
    unit, side = who_of(value), what_of(value)
    start, mover = s.hex[unit], s.hex[s.move.event_unit]
    there = beside(q, start, side)
    came = aspect(q, start, s.facing[unit], mover)
    s.move.from_behind = 0 if came == FRONT else 1
    s.move.reacting, s.move.reacted[unit], s.move.changed = unit, 1, 1
    move_unit(q, s, unit, there)
    go_along(q, s, q.side[unit], start, there)
    s.phase = mv.WITHDRAWAL_ROLL


def reacts_at(q: Question, s: State, unit: int) -> int:
    """Give what the die of a unit that withdraws or turns is against (6.46, 7.18)."""
    return tq(q, s, unit) + s.check_bonus[q.contingent[unit]]


def rolled_withdrawal(q: Question, s: State, die: int) -> None:
    """Give the unit that has withdrawn the hits by which the die exceeds its TQ (6.46, 6.62)."""
    unit = s.move.reacting
    die += withdrawal_modifier(s.move.from_behind, s.open[unit])
    hits = above(die, reacts_at(q, s, unit))
    if hits > 0:
        give_hits(q, s, unit, hits)
    s.phase = mv.WITHDRAWAL_TURN


def offer_withdrawal_turn(q: Question, s: State) -> None:
    """Ask whether who has withdrawn turns a vertex (6.48)."""
    unit = s.move.reacting
    no_options(s)
    option(s, 0)
    if s.hex[unit] >= 0 and survives_turning(q, s, unit, s.hex[unit]):
        option(s, way_value(CLOCKWISE))
        option(s, way_value(COUNTER_CLOCKWISE))
    ask(s, mv.WITHDRAWAL_TURN_CHOICE, q.side[unit])


def chose_withdrawal_turn(q: Question, s: State, value: int) -> None:
    """Turn who has withdrawn; then lone busho of the side under orders look to themselves."""
    unit = s.move.reacting
    if value > 0:
        turn_a_vertex(q, s, unit, turned(s, unit, way_of(value)))
    if s.hex[unit] >= 0:
        begin_alarm(q, s, unit, mv.WITHDRAWALS)
    else:
        s.phase = mv.WITHDRAWALS


# ---- reaction facing (7.17, 7.18) ----------------------------------------------------


def turn_a_vertex(q: Question, s: State, unit: int, facing: int) -> None:
    """Turn a unit that reacts or shocks, at the cost of a hit in close country (7.14)."""
    hits = turning_hits(q, s, unit, s.hex[unit])
    turn_unit(q, s, unit, facing)
    if hits > 0:
        give_hits(q, s, unit, hits)


def offer_facings(q: Question, s: State) -> None:
    """Ask which unit tries to turn, and which way (7.18)."""
    mover = s.move.event_unit
    if s.hex[mover] < 0:
        end_event(q, s)
        return
    enemy = 1 - q.side[mover]
    no_options(s)
    option(s, 0)
    for direction in (CLOCKWISE, COUNTER_CLOCKWISE):
        for unit in range(q.first_of_side[enemy], q.end_of_side[enemy]):
            if s.hex[unit] >= 0 and may_turn_to(q, s, unit):
                option(s, act_value(direction, unit))
    ask(s, mv.FACING_CHOICE, enemy)


def may_turn_to(q: Question, s: State, unit: int) -> bool:
    """Say whether a unit may try to turn: once a phase, and no foot before Kibamusha (7.18)."""
    if s.move.refaced[unit] or not may_react(q, s, unit):
        return False
    if q.mounted[s.move.event_unit] and q.mounted[unit] == 0:
        return False
    return survives_turning(q, s, unit, s.hex[unit])


def chose_facing(q: Question, s: State, value: int) -> None:
    """Try to turn a unit: Kibamusha before foot turn without a die (7.18)."""
    if value == 0:
        if s.move.event == mv.ENTERS:
            s.phase = mv.ENTRY_FIRES
        else:
            end_event(q, s)
        return
    unit = who_of(value)
    s.move.reacting, s.move.turning = unit, turned(s, unit, what_of(value))
    s.move.refaced[unit] = s.move.changed = 1
    if q.mounted[unit] and q.mounted[s.move.event_unit] == 0:
        turn_a_vertex(q, s, unit, s.move.turning)
    else:
        s.phase = mv.FACING_ROLL


def rolled_facing(q: Question, s: State, die: int) -> None:
    """Turn if the die is the unit's TQ or lower (7.18)."""
    unit = s.move.reacting
    if die <= reacts_at(q, s, unit):
        turn_a_vertex(q, s, unit, s.move.turning)
    s.phase = mv.FACINGS_ASKED
