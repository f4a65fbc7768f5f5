"""Who can strike whom as all stand, and from which side (7.11, 9.1, 9.28.1; R70)."""

from samurai_odds.play.rules.offering import Numbers
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.geometry import (
    FRONT,
    aspect,
    beside,
    is_front,
    opposite,
    passable,
    side_towards,
)
from samurai_odds.ran.field.pieces import has_zone
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.field.shock.layout import row_of as combat_row

LEFT_FRONT = at.SIDES_OF_HEX - 1  # sides of the hex, from the facing on; the right front is 0


def enemy_across(q: Numbers, s: Numbers, unit: int, side: int) -> int:
    """Give the enemy unit across a side of a unit's hex, NONE if none can be reached there."""
    if not passable(q, s[at.HEX + unit], side):
        return at.NONE
    there = s[at.UNIT_AT + beside(q, s[at.HEX + unit], side)]
    return there if there >= 0 and q[at.SIDE + there] != q[at.SIDE + unit] else at.NONE


def enemy_before(q: Numbers, s: Numbers, unit: int, which: int) -> int:
    """Give the enemy unit to a unit's left (LEFT) or right front, NONE if there is none.

    Its zone of control as 9.1 means it: a disrupted unit that must shock has one too.
    """
    step = LEFT_FRONT if which == sh.LEFT else 0
    side = (s[at.FACING + unit] + step) % at.SIDES_OF_HEX
    return enemy_across(q, s, unit, side)


def can_strike(q: Numbers, s: Numbers, unit: int, target: int) -> bool:
    """Say whether an enemy stands where a unit can strike it."""
    if s[at.HEX + unit] < 0 or s[at.HEX + target] < 0:
        return False
    return (
        enemy_before(q, s, unit, sh.LEFT) == target or enemy_before(q, s, unit, sh.RIGHT) == target
    )


def by_the_flank(q: Numbers, s: Numbers, unit: int, target: int) -> bool:
    """Say whether a unit strikes another through its flank or rear (9.28.1)."""
    number, facing = s[at.HEX + target], s[at.FACING + target]
    return aspect(q, number, facing, s[at.HEX + unit]) != FRONT


def is_exposed(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether an enemy that nobody shocks in this segment has a unit's flank or rear (R70).

    It stands on a flank or rear hex with the unit's own hex in its zone.
    """
    for side in range(at.SIDES_OF_HEX):
        if is_front(s[at.FACING + unit], side):
            continue
        there = beside(q, s[at.HEX + unit], side)
        other = s[at.UNIT_AT + there] if there >= 0 else at.NONE
        if other < 0 or q[at.SIDE + other] == q[at.SIDE + unit]:
            continue
        attacked = s[sh.TARGETED + other] or is_target(s, other)
        if not attacked and has_zone(q, s, other, opposite(side)):
            return True
    return False


def is_target(s: Numbers, unit: int) -> bool:
    """Say whether a unit is a defender in a combat of this stage."""
    if s[sh.COMBAT_OF + unit] == 0:
        return False
    row = combat_row(s[sh.COMBAT_OF + unit] - 1) + sh.PART
    return unit in (s[row], s[row + 1], s[row + 2], s[row + 3])


def are_adjacent(q: Numbers, s: Numbers, one: int, other: int) -> bool:
    """Say whether two units on the map stand side by side."""
    if s[at.HEX + one] < 0 or s[at.HEX + other] < 0:
        return False
    return side_towards(q, s[at.HEX + one], s[at.HEX + other]) >= 0


def are_engaged(q: Numbers, s: Numbers, one: int, other: int) -> bool:
    """Say whether two units are engaged with each other (7.31)."""
    if s[at.ENGAGED + one] == 0 or not are_adjacent(q, s, one, other):
        return False
    side = side_towards(q, s[at.HEX + one], s[at.HEX + other])
    return s[at.ENGAGED + one] & 1 << side > 0
