"""Which unit is ordered next, and to do what (5.3, 6.6, 8.3, 11.7)."""

from samurai_odds.play.offering import ask, no_options, option
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.activation import is_waiting
from samurai_odds.ran.rules.decisions.packed import act_value, what_of, who_of
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.movement.command import (
    beside_enemy,
    can_attack,
    in_command,
    in_enemy_zone,
    is_idle,
    is_under_orders,
    owes_action,
)
from samurai_odds.ran.rules.movement.harassment import begin_harassment, may_harass
from samurai_odds.ran.rules.movement.moving import (
    begin_entry,
    begin_move,
    can_enter,
    has_target,
    may_fire,
)
from samurai_odds.ran.rules.movement.reach import survives_turning, zone_holders
from samurai_odds.ran.rules.movement.samurai import begin_riders
from samurai_odds.ran.rules.pieces import beside, is_front, ma
from samurai_odds.ran.rules.recovery import may_recover, may_remove_hits, recover, remove_hits
from samurai_odds.ran.rules.shock.strikes import must_charge


def begin_segment(q: Question, s: State) -> None:
    s.move.shoots = 0
    s.mover = at.NONE
    forget_last_phase(q, s)
    s.phase = mv.UNIT_ORDERS


def forget_last_phase(q: Question, s: State) -> None:
    """Wipe what units have done in the Orders Phase before: turns in reaction, last points."""
    for unit in range(q.units):
        s.move.refaced[unit] = s.move.last_point[unit] = 0


def offer_orders(q: Question, s: State) -> None:
    """Ask which unit does what, 0 for no more.

    Who has trumped must do something, if anything can be done (5.65).
    """
    side, acting = s.active, last_to_act(q, s)
    no_options(s)
    option(s, 0)
    for what in range(mv.ORDERED_ACTS):
        for unit in range(q.first_of_side[side], q.end_of_side[side]):
            if unit == acting and what >= mv.FIRST_AT_REST:
                continue
            if is_ready(q, s, unit) and may_do(q, s, unit, what):
                option(s, act_value(what, unit))
    if s.options_open > 1 and owes_action(q, s) and what_of(s.choices[1]) < mv.FIRST_AT_REST:
        drop_first(s)
    ask(s, mv.UNIT_CHOICE, side)


def is_ready(q: Question, s: State, unit: int) -> bool:
    """Say whether a unit can still be given an order: harassers have had theirs (8.31)."""
    if s.acted[unit] or s.fired[unit] == at.HAS_HARASSED:
        return False
    return is_under_orders(q, s, unit)


def last_to_act(q: Question, s: State) -> int:
    """Find the only unit that can still do what who has trumped owes (5.65); NONE.

    It is not let do something else.
    """
    last = at.NONE
    if is_idle(q, s):
        for unit in range(q.first_unit[s.current], q.end_of_units[s.current]):
            if can_act(q, s, unit):
                if last >= 0:
                    return at.NONE
                last = unit
    return last


def can_act(q: Question, s: State, unit: int) -> bool:
    """Say whether a unit can move, fire, harass or attack."""
    if is_ready(q, s, unit) and (may_do(q, s, unit, mv.MOVE) or may_do(q, s, unit, mv.HARASS)):
        return True
    return s.hex[unit] >= 0 and can_attack(q, s, unit)


def drop_first(s: State) -> None:
    for place in range(s.options_open - 1):
        s.choices[place] = s.choices[place + 1]
    s.options_open -= 1
    s.choices[s.options_open] = 0


def may_do(q: Question, s: State, unit: int, what: int) -> bool:
    if s.hex[unit] < 0:
        return what == mv.MOVE and is_waiting(q, s, unit) and can_enter(q, s, unit)
    if q.type[unit] == at.HONJIN:
        return what == mv.REMOVE_HITS and may_remove_hits(q, s, unit)
    if what == mv.MOVE:
        return may_move_or_fire(q, s, unit)
    if what == mv.HARASS:
        return may_harass(q, s, unit)
    if what == mv.REMOVE_HITS:
        return may_remove_hits(q, s, unit)
    if what == mv.RECOVER:
        return may_recover(q, s, unit)
    return may_change_formation(q, s, unit)


