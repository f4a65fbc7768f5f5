"""Words of a scenario file that are read and written alike: tags, Samurai, labels, lists."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from samurai_odds.engine.page import Page
from samurai_odds.engine.provenance import SOURCES
from samurai_odds.errors import OddsError, unknown
from samurai_odds.ran.men import read_man
from samurai_odds.ran.scenario.scenario import Samurai

_TAG = re.compile(r"(.*?)\s*\[([^\[\]]*)\]")
_LABEL = re.compile(r"([A-Za-z])([1-9]\d?)", re.ASCII)
_SAMURAI = re.compile(r"(.+) range (\d{1,2}) (\d{1,2}/\d{1,2}.*)", re.ASCII)
_Thing = TypeVar("_Thing")
_Usual = TypeVar("_Usual")


def tagged(text: str, tags: Mapping[str, str], where: str) -> str:
    """Write the source tag of something behind it, if it has one."""
    return f"{text} [{tags[where]}]" if where in tags else text


def split_tag(text: str) -> tuple[str, str | None]:
    """Take the source tag off the end of a line. Raises OddsError if there is no such source."""
    found = _TAG.fullmatch(text)
    if found is None:
        return text, None
    if found[2] not in SOURCES:
        raise OddsError(unknown("source", found[2], SOURCES))
    return found[1], found[2]


def samurai_text(samurai: Iterable[Samurai]) -> str:
    """Write a cup of Samurai: ``Kato Kiyomasa range 4 6/5; ...``."""
    return "; ".join(f"{each.name} range {each.range} {each.man}" for each in samurai)


def read_samurai(text: str) -> tuple[Samurai, ...]:
    """Read a cup of Samurai. Raises OddsError with every fault."""
    found, problems = [], []
    for said in filter(None, (part.strip() for part in text.split(";"))):
        parts = _SAMURAI.fullmatch(said)
        if parts is None:
            wanted = "a name, challenge range, combat/stamina: 'Kato Kiyomasa range 4 6/5'"
            problems.append(f"cannot read the Samurai '{said}': {wanted}")
            continue
        try:
            found.append(Samurai(parts[1], int(parts[2]), read_man(parts[3], parts[1])))
        except OddsError as fault:
            problems += fault.problems
    if problems:
        raise OddsError(*problems)
    return tuple(found)


def read_label(text: str) -> str:
    """Read a unit's label, such as ``A3``. Raises OddsError if it is none."""
    if not _LABEL.fullmatch(text):
        raise OddsError(f"'{text}' names no unit: its contingent's letter and its number, 'A3'")
    return text


def runs(labels: Sequence[tuple[int, _Thing]]) -> Iterator[tuple[int, int, _Thing]]:
    """Join neighboring numbers that say the same: 1 x, 2 x, 3 y to 1 2 x, 3 3 y."""
    first = 0
    for place in range(1, len(labels) + 1):
        number, thing = labels[place - 1]
        if place < len(labels) and labels[place] == (number + 1, thing):
            continue
        yield labels[first][0], number, thing
        first = place


def attempt(page: Page, line: int, read: Callable[[], _Thing], usual: _Usual) -> _Thing | _Usual:
    """Read something; tell what is wrong with the line and take what is usual instead."""
    try:
        return read()
    except OddsError as fault:
        page.tell(line, *fault.problems)
        return usual
