"""One unit moves, enters or fires on its orders (5.32, 6.1-6.3, 6.7, 7.1, 8.21; R23)."""

from samurai_odds.play.offering import ask, no_options, option
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.activation import bring_busho, list_entries
from samurai_odds.ran.rules.decisions.packed import end_facing, end_hex, end_value, shot_value
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.leaders import go_along
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.movement.command import (
    NO_FIRE,
    beside_enemy,
    in_command,
    in_enemy_zone,
    may_fire_at,
)
from samurai_odds.ran.rules.movement.reach import (
    FORBIDDEN,
    HIT,
    POINT,
    last_turn,
    points_of,
    step_cost,
    turn_in_place,
    turning_hits,
    turns_on_the_way,
)
from samurai_odds.ran.rules.movement.reactions import begin_event
from samurai_odds.ran.rules.movement.shooting import begin_retire_fire, begin_volley, fire_points
from samurai_odds.ran.rules.pieces import (
    give_hits,
    lift_unit,
    ma,
    put_unit,
    side_towards,
    tq,
    turn_unit,
    vertices_turned,
)

# ---- One unit moves (6.1-6.3, 6.7, 7.1; R23) -----------------------------------------

# ---- beginning and ending ------------------------------------------------------------


def begin_move(q: Question, s: State, unit: int, mode: int, after: int) -> None:
    """Let a unit move; ``after`` is the phase that follows its move.

    Whether it is in command is judged now (4.32); others are not limited by 5.33.
    """
    s.mover, s.move.mode, s.move.after_move = unit, mode, after
    ordered = mode == mv.ON_ORDERS or mode == mv.WITHDRAWING
    s.move.halved = 1 if ordered and not in_command(q, s, unit) else 0
    s.move.spent = s.move.steps = s.move.turned = s.move.begun = 0
    s.move.stuck_in = s.move.shot_at = s.move.goal = s.move.arrived = 0
    s.move.waited = 1 if s.against[unit] else 0
    s.move.limited = s.move.halved if mode == mv.ON_ORDERS else 0
    s.move.friend_here = at.NONE
    s.move.origin = s.move.last_free = s.hex[unit]
    s.move.last_facing = s.facing[unit]
    set_allowance(q, s)
    s.phase = mv.MOVE_ASKED


def set_allowance(q: Question, s: State) -> None:
    """Give the unit on the move the points of the side that it shows (6.11, 11.36).

    Half of them out of command (5.33), half rounded up on a Banzai (6.51), four for who
    follows harassers (8.36).
    """
    whole = ma(q, s, s.mover)
    if s.move.mode == mv.AFTER_THEM:
        whole = (whole + 1) // 2
    elif s.move.mode == mv.FOLLOWING:
        whole = mv.HARASSED_MA
    elif s.move.halved:
        whole = whole // 2
    s.move.allowance = whole


def is_gone(s: State) -> bool:
    """Say whether the unit on the move has been lost, or made to charge on its way (8.61)."""
    unit = s.mover
    return s.hex[unit] < 0 or has_been_provoked(s, unit)


def has_been_provoked(s: State, unit: int) -> bool:
    """Say whether a unit has been made to charge since it set out, to move or harass (8.61)."""
    return s.against[unit] > 0 and s.move.waited == 0


def end_move(q: Question, s: State) -> None:
    """End the move; unless it was ordered to move busho have gone along (R26).

    With who withdraws on orders only he who has given them (4.65).
    """
    unit = s.mover
    s.move.goal = 0
    if s.move.mode != mv.ON_ORDERS and s.hex[unit] >= 0:
        s.move.with_busho = 1 if s.busho_hex[s.current] == s.move.origin else 0
        if s.move.mode != mv.WITHDRAWING:
            go_along(q, s, q.side[unit], s.move.origin, s.hex[unit])
        elif s.move.with_busho:
            s.busho_hex[s.current] = s.hex[unit]
            s.command_known = 0
    s.phase = s.move.after_move


# ---- on the way ----------------------------------------------------------------------


