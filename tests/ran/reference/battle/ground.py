"""Ground and what is asked of it: ways, sight, zones, ranges (chapters 4, 7, 8; R48, R50-R53).

Written from the book and the rulings, without a look at the library's `ran.ground`.
"""

from dataclasses import dataclass, field
from typing import Any

from tests.ran.reference.battle.geometry import (
    ENDS,
    around,
    beside,
    corner,
    distance,
    met_on,
    stretch,
    touches,
    zone_sides,
)

MISSILES = {"AS-T": "teppo", "Honjin": "teppo", "AS-B": "bow", "SI-B": "bow", "KB-B": "bow"}
SCREENS = ("woods", "heavy-woods", "village")


@dataclass
class Ground:
    """A map: the terrain and level of each hex, what lies between two."""

    terrain: dict[tuple, str]
    level: dict[tuple, int]
    sides: dict[frozenset, str]
    prices: dict = field(default_factory=dict)  # of steps, once worked out
    lines: dict = field(default_factory=dict)  # hexes between two, once found

    def side(self, one, other):
        return self.sides.get(frozenset((one, other)))

    def near(self, where):
        """The hexes around one, those on the map."""
        return [there for there in around(where).values() if there in self.terrain]

    def closed(self, one, other):
        """Whether nobody gets from a hex to one beside it (6.23)."""
        if other not in self.terrain or self.terrain[other] == "water":
            return True
        return self.side(one, other) == "river"


def zone(ground, unit):
    """The hexes of a unit's zone of control (7.2); ``unit`` has kind, state, hex and facing."""
    if unit.state != "ordered":
        return set()
    front = {s for s, what in zone_sides(unit.facing).items() if what == "front"}
    reached = {beside(unit.hex, side) for side in front} & set(ground.terrain)
    if unit.kind in MISSILES:
        return reached
    return {there for there in reached if not ground.closed(unit.hex, there)}


def zones(ground, units):
    """All hexes in a zone of any of these units."""
    return set().union(*(zone(ground, unit) for unit in units))


def surrounded(ground, where, enemies):
    """Whether all six ways out are enemy units, enemy zones or closed ground (11.62, R34)."""
    held = zones(ground, enemies) | {unit.hex for unit in enemies}
    ways = around(where).values()
    return all(
        there in ground.terrain and (there in held or ground.closed(where, there)) for there in ways
    )


# ---- sight (8.24-8.26) ------------------------------------------------------------------------
def in_sight(ground, occupied, one, other):
    if one == other or distance(one, other) == 1:
        return True
    if any(blocks(ground, thing, one, other) for thing in passed(ground, occupied, one, other)):
        return False
    return not any(
        ground.level[where] > max(ground.level[one], ground.level[other])
        for where in crossed(ground, one, other)
    )


def crossed(ground, one, other):
    """The hexes between in which some of the line lies, its rim included (8.26)."""
    if (one, other) not in ground.lines:
        parts = {w: stretch(one, other, w) for w in ground.terrain if w not in (one, other)}
        ground.lines[one, other] = [w for w, part in parts.items() if part and part[0] < part[1]]
    return ground.lines[one, other]


def passed(ground, occupied, one, other):
    """Woods, villages, units and tree lines on the way: level, and steps from either end."""
    between = set(crossed(ground, one, other))
    for where in between:
        if ground.terrain[where] in SCREENS or where in occupied:
            yield ground.level[where], distance(one, where), distance(other, where)
    for pair, what in ground.sides.items():
        if what == "tree-line" and pair <= between | {one, other}:
            a, b = sorted(pair)
            side = next(s for s, there in around(a).items() if there == b)
            ends = (corner(a, vertex) for vertex in ENDS[side])
            if touches(one, other, *ends):
                steps = (distance(end, a) + distance(end, b) for end in (one, other))
                yield max(ground.level[a], ground.level[b]), *steps


def blocks(ground, thing, one, other):
    level, from_one, from_other = thing
    low, high = sorted((ground.level[one], ground.level[other]))
    if level < low:
        return False
    if level >= high:
        return True
    to_lower, to_higher = (
        (from_one, from_other) if ground.level[one] == low else (from_other, from_one)
    )
    return to_lower <= to_higher


# ---- fire -------------------------------------------------------------------------------------
def longest(ground, unit, target):
    """How far a unit fires at a hex (8.12, 8.15)."""
    if unit.kind not in MISSILES:
        return 0
    downhill = ground.level[target] < ground.level[unit.hex]
    return 4 if MISSILES[unit.kind] == "bow" and downhill else 3


def fires_through(ground, unit, target):
    """Front or flank, or None where it cannot fire at a hex (8.13, 8.14)."""
    if not 1 <= distance(unit.hex, target) <= longest(ground, unit, target):
        return None
    through = met_on(unit.hex, unit.facing, target)
    return None if through == "rear" else through


# ---- command (4.31-4.35) ----------------------------------------------------------------------
def reach(ground, start, friends, enemies, most):
    """Steps that orders take to each hex, walking only where a busho could."""
    barred = zones(ground, enemies) - {unit.hex for unit in friends}
    barred |= {unit.hex for unit in enemies}
    steps, ring = {start: 0}, {start}
    for count in range(1, most + 1):
        ring = {
            there
            for where in ring
            for there in ground.near(where)
            if there not in steps and there not in barred and not ground.closed(where, there)
        }
        steps |= dict.fromkeys(ring, count)
    return steps


def command_range(ground, start, rating, enemies):
    return -(-rating // 2) if start in zones(ground, enemies) else rating


def in_command(ground, start, rating, own, friends, enemies):
    """Which of a contingent's ``own`` units are in command, adjacency reaching on (4.33, R22)."""
    far = command_range(ground, start, rating, enemies)
    steps = reach(ground, start, friends, enemies, far)
    found = [unit for unit in own if unit.hex in steps]
    for unit in found:  # grows on the way
        found += [
            other for other in own if other not in found and distance(unit.hex, other.hex) == 1
        ]
    return found


def nearest_enemy(unit, enemies) -> Any:
    return min((distance(unit.hex, enemy.hex) for enemy in enemies), default=None)
