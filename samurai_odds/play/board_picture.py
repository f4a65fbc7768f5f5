"""The same boards as pictures: what boards are drawn of (`shapes`), on the axes of a picture."""

from collections.abc import Callable, Iterable, Sequence
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from samurai_odds.engine.answers.pictures import set_title
from samurai_odds.grids.axes import Axes
from samurai_odds.grids.style import as_written, new_picture
from samurai_odds.play.scene import UNIT, Ground, Piece, heated, look_of, placed
from samurai_odds.play.shapes import Circle, Drawing, Group, Outline, Words

if TYPE_CHECKING:
    from matplotlib.path import Path
    from matplotlib.transforms import Affine2D

    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.play.contest import FullGame

GROUND, BETWEEN, NAMES, PIECES, ABOVE = 1.0, 1.5, 2.0, 3.0, 4.0  # what covers what
_STEP = 1e-5  # between a shape and the next, which covers it
_POINTS = 72  # an inch


def draw_board(axes: "Axes", ground: Ground, pieces: Iterable[Piece]) -> "Axes":
    """Draw a board with its pieces, in the lengths of `scene`; return the axes."""
    left, top, wide, high = ground.box
    axes.set_xlim(left, left + wide)
    axes.set_ylim(top + high, top)
    axes.set_aspect("equal")
    axes.set_axis_off()
    picture = axes.get_figure(root=True)
    assert picture is not None
    if layout := picture.get_layout_engine():  # the axes have their place
        as_written(picture)  # measured too
        layout.execute(picture)
    dots = axes.get_window_extent()
    pen = _Pen(axes, _POINTS / picture.dpi * min(dots.width / wide, dots.height / high))
    pen.draw(ground.drawn, GROUND, NAMES)
    pen.draw(placed(pieces), PIECES, PIECES)
    return axes


def draw_heat(axes: "Axes", contest: "FullGame", condition: str | None) -> None:
    """Draw a game's board as it begins, and how much happens where in the games counted."""
    says, places = contest.heat(contest.met(condition))
    pieces = heated(contest.background(), places, contest.number_size)
    draw_board(axes, contest.staged.ground, pieces)
    axes.set_title(says, fontsize=11)


def draw_battle(
    odds: "Odds",
    size: tuple[float, float],
    ratios: tuple[float, float],
    panels: Sequence[Callable[["Axes", "Odds"], None]],
) -> "Axes":
    """Draw small pictures in a row, below them the board with what happens where."""
    picture = new_picture(*size)
    set_title(picture, odds, 13)
    grid = picture.add_gridspec(2, 1, height_ratios=ratios)
    above = grid[0].subgridspec(1, len(panels), wspace=0.06)
    for place, panel in enumerate(panels):
        panel(picture.add_subplot(above[place]), odds)
    below = grid[1].subgridspec(1, 1)
    draw_heat(picture.add_subplot(below[0]), odds.question, odds.provenance.condition)
    return picture.axes[0]


