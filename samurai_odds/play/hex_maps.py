"""Maps of hexes as pictures, whichever game they are of: a hex is 1 wide, with a point up."""

from collections.abc import Sequence
from math import sqrt
from typing import Protocol

HEIGHT = sqrt(3) / 2  # between rows
RADIUS = 1 / sqrt(3)
_CORNERS = ((0.0, 1.0), (0.5, 0.5), (0.5, -0.5), (0.0, -1.0), (-0.5, -0.5), (-0.5, 0.5))

Place = tuple[float, float]


class Hexes(Protocol):
    """A board of hexes by number."""

    @property
    def rows(self) -> int: ...

    @property
    def hexes(self) -> int: ...

    def across(self, number: int) -> int:
        """Return the middle's distance from the left edge in half hexes."""

    def row_of(self, number: int) -> int:
        """Return the row of a hex, from above."""

    def place_of(self, number: int) -> int:
        """Return the place of a hex in its row."""

    def hex_at(self, row: int, place: int) -> int:
        """Return the hex at a place of a row; below 0 where there is none."""

    def neighbors(self, number: int) -> Sequence[int]:
        """Return the hexes around one; below 0 where there is none."""

    def name_of(self, number: int) -> str: ...


def hexes_around(board: Hexes, number: int | None) -> list[int]:
    """List the hexes next to one, and those two away straight ahead, behind and aside."""
    if number is None:
        return []
    row, place = board.row_of(number), board.place_of(number)
    far = [board.hex_at(row + a, place + b) for a, b in ((-2, 0), (2, 0), (0, -2), (0, 2))]
    return [one for one in (*board.neighbors(number), *far) if one >= 0]


def outline(place: Place, scale: float = 1.0) -> list[Place]:
    """Return the corners of a hex, clockwise from the top."""
    return [(place[0] + scale * a, place[1] + scale * b * RADIUS) for a, b in _CORNERS]
