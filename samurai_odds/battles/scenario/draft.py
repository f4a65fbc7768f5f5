"""A draft to edit: two armies in lines across open ground, one the other turned half round."""

from collections.abc import Iterator
from dataclasses import replace

from samurai_odds.battles.board import BOARDS, Board
from samurai_odds.battles.facts import load
from samurai_odds.battles.scenario.scenario import BLUE, LEADERS, RED, Leader, Scenario, Unit
from samurai_odds.battles.words import unit_key
from samurai_odds.engine.text_files import numbered
from samurai_odds.errors import OddsError, unknown

_LEADER = " leader"
_LINES = (2, 1, 3, 0)  # rows from an army's own edge, in the order in which they are filled


def draft(units: str, blue: str | None, size: str) -> Scenario:
    """Make a draft of lists such as ``2 samurai-spear, foot leader``, blue's as red's if None.

    Units stand from left to right in the order named, a leader with the unit before him.
    """
    board = BOARDS[size]
    half = board.rows // 2
    room = sum(_fits(board, row) for row in _LINES if row < half)
    problems: list[str] = []
    red = _army("units", units, board, room, problems)
    others = red if blue is None else _army("blue", blue, board, room, problems)
    if problems:
        raise OddsError(*problems)
    turned = [replace(piece, side=BLUE, hex=board.hexes - 1 - piece.hex) for piece in others]
    pieces = [*red, *turned]
    return Scenario(
        "A draft",
        terrain=("open",) * board.hexes,
        units=tuple(piece for piece in pieces if isinstance(piece, Unit)),
        leaders=tuple(piece for piece in pieces if isinstance(piece, Leader)),
        pool=board.tokens,
        board=board,
    )


def _army(
    what: str, text: str, board: Board, room: int, problems: list[str]
) -> list[Unit | Leader]:
    """Place red's army, or what is to be blue's, at the lower edge."""
    kinds: list[str] = []
    led: dict[int, str] = {}  # by the unit's place in the list
    for number, name in numbered(what, text, problems):
        leader = name.lower().removesuffix(_LEADER)
        kind = unit_key(name)
        if name.lower().endswith(_LEADER) and leader in LEADERS:
            if number > 1 or not kinds or len(kinds) - 1 in led:
                problems.append(f"{what}: a leader stands with the unit named before him, alone")
            else:
                led[len(kinds) - 1] = leader
        elif kind in load().units:
            kinds += [kind] * number
        else:
            known = (*load().units, *(f"{leader}{_LEADER}" for leader in LEADERS))
            problems.append(f"{what}: {unknown('unit', name, known)}")
    if len(kinds) > room:
        problems.append(f"{what}: {len(kinds)} units: a draft has room for {room} a side")
        return []
    hexes = list(_places(len(kinds), board))
    units = [Unit(RED, kind, at) for kind, at in zip(kinds, hexes, strict=True)]
    return [*units, *(Leader(RED, leader, hexes[place]) for place, leader in led.items())]


def _fits(board: Board, row: int) -> int:
    """Count the units that a line takes: two hexes at either end stay free."""
    return board.length(row) - 4


def _places(count: int, board: Board) -> Iterator[int]:
    """List the hexes of so many units: the middle of one line after another."""
    for line in _LINES:
        row = board.rows - 1 - line
        here = min(count, _fits(board, row))
        first = (board.length(row) - here) // 2
        yield from (board.hex_at(row, first + place) for place in range(here))
        count -= here
