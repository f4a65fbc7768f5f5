"""The steps of a move, their costs, and where a unit can get to (6.1-6.3, 7.1, 7.2; R62)."""

from samurai_odds.ran.combat.states import bears_turn, hits_of_turn
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.movement.command import beside_enemy, holder_across, in_enemy_zone
from samurai_odds.ran.rules.pieces import (
    began_adjacent,
    beside,
    is_front,
    is_kibamusha,
    opposite,
    passable,
    tq,
    vertices_turned,
)

# ---- What a unit may do in one step of its move, and what that costs -----------------

POINT, HIT, FRIEND = 4096, 64, 1
FORBIDDEN = -1
THROUGH_A_FRIEND = 1  # movement points (6.74)


def points_of(cost: int) -> int:
    return cost // POINT


# ---- turning -------------------------------------------------------------------------


def turning_hits(q: Question, s: State, unit: int, number: int) -> int:
    """Give the hits of turning in a hex."""
    return hits_of_turn(q.close_country[number], 1 - q.formed[unit], s.open[unit])


def survives_turning(q: Question, s: State, unit: int, number: int) -> bool:
    """Say whether a unit may turn in a hex."""
    left = tq(q, s, unit) - s.hits[unit]
    return bears_turn(s.state[unit], left, turning_hits(q, s, unit, number))


def turn_points(turned: int, more: int) -> int:
    """Give the points of turning more vertices in a hex after some: the first is free (7.13)."""
    return max(0, turned + more - 1) - max(0, turned - 1)


def turns_on_the_way(q: Question, s: State, number: int) -> bool:
    """Say whether the unit on the move may turn in a hex and then go on.

    In an enemy zone nobody does: who enters it ceases to move (7.23), who leaves it has not
    turned in it (7.16), but for the turn with which a withdrawal begins (6.42).
    """
    unit = s.mover
    begins = number == s.hex[unit] and s.move.steps == 0 and s.move.mode == mv.WITHDRAWING
    if not begins and in_enemy_zone(s, q.side[unit], number):
        return False
    return survives_turning(q, s, unit, number)


def turn_in_place(q: Question, s: State, number: int, facing: int, to: int) -> int:
    """Give the cost of a turn in a hex, zones aside (7.13, 7.14, 11.36)."""
    unit = s.mover
    if not survives_turning(q, s, unit, number):
        return FORBIDDEN
    turned = s.move.turned if number == s.hex[unit] else 0
    points = turn_points(turned, vertices_turned(facing, to))
    return points * POINT + turning_hits(q, s, unit, number) * HIT


def zone_holders(q: Question, s: State, side: int, number: int) -> int:
    """Count the units of the other side in whose zone a hex is."""
    count = 0
    for direction in range(at.SIDES_OF_HEX):
        if holder_across(q, s, number, direction, 1 - side) >= 0:
            count += 1
    return count


def may_turn_in_zone(q: Question, s: State) -> bool:
    """Say whether who starts in an enemy zone may turn there: in one unit's only (7.16).

    Not out of command: having turned it would have to shock (5.33).
    """
    unit = s.mover
    if s.move.steps or s.move.stuck_in or s.move.limited or s.move.mode != mv.ON_ORDERS:
        return False
    return s.engaged[unit] == 0 and (zone_holders(q, s, q.side[unit], s.hex[unit]) == 1)


# ---- stepping ------------------------------------------------------------------------


def may_leave(q: Question, s: State, number: int) -> bool:
    """Say whether the unit on the move may go on from a hex of its way (7.16, 7.23, 5.33)."""
    unit = s.mover
    if not in_enemy_zone(s, q.side[unit], number):
        return True
    starts = number == s.hex[unit] and s.move.steps == 0
    return starts and s.move.stuck_in == 0 and s.move.limited == 0


def may_enter_zone(q: Question, s: State, start: int) -> bool:
    """Say whether the unit on the move may step from a hex into an enemy zone.

    Not disrupted or out of command (7.24, 11.34), not withdrawing (6.42), nor as its first
    hex out of another zone (7.23).
    """
    unit = s.mover
    if s.state[unit] != at.ORDERED or s.move.limited or s.move.mode == mv.WITHDRAWING:
        return False
    return not in_enemy_zone(s, q.side[unit], start)


