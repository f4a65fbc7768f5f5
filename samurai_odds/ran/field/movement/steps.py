"""What a unit may do in one step of its move, and what that costs: turns and steps (6.2, 7.1, 7.2).

A cost is one number, so that ways are compared at once: movement points first, then hits to
the unit itself (7.14), then friends passed through (6.74).
"""

from samurai_odds.play.rules.offering import Numbers
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.geometry import beside, distance, is_front, passable, vertices_turned
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.movement.fields import beside_enemy, holder_across, in_enemy_zone
from samurai_odds.ran.field.pieces import tq

POINT, HIT, FRIEND = 4096, 64, 1
FORBIDDEN = -1
THROUGH_A_FRIEND = 1  # movement points (6.74)


def points_of(cost: int) -> int:
    """Give the movement points of a cost."""
    return cost // POINT


# ---- turning -------------------------------------------------------------------------


def turning_hits(q: Numbers, s: Numbers, unit: int, number: int) -> int:
    """Give the hits of turning in a hex: one in woods or village, none of who is open or armed
    to shoot (7.14)."""
    if q[at.CLOSE_COUNTRY + number] == 0 or q[at.FORMED + unit] == 0 or s[at.OPEN + unit]:
        return 0
    return 1


def survives_turning(q: Numbers, s: Numbers, unit: int, number: int) -> bool:
    """Say whether a unit may turn in a hex: not, disrupted, where that would rout it (11.36)."""
    hits = turning_hits(q, s, unit, number)
    return s[at.STATE + unit] == at.ORDERED or s[at.HITS + unit] + hits < tq(q, s, unit)


def turn_points(turned: int, more: int) -> int:
    """Give the points of turning more vertices in a hex after some: the first is free (7.13)."""
    return max(0, turned + more - 1) - max(0, turned - 1)


def turns_on_the_way(q: Numbers, s: Numbers, number: int) -> bool:
    """Say whether the unit on the move may turn in a hex and then go on.

    In an enemy zone nobody does: who enters it ceases to move (7.23), who leaves it has not
    turned in it (7.16), but for the turn with which a withdrawal begins (6.42).
    """
    unit = s[mv.MOVER]
    begins = number == s[at.HEX + unit] and s[mv.STEPS] == 0 and s[mv.MODE] == mv.WITHDRAWING
    if not begins and in_enemy_zone(s, q[at.SIDE + unit], number):
        return False
    return survives_turning(q, s, unit, number)


def turn_in_place(q: Numbers, s: Numbers, number: int, facing: int, to: int) -> int:
    """Give the cost of a turn in a hex, zones aside (7.13, 7.14, 11.36)."""
    unit = s[mv.MOVER]
    if not survives_turning(q, s, unit, number):
        return FORBIDDEN
    turned = s[mv.TURNED] if number == s[at.HEX + unit] else 0
    points = turn_points(turned, vertices_turned(facing, to))
    return points * POINT + turning_hits(q, s, unit, number) * HIT


def zone_holders(q: Numbers, s: Numbers, side: int, number: int) -> int:
    """Count the units of the other side in whose zone a hex is."""
    count = 0
    for direction in range(at.SIDES_OF_HEX):
        if holder_across(q, s, number, direction, 1 - side) >= 0:
            count += 1
    return count


def may_turn_in_zone(q: Numbers, s: Numbers) -> bool:
    """Say whether who starts in an enemy zone may turn there: in one unit's only (7.16).

    Not out of command: having turned it would have to shock (5.33).
    """
    unit = s[mv.MOVER]
    if s[mv.STEPS] or s[mv.STUCK_IN] or s[mv.LIMITED] or s[mv.MODE] != mv.ON_ORDERS:
        return False
    return s[at.ENGAGED + unit] == 0 and (
        zone_holders(q, s, q[at.SIDE + unit], s[at.HEX + unit]) == 1
    )


# ---- stepping ------------------------------------------------------------------------


