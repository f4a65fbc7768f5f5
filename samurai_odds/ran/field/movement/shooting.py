"""Shots of one or several units at one target: entry and retire fire, volleys (8.22, 8.41, 8.42).

Each shot, with all that follows it at once, is a combat's (`FIRE_BEGIN`).
"""

from samurai_odds.play.offering import Numbers, ask, no_options, option
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.decisions import unit_of, unit_value
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.movement.command import (
    FLANK_FIRE,
    NO_FIRE,
    holds,
    in_command,
    is_ordered,
    may_fire_at,
    shoot,
)
from samurai_odds.ran.field.movement.reactions import begin_alarm, end_event, note_event
from samurai_odds.ran.field.pieces import distance, ma, zones_on
from samurai_odds.ran.procedures.fire_numbers import RETIRE_RANGE

MOST_IN_VOLLEY = 3  # 8.22
GUN_POINTS, BOW_POINTS = 2, 1  # movement points of ordered fire on foot (6.13)


def has_moved(s: Numbers, unit: int) -> bool:
    """Say whether a unit has moved in this phase, on orders or by withdrawing (8.22)."""
    return s[at.MOVED + unit] > 0 or s[at.HEX + unit] != s[at.START_HEX + unit]


def fire_points(q: Numbers, unit: int) -> int:
    """Give the movement points that ordered fire costs a unit (6.13)."""
    if q[at.MOUNTED + unit]:
        return 0
    return GUN_POINTS if q[at.WEAPON + unit] == at.TEPPO else BOW_POINTS


# ---- fire at who enters, runs in or leaves -------------------------------------------


def offer_entry_fire(q: Numbers, s: Numbers) -> None:
    """Ask which of the units into whose zone one has come fires at it next."""
    target = s[mv.EVENT_UNIT]
    if s[at.HEX + target] < 0:
        end_event(q, s)
        return
    enemy = 1 - q[at.SIDE + target]
    no_options(s)
    option(s, 0)
    if zones_on(s, enemy, s[at.HEX + target]) > 0:
        for unit in range(q[at.FIRST_OF_SIDE + enemy], q[at.END_OF_SIDE + enemy]):
            if may_fire_on_entry(q, s, unit):
                option(s, unit_value(unit))
    ask(s, mv.ENTRY_FIRE_CHOICE, enemy)


