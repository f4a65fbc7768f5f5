"""Units, leaders and a turn's orders on the picture of a map."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from samurai_odds.battles.facts import load
from samurai_odds.battles.scenario.drawn_map import pieces_text
from samurai_odds.battles.scenario.scenario import BLUE, RED, Leader, Scenario, Unit
from samurai_odds.battles.words import UNIT_LETTERS

if TYPE_CHECKING:
    from matplotlib.axes import Axes


TERRAIN_LOOKS = {key: tuple(ground["look"]) for key, ground in load().terrain.items()}
DARK = {RED: "#8c1c13", BLUE: "#123a72"}  # both dark in gray: the fill tells them apart
LEADER_MARKS = {"foot": ("o", 8.0), "mounted": ("*", 13.0), "commander": ("D", 7.5)}


def piece_colors(side: int) -> tuple[str, str]:
    """Give the face and the ink of a side's units: red filled, blue outlined."""
    return (DARK[RED], "white") if side == RED else ("white", DARK[BLUE])


CENTERED: dict[str, Any] = {"ha": "center", "va": "center"}
_CODE_OF = {kind: letters for letters, kind in UNIT_LETTERS.items()}
_WIDE, _HIGH = 0.58, 0.40  # of a unit's box, in hex widths
_BLOCK, _STEP = 0.085, 0.118
_SYMBOL_AT = (-0.22, 0.13)  # in the box
SYMBOLS = {"circle": "o", "triangle": "^", "square": "s", "swords": "x"}  # on cards and dice
_CORNER = (0.30, 0.23)  # of the box, where the leader of a unit is marked

Place = tuple[float, float]


def draw_pieces(axes: "Axes", scenario: Scenario, places: Sequence[Place]) -> None:
    """Draw all pieces of a scenario; ``places`` are the middles of the hexes."""
    for unit in scenario.units:
        _draw_unit(axes, unit, places[unit.hex])
    led = {unit.hex for unit in scenario.units}
    for leader in scenario.leaders:
        _draw_leader(axes, leader, places[leader.hex], alone=leader.hex not in led)


def name_pieces(axes: "Axes", scenario: Scenario, places: Sequence[Place]) -> None:
    """Write the letters of the pieces small, as the text of the map has them."""
    units = {unit.hex: unit for unit in scenario.units}
    leaders = {leader.hex: leader for leader in scenario.leaders}
    look = {"bbox": {"fc": "white", "ec": "0.4", "lw": 0.5, "pad": 1.0}, "zorder": 5, **CENTERED}
    for number in units.keys() | leaders.keys():
        x, y = places[number]
        text = pieces_text(units.get(number), leaders.get(number))
        axes.text(x, y - 0.13, text, fontsize=7, **look)


def _draw_unit(axes: "Axes", unit: Unit, place: Place) -> None:
    """Draw a box with the kind's symbol and letters, and its blocks, those lost left hollow."""
    from matplotlib.patches import Rectangle

    x, y = place
    face, ink = piece_colors(unit.side)
    border: Any = "--" if unit.locked_until is not None else "-"
    corner = (x - _WIDE / 2, y - _HIGH / 2)
    axes.add_patch(
        Rectangle(corner, _WIDE, _HIGH, fc=face, ec=DARK[unit.side], lw=1.5, ls=border, zorder=4)
    )
    look = {"fontsize": 10, "weight": "bold", "color": ink, "zorder": 5, **CENTERED}
    axes.text(x, y + 0.05, _CODE_OF[unit.kind], **look)
    symbol = SYMBOLS[str(load().units[unit.kind]["symbol"])]
    axes.plot(x + _SYMBOL_AT[0], y + _SYMBOL_AT[1], symbol, color=ink, ms=5, mew=1.4, zorder=5)
    full = load().numbers["blocks"]["value"]
    standing = full if unit.blocks is None else unit.blocks
    left = x - (full * _STEP - (_STEP - _BLOCK)) / 2
    for block in range(full):
        filled = ink if block < standing else "none"
        low = (left + block * _STEP, y - 0.155)
        axes.add_patch(Rectangle(low, _BLOCK, _BLOCK, fc=filled, ec=ink, lw=0.7, zorder=5))
    _write_worth(axes, unit, (x - _CORNER[0], y - 0.23))


def _draw_leader(axes: "Axes", leader: Leader, place: Place, alone: bool) -> None:
    """Mark a leader at the corner of his unit, or in the middle of the hex if alone."""
    x, y = place if alone else (place[0] + _CORNER[0], place[1] + _CORNER[1])
    mark, size = LEADER_MARKS[leader.kind]
    look: dict[str, Any] = {"mec": DARK[leader.side], "mew": 1.2, "zorder": 6}
    look |= {"mfc": DARK[RED] if leader.side == RED else "white"}
    behind = {"mec": "white", "mfc": "white", "mew": 3.0, "zorder": 5}  # sets it off from the box
    for style in (behind, look):
        axes.plot(x, y, mark, ms=size * (1.6 if alone else 1), **style)
    _write_worth(axes, leader, (place[0] - _CORNER[0], place[1] + 0.26))


def _write_worth(axes: "Axes", piece: Unit | Leader, at: Place) -> None:
    if piece.banners != 1:
        look = {"fontsize": 8, "weight": "bold", "zorder": 6, **CENTERED}
        axes.text(*at, f"×{piece.banners}", **look)


# ---- a turn's orders ----------------------------------------------------------------


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
