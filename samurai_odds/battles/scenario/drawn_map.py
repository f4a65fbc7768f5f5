"""The drawn map of a scenario file: one cell for each hex, terrain first, then who stands there.

A cell is a terrain letter, then a unit's two letters, a leader's one and the unit's blocks
if it is not full: ``.`` is open ground, ``fAB`` ashigaru bowmen in a forest, ``.SSM3`` three
blocks of samurai spearmen with a mounted leader, ``hF`` a foot leader alone on a hill. Red
pieces have capital letters, blue ones small letters.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from samurai_odds.battles.board import Board
from samurai_odds.battles.facts import load
from samurai_odds.battles.scenario.scenario import BLUE, COMMANDER, RED, Leader, Scenario, Unit
from samurai_odds.battles.words import UNIT_LETTERS
from samurai_odds.errors import unknown

TERRAIN_LETTERS = {str(ground["letter"]): key for key, ground in load().terrain.items()}
LEADER_LETTERS = {"F": "foot", "M": "mounted", "C": COMMANDER}

_UNIT_OF = {kind: letters for letters, kind in UNIT_LETTERS.items()}
_LEADER_OF = {kind: letter for letter, kind in LEADER_LETTERS.items()}
_LETTER_OF = {terrain: letter for letter, terrain in TERRAIN_LETTERS.items()}
_CELL = re.compile(r"(\S)([A-Za-z]{0,3})(\d?)", re.ASCII)
CELL_WIDTH = 6  # of a cell, so that an odd row can be indented by half of it

Line = tuple[int, str]  # its number in the file and its text
Problem = tuple[int, str]


@dataclass
class Drawn:
    """What a map shows, and in which line of the file each hex stands."""

    board: Board
    terrain: list[str] = field(init=False)
    units: list[Unit] = field(default_factory=list)
    leaders: list[Leader] = field(default_factory=list)
    lines: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.terrain = ["open"] * self.board.hexes


def draw_rows(scenario: Scenario) -> list[str]:
    """Draw the map, a line for each row of hexes with its number."""
    rows, board, cells = [], scenario.board, cells_of(scenario)
    for row in range(board.rows):
        drawn = "".join(cells[number].ljust(CELL_WIDTH) for number in board.hexes_of(row))
        rows.append(f"{row + 1:>4}  {' ' * (CELL_WIDTH // 2 * (row % 2))}{drawn}".rstrip())
    return rows


def cells_of(scenario: Scenario) -> list[str]:
    """Write each hex as a map shows it: its terrain, then its pieces."""
    units = {unit.hex: unit for unit in scenario.units}
    leaders = {leader.hex: leader for leader in scenario.leaders}
    return [
        _LETTER_OF[terrain] + pieces_text(units.get(number), leaders.get(number))
        for number, terrain in enumerate(scenario.terrain)
    ]


def pieces_text(unit: Unit | None, leader: Leader | None) -> str:
    """Write a hex's pieces as the map shows them."""
    text = ""
    if unit is not None:
        text += _cased(_UNIT_OF[unit.kind], unit.side)
    if leader is not None:
        text += _cased(_LEADER_OF[leader.kind], leader.side)
    if unit is not None and unit.blocks is not None:
        text += str(unit.blocks)
    return text


def _cased(letters: str, side: int) -> str:
    return letters if side == RED else letters.lower()


