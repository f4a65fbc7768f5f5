"""The numbers of Samurai Battles, each with its source, and a user's own over them."""

import tomllib
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from os import PathLike
from pathlib import Path
from typing import Any

from samurai_odds.engine.provenance import SOURCES
from samurai_odds.engine.texts import read_toml, when_changed
from samurai_odds.errors import OddsError, unknown

__all__ = ["Facts", "load"]

SHIPPED = "shipped"
_FOLDER = Path(__file__).parent / "facts"
_MOST_KEPT = 20_000  # parties, rows and dice read of one rules pack
_MOST = 20  # no dice, blocks or tokens in a rules file are larger than this


@dataclass(frozen=True)
class Facts:
    """All rules constants of the game.

    ``units`` and ``terrain`` map keys to what the data files say of them,
    ``numbers`` the rest. A fact with a source is ``{"value": ..., "source": ...}``.
    """

    edition: str
    pack: str
    units: Mapping[str, Mapping[str, Any]]
    terrain: Mapping[str, Mapping[str, Any]]
    numbers: Mapping[str, Mapping[str, Any]]
    read: dict[Any, Any] = field(default_factory=dict, compare=False, repr=False)  # by `Used.once`


@dataclass
class Used:
    """Reads facts for one question and remembers those weaker than the rulebook."""

    facts: Facts
    rests_on: dict[str, str] = field(default_factory=dict)

    def once(self, read: Callable[..., Any], *key: Hashable) -> Any:
        """Return ``read(used, *key)``, which the same facts are asked for only once.

        What it rests on is noted every time; what it returns must not be changed.
        """
        known = self.facts.read.get((read, key))
        if known is None:
            if len(self.facts.read) >= _MOST_KEPT:
                self.facts.read.clear()
            used = Used(self.facts)
            known = self.facts.read[read, key] = read(used, *key), used.rests_on
        found, rests_on = known
        if rests_on:
            self.rests_on.update(rests_on)
        return found

    def unit(self, key: str, name: str, default: Any = 0) -> Any:
        """Read a number of a unit; ``default`` where the unit has none."""
        return self._read(self.facts.units[key].get(name), f"{name} of {key}", default)

    def number(self, name: str) -> int:
        """Read a number that belongs to no unit."""
        value: int = self._read(self.facts.numbers[name], name, 0)
        return value

    def limit(self, key: str, name: str, mounted: bool) -> int | None:
        """Read a terrain's dice limit for infantry or cavalry; None where there is none."""
        terrain = self.facts.terrain[key]
        general = terrain.get(name)
        value: int | None = terrain.get(f"{name}_cavalry", general) if mounted else general
        if value is not None:
            self.note(f"dice limits of {key}", terrain["source"])
        return value

    def note(self, what: str, source: str) -> None:
        """Remember that the answer rests on something weaker than the rulebook."""
        if source != SOURCES[0]:
            self.rests_on[what.replace("_", " ")] = source

    def _read(self, fact: Any, what: str, default: Any) -> Any:
        if fact is None:
            return default
        self.note(what, fact["source"])
        return fact["value"]


def load(rules: str | PathLike[str] | None = None) -> Facts:
    """Read the shipped facts and, over them, a user's rules file (TOML).

    The file has the tables of the shipped files under ``units``, ``terrain`` and
    ``numbers``; a bare number counts as assumed. Raises OddsError with every
    problem of the file.
    """
    if rules is None:
        return _load(None, 0)
    if not isinstance(rules, str | PathLike):
        raise OddsError(f"a rules file is a path, not {rules!r}")
    return _load(str(rules), when_changed(rules))


@lru_cache(maxsize=8)
def _load(rules: str | None, changed: int) -> Facts:
    """Read again only what has changed since."""
    general = _read_toml(_FOLDER / "general.toml")
    data = {
        "units": _read_toml(_FOLDER / "units.toml"),
        "terrain": _read_toml(_FOLDER / "terrain.toml"),
        "numbers": general["numbers"],
    }
    if rules is None:
        return Facts(general["edition"], SHIPPED, **data)
    own = read_toml(rules, "the rules file")
    problems = _Overlay(rules, data).apply(own)
    if problems:
        raise OddsError(*problems)
    return Facts(str(own.get("edition", general["edition"])), Path(rules).name, **data)


