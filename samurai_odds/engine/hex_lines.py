"""What a line from the middle of one hex to the middle of another passes.

Rows of hexes with a point up. All in whole numbers: a hex is two half-widths wide and four
high, rows are three apart, which bends no straight line.
"""

from collections.abc import Iterator
from functools import cache

CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
Step = tuple[int, int]  # half-widths across and rows down


@cache
def passed(across: int, down: int) -> tuple[tuple[Step, ...], ...]:
    """List the hexes that a line to a hex so far away passes, as steps from the first.

    Those crossed, then those along whose edge it runs, to its left and to its right."""
    crossed: list[Step] = []
    left: list[Step] = []
    right: list[Step] = []
    for step in _steps_between(across, down):
        how = _passes(step, across, down)
        if how == "crossed":
            crossed.append(step)
        elif how == "along":
            on_left = across * step[1] < down * step[0]
            (left if on_left else right).append(step)
    return tuple(crossed), tuple(left), tuple(right)


def _steps_between(across: int, down: int) -> Iterator[Step]:
    rows = range(min(down, 0), max(down, 0) + 1)
    for row in rows:
        for middle in range(min(across, 0) - 2, max(across, 0) + 3):
            same_parity = (middle + row) % 2 == 0
            if same_parity and (middle, row) not in ((0, 0), (across, down)):
                yield middle, row


def _passes(step: Step, across: int, down: int) -> str | None:
    """Say how the line passes a hex: crossed, along an edge, or (None) not at all.

    Quotients of such small whole numbers are rounded alike where they are equal, and else differ.
    """
    enters, leaves, along = 0.0, 1.0, False
    for k, (x, y) in enumerate(CORNERS):
        next_x, next_y = CORNERS[(k + 1) % 6]
        edge_x, edge_y = next_x - x, next_y - y
        # Inside the hex the cross product with every edge is positive.
        at_start = edge_x * (-(step[1] * 3) - y) - edge_y * (-step[0] - x)
        slope = edge_x * (down * 3) - edge_y * across
        if slope == 0:
            if at_start < 0:
                return None
            along = along or at_start == 0
        elif slope > 0:
            enters = max(enters, -at_start / slope)
        else:
            leaves = min(leaves, -at_start / slope)
    if enters >= leaves:
        return None
    return "along" if along else "crossed"
