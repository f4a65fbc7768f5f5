"""The lines of a setup file in words, which are read and written alike.

Kawachi - Tamba: published, TripleA           (Map: a border; A ~ B is a sea line)
without Oki, Settsu - Yamashiro               (Map: taken away)
Ryukyu: Kyushu, at 1 9.5                      (Map: a province, its region, where it is drawn)
castle: Mino, Omi                             (Castles)
army 1: Sagami, level 3 hole 2, daimyo, 2 bowmen, 4 gunners
Aki, Bingo: 2 spearmen
out: round 4, heir seat 2
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

from samurai_odds.engine.page import Page
from samurai_odds.engine.text_files import Line
from samurai_odds.errors import OddsError, attempt, refuse
from samurai_odds.swords.forces import read_troop, write_troop
from samurai_odds.swords.layout import KIND_COUNT
from samurai_odds.swords.scenario.chart import (
    LAND,
    SEA,
    Border,
    Changes,
    Chart,
    Province,
    chart_of,
    named,
    shipped_chart,
)
from samurai_odds.swords.scenario.scenario import Army, Seat, Units
from samurai_odds.swords.scenario.war_lines import plan_text, read_koku

Naming = Callable[[str], str]  # gives the province that a text means, or raises OddsError

_LEVEL = re.compile(r"level (\d{1,2})(?: hole (\d{1,3}))?", re.ASCII)
_HOLE = re.compile(r"hole (\d{1,3})", re.ASCII)
_PLACE = re.compile(r"(.+?), at (\d{1,3}(?:\.\d{1,3})?) (\d{1,3}(?:\.\d{1,3})?)", re.ASCII)
_OUT = re.compile(r"round (\d{1,4})(?:, heir seat (\d))?", re.ASCII)
_DAIMYO = "'daimyo', or 'fallen daimyo' (assassinated)"


def listed(text: str) -> list[str]:
    """Take a list apart at its commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def number_text(value: float) -> str:
    """Write a place on the drawing: ``9``, ``9.5``."""
    return f"{value:.3f}".rstrip("0").rstrip(".")


def border_text(border: Border) -> str:
    return f"{border}: {border.source}"


def read_line(text: str, naming: Naming) -> Border | None:
    """Read ``A - B`` or ``A ~ B``, None where it is neither."""
    for between in (LAND, SEA):
        first, separator, second = text.partition(between)
        if separator:
            return Border(naming(first.strip()), naming(second.strip()), between == SEA, "")
    return None


class _Unread(OddsError):
    """A line of a map that is none of those that it has."""


def province_text(province: Province) -> str:
    place = f"{number_text(province.x)} {number_text(province.y)}"
    return f"{province.name}: {province.region}, at {place}"


def read_province(name: str, text: str) -> Province:
    """Read a province's line. Raises OddsError if it is none."""
    parts = _PLACE.fullmatch(text)
    if parts is None:
        raise _Unread(
            f"cannot read '{name}: {text}': a province is 'NAME: REGION, at X Y', a border "
            "'A - B: SOURCE', a sea line 'A ~ B: SOURCE', what is taken away 'without ...'"
        )
    return Province(name, parts[1].strip(), float(parts[2]), float(parts[3]))


def army_text(army: Army) -> str:
    what, said = _army(army)
    return f"{what}: {said}"


def _army(army: Army) -> tuple[str, str]:
    hole = f" hole {army.hole}" if army.hole != 1 else ""
    units = write_troop(army.units, int(army.fallen))
    return f"army {army.index}", f"{army.where}, level {army.level}{hole}, {units}"


def read_army(index: int, text: str, lowest: int, naming: Naming) -> Army:
    """Read an army's line; without a level it has the ``lowest``. Raises OddsError."""
    problems: list[str] = []
    where, level, hole = "", lowest, 1
    units = []
    for place, part in enumerate(listed(text)):
        if place == 0:
            where = attempt(problems, naming, part, usual="")
        elif match := _LEVEL.fullmatch(part):
            level, hole = int(match[1]), int(match[2] or hole)
        elif match := _HOLE.fullmatch(part):
            hole = int(match[1])
        else:
            units.append(part)
    counts = read_troop(", ".join(units), f"army {index}", problems) if units else [0] * 7
    if not where and not problems:
        problems.append(f"army {index} stands in no province: 'PROVINCE, level 1, daimyo, ...'")
    if counts[2] + counts[KIND_COUNT] != 1 and not problems:
        problems.append(f"army {index} has one daimyo: {_DAIMYO}")
    refuse(problems)
    return Army(index, where, tuple(counts[:KIND_COUNT]), level, hole)


