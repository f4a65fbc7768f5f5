"""The map in a battle: distances and aspects (7.1), counters placed, moved and taken off (7.2)."""

from samurai_odds.play.offering import Numbers
from samurai_odds.ran.field import layout as at

# ---- Distances, neighbors, sides and aspects on the map (7.1) ------------------------

FRONT, FLANK, REAR = range(3)


def distance(q: Numbers, one: int, other: int) -> int:
    """Count the hexes from one to another, the last one included."""
    x = abs(q[at.ACROSS + one] - q[at.ACROSS + other])
    z = abs(q[at.ALONG + one] - q[at.ALONG + other])
    y = q[at.ACROSS + one] - q[at.ACROSS + other] + q[at.ALONG + one] - q[at.ALONG + other]
    return max(x, z, abs(y))


def beside(q: Numbers, number: int, side: int) -> int:
    """Give the hex across a side, NONE off the map."""
    return q[at.BESIDE + at.SIDES_OF_HEX * number + side]


def passable(q: Numbers, number: int, side: int) -> bool:
    """Say whether one may go across a side of a hex: no river, water or edge (6.23)."""
    return q[at.PASSABLE + at.SIDES_OF_HEX * number + side] > 0


def side_towards(q: Numbers, number: int, other: int) -> int:
    """Say across which side of a hex an adjacent one lies; NONE if it is not adjacent."""
    for side in range(at.SIDES_OF_HEX):
        if q[at.BESIDE + at.SIDES_OF_HEX * number + side] == other:
            return side
    return at.NONE


def opposite(side: int) -> int:
    """Give the same side of a hex as seen from across it."""
    return (side + 3) % at.SIDES_OF_HEX


def is_front(facing: int, side: int) -> bool:
    """Say whether a side of a unit's hex is to its front (7.11); all are of a Honjin (7.15)."""
    return facing < 0 or side == facing or side == (facing + 5) % at.SIDES_OF_HEX


CLOCKWISE, COUNTER_CLOCKWISE = 0, 1


def turned(s: Numbers, unit: int, direction: int) -> int:
    """Give the facing a vertex clockwise, or counter-clockwise, of a unit's."""
    step = 1 if direction == CLOCKWISE else at.SIDES_OF_HEX - 1
    return (s[at.FACING + unit] + step) % at.SIDES_OF_HEX


def side_aspect(facing: int, side: int) -> int:
    """Say on which of a unit's sides, FRONT, FLANK or REAR, a side of its hex is (7.11)."""
    if facing < 0:
        return FRONT
    turned = (side - facing + at.SIDES_OF_HEX) % at.SIDES_OF_HEX
    if turned == 0 or turned == 5:
        return FRONT
    return FLANK if turned == 1 or turned == 4 else REAR


def aspect(q: Numbers, number: int, facing: int, other: int) -> int:
    """Say on which side a unit meets another hex: FRONT, FLANK or REAR.

    By the side that the line leaves through; through the vertex between two the better
    (9.27, R51). Its own hex is its front.
    """
    if number == other or facing < 0:
        return FRONT
    towards = sides_towards(q, number, other)
    if towards & fronts(facing):
        return FRONT
    flanks = 1 << (facing + 1) % at.SIDES_OF_HEX | 1 << (facing + 4) % at.SIDES_OF_HEX
    return FLANK if towards & flanks else REAR


def fronts(facing: int) -> int:
    """Give the sides of a unit's hex to its front, as bits (7.11); all are of a Honjin (7.15)."""
    return (1 << facing) | (1 << (facing + 5) % at.SIDES_OF_HEX) if facing >= 0 else -1


def sides_towards(q: Numbers, number: int, other: int) -> int:
    """Give the sides through which the line to another hex leaves, as bits (9.27, R51)."""
    x = q[at.ACROSS + other] - q[at.ACROSS + number]
    z = q[at.ALONG + other] - q[at.ALONG + number]
    north, south = x - z, x + 2 * z  # how far it leads across the first side and the third
    if north * south < 0:  # between the first side and the last, or the two opposite
        first, second = (0, 5) if north > 0 else (3, 2)
        more = abs(north) - abs(south)
        if more == 0:
            return 1 << first | 1 << second
        return 1 << first if more > 0 else 1 << second
    if x == 0 and z == 0:
        return (1 << at.SIDES_OF_HEX) - 1
    middle = 1 if north + south > 0 else 4
    if south == 0:
        return 1 << middle | 1 << middle - 1
    return 1 << middle | 1 << middle + 1 if north == 0 else 1 << middle


def vertices_turned(facing: int, to: int) -> int:
    """Count the vertices of a turn from one facing to another (7.13)."""
    turned = (to - facing + at.SIDES_OF_HEX) % at.SIDES_OF_HEX
    return min(turned, at.SIDES_OF_HEX - turned)


