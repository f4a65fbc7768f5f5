"""Line of sight: what a line from hex to hex passes (Ranged Combat 3).

The line runs from middle to middle. A hex that it crosses obstructs it; where it runs
along an edge, only obstructions on both sides do.
"""

from functools import cache
from typing import NamedTuple

from samurai_odds.battles.board import Board
from samurai_odds.engine.hex_lines import Step, passed


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
            for beside in board.neighbours(waiting.pop()):
                if beside >= 0 and terrain[beside] == "hill" and beside not in groups:
                    groups[beside] = start
                    waiting.append(beside)
    return groups