def may_pass(q: Question, s: State, other: int) -> bool:
    """Say whether the unit on the move may go through another's hex (6.73, 6.74).

    A friend's only, no Honjin's (4.53, R61), and on a Banzai not through Kibamusha (6.51).
    """
    if q.side[other] != q.side[s.mover] or q.type[other] == at.HONJIN:
        return False
    return s.move.mode != mv.AFTER_THEM or q.mounted[other] == 0


def step_cost(q: Question, s: State, start: int, side: int) -> int:
    """Give the cost of stepping across a side of a hex, FORBIDDEN where one may not (6.2, 6.3).

    Through a friend for a point more, where one need not stop (6.74); out of command never
    to where an enemy is adjacent (5.33).
    """
    unit = s.mover
    own = q.side[unit]
    if not passable(q, start, side) or not may_leave(q, s, start):
        return FORBIDDEN
    there = beside(q, start, side)
    other = s.unit_at[there]
    friend = other >= 0 and other != unit
    if friend and not may_pass(q, s, other):
        return FORBIDDEN
    if in_enemy_zone(s, own, there) and (friend or not may_enter_zone(q, s, start)):
        return FORBIDDEN
    if s.move.limited and beside_enemy(q, s, own, there):
        return FORBIDDEN
    closed = q.formed[unit] and s.open[unit] == 0
    points = q.cost[start, side] if closed else q.open_cost[start, side]
    return (points + THROUGH_A_FRIEND) * POINT + FRIEND if friend else points * POINT


def may_charge(q: Question, s: State, unit: int) -> bool:
    """Say whether a unit is Kibamusha that can charge this phase (9.31, 9.35, 11.34)."""
    ordered = s.state[unit] == at.ORDERED and s.move.mode == mv.ON_ORDERS
    return ordered and is_kibamusha(q, unit)


def finds_to_charge(q: Question, s: State, number: int, facing: int) -> bool:
    """Say whether the unit on the move has an enemy before it there that it may charge.

    One to which it was not adjacent when the phase began (9.31, R35).
    """
    unit = s.mover
    for side in range(at.SIDES_OF_HEX):
        if is_front(facing, side) and passable(q, number, side):
            other = s.unit_at[beside(q, number, side)]
            if other >= 0 and q.side[other] != q.side[unit]:
                if not began_adjacent(q, s, unit, other):
                    return True
    return False


# ---- Where a unit on the move can get to, and by which way (6.1-6.3; R62) ------------

FAR = 1 << 30  # above every cost
UNKNOWN, NO, YES = 0, 1, 2

# ---- searching -----------------------------------------------------------------------


def search(q: Question, s: State) -> None:
    """Note the least cost of all that the unit on the move can reach."""
    unit = s.mover
    wipe(s)
    spot = spot_of(s, s.hex[unit])
    enter(s, spot, s.facing[unit], s.move.spent * POINT, 0)
    first, waiting = 0, 1
    while waiting > 0:
        node = s.move.search_queue[first]
        first = (first + 1) % mv.MOST_NODES
        waiting -= 1
        s.move.waiting[node] = 0
        waiting = expand(q, s, node, first, waiting)


def wipe(s: State) -> None:
    for spot in range(s.move.spots):
        s.move.spot_at[s.move.spot_hex[spot]] = 0
    s.move.spots = 0


def spot_of(s: State, number: int) -> int:
    """Give a hex's place among those found, adding it if it is new."""
    if s.move.spot_at[number] == 0:
        spot = s.move.spots
        s.move.spot_hex[spot] = number
        s.move.spots = spot + 1
        s.move.spot_at[number] = spot + 1
        s.move.spot_known[spot] = s.move.spot_near[spot] = UNKNOWN
        for node in range(mv.FACINGS * spot, mv.FACINGS * (spot + 1)):
            s.move.node_cost[node] = s.move.turned_cost[node] = FAR
            s.move.waiting[node] = 0
    return s.move.spot_at[number] - 1


