"""Scenario files: text that a person can write and read (the README shows the format)."""

import textwrap
from collections.abc import Iterable
from dataclasses import replace
from os import PathLike
from pathlib import Path

from samurai_odds.engine.texts import read_text
from samurai_odds.errors import OddsError, unknown
from samurai_odds.ran.scenario.army_lines import army_lines, rules_lines
from samurai_odds.ran.scenario.checks import check
from samurai_odds.ran.scenario.contingent_lines import contingent_lines
from samurai_odds.ran.scenario.drawn_map import draw_rows
from samurai_odds.ran.scenario.hexsides import sides_lines
from samurai_odds.ran.scenario.position_lines import position_lines
from samurai_odds.ran.scenario.reading import Reader
from samurai_odds.ran.scenario.scenario import SIDES, USUAL_TURNS, Contingent, Scenario
from samurai_odds.ran.scenario.wording import samurai_text

_FOLDER = Path(__file__).parents[1] / "scenarios"
_WIDTH = 90


def load(name_or_path: str | PathLike[str]) -> Scenario:
    """Read a shipped scenario by its key, or a scenario file by its path.

    Raises OddsError with every problem of the file, or with the keys there are.
    """
    name = str(name_or_path)
    file = _FOLDER / f"{name}.txt" if name in shipped() else Path(name)
    if not (any(sign in name for sign in "./\\") or _is_there(file)):
        raise OddsError(unknown("scenario", name, shipped()) + ", or the path of a file")
    return read(read_text(file, "the scenario file"), name)


def _is_there(file: Path) -> bool:
    try:
        return bool(file.name) and file.exists()
    except (OSError, ValueError):  # no name that a file can have
        return False


def shipped() -> tuple[str, ...]:
    """List the keys of the shipped scenarios."""
    return tuple(sorted(file.stem for file in _FOLDER.glob("*.txt")))


def read(text: str, name: str = "scenario") -> Scenario:
    """Read the text of a scenario; ``name`` is the file's, for the errors.

    Raises OddsError with every problem and the line where it stands.
    """
    reader = Reader(text)
    scenario = reader.scenario()
    if reader.problems:
        found = sorted(reader.problems, key=lambda problem: problem[0])
        raise OddsError(*(f"{name}, line {line}: {what}" for line, what in found))
    return in_order(scenario)


def write(scenario: Scenario) -> str:
    """Write a scenario as text that `read` takes back unchanged.

    Contingents and units come back in the order that `in_order` puts them in. Raises
    OddsError if the scenario is not sound.
    """
    check(scenario)
    scenario = in_order(scenario)
    tags = dict(scenario.sources)
    sections = [_heading(scenario)]
    for side, army in enumerate(scenario.armies):
        heading = f"{SIDES[side].capitalize()}: {army.name}"
        sections.append([heading, *_indented(army_lines(army, side, tags))])
    if scenario.pool:
        sections.append([f"Samurai pool: {samurai_text(scenario.pool)}"])
    for contingent in scenario.contingents:
        heading = f"Contingent {contingent.letter}: {contingent.name}"
        sections.append([heading, *_indented(contingent_lines(contingent, scenario))])
    sections.append(["Map:", *draw_rows(scenario)])
    for name, lines in (
        ("Hexsides", sides_lines(scenario.terrain)),
        ("Special rules", rules_lines(scenario.rules)),
        ("Position", position_lines(scenario.moment)),
    ):
        if content := list(_indented(lines)):
            sections.append([f"{name}:", *content])
    return "\n\n".join("\n".join(lines) for lines in sections) + "\n"


def in_order(scenario: Scenario) -> Scenario:
    """Put contingents in the order of their letters, red's first, and units in that of numbers."""
    ordered = sorted(scenario.contingents, key=lambda each: (each.side, each.letter))
    return replace(
        scenario,
        contingents=tuple(map(_numbered, ordered)),
        sources=tuple(sorted(scenario.sources)),
        terrain=replace(scenario.terrain, sides=tuple(sorted(scenario.terrain.sides))),
    )


def _numbered(contingent: Contingent) -> Contingent:
    counters = sorted(contingent.counters, key=lambda each: each.number)
    return replace(contingent, counters=tuple(counters))


def _indented(lines: Iterable[str]) -> list[str]:
    return [f"  {line}" for line in lines]


def _heading(scenario: Scenario) -> list[str]:
    lines = [f"Title: {scenario.title}"]
    if scenario.turn_limit != USUAL_TURNS:
        lines.append(f"Turn limit: {scenario.turn_limit}")
    for key in ("source", "placement", "notes"):
        if text := getattr(scenario, key):
            lines += textwrap.wrap(
                f"{key.capitalize()}: {text}",
                _WIDTH,
                subsequent_indent="  ",
                break_long_words=False,
                break_on_hyphens=False,
            )
    return lines