def may_leave(q: Numbers, s: Numbers, number: int) -> bool:
    """Say whether the unit on the move may go on from a hex of its way (7.16, 7.23, 5.33)."""
    unit = s[mv.MOVER]
    if not in_enemy_zone(s, q[at.SIDE + unit], number):
        return True
    starts = number == s[at.HEX + unit] and s[mv.STEPS] == 0
    return starts and s[mv.STUCK_IN] == 0 and s[mv.LIMITED] == 0


def may_enter_zone(q: Numbers, s: Numbers, start: int) -> bool:
    """Say whether the unit on the move may step from a hex into an enemy zone.

    Not disrupted or out of command (7.24, 11.34), not withdrawing (6.42), nor as its first
    hex out of another zone (7.23).
    """
    unit = s[mv.MOVER]
    if s[at.STATE + unit] != at.ORDERED or s[mv.LIMITED] or s[mv.MODE] == mv.WITHDRAWING:
        return False
    return not in_enemy_zone(s, q[at.SIDE + unit], start)


def may_pass(q: Numbers, s: Numbers, other: int) -> bool:
    """Say whether the unit on the move may go through another's hex (6.73, 6.74).

    A friend's only, no Honjin's (4.53, R61), and on a Banzai not through Kibamusha (6.51).
    """
    if q[at.SIDE + other] != q[at.SIDE + s[mv.MOVER]] or q[at.TYPE + other] == at.HONJIN:
        return False
    return s[mv.MODE] != mv.AFTER_THEM or q[at.MOUNTED + other] == 0


def step_cost(q: Numbers, s: Numbers, start: int, side: int) -> int:
    """Give the cost of stepping across a side of a hex, FORBIDDEN where one may not (6.2, 6.3).

    Through a friend for a point more, where one need not stop (6.74); out of command never
    to where an enemy is adjacent (5.33).
    """
    unit = s[mv.MOVER]
    own = q[at.SIDE + unit]
    if not passable(q, start, side) or not may_leave(q, s, start):
        return FORBIDDEN
    there = beside(q, start, side)
    other = s[at.UNIT_AT + there]
    friend = other >= 0 and other != unit
    if friend and not may_pass(q, s, other):
        return FORBIDDEN
    if in_enemy_zone(s, own, there) and (friend or not may_enter_zone(q, s, start)):
        return FORBIDDEN
    if s[mv.LIMITED] and beside_enemy(q, s, own, there):
        return FORBIDDEN
    closed = q[at.FORMED + unit] and s[at.OPEN + unit] == 0
    table = at.COST if closed else at.OPEN_COST
    points = q[table + at.SIDES_OF_HEX * start + side]
    return (points + THROUGH_A_FRIEND) * POINT + FRIEND if friend else points * POINT


def may_charge(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether a unit is Kibamusha that can charge this phase (9.31, 9.35, 11.34)."""
    kibamusha = q[at.TYPE + unit] == at.KB or q[at.TYPE + unit] == at.KBH
    return kibamusha and s[at.STATE + unit] == at.ORDERED and s[mv.MODE] == mv.ON_ORDERS


def finds_to_charge(q: Numbers, s: Numbers, number: int, facing: int) -> bool:
    """Say whether the unit on the move has an enemy before it there that it may charge.

    One to which it was not adjacent when the phase began (9.31, R35).
    """
    unit = s[mv.MOVER]
    for side in range(at.SIDES_OF_HEX):
        if is_front(facing, side) and passable(q, number, side):
            other = s[at.UNIT_AT + beside(q, number, side)]
            if other >= 0 and q[at.SIDE + other] != q[at.SIDE + unit]:
                if not began_adjacent(q, s, unit, other):
                    return True
    return False


def began_adjacent(q: Numbers, s: Numbers, unit: int, other: int) -> bool:
    """Say whether two units were adjacent when this Orders Phase began (R35)."""
    one, two = s[at.START_HEX + unit], s[at.START_HEX + other]
    return one >= 0 and two >= 0 and distance(q, one, two) == 1
