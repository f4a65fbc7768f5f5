"""The page of a scenario file: its headings with the lines below, problems and where all stands.

A heading begins a line and ends in a colon; what belongs to it stands beside it or in
indented lines below. Lines that begin with # are remarks, indented or not.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from samurai_odds.engine.text_files import Fields, Line, whole_number
from samurai_odds.engine.texts import without_controls
from samurai_odds.errors import OddsError, unknown

_LETTER = re.compile(r"[A-Za-z]", re.ASCII)
REMARK = re.compile(r"\s*$|#|\s+#(?!\s*=)")  # or nothing; '# = bridge' explains a letter
Found = TypeVar("Found")
Usual = TypeVar("Usual")


@dataclass
class Part:
    """A heading of the file, the value beside it and the lines below it."""

    line: int
    value: str
    name: str = ""
    content: list[Line] = field(default_factory=list)


class Page:
    """One file taken apart: ``parts`` by heading, of ``headings``, in small letters.

    Of ``lettered`` headings a letter follows, capital or small: ``Contingent a:``. Under those
    ``numbered`` a line may begin with a number in the first column. ``problems`` collects what
    is wrong with the line where it stands; ``lines`` says in which line stands what the checks
    may find fault with.
    """

    def __init__(
        self,
        text: str,
        headings: tuple[str, ...],
        lettered: tuple[str, ...] = (),
        numbered: tuple[str, ...] = (),
    ) -> None:
        self.headings, self.lettered, self.numbered = headings, lettered, numbered
        self.problems: list[Line] = []
        self.lines: dict[str, int] = {}
        self.parts = self._split(without_controls(text))

    def refuse(self, line: int, *problems: str) -> None:
        """Add problems of a line."""
        self.problems += [(line, what) for what in problems]

    def line_of(self, where: str) -> int:
        """Find the line of something, or of what holds it."""
        while where and where not in self.lines:
            where = where.rpartition(" ")[0]
        return self.lines.get(where, 1)

    def texts(self, headings: Iterable[str]) -> dict[str, str]:
        """Give the headings that are texts, their lines joined."""
        return {
            name: " ".join([part.value, *(text for _, text in part.content)]).strip()
            for name in headings
            if (part := self.parts.get(name)) is not None
        }

    def choice(self, heading: str, usual: str, choices: tuple[str, ...]) -> str:
        """Read a heading that takes one of some words."""
        part = self.parts.get(heading)
        if part is None or part.value in choices:
            return usual if part is None else part.value
        self.refuse(part.line, unknown(heading, part.value, choices))
        return usual

    def number(self, what: str, text: str, line: int) -> int | None:
        """Read a whole number, None if it is none."""
        return self.attempt(line, lambda: whole_number(what, text), None)

    def heading_number(self, heading: str) -> int | None:
        """Read a heading that takes a number, None where there is none."""
        part = self.parts.get(heading)
        return None if part is None else self.number(heading, part.value, part.line)

    def keyed(self, heading: str, keys: tuple[str, ...]) -> dict[str, Line]:
        """Read the ``key: value`` lines under a heading."""
        lines: dict[str, Line] = {}
        for line, text in self.parts[heading].content:
            key, _, value = (word.strip() for word in text.partition(":"))
            if key not in keys:
                self.refuse(line, unknown(f"word under '{heading}:'", key, keys))
            elif not self.twice(f"{heading} {key}", key, line):
                lines[key] = (line, value)
        return lines

    def fields(self, heading: str, table: Fields, usual: Any) -> dict[str, Any]:
        """Read the ``key: value`` lines under a heading into attributes, by a table of them.

        What is not written, or cannot be read, has the value that it has in ``usual``.
        """
        values = {one.name: getattr(usual, one.name) for one in table}
        if heading not in self.parts:
            return values
        by_key = {one.key: one for one in table}
        for key, (line, text) in self.keyed(heading, tuple(by_key)).items():
            one, failed = by_key[key], object()
            value = self.attempt(line, lambda: one.read(text), failed)  # noqa: B023
            if value is failed:
                continue
            if one.side is not None:
                sides = list(values[one.name])
                sides[one.side] = value
                value = tuple(sides)
            values[one.name] = value
        return values

    def attempt(self, line: int, read: Callable[[], Found], usual: Usual) -> Found | Usual:
        """Return what is read; where it cannot be, tell why and return what is usual."""
        try:
            return read()
        except OddsError as fault:
            self.refuse(line, *fault.problems)
            return usual

    def twice(self, where: str, what: str, line: int) -> bool:
        """Remember where something stands; tell, and say, if it stands elsewhere already."""
        if where not in self.lines:
            self.lines[where] = line
            return False
        self.refuse(line, f"'{what}' stands in line {self.lines[where]} already")
        return True

    def _split(self, text: str) -> dict[str, Part]:
        """Take the file apart at its headings, which begin a line."""
        parts: dict[str, Part] = {}
        part: Part | None = None
        for line, whole in enumerate(text.splitlines(), start=1):
            if REMARK.match(whole):
                continue
            numbered = part is not None and part.name in self.numbered
            if whole[0].isspace() or (whole[0].isdigit() and numbered):
                if part is None:
                    self.refuse(line, f"'{whole.strip()}' stands under no heading")
                else:
                    part.content.append((line, " ".join(whole.split())))
                continue
            name, colon, value = whole.partition(":")
            key = self._key(name)
            part = Part(line, " ".join(value.split()), key)
            if not colon or not key:
                lettered = (f"{one} LETTER" for one in self.lettered)
                self.refuse(line, unknown("heading", name, (*self.headings, *lettered)))
            elif not self.twice(key, f"{name}:", line):
                parts[key] = part
        return parts

    def _key(self, name: str) -> str:
        """Find the heading that a name is, "" if it is none."""
        words = name.split()
        if len(words) == 2 and words[0].lower() in self.lettered:
            letter = words[1]
            return f"{words[0].lower()} {letter}" if _LETTER.fullmatch(letter) else ""
        key = " ".join(words).lower()
        return key if key in self.headings else ""
