"""The map in a battle: distances and aspects (7.1), counters placed, moved and taken off (7.2)."""

from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.units import less_open

# ---- Distances, neighbors, sides and aspects on the map (7.1) ------------------------

FRONT, FLANK, REAR = range(3)


def distance(q: Question, one: int, other: int) -> int:
    """Count the hexes from one to another, the last one included."""
    x = abs(q.across[one] - q.across[other])
    z = abs(q.along[one] - q.along[other])
    y = q.across[one] - q.across[other] + q.along[one] - q.along[other]
    return max(x, z, abs(y))


def beside(q: Question, number: int, side: int) -> int:
    """Give the hex across a side, NONE off the map."""
    return q.beside[number, side]


def passable(q: Question, number: int, side: int) -> bool:
    """Say whether one may go across a side of a hex: no river, water or edge (6.23)."""
    return q.passable[number, side] > 0


def side_towards(q: Question, number: int, other: int) -> int:
    """Say across which side of a hex an adjacent one lies; NONE if it is not adjacent."""
    for side in range(at.SIDES_OF_HEX):
        if q.beside[number, side] == other:
            return side
    return at.NONE


def opposite(side: int) -> int:
    """Give the same side of a hex as seen from across it."""
    return (side + 3) % at.SIDES_OF_HEX


def is_front(facing: int, side: int) -> bool:
    """Say whether a side of a unit's hex is to its front (7.11); all are of a Honjin (7.15)."""
    return facing < 0 or side == facing or side == (facing + 5) % at.SIDES_OF_HEX


CLOCKWISE, COUNTER_CLOCKWISE = 0, 1


def turned(s: State, unit: int, direction: int) -> int:
    """Give the facing a vertex clockwise, or counter-clockwise, of a unit's."""
    step = 1 if direction == CLOCKWISE else at.SIDES_OF_HEX - 1
    return (s.facing[unit] + step) % at.SIDES_OF_HEX


def side_aspect(facing: int, side: int) -> int:
    """Say on which of a unit's sides, FRONT, FLANK or REAR, a side of its hex is (7.11)."""
    if facing < 0:
        return FRONT
    turned = (side - facing + at.SIDES_OF_HEX) % at.SIDES_OF_HEX
    if turned == 0 or turned == 5:
        return FRONT
    return FLANK if turned == 1 or turned == 4 else REAR


def aspect(q: Question, number: int, facing: int, other: int) -> int:
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


def sides_towards(q: Question, number: int, other: int) -> int:
    """Give the sides through which the line to another hex leaves, as bits (9.27, R51)."""
    x = q.across[other] - q.across[number]
    z = q.along[other] - q.along[number]
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


def sees(q: Question, s: State, one: int, other: int) -> bool:
    """Say whether there is a line of sight between two hexes; none beyond SIGHT_RANGE."""
    if distance(q, one, other) > q.sight_range:
        return False
    listed = q[q.sight + offset(q, one, other)]
    if listed < 0:
        return False
    for k in range(q[listed]):
        if s.unit_at[q[listed + 1 + k]] >= 0:
            return False
    return True


def offset(q: Question, one: int, other: int) -> int:
    """Find a pair of hexes in the table of sight."""
    reach = q.sight_range
    wide = 2 * reach + 1
    x = q.across[other] - q.across[one] + reach
    z = q.along[other] - q.along[one] + reach
    return (one * wide + x) * wide + z


# ---- Kinds of units, and who stood beside whom ---------------------------------------


def is_kibamusha(q: Question, unit: int) -> bool:
    """Say whether a unit is Kibamusha without bows, which may charge (9.31, 9.35)."""
    return q.type[unit] == at.KB or q.type[unit] == at.KBH


def never_attacks(q: Question, unit: int) -> bool:
    """Say whether a unit never makes a shock attack (9.13, 4.54)."""
    kind = q.type[unit]
    return kind == at.AS_T or kind == at.AS_B or kind == at.HONJIN


def began_adjacent(q: Question, s: State, unit: int, other: int) -> bool:
    """Say whether two units were adjacent when this Orders Phase began (R35)."""
    one, two = s.start_hex[unit], s.start_hex[other]
    return one >= 0 and two >= 0 and distance(q, one, two) <= 1


# ---- Counters put on the map, moved, turned, flipped and taken off (7.2) -------------

# ---- zones ---------------------------------------------------------------------------


def has_zone(q: Question, s: State, unit: int, side: int) -> bool:
    """Say whether a unit's zone reaches across a side of its hex (7.21, 7.22, R48).

    Nothing of a disrupted unit; into or across what nobody can, only of missile units.
    """
    here = s.hex[unit]
    if q.beside[here, side] < 0 or s.state[unit] != at.ORDERED:
        return False
    if not is_front(s.facing[unit], side):
        return False
    return q.passable[here, side] > 0 or q.weapon[unit] != at.NO_WEAPON


def count_zone(q: Question, s: State, unit: int, more: int) -> None:
    """Add a unit's zone to the count of zones, or take it away."""
    own, here = q.side[unit], s.hex[unit]
    for side in range(at.SIDES_OF_HEX):
        if has_zone(q, s, unit, side):
            s.zone[own, q.beside[here, side]] += more
    s.command_known = 0


def zones_on(s: State, side: int, number: int) -> int:
    """Count the units of a side whose zone a hex is in."""
    return s.zone[side, number]


# ---- on and off the map --------------------------------------------------------------


