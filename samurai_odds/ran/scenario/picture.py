"""The map of a scenario as a picture, readable in print without color."""

import textwrap
from collections.abc import Iterator, Sequence
from math import cos, pi, sin
from typing import TYPE_CHECKING, Any

from samurai_odds.grids.style import new_picture, showing_itself
from samurai_odds.play.hex_maps import Place, draw_heat, frame, hexagon, middle, outline
from samurai_odds.ran.hexes import FACINGS, LANDS
from samurai_odds.ran.scenario.map_text import place_text, source_lines, special_lines, units_text
from samurai_odds.ran.scenario.scenario import BLUE, RED, SIDES, Contingent, Scenario
from samurai_odds.ran.zones import Standing, zones

if TYPE_CHECKING:
    from matplotlib.axes import Axes


# ---- Units and busho on the picture of a map -----------------------------------------

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
CAMP = ((0.32, 0.3), (0.32, -0.3), (-0.32, -0.3), (-0.32, 0.3))


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
    shape = CAMP if standing.facing is None else turned(standing.facing)
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
    axes.text(x, y - 0.13, ratings(standing), fontsize=7, **ink_of)


def ratings(standing: Standing) -> str:
    """Write the ratings of the side showing, hits and open order."""
    unit = standing.unit
    tq, ma = (unit.second_tq, unit.second_ma) if unit.has("disrupted") else (unit.tq, unit.ma)
    hits = f" {unit.hits}h" if unit.hits else ""
    return f"{tq}-{ma}{hits}{' o' if unit.has('open') else ''}"


def turned(facing: int) -> list[Place]:
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


# ---- The page around the picture of a map --------------------------------------------

_HEX = 0.85  # inches across
_LEAST = 8.0  # inches of the page's width
_LINE = 0.16  # inches, of text below the map
_LETTERS = 15.5  # of text, to the inch
_SMALL = 8.5
SIGNS = (
    "a unit's tip points at the vertex that it faces; a square is a Honjin, front all around; "
    "label, type, TQ-MA (h hits, o open order; dashed: disrupted); a ring with a letter: the "
    "busho of that contingent, a double one the So-Taisho; a digit in a ring: the level"
)


def new_page(scenario: Scenario) -> "Axes":
    """Make a page: title, map, signs, the scenario in words.

    The figure belongs to nobody's global state, so nothing has to be closed.
    """

    over = scenario.terrain.field
    board = ((over.columns + 0.56) * _HEX, ((over.rows - 1) * 0.866 + 1.2147) * _HEX)
    wide = max(board[0] + 0.4, _LEAST)
    below = [
        line for said in _words(scenario) for line in textwrap.wrap(said, int(wide * _LETTERS))
    ]
    foot_inches = 0.65 + _LINE * len(below)
    high = board[1] + 0.55 + foot_inches
    picture = new_picture(wide, high, layout=None)
    left = (wide - board[0]) / 2
    axes = picture.add_axes((left / wide, foot_inches / high, board[0] / wide, board[1] / high))
    title: dict[str, Any] = {"ha": "center", "va": "center", "parse_math": False}
    picture.text(0.5, 1 - 0.25 / high, scenario.title, fontsize=14, **title)
    picture.legend(
        handles=_handles(scenario),
        loc="upper center",
        bbox_to_anchor=(0.5, (foot_inches - 0.05) / high),
        ncols=7,
        frameon=False,
        fontsize=_SMALL,
        handlelength=1.8,
        handleheight=1.3,
        columnspacing=1.2,
    )
    picture.text(
        0.2 / wide,
        (foot_inches - 0.5) / high,
        "\n".join(below),
        ha="left",
        va="top",
        fontsize=_SMALL,
        parse_math=False,
    )
    return axes


def _words(scenario: Scenario) -> Iterator[str]:
    yield SIGNS
    for side, army in enumerate(scenario.armies):
        yield f"{SIDES[side]} ({army.name}): breaks at {army.level} rout points"
        for each in scenario.of_side(side):
            yield f"    {_contingent(each, scenario)}: {units_text(each)}"
    yield from special_lines(scenario)
    yield from source_lines(scenario)


def _contingent(each: Contingent, scenario: Scenario) -> str:
    rating = f"momentum {each.rating}"
    if each.command is not None:
        rating = f"So-Taisho, initiative {each.rating}"
    return f"{each.letter} {each.name}, {rating}, {each.man}, at {place_text(each, scenario)}"


