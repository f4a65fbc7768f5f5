"""Units and leaders on the picture of a map."""

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
    """Draw a box with the kind's letters and its blocks, those lost left hollow."""
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