def enter(s: State, spot: int, facing: int, cost: int, place: int) -> int:
    """Note a cheaper way to a node; return 1 if that puts it into the queue."""
    node = mv.FACINGS * spot + facing
    if cost >= s.move.node_cost[node]:
        return 0
    s.move.node_cost[node] = cost
    if s.move.waiting[node]:
        return 0
    s.move.waiting[node] = 1
    s.move.search_queue[place % mv.MOST_NODES] = node
    return 1


def expand(q: Question, s: State, node: int, first: int, waiting: int) -> int:
    """Go on from a node, unturned or turned, into the hexes to its front; count the queue."""
    spot, facing = node // mv.FACINGS, node % mv.FACINGS
    if s.move.spot_known[spot] == UNKNOWN:
        look_around(q, s, spot)
    cost, most = s.move.node_cost[node], (s.move.allowance + 1) * POINT
    for more in range(mv.FACINGS):
        to = (facing + more) % mv.FACINGS
        turn = turn_from(s, spot, min(more, mv.FACINGS - more))
        turned = mv.FACINGS * spot + to
        if turn == FORBIDDEN or cost + turn >= min(s.move.turned_cost[turned], most):
            continue
        s.move.turned_cost[turned] = cost + turn
        for k in range(2):
            side = (to - k + mv.FACINGS) % mv.FACINGS
            step = s.move.spot_steps[mv.FACINGS * spot + side]
            if step != FORBIDDEN and cost + turn + step < most:
                number = beside(q, s.move.spot_hex[spot], side)
                if number == s.move.spot_hex[0]:  # no way leads back to where it begins (R62)
                    continue
                there = spot_of(s, number)
                if allows_last_point(q, s, there, cost + turn + step):
                    waiting += enter(s, there, to, cost + turn + step, first + waiting)
    return waiting


def look_around(q: Question, s: State, spot: int) -> None:
    """Note what the steps out of a hex cost, and whether the unit turns in it on its way."""
    number = s.move.spot_hex[spot]
    for side in range(mv.FACINGS):
        s.move.spot_steps[mv.FACINGS * spot + side] = step_cost(q, s, number, side)
    s.move.spot_turns[spot] = FORBIDDEN
    if turns_on_the_way(q, s, number):
        s.move.spot_turns[spot] = turning_hits(q, s, s.mover, number) * HIT
    s.move.spot_known[spot] = YES


def turn_from(s: State, spot: int, vertices: int) -> int:
    """Give the cost of a turn in a hex before a step, FORBIDDEN where one may not.

    The first vertex in a hex is free (7.13), and a withdrawal's first turn (6.42).
    """
    if vertices == 0:
        return 0
    turns = s.move.spot_turns[spot]
    begins = spot == 0 and s.move.mode == mv.WITHDRAWING and s.move.steps == 0
    if turns == FORBIDDEN or begins:
        return turns
    return turns + turn_points(s.move.turned if spot == 0 else 0, vertices) * POINT


def allows_last_point(q: Question, s: State, spot: int, cost: int) -> bool:
    """Say whether a hex may be entered at a cost (6.34, 9.34).

    The last point takes nobody adjacent to the enemy but Kibamusha that will charge.
    """
    if cost < s.move.allowance * POINT:
        return True
    return may_charge(q, s, s.mover) or not is_beside_enemy(q, s, spot)


def is_beside_enemy(q: Question, s: State, spot: int) -> bool:
    """Say whether a hex found is adjacent to an enemy unit."""
    if s.move.spot_near[spot] == UNKNOWN:
        near = beside_enemy(q, s, q.side[s.mover], s.move.spot_hex[spot])
        s.move.spot_near[spot] = YES if near else NO
    return s.move.spot_near[spot] == YES


# ---- ends and ways -------------------------------------------------------------------


