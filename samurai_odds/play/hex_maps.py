"""Maps of hexes as pictures, whichever game they are of: a hex is 1 wide, with a point up."""

from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING, Any, Protocol

from samurai_odds.errors import OddsError

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.patches import Polygon

HEIGHT = sqrt(3) / 2  # between rows
RADIUS = 1 / sqrt(3)
_CORNERS = ((0.0, 1.0), (0.5, 0.5), (0.5, -0.5), (0.0, -1.0), (-0.5, -0.5), (-0.5, 0.5))
_LEAST_SHARE = 0.02  # of the hottest hex; cooler ones are not shaded

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


def hexes_around(board: Hexes, number: int | None) -> list[int]:
    """List the hexes next to one, and those two away straight ahead, behind and aside."""
    if number is None:
        return []
    row, place = board.row_of(number), board.place_of(number)
    far = [board.hex_at(row + a, place + b) for a, b in ((-2, 0), (2, 0), (0, -2), (0, 2))]
    return [one for one in (*board.neighbors(number), *far) if one >= 0]


def middle(board: Hexes, number: int) -> Place:
    """Return where the middle of a hex lies on the picture."""
    return board.across(number) / 2, -board.row_of(number) * HEIGHT


def lowest(board: Hexes) -> float:
    """Return where the last row ends."""
    return -(board.rows - 1) * HEIGHT - RADIUS


def outline(place: Place, scale: float = 1.0) -> list[Place]:
    """Return the corners of a hex, clockwise from the top."""
    return [(place[0] + scale * a, place[1] + scale * b * RADIUS) for a, b in _CORNERS]


def hexagon(board: Hexes, number: int, scale: float = 1.0, **look: Any) -> "Polygon":
    from matplotlib.patches import Polygon

    return Polygon(outline(middle(board, number), scale), closed=True, **look)


def frame(axes: "Axes", board: Hexes, left: float, right: float, margin: float) -> None:
    """Show all of a board, and no axes around it."""
    axes.set_xlim(left - margin, right + margin)
    axes.set_ylim(lowest(board) - margin, RADIUS + margin)
    axes.set_aspect("equal")
    axes.set_axis_off()


def draw_heat(
    axes: "Axes",
    heat: Sequence[float],
    board: Hexes,
) -> None:
    """Shade the hexes of a map by a number each, and print it where it is not small."""
    if len(heat) != board.hexes:
        raise OddsError(
            f"heat must have a number for each of the {board.hexes} hexes, got {len(heat)}"
        )
    most = max(*map(float, heat), 0.0) or 1.0
    for number, value in enumerate(map(float, heat)):
        share = value / most
        if share < _LEAST_SHARE:
            continue
        shade = f"{1 - 0.65 * share:.3f}"
        axes.add_patch(hexagon(board, number, 0.97, fc=shade, ec="none", alpha=0.85, zorder=2))
        ink = "white" if share > 0.7 else "black"
        look: dict[str, Any] = {"fontsize": 8, "weight": "bold", "color": ink, "zorder": 5}
        look["bbox"] = {"fc": shade, "ec": "none", "pad": 0.8}  # over dotted lines
        x, y = middle(board, number)
        axes.text(
            x,
            y + 0.14,
            f"{value:.0f}" if value >= 10 else f"{value:.2g}",
            ha="center",
            va="center",
            **look,
        )