def _forces(forces: Iterable[tuple[str, Units]], width: int) -> Iterator[tuple[str, str]]:
    """Say provincial forces, provinces that are alike in one line as far as it goes."""
    alike: dict[Units, list[str]] = {}
    for name, units in forces:
        alike.setdefault(units, []).append(name)
    for units, names in alike.items():
        troop = write_troop(units, 0)
        line: list[str] = []
        for name in names:
            if line and len(f"{', '.join([*line, name])}: {troop}") > width:
                yield ", ".join(line), troop
                line = []
            line.append(name)
        yield ", ".join(line), troop


def read_units(text: str) -> Units:
    problems: list[str] = []
    counts = read_troop(text, "provincial force", problems)
    if counts[KIND_COUNT]:
        problems.append("a fallen daimyo lies with his army: 'army 1: PROVINCE, fallen daimyo, ..'")
    refuse(problems)
    return tuple(counts[:KIND_COUNT])


def out_text(out: int, heir: int | None) -> str:
    return f"round {out}" + ("" if heir is None else f", heir seat {heir + 1}")


def read_out(text: str) -> tuple[int, int | None]:
    """Read when a seat fell, and to whom. Raises OddsError."""
    parts = _OUT.fullmatch(text)
    if parts is None:
        raise OddsError(f"cannot read 'out: {text}': write 'out: round N, heir seat M'")
    return int(parts[1]), int(parts[2]) - 1 if parts[2] else None


_AWAY = "without "


def map_lines(changes: Changes) -> Iterator[str]:
    away = [*changes.without, *map(str, changes.cut)]
    yield from (f"{_AWAY}{one}" for one in away)
    yield from map(province_text, changes.provinces)
    yield from map(border_text, changes.borders)


def read_changes(
    content: Iterable[Line], own: bool, problems: list[Line], lines: dict[str, int]
) -> Changes:
    """Read the lines of a map: provinces first, which the other lines may name."""
    content, before, unread = list(content), len(problems), False
    begun = Chart((), ()) if own else shipped_chart()
    provinces: list[Province] = []
    for line, text in content:
        if _is_province(text):
            name, _, said = (part.strip() for part in text.partition(":"))
            try:
                provinces.append(read_province(name, said))
                lines.setdefault(f"map {name}", line)
            except OddsError as fault:
                unread = unread or isinstance(fault, _Unread)
                problems += [(line, what) for what in fault.problems]
    known = (*begun.provinces, *provinces)
    without: list[str] = []
    cut: list[Border] = []
    borders: list[Border] = []
    for line, text in content:
        if _is_province(text):
            continue
        try:
            if text.startswith(_AWAY):
                for each in listed(text.removeprefix(_AWAY)):
                    border = read_line(each, lambda name: named(name, begun.provinces))
                    gone: list[Any] = [border] if border is not None else []
                    if border is not None:
                        cut.append(border)
                    else:
                        gone += begun.of_region(each) or [named(each, begun.provinces)]
                        without += gone
                    lines |= {f"map without {one}": line for one in gone}
                continue
            pair, _, source = (part.strip() for part in text.partition(":"))
            border = read_line(pair, lambda name: named(name, known))
            if border is None:
                raise _Unread(f"cannot read '{text}': write A - B: SOURCE, or A ~ B: SOURCE")
            borders.append(replace(border, source=source or Border("", "").source))
            lines[f"map {border}"] = line
        except OddsError as fault:
            unread = unread or isinstance(fault, _Unread)
            problems += [(line, what) for what in fault.problems]
    parts = tuple(provinces), tuple(without), tuple(cut), tuple(borders)
    return Changes(own, *parts, len(problems) > before, unread)


def changed(changes: Changes) -> str:
    """Say in words how a map differs from the shipped one; nothing if it does not."""
    if changes.own:
        chart = chart_of(changes)
        return f"a map of its own: {len(chart.provinces)} provinces, {len(chart.borders)} lines"
    added = [*(province.name for province in changes.provinces), *map(str, changes.borders)]
    away = list(_away(changes))
    parts = []
    if added:
        parts.append(f"with {', '.join(added)}")
    if away:
        parts.append(f"without {', '.join(away)}")
    return "; ".join(parts)


