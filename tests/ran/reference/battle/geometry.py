"""Hexes as points and polygons with exact coordinates; everything is found by looking at all.

A hex is (column, row), from 1, even rows half a hex to the right. The plane is squeezed so that
corners have whole coordinates: lines, and what lies on them, stay as they are.
"""

from fractions import Fraction
from functools import cache

CORNERS = {"n": (0, -2), "ne": (1, -1), "se": (1, 1), "s": (0, 2), "sw": (-1, 1), "nw": (-1, -1)}
VERTICES = tuple(CORNERS)  # clockwise; what a unit can face (7.11)
ENDS = {  # of each side of a hex: the corners where it begins and ends, clockwise
    "ne": ("n", "ne"), "e": ("ne", "se"), "se": ("se", "s"),
    "sw": ("s", "sw"), "w": ("sw", "nw"), "nw": ("nw", "n"),
}  # fmt: skip
STEPS = {
    side: tuple(CORNERS[a][i] + CORNERS[b][i] for i in (0, 1)) for side, (a, b) in ENDS.items()
}
FAR = 45


def center(where):
    column, row = where
    return 2 * column + (row % 2 == 0), 3 * row


@cache
def hex_at(point):
    """The hex with this center."""
    x, y = point
    row = y // 3
    return (x - (row % 2 == 0)) // 2, row


@cache
def beside(where, side):
    """The hex across a side, on the map or not."""
    (x, y), (dx, dy) = center(where), STEPS[side]
    return hex_at((x + dx, y + dy))


@cache
def around(where):
    """All six hexes around a hex, by the side they are across."""
    return {side: beside(where, side) for side in STEPS}


def flood():
    """Count the steps to every hex near one at the origin, ring after ring."""
    counted, ring = {(0, 0): 0}, [(0, 0)]
    for steps in range(1, FAR):
        ring = sorted(
            {(x + dx, y + dy) for x, y in ring for dx, dy in STEPS.values()} - set(counted)
        )
        counted |= dict.fromkeys(ring, steps)
    return counted


COUNTED = flood()


@cache
def distance(one, other):
    (x, y), (to_x, to_y) = center(one), center(other)
    return COUNTED[to_x - x, to_y - y]


def corner(where, vertex):
    (x, y), (dx, dy) = center(where), CORNERS[vertex]
    return x + dx, y + dy


def turned(facing, vertices):
    """The vertex so many clockwise of another."""
    return VERTICES[(VERTICES.index(facing) + vertices) % 6]


@cache
def turn(one, other):
    """How many vertices a turn is, the short way (7.13)."""
    steps = abs(VERTICES.index(one) - VERTICES.index(other))
    return min(steps, 6 - steps)


@cache
def zone_sides(facing):
    """Name for each side of its hex what it is of a unit: front, flank or rear (7.11).

    A Honjin (no facing) is front all around (7.15).
    """
    if facing is None:
        return dict.fromkeys(ENDS, "front")
    ahead = {side for side, ends in ENDS.items() if facing in ends}
    behind = {side for side, ends in ENDS.items() if turned(facing, 3) in ends}
    return {s: "front" if s in ahead else "rear" if s in behind else "flank" for s in ENDS}


def cross(o, a, b):
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


@cache
def met_on(where, facing, other):
    """What of a unit the line to another hex runs through; at a vertex the better (R51)."""
    if where == other:
        return "front"
    start, end = center(where), center(other)
    zones = zone_sides(facing)
    met = [
        zones[side]
        for side, (a, b) in ENDS.items()
        if cross(start, corner(where, a), end) >= 0 >= cross(start, corner(where, b), end)
        and ahead(start, corner(where, a), corner(where, b), end)
    ]
    return min(met, key=("front", "flank", "rear").index)


def ahead(start, a, b, end):
    """Whether a side is on the way to a point, not on the way back."""
    middle = (a[0] + b[0] - 2 * start[0], a[1] + b[1] - 2 * start[1])
    return middle[0] * (end[0] - start[0]) + middle[1] * (end[1] - start[1]) > 0


def stretch(one, other, where):
    """The part of the line between two centers that lies in a hex, its rim included.

    As fractions of the way from the first to the second; None where they do not meet.
    """
    (x, y), (to_x, to_y), (there_x, there_y) = map(center, (one, other, where))
    return stretch_from_origin((to_x - x, to_y - y), (there_x - x, there_y - y))


@cache
def stretch_from_origin(end, middle):
    """The same for a line from the origin, and the hex around a point: alike all over a map."""
    low, high = Fraction(0), Fraction(1)
    corners = [(middle[0] + dx, middle[1] + dy) for dx, dy in CORNERS.values()]
    for p, q in zip(corners, corners[1:] + corners[:1], strict=True):
        at_start, at_end = cross(p, q, (0, 0)), cross(p, q, end)  # inside is not negative
        if at_start == at_end:
            if at_start < 0:
                return None
            continue
        meets = Fraction(at_start, at_start - at_end)
        if at_end > at_start:
            low = max(low, meets)
        else:
            high = min(high, meets)
    return (low, high) if low <= high else None


@cache
def touches(one, other, p, q):
    """Whether the line between two centers meets the piece between two points, ends included."""
    a, b = center(one), center(other)

    def sign(n):
        return (n > 0) - (n < 0)

    sides = sign(cross(a, b, p)) * sign(cross(a, b, q)), sign(cross(p, q, a)) * sign(cross(p, q, b))
    if sides[0] > 0 or sides[1] > 0:
        return False
    if sides != (0, 0) or cross(a, b, p) or cross(a, b, q):
        return True
    span = sorted((a, b))
    return any(span[0] <= point <= span[1] for point in (p, q))
