"""The map of a battle for a browser: its ground, and the counters on it at a moment."""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin

from samurai_odds.play.cells import RISE as RISES
from samurai_odds.play.cells import Cells, Side, hex_cells
from samurai_odds.play.events import Board, standing
from samurai_odds.play.events import Piece as Counter
from samurai_odds.play.hex_maps import Place
from samurai_odds.play.hex_maps import outline as hex_outline
from samurai_odds.play.scene import (
    UNIT,
    Ground,
    Piece,
    Scene,
    corners_of,
    hex_box,
    hex_place,
    hexagon,
)
from samurai_odds.play.shapes import Drawing, Group, Shape, circle, lines, outline, text
from samurai_odds.ran.hexes import FACINGS, LANDS
from samurai_odds.ran.scenario.scenario import RED, SIDES, Contingent, Scenario
from samurai_odds.ran.zones import Standing

SIDE_LOOKS: dict[str, tuple[str, tuple[float, ...], float]] = {  # color, dashes, width
    "stream": ("#2f6da8", (12, 5), 3.64),
    "river": ("#17456f", (), 9.1),
    "tree-line": ("#3d5c2e", (4, 5), 6.3),
}
RISE = "#7a5c33"  # a solid line, thicker for each level
_SHAPE = ((0.0, 0.37), (0.31, 0.17), (0.31, -0.28), (-0.31, -0.28), (-0.31, 0.17))  # facing n
CAMP = ((0.32, 0.3), (0.32, -0.3), (-0.32, -0.3), (-0.32, 0.3))
SIGNS = (
    "a unit's tip points at the vertex that it faces; a square is a Honjin, front all around; "
    "label, type, TQ-MA (h hits, o open order; dashed: disrupted); a ring with a letter: the "
    "busho of that contingent, a double one the So-Taisho; a digit in a ring: the level"
)
_LINES = {"stream": "blue dashes", "river": "thick blue line", "tree-line": "green dots"}


def cells(scenario: Scenario) -> Cells:
    """Return hexes, what they are, their levels and their sides as data."""
    land = scenario.terrain
    sides = [Side(a, b, kind) for (a, b), kind in land.sides]
    for number in range(land.field.hexes):
        for beside in land.field.neighbors(number):
            if beside >= 0 and land.levels[beside] < land.levels[number]:
                rises = land.levels[number] - land.levels[beside]
                sides.append(Side(number, beside, RISES, rises))
    return Cells(hex_cells(land.field, land.hexes, {}, land.levels), tuple(sides))


def pieces(scenario: Scenario) -> Board:
    """Return the counters of a scenario as data."""
    counters = list[Counter]()
    for label, one in scenario.standing.items():
        unit, facing = one.unit, -1 if one.facing is None else one.facing
        marks = tuple(state for state in ("disrupted", "open") if unit.has(state))
        counters.append(
            Counter(
                len(counters),
                one.side,
                unit.type,
                one.hex,
                1,
                1,
                name=label,
                facing=facing,
                hits=unit.hits,
                marks=marks,
            )
        )
    for each in scenario.contingents:
        if each.hex is not None:
            number = len(counters)
            counters.append(
                Counter(
                    number, each.side, "busho", each.hex, 1, 1, name=each.name, look=each.letter
                )
            )
    return standing(counters, {})


def said(scenario: Scenario, rout_points: Sequence[int] = ()) -> str:
    """Say how near each army is to breaking, which only a game says."""
    has = [
        f"{name} {points} of {army.level} rout points"
        for name, army, points in zip(SIDES, scenario.armies, rout_points, strict=False)
    ]
    return " · ".join(has)


def ground(scenario: Scenario) -> Ground:
    """Draw hexes, what they are, their levels and their sides."""
    ground = scenario.terrain
    over, drawn = ground.field, list[Shape]()
    for number in range(over.hexes):
        land = LANDS[ground.hexes[number]]
        x, y = hex_place(over, number)
        drawn.append(hexagon(over, number, "g", fill=land.face))
        drawn.append(text(x, y - 40, over.name_of(number), "n"))
        if land.foot:
            drawn.append(text(x, y + 46, land.foot, "n"))
        if ground.levels[number]:
            drawn.append(circle(7, x + 36, y + 20, "g", fill="#fff"))
            drawn.append(text(x + 36, y + 23, ground.levels[number]))
    box = hex_box(over, over.columns + 0.5)
    return Ground(box, (*drawn, *_sides(scenario)), f"Signs: {signs(scenario)}.")


