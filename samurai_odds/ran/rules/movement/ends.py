"""Where a move may end (6.1-6.3, 6.42; R23), and moves that harassment provokes (8.35; R37)."""

from samurai_odds.play.offering import ask, ask_if_any, no_options, option
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.packed import (
    end_facing,
    end_hex,
    end_value,
    hex_of,
    hex_value,
    move_end,
    move_fires,
)
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.leaders import go_along
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.movement.command import owes_action
from samurai_odds.ran.rules.movement.moving import (
    begin_move,
    end_move,
    fire,
    has_been_provoked,
    is_gone,
    list_targets,
    set_allowance,
)
from samurai_odds.ran.rules.movement.reach import (
    FAR,
    POINT,
    end_cost,
    last_node,
    lay_path,
    may_charge,
    points_of,
    search,
)
from samurai_odds.ran.rules.movement.reactions import begin_alarm, begin_event
from samurai_odds.ran.rules.pieces import (
    beside,
    distance,
    is_front,
    move_unit,
    passable,
    side_towards,
)
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.rules.shock.strikes import must_charge

# ---- Where the unit on the move may end (6.1-6.3, 6.42, 7.1; R23) --------------------


def offer_ends(q: Question, s: State) -> None:
    """Ask where the unit on the move goes, whom it fires at, or whether it halts."""
    unit = s.mover
    done = s.move.arrived and s.move.mode != mv.ON_ORDERS  # on orders alone one goes on and on
    if is_gone(s) or done:
        end_move(q, s)
        return
    set_allowance(q, s)  # fire or its own turns may have disrupted it (11.36)
    search(q, s)
    no_options(s)
    if may_halt(q, s):
        option(s, 0)
    if s.move.mode == mv.AFTER_THEM or s.move.mode == mv.FOLLOWING:
        list_ends_towards(q, s)
    else:
        if s.move.mode != mv.ON_ORDERS or not must_charge(q, s, unit):
            list_ends(q, s)
        if s.move.mode == mv.ON_ORDERS:
            list_targets(q, s)
    if s.move.arrived and not leads_on(s, s.hex[unit]):
        no_options(s)
    elif s.must_act and owes_action(q, s) and leads_on(s, s.hex[unit]):
        keep_what_leads_on(s, s.hex[unit])
    if s.options_open > 0:
        ask(s, mv.MOVE_CHOICE, q.side[unit])
    else:
        end_move(q, s)


def leads_on(s: State, number: int) -> bool:
    """Say whether among the options is one to go elsewhere or to fire, not only to turn."""
    for place in range(s.options_open):
        if is_onward(s.choices[place], number):
            return True
    return False


def is_onward(value: int, number: int) -> bool:
    """Say whether an option is to fire, or to go to another hex than the one given."""
    return move_fires(value) > 0 or (value > 0 and end_hex(value) != number)


def keep_what_leads_on(s: State, number: int) -> None:
    """Take halting, and turning in place, off the options: who has trumped must act (5.65)."""
    count = 0
    for place in range(s.options_open):
        if is_onward(s.choices[place], number):
            s.choices[count] = s.choices[place]
            count += 1
    for place in range(count, s.options_open):
        s.choices[place] = 0
    s.options_open = count


def list_ends(q: Question, s: State) -> None:
    """List the hexes and facings in which the move can end."""
    unit = s.mover
    for number in range(q.hexes):
        if s.move.spot_at[number] == 0 or is_taken(s, unit, number):
            continue
        if s.move.mode == mv.WITHDRAWING and not is_clear(q, s, unit, number):
            continue
        for facing in range(mv.FACINGS):
            if is_end(q, s, number, facing):
                option(s, end_value(number, facing))


def is_taken(s: State, unit: int, number: int) -> bool:
    """Say whether another unit stands in a hex (6.71)."""
    return s.unit_at[number] >= 0 and s.unit_at[number] != unit


def is_end(q: Question, s: State, number: int, facing: int) -> bool:
    """Say whether the move can end so: elsewhere or otherwise than now.

    Adjacent to the enemy by the last point only for a charge (6.34, 9.34); others have not
    been let there by the search.
    """
    unit = s.mover
    if number == s.hex[unit] and facing == s.facing[unit]:
        return False
    cost = end_cost(q, s, number, facing)
    if cost < s.move.allowance * POINT or cost == FAR:
        return cost != FAR
    return not may_charge(q, s, unit) or last_node(q, s, number, facing) >= 0


def is_clear(q: Question, s: State, unit: int, number: int) -> bool:
    """Say whether a hex is more than two hexes from every active enemy unit (6.42, R27)."""
    side = q.side[unit]
    for other in range(q.first_of_side[1 - side], q.end_of_side[1 - side]):
        if s.hex[other] >= 0 and s.activated[q.contingent[other]]:
            if distance(q, number, s.hex[other]) <= mv.NEAR:
                return False
    return True


def may_halt(q: Question, s: State) -> bool:
    """Say whether the unit may stay where it is: who withdraws only if it is clear there (6.42).

    Who goes for somebody does so as far as he can (6.51, 8.36); if there is nowhere to
    go nothing is asked.
    """
    if s.move.mode >= mv.FIRST_AFTER_ENEMY:
        return False
    if s.move.mode != mv.WITHDRAWING:
        return True
    return is_clear(q, s, s.mover, s.hex[s.mover])


