"""The board of a battle for a browser: its ground, and the pieces on it at a moment."""

from collections.abc import Callable
from functools import lru_cache

from samurai_odds.battles.facts import load
from samurai_odds.battles.scenario.scenario import (
    RED,
    SIDES,
    Leader,
    Scenario,
    Tent,
    Unit,
    blocked,
    rank_name,
)
from samurai_odds.battles.words import UNIT_LETTERS
from samurai_odds.play.cells import CLOSED, OBJECTIVE, Cells, hex_cells, marked
from samurai_odds.play.events import Board, standing
from samurai_odds.play.events import Piece as Standing
from samurai_odds.play.scene import UNIT, Ground, Piece, Scene, hex_box, hex_place, hexagon
from samurai_odds.play.shapes import Drawing, Group, Shape, box, circle, lines, outline, text

_CODE_OF = {kind: letters for letters, kind in UNIT_LETTERS.items()}
_STAR = (
    (0, -11),
    (3, -4),
    (11, -3),
    (5, 2),
    (7, 10),
    (0, 6),
    (-7, 10),
    (-5, 2),
    (-11, -3),
    (-3, -4),
)
_LEADERS: dict[str, Callable[[str], Shape]] = {  # around the middle
    "foot": lambda look: circle(8, classes=look),
    "mounted": lambda look: outline(*_STAR, classes=look),
    "commander": lambda look: outline((0, -11), (9, 0), (0, 11), (-9, 0), classes=look),
}
_SYMBOLS: dict[str, Callable[[str], Shape]] = {  # that cards order units by
    "circle": lambda look: circle(4.5, classes=look),
    "triangle": lambda look: outline((0, -5), (5.5, 4.5), (-5.5, 4.5), classes=look),
    "square": lambda look: box(-4.5, -4.5, 9, 9, look),
    "swords": lambda look: lines(((-5, -5), (5, 5)), ((5, -5), (-5, 5)), classes=f"{look} o"),
}
_SHORT = {"shallow-ford": "shallow"}  # as wide as a hex
_SHAPES = {"foot": "circle", "mounted": "star", "commander": "diamond"}


def cells(scenario: Scenario) -> Cells:
    """Return hexes, terrain, sections and objectives as data."""
    goals = sorted({number for goal in scenario.objectives for number in goal.hexes})
    marks = marked(((OBJECTIVE, goals), (CLOSED, sorted(blocked(scenario)))))
    lines = tuple(UNIT * line / 2 for line in scenario.board.lines)
    return Cells(hex_cells(scenario.board, scenario.terrain, marks), (), lines)


def pieces(scenario: Scenario) -> Board:
    """Return the pieces of a scenario or a position as data."""
    facts = load()
    full, pieces_on_board = facts.numbers["blocks"]["value"], list[Standing]()
    for unit in scenario.units:
        left = full if unit.blocks is None else unit.blocks
        look, marks = str(facts.units[unit.kind]["symbol"]), ("locked",) * bool(unit.locked_until)
        pieces_on_board.append(
            Standing(
                len(pieces_on_board),
                unit.side,
                unit.kind,
                unit.hex,
                left,
                full,
                look=look,
                worth=unit.banners,
                marks=marks,
            )
        )
    for one in scenario.leaders:
        number, kind = len(pieces_on_board), "leader"
        pieces_on_board.append(
            Standing(number, one.side, kind, one.hex, 1, 1, look=one.kind, worth=one.banners)
        )
    return standing(pieces_on_board, {tent.hex: tent.side for tent in scenario.tents})


def said(scenario: Scenario) -> str:
    """Say who has which banners."""
    held = [scenario.objectives[number] for number, _ in scenario.moment.held]
    has = [
        f"{name} {army.gained + sum(one.banners for one in held if one.side == side)} "
        f"of {army.banners} banners, {army.honor} honor"
        for side, (name, army) in enumerate(zip(SIDES, scenario.armies, strict=True))
    ]
    return " · ".join(has)


