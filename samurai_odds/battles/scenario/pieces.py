"""The Pieces of a scenario file: what the map's letters cannot say of a unit or a leader.

c4 unit: worth 2, locked until order-one-left
c4 leader Motoshige: worth 2
"""

import re
from collections.abc import Iterable, Iterator, MutableMapping
from dataclasses import replace
from typing import Any, TypeVar

from samurai_odds.battles.scenario.drawn_map import Drawn, Line, Problem
from samurai_odds.battles.scenario.scenario import Leader, Scenario, Unit
from samurai_odds.errors import OddsError

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
