"""Scenario files: text that a person can write and read (the README shows the format)."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial
from os import PathLike
from pathlib import Path
from typing import Any, TypeVar

from samurai_odds.battles.board import BOARDS, CORE, EPIC, PLACES, Board
from samurai_odds.battles.scenario.checks import check, problems_of_ground
from samurai_odds.battles.scenario.checks import problems as problems_of
from samurai_odds.battles.scenario.drawn_map import (
    Drawn,
    draw_rows,
    letters_row,
    pieces_lines,
    read_legend,
    read_pieces,
    read_rows,
)
from samurai_odds.battles.scenario.scenario import SIDES, Army, Moment, Scenario
from samurai_odds.battles.scenario.wording import (
    objective_text,
    read_objective,
    read_tent,
    tent_text,
)
from samurai_odds.engine.page import Page
from samurai_odds.engine.text_files import (
    Field,
    Files,
    Line,
    count,
    lines_of,
    parts_of,
    refuse_file,
    remark,
    section,
    texts_of,
    whole_number,
    words,
    words_of,
    written,
)
from samurai_odds.errors import OddsError, refuse, unknown, within

FILES = Files(Path(__file__).parents[1] / "scenarios", "scenario")
shipped = FILES.shipped


def load(
    name_or_path: str | PathLike[str], dragon_deck: Mapping[str, int] | None = None
) -> Scenario:
    """Read a shipped scenario by its key, or a scenario file by its path.

    ``dragon_deck`` gives the Dragon cards and their copies, if not those known.

    Raises OddsError with every problem of the file, or with the keys there are.
    """
    return read(FILES.text(name_or_path), str(name_or_path), dragon_deck)


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
    sections.append(["Map:", remark(letters_row(board)), *draw_rows(ordered)])
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


# ---- reading ------------------------------------------------------------------------


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
_Thing = TypeVar("_Thing")
_MARK = re.compile(r"objective (-?\d{1,4}) at (\S+)", re.ASCII)


ARMY = (
    count("command cards", "command", signed=True),
    count("dragon cards", "dragons", signed=True),
    count("honor", "honor", signed=True),
    count("banners to win", "banners", signed=True),
    count("banners gained", "gained", always=False, signed=True),
    count("full hand", "full_hand", always=False, signed=True),
    words("hand", "hand"),
    words("dragon hand", "dragon_hand"),
)


def position(board: Board) -> tuple[Field, ...]:
    marks = (partial(_read_marks, board=board), partial(_marks_text, board=board))
    return (
        count("turn", "turn", signed=True),
        words("discards", "discards"),
        words("dragon discards", "dragon_discards"),
        *(
            Field(f"{name} led", "led", lambda text: " ".join(words_of(text)), side=side)
            for side, name in enumerate(SIDES)
        ),
        Field("captured", "captured", *marks),
        Field("held", "held", *marks),
        Field(
            "eliminated",
            "eliminated",
            lambda text: tuple(part.strip() for part in text.split(";")) if text else (),
            "; ".join,
        ),
    )


def _marks_text(marks: Iterable[tuple[int, int]], board: Board) -> str:
    return ", ".join(f"objective {index + 1} at {board.name_of(hex_)}" for index, hex_ in marks)


def _read_marks(text: str, board: Board) -> tuple[tuple[int, int], ...]:
    marks: list[tuple[int, int]] = []
    problems: list[str] = []
    for word in parts_of(text, ","):
        mark = _MARK.fullmatch(word)
        try:
            if mark is None:
                raise OddsError(f"cannot read '{word}': write 'objective 1 at c4'")
            marks.append((int(mark[1]) - 1, board.hex_named(mark[2])))
        except OddsError as fault:
            problems += fault.problems
    refuse(problems)
    return tuple(marks)


class Reader:
    """Reads one file: collects the scenario, the lines of its parts, and all problems."""

    def __init__(self, text: str, dragon_deck: Mapping[str, int] | None = None) -> None:
        self.dragon_deck = dragon_deck
        self.page = Page(text, HEADINGS, numbered=("map",))
        self.parts = self.page.parts
        self.problems = self.page.problems  # what is wrong, each with its line
        self.board = self._board()

    def scenario(self) -> Scenario:
        """Make the scenario of what was read, and add what the checks find."""
        for name in ("title", "map"):
            if name not in self.parts:
                self.page.refuse(1, f"a scenario needs '{name.capitalize()}:'")
        broken = len(self.problems)
        drawn = self._map()
        map_broken = len(self.problems) > broken
        values: dict[str, Any] = {"title": "?"} | self.page.texts(TEXTS)
        scenario = Scenario(
            **values | self._choices(),
            armies=(self._army(0), self._army(1)),
            terrain=tuple(drawn.terrain),
            units=tuple(drawn.units),
            leaders=tuple(drawn.leaders),
            tents=self._each("tents", "tent", read_tent),
            objectives=self._each("objectives", "objective", read_objective),
            moment=Moment(**self.page.fields("position", position(self.board), Moment())),
        )
        self._check(scenario, map_broken)
        return scenario

    def _check(self, scenario: Scenario, map_broken: bool) -> None:
        """Add the checks' problems, but none that only follows from one already named."""
        already = {line for line, _ in self.problems}
        follows = {*problems_of_ground(scenario)} if map_broken else set()
        for where, what in problems_of(scenario, self.dragon_deck):
            line = self.page.line_of(where)
            of_hex = where[1:2].isdigit()  # a line of the map holds many hexes
            if line in already and not of_hex:
                continue
            if map_broken and (where in ("map", "position held") or (where, what) in follows):
                continue
            self.page.refuse(line, within(where, what))

    def _map(self) -> Drawn:
        part = self.parts.get("map")
        if part is None:
            return Drawn(self.board)
        legend = read_legend(self._content("legend"), self.problems)
        drawn = read_rows(part.content, legend, self.problems, part.line, self.board)
        self.page.lines |= {
            self.board.name_of(number): line for number, line in drawn.lines.items()
        }
        if (pieces := self.parts.get("pieces")) is not None:
            read_pieces(pieces.content, drawn, self.problems, self.page.lines)
        return drawn

    def _board(self) -> Board:
        """Find the board first: what the hexes are called hangs on it."""
        part = self.parts.get("board")
        if part is None:
            return CORE
        if part.value in BOARDS:
            return BOARDS[part.value]
        self.page.refuse(part.line, unknown("board", part.value, BOARDS))
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
            if part.value.lower() in choices:
                values[name] = choices.index(part.value.lower())
            else:
                self.page.refuse(part.line, unknown(heading, part.value, choices))
        if (part := self.parts.get("pool")) is not None:
            read = partial(whole_number, "pool", part.value, signed=True)
            values["pool"] = self.page.attempt(part.line, read, self.board.tokens)
        if (part := self.parts.get("impassable")) is not None:
            values["impassable"] = words_of(part.value)
        if (part := self.parts.get("rack")) is not None:
            values["rack"] = words_of(part.value)
        return values

    def _army(self, side: int) -> Army:
        part, name = self.parts.get(SIDES[side]), SIDES[side].capitalize()
        fields = self.page.fields(SIDES[side], ARMY, Army(name))
        return Army(name if part is None or not part.value else part.value, **fields)

    def _each(
        self, heading: str, name: str, read: Callable[[str, Board], _Thing]
    ) -> tuple[_Thing, ...]:
        """Read a line each under a heading; count them for the checks."""
        things = []
        for line, text in self._content(heading):
            thing = self.page.attempt(line, lambda: read(text, self.board), None)  # noqa: B023
            if thing is not None:
                things.append(thing)
                self.page.lines[f"{name} {len(things)}"] = line
        return tuple(things)

    def _content(self, heading: str) -> list[Line]:
        part = self.parts.get(heading)
        return part.content if part is not None else []
