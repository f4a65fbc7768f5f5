"""Facing (7.1): a unit faces a vertex of its hex; two hexes each are front, flank and rear.

Facings are numbered clockwise from ``n`` as sides are from ``ne``: the vertex ``n`` lies
between the sides ``nw`` and ``ne``. A Honjin has no facing (None): it is front all around (7.15).
"""

from samurai_odds.ran.ground.hexes import Field

FACINGS = ("n", "ne", "se", "s", "sw", "nw")
ZONES = ("front", "flank", "rear")
_SIDES = {"front": (-1, 0), "flank": (-2, 1), "rear": (-3, 2)}  # from the facing's number


def sides_of(facing: int | None, zone: str) -> tuple[int, ...]:
    """List the sides of its hex that are a unit's front, flank or rear (7.11)."""
    if facing is None:
        return tuple(range(6)) if zone == "front" else ()
    return tuple((facing + step) % 6 for step in _SIDES[zone])


def hexes_of(field: Field, number: int, facing: int | None, zone: str) -> tuple[int, ...]:
    """List the hexes to a unit's front, flank or rear, as far as they are on the map (7.11)."""
    beside = field.neighbors(number)
    return tuple(beside[side] for side in sides_of(facing, zone) if beside[side] >= 0)


def aspect(field: Field, number: int, facing: int | None, other: int) -> str:
    """Say on which of its ZONES a unit meets another hex: by the side that the line runs through.

    Through the vertex between two of them it is the better for the unit: front, flank,
    rear (9.27; for fire R51). A unit's own hex is its front.
    """
    met = field.sides_towards(number, other)
    if not met:
        return ZONES[0]
    return next(zone for zone in ZONES if set(met) & set(sides_of(facing, zone)))


def vertices_turned(facing: int, to: int) -> int:
    """Count the vertices of a turn from one facing to another (7.13)."""
    turned = (to - facing) % 6
    return min(turned, 6 - turned)