def may_move_or_fire(q: Question, s: State, unit: int) -> bool:
    """Say whether a unit on the map can turn, step or fire at all (5.32, 5.33, 7.16, 7.23)."""
    commanded = in_command(q, s, unit)
    points = ma(q, s, unit) if commanded else ma(q, s, unit) // 2
    if may_fire(q, s, unit, points, commanded) and has_target(q, s, unit):
        return True
    if must_charge(q, s, unit):
        return False
    if s.engaged[unit] and not breaks_off_freely(q, s, unit):
        return False
    number, side = s.hex[unit], q.side[unit]
    if in_enemy_zone(s, side, number):
        return commanded and can_leave_or_turn(q, s, unit)
    return points > 0 or survives_turning(q, s, unit, number)


def can_leave_or_turn(q: Question, s: State, unit: int) -> bool:
    """Say whether who starts in an enemy zone can step out of it, or turn in it (7.16, 7.23)."""
    number, side = s.hex[unit], q.side[unit]
    if s.engaged[unit] == 0 and zone_holders(q, s, side, number) == 1:
        if survives_turning(q, s, unit, number):
            return True
    for direction in range(at.SIDES_OF_HEX):
        if is_front(s.facing[unit], direction):
            if q.passable[number, direction]:
                if is_free_to_leave_to(q, s, side, beside(q, number, direction)):
                    return True
    return False


def is_free_to_leave_to(q: Question, s: State, side: int, number: int) -> bool:
    """Say whether a hex is in no enemy zone, and neither the enemy nor a Honjin in it."""
    other = s.unit_at[number]
    if in_enemy_zone(s, side, number):
        return False
    return other < 0 or (q.side[other] == side and q.type[other] != at.HONJIN)


def breaks_off_freely(q: Question, s: State, unit: int) -> bool:
    """Say whether an engaged unit may simply move away: Kibamusha from foot alone (7.31, 7.33)."""
    if q.mounted[unit] == 0:
        return False
    for side in range(at.SIDES_OF_HEX):
        if s.engaged[unit] & 1 << side:
            other = s.unit_at[beside(q, s.hex[unit], side)]
            if q.mounted[other]:
                return False
    return True


def may_change_formation(q: Question, s: State, unit: int) -> bool:
    """Say whether a unit may change its formation, for its whole allowance (6.6, 6.63)."""
    if q.formed[unit] == 0 or s.state[unit] != at.ORDERED or s.engaged[unit]:
        return False
    if s.hits[unit] >= q.tq[0, unit] - 1 and s.open[unit] == 0:
        return False  # in open order its TQ would be reached (6.62, R68)
    if beside_enemy(q, s, q.side[unit], s.hex[unit]):
        return False
    return in_command(q, s, unit)


def give_order(q: Question, s: State, value: int) -> None:
    """Carry out an order, or end the orders: the busho may then move (4.34, 4.64)."""
    if value == 0:
        begin_riders(s, s.current, mv.SHOCK_FOLLOWS)
        return
    unit, what = who_of(value), what_of(value)
    s.acted[unit] = 1 + what
    if what == mv.MOVE and s.hex[unit] < 0:
        begin_entry(s, unit)
    elif what == mv.MOVE:
        begin_move(q, s, unit, mv.ON_ORDERS, mv.UNIT_ORDERS)
    elif what == mv.HARASS:
        begin_harassment(q, s, unit)
    elif what == mv.REMOVE_HITS:
        remove_hits(s, unit)
    elif what == mv.RECOVER:
        recover(q, s, unit)
    else:
        s.open[unit] = 1 - s.open[unit]


def begin_shock(s: State) -> None:
    s.shock_kind, s.shock_side = at.SHOCK_SEGMENT, s.active
    s.after_shock = at.ORDERS_DONE
    s.phase = at.SHOCK_BEGIN