def ground(scenario: Scenario) -> Ground:
    """Draw hexes, terrain, sections and objectives."""
    board, closed, faces = scenario.board, blocked(scenario), load().terrain
    drawn, names = list[Shape](), list[Shape]()  # the names stand on the lines between sections
    for number, terrain in enumerate(scenario.terrain):
        x, y = hex_place(board, number)
        edge = "g thick" if number in closed else "g"
        drawn.append(hexagon(board, number, edge, fill=faces[terrain]["look"]))
        names.append(text(x, y - 34, board.name_of(number), "n"))
        if terrain not in ("open", "tent"):
            names.append(text(x, y + 41, _SHORT.get(terrain, terrain), "n"))
    around = hex_box(board, board.columns)
    for line in board.lines:
        ends = ((UNIT * line / 2, around[1]), (UNIT * line / 2, around[1] + around[3]))
        drawn.append(lines(ends, stroke="#444", stroke_width=2, stroke_dasharray=(2, 5)))
    for number in sorted({number for goal in scenario.objectives for number in goal.hexes}):
        drawn.append(hexagon(board, number, "no d", 0.88, stroke="#000", stroke_width=2))
    return Ground(around, (*drawn, *names), signs(scenario))


def signs(scenario: Scenario) -> str:
    """Say what the signs of a board mean, those that it has."""
    pieces: list[Unit | Leader] = [*scenario.units, *scenario.leaders]
    kinds, ranks = {one.kind for one in scenario.units}, {one.kind for one in scenario.leaders}
    said = ["red filled, blue outlined"]
    said += [f"{code} {kind}" for code, kind in UNIT_LETTERS.items() if kind in kinds]
    said.append("its symbol, as on cards and dice; row of squares: blocks")
    said += [f"{shape}: {rank_name(rank)}" for rank, shape in _SHAPES.items() if rank in ranks]
    said += [f"×{n}: worth {n} banners" for n in sorted({one.banners for one in pieces} - {1})]
    if any(unit.locked_until is not None for unit in scenario.units):
        said.append("dashed box: locked unit")
    if scenario.tents:
        said.append("triangle: command tent")
    said.append("dotted lines: between sections")
    if any(goal.hexes for goal in scenario.objectives):
        said.append("dashed hex: objective")
    if blocked(scenario):
        said.append("thick edge: impassable")
    return f"Signs: {'; '.join(said)}."


def scene(scenario: Scenario) -> Scene:
    """Draw the pieces of a scenario or a position, and say who has which banners."""
    units = {unit.hex: unit for unit in scenario.units}
    leaders = {leader.hex: leader for leader in scenario.leaders}
    tents = {tent.hex: tent for tent in scenario.tents}
    drawn = []
    for number in sorted(units.keys() | leaders.keys() | tents.keys()):
        look = _look(units.get(number), leaders.get(number), tents.get(number))
        drawn.append(Piece(*hex_place(scenario.board, number), look))
    return Scene(tuple(drawn), said(scenario))


@lru_cache(maxsize=4096)  # of a game most look as they did a moment before
def _look(unit: Unit | None, leader: Leader | None, tent: Tent | None) -> Drawing:
    parts = list[Shape]()
    if tent is not None:
        face = "r" if tent.side == RED else "b"
        parts.append(outline((-36, 27), (0, -40), (36, 27), classes=face, fill_opacity=0.15))
    if unit is not None:
        parts += _unit(unit)
    if leader is not None:
        shape, face = _LEADERS[leader.kind], "r" if leader.side == RED else "b"
        mark = shape("halo"), shape(face)
        parts.append(Group(mark, scale=1.5) if unit is None else Group(mark, (30, -22)))
        if leader.banners != 1:
            parts.append(text(-30, -24, f"×{leader.banners}", "strong"))
    return tuple(parts)


def _unit(unit: Unit) -> Drawing:
    """Draw a box with the kind's symbol and letters, and its blocks, those lost left hollow."""
    face = "r" if unit.side == RED else "b"
    locked = " d" if unit.locked_until is not None else ""
    facts = load()
    full = facts.numbers["blocks"]["value"]
    symbol = _SYMBOLS[str(facts.units[unit.kind]["symbol"])](f"{face}i")
    standing = full if unit.blocks is None else unit.blocks
    left = -(full * 12 - 3) / 2
    blocks = (
        box(left + 12 * block, 7, 9, 9, f"{face}i o{' f' if block < standing else ''}")
        for block in range(full)
    )
    worth = (text(-30, 30, f"×{unit.banners}", "strong"),) if unit.banners != 1 else ()
    return (
        box(-29, -20, 58, 40, f"{face}{locked}"),
        Group((symbol,), (-22, -13)),
        text(0, 1, _CODE_OF[unit.kind], f"big {face}i"),
        *blocks,
        *worth,
    )
