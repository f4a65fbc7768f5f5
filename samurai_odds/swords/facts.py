"""The numbers of Samurai Swords, each with its source, and a user's own over them."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from os import PathLike
from pathlib import Path
from typing import Any

from samurai_odds.engine.provenance import SOURCES
from samurai_odds.engine.texts import read_toml, when_changed
from samurai_odds.errors import OddsError, unknown
from samurai_odds.swords.layout import DAIMYO, KINDS, RONIN

__all__ = ["Facts", "Used", "load"]

SHIPPED = "shipped"
_FOLDER = Path(__file__).parent / "facts"
_MOST = 100  # no number of a rules file is larger
_AT_LEAST_1 = (
    *("hits_on", "levied", "most_attacks", "most_in_force", "revenge_succeeds_on"),
    *("lowest_level", "quick_lowest_level", "provinces_a_koku", "round_limit"),
    *("goal", "goal_two_player", "goal_quick_3", "goal_quick_4", "goal_quick_5"),
)
_MOST_OF = {  # where it is less
    **{"castle_bonus": 20, "fortress_bonus": 20, "hits_on": 12},
    **{"most_attacks": 4, "lowest_level": 4, "quick_lowest_level": 4},
    **dict.fromkeys(("stack_sizes_open", "ban_on_further_attacks"), 1),
    **dict.fromkeys(("re_entry", "heir_gets_emptied", "split_off"), 1),
}


@dataclass(frozen=True)
class Facts:
    """All rules constants: ``units`` by kind, ``numbers`` by name, each with its source."""

    edition: str
    pack: str
    units: Mapping[str, Mapping[str, Any]]
    numbers: Mapping[str, Mapping[str, Any]]

    @property
    def hits_on(self) -> tuple[int, ...]:
        """The roll, or less, that hits, by kind."""
        return tuple(int(self.units[kind]["hits_on"]["value"]) for kind in KINDS)

    @property
    def losses(self) -> tuple[float, ...]:
        """What losing one unit counts, by kind, in koku (S11)."""
        return tuple(float(self.units[kind]["loss"]["value"]) for kind in KINDS)

    @property
    def levied(self) -> tuple[int, ...]:
        """Units that a koku levies or hires, by kind; 0 where none can be bought."""
        return tuple(int(self.units[kind].get("levied", {"value": 0})["value"]) for kind in KINDS)

    def number(self, name: str) -> Any:
        """Read a number that belongs to no unit."""
        return self.numbers[name]["value"]

    def changed(self) -> tuple[str, ...]:
        """Name what a rules file has changed, with its value."""
        shipped = load()
        tables = {"": (self.numbers, shipped.numbers)}
        for kind, entry in self.units.items():
            tables[f"units.{kind}."] = (entry, shipped.units[kind])
        return tuple(
            f"{where}{name} {fact['value']}"
            for where, (own, usual) in tables.items()
            for name, fact in own.items()
            if isinstance(fact, dict) and fact["value"] != usual[name]["value"]
        )


@dataclass
class Used:
    """Remembers which facts and rulings weaker than the rulebook a question rests on."""

    facts: Facts
    rests_on: dict[str, str] = field(default_factory=dict)

    def note(self, what: str, source: str) -> None:
        """Remember a fact or ruling unless it is the rulebook's own."""
        if source != SOURCES[0]:
            self.rests_on[what] = source

    def note_losses(self, kinds: set[int]) -> None:
        """Remember the sources of the kinds' prices, which values are reckoned in."""
        for kind in sorted(kinds & {DAIMYO, RONIN}):
            self.note(f"loss of a {KINDS[kind]}", self.facts.units[KINDS[kind]]["loss"]["source"])

    def note_hits(self, kinds: set[int]) -> None:
        """Remember the sources of the kinds' combat values."""
        for kind in sorted(kinds):
            source = self.facts.units[KINDS[kind]]["hits_on"]["source"]
            self.note(f"combat value of a {KINDS[kind]}", source)

    def number(self, name: str) -> Any:
        """Read a number and remember its source."""
        fact = self.facts.numbers[name]
        self.note(name.replace("_", " "), fact["source"])
        return fact["value"]