def sees(q: Numbers, s: Numbers, one: int, other: int) -> bool:
    """Say whether there is a line of sight between two hexes; none beyond SIGHT_RANGE."""
    if distance(q, one, other) > q[at.SIGHT_RANGE]:
        return False
    listed = q[q[at.SIGHT] + offset(q, one, other)]
    if listed < 0:
        return False
    for k in range(q[listed]):
        if s[at.UNIT_AT + q[listed + 1 + k]] >= 0:
            return False
    return True


def offset(q: Numbers, one: int, other: int) -> int:
    """Find a pair of hexes in the table of sight."""
    reach = q[at.SIGHT_RANGE]
    wide = 2 * reach + 1
    x = q[at.ACROSS + other] - q[at.ACROSS + one] + reach
    z = q[at.ALONG + other] - q[at.ALONG + one] + reach
    return (one * wide + x) * wide + z


# ---- Kinds of units, and who stood beside whom ---------------------------------------


def is_kibamusha(q: Numbers, unit: int) -> bool:
    """Say whether a unit is Kibamusha without bows, which may charge (9.31, 9.35)."""
    return q[at.TYPE + unit] == at.KB or q[at.TYPE + unit] == at.KBH


def never_attacks(q: Numbers, unit: int) -> bool:
    """Say whether a unit never makes a shock attack (9.13, 4.54)."""
    kind = q[at.TYPE + unit]
    return kind == at.AS_T or kind == at.AS_B or kind == at.HONJIN


def began_adjacent(q: Numbers, s: Numbers, unit: int, other: int) -> bool:
    """Say whether two units were adjacent when this Orders Phase began (R35)."""
    one, two = s[at.START_HEX + unit], s[at.START_HEX + other]
    return one >= 0 and two >= 0 and distance(q, one, two) <= 1


# ---- Counters put on the map, moved, turned, flipped and taken off (7.2) -------------

# ---- zones ---------------------------------------------------------------------------


def has_zone(q: Numbers, s: Numbers, unit: int, side: int) -> bool:
    """Say whether a unit's zone reaches across a side of its hex (7.21, 7.22, R48).

    Nothing of a disrupted unit; into or across what nobody can, only of missile units.
    """
    place = at.SIDES_OF_HEX * s[at.HEX + unit] + side
    if q[at.BESIDE + place] < 0 or s[at.STATE + unit] != at.ORDERED:
        return False
    if not is_front(s[at.FACING + unit], side):
        return False
    return q[at.PASSABLE + place] > 0 or q[at.WEAPON + unit] != at.NO_WEAPON


def count_zone(q: Numbers, s: Numbers, unit: int, more: int) -> None:
    """Add a unit's zone to the count of zones, or take it away."""
    start = at.ZONE + q[at.SIDE + unit] * at.MOST_HEXES
    for side in range(at.SIDES_OF_HEX):
        if has_zone(q, s, unit, side):
            s[start + q[at.BESIDE + at.SIDES_OF_HEX * s[at.HEX + unit] + side]] += more
    s[at.COMMAND_KNOWN] = 0


def zones_on(s: Numbers, side: int, number: int) -> int:
    """Count the units of a side whose zone a hex is in."""
    return s[at.ZONE + side * at.MOST_HEXES + number]


# ---- on and off the map --------------------------------------------------------------


def put_unit(q: Numbers, s: Numbers, unit: int, number: int, facing: int) -> None:
    s[at.HEX + unit], s[at.FACING + unit] = number, facing
    s[at.UNIT_AT + number] = unit
    count_zone(q, s, unit, 1)


def lift_unit(q: Numbers, s: Numbers, unit: int) -> None:
    """Take a unit off the map; its engaged marker goes (7.34)."""
    count_zone(q, s, unit, -1)
    disengage(q, s, unit)
    s[at.UNIT_AT + s[at.HEX + unit]] = at.NONE
    s[at.HEX + unit] = s[at.FACING + unit] = at.NONE


def move_unit(q: Numbers, s: Numbers, unit: int, number: int) -> None:
    """Move a unit to a free hex, facing as before; a busho stays where he is."""
    facing = s[at.FACING + unit]
    lift_unit(q, s, unit)
    put_unit(q, s, unit, number, facing)


def turn_unit(q: Numbers, s: Numbers, unit: int, facing: int) -> None:
    """Turn a unit in its hex (7.13)."""
    count_zone(q, s, unit, -1)
    s[at.FACING + unit] = facing
    count_zone(q, s, unit, 1)


# ---- engaged (7.3) -------------------------------------------------------------------


def engage(q: Numbers, s: Numbers, one: int, other: int) -> None:
    """Mark two adjacent units as engaged (7.31)."""
    side = side_towards(q, s[at.HEX + one], s[at.HEX + other])
    s[at.ENGAGED + one] |= 1 << side
    s[at.ENGAGED + other] |= 1 << opposite(side)


