"""The drawn map of a scenario file, and its lines of hexsides."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from samurai_odds.engine.text_files import remark
from samurai_odds.errors import OddsError, check_one_of, unknown
from samurai_odds.ran.hexes import (
    FACINGS,
    HEXSIDES,
    LANDS,
    MOST,
    SIDES_OF_A_HEX,
    Edge,
    Field,
    Terrain,
    edge,
)
from samurai_odds.ran.scenario.scenario import Scenario

# ---- The drawn map of a scenario file ------------------------------------------------

TERRAIN_LETTERS = {land.letter: terrain for terrain, land in LANDS.items()}
BUSHO = "*"
LABEL_WIDTH = 6  # of the row's number and the space after it
LEAST_WIDTH = 6  # of a cell; even, so that every second row can be indented by half of it

_FACING = "|".join(sorted(FACINGS, key=len, reverse=True))
_CELL = re.compile(rf"(\S)(\d?)(?:([A-Za-z])(\d{{1,2}})({_FACING})?)?(\*?)", re.ASCII)
_FORM = "a terrain letter, the level, a unit with its facing, * for a busho: '.1A3ne*'"

Line = tuple[int, str]  # its number in the file and its text


@dataclass
class Drawn:
    """What a map shows, and in which line of the file each hex stands."""

    over: Field = field(default_factory=lambda: Field(1, 1))
    terrain: list[str] = field(default_factory=lambda: ["clear"])
    levels: list[int] = field(default_factory=lambda: [0])
    units: dict[str, tuple[int, int | None]] = field(default_factory=dict)  # hex and facing
    busho: list[int] = field(default_factory=list)
    lines: dict[str, int] = field(default_factory=dict)


def cells_of(scenario: Scenario) -> list[str]:
    ground = scenario.terrain
    cells = [
        LANDS[kind].letter + (str(level) if level else "")
        for kind, level in zip(ground.hexes, ground.levels, strict=True)
    ]
    for label, standing in scenario.standing.items():
        facing = "" if standing.facing is None else FACINGS[standing.facing]
        cells[standing.hex] += label + facing
    for number in {each.hex for each in scenario.contingents if each.hex is not None}:
        cells[number] += BUSHO
    return cells


def draw_rows(scenario: Scenario) -> list[str]:
    """Draw the map, the numbers of its columns above it as a remark."""
    cells, field_ = cells_of(scenario), scenario.terrain.field
    wide = width_of(cells)
    return [
        remark(columns_row(range(field_.columns), wide)),
        *(
            drawn_row(row, cells[row * field_.columns : (row + 1) * field_.columns], wide)
            for row in range(field_.rows)
        ),
    ]


def columns_row(places: Iterable[int], wide: int) -> str:
    """Write the numbers of columns, as they stand above a map."""
    return " " * LABEL_WIDTH + "".join(f"{place + 1:02}".ljust(wide) for place in places).rstrip()


def width_of(cells: list[str]) -> int:
    """Choose the width of all cells, even, with a blank between them."""
    longest = max(map(len, cells)) + 1
    return max(LEAST_WIDTH, longest + longest % 2)


def drawn_row(row: int, cells: list[str], wide: int) -> str:
    """Draw one row, every second moved right by half a hex."""
    drawn = "".join(cell.ljust(wide) for cell in cells)
    return f"{row + 1:>4}  {' ' * (wide // 2 * (row % 2))}{drawn}".rstrip()


def read_rows(content: Iterable[Line], problems: list[Line], heading: int) -> Drawn:
    """Read the lines of a map; what is wrong goes into ``problems``."""
    rows = [(line, text.split()) for line, text in content]
    if not rows:
        problems.append((heading, "the map has no row: a number and its hexes, '1 . . w'"))
        return Drawn()
    columns = len(rows[0][1]) - 1
    if not 1 <= columns <= MOST or len(rows) > MOST:
        said = f"{columns} columns and {len(rows)} rows"
        problems.append((rows[0][0], f"the map has {said}: 1 to {MOST} of each is allowed"))
        return Drawn()
    field_ = Field(columns, len(rows))
    drawn = Drawn(field_, ["clear"] * field_.hexes, [0] * field_.hexes)
    for row, (line, (label, *cells)) in enumerate(rows):
        if label != str(row + 1):
            problems.append((line, f"'{label}' begins row {row + 1} of the map: its number first"))
        if len(cells) != columns:
            problems.append((line, f"row {row + 1} has {len(cells)} hexes, the first {columns}"))
        for place, cell in enumerate(cells[:columns]):
            number = field_.hex_at(row, place)
            drawn.lines[field_.name_of(number)] = line
            problems += [(line, said) for said in _read_cell(cell, number, drawn)]
    return drawn


def _read_cell(cell: str, number: int, drawn: Drawn) -> list[str]:
    where = drawn.over.name_of(number)
    problems = []
    if cell[0] in TERRAIN_LETTERS:
        drawn.terrain[number] = TERRAIN_LETTERS[cell[0]]
    else:
        choices = (f"{letter} ({terrain})" for letter, terrain in TERRAIN_LETTERS.items())
        problems.append(unknown(f"terrain letter in {where}", cell[0], choices))
    parts = _CELL.fullmatch(cell)
    if parts is None:
        return [*problems, f"cannot read '{cell}' in {where}: {_FORM}"]
    drawn.levels[number] = int(parts[2] or 0)
    if parts[3]:
        label = f"{parts[3]}{int(parts[4])}"
        if label in drawn.units:
            other = drawn.over.name_of(drawn.units[label][0])
            problems.append(f"{label} stands in {where} and in {other}")
        facing = None if parts[5] is None else FACINGS.index(parts[5])
        drawn.units.setdefault(label, (number, facing))
    if parts[6]:
        drawn.busho.append(number)
    return problems


# ---- Hexsides of a scenario file -----------------------------------------------------

_HEXSIDE_FORM = "write 'stream: 0304 e se, 0305 e', a hex and its sides"


def sides_lines(ground: Terrain) -> Iterator[str]:
    """Write a line for each kind of hexside that there is."""
    for kind, listed in sides_listed(ground):
        yield f"{kind}: {listed}"


def sides_listed(ground: Terrain) -> Iterator[tuple[str, str]]:
    """Yield each kind of hexside that there is and its sides, each with its lower hex."""
    for kind in HEXSIDES:
        by_kind: dict[int, list[int]] = {}
        for (one, other), what in sorted(ground.sides):
            if what == kind:
                by_kind.setdefault(one, []).append(ground.field.side_between(one, other))
        if by_kind:
            said = (
                " ".join([ground.field.name_of(one), *(SIDES_OF_A_HEX[k] for k in sorted(sides))])
                for one, sides in by_kind.items()
            )
            yield kind, ", ".join(said)


def read_sides(
    content: Iterable[Line], field: Field, problems: list[Line]
) -> tuple[tuple[Edge, str], ...]:
    """Read the lines of hexsides; what is wrong goes into ``problems``."""
    sides: dict[Edge, str] = {}
    for line, text in content:
        kind, colon, listed = (part.strip() for part in text.partition(":"))
        if kind not in HEXSIDES:
            problems.append((line, unknown("hexside", kind, HEXSIDES)))
            continue
        if not colon or not listed:
            problems.append((line, f"cannot read '{text}': {_HEXSIDE_FORM}"))
            continue
        for said in listed.split(","):
            try:
                for between in _read(said, field):
                    if sides.setdefault(between, kind) != kind:
                        one, other = map(field.name_of, between)
                        problem = f"between {one} and {other} lies a {sides[between]} already"
                        problems.append((line, f"{problem}: one kind a side"))
            except OddsError as fault:
                problems += [(line, what) for what in fault.problems]
    return tuple(sorted(sides.items()))


def _read(said: str, field: Field) -> Iterator[Edge]:
    name, *sides = said.split() or [""]
    number = field.hex_named(name)
    if not sides:
        raise OddsError(f"no side of hex {name} is named: {_HEXSIDE_FORM}")
    for side in sides:
        check_one_of(f"side of {name}", side, SIDES_OF_A_HEX)
        beside = field.neighbor(number, SIDES_OF_A_HEX.index(side))
        if beside < 0:
            raise OddsError(f"the side {side} of {name} is the edge of the map")
        yield edge(number, beside)
