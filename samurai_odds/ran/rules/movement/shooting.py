"""Shots of one or several units at one target: entry and retire fire, volleys (8.22, 8.41, 8.42).

Each shot, with all that follows it at once, is a combat's (`FIRE_BEGIN`).
"""

from samurai_odds.play.offering import ask, no_options, option
from samurai_odds.ran.combat.combat_layout import MOST_IN_VOLLEY
from samurai_odds.ran.procedures.fire_numbers import RETIRE_RANGE
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.packed import unit_of, unit_value
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.movement.command import (
    FLANK_FIRE,
    NO_FIRE,
    holds,
    in_command,
    is_ordered,
    may_fire_at,
    shoot,
)
from samurai_odds.ran.rules.movement.reactions import begin_alarm, end_event, note_event
from samurai_odds.ran.rules.pieces import distance, ma, zones_on

GUN_POINTS, BOW_POINTS = 2, 1  # movement points of ordered fire on foot (6.13)


def has_moved(s: State, unit: int) -> bool:
    """Say whether a unit has moved in this phase, on orders or by withdrawing (8.22)."""
    return s.moved[unit] > 0 or s.hex[unit] != s.start_hex[unit]


def fire_points(q: Question, unit: int) -> int:
    """Give the movement points that ordered fire costs a unit (6.13)."""
    if q.mounted[unit]:
        return 0
    return GUN_POINTS if q.weapon[unit] == at.TEPPO else BOW_POINTS


# ---- fire at who enters, runs in or leaves -------------------------------------------


def offer_entry_fire(q: Question, s: State) -> None:
    """Ask which of the units into whose zone one has come fires at it next."""
    target = s.move.event_unit
    if s.hex[target] < 0:
        end_event(q, s)
        return
    enemy = 1 - q.side[target]
    no_options(s)
    option(s, 0)
    if zones_on(s, enemy, s.hex[target]) > 0:
        for unit in range(q.first_of_side[enemy], q.end_of_side[enemy]):
            if may_fire_on_entry(q, s, unit):
                option(s, unit_value(unit))
    ask(s, mv.ENTRY_FIRE_CHOICE, enemy)


def may_fire_on_entry(q: Question, s: State, unit: int) -> bool:
    """Say whether a unit may fire at who has come into its zone: once each, and not engaged.

    At who advances none that is in the zone of another unit of his side (11.54).
    """
    if q.weapon[unit] == at.NO_WEAPON or s.hex[unit] < 0 or s.move.reacted[unit]:
        return False
    target = s.move.event_unit
    if s.engaged[unit] or not holds(q, s, unit, s.hex[target]):
        return False
    if s.move.event == mv.CHARGES_IN and s.against[target] == 1 + unit:
        return False  # who charges draws no fire from whom it charges (R11)
    if s.move.event != mv.ADVANCES:
        return True
    others = zones_on(s, q.side[target], s.hex[unit])
    return others == (1 if holds(q, s, target, s.hex[unit]) else 0)


def chose_entry_fire(q: Question, s: State, value: int) -> None:
    """Fire at who has entered; guns may go on to a volley."""
    if value == 0:
        end_event(q, s)
    else:
        begin_volley(q, s, unit_of(value), s.move.event_unit, at.ENTRY_FIRE, mv.ENTRY_FIRES)


def begin_retire_fire(q: Question, s: State, unit: int, after: int) -> None:
    """Let bows fire at a unit that is about to leave their zone (8.42, 7.26)."""
    note_event(q, s, unit, mv.BEGINS, after)
    s.phase = mv.RETIRE_FIRES


def offer_retire_fire(q: Question, s: State) -> None:
    """Ask which of the bows whose zone a unit is about to leave fires next; none at an engaged."""
    target = s.move.event_unit
    if s.hex[target] < 0:
        end_event(q, s)
        return
    enemy = 1 - q.side[target]
    no_options(s)
    option(s, 0)
    for unit in range(q.first_of_side[enemy], q.end_of_side[enemy]):
        if q.weapon[unit] == at.BOW and s.move.reacted[unit] == 0 and s.hex[unit] >= 0:
            engaged = s.engaged[unit] or s.engaged[target]
            if not engaged and holds(q, s, unit, s.hex[target]):
                option(s, unit_value(unit))
    ask(s, mv.RETIRE_FIRE_CHOICE, enemy)


def chose_retire_fire(q: Question, s: State, value: int) -> None:
    """Fire at who leaves, at a range of two (8.42)."""
    if value == 0:
        end_event(q, s)
        return
    begin_volley(q, s, unit_of(value), s.move.event_unit, at.RETIRE_FIRE, mv.RETIRE_FIRES)
    s.move.volley_ranges[0] = RETIRE_RANGE


