"""Units on the map: stacking, zones of control and line of sight (4.53, 6.7, 7.2, 8.13-8.26)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from samurai_odds.engine.hex_lines import CORNERS, passed
from samurai_odds.ran.ground.hexes import LANDS, TREES, Field, Terrain, sides_of
from samurai_odds.ran.units import Unit

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
        return self.unit.type == "Honjin"


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
    if ground.field.distance(one, other) <= 1:
        return ()
    found = []
    for number, level, nearer, screened in _passed_things(ground, one, other):
        if _blocks(ground, level, nearer, one, other, screened):
            return None
        if _blocks(ground, level, nearer, one, other, True):
            found.append(number)
    return tuple(found)


def _passed_things(ground: Terrain, one: int, other: int) -> Iterator[tuple[int, int, int, bool]]:
    """List what a line passes: hex, level, how much nearer to the first end, whether a screen.

    Nearness is in half-hexes: positive nearer to the first end, 0 exactly halfway. Of a
    tree line the hex does not matter.
    """
    field = ground.field
    hexes, sides = _line(field, one, other)
    for number in hexes:
        nearer = 2 * (field.distance(other, number) - field.distance(one, number))
        yield number, ground.levels[number], nearer, LANDS[ground.hexes[number]].screen
    for a, b in sides:
        if ground.side(a, b) == TREES:
            near = sum(field.distance(other, n) - field.distance(one, n) for n in (a, b))
            yield a, max(ground.levels[a], ground.levels[b]), near, True


def _blocks(ground: Terrain, level: int, nearer: int, one: int, other: int, screened: bool) -> bool:
    first, second = ground.levels[one], ground.levels[other]
    low, high = min(first, second), max(first, second)
    if level > high:
        return True
    if not screened or level < low:
        return False
    if first == second or level == high:
        return True
    nearer_to_low = nearer if first < second else -nearer
    return nearer_to_low >= 0  # exactly halfway blocks (8.25)


def _line(field: Field, one: int, other: int) -> tuple[tuple[int, ...], tuple[Point, ...]]:
    """Give the hexes between two that their line passes, and the hexsides, as pairs of hexes."""
    row, across = field.row_of(one), field.across(one)
    end = (field.across(other) - across, field.row_of(other) - row)
    steps, sides = _shape(end)
    place = {step: field.hex_across(row + step[1], across + step[0]) for step in steps}
    place |= {(0, 0): one, end: other}
    hexes = tuple(sorted(place[step] for step in steps if place[step] >= 0))
    met = tuple(
        (min(place[a], place[b]), max(place[a], place[b]))
        for a, b in sides
        if place[a] >= 0 and place[b] >= 0
    )
    return hexes, met


@cache
def _shape(end: Point) -> tuple[tuple[Point, ...], tuple[tuple[Point, Point], ...]]:
    """Give the steps to the hexes that a line passes, and pairs of steps: the hexsides it meets."""
    steps = tuple(step for group in passed(*end) for step in group)
    every = ((0, 0), end, *steps)
    sides = tuple((a, b) for a, b in combinations(every, 2) if _met(a, b, end))
    return steps, sides


def _met(a: Point, b: Point, end: Point) -> bool:
    """Whether a line from the origin meets the side between two hexes, its corners included."""
    corners = {(a[0] + x, 3 * a[1] + y) for x, y in CORNERS}
    shared = [p for x, y in CORNERS if (p := (b[0] + x, 3 * b[1] + y)) in corners]
    if len(shared) != 2:
        return False
    turns = [end[0] * y - 3 * end[1] * x for x, y in shared]
    return turns[0] * turns[1] <= 0
