"""The map of a scenario as a picture, to be read in print without color."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from samurai_odds.battles.board import Board
from samurai_odds.battles.scenario.pieces import CENTERED, TERRAIN_LOOKS, draw_pieces, name_pieces
from samurai_odds.battles.scenario.scenario import Scenario, blocked
from samurai_odds.play.hex_maps import (
    HEIGHT,
    RADIUS,
    draw_heat,
    frame,
    hexagon,
    lowest,
    middle,
    outline,
)

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_NAME, _TERRAIN = 0.4, -0.36  # of a hex's name and its terrain's, above its middle
_CLEAR = 0.11  # half of what a line leaves free for them


def draw_map(
    scenario: Scenario, axes: "Axes | None" = None, heat: Sequence[float] | None = None
) -> "Axes":
    """Draw a scenario's board with its pieces; return its axes.

    Without ``axes`` a page is made, with a legend and the rules of the scenario in
    words. ``heat`` is a number for each hex of its board, such as the units lost there
    in a game: the hexes are then shaded by it, and the pieces only named.
    """
    if axes is None:
        from samurai_odds.battles.scenario.map_page import new_page

        axes = new_page(scenario, heated=heat is not None)
    closed, board = blocked(scenario), scenario.board
    _draw_half_hexes(axes, board)
    for number, terrain in enumerate(scenario.terrain):
        _draw_ground(axes, board, number, terrain, number in closed, plain=heat is not None)
    places = [middle(board, number) for number in range(board.hexes)]
    if heat is not None:
        draw_heat(axes, heat, board)
    _draw_sections(axes, board)
    for number in {number for goal in scenario.objectives for number in goal.hexes}:
        dashed = hexagon(board, number, 0.88, fill=False, ec="black", lw=1.4, ls=(0, (4, 2)))
        axes.add_patch(dashed)
    if heat is None:
        draw_pieces(axes, scenario, places)
    else:
        name_pieces(axes, scenario, places)
    frame(axes, board, 0, board.columns, 0.02)
    return axes


def _draw_sections(axes: "Axes", board: Board) -> None:
    """Draw the dotted lines between the sections (B20), broken where a hex has its name."""
    for line in (half_widths / 2 for half_widths in board.lines):
        ends = [RADIUS]
        for number in range(board.hexes):
            x, y = middle(board, number)
            if abs(x - line) < 0.1:  # the line runs through this hex
                for above in (_NAME, _TERRAIN):
                    name = y + above
                    ends += [name + _CLEAR, name - _CLEAR]
        ends = sorted([*ends, lowest(board)], reverse=True)
        for top, bottom in zip(ends[::2], ends[1::2], strict=True):
            axes.plot([line, line], [top, bottom], ":", color="0.25", lw=1.6)


def _draw_half_hexes(axes: "Axes", board: Board) -> None:
    """Shade the halves at the ends of odd rows, which no piece may enter."""
    from matplotlib.patches import Polygon

    for row in range(1, board.rows, 2):
        for x in (0, board.columns):
            inward = [(min(max(a, 0), board.columns), b) for a, b in outline((x, -row * HEIGHT))]
            axes.add_patch(Polygon(inward, fc="0.82", ec="0.5", lw=0.6))


def _draw_ground(
    axes: "Axes", board: Board, number: int, terrain: str, closed: bool, plain: bool
) -> None:
    """Draw a hex: its terrain's face and hatch, its outline, its name."""
    face, hatch, tint = TERRAIN_LOOKS[terrain]
    axes.add_patch(hexagon(board, number, fc=face, ec=tint, hatch="" if plain else hatch, lw=0))
    axes.add_patch(hexagon(board, number, fill=False, ec="0.45", lw=0.7))
    if closed:
        axes.add_patch(hexagon(board, number, 0.95, fill=False, ec="black", lw=1.8))
    x, y = middle(board, number)
    if terrain == "tent":
        corners = [(x - 0.36, y - 0.27), (x, y + 0.4), (x + 0.36, y - 0.27)]
        axes.fill(*zip(*corners, strict=True), fc="white", ec="black", lw=1.4)
    backed = {"fc": "white", "ec": "none", "pad": 0.4, "alpha": 0.75}
    look: dict[str, Any] = {"bbox": backed, "zorder": 3, **CENTERED}
    axes.text(x, y + _NAME, board.name_of(number), fontsize=6.5, color="0.25", **look)
    if terrain != "open":
        name = "shallow" if terrain == "shallow-ford" else terrain
        axes.text(x, y + _TERRAIN, name, fontsize=6.5, style="italic", parse_math=False, **look)
