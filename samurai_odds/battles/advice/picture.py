"""The map with the orders of a turn."""

from typing import TYPE_CHECKING, Any

from samurai_odds.battles.advice.orders_in_words import deeds
from samurai_odds.battles.scenario.picture import draw_map
from samurai_odds.battles.scenario.scenario import Scenario
from samurai_odds.grids.axes import Axes
from samurai_odds.play.board_picture import ABOVE
from samurai_odds.play.scene import UNIT, hex_place

if TYPE_CHECKING:
    from samurai_odds.battles.advice.result import AdviceResult

Place = tuple[float, float]

LEGEND = (
    "orders: thin arrow, a move (numbered in their sequence); dotted ring, ordered to stay; wide "
    "arrow and sights, the first attack (dashed: shooting)"
)
_RADIUS = 0.42 * UNIT  # of a ring round a piece
_TICK = 0.14 * UNIT  # of the sights, to either side of their ring


def _without_their_cards(scenario: Scenario) -> Scenario:
    """Return a position as the side to move knows it, for a picture that both may look at."""
    return scenario.with_army(1 - scenario.first, hand=(), dragon_hand=())


def draw_advice(advice: "AdviceResult") -> "Axes":
    """Draw the turn asked about on the map, else the best one."""
    scenario, drawn = advice.staged.scenario, advice.asked or advice.best
    seen, above = _without_their_cards(scenario), advice.standing(drawn)
    axes = draw_map(seen, above, (LEGEND,))
    moves: dict[tuple[int, int], list[str]] = {}
    for deed in deeds(scenario, drawn.candidate.said):
        start, end = (hex_place(scenario.board, place) for place in (deed.start, deed.end))
        if deed.verb in ("stay", "leave"):
            draw_stay(axes, start)
        elif deed.verb == "move":
            number = str(1 + sum(map(len, moves.values())))
            moves.setdefault((deed.start, deed.end), []).append(number)
        else:
            draw_attack(axes, start, end, deed.verb == "shoot")
    for (here, there), numbers in moves.items():
        start, end = (hex_place(scenario.board, place) for place in (here, there))
        draw_move(axes, start, end, "+".join(numbers))
    return axes


def draw_move(axes: "Axes", start: Place, end: Place, number: str) -> None:
    """Draw an arrow for a move, with its number in the sequence of moves."""
    _arrow(axes, start, end, lw=2.2, shrinkB=4)
    x, y = (one + 0.4 * (other - one) for one, other in zip(start, end, strict=True))
    look: dict[str, Any] = {"boxstyle": "circle,pad=0.2", "fc": "white", "ec": "black", "lw": 1.2}
    axes.text(x, y, number, fontsize=8, ha="center", va="center", bbox=look, zorder=ABOVE + 2)


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
            zorder=ABOVE,
        )


def _arrow(axes: "Axes", start: Place, end: Place, lw: float, **look: Any) -> None:
    """Draw an arrow, set off by a white one from what lies below."""
    from matplotlib.patches import FancyArrowPatch

    for above, color, wide in ((0, "white", lw + 2.5), (1, "black", lw)):
        arrow = FancyArrowPatch(start, end, arrowstyle="-|>", shrinkA=14, mutation_scale=20, **look)
        arrow.set(color=color, linewidth=wide, zorder=ABOVE + above)
        axes.add_patch(arrow)


def _ring(axes: "Axes", place: Place, **look: Any) -> None:
    from matplotlib.patches import Circle

    axes.add_patch(Circle(place, _RADIUS, fill=False, ec="black", zorder=ABOVE, **look))