def may_fire_on_entry(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether a unit may fire at who has come into its zone: once each, and not engaged.

    At who advances none that is in the zone of another unit of his side (11.54).
    """
    if q[at.WEAPON + unit] == at.NO_WEAPON or s[at.HEX + unit] < 0 or s[mv.REACTED + unit]:
        return False
    target = s[mv.EVENT_UNIT]
    if s[at.ENGAGED + unit] or not holds(q, s, unit, s[at.HEX + target]):
        return False
    if s[mv.EVENT] == mv.CHARGES_IN and s[at.AGAINST + target] == 1 + unit:
        return False  # who charges draws no fire from whom it charges (R11)
    if s[mv.EVENT] != mv.ADVANCES:
        return True
    others = zones_on(s, q[at.SIDE + target], s[at.HEX + unit])
    return others == (1 if holds(q, s, target, s[at.HEX + unit]) else 0)


def chose_entry_fire(q: Numbers, s: Numbers, value: int) -> None:
    """Fire at who has entered; guns may go on to a volley."""
    if value == 0:
        end_event(q, s)
    else:
        begin_volley(q, s, unit_of(value), s[mv.EVENT_UNIT], at.ENTRY_FIRE, mv.ENTRY_FIRES)


def begin_retire_fire(q: Numbers, s: Numbers, unit: int, after: int) -> None:
    """Let bows fire at a unit that is about to leave their zone (8.42, 7.26)."""
    note_event(q, s, unit, mv.BEGINS, after)
    s[at.PHASE] = mv.RETIRE_FIRES


def offer_retire_fire(q: Numbers, s: Numbers) -> None:
    """Ask which of the bows whose zone a unit is about to leave fires next; none at an engaged."""
    target = s[mv.EVENT_UNIT]
    if s[at.HEX + target] < 0:
        end_event(q, s)
        return
    enemy = 1 - q[at.SIDE + target]
    no_options(s)
    option(s, 0)
    for unit in range(q[at.FIRST_OF_SIDE + enemy], q[at.END_OF_SIDE + enemy]):
        if q[at.WEAPON + unit] == at.BOW and s[mv.REACTED + unit] == 0 and s[at.HEX + unit] >= 0:
            engaged = s[at.ENGAGED + unit] or s[at.ENGAGED + target]
            if not engaged and holds(q, s, unit, s[at.HEX + target]):
                option(s, unit_value(unit))
    ask(s, mv.RETIRE_FIRE_CHOICE, enemy)


def chose_retire_fire(q: Numbers, s: Numbers, value: int) -> None:
    """Fire at who leaves, at a range of two (8.42)."""
    if value == 0:
        end_event(q, s)
        return
    begin_volley(q, s, unit_of(value), s[mv.EVENT_UNIT], at.RETIRE_FIRE, mv.RETIRE_FIRES)
    s[mv.VOLLEY_RANGES] = RETIRE_RANGE


# ---- volleys (8.22) ------------------------------------------------------------------


def begin_volley(q: Numbers, s: Numbers, unit: int, target: int, kind: int, after: int) -> None:
    """Begin a shot, which others may join if it is of guns that have not moved (8.22, R31)."""
    s[mv.VOLLEY_TARGET], s[mv.VOLLEY_KIND], s[mv.AFTER_VOLLEY] = target, kind, after
    s[mv.VOLLEY_SIZE] = s[mv.VOLLEY_FIRED] = 0
    s[mv.VOLLEY_HEX] = s[at.HEX + target]
    join_volley(q, s, unit)
    s[at.PHASE] = mv.VOLLEY_FIRES
    if kind == at.ORDERED_FIRE or kind == at.ENTRY_FIRE:
        if q[at.TYPE + unit] == at.AS_T and not has_moved(s, unit):
            s[at.PHASE] = mv.VOLLEY_ASKED


def join_volley(q: Numbers, s: Numbers, unit: int) -> None:
    """Add a unit, with its range and whether it fires through its flank, as they are now."""
    size, target = s[mv.VOLLEY_SIZE], s[mv.VOLLEY_TARGET]
    s[mv.VOLLEY + size] = unit
    s[mv.VOLLEY_RANGES + size] = distance(q, s[at.HEX + unit], s[at.HEX + target])
    through = may_fire_at(q, s, unit, target)
    s[mv.VOLLEY_FLANKS + size] = 1 if through == FLANK_FIRE else 0
    s[mv.VOLLEY_SIZE] = size + 1
    s[mv.REACTED + unit] = 1


def offer_volley(q: Numbers, s: Numbers) -> None:
    side = q[at.SIDE + s[mv.VOLLEY]]
    if s[mv.VOLLEY_SIZE] == MOST_IN_VOLLEY:
        s[at.PHASE] = mv.VOLLEY_FIRES
        return
    no_options(s)
    option(s, 0)
    for unit in range(q[at.FIRST_OF_SIDE + side], q[at.END_OF_SIDE + side]):
        if q[at.TYPE + unit] == at.AS_T and s[at.HEX + unit] >= 0 and may_join(q, s, unit):
            option(s, unit_value(unit))
    ask(s, mv.VOLLEY_CHOICE, side)


def may_join(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether a unit may join: adjacent to one of the volley, and not moved (8.22).

    In reaction it must be one whose zone has been entered, on orders one that may still fire.
    """
    if has_moved(s, unit) or not is_beside_volley(q, s, unit):
        return False
    if s[mv.VOLLEY_KIND] == at.ENTRY_FIRE:
        return may_fire_on_entry(q, s, unit)
    return may_fire_on_orders(q, s, unit, s[mv.VOLLEY_TARGET])


def is_beside_volley(q: Numbers, s: Numbers, unit: int) -> bool:
    near = False
    for k in range(s[mv.VOLLEY_SIZE]):
        if s[mv.VOLLEY + k] == unit:
            return False
        if distance(q, s[at.HEX + unit], s[at.HEX + s[mv.VOLLEY + k]]) == 1:
            near = True
    return near


def may_fire_on_orders(q: Numbers, s: Numbers, unit: int, target: int) -> bool:
    """Say whether a unit of the contingents under orders may yet fire at a target as its order.

    Once a turn (8.21), with the points that it costs (6.13), guns only in command (5.33).
    """
    if not is_ordered(q, s, unit):
        return False
    if s[at.ACTED + unit] or s[at.FIRED + unit] or ma(q, s, unit) < fire_points(q, unit):
        return False
    return in_command(q, s, unit) and may_fire_at(q, s, unit, target) != NO_FIRE


def chose_volley(q: Numbers, s: Numbers, value: int) -> None:
    """Have a unit join, or fire. On orders it has then acted (R67)."""
    if value == 0:
        s[at.PHASE] = mv.VOLLEY_FIRES
        return
    join_volley(q, s, unit_of(value))
    if s[mv.VOLLEY_KIND] == at.ORDERED_FIRE:
        s[at.ACTED + unit_of(value)] = 1 + mv.JOIN_VOLLEY


def fire_next(q: Numbers, s: Numbers) -> None:
    """Fire the next shot of the volley, if both are still there; else go on.

    Those after the first have a better die (8.22).
    """
    k, target = s[mv.VOLLEY_FIRED], s[mv.VOLLEY_TARGET]
    if k == s[mv.VOLLEY_SIZE]:
        s[at.PHASE] = mv.SHOTS_OVER
        return
    s[mv.VOLLEY_FIRED] = k + 1
    unit = s[mv.VOLLEY + k]
    if s[at.HEX + unit] < 0 or s[at.HEX + target] < 0:
        return
    if s[mv.VOLLEY_KIND] == at.ORDERED_FIRE:
        s[at.FIRED + unit] = s[mv.SHOOTS] = 1
    s[mv.CHANGED] = 1
    s[at.FIRE_KIND], s[at.FIRE_RANGE] = s[mv.VOLLEY_KIND], s[mv.VOLLEY_RANGES + k]
    s[at.FIRE_FLANK] = s[mv.VOLLEY_FLANKS + k]
    shoot(s, unit, target, s[at.HEX + target], mv.VOLLEY_FIRES)
    s[at.FIRE_BONUS] = k


def end_shots(q: Numbers, s: Numbers) -> None:
    """End the shots; if they made the target charge, lone busho look to themselves (4.72)."""
    target = s[mv.VOLLEY_TARGET]
    if s[at.HEX + target] >= 0 and s[at.HEX + target] != s[mv.VOLLEY_HEX]:
        begin_alarm(q, s, target, s[mv.AFTER_VOLLEY])
    else:
        s[at.PHASE] = s[mv.AFTER_VOLLEY]
