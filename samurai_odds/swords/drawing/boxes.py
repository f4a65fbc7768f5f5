"""The boxes of a drawn map and what joins them; a castle upon one."""

from typing import TYPE_CHECKING, Any

from samurai_odds.swords.drawing.looks import LAND, SEA, SEATS
from samurai_odds.swords.scenario.chart import Chart
from samurai_odds.swords.scenario.scenario import FORTRESS

if TYPE_CHECKING:
    from matplotlib.axes import Axes

BOX = (0.84, 0.70)  # width and height, in cells
CENTERED: dict[str, Any] = {"ha": "center", "va": "center", "parse_math": False}
_FRAME = 0.075  # around what is written


def extent(chart: Chart) -> tuple[float, float, float, float]:
    """Give the left, right, bottom and top end of a map, in cells."""
    xs = [province.x for province in chart.provinces]
    ys = [province.y for province in chart.provinces]
    return min(xs) - 0.5, max(xs) + 0.5, -max(ys) - 0.45, -min(ys) + 0.45


def draw_lines(axes: "Axes", chart: Chart) -> None:
    """Draw borders and sea lines from middle to middle, under the boxes."""
    for border in chart.borders:
        a, b = (chart.provinces[chart.numbers[name]] for name in (border.a, border.b))
        axes.plot([a.x, b.x], [-a.y, -b.y], zorder=1, **(SEA if border.sea else LAND))


def draw_box(
    axes: "Axes", x: float, y: float, owner: int | None, empty: bool = False, size: Any = BOX
) -> None:
    """Draw a province's box: framed by its owner's pattern, or plain; dotted if empty."""
    from matplotlib.patches import Rectangle

    wide, high = size
    corner = (x - wide / 2, y - high / 2)
    edge: dict[str, Any] = {"ec": "0.2", "lw": 0.9, "ls": (0, (1, 1.5)) if empty else "-"}
    if owner is None:
        axes.add_patch(Rectangle(corner, wide, high, fc="white", zorder=2, **edge))
        return
    look = SEATS[owner]
    patterned: dict[str, Any] = {"fc": look.face, "hatch": look.hatch, "zorder": 2}
    axes.add_patch(Rectangle(corner, wide, high, **patterned, **edge))
    inner = (x - wide / 2 + _FRAME, y - high / 2 + _FRAME)
    within: dict[str, Any] = {"fc": "white", "ec": "0.2", "lw": 0.5, "zorder": 3}
    axes.add_patch(Rectangle(inner, wide - 2 * _FRAME, high - 2 * _FRAME, **within))
    tag = {"boxstyle": "circle,pad=0.18", "fc": "white", "ec": "black", "lw": 0.8}
    look_of_tag: dict[str, Any] = {"fontsize": 6, "weight": "bold", "zorder": 6, "bbox": tag}
    axes.text(corner[0] + 0.045, y + high / 2 - 0.045, str(owner + 1), **look_of_tag, **CENTERED)


def draw_castle(axes: "Axes", x: float, y: float, what: str) -> None:
    """Draw a castle, ``x`` and ``y`` the middle of its foot: a tower, a fortress on a base."""
    from matplotlib.patches import Polygon

    left, low, wide, high = x - 0.1, y, 0.2, 0.2
    steps = [0, 0, 0.2, 0.2, 0.4, 0.4, 0.6, 0.6, 0.8, 0.8, 1, 1]
    tops = [0, 1, 1, 0.7, 0.7, 1, 1, 0.7, 0.7, 1, 1, 0]
    points = [(left + wide * a, low + high * b) for a, b in zip(steps, tops, strict=True)]
    axes.add_patch(Polygon(points, closed=True, fc="white", ec="black", lw=1.0, zorder=7))
    if what == FORTRESS:
        base = [(-0.15, 0), (1.15, 0), (1.3, -0.3), (-0.3, -0.3)]
        points = [(left + wide * a, low + high * b) for a, b in base]
        axes.add_patch(Polygon(points, closed=True, fc="black", ec="black", zorder=7))
