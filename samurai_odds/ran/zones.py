"""Units on the map: stacking, zones of control and line of sight (4.53, 6.7, 7.2, 8.13-8.26)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from samurai_odds.engine.hex_lines import CORNERS, passed
from samurai_odds.ran.hexes import LANDS, TREES, Field, Terrain, sides_of
from samurai_odds.ran.units import HONJIN, Unit

# ---- Units where they stand, and who may stand with whom (6.7, 4.53) -----------------


@dataclass(frozen=True)
class Standing:
    """A combat unit on the map: its side (0 red, 1 blue), hex, facing (None of a Honjin)."""

    side: int
    hex: int
    facing: int | None
    unit: Unit

    @property
    def honjin(self) -> bool:
        return self.unit.type == HONJIN


def overstacked(standing: Iterable[Standing]) -> Iterator[tuple[int, str]]:
    """Find the hexes with more units than may stand there, and say which rule it breaks.

    One combat unit a hex (6.71), none with a Honjin (4.53); busho, Samurai and markers do
    not count (6.72).
    """
    everyone = tuple(standing)
    camps = {each.hex for each in everyone if each.honjin}
    for number, count in Counter(each.hex for each in everyone).items():
        if count > 1 and number in camps:
            yield number, "no combat unit may stand in a Honjin's hex (4.53)"
        elif count > 1:
            yield number, f"{count} combat units in one hex: one may stand there (6.71)"


# ---- Zones of control (7.2): the hexes before a unit that hinder the enemy -----------


def zone(ground: Terrain, standing: Standing) -> frozenset[int]:
    """List the hexes of a unit's zone of control.

    The front hexes (7.21), all around of a Honjin; nothing of a disrupted unit. Into
    hexes where nobody can go, or across a side that nobody can cross, only bow- and
    gun-armed units extend it (7.22, R48).
    """
    if standing.unit.has("disrupted"):
        return frozenset()
    held = set()
    for side in sides_of(standing.facing, "front"):
        beside = ground.field.neighbor(standing.hex, side)
        if beside < 0:
            continue
        if standing.unit.fires or ground.open_to(standing.hex, beside):
            held.add(beside)
    return frozenset(held)


def zones(ground: Terrain, standing: Iterable[Standing], side: int) -> frozenset[int]:
    held = (zone(ground, each) for each in standing if each.side == side)
    return frozenset().union(*held)


# ---- Ranges and line of sight (8.12-8.15, 8.24-8.26) ---------------------------------

RANGES = {"bow": 3, "teppo": 3}  # rows of the fire table (8.12)
EXTENDED = 4  # of a bow at a lower target (8.15)

Point = tuple[int, int]


def screening(ground: Terrain, one: int, other: int) -> tuple[int, ...] | None:
    """List the hexes in which a combat unit, of either side, would block the sight between two.

    None if the ground blocks it, whoever stands where. Woods, tree lines, villages and units
    block (8.24), those in hexes lower than both ends do not; nor do, between ends of different
    levels, those nearer to the higher end (8.25) unless they stand as high as it (R50). Bare
    ground blocks if it is higher than both (8.24). Adjacent hexes always see each other (8.26).
    A line between two hexes of which one blocks is blocked (8.26). The hexes at both ends do
    not block.
    """
    field, levels = ground.field, ground.levels
    if field.distance(one, other) <= 1:
        return ()
    hexes = []
    for number in _hexes_passed(field, one, other):
        if _blocks(ground, levels[number], one, other, (number, number)):
            if (
                levels[number] > max(levels[one], levels[other])
                or LANDS[ground.hexes[number]].screen
            ):
                return None
            hexes.append(number)
    for a, b in _sides_met(field, one, other) if ground.sides else ():
        trees = ground.side(a, b) == TREES
        if trees and _blocks(ground, max(levels[a], levels[b]), one, other, (a, b)):
            return None
    return tuple(hexes)


def _blocks(ground: Terrain, level: int, one: int, other: int, where: Point) -> bool:
    """Return whether a screen of a level blocks: in a hex (given twice), or between two."""
    low, high = sorted((ground.levels[one], ground.levels[other]))
    if level < low:
        return False
    if low == high or level >= high:
        return True
    lower, higher = (one, other) if ground.levels[one] == low else (other, one)
    distance = ground.field.distance
    nearer_to_low = sum(distance(higher, number) - distance(lower, number) for number in where)
    return nearer_to_low >= 0  # exactly halfway blocks (8.25)


def _hexes_passed(field: Field, one: int, other: int) -> list[int]:
    """List the hexes between two that their line passes."""
    row, across = field.row_of(one), field.across(one)
    end = (field.across(other) - across, field.row_of(other) - row)
    hexes = [field.hex_across(row + down, across + right) for right, down in _steps(end)]
    return sorted(number for number in hexes if number >= 0)


def _sides_met(field: Field, one: int, other: int) -> Iterator[Point]:
    """List the hexsides that a line between two hexes meets, as pairs of hexes."""
    row, across = field.row_of(one), field.across(one)
    end = (field.across(other) - across, field.row_of(other) - row)
    for pair in _pairs(end):
        a, b = (field.hex_across(row + down, across + right) for right, down in pair)
        if a >= 0 and b >= 0:
            yield min(a, b), max(a, b)


@cache
def _steps(end: Point) -> tuple[Point, ...]:
    """List the steps to the hexes that a line passes."""
    return tuple(step for group in passed(*end) for step in group)


@cache
def _pairs(end: Point) -> tuple[tuple[Point, Point], ...]:
    """List pairs of steps: the hexsides that a line meets."""
    every = ((0, 0), end, *_steps(end))
    return tuple((a, b) for a, b in combinations(every, 2) if _met(a, b, end))


def _met(a: Point, b: Point, end: Point) -> bool:
    """Whether a line from the origin meets the side between two hexes, its corners included."""
    corners = {(a[0] + x, 3 * a[1] + y) for x, y in CORNERS}
    shared = [p for x, y in CORNERS if (p := (b[0] + x, 3 * b[1] + y)) in corners]
    if len(shared) != 2:
        return False
    turns = [end[0] * y - 3 * end[1] * x for x, y in shared]
    return turns[0] * turns[1] <= 0
