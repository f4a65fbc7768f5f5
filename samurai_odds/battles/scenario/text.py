"""Scenario files: text that a person can write and read (the README shows the format)."""

import textwrap
from collections.abc import Iterator, Mapping
from dataclasses import replace
from os import PathLike
from pathlib import Path

from samurai_odds.battles.board import CORE, PLACES, Board
from samurai_odds.battles.scenario.checks import check
from samurai_odds.battles.scenario.drawn_map import draw_rows
from samurai_odds.battles.scenario.pieces import pieces_lines
from samurai_odds.battles.scenario.reading import ARMY_KEYS, Reader
from samurai_odds.battles.scenario.scenario import SIDES, Moment, Scenario
from samurai_odds.battles.scenario.wording import objective_text, tent_text
from samurai_odds.engine.texts import read_text
from samurai_odds.errors import OddsError, unknown

__all__ = ["in_order", "load", "read", "shipped", "write"]

_FOLDER = Path(__file__).parents[1] / "scenarios"
_WIDTH = 90


def load(
    name_or_path: str | PathLike[str], dragon_deck: Mapping[str, int] | None = None
) -> Scenario:
    """Read a shipped scenario by its key, or a scenario file by its path.

    ``dragon_deck`` gives the Dragon cards and their copies, if not those known.

    Raises OddsError with every problem of the file, or with the keys there are.
    """
    name = str(name_or_path)
    file = _FOLDER / f"{name}.txt" if name in shipped() else Path(name)
    if not (any(sign in name for sign in "./\\") or _is_there(file)):
        raise OddsError(unknown("scenario", name, shipped()) + ", or the path of a file")
    return read(read_text(file, "the scenario file"), name, dragon_deck)


def _is_there(file: Path) -> bool:
    try:
        return bool(file.name) and file.exists()
    except (OSError, ValueError):  # no name that a file can have
        return False


def shipped() -> tuple[str, ...]:
    """List the keys of the shipped scenarios."""
    return tuple(sorted(file.stem for file in _FOLDER.glob("*.txt")))


def read(
    text: str, name: str = "scenario", dragon_deck: Mapping[str, int] | None = None
) -> Scenario:
    """Read the text of a scenario; ``name`` is the file's, for the errors.

    Raises OddsError with every problem and the line where it stands.
    """
    reader = Reader(text, dragon_deck)
    scenario = reader.scenario()
    if reader.problems:
        found = sorted(reader.problems, key=lambda problem: problem[0])
        raise OddsError(*(f"{name}, line {line}: {what}" for line, what in found))
    return in_order(scenario)


def write(scenario: Scenario, dragon_deck: Mapping[str, int] | None = None) -> str:
    """Write a scenario as text that `read` takes back unchanged.

    Pieces come back in the order of their hexes, as `in_order` puts them.
    Raises OddsError if the scenario is not sound.
    """
    check(scenario, dragon_deck)
    sections = [_heading(scenario)]
    for side, army in zip(SIDES, scenario.armies, strict=True):
        lines = [f"{side.capitalize()}: {army.name}"]
        for key, name in ARMY_KEYS.items():
            value = getattr(army, name)
            if isinstance(value, tuple):
                lines += _listed(key, " ".join(value))
            elif name not in ("gained", "full_hand") or value:
                lines.append(f"  {key}: {value}")
        sections.append(lines)
    ordered, board = in_order(scenario), scenario.board
    for heading, content in (
        ("Map", draw_rows(ordered)),
        ("Pieces", [f"  {line}" for line in pieces_lines(ordered)]),
        ("Tents", [f"  {tent_text(tent, board)}" for tent in scenario.tents]),
        ("Objectives", [f"  {objective_text(goal, board)}" for goal in scenario.objectives]),
        ("Position", list(_position(scenario.moment, board))),
    ):
        if content:
            sections.append([f"{heading}:", *content])
    return "\n\n".join("\n".join(lines) for lines in sections) + "\n"


def in_order(scenario: Scenario) -> Scenario:
    """Put units and leaders in the order of their hexes, as a drawn map has them."""
    return replace(
        scenario,
        units=tuple(sorted(scenario.units, key=lambda unit: unit.hex)),
        leaders=tuple(sorted(scenario.leaders, key=lambda leader: leader.hex)),
    )


def _heading(scenario: Scenario) -> list[str]:
    lines = [
        f"Title: {scenario.title}",
        *([f"Board: {scenario.board.key}"] if scenario.board != CORE else []),
        f"First: {SIDES[scenario.first]}",
        f"Red at: {PLACES[scenario.red_at]}",
        f"Pool: {scenario.pool}",
    ]
    if scenario.impassable:
        lines.append(f"Impassable: {' '.join(scenario.impassable)}")
    if scenario.rack:
        lines.append(f"Rack: {' '.join(scenario.rack)}")
    for key in ("source", "placement", "notes"):
        if text := getattr(scenario, key):
            lines += wrapped(f"{key.capitalize()}: {text}")
    return lines


def wrapped(text: str, indent: str = "  ") -> list[str]:
    """Break a text into lines, all but the first indented."""
    return textwrap.wrap(
        text,
        _WIDTH,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )


def _position(moment: Moment, board: Board) -> Iterator[str]:
    if moment == Moment():
        return
    yield f"  turn: {moment.turn}"
    yield from _listed("discards", " ".join(moment.discards))
    yield from _listed("dragon discards", " ".join(moment.dragon_discards))
    for side, led in zip(SIDES, moment.led, strict=True):
        yield from _listed(f"{side} led", led)
    for key, marks in (("captured", moment.captured), ("held", moment.held)):
        said = (f"objective {index + 1} at {board.name_of(number)}" for index, number in marks)
        yield from _listed(key, ", ".join(said))
    yield from _listed("eliminated", "; ".join(moment.eliminated))


def _listed(key: str, text: str) -> list[str]:
    return [f"  {key}: {text}"] if text else []
