"""Scenario files: text that a person can write and read (the README shows the format)."""

from dataclasses import replace
from os import PathLike
from pathlib import Path

from samurai_odds.engine.page import Page
from samurai_odds.engine.text_files import Files, refuse_file, section, texts_of, written
from samurai_odds.errors import within
from samurai_odds.ran.hexes import Terrain
from samurai_odds.ran.scenario.checks import check
from samurai_odds.ran.scenario.checks import problems as problems_of
from samurai_odds.ran.scenario.contingent_lines import (
    contingent_lines,
    read_contingent,
    read_samurai,
    samurai_text,
)
from samurai_odds.ran.scenario.drawn_map import Drawn, draw_rows, read_rows, read_sides, sides_lines
from samurai_odds.ran.scenario.position_lines import (
    army_lines,
    position_lines,
    read_army,
    read_position,
    read_rules,
    rules_lines,
)
from samurai_odds.ran.scenario.scenario import SIDES, USUAL_TURNS, Contingent, Samurai, Scenario

# ---- Reads the text of a scenario file; every problem is found -----------------------

TEXTS = ("title", "source", "placement", "notes")
HEADINGS = (
    *("title", "turn limit", "source", "placement", "notes", *SIDES, "samurai pool"),
    *("map", "hexsides", "special rules", "position"),
)
CONTINGENT = "contingent"


class Reader:
    """Reads one file: collects the scenario and all problems."""

    def __init__(self, text: str) -> None:
        self.page = Page(text, HEADINGS, lettered=(CONTINGENT,), numbered=("map",))
        self.problems = self.page.problems  # what is wrong, each with its line

    def scenario(self) -> Scenario:
        page, tags = self.page, dict[str, str]()
        for name in ("title", "map"):
            if name not in page.parts:
                page.refuse(1, f"a scenario needs '{name.capitalize()}:'")
        drawn = self._map()
        sides = page.parts.get("hexsides")
        contingents = tuple(
            read_contingent(page, part, drawn, tags)
            for name, part in page.parts.items()
            if name.startswith(f"{CONTINGENT} ")
        )
        limit = page.heading_number("turn limit")
        scenario = Scenario(
            **{"title": "?"} | page.texts(TEXTS),
            terrain=Terrain(
                drawn.over,
                tuple(drawn.terrain),
                tuple(drawn.levels),
                read_sides(sides.content, drawn.over, self.problems) if sides else (),
            ),
            armies=(read_army(page, 0, tags), read_army(page, 1, tags)),
            contingents=contingents,
            pool=self._pool(),
            turn_limit=USUAL_TURNS if limit is None else limit,
            rules=read_rules(page),
            sources=tuple(tags.items()),
            moment=read_position(page),
        )
        self._see_all_drawn(scenario, drawn)
        self._check(scenario)
        return scenario

    def _map(self) -> Drawn:
        part = self.page.parts.get("map")
        if part is None:
            return Drawn()
        drawn = read_rows(part.content, self.problems, part.line)
        for name, line in drawn.lines.items():
            self.page.lines.setdefault(name, line)
        return drawn

    def _pool(self) -> tuple[Samurai, ...]:
        part = self.page.parts.get("samurai pool")
        if part is None:
            return ()
        text = " ".join([part.value, *(text for _, text in part.content)])
        return self.page.attempt(part.line, lambda: read_samurai(text), ())

    def _see_all_drawn(self, scenario: Scenario, drawn: Drawn) -> None:
        """Tell of units and busho that the map shows and no line says more of."""
        labels = {contingent.label(each) for contingent, each in scenario.units()}
        letters = {each.letter for each in scenario.contingents}
        for label, (number, _) in drawn.units.items():
            line = self.page.lines[drawn.over.name_of(number)]
            if label[0] not in letters:
                self.page.refuse(line, f"{label}: there is no 'Contingent {label[0]}:'")
            elif label not in labels:
                self.page.refuse(line, f"{label}: contingent {label[0]} has no line '{label} ...'")
        there = {each.hex for each in scenario.contingents}
        for number in drawn.busho:
            if number not in there:
                name = drawn.over.name_of(number)
                self.page.refuse(
                    self.page.lines[name], f"{name} shows a busho (*), but none is there"
                )

    def _check(self, scenario: Scenario) -> None:
        """Add the checks' problems, but none that only follows from one already named."""
        already = {line for line, _ in self.problems}
        for where, what in problems_of(scenario):
            line = self.page.line_of(where)
            if line not in already:
                self.page.refuse(line, within(where, what))


# ---- Scenario files ------------------------------------------------------------------

FILES = Files(Path(__file__).parents[1] / "scenarios", "scenario")
shipped = FILES.shipped


def load(name_or_path: str | PathLike[str]) -> Scenario:
    """Read a shipped scenario by its key, or a scenario file by its path.

    Raises OddsError with every problem of the file, or with the keys there are.
    """
    return read(FILES.text(name_or_path), str(name_or_path))


def read(text: str, name: str = "scenario") -> Scenario:
    """Read the text of a scenario; ``name`` is the file's, for the errors.

    Raises OddsError with every problem and the line where it stands.
    """
    reader = Reader(text)
    scenario = reader.scenario()
    refuse_file(name, reader.problems)
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
        sections.append(section(heading, army_lines(army, side, tags)))
    if scenario.pool:
        sections.append([f"Samurai pool: {samurai_text(scenario.pool)}"])
    for contingent in scenario.contingents:
        heading = f"Contingent {contingent.letter}: {contingent.name}"
        sections.append(section(heading, contingent_lines(contingent, scenario)))
    sections.append(["Map:", *draw_rows(scenario)])
    for name, lines in (
        ("Hexsides", sides_lines(scenario.terrain)),
        ("Special rules", rules_lines(scenario.rules)),
        ("Position", position_lines(scenario.moment)),
    ):
        if content := list(lines):
            sections.append(section(f"{name}:", content))
    return written(sections)


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


def _heading(scenario: Scenario) -> list[str]:
    lines = [f"Title: {scenario.title}"]
    if scenario.turn_limit != USUAL_TURNS:
        lines.append(f"Turn limit: {scenario.turn_limit}")
    return [*lines, *texts_of(scenario, ("source", "placement", "notes"))]
