"""The Seats of a set-up file: what each has, read from its lines and written."""

import re
from collections.abc import Iterator
from typing import Any

from samurai_odds.engine.page import Page
from samurai_odds.engine.text_files import Line
from samurai_odds.errors import OddsError
from samurai_odds.swords.scenario.chart import Chart
from samurai_odds.swords.scenario.scenario import Army, Seat, Units
from samurai_odds.swords.scenario.wording import (
    Naming,
    army_text,
    force_lines,
    listed,
    out_text,
    read_army,
    read_out,
    read_units,
)

KEYS = ("koku", "cards", "sword", "out")
_WANTED = f"{', '.join(KEYS)}, army 1 to 3, or provinces"
_ARMY = re.compile(r"army (\d{1,3})", re.ASCII)
_WIDTH = 86


def seat_lines(seat: Seat) -> Iterator[str]:
    """Say what a seat has, a line each."""
    if seat.out:
        yield f"out: {out_text(seat.out, seat.heir)}"
    for key in ("koku", "cards"):
        if (given := getattr(seat, key)) is not None:
            yield f"{key}: {given}"
    if seat.sword:
        yield f"sword: {seat.sword}"
    yield from map(army_text, seat.armies)
    yield from force_lines(seat.forces, _WIDTH)


class SeatReader:
    """Reads the lines of one seat."""

    def __init__(self, page: Page, number: int, lowest: int, naming: Naming) -> None:
        self.page, self.lowest, self.naming = page, lowest, naming
        self.where = f"seat {number}"
        self.values: dict[str, Any] = {}
        self.armies: list[Army] = []
        self.forces: dict[str, Units] = {}

    def seat(self, chart: Chart) -> Seat:
        """Read it all; troops come in the order of the chart."""
        usual = self.where.capitalize()
        part = self.page.parts.get(self.where)
        if part is None:
            return Seat(usual)
        for line in part.content:
            try:
                self._line(*line)
            except OddsError as fault:
                self.page.tell(line[0], *fault.problems)
        self.armies.sort(key=lambda army: army.index)
        numbers = chart.numbers
        placed = sorted(self.forces.items(), key=lambda one: numbers.get(one[0], len(numbers)))
        return Seat(
            part.value or usual, **self.values, armies=tuple(self.armies), forces=tuple(placed)
        )

    def _line(self, line: int, text: str) -> None:
        key, colon, value = (word.strip() for word in text.partition(":"))
        if not colon:
            raise OddsError(f"cannot read '{text}': write '{_WANTED}: ...'")
        army = _ARMY.fullmatch(key)
        if army is None and key not in KEYS:
            self._forces((line, value), named_in(key, self.naming))
        elif self.page.twice(f"{self.where} {key}", key, line):
            return
        elif army:
            self.armies.append(read_army(int(army[1]), value, self.lowest, self.naming))
        elif key == "out":
            self.values["out"], self.values["heir"] = read_out(value)
        elif (given := self.page.number(key, value, line)) is not None:
            self.values[key] = given

    def _forces(self, line: Line, names: list[str]) -> None:
        new = [n for n in names if not self.page.twice(f"{self.where} {n}", n, line[0])]
        units = read_units(line[1])
        self.forces |= dict.fromkeys(new, units)


def named_in(text: str, naming: Naming) -> list[str]:
    """Read a list of provinces. Raises OddsError naming each that the map has not."""
    names: list[str] = []
    problems: list[str] = []
    for word in listed(text):
        try:
            names.append(naming(word))
        except OddsError as fault:
            problems += fault.problems
    if not listed(text):
        problems.append("no province is named")
    if len(set(names)) < len(names):
        problems.append(f"a province is named twice: {', '.join(names)}")
    if problems:
        raise OddsError(*problems)
    return names
