"""Hexes, facing and terrain of a map (7.1)."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from samurai_odds.errors import OddsError
from samurai_odds.play.hex_maps import Hexes

# ---- The hexes of a battle's map: their names, neighbors and distances ---------------

MOST = 40  # columns, and rows
SIDES_OF_A_HEX = ("ne", "e", "se", "sw", "w", "nw")  # clockwise
_NAME = re.compile(r"\d{4}", re.ASCII)


@dataclass(frozen=True)
class Field(Hexes):
    """The hexes of a map, so many columns and rows of them."""

    columns: int
    rows: int

    @property
    def hexes(self) -> int:
        return self.columns * self.rows

    def hex_at(self, row: int, place: int) -> int:
        """Number the hex at a place of a row; -1 off the map."""
        inside = 0 <= row < self.rows and 0 <= place < self.columns
        return row * self.columns + place if inside else -1

    def row_of(self, number: int) -> int:
        return number // self.columns

    def place_of(self, number: int) -> int:
        return number % self.columns

    def name_of(self, number: int) -> str:
        """Name a hex by its column and its row."""
        return f"{self.place_of(number) + 1:02}{self.row_of(number) + 1:02}"

    def hex_named(self, name: str) -> int:
        """Find a hex by its name; raise OddsError if the map has none."""
        if _NAME.fullmatch(name):
            number = self.hex_at(int(name[2:]) - 1, int(name[:2]) - 1)
            if number >= 0:
                return number
        last = self.name_of(self.hexes - 1)
        raise OddsError(f"no hex '{name}': column and row, two digits each, 0101 to {last}")

    def hex_across(self, row: int, across: int) -> int:
        """Find the hex of a row whose middle lies so far across; -1 off the map."""
        return self.hex_at(row, (across - 1 - row % 2) // 2)

    def neighbor(self, number: int, side: int) -> int:
        """Give the hex across a side, one of SIDES_OF_A_HEX; -1 off the map."""
        return _neighbors(self, number)[side]

    def neighbors(self, number: int) -> tuple[int, ...]:
        """List the hexes across the six sides, clockwise from ``ne``; -1 off the map."""
        return _neighbors(self, number)

    def side_between(self, one: int, other: int) -> int:
        """Say across which side of one hex an adjacent one lies; raise ValueError if none."""
        return _neighbors(self, one).index(other)

    def distance(self, one: int, other: int) -> int:
        """Count the hexes from one to another, the last one included."""
        (x, y, z), (u, v, w) = self.cube(one), self.cube(other)
        return max(abs(x - u), abs(y - v), abs(z - w))


@cache
def _neighbors(field: Field, number: int) -> tuple[int, ...]:
    row, place = field.row_of(number), field.place_of(number)
    left = place - 1 + row % 2  # of the two hexes above, and of the two below
    return (
        field.hex_at(row - 1, left + 1),
        field.hex_at(row, place + 1),
        field.hex_at(row + 1, left + 1),
        field.hex_at(row + 1, left),
        field.hex_at(row, place - 1),
        field.hex_at(row - 1, left),
    )


# ---- Facing (7.1) --------------------------------------------------------------------

FACINGS = ("n", "ne", "se", "s", "sw", "nw")
ZONES = ("front", "flank", "rear")
_SIDES = {"front": (-1, 0), "flank": (-2, 1), "rear": (-3, 2)}  # from the facing's number


def sides_of(facing: int | None, zone: str) -> tuple[int, ...]:
    """List the sides of its hex that are a unit's front, flank or rear (7.11)."""
    if facing is None:
        return tuple(range(6)) if zone == "front" else ()
    return tuple((facing + step) % 6 for step in _SIDES[zone])


# ---- What the ground of a battle is --------------------------------------------------

WATER, RIVER, TREES, STREAM = "water", "river", "tree-line", "stream"
HEXSIDES = (STREAM, TREES, RIVER)  # those drawn; uphill follows from the levels
MOST_LEVEL = 9


@dataclass(frozen=True)
class Land:
    """A terrain: its letter on a drawn map, its face in a picture, and what is written there."""

    letter: str
    face: str
    foot: str = ""
    screen: bool = False  # it blocks sight (8.24)
    close: bool = False  # turning costs a hit there (7.14)


LANDS = {  # what each costs, and does in combat, stands in the charts
    "clear": Land(".", "white"),
    "woods": Land("w", "#dfe9d6", "woods", screen=True, close=True),
    "heavy-woods": Land("h", "#b9cbae", "heavy", screen=True, close=True),
    "village": Land("v", "#ececec", "village", screen=True, close=True),
    "rice-paddy": Land("p", "#f6f2cf", "paddy"),
    "castle": Land("c", "#d2d2d2", "castle"),
    WATER: Land("~", "#9dbcd8", "water"),
}
TERRAIN = tuple(LANDS)
CLOSE_COUNTRY = tuple(terrain for terrain, land in LANDS.items() if land.close)

Edge = tuple[int, int]  # two adjacent hexes, the lower number first


@dataclass(frozen=True)
class Terrain:
    """The ground: terrain and level of each hex, and what lies on hexsides."""

    field: Field
    hexes: tuple[str, ...]
    levels: tuple[int, ...]
    sides: tuple[tuple[Edge, str], ...] = ()

    @cached_property
    def on_sides(self) -> Mapping[Edge, str]:
        """What lies on each hexside that is not bare."""
        return dict(self.sides)

    def side(self, one: int, other: int) -> str | None:
        """Say what lies between two adjacent hexes, None if nothing does."""
        return self.on_sides.get(edge(one, other))

    def open_to(self, one: int, other: int) -> bool:
        """Whether a unit may go from one hex to an adjacent one: no river, no water (6.23)."""
        return other >= 0 and self.hexes[other] != WATER and self.side(one, other) != RIVER

    def crossed(self, one: int, other: int) -> tuple[str, ...]:
        """List the hexsides of the charts that count against who attacks from one to another.

        What lies on the side, and ``uphill`` once for each level (9.28.3).
        """
        on_side = self.side(one, other)
        drawn = (on_side,) if on_side is not None else ()
        return drawn + ("uphill",) * max(0, self.levels[other] - self.levels[one])


def edge(one: int, other: int) -> Edge:
    """Name the side between two adjacent hexes."""
    return (min(one, other), max(one, other))
