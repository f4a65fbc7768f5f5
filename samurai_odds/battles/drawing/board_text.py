"""The map of a scenario as lines of text, no wider than a terminal.

A board that fits is drawn at once, as scenario files have it. The Epic one is drawn whole
with two letters for a hex, who stands there or else what ground it is; then section by
section with all that files say.
"""

from collections.abc import Iterator

from samurai_odds.battles.board import BOTTOM, CENTER, LEFT, RIGHT, SECTIONS
from samurai_odds.battles.scenario.drawn_map import CELL_WIDTH, cells_of, draw_rows
from samurai_odds.battles.scenario.scenario import SIDES, Scenario

_WIDTH = 80
_SMALL = 3  # letters of a hex on the map of the whole board, with the space after it
_LABEL = 6
_SAID = """\
the whole board: the unit in a hex, else its ground; then each section in full,
  its rows begun by the hex named (a hex on a dotted line stands in both)"""


def board_text(scenario: Scenario) -> Iterator[str]:
    """Draw a scenario's board: one part, or the whole in small and each section."""
    if _LABEL + CELL_WIDTH * scenario.board.columns <= _WIDTH:
        yield "\n".join([_LABEL * " " + _letters(range(scenario.board.columns), CELL_WIDTH),
                         *draw_rows(scenario)])  # fmt: skip
        return
    yield _SAID
    yield "\n".join(_whole(scenario))
    for section in (LEFT, CENTER, RIGHT):
        yield "\n".join(_section(scenario, section))


def _letters(places: range, width: int) -> str:
    return "".join(chr(ord("a") + place).ljust(width) for place in places).rstrip()


def _whole(scenario: Scenario) -> Iterator[str]:
    """The whole board: the sections above it, their dotted lines where it stands ``|``."""
    board, cells = scenario.board, cells_of(scenario)
    ends = [0, *(line // 2 for line in board.lines), board.columns]
    named = [
        _whose(scenario, section).ljust(_SMALL * (end - start) - 1)
        for section, start, end in zip((LEFT, CENTER, RIGHT), ends, ends[1:], strict=False)
    ]
    yield f"  {'|'.join(named)}".rstrip()
    yield f"  {_letters(range(board.columns), _SMALL)}"
    for row in range(board.rows):
        drawn = "".join(_in_small(cells[n]).ljust(_SMALL) for n in board.hexes_of(row))
        yield f"{row + 1} {' ' * (row % 2)}{drawn}".rstrip()


def _in_small(cell: str) -> str:
    """Leave a unit's letters, a lone leader's on his ground, or the ground."""
    return cell[1:3] if cell[1:3].isalpha() and len(cell) > 2 else cell


def _section(scenario: Scenario, section: int) -> Iterator[str]:
    """One section, the hexes on its dotted lines included."""
    board, cells = scenario.board, cells_of(scenario)
    rows = [
        [number for number in board.hexes_of(row) if board.sections(number, BOTTOM) & section]
        for row in range(board.rows)
    ]
    start = min(board.across(numbers[0]) for numbers in rows)
    yield f"{_whose(scenario, section)}:"
    for numbers in rows:
        indent = " " * (CELL_WIDTH // 2 * (board.across(numbers[0]) - start))
        drawn = "".join(cells[number].ljust(CELL_WIDTH) for number in numbers)
        yield f"{board.name_of(numbers[0]):>4}  {indent}{drawn}".rstrip()


def _whose(scenario: Scenario, section: int) -> str:
    """Name a part of the board, given as the bottom player sees it, for both players."""
    if section == CENTER:
        return SECTIONS[1]
    bottom = next(side for side in (0, 1) if scenario.seat(side) == BOTTOM)
    own, other = ("left", "right") if section == LEFT else ("right", "left")
    return f"{SIDES[bottom]}'s {own}, {SIDES[1 - bottom]}'s {other}"