def read_rows(
    content: Iterable[Line],
    legend: Mapping[str, str],
    problems: list[Problem],
    heading: int,
    board: Board,
) -> Drawn:
    """Read the lines of a map; what is wrong goes into ``problems``."""
    drawn = Drawn(board)
    seen: set[int] = set()
    even = board.columns
    for line, text in content:
        label, *cells = text.split()
        if not re.fullmatch(r"[1-9]\d?", label, re.ASCII) or int(label) > board.rows:
            problems.append(
                (
                    line,
                    f"'{label}' begins a row of the map: write its number, 1 to {board.rows}",
                )
            )
            continue
        row = int(label) - 1
        if row in seen:
            problems.append((line, f"row {label} is drawn twice"))
            continue
        seen.add(row)
        if len(cells) != board.length(row):
            usual = f"{even} in rows 1, 3, ..., {even - 1} in rows 2, 4, ..."
            wanted = f"it must have {board.length(row)} ({usual})"
            problems.append((line, f"row {label} has {len(cells)} hexes: {wanted}"))
        for place, cell in enumerate(cells[: board.length(row)]):
            number = board.hex_at(row, place)
            drawn.lines[number] = line
            problems += [(line, said) for said in _read_cell(cell, number, legend, drawn)]
    missing = [str(row + 1) for row in range(board.rows) if row not in seen]
    if missing:
        problems.append((heading, f"the map lacks row {', '.join(missing)}"))
    return drawn


def read_legend(content: Iterable[Line], problems: list[Problem]) -> Mapping[str, str]:
    """Give the letters with the terrain they mean: the usual ones, and a file's own."""
    letters = dict(TERRAIN_LETTERS)
    known = tuple(TERRAIN_LETTERS.values())
    own: set[str] = set()
    for line, text in content:
        letter, _, rest = text.partition(" ")
        equals, _, meaning = rest.partition(" ")
        terrain = meaning.partition(",")[0]
        if len(letter) != 1 or equals != "=":
            form = "'LETTER = TERRAIN, what it is'"
            problems.append((line, f"cannot read '{text}' in the legend: write {form}"))
        elif terrain not in known:
            problems.append((line, unknown("terrain", terrain, known)))
        elif letter in own:
            problems.append((line, f"letter '{letter}' is explained twice"))
        else:
            own.add(letter)
            letters[letter] = terrain
    return letters


def _read_cell(cell: str, number: int, legend: Mapping[str, str], drawn: Drawn) -> list[str]:
    """Put one cell on the map; return what is wrong with it."""
    where = drawn.board.name_of(number)
    problems = []
    if cell[0] in legend:
        drawn.terrain[number] = legend[cell[0]]
    else:
        choices = (f"{letter} ({terrain})" for letter, terrain in legend.items())
        problems.append(unknown(f"terrain letter in {where}", cell[0], choices))
    parts = _CELL.fullmatch(cell)
    if parts is None or (parts[3] and len(parts[2]) < 2):
        form = "a terrain letter, a unit's two, a leader's one, the unit's blocks: '.SSM3'"
        return [*problems, f"cannot read '{cell}' in {where}: {form}"]
    letters = parts[2]
    if len(letters) >= 2:
        problems += _put_unit(letters[:2], parts[3], number, drawn)
    if len(letters) % 2:
        problems += _put_leader(letters[-1], number, drawn)
    return problems


def _put_unit(letters: str, blocks: str, number: int, drawn: Drawn) -> list[str]:
    where = drawn.board.name_of(number)
    if letters.upper() not in UNIT_LETTERS:
        choices = (f"{short} ({kind})" for short, kind in UNIT_LETTERS.items())
        return [unknown(f"unit in {where}", letters, choices)]
    if letters.upper() != letters and letters.lower() != letters:
        return [f"'{letters}' in {where} is half red, half blue: {letters.upper()} is red, "
                f"{letters.lower()} blue"]  # fmt: skip
    side = RED if letters.isupper() else BLUE
    count = int(blocks) if blocks else None
    drawn.units.append(Unit(side, UNIT_LETTERS[letters.upper()], number, count))
    return []


def _put_leader(letter: str, number: int, drawn: Drawn) -> list[str]:
    if letter.upper() not in LEADER_LETTERS:
        choices = (f"{short} ({kind})" for short, kind in LEADER_LETTERS.items())
        return [unknown(f"leader in {drawn.board.name_of(number)}", letter, choices)]
    side = RED if letter.isupper() else BLUE
    drawn.leaders.append(Leader(side, LEADER_LETTERS[letter.upper()], number))
    return []
