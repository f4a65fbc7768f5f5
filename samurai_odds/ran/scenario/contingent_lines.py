"""A contingent in a scenario file: its busho, how it enters, its units."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from samurai_odds.engine.page import Page, Part
from samurai_odds.engine.provenance import SOURCES
from samurai_odds.errors import OddsError, check_one_of, refuse, unknown
from samurai_odds.ran.men import Man, read_man
from samurai_odds.ran.scenario.drawn_map import Drawn
from samurai_odds.ran.scenario.scenario import (
    Command,
    Contingent,
    Counter,
    Entry,
    Samurai,
    Scenario,
)
from samurai_odds.ran.units import read_unit

# ---- Words of a scenario file that are read and written alike ------------------------

_TAG = re.compile(r"(.*?)\s*\[([^\[\]]*)\]")
_LABEL = re.compile(r"([A-Za-z])([1-9]\d?)", re.ASCII)
_SAMURAI = re.compile(r"(.+) range (\d{1,2}) (\d{1,2}/\d{1,2}.*)", re.ASCII)


def tagged(text: str, tags: Mapping[str, str], where: str) -> str:
    return f"{text} [{tags[where]}]" if where in tags else text


def split_tag(text: str) -> tuple[str, str | None]:
    """Take the source tag off the end of a line. Raises OddsError if there is no such source."""
    match = _TAG.fullmatch(text)
    if match is None:
        return text, None
    check_one_of("source", match[2], SOURCES)
    return match[1], match[2]


def samurai_text(samurai: Iterable[Samurai]) -> str:
    """Write a cup of Samurai: ``Kato Kiyomasa range 4 6/5; ...``."""
    return "; ".join(f"{each.name} range {each.range} {each.man}" for each in samurai)


def read_samurai(text: str) -> tuple[Samurai, ...]:
    """Read a cup of Samurai. Raises OddsError with every fault."""
    samurai, problems = [], []
    for said in filter(None, (part.strip() for part in text.split(";"))):
        parts = _SAMURAI.fullmatch(said)
        if parts is None:
            wanted = "a name, challenge range, combat/stamina: 'Kato Kiyomasa range 4 6/5'"
            problems.append(f"cannot read the Samurai '{said}': {wanted}")
            continue
        try:
            samurai.append(Samurai(parts[1], int(parts[2]), read_man(parts[3], parts[1])))
        except OddsError as fault:
            problems += fault.problems
    refuse(problems)
    return tuple(samurai)


def read_label(text: str) -> str:
    """Read a unit's label, such as ``A3``. Raises OddsError if it is none."""
    if not _LABEL.fullmatch(text):
        raise OddsError(f"'{text}' names no unit: its contingent's letter and its number, 'A3'")
    return text


def units_lines(letter: str, said_of: Sequence[tuple[int, str]]) -> Iterator[str]:
    """Say what is said of each unit, neighbors of whom the same is said in one line: ``A1-A2``."""
    first = 0
    for place in range(1, len(said_of) + 1):
        number, said = said_of[place - 1]
        if place < len(said_of) and said_of[place] == (number + 1, said):
            continue
        start = said_of[first][0]
        yield f"{letter}{start}{f'-{letter}{number}' if number > start else ''} {said}"
        first = place


# ---- A contingent in a scenario file: its busho, how it enters, its units ------------

STATUS = ("active", "finished", "dead", "replaced")
KEYS = ("busho", "so-taisho", "replacement", "status", "enters")
_AT = r"(?:, at (\S+))?"
_BUSHO = re.compile(rf"momentum (\d), ([^,]+){_AT}", re.ASCII)
_SO_TAISHO = re.compile(rf"initiative (\d), activations (\d), trumps (\d), ([^,]+){_AT}", re.ASCII)
_BEHIND = re.compile(r"(momentum|initiative) (\d), ([^,]+)", re.ASCII)
_ENTERS = re.compile(r"turn (\d{1,2}) at ((?:\S+ )*?[^\s,]+)(, active)?", re.ASCII)
_UNITS = re.compile(r"([A-Za-z])([1-9]\d?)(?:-([A-Za-z])([1-9]\d?))? (.+)", re.ASCII)
_BUSHO_FORM = "write 'momentum 4, 6/5, at A1': Momentum, combat/stamina, a unit or a hex"
_SO_TAISHO_FORM = "write 'initiative 6, activations 3, trumps 2, 6/5, at A9'"
_NOBODY = Man(0, 1)


def contingent_lines(contingent: Contingent, scenario: Scenario) -> Iterator[str]:
    letter, tags = contingent.letter, dict(scenario.sources)
    at = "" if contingent.hex is None else f", at {named_place(scenario, contingent.hex)}"
    if contingent.command is None:
        said = f"busho: momentum {contingent.rating}"
    else:
        command = contingent.command
        said = f"so-taisho: initiative {contingent.rating}, activations {command.activations}"
        said += f", trumps {command.trumps}"
    yield tagged(f"{said}, {contingent.man}{at}", tags, f"{letter} busho")
    if contingent.replacement is not None:
        rating, man = contingent.replacement
        kind = "momentum" if contingent.command is None else "initiative"
        yield tagged(f"replacement: {kind} {rating}, {man}", tags, f"{letter} replacement")
    if status := [word for word in STATUS if getattr(contingent, word)]:
        yield f"status: {', '.join(status)}"
    if contingent.enters is not None:
        entry = contingent.enters
        hexes = " ".join(map(scenario.hex_name, entry.hexes))
        active = ", active" if entry.active else ""
        yield tagged(f"enters: turn {entry.turn} at {hexes}{active}", tags, f"{letter} enters")
    said_of = [
        (each.number, tagged(str(each.unit), tags, contingent.label(each)))
        for each in contingent.counters
    ]
    yield from units_lines(letter, said_of)