class _Pen:
    """Draws shapes on axes; a length of 1 is ``points`` wide."""

    def __init__(self, axes: "Axes", points: float) -> None:
        self.axes, self.points, self.drawn = axes, points, 0

    def draw(self, drawing: Drawing, shapes: float, names: float) -> None:
        """Draw shapes, each over those before; ``shapes`` and ``names`` are their layers."""
        from matplotlib.transforms import Affine2D

        self.layers = shapes, names
        self._draw(drawing, Affine2D(), 1.0)

    def _draw(self, drawing: Drawing, to: "Affine2D", alpha: float) -> None:
        from matplotlib.transforms import Affine2D

        for one in drawing:
            if isinstance(one, Group):
                within: Any = Affine2D().scale(one.scale).translate(*one.to) + to
                self._draw(one.parts, within, alpha * one.opacity)
                continue
            self.drawn += 1
            layer = self.layers[isinstance(one, Words)] + _STEP * self.drawn
            if isinstance(one, Words):
                self._write(one, to, {"alpha": alpha, "zorder": layer})
            else:
                self._draw_shape(one, to, alpha, layer)

    def _draw_shape(
        self, one: Outline | Circle, to: "Affine2D", alpha: float, layer: float
    ) -> None:
        from matplotlib.colors import to_rgba
        from matplotlib.patches import PathPatch

        path, look = _path_of(one), look_of(one.classes) if one.classes else {}
        look |= one.own
        edge, wide = look.get("stroke", "none"), look.get("stroke-width", 1)
        face = look.get("fill", "#000") if len(path) > 2 else "none"
        fill = alpha * look.get("fill-opacity", 1)
        patch = PathPatch(path.transformed(to), zorder=layer)
        patch.set_facecolor("none" if face == "none" else to_rgba(face, fill))
        patch.set_edgecolor("none" if edge == "none" else to_rgba(edge, alpha))
        patch.set_linewidth(0 if edge == "none" else wide * self._scaled(to))
        if dashes := look.get("stroke-dasharray"):
            patch.set_linestyle((0, [one / wide for one in dashes]))
        self.axes.add_patch(patch)

    def _write(self, one: Words, to: "Affine2D", shown: dict[str, Any]) -> None:
        from matplotlib.patheffects import withStroke

        place, look = to.transform(one.place), look_of("") | look_of(one.classes)
        size = look["font-size"] * self._scaled(to)
        written = self.axes.text(place[0], place[1], one.words, size=size, ha="center", **shown)
        written.set(color=look["fill"], parse_math=False)
        written.set_fontweight(look.get("font-weight", 400))
        if "stroke" in look:  # sets it off from what lies below
            wide = look["stroke-width"] * self._scaled(to)
            written.set_path_effects([withStroke(linewidth=wide, foreground=look["stroke"])])

    def _scaled(self, to: "Affine2D") -> float:
        return self.points * float(to.get_matrix()[0, 0])


def _path_of(one: Outline | Circle) -> "Path":
    from matplotlib.path import Path

    if isinstance(one, Circle):
        return Path.circle(one.middle, one.radius)
    corners, codes = list[tuple[float, float]](), list[Any]()
    for line in one.lines:
        corners += [*line, line[0]] if one.closed else line
        codes += [Path.MOVETO] + [Path.LINETO] * (len(line) - 1)
        codes += [Path.CLOSEPOLY] * one.closed
    return Path(corners, codes)


# ---- The page around the picture of a board ------------------------------------------

_INCH = 0.85 / UNIT  # of a length
_MARGIN, _TITLE, _LEAST = 0.2, 0.5, 11.0  # inches: around, of the title, of the page's width
_HEAD, _FOOT = (11, 0.2), (9, 0.16)  # size of text, and inches of a line
_LETTERS = 125  # of text of size 1, to the inch


def new_page(title: str, ground: Ground, words: Sequence[str], above: Sequence[str] = ()) -> "Axes":
    """Make a page for a board: its title, lines above, its signs and words below.

    The figure belongs to nobody's global state, so nothing has to be closed.
    """
    board = _INCH * ground.box[2], _INCH * ground.box[3]
    wide = max(board[0] + 2 * _MARGIN, _LEAST)
    over, below = (
        [part for line in lines for part in wrap(line, int(_LETTERS / size * wide))]
        for lines, (size, _) in ((above, _HEAD), ((ground.signs, *words), _FOOT))
    )
    head, foot = _TITLE + _HEAD[1] * len(over), 2 * _MARGIN + _FOOT[1] * len(below)
    high = board[1] + head + foot
    picture = new_picture(wide, high, layout=None)
    left = (wide - board[0]) / 2
    axes = picture.add_axes((left / wide, foot / high, board[0] / wide, board[1] / high))
    look: dict[str, Any] = {"va": "top", "parse_math": False}
    picture.text(0.5, 1 - 0.15 / high, title, fontsize=14, ha="center", **look)
    for lines, place, (size, _) in ((over, high - _TITLE, _HEAD), (below, foot - _MARGIN, _FOOT)):
        picture.text(_MARGIN / wide, place / high, "\n".join(lines), fontsize=size, **look)
    return axes
