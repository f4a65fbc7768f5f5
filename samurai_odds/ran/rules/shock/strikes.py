"""Who can strike whom, and where a unit can retreat to (9.1, 9.28.1, 11.4; R22, R33, R70, R72)."""

from samurai_odds.ran.combat import combat_layout as combat
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.pieces import (
    FRONT,
    aspect,
    beside,
    distance,
    has_zone,
    is_front,
    opposite,
    passable,
    side_aspect,
    side_towards,
)
from samurai_odds.ran.rules.shock import layout as sh

# ---- Who can strike whom as all stand (7.11, 9.1, 9.28.1; R70) -----------------------

LEFT_FRONT = at.SIDES_OF_HEX - 1  # sides of the hex, from the facing on; the right front is 0


def enemy_across(q: Question, s: State, unit: int, side: int) -> int:
    """Give the enemy unit across a side of a unit's hex, NONE if none can be reached there."""
    if not passable(q, s.hex[unit], side):
        return at.NONE
    there = s.unit_at[beside(q, s.hex[unit], side)]
    return there if there >= 0 and q.side[there] != q.side[unit] else at.NONE


def enemy_before(q: Question, s: State, unit: int, which: int) -> int:
    """Give the enemy unit to a unit's left (LEFT) or right front, NONE if there is none.

    Its zone of control as 9.1 means it: a disrupted unit that must shock has one too.
    """
    step = LEFT_FRONT if which == sh.LEFT else 0
    side = (s.facing[unit] + step) % at.SIDES_OF_HEX
    return enemy_across(q, s, unit, side)


def can_strike(q: Question, s: State, unit: int, target: int) -> bool:
    if s.hex[unit] < 0 or s.hex[target] < 0:
        return False
    return (
        enemy_before(q, s, unit, sh.LEFT) == target or enemy_before(q, s, unit, sh.RIGHT) == target
    )


def must_charge(q: Question, s: State, unit: int) -> bool:
    """Say whether a unit that gunfire has provoked waits beside the guns to shock (8.61, R104)."""
    return s.against[unit] > 0 and can_strike(q, s, unit, s.against[unit] - 1)


def by_the_flank(q: Question, s: State, unit: int, target: int) -> bool:
    """Say whether a unit strikes another through its flank or rear (9.28.1)."""
    number, facing = s.hex[target], s.facing[target]
    return aspect(q, number, facing, s.hex[unit]) != FRONT


def is_exposed(q: Question, s: State, unit: int) -> bool:
    """Say whether an enemy that nobody shocks in this segment has a unit's flank or rear (R70).

    It stands on a flank or rear hex with the unit's own hex in its zone.
    """
    for side in range(at.SIDES_OF_HEX):
        if is_front(s.facing[unit], side):
            continue
        there = beside(q, s.hex[unit], side)
        other = s.unit_at[there] if there >= 0 else at.NONE
        if other < 0 or q.side[other] == q.side[unit]:
            continue
        attacked = s.shock.targeted[other] or is_target(s, other)
        if not attacked and has_zone(q, s, other, opposite(side)):
            return True
    return False


def is_target(s: State, unit: int) -> bool:
    if s.shock.combat_of[unit] == 0:
        return False
    number = s.shock.combat_of[unit] - 1
    for place in range(sh.PART, 2 * sh.PART):
        if s.shock.rows[number, place] == unit:
            return True
    return False


def are_adjacent(q: Question, s: State, one: int, other: int) -> bool:
    """Say whether two units on the map stand side by side."""
    if s.hex[one] < 0 or s.hex[other] < 0:
        return False
    return side_towards(q, s.hex[one], s.hex[other]) >= 0


def are_engaged(q: Question, s: State, one: int, other: int) -> bool:
    """Say whether two units are engaged with each other (7.31)."""
    if s.engaged[one] == 0 or not are_adjacent(q, s, one, other):
        return False
    side = side_towards(q, s.hex[one], s.hex[other])
    return s.engaged[one] & 1 << side > 0


# ---- Where a unit can retreat to: R33, R22 and R72 over 11.4 and 6.74 ----------------

NO_WAY, FREE, THROUGH, OFF_MAP = range(4)
STEPS = ((1, 0, -1), (1, -1, 0), (0, -1, 1), (-1, 0, 1), (-1, 1, 0), (0, 1, -1))