def put_unit(q: Question, s: State, unit: int, number: int, facing: int) -> None:
    s.hex[unit], s.facing[unit] = number, facing
    s.unit_at[number] = unit
    count_zone(q, s, unit, 1)


def lift_unit(q: Question, s: State, unit: int) -> None:
    """Take a unit off the map; its engaged marker goes (7.34)."""
    count_zone(q, s, unit, -1)
    disengage(q, s, unit)
    s.unit_at[s.hex[unit]] = at.NONE
    s.hex[unit] = s.facing[unit] = at.NONE


def move_unit(q: Question, s: State, unit: int, number: int) -> None:
    """Move a unit to a free hex, facing as before; a busho stays where he is."""
    facing = s.facing[unit]
    lift_unit(q, s, unit)
    put_unit(q, s, unit, number, facing)


def turn_unit(q: Question, s: State, unit: int, facing: int) -> None:
    """Turn a unit in its hex (7.13)."""
    count_zone(q, s, unit, -1)
    s.facing[unit] = facing
    count_zone(q, s, unit, 1)


# ---- engaged (7.3) -------------------------------------------------------------------


def engage(q: Question, s: State, one: int, other: int) -> None:
    """Mark two adjacent units as engaged (7.31)."""
    side = side_towards(q, s.hex[one], s.hex[other])
    s.engaged[one] |= 1 << side
    s.engaged[other] |= 1 << opposite(side)


def disengage(q: Question, s: State, unit: int) -> None:
    """Remove a unit's engaged marker, and its part in others' (7.34)."""
    if s.engaged[unit] == 0:
        return
    for side in range(at.SIDES_OF_HEX):
        if s.engaged[unit] & 1 << side:
            other = s.unit_at[q.beside[s.hex[unit], side]]
            s.engaged[other] &= ~(1 << opposite(side))
    s.engaged[unit] = 0


# ---- states --------------------------------------------------------------------------


def flip_unit(q: Question, s: State, unit: int, state: int) -> None:
    """Show a unit's ordered or its disrupted side; hits are left to the caller (11.33)."""
    if s.state[unit] == state:
        return
    count_zone(q, s, unit, -1)
    s.state[unit] = state
    count_zone(q, s, unit, 1)
    if state == at.DISRUPTED:
        s.tally[q.side[unit]].units_disrupted += 1


def lose_unit(q: Question, s: State, unit: int, state: int) -> None:
    """Take a unit off the map as ROUTED or ELIMINATED (11.6, 4.55).

    A busho with it must be placed anew (11.63); heads in a Honjin lost are given back (10.3).
    """
    number, side = s.hex[unit], q.side[unit]
    if number >= 0:
        lift_unit(q, s, unit)
        s.lost_at[unit] = number
        for busho in range(q.first_contingent[side], q.end_of_contingents[side]):
            if s.busho_hex[busho] == number:
                s.stray[busho] = at.NEAREST_OWN if state == at.ROUTED else at.NEAREST_ANY
    s.state[unit], s.hits[unit], s.open[unit] = state, 0, 0
    s.against[unit] = s.why[unit] = 0
    for other in range(q.units):
        if s.against[other] == 1 + unit:  # whoever was to shock it need not
            s.against[other] = s.why[other] = 0
    if q.type[unit] == at.HONJIN:
        s.heads[side] = s.great_heads[side] = 0
    if state == at.ROUTED:
        s.tally[side].units_routed += 1
    else:
        s.tally[side].units_eliminated += 1


def tq(q: Question, s: State, unit: int) -> int:
    """Give a unit's TQ as it is: of the side showing."""
    shown = at.MOST_UNITS if s.state[unit] != at.ORDERED else 0
    return less_open(q.tq[0, shown + unit], s.open[unit])


def ma(q: Question, s: State, unit: int) -> int:
    """Give a unit's Movement Allowance: of the side showing (6.11, 11.33)."""
    shown = at.MOST_UNITS if s.state[unit] != at.ORDERED else 0
    return q.ma[0, shown + unit]


def give_hits(q: Question, s: State, unit: int, hits: int) -> None:
    """Give a unit hits from no combat: those beyond its TQ carry over (11.23, 11.24)."""
    s.hits[unit] += hits
    if s.hits[unit] < tq(q, s, unit):
        return
    if q.weapon[unit] != at.NO_WEAPON:
        lose_unit(q, s, unit, at.ELIMINATED)
        return
    if s.state[unit] == at.ORDERED:
        s.hits[unit] -= tq(q, s, unit)
        flip_unit(q, s, unit, at.DISRUPTED)
        if s.hits[unit] < tq(q, s, unit):
            return
    rout_unit(q, s, unit)


def rout_unit(q: Question, s: State, unit: int) -> None:
    """Rout a unit; surrounded it is eliminated (11.62, R34)."""
    lose_unit(q, s, unit, at.ELIMINATED if surrounded(q, s, unit) else at.ROUTED)


def surrounded(q: Question, s: State, unit: int) -> bool:
    """Say whether enemies, their zones or closed ground are all around a unit (R34)."""
    number, enemy = s.hex[unit], 1 - q.side[unit]
    for side in range(at.SIDES_OF_HEX):
        other = q.beside[number, side]
        if other < 0:
            return False
        if q.passable[number, side] > 0 and zones_on(s, enemy, other) == 0:
            there = s.unit_at[other]
            if there < 0 or q.side[there] != enemy:
                return False
    return True