def disengage(q: Numbers, s: Numbers, unit: int) -> None:
    """Remove a unit's engaged marker, and its part in others' (7.34)."""
    if s[at.ENGAGED + unit] == 0:
        return
    for side in range(at.SIDES_OF_HEX):
        if s[at.ENGAGED + unit] & 1 << side:
            other = s[at.UNIT_AT + q[at.BESIDE + at.SIDES_OF_HEX * s[at.HEX + unit] + side]]
            s[at.ENGAGED + other] &= ~(1 << opposite(side))
    s[at.ENGAGED + unit] = 0


# ---- states --------------------------------------------------------------------------


def flip_unit(q: Numbers, s: Numbers, unit: int, state: int) -> None:
    """Show a unit's ordered or its disrupted side; hits are left to the caller (11.33)."""
    if s[at.STATE + unit] == state:
        return
    count_zone(q, s, unit, -1)
    s[at.STATE + unit] = state
    count_zone(q, s, unit, 1)
    if state == at.DISRUPTED:
        s[at.TALLY + q[at.SIDE + unit] * at.TALLIES + at.TIMES_DISRUPTED] += 1


def lose_unit(q: Numbers, s: Numbers, unit: int, state: int) -> None:
    """Take a unit off the map as ROUTED or ELIMINATED (11.6, 4.55).

    A busho with it must be placed anew (11.63); heads in a Honjin lost are given back (10.3).
    """
    number, side = s[at.HEX + unit], q[at.SIDE + unit]
    if number >= 0:
        lift_unit(q, s, unit)
        s[at.LOST_AT + unit] = number
        for busho in range(q[at.FIRST_CONTINGENT + side], q[at.END_OF_CONTINGENTS + side]):
            if s[at.BUSHO_HEX + busho] == number:
                s[at.STRAY + busho] = at.NEAREST_OWN if state == at.ROUTED else at.NEAREST_ANY
    s[at.STATE + unit], s[at.HITS + unit], s[at.OPEN + unit] = state, 0, 0
    s[at.AGAINST + unit] = s[at.WHY + unit] = 0
    for other in range(q[at.UNITS]):
        if s[at.AGAINST + other] == 1 + unit:  # whoever was to shock it need not
            s[at.AGAINST + other] = s[at.WHY + other] = 0
    if q[at.TYPE + unit] == at.HONJIN:
        s[at.HEADS + side] = s[at.GREAT_HEADS + side] = 0
    how = at.TIMES_ROUTED if state == at.ROUTED else at.TIMES_ELIMINATED
    s[at.TALLY + side * at.TALLIES + how] += 1


def tq(q: Numbers, s: Numbers, unit: int) -> int:
    """Give a unit's TQ as it is: of the side showing, one less in open order (6.62)."""
    shown = at.MOST_UNITS if s[at.STATE + unit] != at.ORDERED else 0
    return q[at.TQ + shown + unit] - s[at.OPEN + unit]


def ma(q: Numbers, s: Numbers, unit: int) -> int:
    """Give a unit's Movement Allowance: of the side showing (6.11, 11.33)."""
    shown = at.MOST_UNITS if s[at.STATE + unit] != at.ORDERED else 0
    return q[at.MA + shown + unit]


def give_hits(q: Numbers, s: Numbers, unit: int, hits: int) -> None:
    """Give a unit hits from no combat: those beyond its TQ carry over (11.23, 11.24)."""
    s[at.HITS + unit] += hits
    if s[at.HITS + unit] < tq(q, s, unit):
        return
    if q[at.WEAPON + unit] != at.NO_WEAPON:
        lose_unit(q, s, unit, at.ELIMINATED)
        return
    if s[at.STATE + unit] == at.ORDERED:
        s[at.HITS + unit] -= tq(q, s, unit)
        flip_unit(q, s, unit, at.DISRUPTED)
        if s[at.HITS + unit] < tq(q, s, unit):
            return
    rout_unit(q, s, unit)


def rout_unit(q: Numbers, s: Numbers, unit: int) -> None:
    """Rout a unit; surrounded it is eliminated (11.62, R34)."""
    lose_unit(q, s, unit, at.ELIMINATED if surrounded(q, s, unit) else at.ROUTED)


def surrounded(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether enemies, their zones or closed ground are all around a unit (R34)."""
    number, enemy = s[at.HEX + unit], 1 - q[at.SIDE + unit]
    for side in range(at.SIDES_OF_HEX):
        place = at.SIDES_OF_HEX * number + side
        other = q[at.BESIDE + place]
        if other < 0:
            return False
        if q[at.PASSABLE + place] > 0 and zones_on(s, enemy, other) == 0:
            there = s[at.UNIT_AT + other]
            if there < 0 or q[at.SIDE + there] != enemy:
                return False
    return True