def load(rules: str | PathLike[str] | None = None) -> Facts:
    """Read the shipped facts and, over them, a user's rules file (TOML).

    The file has the tables ``units.KIND`` and ``numbers`` with the names of the
    shipped files; a bare number counts as assumed. Raises OddsError with every
    problem of the file.
    """
    if rules is None:
        return _load(None, 0)
    if not isinstance(rules, str | PathLike):
        raise OddsError(f"rules is the name of a TOML file, not {rules!r}")
    return _load(str(rules), when_changed(rules))


@lru_cache(maxsize=8)
def _load(rules: str | None, changed: int) -> Facts:
    """Read the facts; a file that was changed is read again."""
    general = _read_toml(_FOLDER / "general.toml")
    units = _read_toml(_FOLDER / "units.toml")
    numbers = general["numbers"] | _read_toml(_FOLDER / "whole_game.toml")["numbers"]
    if rules is None:
        return Facts(general["edition"], SHIPPED, units, numbers)
    own = read_toml(rules, "the rules file")
    problems = [
        f"{rules}: {where}: {fault}" for where, fault in _merge_all(own, units, numbers)
    ] or [f"{rules}: {fault}" for fault in _beyond_the_die(units, numbers)]
    if problems:
        raise OddsError(*problems)
    edition = str(own.get("edition", general["edition"]))
    return Facts(edition, Path(rules).name, units, numbers)


def _read_toml(file: Any) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def _merge_all(
    own: Mapping[str, Any], units: dict[str, Any], numbers: dict[str, Any]
) -> Iterator[tuple[str, str]]:
    """Put a user's numbers over the shipped ones; yield where and what is wrong."""
    for table, content in own.items():
        if table == "edition" and isinstance(content, str):
            continue
        if table not in ("units", "numbers"):
            yield table, unknown("table", table, ("units", "numbers", "edition"))
        elif not isinstance(content, dict):
            yield table, f"must be a table, got {content!r}"
        elif table == "numbers":
            yield from _merge(table, numbers, content)
        else:
            for kind, entry in content.items():
                where = f"units.{kind}"
                if kind not in units:
                    yield where, unknown("unit", kind, units)
                elif not isinstance(entry, dict):
                    yield where, f"must be a table, got {entry!r}"
                else:
                    yield from _merge(where, units[kind], entry)


def _merge(
    where: str, shipped: dict[str, Any], entry: Mapping[str, Any]
) -> Iterator[tuple[str, str]]:
    allowed = sorted(name for name, fact in shipped.items() if isinstance(fact, dict))
    for name, value in entry.items():
        if name not in allowed:
            yield f"{where}.{name}", unknown("name", name, allowed)
            continue
        fact = value if isinstance(value, dict) else {"value": value}
        source, number = fact.get("source", "assumed"), fact.get("value")
        if extra := sorted(fact.keys() - {"value", "source"}):
            yield f"{where}.{name}", unknown("name", extra[0], ("value", "source"))
        elif source not in SOURCES:
            yield f"{where}.{name}", unknown("source", source, SOURCES)
        elif (fault := _number_fault(name, number)) is not None:
            yield f"{where}.{name}", fault
        else:
            shipped[name] = {"value": number, "source": source}


def _beyond_the_die(units: dict[str, Any], numbers: dict[str, Any]) -> Iterator[str]:
    """Say which rolls a die cannot show."""
    faces = numbers["faces"]["value"]
    rolls = {f"units.{kind}.hits_on": entry["hits_on"]["value"] for kind, entry in units.items()}
    rolls["ninja_succeeds_on"] = numbers["ninja_succeeds_on"]["value"]
    rolls["revenge_succeeds_on"] = numbers["revenge_succeeds_on"]["value"]  # or more
    for name, roll in rolls.items():
        never = name == "revenge_succeeds_on" and roll == faces + 1
        if roll > faces and not never:
            yield f"{name} {roll}: a die has {faces} faces"


def _number_fault(name: str, number: Any) -> str | None:
    if name in ("loss", "province"):
        if isinstance(number, bool) or not isinstance(number, int | float):
            return f"must be a number, got {number!r}"
        return None if 0 <= number <= _MOST else f"a number from 0 to {_MOST}, not {number}"
    least = 1 if name in _AT_LEAST_1 or name.startswith("holes_") else 2 * (name == "faces")
    if isinstance(number, bool) or not isinstance(number, int):
        return f"must be a whole number, got {number!r}"
    most = _MOST_OF.get(name, _MOST)
    if not least <= number <= most:
        return f"a whole number from {least} to {most}, not {number}"
    return None
