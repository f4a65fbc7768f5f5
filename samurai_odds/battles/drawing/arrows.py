"""A turn's orders drawn on the picture of a map: moves, units that stay, the first attack."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Place = tuple[float, float]

LEGEND = (
    "orders: thin arrow, a move (numbered in their sequence); dotted ring, ordered to stay; wide "
    "arrow and sights, the first attack (dashed: shooting)"
)
_ABOVE = 8  # the pieces
_RADIUS = 0.42  # of a ring round a piece
_TICK = 0.14  # of the sights, to either side of their ring


def draw_move(axes: "Axes", start: Place, end: Place, number: str) -> None:
    """Draw an arrow for a move, with its number in the sequence of moves."""
    _arrow(axes, start, end, lw=2.2, shrinkB=4)
    x, y = (one + 0.4 * (other - one) for one, other in zip(start, end, strict=True))
    look: dict[str, Any] = {"boxstyle": "circle,pad=0.2", "fc": "white", "ec": "black", "lw": 1.2}
    axes.text(x, y, number, fontsize=8, ha="center", va="center", bbox=look, zorder=_ABOVE + 2)


def draw_stay(axes: "Axes", place: Place) -> None:
    """Mark a piece that has an order and stays."""
    _ring(axes, place, ls=(0, (1, 1.5)), lw=2.0)


def draw_attack(axes: "Axes", start: Place, end: Place, shooting: bool) -> None:
    """Draw the first attack: a wide arrow, and sights round the target."""
    _arrow(axes, start, end, lw=4.0, shrinkB=17, ls=(0, (1.5, 1)) if shooting else "-")
    _ring(axes, end, ls="-", lw=2.4)
    for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        near, far = _RADIUS - _TICK, _RADIUS + _TICK / 2
        axes.plot(
            [end[0] + near * x, end[0] + far * x],
            [end[1] + near * y, end[1] + far * y],
            color="black",
            lw=2.4,
            zorder=_ABOVE,
        )


def _arrow(axes: "Axes", start: Place, end: Place, lw: float, **look: Any) -> None:
    """Draw an arrow, set off by a white one from what lies below."""
    from matplotlib.patches import FancyArrowPatch

    for above, color, wide in ((0, "white", lw + 2.5), (1, "black", lw)):
        arrow = FancyArrowPatch(start, end, arrowstyle="-|>", shrinkA=14, mutation_scale=20, **look)
        arrow.set(color=color, linewidth=wide, zorder=_ABOVE + above)
        axes.add_patch(arrow)


def _ring(axes: "Axes", place: Place, **look: Any) -> None:
    from matplotlib.patches import Circle

    axes.add_patch(Circle(place, _RADIUS, fill=False, ec="black", zorder=_ABOVE, **look))