def list_ends_towards(q: Question, s: State) -> None:
    """List where who goes for a unit ends up: before it if he can, else as near as he can.

    Of these the ends that cost fewest points (6.51, 8.36; R66).
    """
    unit, best, cheapest = s.mover, 99, FAR
    if s.move.steps == 0:
        best = nearness(q, s, s.hex[unit], s.facing[unit])
    for number in range(q.hexes):
        if s.move.spot_at[number] and not is_taken(s, unit, number):
            for facing in range(mv.FACINGS):
                near = nearness(q, s, number, facing)
                if near <= best and is_end(q, s, number, facing):
                    points = points_of(end_cost(q, s, number, facing))
                    if near < best:
                        best, cheapest = near, points
                    elif cheapest < FAR:
                        cheapest = min(cheapest, points)
    if cheapest == FAR:
        return
    for number in range(q.hexes):
        if s.move.spot_at[number] and not is_taken(s, unit, number):
            for facing in range(mv.FACINGS):
                if nearness(q, s, number, facing) == best and is_end(q, s, number, facing):
                    if points_of(end_cost(q, s, number, facing)) == cheapest:
                        option(s, end_value(number, facing))


def nearness(q: Question, s: State, number: int, facing: int) -> int:
    """Give the hexes to the unit gone for, 0 where it could be shocked from there."""
    hexes = distance(q, number, s.hex[s.move.target])
    if hexes == 1 and has_before(q, s, number, facing, s.move.target):
        return 0
    return hexes


def has_before(q: Question, s: State, number: int, facing: int, other: int) -> bool:
    """Say whether from a hex with a facing an adjacent unit lies across a front side (7.11)."""
    side = side_towards(q, number, s.hex[other])
    if side < 0 or not is_front(facing, side):
        return False
    return q.passable[number, side] > 0


def choose_end(q: Question, s: State, value: int) -> None:
    """Fire, halt, or set out for an end: before it moves for the first time the enemy reacts."""
    if move_fires(value):
        fire(q, s, move_end(value))
        return
    if value == 0:
        end_move(q, s)
        return
    lay_path(q, s, end_hex(value), end_facing(value))
    s.move.ending, s.move.goal, s.move.arrived = end_facing(value), 1, 0
    if s.move.begun:
        s.phase = mv.WALKING
        return
    s.move.begun = 1
    begin_event(q, s, s.mover, mv.BEGINS, mv.WALKING)


# ---- What harassment provokes --------------------------------------------------------


def after_harassing(q: Question, s: State) -> None:
    """Carry out what the target has been provoked to: a step forward, or a ride (8.35, 8.36).

    First who harasses guns and has been made to charge them comes under fire (8.62, 8.41).
    """
    target, unit = s.move.quarry, s.move.harasser
    provoked = s.shock.lured
    s.shock.lured = 0
    s.phase = mv.UNIT_ORDERS
    if s.hex[unit] >= 0 and has_been_provoked(s, unit):
        begin_event(q, s, unit, mv.CHARGES_IN, after_charge(s, target, provoked))
        return
    if s.hex[target] < 0:
        return
    if provoked == sh.LURED_ON:
        s.phase = mv.LURED_FORWARD
    elif provoked == sh.RIDES_OUT and s.hex[unit] >= 0:
        s.move.target = unit
        begin_move(q, s, target, mv.FOLLOWING, mv.FOLLOWED)


def after_charge(s: State, target: int, provoked: int) -> int:
    """Give the phase after a harasser's charge: guns may have been lured forward too (8.35)."""
    lured = s.hex[target] >= 0 and provoked == sh.LURED_ON
    return mv.LURED_FORWARD if lured else mv.UNIT_ORDERS


def offer_lured(q: Question, s: State) -> None:
    """Ask into which of its front hexes who has been lured goes; if it cannot it stays (8.35)."""
    target = s.move.quarry
    number = s.hex[target]
    no_options(s)
    for there in range(q.hexes):
        if distance(q, number, there) == 1 and may_be_lured_to(q, s, target, there):
            option(s, hex_value(there))
    ask_if_any(s, mv.LURED_CHOICE, q.side[target], mv.UNIT_ORDERS)


def may_be_lured_to(q: Question, s: State, target: int, there: int) -> bool:
    """Say whether an adjacent hex is to a unit's front, open and free."""
    number = s.hex[target]
    for side in range(at.SIDES_OF_HEX):
        if beside(q, number, side) == there and is_front(s.facing[target], side):
            return passable(q, number, side) and s.unit_at[there] < 0
    return False


def lure(q: Question, s: State, value: int) -> None:
    """Move who has been lured a hex forward, a busho with it (8.35, R37)."""
    target = s.move.quarry
    start = s.hex[target]
    move_unit(q, s, target, hex_of(value))
    go_along(q, s, q.side[target], start, hex_of(value))
    begin_alarm(q, s, target, mv.UNIT_ORDERS)


def after_following(q: Question, s: State) -> None:
    """Have Kibamusha that have caught up with the harasser shock it at once (8.36)."""
    target, unit = s.move.quarry, s.move.harasser
    s.phase = mv.UNIT_ORDERS
    if s.hex[target] < 0 or s.hex[unit] < 0:
        return
    if distance(q, s.hex[target], s.hex[unit]) == 1:
        if has_before(q, s, s.hex[target], s.facing[target], unit):
            s.against[target], s.why[target] = 1 + unit, at.BY_LURE
            s.shock_kind, s.shock_side = at.SHOCK_LURED, q.side[target]
            s.shock_unit, s.after_shock = target, mv.UNIT_ORDERS
            s.phase = at.SHOCK_BEGIN
