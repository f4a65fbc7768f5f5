"""One unit moves, enters or fires on its orders (5.32, 6.1-6.3, 6.7, 7.1, 8.21; R23)."""

from samurai_odds.play.offering import Numbers, ask, no_options, option
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.activation import bring_busho, list_entries
from samurai_odds.ran.field.decisions import end_facing, end_hex, end_value, shot_value
from samurai_odds.ran.field.leaders import go_along
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.movement.command import (
    NO_FIRE,
    beside_enemy,
    in_command,
    in_enemy_zone,
    may_fire_at,
)
from samurai_odds.ran.field.movement.reach import (
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
from samurai_odds.ran.field.movement.reactions import begin_event
from samurai_odds.ran.field.movement.shooting import begin_retire_fire, begin_volley, fire_points
from samurai_odds.ran.field.pieces import (
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


def begin_move(q: Numbers, s: Numbers, unit: int, mode: int, after: int) -> None:
    """Let a unit move; ``after`` is the phase that follows its move.

    Whether it is in command is judged now (4.32); others are not limited by 5.33.
    """
    s[mv.MOVER], s[mv.MODE], s[mv.AFTER_MOVE] = unit, mode, after
    ordered = mode == mv.ON_ORDERS or mode == mv.WITHDRAWING
    s[mv.HALVED] = 1 if ordered and not in_command(q, s, unit) else 0
    s[mv.SPENT] = s[mv.STEPS] = s[mv.TURNED] = s[mv.BEGUN] = 0
    s[mv.STUCK_IN] = s[mv.SHOT_AT] = s[mv.GOAL] = s[mv.ARRIVED] = 0
    s[mv.WAITED] = 1 if s[at.AGAINST + unit] else 0
    s[mv.LIMITED] = s[mv.HALVED] if mode == mv.ON_ORDERS else 0
    s[mv.FRIEND_HERE] = at.NONE
    s[mv.ORIGIN] = s[mv.LAST_FREE] = s[at.HEX + unit]
    s[mv.LAST_FACING] = s[at.FACING + unit]
    set_allowance(q, s)
    s[at.PHASE] = mv.MOVE_ASKED


def set_allowance(q: Numbers, s: Numbers) -> None:
    """Give the unit on the move the points of the side that it shows (6.11, 11.36).

    Half of them out of command (5.33), half rounded up on a Banzai (6.51), four for who
    follows harassers (8.36).
    """
    whole = ma(q, s, s[mv.MOVER])
    if s[mv.MODE] == mv.AFTER_THEM:
        whole = (whole + 1) // 2
    elif s[mv.MODE] == mv.FOLLOWING:
        whole = mv.HARASSED_MA
    elif s[mv.HALVED]:
        whole = whole // 2
    s[mv.ALLOWANCE] = whole


def is_gone(s: Numbers) -> bool:
    """Say whether the unit on the move has been lost, or made to charge on its way (8.61)."""
    unit = s[mv.MOVER]
    return s[at.HEX + unit] < 0 or has_been_provoked(s, unit)


def has_been_provoked(s: Numbers, unit: int) -> bool:
    """Say whether a unit has been made to charge since it set out, to move or harass (8.61)."""
    return s[at.AGAINST + unit] > 0 and s[mv.WAITED] == 0


def end_move(q: Numbers, s: Numbers) -> None:
    """End the move; unless it was ordered to move busho have gone along (R26).

    With who withdraws on orders only he who has given them (4.65).
    """
    unit = s[mv.MOVER]
    s[mv.GOAL] = 0
    if s[mv.MODE] != mv.ON_ORDERS and s[at.HEX + unit] >= 0:
        s[mv.WITH_BUSHO] = 1 if s[at.BUSHO_HEX + s[at.CURRENT]] == s[mv.ORIGIN] else 0
        if s[mv.MODE] != mv.WITHDRAWING:
            go_along(q, s, q[at.SIDE + unit], s[mv.ORIGIN], s[at.HEX + unit])
        elif s[mv.WITH_BUSHO]:
            s[at.BUSHO_HEX + s[at.CURRENT]] = s[at.HEX + unit]
            s[at.COMMAND_KNOWN] = 0
    s[at.PHASE] = s[mv.AFTER_MOVE]


# ---- on the way ----------------------------------------------------------------------


def walk(q: Numbers, s: Numbers) -> None:
    """Do the next thing on the way: a turn, fire at who leaves, a step, the last turn."""
    unit = s[mv.MOVER]
    if is_gone(s):
        end_move(q, s)
    elif s[mv.GOAL] == 0 and s[mv.FRIEND_HERE] >= 0:
        put_back(q, s)
    elif s[mv.GOAL] == 0:
        s[at.PHASE] = mv.MOVE_ASKED
    elif s[mv.PATH_AT] == s[mv.PATH_LENGTH]:
        arrive(q, s)
    else:
        node = s[mv.PATH + s[mv.PATH_AT]]
        if s[at.FACING + unit] != node % mv.FACINGS:
            turn(q, s, node % mv.FACINGS, first_turn(q, s, node % mv.FACINGS))
        elif must_be_shot_at(q, s):
            s[mv.SHOT_AT] = 1
            begin_retire_fire(q, s, unit, mv.WALKING)
        else:
            step(q, s, node // mv.FACINGS)


def first_turn(q: Numbers, s: Numbers, to: int) -> int:
    """Give the cost of a turn before a step; a withdrawal's first is free of points (6.42)."""
    unit = s[mv.MOVER]
    number = s[at.HEX + unit]
    if not turns_on_the_way(q, s, number):
        return FORBIDDEN  # hits taken on the way have changed that (11.36)
    if s[mv.MODE] == mv.WITHDRAWING and s[mv.STEPS] == 0:
        return turning_hits(q, s, unit, number) * HIT
    return turn_in_place(q, s, number, s[at.FACING + unit], to)


def turn(q: Numbers, s: Numbers, to: int, cost: int) -> None:
    """Turn on the way; what it costs in hits may disrupt the unit (7.13, 7.14, 11.36)."""
    unit = s[mv.MOVER]
    if cost == FORBIDDEN:
        s[mv.GOAL] = 0
        return
    s[mv.SPENT] += points_of(cost)
    s[mv.TURNED] += vertices_turned(s[at.FACING + unit], to)
    turn_unit(q, s, unit, to)
    if in_enemy_zone(s, q[at.SIDE + unit], s[at.HEX + unit]) and s[mv.MODE] == mv.ON_ORDERS:
        s[mv.STUCK_IN] = 1
        s[at.MOVED + unit] = max(s[at.MOVED + unit], at.TURNED_IN_ZONE)
    hits = cost % POINT // HIT
    if hits > 0:
        take(q, s, hits)


def take(q: Numbers, s: Numbers, hits: int) -> None:
    """Give the unit on the move hits; disrupted it goes on with fewer points (11.36)."""
    unit = s[mv.MOVER]
    state = s[at.STATE + unit]
    give_hits(q, s, unit, hits)
    if s[at.STATE + unit] != state:
        s[mv.GOAL] = 0


def must_be_shot_at(q: Numbers, s: Numbers) -> bool:
    """Say whether leaving its hex exposes the unit to bows, which have not been asked (8.42)."""
    if s[mv.SHOT_AT] or s[mv.MODE] >= mv.AFTER_THEM:
        return False
    return in_enemy_zone(s, q[at.SIDE + s[mv.MOVER]], s[at.HEX + s[mv.MOVER]])


def step(q: Numbers, s: Numbers, number: int) -> None:
    """Enter the next hex; a friend there takes a hit first, or on a Banzai checks (6.74, 6.52)."""
    unit = s[mv.MOVER]
    start, friend = s[at.HEX + unit], s[at.UNIT_AT + number]
    cost = step_cost(q, s, start, side_towards(q, start, number))
    if cost == FORBIDDEN:
        s[mv.GOAL] = 0
    elif friend >= 0 and s[mv.MODE] == mv.AFTER_THEM:
        s[at.PHASE] = mv.PASSING
    else:
        if friend >= 0:
            give_hits(q, s, friend, 1)
        go_in(q, s, number, cost)


def pass_rolled(q: Numbers, s: Numbers, die: int) -> None:
    """Apply the check of infantry that a Banzai goes through, then go through (6.52)."""
    number = s[mv.PATH + s[mv.PATH_AT]] // mv.FACINGS
    start, friend = s[at.HEX + s[mv.MOVER]], s[at.UNIT_AT + number]
    cost = step_cost(q, s, start, side_towards(q, start, number))
    hits = die - s[at.CHECK_BONUS + q[at.CONTINGENT + friend]] - tq(q, s, friend)
    if hits > 0:
        give_hits(q, s, friend, hits)
    s[at.PHASE] = mv.WALKING
    go_in(q, s, number, cost)


def go_in(q: Numbers, s: Numbers, number: int, cost: int) -> None:
    """Pay for a hex and enter it: in a friend's nobody reacts (R63), else the enemy may.

    Only Kibamusha that will charge come adjacent by their last point (9.34).
    """
    unit, friend = s[mv.MOVER], s[at.UNIT_AT + number]
    s[mv.SPENT] += points_of(cost)
    s[mv.STEPS] += 1
    s[mv.TURNED] = s[mv.SHOT_AT] = 0
    s[mv.PATH_AT] += 1
    s[at.MOVED + unit] = at.CHANGED_HEX
    if s[mv.SPENT] >= s[mv.ALLOWANCE] and beside_enemy(q, s, q[at.SIDE + unit], number):
        s[mv.LAST_POINT + unit] = 1
    if s[mv.FRIEND_HERE] < 0:
        s[mv.LAST_FREE], s[mv.LAST_FACING] = s[at.HEX + unit], s[at.FACING + unit]
    displace(q, s, number)
    if friend >= 0:
        s[mv.FRIEND_HERE] = friend
        s[at.UNIT_AT + number] = friend
    else:
        begin_event(q, s, unit, mv.ENTERS, mv.WALKING)


def displace(q: Numbers, s: Numbers, number: int) -> None:
    """Put the unit on the move into a hex, out of a friend's or not."""
    unit, facing, start = s[mv.MOVER], s[at.FACING + s[mv.MOVER]], s[at.HEX + s[mv.MOVER]]
    lift_unit(q, s, unit)
    if s[mv.FRIEND_HERE] >= 0:
        s[at.UNIT_AT + start] = s[mv.FRIEND_HERE]
    s[mv.FRIEND_HERE] = at.NONE
    put_unit(q, s, unit, number, facing)


def put_back(q: Numbers, s: Numbers) -> None:
    """Put a unit that its hits keep from going on through a friend back where it was (R63)."""
    displace(q, s, s[mv.LAST_FREE])
    turn_unit(q, s, s[mv.MOVER], s[mv.LAST_FACING])
    end_move(q, s)


def arrive(q: Numbers, s: Numbers) -> None:
    unit = s[mv.MOVER]
    number, facing = s[at.HEX + unit], s[at.FACING + unit]
    s[mv.GOAL], s[mv.ARRIVED] = 0, 1
    if facing != s[mv.ENDING]:
        turn(q, s, s[mv.ENDING], last_turn(q, s, number, facing, s[mv.ENDING]))
    s[at.PHASE] = mv.MOVE_ASKED


# ---- Fire on orders, before, on or after a unit's way (5.32, 6.13, 8.21; R23) --------


def may_fire(q: Numbers, s: Numbers, unit: int, points: int, commanded: bool) -> bool:
    """Say whether a unit may fire on orders with so many points left (6.13, 8.21, 8.18)."""
    if q[at.WEAPON + unit] == at.NO_WEAPON or q[at.TYPE + unit] == at.HONJIN:
        return False
    if s[at.FIRED + unit] or s[at.ENGAGED + unit] or points < fire_points(q, unit):
        return False
    return commanded or q[at.WEAPON + unit] == at.BOW


def list_targets(q: Numbers, s: Numbers) -> None:
    """List whom the unit on the move may fire at.

    Out of command it moves or fires, not both (5.33).
    """
    unit = s[mv.MOVER]
    if s[mv.LIMITED] and s[mv.BEGUN]:
        return
    left = s[mv.ALLOWANCE] - s[mv.SPENT]
    if may_fire(q, s, unit, left, s[mv.LIMITED] == 0):
        enemy = 1 - q[at.SIDE + unit]
        for target in range(q[at.FIRST_OF_SIDE + enemy], q[at.END_OF_SIDE + enemy]):
            if s[at.HEX + target] >= 0 and may_fire_at(q, s, unit, target) != NO_FIRE:
                option(s, shot_value(target))


def has_target(q: Numbers, s: Numbers, unit: int) -> bool:
    enemy = 1 - q[at.SIDE + unit]
    for target in range(q[at.FIRST_OF_SIDE + enemy], q[at.END_OF_SIDE + enemy]):
        if s[at.HEX + target] >= 0 and may_fire_at(q, s, unit, target) != NO_FIRE:
            return True
    return False


def fire(q: Numbers, s: Numbers, target: int) -> None:
    unit = s[mv.MOVER]
    s[mv.SPENT] += fire_points(q, unit)
    begin_volley(q, s, unit, target, at.ORDERED_FIRE, mv.HAS_FIRED)


def after_fire(q: Numbers, s: Numbers) -> None:
    """Go on moving, in command (5.32, 5.33).

    Who has been made to charge by the answer comes under fire (8.62, 8.41).
    """
    unit = s[mv.MOVER]
    if s[at.HEX + unit] >= 0 and has_been_provoked(s, unit):
        begin_event(q, s, unit, mv.CHARGES_IN, mv.MOVE_ASKED)
    elif s[mv.LIMITED]:
        end_move(q, s)
    else:
        s[at.PHASE] = mv.MOVE_ASKED


# ---- A reinforcement comes onto the map with its first hex (5.21[4], 5.32; R46, R69) ----


def entry_price(q: Numbers, s: Numbers, unit: int, number: int) -> int:
    """Give the movement points of entering the map at a hex, as from clear ground (R69)."""
    closed = q[at.FORMED + unit] and s[at.OPEN + unit] == 0
    return q[(at.HEX_COST if closed else at.OPEN_HEX_COST) + number]


def may_enter_at(q: Numbers, s: Numbers, unit: int, number: int) -> bool:
    """Say whether a unit can enter at a hex: it can pay for it, and heeds 6.34."""
    left = ma(q, s, unit) - entry_price(q, s, unit, number)
    if left == 0:
        return not beside_enemy(q, s, q[at.SIDE + unit], number)
    return left > 0


def can_enter(q: Numbers, s: Numbers, unit: int) -> bool:
    for k in range(list_entries(q, s, q[at.CONTINGENT + unit])):
        if may_enter_at(q, s, unit, s[at.QUEUE + k]):
            return True
    return False


def begin_entry(s: Numbers, unit: int) -> None:
    s[mv.MOVER] = unit
    s[at.PHASE] = mv.ENTRY_ASKED


def offer_entries(q: Numbers, s: Numbers) -> None:
    """Ask where it enters and how it faces."""
    unit = s[mv.MOVER]
    no_options(s)
    found = list_entries(q, s, q[at.CONTINGENT + unit])
    for number in range(q[at.HEXES]):
        for k in range(found):
            if s[at.QUEUE + k] == number and may_enter_at(q, s, unit, number):
                for facing in range(mv.FACINGS):
                    option(s, end_value(number, facing))
    ask(s, mv.ENTRY_CHOICE, q[at.SIDE + unit])


def enter_map(q: Numbers, s: Numbers, value: int) -> None:
    """Put the unit on the map, its busho with the first; the enemy may react."""
    unit, number = s[mv.MOVER], end_hex(value)
    put_unit(q, s, unit, number, end_facing(value))
    bring_busho(s, q[at.CONTINGENT + unit], number)
    begin_move(q, s, unit, mv.ON_ORDERS, mv.UNIT_ORDERS)
    s[mv.HALVED] = s[mv.LIMITED] = 0
    s[mv.ALLOWANCE] = ma(q, s, unit)
    s[mv.SPENT] = entry_price(q, s, unit, number)
    s[mv.STEPS] = s[mv.BEGUN] = 1
    s[at.MOVED + unit] = at.CHANGED_HEX
    begin_event(q, s, unit, mv.ENTERS, mv.WALKING)
