"""Reads the text of a scenario file; every problem is found, with the line where it stands."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from samurai_odds.battles.board import BOARDS, CORE, EPIC, PLACES, Board
from samurai_odds.battles.scenario.checks import problems as problems_of
from samurai_odds.battles.scenario.drawn_map import Drawn, Line, read_legend, read_rows
from samurai_odds.battles.scenario.pieces import read_pieces
from samurai_odds.battles.scenario.scenario import SIDES, Army, Moment, Scenario
from samurai_odds.battles.scenario.wording import read_objective, read_tent, words_of
from samurai_odds.errors import OddsError, unknown

TEXTS = ("title", "source", "placement", "notes")
HEADINGS = (
    *TEXTS,
    "board",
    "first",
    "red at",
    "pool",
    "impassable",
    "rack",
    *SIDES,
    "map",
    "legend",
    "pieces",
    "tents",
    "objectives",
    "position",
)
ARMY_KEYS = {  # as the file says them, and the fields of Army
    "command cards": "command",
    "dragon cards": "dragons",
    "honor": "honor",
    "banners to win": "banners",
    "banners gained": "gained",
    "full hand": "full_hand",
    "hand": "hand",
    "dragon hand": "dragon_hand",
}
POSITION_KEYS = (
    "turn",
    "discards",
    "dragon discards",
    "red led",
    "blue led",
    "captured",
    "held",
    "eliminated",
)
_Thing = TypeVar("_Thing")
_NUMBER = re.compile(r"-?\d{1,4}", re.ASCII)
_MARK = re.compile(r"objective (-?\d{1,4}) at (\S+)", re.ASCII)


@dataclass
class Part:
    """A heading of the file, the value beside it and the lines below it."""

    line: int
    value: str
    content: list[Line] = field(default_factory=list)


class Reader:
    """Reads one file: collects the scenario, the lines of its parts, and all problems."""

    def __init__(self, text: str, dragon_deck: Mapping[str, int] | None = None) -> None:
        self.dragon_deck = dragon_deck
        self.problems: list[tuple[int, str]] = []
        self.lines: dict[str, int] = {}  # where the checks say a problem is, and its line
        self.parts = self._split(text)
        self.board = self._board()

    def scenario(self) -> Scenario:
        """Make the scenario of what was read, and add what the checks find."""
        for name in ("title", "map"):
            if name not in self.parts:
                self.problems.append((1, f"a scenario needs '{name.capitalize()}:'"))
        broken = len(self.problems)
        drawn = self._map()
        map_broken = len(self.problems) > broken
        values: dict[str, Any] = {
            name: " ".join([part.value, *(text for _, text in part.content)]).strip()
            for name in TEXTS
            if (part := self.parts.get(name)) is not None
        }
        values |= self._choices() | self._armies()
        scenario = Scenario(
            **{"title": "?"} | values,
            terrain=tuple(drawn.terrain),
            units=tuple(drawn.units),
            leaders=tuple(drawn.leaders),
            tents=self._each("tents", "tent", read_tent),
            objectives=self._each("objectives", "objective", read_objective),
            moment=self._moment(),
        )
        self._check(scenario, map_broken)
        return scenario

    def _check(self, scenario: Scenario, map_broken: bool) -> None:
        """Add the checks' problems, but none that only follows from one already named."""
        already = {line for line, _ in self.problems}
        for where, what in problems_of(scenario, self.dragon_deck):
            line = self._line_of(where)
            shown = " is impassable" in what or "the map shows" in what
            depends_on_map = where == "map" or (where.startswith(("objective", "tent")) and shown)
            of_hex = where[1:2].isdigit()  # a line of the map holds many hexes
            if line in already and not of_hex:
                continue
            if map_broken and (depends_on_map or where == "position held"):
                continue
            self.problems.append((line, f"{where}: {what}"))

    def _line_of(self, where: str) -> int:
        while where and where not in self.lines:
            where = where.rpartition(" ")[0]
        return self.lines.get(where, 1)

    def _split(self, text: str) -> dict[str, Part]:
        """Take the file apart at its headings, which begin a line."""
        parts: dict[str, Part] = {}
        part: Part | None = None
        for line, whole in enumerate(text.splitlines(), start=1):
            if not whole.strip() or whole.startswith("#"):
                continue
            if whole[0].isspace() or (whole[0].isdigit() and part is parts.get("map")):
                if part is None:
                    self.problems.append((line, f"'{whole.strip()}' stands under no heading"))
                else:
                    part.content.append((line, " ".join(whole.split())))
                continue
            name, colon, value = whole.partition(":")
            key = " ".join(name.lower().split())
            part = Part(line, " ".join(value.split()))
            if not colon or key not in HEADINGS:
                self.problems.append((line, unknown("heading", name, HEADINGS)))
            elif key in parts:
                self.problems.append((line, f"'{name}:' stands in line {parts[key].line} already"))
            else:
                parts[key] = part
                self.lines[key] = line
        return parts

    def _map(self) -> Drawn:
        part = self.parts.get("map")
        if part is None:
            return Drawn(self.board)
        legend = read_legend(self._content("legend"), self.problems)
        drawn = read_rows(part.content, legend, self.problems, part.line, self.board)
        self.lines |= {self.board.name_of(number): line for number, line in drawn.lines.items()}
        if (pieces := self.parts.get("pieces")) is not None:
            read_pieces(pieces.content, drawn, self.problems, self.lines)
        return drawn

    def _board(self) -> Board:
        """Find the board first: what the hexes are called hangs on it."""
        part = self.parts.get("board")
        if part is None:
            return CORE
        if part.value in BOARDS:
            return BOARDS[part.value]
        self.problems.append((part.line, unknown("board", part.value, BOARDS)))
        rows = self.parts.get("map", part).content  # the rest is read as if its map were right
        return EPIC if any(len(text.split()) > CORE.columns + 1 for _, text in rows) else CORE

    def _choices(self) -> dict[str, Any]:
        values: dict[str, Any] = {"board": self.board, "pool": self.board.tokens}
        for heading, name, choices in (
            ("first", "first", SIDES),
            ("red at", "red_at", PLACES),
        ):
            part = self.parts.get(heading)
            if part is None:
                continue
            if part.value in choices:
                values[name] = choices.index(part.value)
            else:
                self.problems.append((part.line, unknown(heading, part.value, choices)))
        if (part := self.parts.get("pool")) is not None:
            values["pool"] = self._number("pool", part.value, part.line, self.board.tokens)
        if (part := self.parts.get("impassable")) is not None:
            values["impassable"] = words_of(part.value)
        if (part := self.parts.get("rack")) is not None:
            values["rack"] = words_of(part.value)
        return values

    def _armies(self) -> dict[str, Any]:
        armies = [Army(side.capitalize()) for side in SIDES]
        for index, side in enumerate(SIDES):
            part = self.parts.get(side)
            if part is None:
                continue
            fields: dict[str, Any] = {"name": part.value or side.capitalize()}
            for key, (line, value) in self._keyed(side, tuple(ARMY_KEYS)).items():
                name = ARMY_KEYS[key]
                usual = getattr(armies[index], name)
                listed = isinstance(usual, tuple)
                fields[name] = words_of(value) if listed else self._number(key, value, line, usual)
            armies[index] = replace(armies[index], **fields)
        return {"armies": tuple(armies)}

    def _moment(self) -> Moment:
        if "position" not in self.parts:
            return Moment()
        said = self._keyed("position", POSITION_KEYS)
        text = {key: value for key, (_, value) in said.items()}
        fields: dict[str, Any] = {
            "discards": words_of(text.get("discards", "")),
            "dragon_discards": words_of(text.get("dragon discards", "")),
            "led": tuple(" ".join(words_of(text.get(f"{side} led", ""))) for side in SIDES),
            "captured": self._marks(*said.get("captured", (0, ""))),
            "held": self._marks(*said.get("held", (0, ""))),
        }
        if "turn" in said:
            fields["turn"] = self._number("turn", text["turn"], said["turn"][0], 1)
        if text.get("eliminated"):
            fields["eliminated"] = tuple(part.strip() for part in text["eliminated"].split(";"))
        return Moment(**fields)

    def _marks(self, line: int, text: str) -> tuple[tuple[int, int], ...]:
        marks = []
        for word in filter(None, (part.strip() for part in text.split(","))):
            mark = _MARK.fullmatch(word)
            try:
                if mark is None:
                    raise OddsError(f"cannot read '{word}': write 'objective 1 at c4'")
                marks.append((int(mark[1]) - 1, self.board.hex_named(mark[2])))
            except OddsError as fault:
                self.problems += [(line, said) for said in fault.problems]
        return tuple(marks)

    def _keyed(self, heading: str, keys: tuple[str, ...]) -> dict[str, tuple[int, str]]:
        """Read the ``key: value`` lines under a heading."""
        found: dict[str, tuple[int, str]] = {}
        for line, text in self._content(heading):
            key, _, value = (word.strip() for word in text.partition(":"))
            if key not in keys:
                self.problems.append((line, unknown(f"word under '{heading}:'", key, keys)))
            elif key in found:
                self.problems.append((line, f"'{key}' stands in line {found[key][0]} already"))
            else:
                found[key] = (line, value)
                self.lines[f"{heading} {key}"] = line
        return found

    def _each(
        self, heading: str, name: str, read: Callable[[str, Board], _Thing]
    ) -> tuple[_Thing, ...]:
        """Read a line each under a heading; count them for the checks."""
        things = []
        for line, text in self._content(heading):
            try:
                things.append(read(text, self.board))
                self.lines[f"{name} {len(things)}"] = line
            except OddsError as fault:
                self.problems += [(line, said) for said in fault.problems]
        return tuple(things)

    def _content(self, heading: str) -> list[Line]:
        part = self.parts.get(heading)
        return part.content if part is not None else []

    def _number(self, what: str, text: str, line: int, usual: int) -> int:
        if _NUMBER.fullmatch(text):
            return int(text)
        self.problems.append((line, f"{what} is a whole number, not '{text}'"))
        return usual
