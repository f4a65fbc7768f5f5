"""Distances, neighbors, sides and aspects on the map, from the question's tables (7.1)."""

from samurai_odds.play.rules.offering import Numbers
from samurai_odds.ran.field import layout as at

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
    best, found = -1_000_000, REAR
    for side in range(at.SIDES_OF_HEX):
        length = along(q, number, other, side)
        met = side_aspect(facing, side)
        if length > best or (length == best and met < found):
            best, found = length, met
    return found


def along(q: Numbers, number: int, other: int, side: int) -> int:
    """Measure how far the way to another hex leads across a side."""
    x = q[at.ACROSS + other] - q[at.ACROSS + number]
    z = q[at.ALONG + other] - q[at.ALONG + number]
    y = -x - z
    if side == 0:
        return x - z
    if side == 1:
        return x - y
    if side == 2:
        return z - y
    if side == 3:
        return z - x
    return y - x if side == 4 else y - z


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
