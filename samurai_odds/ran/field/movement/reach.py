"""Where a unit on the move can get to, and by which way (6.1-6.3; R62).

Nodes are hexes with the facing with which they are entered; in each the unit may turn, then
step into one of its two front hexes. The search notes the least cost of each node
(`steps`: points, then hits, then friends passed); of equal ways the one whose last nodes
have the lowest numbers, 6 * hex + facing, is gone.
"""

from samurai_odds.play.rules.offering import Numbers
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.geometry import beside, opposite
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.movement.fields import in_enemy_zone
from samurai_odds.ran.field.movement.steps import (
    FORBIDDEN,
    HIT,
    POINT,
    allows_last_point,
    may_turn_in_zone,
    points_of,
    step_cost,
    survives_turning,
    turn_cost,
    turn_in_place,
    turning_hits,
)

FAR = 1 << 40


def search(q: Numbers, s: Numbers) -> None:
    """Note the least cost of every node that the unit on the move can reach."""
    unit = s[mv.MOVER]
    wipe(s)
    spot = spot_of(s, s[at.HEX + unit])
    enter(s, spot, s[at.FACING + unit], s[mv.SPENT] * POINT, 0)
    first, waiting = 0, 1
    while waiting > 0:
        node = s[mv.SEARCH_QUEUE + first]
        first = (first + 1) % mv.MOST_NODES
        waiting -= 1
        s[mv.WAITING + node] = 0
        waiting = expand(q, s, node, first, waiting)


def wipe(s: Numbers) -> None:
    """Forget the last search."""
    for spot in range(s[mv.SPOTS]):
        s[mv.SPOT_AT + s[mv.SPOT_HEX + spot]] = 0
    s[mv.SPOTS] = 0


def spot_of(s: Numbers, number: int) -> int:
    """Give a hex's place among those found, adding it if it is new."""
    if s[mv.SPOT_AT + number] == 0:
        spot = s[mv.SPOTS]
        s[mv.SPOT_HEX + spot] = number
        s[mv.SPOTS] = spot + 1
        s[mv.SPOT_AT + number] = spot + 1
        for facing in range(mv.FACINGS):
            s[mv.NODE_COST + mv.FACINGS * spot + facing] = FAR
            s[mv.WAITING + mv.FACINGS * spot + facing] = 0
    return s[mv.SPOT_AT + number] - 1


def enter(s: Numbers, spot: int, facing: int, cost: int, place: int) -> int:
    """Note a cheaper way to a node; return 1 if that puts it into the queue."""
    node = mv.FACINGS * spot + facing
    if cost >= s[mv.NODE_COST + node]:
        return 0
    s[mv.NODE_COST + node] = cost
    if s[mv.WAITING + node]:
        return 0
    s[mv.WAITING + node] = 1
    s[mv.SEARCH_QUEUE + place % mv.MOST_NODES] = node
    return 1


def expand(q: Numbers, s: Numbers, node: int, first: int, waiting: int) -> int:
    """Go on from a node into all hexes to its front, after a turn or without; count the queue."""
    spot, facing = node // mv.FACINGS, node % mv.FACINGS
    number, cost = s[mv.SPOT_HEX + spot], s[mv.NODE_COST + node]
    for side in range(at.SIDES_OF_HEX):
        step = step_cost(q, s, number, side)
        if step == FORBIDDEN or points_of(cost + step) > s[mv.ALLOWANCE]:
            continue
        there = beside(q, number, side)
        for k in range(2):
            to = (side + k) % mv.FACINGS
            turn = turn_cost(q, s, number, facing, to)
            if turn == FORBIDDEN:
                continue
            total = cost + turn + step
            points = points_of(total)
            if points <= s[mv.ALLOWANCE] and allows_last_point(q, s, there, points):
                waiting += enter(s, spot_of(s, there), to, total, first + waiting)
    return waiting


def last_turn(q: Numbers, s: Numbers, number: int, facing: int, to: int) -> int:
    """Give the cost of the turn at the end of a way, FORBIDDEN where one may not.

    A withdrawal's is free of points (6.42); who starts in one unit's zone may turn there and
    stay (7.16).
    """
    if facing == to:
        return 0
    unit = s[mv.MOVER]
    if s[mv.MODE] == mv.WITHDRAWING:
        return (
            turning_hits(q, s, unit, number) * HIT
            if survives_turning(q, s, unit, number)
            else FORBIDDEN
        )
    if number == s[at.HEX + unit] and in_enemy_zone(s, q[at.SIDE + unit], number):
        if not may_turn_in_zone(q, s):
            return FORBIDDEN
        return turn_in_place(q, s, number, facing, to)
    return turn_cost(q, s, number, facing, to)


def end_cost(q: Numbers, s: Numbers, number: int, to: int) -> int:
    """Give the least cost of ending a move in a hex with a facing, FAR if one cannot."""
    spot = s[mv.SPOT_AT + number] - 1
    best = FAR
    if spot >= 0:
        for facing in range(mv.FACINGS):
            cost = s[mv.NODE_COST + mv.FACINGS * spot + facing]
            if cost < best:
                turn = last_turn(q, s, number, facing, to)
                if turn != FORBIDDEN and points_of(cost + turn) <= s[mv.ALLOWANCE]:
                    best = min(best, cost + turn)
    return best


def lay_path(q: Numbers, s: Numbers, number: int, to: int) -> None:
    """Write the way to an end into PATH: the nodes after the one where the unit is."""
    cost = end_cost(q, s, number, to)
    node = at.NONE
    for facing in range(mv.FACINGS - 1, -1, -1):
        spot = s[mv.SPOT_AT + number] - 1
        turn = last_turn(q, s, number, facing, to)
        if turn != FORBIDDEN and s[mv.NODE_COST + mv.FACINGS * spot + facing] + turn == cost:
            node = mv.FACINGS * number + facing
    length = 0
    while node != mv.FACINGS * s[at.HEX + s[mv.MOVER]] + s[at.FACING + s[mv.MOVER]]:
        s[mv.PATH + length] = node
        length += 1
        node = node_before(q, s, node)
    for k in range(length // 2):
        kept = s[mv.PATH + k]
        s[mv.PATH + k] = s[mv.PATH + length - 1 - k]
        s[mv.PATH + length - 1 - k] = kept
    s[mv.PATH_LENGTH], s[mv.PATH_AT] = length, 0


def node_before(q: Numbers, s: Numbers, node: int) -> int:
    """Find the lowest of the nodes from which a node is entered at its cost."""
    number, facing = node // mv.FACINGS, node % mv.FACINGS
    cost = s[mv.NODE_COST + mv.FACINGS * (s[mv.SPOT_AT + number] - 1) + facing]
    found = FAR
    for k in range(2):
        side = (
            facing - k + mv.FACINGS
        ) % mv.FACINGS  # it was entered across one of its front sides
        start = beside(q, number, opposite(side))
        if start < 0 or s[mv.SPOT_AT + start] == 0:
            continue
        step = step_cost(q, s, start, side)
        if step == FORBIDDEN:
            continue
        for before in range(mv.FACINGS):
            turn = turn_cost(q, s, start, before, facing)
            known = s[mv.NODE_COST + mv.FACINGS * (s[mv.SPOT_AT + start] - 1) + before]
            if turn != FORBIDDEN and known + turn + step == cost:
                found = min(found, mv.FACINGS * start + before)
    return found
