"""Fields of fire and zones as units stand now (7.2, 8.12-8.15, 8.24-8.26)."""

from samurai_odds.play.rules.offering import Numbers
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.geometry import (
    FLANK,
    FRONT,
    aspect,
    beside,
    distance,
    opposite,
    sees,
    side_towards,
)
from samurai_odds.ran.field.pieces import has_zone, zones_on
from samurai_odds.ran.ground.sight import EXTENDED, RANGES

NO_FIRE, FRONT_FIRE, FLANK_FIRE = range(3)
BOW_RANGE, TEPPO_RANGE, HIGHER_BOW_RANGE = RANGES["bow"], RANGES["teppo"], EXTENDED


def in_enemy_zone(s: Numbers, side: int, number: int) -> bool:
    """Say whether a hex is in a zone of control of the other side (7.2)."""
    return zones_on(s, 1 - side, number) > 0


def holder_across(q: Numbers, s: Numbers, number: int, direction: int, side: int) -> int:
    """Give the unit of a side across a side of a hex whose zone holds it; NONE if none does."""
    there = beside(q, number, direction)
    if there < 0 or s[at.UNIT_AT + there] < 0:
        return at.NONE
    unit = s[at.UNIT_AT + there]
    if q[at.SIDE + unit] != side or not has_zone(q, s, unit, opposite(direction)):
        return at.NONE
    return unit


def holds(q: Numbers, s: Numbers, unit: int, number: int) -> bool:
    """Say whether a hex is in a unit's zone of control (7.21, 7.22; R48)."""
    if s[at.HEX + unit] < 0:
        return False
    direction = side_towards(q, number, s[at.HEX + unit])
    return direction >= 0 and holder_across(q, s, number, direction, q[at.SIDE + unit]) == unit


def maximum_range(q: Numbers, unit: int, start: int, target: int) -> int:
    """Give a unit's range from a hex against another: bows reach four at a lower one (8.15)."""
    if q[at.WEAPON + unit] == at.NO_WEAPON:
        return 0
    if q[at.WEAPON + unit] == at.TEPPO:
        return TEPPO_RANGE
    lower = q[at.ELEVATION + target] < q[at.ELEVATION + start]
    return HIGHER_BOW_RANGE if lower else BOW_RANGE


def can_fire_at(q: Numbers, s: Numbers, unit: int, target: int) -> int:
    """Say whether a unit can fire at a hex: NO_FIRE, FRONT_FIRE, or FLANK_FIRE at -2.

    Within its range, through its front or flank, with a line of sight (8.12-8.15, 8.24-8.26).
    """
    start = s[at.HEX + unit]
    if start < 0 or q[at.WEAPON + unit] == at.NO_WEAPON:
        return NO_FIRE
    hexes = distance(q, start, target)
    if hexes < 1 or hexes > maximum_range(q, unit, start, target):
        return NO_FIRE
    through = aspect(q, start, s[at.FACING + unit], target)
    if through > FLANK or not sees(q, s, start, target):
        return NO_FIRE
    return FRONT_FIRE if through == FRONT else FLANK_FIRE


def may_fire_at(q: Numbers, s: Numbers, unit: int, target: int) -> int:
    """Say whether a unit can fire at another, as `can_fire_at` does: none engaged (7.31)."""
    if s[at.ENGAGED + unit] or s[at.ENGAGED + target] or s[at.HEX + target] < 0:
        return NO_FIRE
    return can_fire_at(q, s, unit, s[at.HEX + target])


def beside_enemy(q: Numbers, s: Numbers, side: int, number: int) -> bool:
    """Say whether a hex is adjacent to a combat unit of the other side."""
    for direction in range(at.SIDES_OF_HEX):
        there = beside(q, number, direction)
        if there >= 0 and s[at.UNIT_AT + there] >= 0:
            if q[at.SIDE + s[at.UNIT_AT + there]] != side:
                return True
    return False