def _read_toml(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


class _Overlay:
    """Puts a user's numbers over the shipped ones and lists what is wrong with them."""

    def __init__(self, path: str, data: dict[str, dict[str, Any]]) -> None:
        self.path, self.data = path, data
        self.problems: list[str] = []

    def apply(self, own: Mapping[str, Any]) -> list[str]:
        for table, content in own.items():
            if table == "edition" and isinstance(content, str):
                continue
            if table not in self.data:
                self._refuse(table, unknown("table", table, [*self.data, "edition"]))
            elif not isinstance(content, dict):
                self._refuse(table, f"must be a table, got {content!r}")
            elif table == "numbers":
                self._merge(table, self.data["numbers"], content)
            else:
                self._merge_entries(table, content)
        return self.problems

    def _merge_entries(self, table: str, content: Mapping[str, Any]) -> None:
        for key, entry in content.items():
            if key not in self.data[table]:
                self._refuse(f"{table}.{key}", unknown(table.rstrip("s"), key, self.data[table]))
            elif not isinstance(entry, dict):
                self._refuse(f"{table}.{key}", f"must be a table, got {entry!r}")
            else:
                self._merge(f"{table}.{key}", self.data[table][key], entry)

    def _merge(self, where: str, shipped: dict[str, Any], entry: Mapping[str, Any]) -> None:
        for name, value in entry.items():
            allowed = _names_allowed(where, shipped)
            if name not in allowed:
                self._refuse(f"{where}.{name}", unknown("name", name, sorted(allowed)))
            elif name == "source":
                if value not in SOURCES:
                    self._refuse(f"{where}.source", unknown("source", value, SOURCES))
                shipped["source"] = value
            elif where.startswith("terrain."):
                self._terrain_limit(where, name, value, shipped, "source" in entry)
            else:
                self._sourced(f"{where}.{name}", name, value, shipped)

    def _terrain_limit(
        self, where: str, name: str, value: Any, shipped: dict[str, Any], sourced: bool
    ) -> None:
        if not _is_count(value, 1):
            self._refuse(
                f"{where}.{name}", f"must be a whole number from 1 to {_MOST}, got {value!r}"
            )
        shipped[name] = value
        if not sourced:
            shipped["source"] = "assumed"

    def _sourced(self, where: str, name: str, value: Any, shipped: dict[str, Any]) -> None:
        fact = value if isinstance(value, dict) else {"value": value}
        for key in fact.keys() - {"value", "source"}:
            self._refuse(f"{where}.{key}", unknown("name", key, ("value", "source")))
        source = fact.get("source", "assumed")
        if source not in SOURCES:
            self._refuse(where, unknown("source", source, SOURCES))
        number = fact.get("value")
        least = 1 if name in _AT_LEAST_ONE else 0
        if name == "fire_dice":
            listed = number if isinstance(number, list) else []
            if not 1 <= len(listed) <= 4 or not all(_is_count(n, 1) for n in listed):
                self._refuse(where, f"must be a list of 1 to 4 dice numbers from 1, got {number!r}")
        elif name in _YES_OR_NO:
            if not _is_count(number, 0, 1):
                self._refuse(where, f"must be 1 for yes or 0 for no, got {number!r}")
        elif not _is_count(number, least):
            self._refuse(where, f"must be a whole number from {least} to {_MOST}, got {number!r}")
        shipped[name] = {"value": number, "source": source}

    def _refuse(self, where: str, what: str) -> None:
        self.problems.append(f"{self.path}, {where}: {what}")


_AT_LEAST_ONE = frozenset(
    (
        "blocks",
        "check_dice_alone",
        "check_dice_close",
        "check_dice_fire",
        "close_dice",
        "leader_retreat_hexes",
        "retreats_per_flag",
        "swarm_most",
    )
)
_YES_OR_NO = frozenset(("castle_flag_check",))
_LIMITS = frozenset(
    f"{place}_{kind}{mounted}"
    for place in ("on", "at")
    for kind in ("close", "fire")
    for mounted in ("", "_cavalry")
)
_UNIT_NUMBERS = frozenset(
    ("close_dice", "moves", "moves_and_battles", "honor", "honor_per_retreat", "retreats_per_flag")
)
_FIRE_NUMBERS = frozenset(("fire_dice", "fire_dice_moved"))


def _names_allowed(where: str, shipped: Mapping[str, Any]) -> frozenset[str]:
    if where == "numbers":
        return frozenset(shipped)
    if where.startswith("terrain."):
        return _LIMITS | {"source"}
    return _UNIT_NUMBERS | _FIRE_NUMBERS if "arm" in shipped else _UNIT_NUMBERS


def _is_count(value: Any, least: int, most: int = _MOST) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