def signs(scenario: Scenario) -> str:
    """Say what the signs of a map mean, those that it has."""
    kinds = {kind for _, kind in scenario.terrain.sides}
    said = ["red filled, blue outlined", SIGNS]
    said += [f"{look}: {kind}" for kind, look in _LINES.items() if kind in kinds]
    if len(set(scenario.terrain.levels)) > 1:
        said.append("brown line: rise")
    return "; ".join(said)


def _sides(scenario: Scenario) -> list[Shape]:
    """Draw what lies on hexsides, and a line where the ground rises, thicker by level."""
    land, drawn = scenario.terrain, list[Shape]()
    for number in range(land.field.hexes):
        x, y = hex_place(land.field, number)
        corners = corners_of(hex_outline((x / UNIT, -y / UNIT)))
        for side, beside in enumerate(land.field.neighbors(number)):
            color = ""
            if beside > number and (kind := land.side(number, beside)) is not None:
                color, dashes, wide = SIDE_LOOKS[kind]
            elif beside >= 0 and land.levels[beside] < land.levels[number]:
                steps = land.levels[number] - land.levels[beside]
                color, dashes, wide = RISE, (), 1.5 + 1.8 * steps
            if color:
                ends = corners[side], corners[(side + 1) % 6]
                drawn.append(lines(ends, stroke=color, stroke_width=wide, stroke_dasharray=dashes))
    return drawn


def scene(scenario: Scenario, rout_points: Sequence[int] = ()) -> Scene:
    """Draw all counters of a scenario, and say how near each army is to breaking."""
    units = {standing.hex: (label, standing) for label, standing in scenario.standing.items()}
    busho: dict[int, list[Contingent]] = {}
    for each in scenario.contingents:
        if each.hex is not None:
            busho.setdefault(each.hex, []).append(each)
    drawn = []
    for number in sorted(units.keys() | busho.keys()):
        look = _unit(*units[number]) if number in units else ()
        for order, each in enumerate(busho.get(number, ())):
            look += (_busho(each, -33 + 22 * order, -30 if number in units else 0),)
        drawn.append(Piece(*hex_place(scenario.terrain.field, number), look))
    return Scene(tuple(drawn), said(scenario, rout_points))


@lru_cache(maxsize=4096)  # of a game most look as they did a moment before
def _unit(label: str, standing: Standing) -> Drawing:
    """Draw a unit: its shape turned to its facing; label, type and ratings upright."""
    unit, face = standing.unit, "r" if standing.side == RED else "b"
    shape = corners_of(CAMP if standing.facing is None else turned(standing.facing))
    disrupted = unit.has("disrupted")
    drawn: Drawing = (outline(*shape, classes=f"{face} d" if disrupted else face),)
    if disrupted and standing.side == RED:
        drawn += (outline(*shape, classes="no d", stroke="#fff"),)
    return (
        *drawn,
        text(0, -10, label, f"mid strong {face}i"),
        text(0, 4, unit.type, f"{face}i"),
        text(0, 17, ratings(standing), f"{face}i"),
    )


def ratings(standing: Standing) -> str:
    """Write the ratings of the side showing, hits and open order."""
    unit = standing.unit
    tq, ma = (unit.second_tq, unit.second_ma) if unit.has("disrupted") else (unit.tq, unit.ma)
    hits = f" {unit.hits}h" if unit.hits else ""
    return f"{tq}-{ma}{hits}{' o' if unit.has('open') else ''}"


def turned(facing: int) -> list[Place]:
    angle = -2 * pi * facing / len(FACINGS)
    return [(a * cos(angle) - b * sin(angle), a * sin(angle) + b * cos(angle)) for a, b in _SHAPE]


def _busho(each: Contingent, x: float, y: float) -> Group:
    """Mark a busho by his contingent's letter in a ring: a double one of the So-Taisho."""
    face = "r" if each.side == RED else "b"
    outer = (circle(13, classes=face, fill_opacity=0),) if each.command else ()
    letter = text(0, 3.5, each.letter, f"strong {face}i")
    return Group((circle(12, classes="halo"), *outer, circle(9, classes=face), letter), (x, y))