def walk(q: Question, s: State) -> None:
    """Do the next thing on the way: a turn, fire at who leaves, a step, the last turn."""
    unit = s.mover
    if is_gone(s):
        end_move(q, s)
    elif s.move.goal == 0 and s.move.friend_here >= 0:
        put_back(q, s)
    elif s.move.goal == 0:
        s.phase = mv.MOVE_ASKED
    elif s.move.path_at == s.move.path_length:
        arrive(q, s)
    else:
        node = s.move.path[s.move.path_at]
        if s.facing[unit] != node % mv.FACINGS:
            turn(q, s, node % mv.FACINGS, first_turn(q, s, node % mv.FACINGS))
        elif must_be_shot_at(q, s):
            s.move.shot_at = 1
            begin_retire_fire(q, s, unit, mv.WALKING)
        else:
            step(q, s, node // mv.FACINGS)


def first_turn(q: Question, s: State, to: int) -> int:
    """Give the cost of a turn before a step; a withdrawal's first is free of points (6.42)."""
    unit = s.mover
    number = s.hex[unit]
    if not turns_on_the_way(q, s, number):
        return FORBIDDEN  # hits taken on the way have changed that (11.36)
    if s.move.mode == mv.WITHDRAWING and s.move.steps == 0:
        return turning_hits(q, s, unit, number) * HIT
    return turn_in_place(q, s, number, s.facing[unit], to)


def turn(q: Question, s: State, to: int, cost: int) -> None:
    """Turn on the way; what it costs in hits may disrupt the unit (7.13, 7.14, 11.36)."""
    unit = s.mover
    if cost == FORBIDDEN:
        s.move.goal = 0
        return
    s.move.spent += points_of(cost)
    s.move.turned += vertices_turned(s.facing[unit], to)
    turn_unit(q, s, unit, to)
    if in_enemy_zone(s, q.side[unit], s.hex[unit]) and s.move.mode == mv.ON_ORDERS:
        s.move.stuck_in = 1
        s.moved[unit] = max(s.moved[unit], at.TURNED_IN_ZONE)
    hits = cost % POINT // HIT
    if hits > 0:
        take(q, s, hits)


def take(q: Question, s: State, hits: int) -> None:
    """Give the unit on the move hits; disrupted it goes on with fewer points (11.36)."""
    unit = s.mover
    state = s.state[unit]
    give_hits(q, s, unit, hits)
    if s.state[unit] != state:
        s.move.goal = 0


def must_be_shot_at(q: Question, s: State) -> bool:
    """Say whether leaving its hex exposes the unit to bows, which have not been asked (8.42)."""
    if s.move.shot_at or s.move.mode >= mv.FIRST_AFTER_ENEMY:
        return False
    return in_enemy_zone(s, q.side[s.mover], s.hex[s.mover])


def step(q: Question, s: State, number: int) -> None:
    """Enter the next hex; a friend there takes a hit first, or on a Banzai checks (6.74, 6.52)."""
    unit = s.mover
    start, friend = s.hex[unit], s.unit_at[number]
    cost = step_cost(q, s, start, side_towards(q, start, number))
    if cost == FORBIDDEN:
        s.move.goal = 0
    elif friend >= 0 and s.move.mode == mv.AFTER_THEM:
        s.phase = mv.PASSING
    else:
        if friend >= 0:
            give_hits(q, s, friend, 1)
        go_in(q, s, number, cost)


def pass_rolled(q: Question, s: State, die: int) -> None:
    """Apply the check of infantry that a Banzai goes through, then go through (6.52)."""
    number = s.move.path[s.move.path_at] // mv.FACINGS
    start, friend = s.hex[s.mover], s.unit_at[number]
    cost = step_cost(q, s, start, side_towards(q, start, number))
    hits = die - s.check_bonus[q.contingent[friend]] - tq(q, s, friend)
    if hits > 0:
        give_hits(q, s, friend, hits)
    s.phase = mv.WALKING
    go_in(q, s, number, cost)


def go_in(q: Question, s: State, number: int, cost: int) -> None:
    """Pay for a hex and enter it: in a friend's nobody reacts (R63), else the enemy may.

    Only Kibamusha that will charge come adjacent by their last point (9.34).
    """
    unit, friend = s.mover, s.unit_at[number]
    s.move.spent += points_of(cost)
    s.move.steps += 1
    s.move.turned = s.move.shot_at = 0
    s.move.path_at += 1
    s.moved[unit] = at.CHANGED_HEX
    if s.move.spent >= s.move.allowance and beside_enemy(q, s, q.side[unit], number):
        s.move.last_point[unit] = 1
    if s.move.friend_here < 0:
        s.move.last_free, s.move.last_facing = s.hex[unit], s.facing[unit]
    displace(q, s, number)
    if friend >= 0:
        s.move.friend_here = friend
        s.unit_at[number] = friend
    else:
        begin_event(q, s, unit, mv.ENTERS, mv.WALKING)


def displace(q: Question, s: State, number: int) -> None:
    """Put the unit on the move into a hex, out of a friend's or not."""
    unit, facing, start = s.mover, s.facing[s.mover], s.hex[s.mover]
    lift_unit(q, s, unit)
    if s.move.friend_here >= 0:
        s.unit_at[start] = s.move.friend_here
    s.move.friend_here = at.NONE
    put_unit(q, s, unit, number, facing)


def put_back(q: Question, s: State) -> None:
    """Put a unit that its hits keep from going on through a friend back where it was (R63)."""
    displace(q, s, s.move.last_free)
    turn_unit(q, s, s.mover, s.move.last_facing)
    end_move(q, s)


def arrive(q: Question, s: State) -> None:
    unit = s.mover
    number, facing = s.hex[unit], s.facing[unit]
    s.move.goal, s.move.arrived = 0, 1
    if facing != s.move.ending:
        turn(q, s, s.move.ending, last_turn(q, s, number, facing, s.move.ending))
    s.phase = mv.MOVE_ASKED


# ---- Fire on orders, before, on or after a unit's way (5.32, 6.13, 8.21; R23) --------


def may_fire(q: Question, s: State, unit: int, points: int, commanded: bool) -> bool:
    """Say whether a unit may fire on orders with so many points left (6.13, 8.21, 8.18)."""
    if q.weapon[unit] == at.NO_WEAPON or q.type[unit] == at.HONJIN:
        return False
    if s.fired[unit] or s.engaged[unit] or points < fire_points(q, unit):
        return False
    return commanded or q.weapon[unit] == at.BOW


def list_targets(q: Question, s: State) -> None:
    """List whom the unit on the move may fire at.

    Out of command it moves or fires, not both (5.33).
    """
    unit = s.mover
    if s.move.limited and s.move.begun:
        return
    left = s.move.allowance - s.move.spent
    if may_fire(q, s, unit, left, s.move.limited == 0):
        enemy = 1 - q.side[unit]
        for target in range(q.first_of_side[enemy], q.end_of_side[enemy]):
            if s.hex[target] >= 0 and may_fire_at(q, s, unit, target) != NO_FIRE:
                option(s, shot_value(target))


def has_target(q: Question, s: State, unit: int) -> bool:
    enemy = 1 - q.side[unit]
    for target in range(q.first_of_side[enemy], q.end_of_side[enemy]):
        if s.hex[target] >= 0 and may_fire_at(q, s, unit, target) != NO_FIRE:
            return True
    return False


def fire(q: Question, s: State, target: int) -> None:
    unit = s.mover
    s.move.spent += fire_points(q, unit)
    begin_volley(q, s, unit, target, at.ORDERED_FIRE, mv.HAS_FIRED)


def after_fire(q: Question, s: State) -> None:
    """Go on moving, in command (5.32, 5.33).

    Who has been made to charge by the answer comes under fire (8.62, 8.41).
    """
    unit = s.mover
    if s.hex[unit] >= 0 and has_been_provoked(s, unit):
        begin_event(q, s, unit, mv.CHARGES_IN, mv.MOVE_ASKED)
    elif s.move.limited:
        end_move(q, s)
    else:
        s.phase = mv.MOVE_ASKED


# ---- A reinforcement comes onto the map with its first hex (5.21[4], 5.32; R46, R69) ----


def entry_price(q: Question, s: State, unit: int, number: int) -> int:
    """Give the movement points of entering the map at a hex, as from clear ground (R69)."""
    closed = q.formed[unit] and s.open[unit] == 0
    return q.hex_cost[number] if closed else q.open_hex_cost[number]


def may_enter_at(q: Question, s: State, unit: int, number: int) -> bool:
    """Say whether a unit can enter at a hex: it can pay for it, and heeds 6.34."""
    left = ma(q, s, unit) - entry_price(q, s, unit, number)
    if left == 0:
        return not beside_enemy(q, s, q.side[unit], number)
    return left > 0


def can_enter(q: Question, s: State, unit: int) -> bool:
    for k in range(list_entries(q, s, q.contingent[unit])):
        if may_enter_at(q, s, unit, s.queue[k]):
            return True
    return False


def begin_entry(s: State, unit: int) -> None:
    s.mover = unit
    s.phase = mv.ENTRY_ASKED


def offer_entries(q: Question, s: State) -> None:
    """Ask where it enters and how it faces."""
    unit = s.mover
    no_options(s)
    count = list_entries(q, s, q.contingent[unit])
    for number in range(q.hexes):
        for k in range(count):
            if s.queue[k] == number and may_enter_at(q, s, unit, number):
                for facing in range(mv.FACINGS):
                    option(s, end_value(number, facing))
    ask(s, mv.ENTRY_CHOICE, q.side[unit])


def enter_map(q: Question, s: State, value: int) -> None:
    """Put the unit on the map, its busho with the first; the enemy may react."""
    unit, number = s.mover, end_hex(value)
    put_unit(q, s, unit, number, end_facing(value))
    bring_busho(s, q.contingent[unit], number)
    begin_move(q, s, unit, mv.ON_ORDERS, mv.UNIT_ORDERS)
    s.move.halved = s.move.limited = 0
    s.move.allowance = ma(q, s, unit)
    s.move.spent = entry_price(q, s, unit, number)
    s.move.steps = s.move.begun = 1
    s.moved[unit] = at.CHANGED_HEX
    begin_event(q, s, unit, mv.ENTERS, mv.WALKING)
