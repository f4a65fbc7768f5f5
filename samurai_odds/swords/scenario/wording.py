"""The lines of a set-up file in words, which are read and written alike.

Kawachi - Tamba: published, TripleA           (Map: a border; A ~ B is a sea line)
without Oki, Settsu - Yamashiro               (Map: taken away)
Ryukyu: Kyushu, at 1 9.5                      (Map: a province, its region, where it is drawn)
castle: Mino, Omi                             (Castles)
army 1: Sagami, level 3 hole 2, daimyo, 2 bowmen, 4 gunners
Aki, Bingo: 2 spearmen
out: round 4, heir seat 2
"""

import re
from collections.abc import Callable, Iterable

from samurai_odds.errors import OddsError
from samurai_odds.swords.forces import read_troop, write_troop
from samurai_odds.swords.layout import KIND_COUNT
from samurai_odds.swords.scenario.chart import LAND, SEA, Border, Province
from samurai_odds.swords.scenario.scenario import Army, Units

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
    """Say a border or a sea line with its source."""
    return f"{border}: {border.source}"


def read_line(text: str, naming: Naming) -> Border | None:
    """Read ``A - B`` or ``A ~ B``, None where it is neither."""
    for between in (LAND, SEA):
        first, found, second = text.partition(between)
        if found:
            return Border(naming(first.strip()), naming(second.strip()), between == SEA, "")
    return None


def province_text(province: Province) -> str:
    """Say a province that the shipped map has not."""
    place = f"{number_text(province.x)} {number_text(province.y)}"
    return f"{province.name}: {province.region}, at {place}"


def read_province(name: str, text: str) -> Province:
    """Read a province's line. Raises OddsError if it is none."""
    parts = _PLACE.fullmatch(text)
    if parts is None:
        raise OddsError(
            f"cannot read '{name}: {text}': a province is 'NAME: REGION, at X Y', a border "
            "'A - B: SOURCE', a sea line 'A ~ B: SOURCE', what is taken away 'without ...'"
        )
    return Province(name, parts[1].strip(), float(parts[2]), float(parts[3]))


def army_text(army: Army) -> str:
    """Say an army in one line."""
    hole = f" hole {army.hole}" if army.hole != 1 else ""
    units = write_troop(army.units, int(army.fallen))
    return f"army {army.index}: {army.where}, level {army.level}{hole}, {units}"


def read_army(index: int, text: str, lowest: int, naming: Naming) -> Army:
    """Read an army's line; without a level it has the ``lowest``. Raises OddsError."""
    problems: list[str] = []
    where, level, hole = "", lowest, 1
    units = []
    for place, part in enumerate(listed(text)):
        if place == 0:
            try:
                where = naming(part)
            except OddsError as fault:
                problems += fault.problems
        elif found := _LEVEL.fullmatch(part):
            level, hole = int(found[1]), int(found[2] or hole)
        elif found := _HOLE.fullmatch(part):
            hole = int(found[1])
        else:
            units.append(part)
    counts = read_troop(", ".join(units), f"army {index}", problems) if units else [0] * 7
    if not where and not problems:
        problems.append(f"army {index} stands in no province: 'PROVINCE, level 1, daimyo, ...'")
    if counts[2] + counts[KIND_COUNT] != 1 and not problems:
        problems.append(f"army {index} has one daimyo: {_DAIMYO}")
    if problems:
        raise OddsError(*problems)
    return Army(index, where, tuple(counts[:KIND_COUNT]), level, hole)


def force_lines(forces: Iterable[tuple[str, Units]], width: int) -> list[str]:
    """Say provincial forces, provinces that are alike in one line as far as it goes."""
    alike: dict[Units, list[str]] = {}
    for name, units in forces:
        alike.setdefault(units, []).append(name)
    lines = []
    for units, names in alike.items():
        troop = write_troop(units, 0)
        line: list[str] = []
        for name in names:
            if line and len(f"{', '.join([*line, name])}: {troop}") > width:
                lines.append(f"{', '.join(line)}: {troop}")
                line = []
            line.append(name)
        lines.append(f"{', '.join(line)}: {troop}")
    return lines


def read_units(text: str) -> Units:
    """Read the units of a provincial force. Raises OddsError."""
    problems: list[str] = []
    counts = read_troop(text, "provincial force", problems)
    if counts[KIND_COUNT]:
        problems.append("a fallen daimyo lies with his army: 'army 1: PROVINCE, fallen daimyo, ..'")
    if problems:
        raise OddsError(*problems)
    return tuple(counts[:KIND_COUNT])


def out_text(out: int, heir: int | None) -> str:
    """Say when a seat fell, and to whom."""
    return f"round {out}" + ("" if heir is None else f", heir seat {heir + 1}")


def read_out(text: str) -> tuple[int, int | None]:
    """Read when a seat fell, and to whom. Raises OddsError."""
    parts = _OUT.fullmatch(text)
    if parts is None:
        raise OddsError(f"cannot read 'out: {text}': write 'out: round N, heir seat M'")
    return int(parts[1]), int(parts[2]) - 1 if parts[2] else None
