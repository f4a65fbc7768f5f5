"""Setup files: text that a person can write and read (the README shows the format)."""

import re
from collections.abc import Iterator
from dataclasses import replace
from os import PathLike
from pathlib import Path
from typing import Any

from samurai_odds.engine.page import Page
from samurai_odds.engine.text_files import Files, Line, refuse_file, section, texts_of, written
from samurai_odds.errors import OddsError, unknown, within
from samurai_odds.swords import facts as rules_of
from samurai_odds.swords.facts import Facts
from samurai_odds.swords.scenario.chart import Changes, NoProvince, chart_of
from samurai_odds.swords.scenario.checks import check
from samurai_odds.swords.scenario.checks import problems as problems_of
from samurai_odds.swords.scenario.facts import lowest_level
from samurai_odds.swords.scenario.lines import (
    SeatReader,
    map_lines,
    named_in,
    read_changes,
    seat_lines,
)
from samurai_odds.swords.scenario.scenario import (
    ACTIONS,
    BUILDINGS,
    STANDARD,
    TWO_PLAYER,
    VARIANTS,
    Scenario,
    Seat,
    War,
)
from samurai_odds.swords.scenario.war_lines import read_attacks, read_turn, war_lines

FILES = Files(Path(__file__).parents[1] / "scenarios", "setup")
shipped = FILES.shipped
_WIDTH = 88


def load(name_or_path: str | PathLike[str], rules: str | PathLike[str] | None = None) -> Scenario:
    """Read a shipped setup by its key, or a file by its path.

    ``rules`` is a user's file of numbers, under which the setup is checked.

    Raises OddsError with every problem of the file, or with the keys there are.
    """
    return read(FILES.text(name_or_path), str(name_or_path), rules_of.load(rules))