# ---- volleys (8.22) ------------------------------------------------------------------


def begin_volley(q: Question, s: State, unit: int, target: int, kind: int, after: int) -> None:
    """Begin a shot, which others may join if it is of guns that have not moved (8.22, R31)."""
    s.move.volley_target, s.move.volley_kind, s.move.after_volley = target, kind, after
    s.move.volley_size = s.move.volley_fired = 0
    s.move.volley_hex = s.hex[target]
    join_volley(q, s, unit)
    s.phase = mv.VOLLEY_FIRES
    if kind == at.ORDERED_FIRE or kind == at.ENTRY_FIRE:
        if q.type[unit] == at.AS_T and not has_moved(s, unit):
            s.phase = mv.VOLLEY_ASKED


def join_volley(q: Question, s: State, unit: int) -> None:
    """Add a unit, with its range and whether it fires through its flank, as they are now."""
    size, target = s.move.volley_size, s.move.volley_target
    s.move.volley[size] = unit
    s.move.volley_ranges[size] = distance(q, s.hex[unit], s.hex[target])
    through = may_fire_at(q, s, unit, target)
    s.move.volley_flanks[size] = 1 if through == FLANK_FIRE else 0
    s.move.volley_size = size + 1
    s.move.reacted[unit] = 1


def offer_volley(q: Question, s: State) -> None:
    side = q.side[s.move.volley[0]]
    if s.move.volley_size == MOST_IN_VOLLEY:
        s.phase = mv.VOLLEY_FIRES
        return
    no_options(s)
    option(s, 0)
    for unit in range(q.first_of_side[side], q.end_of_side[side]):
        if q.type[unit] == at.AS_T and s.hex[unit] >= 0 and may_join(q, s, unit):
            option(s, unit_value(unit))
    ask(s, mv.VOLLEY_CHOICE, side)


def may_join(q: Question, s: State, unit: int) -> bool:
    """Say whether a unit may join: adjacent to one of the volley, and not moved (8.22).

    In reaction it must be one whose zone has been entered, on orders one that may still fire.
    """
    if has_moved(s, unit) or not is_beside_volley(q, s, unit):
        return False
    if s.move.volley_kind == at.ENTRY_FIRE:
        return may_fire_on_entry(q, s, unit)
    return may_fire_on_orders(q, s, unit, s.move.volley_target)


def is_beside_volley(q: Question, s: State, unit: int) -> bool:
    near = False
    for k in range(s.move.volley_size):
        if s.move.volley[k] == unit:
            return False
        if distance(q, s.hex[unit], s.hex[s.move.volley[k]]) == 1:
            near = True
    return near


def may_fire_on_orders(q: Question, s: State, unit: int, target: int) -> bool:
    """Say whether a unit of the contingents under orders may yet fire at a target as its order.

    Once a turn (8.21), with the points that it costs (6.13), guns only in command (5.33).
    """
    if not is_ordered(q, s, unit):
        return False
    if s.acted[unit] or s.fired[unit] or ma(q, s, unit) < fire_points(q, unit):
        return False
    return in_command(q, s, unit) and may_fire_at(q, s, unit, target) != NO_FIRE


def chose_volley(q: Question, s: State, value: int) -> None:
    """Have a unit join, or fire. On orders it has then acted (R67)."""
    if value == 0:
        s.phase = mv.VOLLEY_FIRES
        return
    join_volley(q, s, unit_of(value))
    if s.move.volley_kind == at.ORDERED_FIRE:
        s.acted[unit_of(value)] = 1 + mv.JOIN_VOLLEY


def fire_next(q: Question, s: State) -> None:
    """Fire the next shot of the volley, if both are still there; else go on.

    Those after the first have a better die (8.22).
    """
    k, target = s.move.volley_fired, s.move.volley_target
    if k == s.move.volley_size:
        s.phase = mv.SHOTS_OVER
        return
    s.move.volley_fired = k + 1
    unit = s.move.volley[k]
    if s.hex[unit] < 0 or s.hex[target] < 0:
        return
    if s.move.volley_kind == at.ORDERED_FIRE:
        s.fired[unit] = s.move.shoots = 1
    s.move.changed = 1
    s.fire_kind, s.fire_range = s.move.volley_kind, s.move.volley_ranges[k]
    s.fire_flank = s.move.volley_flanks[k]
    shoot(s, unit, target, s.hex[target], mv.VOLLEY_FIRES)
    s.fire_before = k


def end_shots(q: Question, s: State) -> None:
    """End the shots; if they made the target charge, lone busho look to themselves (4.72)."""
    target = s.move.volley_target
    if s.hex[target] >= 0 and s.hex[target] != s.move.volley_hex:
        begin_alarm(q, s, target, s.move.after_volley)
    else:
        s.phase = s.move.after_volley
