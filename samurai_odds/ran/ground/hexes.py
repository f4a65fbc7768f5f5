"""The hexes of a battle's map: their names, neighbors and distances.

Rows of hexes with a point up; every second row is moved right by half a hex. Hexes are
numbered from 0, row by row, and named as on the printed maps: two digits for the column, two
for the row. ``0304`` is the third hex of the fourth row.
"""

import re
from dataclasses import dataclass
from functools import cache

from samurai_odds.errors import OddsError

MOST = 40  # columns, and rows
SIDES_OF_A_HEX = ("ne", "e", "se", "sw", "w", "nw")  # clockwise
_CUBES = ((1, 0, -1), (1, -1, 0), (0, -1, 1), (-1, 0, 1), (-1, 1, 0), (0, 1, -1))  # steps there
_NAME = re.compile(r"\d{4}", re.ASCII)


@dataclass(frozen=True)
class Field:
    """The hexes of a map, so many columns and rows of them."""

    columns: int
    rows: int

    @property
    def hexes(self) -> int:
        """How many hexes there are."""
        return self.columns * self.rows

    def has(self, number: int) -> bool:
        """Say whether there is a hex of a number."""
        return 0 <= number < self.hexes

    def hex_at(self, row: int, place: int) -> int:
        """Number the hex at a place of a row; -1 off the map."""
        inside = 0 <= row < self.rows and 0 <= place < self.columns
        return row * self.columns + place if inside else -1

    def row_of(self, number: int) -> int:
        """Find the row of a hex."""
        return number // self.columns

    def place_of(self, number: int) -> int:
        """Find the place of a hex in its row."""
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

    def across(self, number: int) -> int:
        """Measure where a hex's middle lies, in half-widths from the left edge."""
        return 2 * self.place_of(number) + 1 + self.row_of(number) % 2

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

    def cube(self, number: int) -> tuple[int, int, int]:
        """Give a hex's cube coordinates, which add up to zero."""
        row = self.row_of(number)
        across = self.place_of(number) - (row - row % 2) // 2
        return across, -across - row, row

    def distance(self, one: int, other: int) -> int:
        """Count the hexes from one to another, the last one included."""
        return max(abs(a - b) for a, b in zip(self.cube(one), self.cube(other), strict=True))

    def sides_towards(self, one: int, other: int) -> tuple[int, ...]:
        """Say through which side of a hex the line to another leaves it.

        Two where it leaves through the vertex between them; none to the hex itself.
        """
        (x, y, z), (u, v, w) = self.cube(one), self.cube(other)
        if one == other:
            return ()
        along = [(u - x) * a + (v - y) * b + (w - z) * c for a, b, c in _CUBES]
        return tuple(side for side, length in enumerate(along) if length == max(along))


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