def named_place(scenario: Scenario, number: int) -> str:
    """Name a hex by the unit in it, if there is one."""
    own = (label for label, standing in scenario.standing.items() if standing.hex == number)
    return next(own, scenario.hex_name(number))


def read_contingent(page: Page, part: Part, drawn: Drawn, tags: dict[str, str]) -> Contingent:
    letter = part.name[-1]
    values: dict[str, Any] = {"letter": letter, "name": part.value, "rating": 0, "man": _NOBODY}
    counters: dict[int, Counter] = {}
    for line, whole in part.content:
        text, tag = page.attempt(line, lambda: split_tag(whole), (whole, None))  # noqa: B023
        key, colon, value = (word.strip() for word in text.partition(":"))
        where = f"{letter} busho" if key == "so-taisho" else f"{letter} {key}"
        if colon and key in KEYS:
            if page.twice(where, key, line):
                continue
            fields = page.attempt(line, lambda: _read(key, value, drawn), None)  # noqa: B023
            if tag and key == "status":
                page.refuse(line, "a status has no source")
            elif tag:
                tags[where] = tag
            values |= fields or {}
        elif colon:
            page.refuse(line, unknown(f"word under 'Contingent {letter}:'", key, KEYS))
        else:
            for counter in _counters(page, line, text, letter, drawn):
                label = f"{letter}{counter.number}"
                if not page.twice(label, label, line):
                    counters[counter.number] = counter
                    tags |= {label: tag} if tag else {}
    if not page.lines.get(f"{letter} busho"):
        page.refuse(part.line, f"contingent {letter} needs a line 'busho: ...' or 'so-taisho: ...'")
    return Contingent(**values, counters=tuple(counters[n] for n in sorted(counters)))


def _read(key: str, value: str, drawn: Drawn) -> dict[str, Any]:
    """Read one line of a contingent into its fields. Raises OddsError."""
    if key == "busho":
        parts = _parts(_BUSHO, value, "busho", _BUSHO_FORM)
        return {
            "rating": int(parts[1]),
            "man": read_man(parts[2], "busho"),
            "hex": _hex(parts[3], drawn),
        }
    if key == "so-taisho":
        parts = _parts(_SO_TAISHO, value, "So-Taisho", _SO_TAISHO_FORM)
        return {
            "rating": int(parts[1]),
            "command": Command(int(parts[2]), int(parts[3])),
            "man": read_man(parts[4], "So-Taisho"),
            "hex": _hex(parts[5], drawn),
        }
    if key == "replacement":
        parts = _parts(_BEHIND, value, "replacement", "write 'momentum 3, 5/4'")
        return {"replacement": (int(parts[2]), read_man(parts[3], "replacement"))}
    if key == "status":
        words = [word.strip() for word in value.split(",")]
        refuse([unknown("status", word, STATUS) for word in words if word not in STATUS])
        return dict.fromkeys(words, True)
    parts = _parts(_ENTERS, value, "entry", "write 'turn 3 at 0101 0201, active'")
    hexes = tuple(drawn.over.hex_named(name) for name in parts[2].split())
    return {"enters": Entry(int(parts[1]), hexes, parts[3] is not None)}


def _parts(pattern: re.Pattern[str], value: str, what: str, form: str) -> re.Match[str]:
    match = pattern.fullmatch(value)
    if match is None:
        raise OddsError(f"cannot read the {what} '{value}': {form}")
    return match


def _hex(name: str | None, drawn: Drawn) -> int | None:
    if name is None:
        return None
    if name in drawn.units:
        return drawn.units[name][0]
    if name[:1].isalpha():
        raise OddsError(f"the map shows no unit {name} (whose contingent enters needs no 'at')")
    return drawn.over.hex_named(name)


def _counters(page: Page, line: int, text: str, letter: str, drawn: Drawn) -> Iterator[Counter]:
    parts = _UNITS.fullmatch(text)
    if parts is None or {parts[1], parts[3] or letter} != {letter}:
        form = f"write '{letter}1 AS 6-4/5-3' or '{letter}2-{letter}4 AS 6-4/5-3'"
        page.refuse(line, f"cannot read the units '{text}': {form}")
        return
    first = int(parts[2])
    last = int(parts[4] or first)
    if last < first:
        page.refuse(line, f"{letter}{first}-{letter}{last}: the lower number comes first")
    unit = page.attempt(line, lambda: read_unit(parts[5], f"{letter}{first}"), None)
    if unit is None:
        return
    for number in range(first, last + 1):
        hex_, facing = drawn.units.get(f"{letter}{number}", (None, None))
        yield Counter(number, unit, hex_, facing)
