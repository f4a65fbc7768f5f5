"""Text files of scenarios and positions: tables of their fields, their folders, their writing."""

import re
import textwrap
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from os import PathLike
from pathlib import Path
from typing import Any

from samurai_odds.engine.provenance import SOURCES, source_tag
from samurai_odds.engine.texts import is_hidden, is_there, read_text
from samurai_odds.errors import OddsError, in_file, quoted, refuse, unknown

Line = tuple[int, str]  # its number in the file and its text
_NUMBER = re.compile(r"-?\d{1,4}", re.ASCII)
_NUMBERED = re.compile(r"(?:(\d{1,2})\s+)?([^\d\s].*)", re.ASCII)
_COUNT = re.compile(r"\d{1,4}", re.ASCII)
_WIDTH = 90  # of the lines of a text


# ---- lines of a table ----------------------------------------------------------------


@dataclass(frozen=True)
class Field:
    """A ``key: value`` line: the attribute that it holds, how it is read and written.

    ``read`` raises OddsError; what is written as "" has no line. ``side`` is the place of the
    value in an attribute that has one for each side.
    """

    key: str
    name: str
    read: Callable[[str], Any]
    written: Callable[[Any], str] = str
    side: int | None = None


Fields = Sequence[Field]


def lines_of(table: Fields, thing: Any) -> Iterator[str]:
    """Write a thing's attributes as lines, in the order of the table."""
    for one in table:
        value = getattr(thing, one.name)
        if text := one.written(value if one.side is None else value[one.side]):
            yield f"{one.key}: {text}"


def count(
    key: str, name: str, *, side: int | None = None, always: bool = True, signed: bool = False
) -> Field:
    """Return a field that holds a whole number; if not ``always``, it has a line where not 0."""
    written = str if always else _if_any
    return Field(key, name, partial(whole_number, key, signed=signed), written, side)


def words(key: str, name: str) -> Field:
    """Return a field that holds several words, separated by blanks or commas."""
    return Field(key, name, words_of, " ".join)


def words_of(text: str) -> tuple[str, ...]:
    """Take a list apart, at commas and spaces."""
    return tuple(text.replace(",", " ").split())


def parts_of(text: str, separator: str) -> list[str]:
    """Take a list apart at a separator; empty parts are left out."""
    return [part for one in text.split(separator) if (part := one.strip())]


def numbered(what: str, text: str, problems: list[str]) -> Iterator[tuple[int, str]]:
    """Take a list such as ``2 spearmen, leader`` apart: each number, 1 if none, and its name."""
    for part in parts_of(text, ","):
        match = _NUMBERED.fullmatch(part)
        if match is None or match[1] == "0":
            problems.append(f"{what}: cannot read {quoted(part)}: write a number, then a name")
        else:
            yield int(match[1] or 1), match[2]
    if not parts_of(text, ","):
        problems.append(f"{what}: nothing is named")


def whole_number(what: str, text: str, signed: bool = False) -> int:
    """Read a whole number; raise OddsError if it is none."""
    if (_NUMBER if signed else _COUNT).fullmatch(text):
        return int(text)
    raise OddsError(f"{what} is a whole number, not '{text}'")


def _if_any(number: int) -> str:
    return str(number) if number else ""


# ---- whole files ---------------------------------------------------------------------


class Files:
    """The files of a game's folder, and a user's own, of one kind ("scenario")."""

    def __init__(self, folder: Path, kind: str) -> None:
        self.folder, self.kind = folder, kind

    def shipped(self) -> tuple[str, ...]:
        return tuple(sorted(file.stem for file in self.folder.glob("*.txt")))

    def text(self, name_or_path: str | PathLike[str]) -> str:
        """Return the text of a shipped file by its key, or of a file by its path."""
        name, shipped = str(name_or_path), self.shipped()
        file = self.folder / f"{name}.txt" if name in shipped else Path(name)
        if not name:
            raise OddsError(f"cannot read the {self.kind} file '': that is no name of a file")
        if not is_there(file) and not is_hidden(file):
            if not any(sign in name for sign in "./\\"):
                raise OddsError(unknown(self.kind, name, shipped) + ", or the path of a file")
            game = self.folder.parent.name
            raise OddsError(
                f"cannot read the {self.kind} file '{name}': no such file; '{game} new' writes "
                f"one, '{game} play --save' a position, '{game} scenarios' lists those built in"
            )
        return read_text(file, f"the {self.kind} file")


def refuse_file(name: str, problems: Iterable[Line]) -> None:
    """Raise OddsError with every problem of a file and the line where it stands, if any."""
    by_line = sorted(problems, key=lambda problem: problem[0])
    refuse(in_file(name, line, what) for line, what in by_line)


def spacing_problems(texts: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Yield what is wrong with texts, each with where it stands, that are no words of one line."""
    for where, text in texts:
        if text != " ".join(text.split()) or not text.isprintable():
            yield where, f"{text!r}: a text is one line of words with a single space between"


def source_problems(texts: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Yield what is wrong with the tags of sources at the beginning of texts, if there are any."""
    for where, text in texts:
        tag = source_tag(text)
        if text and tag not in SOURCES:
            yield where, unknown(f"source at the beginning of {where}", tag, SOURCES)


def wrapped(text: str, width: int = _WIDTH) -> list[str]:
    """Break a text into lines, all but the first indented."""
    return textwrap.wrap(
        text,
        width,
        subsequent_indent="  ",
        break_long_words=False,
        break_on_hyphens=False,
    )


def texts_of(thing: Any, names: Iterable[str], width: int = _WIDTH) -> Iterator[str]:
    """Write the headings that are texts, those that there are."""
    for name in names:
        if text := getattr(thing, name):
            yield from wrapped(f"{name.capitalize()}: {text}", width)


def section(heading: str, lines: Iterable[str]) -> list[str]:
    """Write a heading with indented lines below it."""
    return [heading, *(f"  {line}" for line in lines)]


def remark(line: str) -> str:
    """Make a remark, which no reader takes in, of a line that begins with a space."""
    return "#" + line[1:]


def remarked(text: str, remarks: Mapping[str, Iterable[str]]) -> str:
    """Return the text of a file with remarks, each before the first line that begins so."""
    lines, left = [], dict(remarks)
    for line in text.splitlines():
        if begun := next((start for start in left if line.startswith(start)), None):
            lines += [f"# {one}" for one in left.pop(begun)]
        lines.append(line)
    return "\n".join([*lines, ""])


def what_next(game: str) -> tuple[str, ...]:
    """Return what a draft says of itself: what to do with it, and where its format is described."""
    return (
        "Change what you like: the title, names, pieces. A line that begins with # is a remark.",
        f"See it again whenever you save it: samurai-odds {game} map FILE --watch",
        f"Is it fair, and what would make it so? samurai-odds {game} report FILE --out FILE.html",
        f"All that a file may hold: samurai_odds/{game}/scenario/README.md",
    )


def codes(what: str, named: Mapping[str, str]) -> list[str]:
    """Return the letters of a map in words, in lines of a remark."""
    listed = ", ".join(f"{letter} {name}" for letter, name in named.items())
    return wrapped(f"{what}: {listed}", _WIDTH - len("# "))


def written(sections: Iterable[Sequence[str]]) -> str:
    """Write the sections of a file, an empty line between them."""
    return "\n\n".join("\n".join(lines) for lines in sections) + "\n"
