"""Line of sight: what a line from hex to hex passes (Ranged Combat 3).

The line runs from middle to middle. A hex that it crosses obstructs it; where it runs
along an edge, only obstructions on both sides do. All in whole numbers: a hex is two
wide and four high, rows are three apart, which bends no straight line.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from samurai_odds.battles.board import Board

_CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
_Step = tuple[int, int]  # half-widths across and rows down


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
    """Say what the line between two hexes passes."""
    row, middle = board.row_of(one), board.across(one)

    def placed(step: _Step) -> int:
        at = row + step[1]
        return board.hex_at(at, (middle + step[0] - 1 - at % 2) // 2)

    pattern = _pattern(board.across(other) - middle, board.row_of(other) - row)
    return Line(*(tuple(placed(step) for step in steps) for steps in pattern))


@cache
def _pattern(across: int, down: int) -> tuple[tuple[_Step, ...], ...]:
    """Give the same for any two hexes so far apart, as steps from the first."""
    crossed: list[_Step] = []
    left: list[_Step] = []
    right: list[_Step] = []
    for step in _steps_between(across, down):
        passed = _passes(step, across, down)
        if passed == "crossed":
            crossed.append(step)
        elif passed == "along":
            on_left = across * step[1] < down * step[0]
            (left if on_left else right).append(step)
    return tuple(crossed), tuple(left), tuple(right)


def _steps_between(across: int, down: int) -> Iterator[_Step]:
    rows = range(min(down, 0), max(down, 0) + 1)
    for row in rows:
        for middle in range(min(across, 0) - 2, max(across, 0) + 3):
            same_parity = (middle + row) % 2 == 0
            if same_parity and (middle, row) not in ((0, 0), (across, down)):
                yield middle, row


def _passes(step: _Step, across: int, down: int) -> str | None:
    """Say how the line passes a hex: crossed, along an edge, or (None) not at all."""
    enters, leaves, along = Fraction(0), Fraction(1), False
    for k, (x, y) in enumerate(_CORNERS):
        next_x, next_y = _CORNERS[(k + 1) % 6]
        edge_x, edge_y = next_x - x, next_y - y
        # Inside the hex the cross product with every edge is positive.
        at_start = edge_x * (-(step[1] * 3) - y) - edge_y * (-step[0] - x)
        slope = edge_x * (down * 3) - edge_y * across
        if slope == 0:
            if at_start < 0:
                return None
            along = along or at_start == 0
        elif slope > 0:
            enters = max(enters, Fraction(-at_start, slope))
        else:
            leaves = min(leaves, Fraction(-at_start, slope))
    if enters >= leaves:
        return None
    return "along" if along else "crossed"


def plateaus(board: Board, terrain: tuple[str, ...]) -> dict[int, int]:
    """Number the hill hexes by the group of adjacent hills that they belong to."""
    groups: dict[int, int] = {}
    for start in range(board.hexes):
        if terrain[start] != "hill" or start in groups:
            continue
        waiting = [start]
        groups[start] = start
        while waiting:
            for beside in board.neighbours(waiting.pop()):
                if beside >= 0 and terrain[beside] == "hill" and beside not in groups:
                    groups[beside] = start
                    waiting.append(beside)
    return groups
