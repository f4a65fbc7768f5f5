"""Maps of hexes, whichever game they are of; as pictures a hex is 1 wide, with a point up."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import sqrt

HEIGHT = sqrt(3) / 2  # between rows
RADIUS = 1 / sqrt(3)
_CORNERS = ((0.0, 1.0), (0.5, 0.5), (0.5, -0.5), (0.0, -1.0), (-0.5, -0.5), (-0.5, 0.5))

Place = tuple[float, float]


class Hexes(ABC):
    """A board of hexes by number; every second row is moved right by half a hex."""

    rows: int

    @property
    @abstractmethod
    def hexes(self) -> int:
        """How many there are."""

    @abstractmethod
    def row_of(self, number: int) -> int:
        """Return the row of a hex, from above."""

    @abstractmethod
    def place_of(self, number: int) -> int:
        """Return the place of a hex in its row."""

    @abstractmethod
    def hex_at(self, row: int, place: int) -> int:
        """Return the hex at a place of a row; -1 where there is none."""

    @abstractmethod
    def neighbors(self, number: int) -> Sequence[int]:
        """Return the hexes around one; -1 where there is none."""

    @abstractmethod
    def name_of(self, number: int) -> str:
        """Name a hex as its game does."""

    def has(self, number: int) -> bool:
        return 0 <= number < self.hexes

    def across(self, number: int) -> int:
        """Measure where a hex's middle lies, in half-widths from the left edge."""
        return 2 * self.place_of(number) + 1 + self.row_of(number) % 2

    def cube(self, number: int) -> tuple[int, int, int]:
        """Return a hex's cube coordinates, which add up to zero."""
        row = self.row_of(number)
        across = self.place_of(number) - (row - row % 2) // 2
        return across, -across - row, row


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