def way_back(q: Question, s: State, number: int) -> int:
    """Say how a unit of the combat can retreat: into a free hex, through a friend, or how else.

    Off the map goes who has no hex on it; NO_WAY is who can go nowhere at all (R72).
    """
    if best_free(q, s, number) >= 0:
        return FREE
    if best_through(q, s, number) >= 0:
        return THROUGH
    unit = s.shock.member[number]
    for side in range(at.SIDES_OF_HEX):
        if beside(q, s.hex[unit], side) < 0 and leads_away_off(q, s, number, side):
            return OFF_MAP
    return NO_WAY


def best_free(q: Question, s: State, number: int) -> int:
    """Give the aspect of the free hexes that come first: rear, then flank, then front; NONE."""
    unit, best = s.shock.member[number], at.NONE
    for side in range(at.SIDES_OF_HEX):
        if is_free_way(q, s, number, side):
            best = max(best, side_aspect(s.facing[unit], side))
    return best


def is_free_way(q: Question, s: State, number: int, side: int) -> bool:
    """Say whether the hex across a side is free, out of enemy zones, and away from the enemy."""
    unit = s.shock.member[number]
    if not passable(q, s.hex[unit], side):
        return False
    there = beside(q, s.hex[unit], side)
    return s.unit_at[there] < 0 and is_away(q, s, number, there)


def is_away(q: Question, s: State, number: int, there: int) -> bool:
    """Say whether a hex is in no enemy zone and farther from every opponent (11.4, R33)."""
    unit = s.shock.member[number]
    if s.zone[1 - q.side[unit], there] > 0:
        return False
    for other in range(first_opponent(number), first_opponent(number) + sh.PART):
        if is_opponent(s, other):
            enemy = s.shock.member[other]
            here = distance(q, s.hex[unit], s.hex[enemy])
            if distance(q, there, s.hex[enemy]) <= here:
                return False
    return True


def first_opponent(number: int) -> int:
    """Give the number of the first unit of the other side of the combat."""
    return combat.FIRST_DEFENDER if number < combat.FIRST_DEFENDER else 0


def is_opponent(s: State, number: int) -> bool:
    """Say whether a unit of the combat is still there to retreat from."""
    unit = s.shock.member[number]
    if unit < 0 or s.hex[unit] < 0:
        return False
    return s.shock.cs.units[number].place == combat.IN_COMBAT


def best_through(q: Question, s: State, number: int) -> int:
    """Give the first side across which a friend can be gone through, rear first; NONE."""
    unit, side_through, best = s.shock.member[number], at.NONE, at.NONE
    for side in range(at.SIDES_OF_HEX):
        if leads_through(q, s, number, side):
            met = side_aspect(s.facing[unit], side)
            if met > best:
                side_through, best = side, met
    return side_through


def leads_through(q: Question, s: State, number: int, side: int) -> bool:
    """Say whether a unit can go on through a friend across a side to a free hex (6.74, R22)."""
    for further in range(at.SIDES_OF_HEX):
        if hex_beyond(q, s, number, side, further) >= 0:
            return True
    return False


def hex_beyond(q: Question, s: State, number: int, side: int, further: int) -> int:
    """Give the hex beyond a friend across a side, reached across ``further`` of his; NONE."""
    unit = s.shock.member[number]
    here = s.hex[unit]
    if not passable(q, here, side):
        return at.NONE
    between = beside(q, here, side)
    friend = s.unit_at[between]
    if friend < 0 or q.side[friend] != q.side[unit]:
        return at.NONE
    if q.type[friend] == at.HONJIN or not is_away(q, s, number, between):
        return at.NONE
    if further == opposite(side) or not passable(q, between, further):
        return at.NONE
    there = beside(q, between, further)
    return there if s.unit_at[there] < 0 and is_away(q, s, number, there) else at.NONE


def leads_away_off(q: Question, s: State, number: int, side: int) -> bool:
    """Say whether the edge across a side leads away from every opponent."""
    here = s.hex[s.shock.member[number]]
    across, along = q.across[here], q.along[here]
    for other in range(first_opponent(number), first_opponent(number) + sh.PART):
        if is_opponent(s, other):
            there = s.hex[s.shock.member[other]]
            x, z = q.across[there] - across, q.along[there] - along
            if spread(x - STEPS[side][0], z - STEPS[side][2]) <= spread(x, z):
                return False
    return True


def spread(x: int, z: int) -> int:
    """Measure a way in hexes by its cube coordinates."""
    return max(abs(x), abs(z), abs(x + z))
