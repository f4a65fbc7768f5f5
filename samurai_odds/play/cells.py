"""The ground of a board as data: its places, and what lies between them; the page draws it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from samurai_odds.play.hex_maps import Hexes
from samurai_odds.play.scene import hex_place

OBJECTIVE, CLOSED = "objective", "closed"  # marks of a place
OVER_SEA, RISE = "sea", "rise"  # what lies between two places, beside what a game has


@dataclass(frozen=True)
class Cell:
    """A place: where its middle lies, in hundredths of a hex, y downwards; what its ground is.

    ``outline`` are the corners of a place that is no hex, around its middle. ``marks`` say what
    else it is: an objective, closed to all; ``level`` is how high it lies.
    """

    name: str
    x: float
    y: float
    ground: str
    marks: tuple[str, ...] = ()
    level: int = 0
    outline: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True)
class Side:
    """What lies between two places: a stream, a rise by so many levels, a way over the sea."""

    a: int
    b: int
    kind: str
    levels: int = 0


@dataclass(frozen=True)
class Cells:
    """The places of a board by their numbers; ``lines`` are those between sections, by their x.

    ``is_map`` says that places are no hexes; ``note`` is what is said under the board.
    """

    cells: tuple[Cell, ...]
    sides: tuple[Side, ...] = ()
    lines: tuple[float, ...] = ()
    is_map: bool = False
    note: str = ""


def hex_cells(
    board: Hexes,
    grounds: Sequence[str],
    marks: Mapping[int, tuple[str, ...]],
    levels: Sequence[int] = (),
) -> tuple[Cell, ...]:
    """Return the hexes of a board as places."""
    cells = []
    for number, ground in enumerate(grounds):
        x, y = hex_place(board, number)
        level = levels[number] if levels else 0
        cells.append(Cell(board.name_of(number), x, y, ground, marks.get(number, ()), level))
    return tuple(cells)


def marked(rows: Iterable[tuple[str, Iterable[int]]]) -> dict[int, tuple[str, ...]]:
    """Return the marks of places from the places of each mark."""
    marks: dict[int, tuple[str, ...]] = {}
    for mark, places in rows:
        for place in places:
            marks[place] = (*marks.get(place, ()), mark)
    return marks
