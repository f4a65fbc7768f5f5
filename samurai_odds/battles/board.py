"""The battlefields: their hexes, neighbors, sections and distances.

Rows of hexes with a point up (B20, B21). Even rows hold a board's full width of hexes, odd
rows one less with a half-hex at either end, which no piece may enter. Row 0 is the top
player's baseline. Hexes are numbered from 0, row by row, and named as players point at
them: ``a1`` is the first hex of row 0; the last of the core board is ``l11``.
"""

from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import NamedTuple

from samurai_odds.engine.hex_lines import Step, passed
from samurai_odds.errors import OddsError
from samurai_odds.play.hex_maps import Hexes

TOP, BOTTOM = 0, 1  # where a player sits
PLACES = ("top", "bottom")
SECTIONS = ("left", "center", "right")  # each player's own
LEFT, CENTER, RIGHT = 1, 2, 4  # bits: a hex on a dotted line belongs to two sections


@dataclass(frozen=True)
class Board(Hexes):
    """One kind of battlefield; two with the same key are the same.

    ``lines`` are the dotted lines between its sections, in half-widths of a hex from the
    left edge; ``tokens`` is the pool of a game on it, both reserves included (B22, E9), and
    ``rack`` how many command cards lie open for both players (E3).
    """

    key: str
    columns: int = field(compare=False)
    rows: int = field(compare=False)
    lines: tuple[int, int] = field(compare=False)
    tokens: int = field(compare=False)
    rack: int = field(compare=False)

    def length(self, row: int) -> int:
        return self.columns - row % 2

    @cached_property
    def _starts(self) -> tuple[int, ...]:
        return tuple(sum(map(self.length, range(row))) for row in range(self.rows + 1))

    @cached_property
    def _rows(self) -> tuple[int, ...]:
        return tuple(row for row in range(self.rows) for _ in range(self.length(row)))

    @property
    def hexes(self) -> int:
        return self._starts[self.rows]

    def hexes_of(self, row: int) -> range:
        return range(self._starts[row], self._starts[row + 1])

    def hex_at(self, row: int, place: int) -> int:
        """Number the hex at a place of a row; -1 off the board."""
        if not 0 <= row < self.rows or not 0 <= place < self.length(row):
            return -1
        return self._starts[row] + place

    def row_of(self, number: int) -> int:
        return self._rows[number]

    def place_of(self, number: int) -> int:
        return number - self._starts[self.row_of(number)]

    def name_of(self, number: int) -> str:
        """Name a hex: a letter for its place, a number for its row."""
        return f"{chr(ord('a') + self.place_of(number))}{self.row_of(number) + 1}"

    def hex_named(self, name: str) -> int:
        """Return a hex by its name; raise OddsError if the board has none."""
        if not isinstance(name, str):
            raise OddsError(f"a hex is text such as 'e5', not {name!r}")
        letter, digits = name[:1].lower(), name[1:]
        if name.isascii() and letter.isalpha() and digits.isdigit() and len(digits) < 3:
            number = self.hex_at(int(digits) - 1, ord(letter) - ord("a"))
            if number >= 0:
                return number
        runs = [
            f"{self.name_of(first)} to {self.name_of(first + self.length(row) - 1)}"
            for row, first in enumerate(self._starts[:-1])
        ]
        said = f"{runs[0]}, {runs[1]}, ... {runs[-1]}"
        raise OddsError(f"no hex '{name}': a letter and a row, {said}")

    def neighbors(self, number: int) -> tuple[int, ...]:
        """List the six hexes around one, -1 where the board ends.

        In this order: up left, up right, left, right, down left, down right.
        """
        return _neighbors(self, number)

    def distance(self, one: int, other: int) -> int:
        """Count the hexes from one to another, the last one included."""
        return self.distances(one)[other]

    def distances(self, one: int) -> tuple[int, ...]:
        return _distances(self)[one]

    def sections(self, number: int, seat: int) -> int:
        """Return which sections a hex belongs to, as bits, seen from a player's seat."""
        middle = self.across(number)
        first, second = self.lines
        bits = (
            (LEFT if middle <= first else 0)
            | (CENTER if first <= middle <= second else 0)
            | (RIGHT if middle >= second else 0)
        )
        if seat == BOTTOM:
            return bits
        swapped = bits & CENTER
        return swapped | (RIGHT if bits & LEFT else 0) | (LEFT if bits & RIGHT else 0)

    def baseline(self, seat: int) -> int:
        """Return the row that is a player's baseline."""
        return 0 if seat == TOP else self.rows - 1


@cache
def _neighbors(board: Board, number: int) -> tuple[int, ...]:
    row, place = board.row_of(number), board.place_of(number)
    shift = row % 2
    return (
        board.hex_at(row - 1, place - 1 + shift),
        board.hex_at(row - 1, place + shift),
        board.hex_at(row, place - 1),
        board.hex_at(row, place + 1),
        board.hex_at(row + 1, place - 1 + shift),
        board.hex_at(row + 1, place + shift),
    )


@cache
def _distances(board: Board) -> tuple[tuple[int, ...], ...]:
    cubes = [board.cube(number) for number in range(board.hexes)]
    return tuple(
        tuple(max(abs(x - u), abs(y - v), abs(z - w)) for u, v, w in cubes) for x, y, z in cubes
    )


CORE = Board("core", columns=12, rows=11, lines=(8, 16), tokens=30, rack=0)  # B20
EPIC = Board("epic", columns=26, rows=9, lines=(18, 34), tokens=60, rack=3)  # B21, E1
BOARDS = {board.key: board for board in (CORE, EPIC)}


# ---- Line of Sight (Ranged Combat 3) -------------------------------------------------


class Line(NamedTuple):
    """What stands between two hexes: hexes crossed, and those whose edge the line runs along.

    ``left`` and ``right`` lie on either side of the line. A hex outside the board, the
    half-hexes included, is -1 and obstructs.
    """

    crossed: tuple[int, ...]
    left: tuple[int, ...]
    right: tuple[int, ...]


@cache
def line(board: Board, one: int, other: int) -> Line:
    """Return what the line between two hexes passes."""
    row, middle = board.row_of(one), board.across(one)

    def placed(step: Step) -> int:
        at = row + step[1]
        return board.hex_at(at, (middle + step[0] - 1 - at % 2) // 2)

    pattern = passed(board.across(other) - middle, board.row_of(other) - row)
    return Line(*(tuple(placed(step) for step in steps) for steps in pattern))


def plateaus(board: Board, terrain: tuple[str, ...]) -> dict[int, int]:
    """Number the hill hexes by the group of adjacent hills that they belong to."""
    groups: dict[int, int] = {}
    for start in range(board.hexes):
        if terrain[start] != "hill" or start in groups:
            continue
        waiting = [start]
        groups[start] = start
        while waiting:
            for beside in board.neighbors(waiting.pop()):
                if beside >= 0 and terrain[beside] == "hill" and beside not in groups:
                    groups[beside] = start
                    waiting.append(beside)
    return groups
