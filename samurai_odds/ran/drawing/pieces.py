"""Units and busho on the picture of a map: a unit's tip points at the vertex that it faces."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import TYPE_CHECKING, Any

from samurai_odds.ran.ground.facing import FACINGS
from samurai_odds.ran.ground.standing import Standing
from samurai_odds.ran.scenario.scenario import BLUE, RED, Contingent, Scenario

if TYPE_CHECKING:
    from matplotlib.axes import Axes

GROUND_LOOKS = {  # face, and what is written at the foot of a hex
    "clear": ("white", ""),
    "woods": ("#dfe9d6", "woods"),
    "heavy-woods": ("#b9cbae", "heavy"),
    "village": ("#ececec", "village"),
    "rice-paddy": ("#f6f2cf", "paddy"),
    "castle": ("#d2d2d2", "castle"),
    "water": ("#9dbcd8", "water"),
}
SIDE_LOOKS = {  # color, line style and width of a hexside
    "stream": ("#2f6da8", "--", 2.6),
    "river": ("#17456f", "-", 6.5),
    "tree-line": ("#3d5c2e", ":", 4.5),
}
RISE = "#7a5c33"  # a solid line, thicker for each level
DARK = {RED: "#8c1c13", BLUE: "#123a72"}  # both dark in gray: the fill tells them apart
ZONE_HATCH = {RED: "////", BLUE: "...."}


def piece_colors(side: int) -> tuple[str, str]:
    """Give the face and the ink of a side's units: red filled, blue outlined."""
    return (DARK[RED], "white") if side == RED else ("white", DARK[BLUE])


CENTERED: dict[str, Any] = {"ha": "center", "va": "center"}
_SHAPE = ((0.0, 0.37), (0.31, 0.17), (0.31, -0.28), (-0.31, -0.28), (-0.31, 0.17))  # facing n
_CAMP = ((0.32, 0.3), (0.32, -0.3), (-0.32, -0.3), (-0.32, 0.3))

Place = tuple[float, float]


def draw_pieces(axes: "Axes", scenario: Scenario, places: Sequence[Place]) -> None:
    """Draw all units and busho of a scenario; ``places`` are the middles of the hexes."""
    for label, standing in scenario.standing.items():
        _draw_unit(axes, label, standing, places[standing.hex])
    held = {standing.hex for standing in scenario.standing.values()}
    shared: dict[int, int] = {}
    for each in scenario.contingents:
        if each.hex is not None:
            order = shared.get(each.hex, 0)
            shared[each.hex] = order + 1
            _draw_busho(axes, each, places[each.hex], order, alone=each.hex not in held)


def name_pieces(axes: "Axes", scenario: Scenario, places: Sequence[Place]) -> None:
    """Write the labels of the units small, with the vertex that each faces."""
    look = {"bbox": {"fc": "white", "ec": "0.4", "lw": 0.5, "pad": 1.0}, "zorder": 5, **CENTERED}
    for label, standing in scenario.standing.items():
        x, y = places[standing.hex]
        facing = "" if standing.facing is None else FACINGS[standing.facing]
        axes.text(x, y - 0.16, f"{label}{facing}", fontsize=7, **look)


def _draw_unit(axes: "Axes", label: str, standing: Standing, place: Place) -> None:
    """Draw a unit: its shape turned to its facing; label, type and ratings upright."""
    from matplotlib.patches import Polygon

    x, y = place
    face, ink = piece_colors(standing.side)
    shape = _CAMP if standing.facing is None else _turned(standing.facing)
    disrupted = standing.unit.has("disrupted")
    border: Any = "--" if disrupted else "-"
    corners = [(x + a, y + b) for a, b in shape]
    look = {"fc": face, "ec": DARK[standing.side], "lw": 1.6, "ls": border, "zorder": 4}
    axes.add_patch(Polygon(corners, closed=True, **look))
    if standing.side == RED and disrupted:
        axes.add_patch(
            Polygon(corners, closed=True, fill=False, ec="white", lw=1.0, ls="--", zorder=5)
        )
    ink_of: dict[str, Any] = {"color": ink, "zorder": 6, **CENTERED}
    axes.text(x, y + 0.14, label, fontsize=8, weight="bold", **ink_of)
    axes.text(x, y, standing.unit.type, fontsize=7, **ink_of)
    axes.text(x, y - 0.13, _ratings(standing), fontsize=7, **ink_of)


def _ratings(standing: Standing) -> str:
    """Write the ratings of the side showing, hits and open order."""
    unit = standing.unit
    tq, ma = (unit.second_tq, unit.second_ma) if unit.has("disrupted") else (unit.tq, unit.ma)
    hits = f" {unit.hits}h" if unit.hits else ""
    return f"{tq}-{ma}{hits}{' o' if unit.has('open') else ''}"


def _turned(facing: int) -> list[Place]:
    """Turn the shape of a unit to its facing."""
    angle = -2 * pi * facing / len(FACINGS)
    return [(a * cos(angle) - b * sin(angle), a * sin(angle) + b * cos(angle)) for a, b in _SHAPE]


def _draw_busho(axes: "Axes", each: Contingent, place: Place, order: int, alone: bool) -> None:
    """Mark a busho by his contingent's letter in a ring: a double one of the So-Taisho."""
    x, y = place if alone else (place[0] - 0.33 + 0.22 * order, place[1] + 0.3)
    face, ink = piece_colors(each.side)
    size = 15 if alone else 11
    look: dict[str, Any] = {"mfc": face, "mec": DARK[each.side], "zorder": 7}
    if each.command is not None:
        axes.plot(x, y, "o", ms=size + 5, **look | {"mfc": "white"}, mew=1.2)
    axes.plot(x, y, "o", ms=size + 1.5, mfc="white", mec="white", zorder=7)
    axes.plot(x, y, "o", ms=size, **look, mew=1.2)
    axes.text(x, y, each.letter, fontsize=7, weight="bold", color=ink, zorder=8, **CENTERED)