def _handles(scenario: Scenario) -> list[Any]:
    from matplotlib.lines import Line2D
    from matplotlib.patches import Patch

    handles: list[Any] = []
    for side, name in enumerate(SIDES):
        face, _ = piece_colors(side)
        handles.append(Patch(facecolor=face, edgecolor=DARK[side], linewidth=1.5, label=name))
        zone = Patch(facecolor="none", edgecolor=DARK[side], hatch=ZONE_HATCH[side], linewidth=0.3)
        zone.set_label(f"{name}'s zone")
        handles.append(zone)
    kinds = {kind for _, kind in scenario.terrain.sides}
    for kind, (color, style, wide) in SIDE_LOOKS.items():
        if kind in kinds:
            handles.append(Line2D([], [], color=color, ls=style, lw=wide, label=kind))
    if len(set(scenario.terrain.levels)) > 1:
        handles.append(Line2D([], [], color=RISE, lw=2.2, label="rise"))
    return handles


# ---- The map of a scenario as a picture, to be read in print without color -----------


def draw_map(
    scenario: Scenario, axes: "Axes | None" = None, heat: Sequence[float] | None = None
) -> "Axes":
    """Draw a scenario's map with its units, their facing and zones; return its axes.

    Without ``axes`` a page is made, with the scenario in words below. ``heat`` is a number
    for each hex, such as the units lost there: the hexes are then shaded by it, and the
    units only named.
    """
    if axes is None:
        axes = showing_itself(new_page(scenario))
    over = scenario.terrain.field
    for number in range(over.hexes):
        _draw_ground(axes, scenario, number)
    places = [middle(over, number) for number in range(over.hexes)]
    if heat is not None:
        draw_heat(axes, heat, over)
    for side in range(len(SIDES) if heat is None else 0):
        for number in zones(scenario.terrain, scenario.standing.values(), side):
            look: dict[str, Any] = {"fc": "none", "ec": DARK[side], "alpha": 0.45, "lw": 0}
            axes.add_patch(hexagon(over, number, 0.93, hatch=ZONE_HATCH[side], zorder=2, **look))
    _draw_sides(axes, scenario)
    (draw_pieces if heat is None else name_pieces)(axes, scenario, places)
    frame(axes, over, 0, over.columns + 0.5, 0.03)
    return axes


def _draw_ground(axes: "Axes", scenario: Scenario, number: int) -> None:
    """Draw a hex: its face, its outline, its name, what it is and its level."""
    ground = scenario.terrain
    land = LANDS[ground.hexes[number]]
    axes.add_patch(hexagon(ground.field, number, fc=land.face, ec="0.55", lw=0.6, zorder=1))
    x, y = middle(ground.field, number)
    backed = {"fc": land.face, "ec": "none", "pad": 0.3}
    look: dict[str, Any] = {"fontsize": 6, "color": "0.25", "bbox": backed, "zorder": 3, **CENTERED}
    axes.text(x, y + 0.45, ground.field.name_of(number), **look)
    if land.foot:
        axes.text(x, y - 0.43, land.foot, style="italic", **look)
    if level := ground.levels[number]:
        ring = {"fc": "white", "ec": "0.3", "lw": 0.8, "boxstyle": "circle,pad=0.15"}
        axes.text(x + 0.37, y - 0.2, str(level), **look | {"bbox": ring, "fontsize": 7})


def _draw_sides(axes: "Axes", scenario: Scenario) -> None:
    """Draw what lies on hexsides, and a thick line where the ground rises."""
    ground = scenario.terrain
    for number in range(ground.field.hexes):
        corners = outline(middle(ground.field, number))
        for side, beside in enumerate(ground.field.neighbors(number)):
            ends = (corners[side], corners[(side + 1) % 6])
            x, y = zip(*ends, strict=True)
            if beside > number and (kind := ground.side(number, beside)) is not None:
                color, style, wide = SIDE_LOOKS[kind]
                axes.plot(x, y, style, color=color, lw=wide, zorder=3)
            elif beside >= 0 and ground.levels[beside] < ground.levels[number]:
                steps = ground.levels[number] - ground.levels[beside]
                axes.plot(x, y, "-", color=RISE, lw=1.0 + 1.2 * steps, zorder=2.5)
