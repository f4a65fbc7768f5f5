"""The map: provinces, their borders and sea lines; the shipped one, and a file's changes to it.

Provinces are named as on the board; the two Awa are ``Awa (Honshu)`` and ``Awa (Shikoku)``.
The number of a province is its place in the chart.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from samurai_odds.engine.provenance import SOURCES, source_tag
from samurai_odds.errors import OddsError, unknown

MOST_PROVINCES = 80  # of a map
MOST_BORDERS = 16  # of one province
LAND, SEA = " - ", " ~ "  # between the two provinces of a border, of a sea line

_FILE = Path(__file__).parents[1] / "facts" / "map.toml"
_NAME = re.compile(r"[^\W\d_][\w'’().-]*(?: [\w'’(][\w'’().-]*)*")  # a province's
_NO_NAMES = ("without", "koku", "cards", "sword", "out", "army")  # words of a file, to begin with
_MOST_AT = 999.0


@dataclass(frozen=True)
class Province:
    """A province: its region, and where it is drawn, in cells from the upper left."""

    name: str
    region: str = ""
    x: float = 0.0
    y: float = 0.0
    also: str = ""  # another spelling

    @property
    def short(self) -> str:
        """Its name as printed on the board, without the island."""
        return self.name.partition(" (")[0]


@dataclass(frozen=True)
class Border:
    """Two provinces that are adjacent, by land or by a sea line; ``source`` begins with a tag."""

    a: str
    b: str
    sea: bool = False
    source: str = "assumed"

    def __str__(self) -> str:
        return f"{self.a}{SEA if self.sea else LAND}{self.b}"

    @property
    def ends(self) -> frozenset[str]:
        return frozenset((self.a, self.b))


@dataclass(frozen=True)
class Chart:
    """A map: ``provinces`` in the order of their numbers, and ``borders``."""

    provinces: tuple[Province, ...]
    borders: tuple[Border, ...]

    @cached_property
    def numbers(self) -> dict[str, int]:
        return {province.name: number for number, province in enumerate(self.provinces)}

    @cached_property
    def neighbors(self) -> tuple[tuple[tuple[int, bool], ...], ...]:
        """By province: the numbers of its neighbors in order, each with whether by sea."""
        neighbors_by_province: list[list[tuple[int, bool]]] = [[] for _ in self.provinces]
        for border in self.borders:
            a, b = self.numbers[border.a], self.numbers[border.b]
            neighbors_by_province[a].append((b, border.sea))
            neighbors_by_province[b].append((a, border.sea))
        return tuple(tuple(sorted(each)) for each in neighbors_by_province)

    @cached_property
    def regions(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(province.region for province in self.provinces))

    def named(self, text: str) -> str:
        return named(text, self.provinces)

    def of_region(self, text: str) -> tuple[str, ...]:
        """List the provinces of the region that a text means; none where it means none."""
        wanted = _folded(text)
        return tuple(one.name for one in self.provinces if _folded(one.region) == wanted)


@dataclass(frozen=True)
class Changes:
    """What a file's map has otherwise than the shipped one.

    ``own`` says that nothing of that one is kept. Provinces ``without`` lose their borders
    with them; ``cut`` borders are taken away before ``borders`` are added. A map is ``faulty``
    where something of it could not be taken as it is written, and a province may seem to be out
    of reach; ``unread`` where a line could not be read, and a province may not be there.
    """

    own: bool = False
    provinces: tuple[Province, ...] = ()
    without: tuple[str, ...] = ()
    cut: tuple[Border, ...] = ()
    borders: tuple[Border, ...] = ()
    faulty: bool = False
    unread: bool = False


class NoProvince(OddsError):
    """A name that is no province's."""


def named(text: str, provinces: Iterable[Province]) -> str:
    """Give the name of the province that a text means, in any case, with or without accents."""
    provinces, wanted = tuple(provinces), _folded(text)
    for province in provinces:
        if wanted == _folded(province.name):
            return province.name
    near = [one.name for one in provinces if wanted in (_folded(one.short), _folded(one.also))]
    if len(near) == 1:
        return near[0]
    if near and wanted:
        raise OddsError(f"'{text}' is more than one province: {' or '.join(near)}")
    raise NoProvince(_no_province(text, (province.name for province in provinces)))


def strange(name: str, changes: Changes, names: Iterable[str]) -> Iterator[str]:
    """Say that a name is no province's, unless the map could not be read, which is told."""
    if not changes.unread:
        yield _no_province(name, names)


def _no_province(text: str, names: Iterable[str]) -> str:
    """Word the problem "no such province": the nearest names, for there are too many to list."""
    from difflib import get_close_matches  # needed only when something is wrong

    near = get_close_matches(text, list(names), n=3)
    hint = f"did you mean {' or '.join(map(repr, near))}?" if near else "'swords map' lists them"
    return f"unknown province '{text}': {hint}"


@lru_cache(maxsize=1)
def shipped_chart() -> Chart:
    data = _shipped()
    provinces = tuple(Province(name, **said) for name, said in data["provinces"].items())
    return Chart(provinces, (*_borders(data["borders"]), *_borders(data["sea_lines"])))


