"""Set-up files: text that a person can write and read (the README shows the format)."""

from collections.abc import Iterator
from dataclasses import replace
from os import PathLike
from pathlib import Path

from samurai_odds.engine.text_files import Files, refuse_file, section, texts_of, written
from samurai_odds.swords import facts as rules_of
from samurai_odds.swords.facts import Facts
from samurai_odds.swords.scenario.chart import Changes, chart_of
from samurai_odds.swords.scenario.checks import check
from samurai_odds.swords.scenario.map_lines import map_lines
from samurai_odds.swords.scenario.reading import Reader
from samurai_odds.swords.scenario.scenario import BUILDINGS, Scenario
from samurai_odds.swords.scenario.seat_lines import seat_lines

__all__ = ["in_order", "load", "read", "shipped", "write"]

_FILES = Files(Path(__file__).parents[1] / "scenarios", "set-up")
shipped = _FILES.shipped
_WIDTH = 88


def load(name_or_path: str | PathLike[str], rules: str | PathLike[str] | None = None) -> Scenario:
    """Read a shipped set-up by its key, or a file by its path.

    ``rules`` is a user's file of numbers, under which the set-up is checked.

    Raises OddsError with every problem of the file, or with the keys there are.
    """
    return read(_FILES.text(name_or_path), str(name_or_path), rules_of.load(rules))


def read(text: str, name: str = "set-up", facts: Facts | None = None) -> Scenario:
    """Read the text of a set-up; ``name`` is the file's, for the errors.

    Raises OddsError with every problem and the line where it stands.
    """
    reader = Reader(text, rules_of.load() if facts is None else facts)
    scenario = reader.scenario()
    refuse_file(name, reader.problems)
    return in_order(scenario)


def in_order(scenario: Scenario) -> Scenario:
    """Put castles, forces and armies in the order in which a file is read.

    A border that is taken away needs no source, and has none.
    """
    numbers = chart_of(scenario.map).numbers
    seats = tuple(
        replace(
            seat,
            armies=tuple(sorted(seat.armies, key=lambda army: army.index)),
            forces=tuple(sorted(seat.forces, key=lambda force: numbers[force[0]])),
        )
        for seat in scenario.seats
    )
    castles = tuple(sorted(scenario.castles, key=lambda castle: numbers[castle[0]]))
    cut = tuple(replace(border, source="") for border in scenario.map.cut)
    return replace(scenario, seats=seats, castles=castles, map=replace(scenario.map, cut=cut))


def write(scenario: Scenario, facts: Facts | None = None) -> str:
    """Write a scenario as text that `read` takes back, as `in_order` puts it.

    Raises OddsError if the scenario is not sound under the numbers of ``facts``.
    """
    check(scenario, facts)
    scenario = in_order(scenario)
    sections = [list(_heading(scenario))]
    if scenario.map != Changes():
        own = "Map: own" if scenario.map.own else "Map: shipped"
        sections.append(section(own, map_lines(scenario.map)))
    if scenario.castles:
        sections.append(["Castles:", *_castles(scenario)])
    if not scenario.to_be_set_up:
        position = ["Position:", f"  round: {scenario.round}"]
        if scenario.ninja is not None:
            position.append(f"  ninja: seat {scenario.ninja + 1}")
        sections.append(position)
    for number, seat in enumerate(scenario.seats, start=1):
        lines = section(f"Seat {number}: {seat.name}", seat_lines(seat))
        if len(lines) > 1 or seat.name != f"Seat {number}":
            sections.append(lines)
    return written(sections)


def _heading(scenario: Scenario) -> Iterator[str]:
    yield f"Title: {scenario.title}"
    yield f"Variant: {scenario.variant}"
    yield f"Players: {scenario.players}"
    if scenario.goal is not None:
        yield f"Goal: {scenario.goal}"
    if scenario.round_limit is not None:
        yield f"Round limit: {scenario.round_limit}"
    yield from texts_of(scenario, ("source", "notes"), _WIDTH)


def _castles(scenario: Scenario) -> Iterator[str]:
    for what in BUILDINGS:
        if names := [name for name, found in scenario.castles if found == what]:
            yield f"  {what}: {', '.join(names)}"
