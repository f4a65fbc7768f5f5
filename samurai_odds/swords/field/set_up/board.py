"""The map: provinces and the borders between them, shipped or a user's own file (TOML)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from os import PathLike
from pathlib import Path
from typing import Any

import tomllib

from samurai_odds.engine.texts import read_toml, when_changed
from samurai_odds.errors import OddsError, unknown
from samurai_odds.swords.field import layout as at

_SHIPPED = Path(__file__).parent.parent.parent / "facts" / "map.toml"
KINDS = ("land", "sea")
CONFIDENCES = ("proven", "high", "medium", "disputed", "assumed", "unproven")


@dataclass(frozen=True)
class Province:
    """A province: its key, the name on the board, its island, and where its middle is."""

    key: str
    name: str
    island: str
    at: tuple[float, float]


@dataclass(frozen=True)
class Border:
    """A border or sea line between two provinces, by number; how sure it is, and if it counts."""

    a: int
    b: int
    sea: bool
    confidence: str
    on: bool


@dataclass(frozen=True)
class Board:
    """A map: its provinces, numbered as listed, and their borders."""

    title: str
    provinces: tuple[Province, ...]
    borders: tuple[Border, ...]

    @cached_property
    def keys(self) -> tuple[str, ...]:
        """The provinces' keys, by number."""
        return tuple(province.key for province in self.provinces)

    def number_of(self, key: str) -> int:
        """Find a province by its key; OddsError if there is none."""
        if key not in self.keys:
            raise OddsError(unknown("province", key, self.keys))
        return self.keys.index(key)

    @cached_property
    def in_use(self) -> tuple[Border, ...]:
        """The borders that count."""
        return tuple(border for border in self.borders if border.on)


def load_board(file: str | PathLike[str] | None = None) -> Board:
    """Read a map, the shipped one or a user's; OddsError with all that is wrong in it."""
    if file is None:
        return _shipped()
    return _read(str(file), when_changed(file))


@lru_cache(maxsize=1)
def _shipped() -> Board:
    return _board(tomllib.loads(_SHIPPED.read_text(encoding="utf-8")), "map.toml")


@lru_cache(maxsize=8)
def _read(file: str, changed: int) -> Board:
    return _board(read_toml(file, "the map"), file)


def _board(own: Mapping[str, Any], file: str) -> Board:
    problems = [f"{file}: {fault}" for fault in _faults(own)]
    if problems:
        raise OddsError(*problems)
    provinces = tuple(
        Province(
            each["key"],
            str(each.get("name", each["key"])),
            str(each.get("island", "")),
            (float(each["at"][0]), float(each["at"][1])) if "at" in each else (0.0, 0.0),
        )
        for each in own["provinces"]
    )
    numbers = {province.key: number for number, province in enumerate(provinces)}
    borders = tuple(
        Border(
            numbers[each["between"][0]],
            numbers[each["between"][1]],
            each.get("kind", "land") == "sea",
            each.get("confidence", "assumed"),
            bool(each.get("on", True)),
        )
        for each in own["borders"]
    )
    return Board(str(own.get("title", Path(file).stem)), provinces, borders)


def _faults(own: Mapping[str, Any]) -> Iterator[str]:
    """Say all that is wrong with a map."""
    for name in own:
        if name not in ("title", "provinces", "borders"):
            yield unknown("name", name, ("title", "provinces", "borders"))
    keys: list[str] = []
    for number, each in enumerate(_tables(own, "provinces"), 1):
        if not isinstance(each, dict) or not isinstance(each.get("key"), str):
            yield f"province {number}: a key is wanted, as in {{ key = \"Aki\" }}"
        elif each["key"] in keys:
            yield f"province {number}: {each['key']!r} is there twice"
        else:
            keys.append(each["key"])
            yield from _province_faults(each)
    if not 6 <= len(keys) <= at.MOST_PROVINCES:
        yield f"a map has from 6 to {at.MOST_PROVINCES} provinces, not {len(keys)}"
    degrees = dict.fromkeys(keys, 0)
    seen: set[frozenset[str]] = set()
    for number, each in enumerate(_tables(own, "borders"), 1):
        for fault in _border_faults(each, degrees, seen):
            yield f"border {number}: {fault}"
    for key, degree in degrees.items():
        if degree > at.MOST_BORDERS:
            yield f"{key}: {degree} borders, {at.MOST_BORDERS} at most"
        if degree == 0:
            yield f"{key}: no border leads there"


def _tables(own: Mapping[str, Any], name: str) -> list[Any]:
    found = own.get(name, [])
    return found if isinstance(found, list) else []


def _province_faults(each: Mapping[str, Any]) -> Iterator[str]:
    for name in each:
        if name not in ("key", "name", "island", "at"):
            yield f"{each['key']}: {unknown('name', name, ('key', 'name', 'island', 'at'))}"
    place = each.get("at", [0, 0])
    numbers = isinstance(place, list) and all(isinstance(x, int | float) for x in place)
    if not numbers or len(place) != 2:
        yield f"{each['key']}: at is [degrees east, degrees north], not {place!r}"


def _border_faults(
    each: Any, degrees: dict[str, int], seen: set[frozenset[str]]
) -> Iterator[str]:
    """Say what is wrong with a border, and count it for its provinces."""
    names = ("between", "kind", "confidence", "on")
    between = each.get("between") if isinstance(each, dict) else None
    if not isinstance(between, list) or len(between) != 2:
        yield 'two provinces are wanted, as in { between = ["Aki", "Bingo"] }'
        return
    for name in each:
        if name not in names:
            yield unknown("name", name, names)
    wrong = [key for key in between if key not in degrees]
    for key in wrong:
        yield unknown("province", str(key), tuple(degrees))
    if each.get("kind", "land") not in KINDS:
        yield unknown("kind", str(each["kind"]), KINDS)
    if each.get("confidence", "assumed") not in CONFIDENCES:
        yield unknown("confidence", str(each["confidence"]), CONFIDENCES)
    if not isinstance(each.get("on", True), bool):
        yield f"on is true or false, not {each['on']!r}"
    if wrong:
        return
    pair = frozenset(between)
    if len(pair) == 1:
        yield f"{between[0]!r} does not border on itself"
    elif pair in seen:
        yield f"{between[0]!r} and {between[1]!r} have a border already"
    else:
        seen.add(pair)
        for key in between:
            degrees[key] += 1 if each.get("on", True) else 0
