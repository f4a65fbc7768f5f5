"""Rules values with their sources: the shipped data files, and a user's file over them.

A fact with a source is written ``{value = 4, source = "rulebook"}``; a bare number in a user's
file counts as assumed.
"""

import pickle
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from os import PathLike
from pathlib import Path
from typing import Any, Generic, TypeVar

from samurai_odds.engine.provenance import SOURCES
from samurai_odds.engine.texts import read_toml, when_changed
from samurai_odds.engine.value_kinds import Kind, version_fault
from samurai_odds.errors import OddsError, refuse, unknown

Facts = TypeVar("Facts")
Fault = tuple[str, str]  # where it is, and what is wrong

SHIPPED = "shipped"  # the name of the pack that no user's file lies over


@dataclass
class Used(Generic[Facts]):
    """Reads facts for one question and remembers those weaker than the rulebook."""

    facts: Facts
    rests_on: dict[str, str] = field(default_factory=dict)

    def note(self, what: str, source: str = "assumed") -> None:
        """Remember that the answer rests on a fact or a ruling, unless it is the rulebook's."""
        if source != SOURCES[0]:
            self.rests_on[what.replace("_", " ")] = source


class Loader(Generic[Facts]):
    """Reads facts only once; those of a user's file again when it has changed."""

    def __init__(self, read: Callable[[str | None], Facts]) -> None:
        self.__doc__ = read.__doc__
        self._read = lru_cache(maxsize=8)(lambda rules, changed: read(rules))

    def __call__(self, rules: str | PathLike[str] | None = None) -> Facts:
        if rules is None:
            return self._read(None, 0)
        if not isinstance(rules, str | PathLike):
            raise OddsError(f"rules is the name of a file, not {rules!r}")
        return self._read(str(rules), when_changed(rules))


def shipped(file: Any) -> dict[str, Any]:
    """Return what a data file of ours holds, to be changed by who asked."""
    data: dict[str, Any] = pickle.loads(_parsed(file))
    return data


@cache
def _parsed(file: Any) -> bytes:
    """Read a data file once: each file of a user's is put over it."""
    return pickle.dumps(tomllib.loads(file.read_text(encoding="utf-8")))


def overlaid(
    game: str, rules: str | None, edition: str, tables: Mapping[str, dict[str, Any]], put: "Put"
) -> tuple[str, str]:
    """Put the tables of a user's file over the shipped ones; return the edition and the pack.

    ``put(where, shipped, own)`` does so with one entry of a table, or with ``numbers``, and
    yields what is wrong. Raises OddsError with every problem of the file.
    """
    if rules is None:
        return edition, SHIPPED
    own = own_tables(rules, game)
    refuse(f"{rules}, {where}: {what}" for where, what in _put_all(own, tables, put))
    return str(own.get("edition", edition)), Path(rules).name


def own_tables(rules: str, game: str = "") -> dict[str, Any]:
    """Read a user's rules file, or the pack of that name that is shipped, such as edition-2012."""
    pack = packs().get(rules)
    if pack is None or Path(rules).exists():
        return read_toml(rules, "the rules file")
    of_game = pack.parents[2].name
    if game not in ("", of_game):
        raise OddsError(f"the rules pack '{rules}' is one of {of_game}, not of {game}")
    return shipped(pack)


@cache
def packs(game: str = "*") -> dict[str, Path]:
    """Find the rules packs that are shipped: other editions, as far as they are known."""
    files = Path(__file__).parents[1].glob(f"{game}/facts/packs/*.toml")
    return {file.stem: file for file in files}


Put = Callable[[str, dict[str, Any], Mapping[str, Any]], Iterator[Fault]]


def _put_all(
    own: Mapping[str, Any], tables: Mapping[str, dict[str, Any]], put: Put
) -> Iterator[Fault]:
    for table, content in own.items():
        if table in ("edition", "version"):
            if fault := head_fault(table, content):
                yield table, fault
        elif table not in tables:
            yield table, unknown("table", table, [*tables, "edition", "version"])
        elif not isinstance(content, dict):
            yield table, f"must be a table, got {content!r}"
        elif table == "numbers":
            yield from put(table, tables[table], content)
        else:
            for key, entry in content.items():
                where = f"{table}.{key}"
                if key not in tables[table]:
                    yield where, unknown(table.rstrip("s"), key, tables[table])
                elif not isinstance(entry, dict):
                    yield where, f"must be a table, got {entry!r}"
                else:
                    yield from put(where, tables[table][key], entry)


def head_fault(name: str, value: Any) -> str | None:
    """Return what is wrong with the edition or the version that a file names, if anything."""
    if name == "version":
        return version_fault(value)
    return None if isinstance(value, str) else f"must be text, got {value!r}"


def put_facts(
    where: str,
    shipped: dict[str, Any],
    own: Mapping[str, Any],
    allowed: Iterable[str],
    kind_of: Callable[[str], Kind],
) -> Iterator[Fault]:
    """Put facts with a source over shipped ones; yield what is wrong."""
    for name, value in own.items():
        if name not in allowed:
            yield f"{where}.{name}", unknown("name", name, sorted(allowed))
            continue
        fact = value if isinstance(value, dict) else {"value": value}
        source, number = fact.get("source", "assumed"), fact.get("value")
        for extra in sorted(fact.keys() - {"value", "source"}):
            yield f"{where}.{name}.{extra}", unknown("name", extra, ("value", "source"))
        if source not in SOURCES:
            yield f"{where}.{name}", unknown("source", source, SOURCES)
        if (fault := kind_of(name).fault(number)) is not None:
            yield f"{where}.{name}", fault
        shipped[name] = {"value": number, "source": source}