def read(text: str, name: str = "setup", facts: Facts | None = None) -> Scenario:
    """Read the text of a setup; ``name`` is the file's, for the errors.

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
        sections.append(["Castles:", *(f"  {line}" for line in castle_lines(scenario))])
    if not scenario.to_be_set_up:
        position = ["Position:", f"  round: {scenario.round}"]
        if scenario.ninja is not None:
            position.append(f"  ninja: seat {scenario.ninja + 1}")
        if scenario.action:
            position.append(f"  action: {scenario.action}")
        if scenario.war is not None:
            position += [f"  {line}" for line in war_lines(scenario.war)]
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


def castle_lines(scenario: Scenario) -> Iterator[str]:
    """Say where castles and fortresses are, a line for each kind."""
    for what in BUILDINGS:
        if names := [name for name, level in scenario.castles if level == what]:
            yield f"{what}: {', '.join(names)}"


TEXTS = ("title", "source", "notes")
MOST_NAMED = 5  # seats that a file may name
HEADINGS = (
    *("title", "variant", "players", "goal", "round limit", "source", "notes", "map", "castles"),
    *("position", *(f"seat {number}" for number in range(1, MOST_NAMED + 1))),
)


POSITION_KEYS = ("round", "ninja", "action", "turn", "battle", "declared")
MAPS = ("shipped", "own")
_USUAL_SEATS = 4  # where a file does not say, and names no fifth
_SEAT = re.compile(r"seat (\d)", re.ASCII)


class Reader:
    """Reads one file: collects the scenario and all problems."""

    def __init__(self, text: str, facts: Facts) -> None:
        self.facts = facts
        self.page = Page(text, HEADINGS)
        self.problems = self.page.problems  # what is wrong, each with its line
        self.map = Changes()

    def scenario(self) -> Scenario:
        """Make the scenario of what was read, and add what the checks find."""
        page = self.page
        if "title" not in page.parts:
            page.refuse(1, "a setup needs 'Title:'")
        variant = page.choice("variant", STANDARD, VARIANTS)
        count = self._seats(variant)
        texts: dict[str, Any] = {"title": "?"} | page.texts(TEXTS)
        goal, limit = page.heading_number("goal"), page.heading_number("round limit")
        self.map = self._map()
        scenario = Scenario(
            **texts,
            variant=variant,
            seats=tuple(Seat(f"Seat {number}") for number in range(1, count + 1)),
            goal=goal,
            round_limit=limit,
            map=self.map,
        )
        self.chart = chart_of(scenario.map)
        scenario = replace(scenario, castles=self._castles(), **self._position())
        lowest = lowest_level(scenario, self.facts)
        broken, read = set[str](), []
        for number in range(1, count + 1):
            before = len(page.problems)
            read.append(SeatReader(page, number, lowest, self._naming, self.chart).seat())
            if len(page.problems) > before:
                broken.add(f"seat {number}")
        scenario = replace(scenario, seats=tuple(read))
        self._check(scenario, broken)
        return scenario

    def _check(self, scenario: Scenario, broken: set[str]) -> None:
        """Add the checks' problems, but none that only follows from one already named."""
        lines_told = {line for line, _ in self.problems}
        alike = set[tuple[int, str]]()  # of many provinces in a line the first is told
        for where, what in problems_of(scenario, self.facts):
            line = self.page.line_of(where)
            if line in lines_told or where in broken or (line, what) in alike:
                continue
            alike.add((line, what))
            self.page.refuse(line, within(where, what))

    def _seats(self, variant: str) -> int:
        page = self.page
        named = [int(key[-1]) for key in page.parts if _SEAT.fullmatch(key)]
        players = page.heading_number("players")
        if variant == TWO_PLAYER:
            count = 4
            if players not in (None, 2):
                page.refuse(page.lines["players"], f"{players} players: the variant is for two")
        elif players is not None:
            count = players
        else:
            count = max([_USUAL_SEATS, *named])
        for number in named:
            if number > count:
                page.refuse(page.lines[f"seat {number}"], f"seat {number}: there are {count}")
        return min(count, MOST_NAMED + 1)  # one too many is enough to be refused

    def _map(self) -> Changes:
        part = self.page.parts.get("map")
        if part is None:
            return Changes()
        own = part.value == "own"
        is_named = not part.value or part.value in MAPS
        if not is_named:
            self.page.refuse(part.line, unknown("map", part.value, MAPS))
        changes = read_changes(part.content, own, self.problems, self.page.lines)
        return changes if is_named else replace(changes, faulty=True, unread=True)

    def _castles(self) -> tuple[tuple[str, str], ...]:
        castles: list[tuple[str, str]] = []
        part = self.page.parts.get("castles")
        for line, text in part.content if part else ():
            what, _, names = (word.strip() for word in text.partition(":"))
            if what not in BUILDINGS:
                self.page.refuse(line, unknown("word under 'castles:'", what, BUILDINGS))
                continue
            try:
                for name in named_in(names, self._naming, self.chart):
                    castles.append((name, what))
                    self.page.lines.setdefault(f"castles {name}", line)
            except OddsError as fault:
                self.page.refuse(line, *fault.problems)
        numbers = self.chart.numbers
        return tuple(sorted(castles, key=lambda one: numbers.get(one[0], len(numbers))))

    def _position(self) -> dict[str, Any]:
        page = self.page
        if "position" not in page.parts:
            return {}
        said = page.keyed("position", POSITION_KEYS)
        values: dict[str, Any] = {"round": 1}
        if "round" not in said:
            page.refuse(page.lines["position"], "a position needs 'round: N'")
        else:
            line, text = said["round"]
            number = page.number("round", text, line)
            values["round"] = number or 1
            if number == 0:
                page.refuse(line, "round 0: rounds count from 1")
        if "ninja" in said:
            line, text = said["ninja"]
            holder = _SEAT.fullmatch(text)
            if holder is None:
                page.refuse(line, f"ninja: 'seat N' holds him, not '{text}'")
            else:
                values["ninja"] = int(holder[1]) - 1
        if "action" in said:
            line, values["action"] = said["action"]
            if values["action"] not in ACTIONS:
                page.refuse(line, unknown("action", str(values["action"]), ACTIONS))
        return values | {"war": self._war(said)}

    def _war(self, said: dict[str, Line]) -> War | None:
        """Read the war turn under way, None where the round begins."""
        page = self.page
        if "turn" not in said:
            for key in ("battle", "declared"):
                if key in said:
                    page.refuse(said[key][0], f"{key}: needs 'turn: seat N, phase C'")
            return None
        line, text = said["turn"]
        war = page.attempt(line, lambda: read_turn(text), War(0))
        for key in ("battle", "declared"):
            if key in said:
                line, text = said[key]
                turn = page.attempt(line, lambda: read_attacks(text, self._naming), ())  # noqa: B023
                if key == "declared":
                    war = replace(war, declared=turn)
                elif len(turn) > 1:
                    page.refuse(line, "one battle is under way at a time")
                elif turn:
                    war = replace(war, battle=turn[0])
        return war

    def _naming(self, text: str) -> str:
        try:
            return self.chart.named(text)
        except NoProvince:
            if self.map.unread:
                return text  # the map's problem, which is told
            raise
