"""Scenario files: text that a person can write and read (the README shows the format)."""

from collections.abc import Mapping
from dataclasses import replace
from os import PathLike
from pathlib import Path

from samurai_odds.battles.board import CORE, PLACES
from samurai_odds.battles.scenario.checks import check
from samurai_odds.battles.scenario.drawn_map import draw_rows
from samurai_odds.battles.scenario.pieces import pieces_lines
from samurai_odds.battles.scenario.reading import ARMY, Reader, position
from samurai_odds.battles.scenario.scenario import SIDES, Moment, Scenario
from samurai_odds.battles.scenario.wording import objective_text, tent_text
from samurai_odds.engine.text_files import (
    Files,
    lines_of,
    refuse_file,
    section,
    texts_of,
    written,
)

__all__ = ["in_order", "load", "read", "shipped", "write"]

_FILES = Files(Path(__file__).parents[1] / "scenarios", "scenario")
shipped = _FILES.shipped


def load(
    name_or_path: str | PathLike[str], dragon_deck: Mapping[str, int] | None = None
) -> Scenario:
    """Read a shipped scenario by its key, or a scenario file by its path.

    ``dragon_deck`` gives the Dragon cards and their copies, if not those known.

    Raises OddsError with every problem of the file, or with the keys there are.
    """
    return read(_FILES.text(name_or_path), str(name_or_path), dragon_deck)


def read(
    text: str, name: str = "scenario", dragon_deck: Mapping[str, int] | None = None
) -> Scenario:
    """Read the text of a scenario; ``name`` is the file's, for the errors.

    Raises OddsError with every problem and the line where it stands.
    """
    reader = Reader(text, dragon_deck)
    scenario = reader.scenario()
    refuse_file(name, reader.problems)
    return in_order(scenario)


def write(scenario: Scenario, dragon_deck: Mapping[str, int] | None = None) -> str:
    """Write a scenario as text that `read` takes back unchanged.

    Pieces come back in the order of their hexes, as `in_order` puts them.
    Raises OddsError if the scenario is not sound.
    """
    check(scenario, dragon_deck)
    sections = [_heading(scenario)]
    for side, army in zip(SIDES, scenario.armies, strict=True):
        sections.append(section(f"{side.capitalize()}: {army.name}", lines_of(ARMY, army)))
    ordered, board = in_order(scenario), scenario.board
    moment = scenario.moment
    sections.append(["Map:", *draw_rows(ordered)])
    for heading, lines in (
        ("Pieces", list(pieces_lines(ordered))),
        ("Tents", [tent_text(tent, board) for tent in scenario.tents]),
        ("Objectives", [objective_text(goal, board) for goal in scenario.objectives]),
        ("Position", [] if moment == Moment() else list(lines_of(position(board), moment))),
    ):
        if lines:
            sections.append(section(f"{heading}:", lines))
    return written(sections)


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
    return [*lines, *texts_of(scenario, ("source", "placement", "notes"))]