def end_cost(q: Question, s: State, number: int, to: int) -> int:
    """Give the least cost of ending a move in a hex with a facing, FAR if one cannot.

    As of a turn on the way; but the last turn of a withdrawal is free (6.42), and who starts
    in one unit's zone may turn there and stay (7.16).
    """
    spot = s.move.spot_at[number] - 1
    if spot < 0:
        return FAR
    if s.move.mode == mv.WITHDRAWING or spot == 0:
        return special_end_cost(q, s, spot, to)
    return min(s.move.turned_cost[mv.FACINGS * spot + to], s.move.node_cost[mv.FACINGS * spot + to])


def special_end_cost(q: Question, s: State, spot: int, to: int) -> int:
    """Give the least cost of an end of a withdrawal, or where the move began."""
    best = FAR
    for facing in range(mv.FACINGS):
        cost = s.move.node_cost[mv.FACINGS * spot + facing]
        if cost < best:
            turn = last_turn(q, s, s.move.spot_hex[spot], facing, to)
            if turn != FORBIDDEN and cost + turn < (s.move.allowance + 1) * POINT:
                best = min(best, cost + turn)
    return best


def last_turn(q: Question, s: State, number: int, facing: int, to: int) -> int:
    """Give the cost of the turn at the end of a way, FORBIDDEN where one may not."""
    if facing == to:
        return 0
    unit = s.mover
    if s.move.mode == mv.WITHDRAWING:
        survives = survives_turning(q, s, unit, number)
        return turning_hits(q, s, unit, number) * HIT if survives else FORBIDDEN
    if in_enemy_zone(s, q.side[unit], number):
        if number != s.hex[unit] or not may_turn_in_zone(q, s):
            return FORBIDDEN
    return turn_in_place(q, s, number, facing, to)


def last_node(q: Question, s: State, number: int, to: int) -> int:
    """Give the last node of the way to an end, of several that are allowed the lowest; NONE.

    One that is entered adjacent to the enemy by the last point is allowed only where there is
    somebody to charge (6.34, 9.34).
    """
    cost, spot = end_cost(q, s, number, to), s.move.spot_at[number] - 1
    node_of_way = at.NONE
    for facing in range(mv.FACINGS - 1, -1, -1):
        entered = s.move.node_cost[mv.FACINGS * spot + facing]
        turn = last_turn(q, s, number, facing, to)
        if turn != FORBIDDEN and entered + turn == cost:
            spent = spot > 0 and entered >= s.move.allowance * POINT
            if not spent or not is_beside_enemy(q, s, spot) or finds_to_charge(q, s, number, to):
                node_of_way = mv.FACINGS * number + facing
    return node_of_way


def lay_path(q: Question, s: State, number: int, to: int) -> None:
    """Write the way to an end into PATH: the nodes after the one where the unit is."""
    length, node = 0, last_node(q, s, number, to)
    while node != mv.FACINGS * s.hex[s.mover] + s.facing[s.mover]:
        s.move.path[length] = node
        length += 1
        node = node_before(q, s, node)
    for k in range(length // 2):
        there = s.move.path[k]
        s.move.path[k] = s.move.path[length - 1 - k]
        s.move.path[length - 1 - k] = there
    s.move.path_length, s.move.path_at = length, 0


def node_before(q: Question, s: State, node: int) -> int:
    """Find the lowest of the nodes from which a node is entered at its cost."""
    number, facing = node // mv.FACINGS, node % mv.FACINGS
    cost = s.move.node_cost[mv.FACINGS * (s.move.spot_at[number] - 1) + facing]
    lowest = FAR
    for k in range(2):
        side = (facing - k + mv.FACINGS) % mv.FACINGS  # a front side: so it was entered
        start = beside(q, number, opposite(side))
        spot = s.move.spot_at[start] - 1 if start >= 0 else at.NONE
        if spot < 0 or s.move.spot_known[spot] == UNKNOWN:
            continue
        step = s.move.spot_steps[mv.FACINGS * spot + side]
        for before in range(mv.FACINGS):
            more = (facing - before + mv.FACINGS) % mv.FACINGS
            turn = turn_from(s, spot, min(more, mv.FACINGS - more))
            known = s.move.node_cost[mv.FACINGS * spot + before]
            if step != FORBIDDEN and turn != FORBIDDEN and known + turn + step == cost:
                lowest = min(lowest, mv.FACINGS * start + before)
    return lowest
