"""The drawn map of a scenario file: one cell for each hex, terrain first, then who stands there.

A cell is a terrain letter, then a unit's two letters, a leader's one and the unit's blocks
if it is not full: ``.`` is open ground, ``fAB`` ashigaru bowmen in a forest, ``.SSM3`` three
blocks of samurai spearmen with a mounted leader, ``hF`` a foot leader alone on a hill. Red
pieces have capital letters, blue ones small letters.

Below it stand the Pieces: what letters cannot say of a unit or a leader.

c4 unit: worth 2, locked until order-one-left
c4 leader Motoshige: worth 2
"""

import re
from collections.abc import Iterable, Iterator, Mapping, MutableMapping
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from samurai_odds.battles.board import Board
from samurai_odds.battles.facts import load
from samurai_odds.battles.scenario.scenario import BLUE, COMMANDER, RED, Leader, Scenario, Unit
from samurai_odds.battles.words import UNIT_LETTERS
from samurai_odds.errors import OddsError, unknown

TERRAIN_LETTERS = {str(ground["letter"]): key for key, ground in load().terrain.items()}
LEADER_LETTERS = {"F": "foot", "M": "mounted", "C": COMMANDER}

_UNIT_OF = {kind: letters for letters, kind in UNIT_LETTERS.items()}
_LEADER_OF = {kind: letter for letter, kind in LEADER_LETTERS.items()}
_LETTER_OF = {terrain: letter for letter, terrain in TERRAIN_LETTERS.items()}
_CELL = re.compile(r"(\S)([A-Za-z]{0,3})(\d?)", re.ASCII)
LABEL_WIDTH = 6  # of the row's number and the space after it
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


def letters_row(board: Board, label: int = LABEL_WIDTH, cell: int = CELL_WIDTH) -> str:
    """Write the letters of a row's hexes, as they stand above a map."""
    letters = (chr(ord("a") + place).ljust(cell) for place in range(board.columns))
    return " " * label + "".join(letters).rstrip()


def cells_of(scenario: Scenario) -> list[str]:
    """Write each hex as a map shows it: its terrain, then its pieces."""
    units = {unit.hex: unit for unit in scenario.units}
    leaders = {leader.hex: leader for leader in scenario.leaders}
    return [
        _LETTER_OF[terrain] + pieces_text(units.get(number), leaders.get(number))
        for number, terrain in enumerate(scenario.terrain)
    ]


def pieces_text(unit: Unit | None, leader: Leader | None) -> str:
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


# ---- the lines on pieces ------------------------------------------------------------


_Piece = TypeVar("_Piece", Unit, Leader)
_FORM = "'c4 unit: worth 2, locked until CARD' or 'c4 leader NAME: worth 2'"
_PIECE = re.compile(r"(\S+) (unit|leader)(?: ([^:]+?))?(?: ?: ?(.*))?")
_SAID = re.compile(r"worth (\d{1,3})|locked until (\S+)", re.ASCII)


def pieces_lines(scenario: Scenario) -> Iterator[str]:
    """Write a line for each piece that is more than its letters."""
    board = scenario.board
    for unit in scenario.units:
        said = [f"worth {unit.banners}"] if unit.banners != 1 else []
        if unit.locked_until is not None:
            said.append(f"locked until {unit.locked_until}")
        if said:
            yield f"{board.name_of(unit.hex)} unit: {', '.join(said)}"
    for leader in scenario.leaders:
        name = f" {leader.name}" if leader.name else ""
        worth = f": worth {leader.banners}" if leader.banners != 1 else ""
        if name or worth:
            yield f"{board.name_of(leader.hex)} leader{name}{worth}"


def read_pieces(
    content: Iterable[Line],
    drawn: Drawn,
    problems: list[Problem],
    lines: MutableMapping[str, int],
) -> None:
    """Add to the pieces of a map what the lines say of them."""
    for line, text in content:
        parts = _PIECE.fullmatch(text)
        if parts is None:
            problems.append((line, f"cannot read the piece '{text}': write {_FORM}"))
            continue
        try:
            number = drawn.board.hex_named(parts[1])
        except OddsError as fault:
            problems += [(line, said) for said in fault.problems]
            continue
        key = f"{drawn.board.name_of(number)} {parts[2]}"
        if key in lines:
            problems.append((line, f"the {parts[2]} in {parts[1]} stands in line {lines[key]}"))
            continue
        lines[key] = line
        changes, said = _changes(parts[2], parts[3] or "", parts[4] or "")
        problems += [(line, what) for what in said]
        changed = (_change(drawn.units, number, changes) if parts[2] == "unit" else
                   _change(drawn.leaders, number, changes))  # fmt: skip
        if not changed:
            problems.append((line, f"the map shows no {parts[2]} in {parts[1]}"))


def _change(pieces: list[_Piece], number: int, changes: dict[str, Any]) -> bool:
    """Change the piece in a hex; say whether there is one."""
    for index, piece in enumerate(pieces):
        if piece.hex == number:
            pieces[index] = replace(piece, **changes)
            return True
    return False


def _changes(what: str, name: str, text: str) -> tuple[dict[str, Any], list[str]]:
    """Read what is said of one piece; return it and what cannot be read."""
    changes: dict[str, Any] = {}
    problems = []
    if name and what == "unit":
        problems.append(f"a unit has no name: '{name}'; write {_FORM}")
    elif name:
        changes["name"] = name
    for word in filter(None, (part.strip() for part in text.split(","))):
        said = _SAID.fullmatch(word)
        if said is None or (said[2] and what == "leader"):
            problems.append(f"cannot read '{word}' of a {what}: write {_FORM}")
        elif said[1]:
            changes["banners"] = int(said[1])
        else:
            changes["locked_until"] = said[2]
    return changes, problems