def _away(changes: Changes) -> Iterator[str]:
    """Yield what is taken away in few words: a whole region by its name."""
    chart, left = shipped_chart(), changes.without
    while left:
        region = next((one.region for one in chart.provinces if one.name == left[0]), "")
        whole = chart.of_region(region)
        is_whole = bool(whole) and left[: len(whole)] == whole
        yield region if is_whole else left[0]
        left = left[len(whole) if is_whole else 1 :]
    yield from map(str, changes.cut)


def _is_province(text: str) -> bool:
    pair = text.partition(":")[0]
    return not text.startswith(_AWAY) and " - " not in pair and " ~ " not in pair


KEYS = ("koku", "cards", "sword", "plan", "levied", "face down", "out")
_WANTED = f"{', '.join(KEYS)}, army 1 to 3, or provinces"
_ARMY = re.compile(r"army (\d{1,3})", re.ASCII)
_WIDTH = 86


def seat_lines(seat: Seat) -> Iterator[str]:
    """Say what a seat has, a line each."""
    for what, said in seat_said(seat, _WIDTH):
        yield f"{what}: {said}"


def seat_said(seat: Seat, width: int) -> Iterator[tuple[str, str]]:
    """Say what a seat has, and of what or where; provinces alike as far as ``width`` goes."""
    if seat.out:
        yield "out", out_text(seat.out, seat.heir)
    for key in ("koku", "cards"):
        if (value := getattr(seat, key)) is not None:
            yield key, str(value)
    if seat.sword:
        yield "sword", str(seat.sword)
    if any(seat.plan):
        yield "plan", plan_text(seat.plan)
    if any(seat.levied):
        yield "levied", write_troop(seat.levied, 0)
    if seat.face_down:
        yield "face down", ", ".join(f"{name} {number}" for name, number in seat.face_down)
    yield from map(_army, seat.armies)
    yield from _forces(seat.forces, width)


class SeatReader:
    """Reads the lines of one seat."""

    def __init__(self, page: Page, number: int, lowest: int, naming: Naming, chart: Chart) -> None:
        self.page, self.lowest, self.naming, self.chart = page, lowest, naming, chart
        self.where = f"seat {number}"
        self.values: dict[str, Any] = {}
        self.armies: list[Army] = []
        self.forces: dict[str, Units] = {}

    def seat(self) -> Seat:
        """Read it all; troops come in the order of the chart."""
        usual = self.where.capitalize()
        part = self.page.parts.get(self.where)
        if part is None:
            return Seat(usual)
        for line in part.content:
            try:
                self._line(*line)
            except OddsError as fault:
                self.page.refuse(line[0], *fault.problems)
        self.armies.sort(key=lambda army: army.index)
        numbers = self.chart.numbers
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
            self._forces((line, value), named_in(key, self.naming, self.chart))
        elif self.page.twice(f"{self.where} {key}", key, line):
            return
        elif army:
            self.armies.append(read_army(int(army[1]), value, self.lowest, self.naming))
        elif key == "out":
            self.values["out"], self.values["heir"] = read_out(value)
        elif key == "plan":
            self.values["plan"] = read_koku(value)
        elif key == "levied":
            self.values["levied"] = read_units(value)
        elif key == "face down":
            self.values["face_down"] = tuple(_face_down(one, self.naming) for one in listed(value))
        elif (number := self.page.number(key, value, line)) is not None:
            self.values[key] = number

    def _forces(self, line: Line, names: list[str]) -> None:
        new = [n for n in names if not self.page.twice(f"{self.where} {n}", n, line[0])]
        units = read_units(line[1])
        self.forces |= dict.fromkeys(new, units)


def _face_down(text: str, naming: Naming) -> tuple[str, int]:
    """Read a province with its face-down ronin. Raises OddsError."""
    name, _, number = text.rpartition(" ")
    if not name or not number.isdecimal() or int(number) < 1:
        raise OddsError(f"face-down ronin are written 'Hida 2, Mino 4', not '{text}'")
    return naming(name), int(number)


def named_in(text: str, naming: Naming, chart: Chart) -> list[str]:
    """Read a list of provinces and regions. Raises OddsError naming each that the map has not."""
    names: list[str] = []
    problems: list[str] = []
    for word in listed(text):
        names += filter(None, chart.of_region(word) or [attempt(problems, naming, word)])
    if not listed(text):
        problems.append("no province is named")
    if len(set(names)) < len(names):
        problems.append(f"a province is named twice: {', '.join(names)}")
    refuse(problems)
    return names