@lru_cache(maxsize=1)
def doubtful_borders() -> tuple[Border, ...]:
    """Return borders that one source has, and the shipped map does not."""
    return tuple(_borders(_shipped()["doubtful"]))


def _shipped() -> dict[str, Any]:
    return tomllib.loads(_FILE.read_text(encoding="utf-8"))


def _borders(listed: Mapping[str, str]) -> Iterator[Border]:
    for pair, source in listed.items():
        sea = SEA in pair
        a, b = pair.split(SEA if sea else LAND)
        yield Border(a, b, sea, source)


@lru_cache(maxsize=8)
def chart_of(changes: Changes) -> Chart:
    """Make the map that a file says. What cannot be is left out (`chart_problems` says it)."""
    begun = Chart((), ()) if changes.own else shipped_chart()
    provinces = [one for one in begun.provinces if one.name not in changes.without]
    provinces += [one for one in changes.provinces if one.name not in {p.name for p in provinces}]
    names = {one.name for one in provinces}
    cut = {border.ends for border in changes.cut}
    borders = {border.ends: border for border in begun.borders if border.ends not in cut}
    for border in changes.borders:
        borders.setdefault(border.ends, border)
    borders_kept = (one for one in borders.values() if one.ends <= names and len(one.ends) > 1)
    return Chart(tuple(provinces), tuple(borders_kept))


def with_borders(changes: Changes, wanted: Iterable[Border]) -> Changes:
    """Return changes after which a map has exactly these borders, with their sources."""
    wanted = tuple(wanted)
    begun = () if changes.own else shipped_chart().borders
    names = {one.name for one in chart_of(changes).provinces}
    shipped = [one for one in begun if one.ends <= names]
    return replace(
        changes,
        cut=tuple(one for one in shipped if one not in wanted),
        borders=tuple(one for one in wanted if one not in shipped),
    )


def chart_problems(changes: Changes) -> Iterator[tuple[str, str]]:
    """Say all that is wrong with a file's map: where (``map PROVINCE``, ...), and what."""
    begun = Chart((), ()) if changes.own else shipped_chart()
    there = {province.name for province in begun.provinces}
    for name in changes.without:
        if name not in there:
            for what in strange(name, changes, there):
                yield f"map without {name}", what
        there.discard(name)
    for province in changes.provinces:
        where = f"map {province.name}"
        if not _NAME.fullmatch(province.name) or province.name.lower().split()[0] in _NO_NAMES:
            yield where, f"'{province.name}' is no name of a province: letters, a blank between"
        elif _folded(province.name) in map(_folded, there):
            yield where, f"there is a province '{province.name}' already"
        if not province.region or not _NAME.fullmatch(province.region):
            yield where, f"a province needs a region: write '{province.name}: REGION, at X Y'"
        if not all(0 <= at <= _MOST_AT for at in (province.x, province.y)):
            yield where, f"it is drawn at 0 to {_MOST_AT:.0f} cells, not {province.x} {province.y}"
        there.add(province.name)
    yield from _border_problems(changes, begun, there)
    yield from _reach_problems(chart_of(changes), changes.faulty)


def _border_problems(changes: Changes, begun: Chart, there: set[str]) -> Iterator[tuple[str, str]]:
    borders = {border.ends: border for border in begun.borders}
    for border in changes.cut:
        other = borders.pop(border.ends, None)
        if other is None or other.sea != border.sea:
            instead = f": '{other}' is" if other else ""
            yield f"map without {border}", f"'{border}' is no line of the map{instead}"
    for border in changes.borders:
        where = f"map {border}"
        strangers = [name for name in (border.a, border.b) if name not in there]
        for name in strangers:
            for what in strange(name, changes, there):
                yield where, what
        if border.a == border.b:
            yield where, f"'{border}': a province does not border itself"
        elif border.ends in borders:
            yield where, f"'{border}': there is '{borders[border.ends]}' already"
        borders[border.ends] = border
        if source_tag(border.source) not in SOURCES:
            tag = source_tag(border.source)
            yield where, unknown(f"source at the end of '{border}'", tag, SOURCES)
        elif border.source != " ".join(border.source.split()):
            yield where, f"{border.source!r}: a source is one line of words"


def _reach_problems(chart: Chart, faulty: bool) -> Iterator[tuple[str, str]]:
    """Say which provinces nobody reaches, and where there is too much of anything."""
    if not 2 <= len(chart.provinces) <= MOST_PROVINCES:
        yield "map", f"{len(chart.provinces)} provinces: a map has 2 to {MOST_PROVINCES}"
    for number, near in enumerate(chart.neighbors):
        name = chart.provinces[number].name
        if not near and not faulty:
            yield f"map {name}", f"no border and no sea line leads to {name}"
        elif len(near) > MOST_BORDERS:
            yield f"map {name}", f"{name} has {len(near)} borders: at most {MOST_BORDERS}"


def _folded(name: str) -> str:
    """Fold a name: letters alone, small, without accents."""
    import unicodedata

    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in plain if letter.isalnum())
