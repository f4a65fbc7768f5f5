"""The numbers of Samurai Battles, each with its source, and a user's own over them."""

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from samurai_odds.engine import facts
from samurai_odds.engine import value_kinds as kinds
from samurai_odds.engine.facts import Fault, put_facts, shipped
from samurai_odds.engine.provenance import SOURCES
from samurai_odds.engine.value_kinds import Kind, Schema
from samurai_odds.errors import unknown

_FOLDER = Path(__file__).parent / "facts"
_MOST_KEPT = 20_000  # parties, rows and dice read of one rules pack
SWITCHES = (  # of rulings, by which full games are read otherwise
    "castle_flag_check",
    "command_as_noted",
    "counter_attack_first_turn",
    "first_strike_led",
    "leader_left_evades",
    "order_one_dragon",
    "surrender_without_pieces",
)
RULINGS = {  # of them those that a single combat comes upon, as its answer says it
    "castle_flag_check": "leader check for castle flags (B9)",
    "leader_left_evades": "retreats cut short (B5)",
}
_MOST = 20  # no dice, blocks or tokens in a rules file are larger than this


@dataclass(frozen=True)
class Facts:
    """All rules constants of the game.

    ``units`` and ``terrain`` map keys to what the data files say of them,
    ``numbers`` the rest. A fact with a source is ``{"value": ..., "source": ...}``.
    ``other_readings`` names the switches of rulings that a rules file sets otherwise, with
    their sources.
    """

    edition: str
    pack: str
    units: Mapping[str, Mapping[str, Any]]
    terrain: Mapping[str, Mapping[str, Any]]
    numbers: Mapping[str, Mapping[str, Any]]
    other_readings: Mapping[str, str]
    read: dict[Any, Any] = field(default_factory=dict, compare=False, repr=False)  # by `Used.once`


class Used(facts.Used[Facts]):
    """Reads facts for one question and remembers those weaker than the rulebook."""

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
        value, rests_on = known
        if rests_on:
            self.rests_on.update(rests_on)
        return value

    def unit(self, key: str, name: str, default: Any = 0) -> Any:
        """Read a number of a unit; ``default`` where the unit has none."""
        return self._read(self.facts.units[key].get(name), named(name, key), default)

    def number(self, name: str) -> int:
        """Read a number that belongs to no unit."""
        value: int = self._read(self.facts.numbers[name], named(name), 0)
        return value

    def assumption(self, name: str) -> int:
        """Read a switch of a ruling: the answers that come upon the ruling name it themselves."""
        fact = self.facts.numbers[name]
        value: int = fact["value"]
        return value

    def limit(self, key: str, name: str, mounted: bool) -> int | None:
        """Read a terrain's dice limit for infantry or cavalry; None where there is none."""
        terrain = self.facts.terrain[key]
        general = terrain.get(name)
        value: int | None = terrain.get(f"{name}_cavalry", general) if mounted else general
        if value is not None:
            self.note(f"dice limits of {key}", terrain["source"])
        return value

    def _read(self, fact: Any, what: str, default: Any) -> Any:
        if fact is None:
            return default
        self.note(what, fact["source"])
        return fact["value"]


def named(name: str, unit: str = "") -> str:
    """Return what an answer calls a number, of a unit or of none, that it rests on."""
    return (
        f"{name} of {unit}".replace("_", " ") if unit else RULINGS.get(name, name.replace("_", " "))
    )


@facts.Loader
def load(rules: str | None) -> Facts:
    """Read the shipped facts and, over them, a user's rules file (TOML).

    The file has the tables of the shipped files under ``units``, ``terrain`` and
    ``numbers``; a bare number counts as assumed. Raises OddsError with every
    problem of the file.
    """
    general = shipped(_FOLDER / "general.toml")
    tables = {
        "units": shipped(_FOLDER / "units.toml"),
        "terrain": shipped(_FOLDER / "terrain.toml"),
        "numbers": general["numbers"],
    }
    usual = {name: tables["numbers"][name]["value"] for name in SWITCHES}
    edition, pack = facts.overlaid("battles", rules, general["edition"], tables, _put)
    read = {name: tables["numbers"][name] for name in SWITCHES}
    others = {
        f"{name} {fact['value']} (rules file)": fact["source"]
        for name, fact in read.items()
        if fact["value"] != usual[name]
    }
    return Facts(edition, pack, **tables, other_readings=others)


# ---- what a user's file may say ------------------------------------------------------


def _put(where: str, ours: dict[str, Any], own: Mapping[str, Any]) -> Iterator[Fault]:
    """Put an entry of a user's file over the shipped one; yield what is wrong."""
    if where.startswith("terrain."):
        return _put_limits(where, ours, own)
    names = ours.keys() if where == "numbers" else _names_of(ours)
    return put_facts(where, ours, own, names, kind_of)


def _names_of(unit: Mapping[str, Any]) -> frozenset[str]:
    return _UNIT_NUMBERS | _FIRE_NUMBERS if "arm" in unit else _UNIT_NUMBERS


def _put_limits(where: str, ours: dict[str, Any], own: Mapping[str, Any]) -> Iterator[Fault]:
    """Put the dice limits of a terrain over the shipped ones; they share a source."""
    for name, value in own.items():
        if name == "source":
            if value not in SOURCES:
                yield f"{where}.source", unknown("source", value, SOURCES)
        elif name not in _LIMITS:
            yield f"{where}.{name}", unknown("name", name, sorted({*_LIMITS, "source"}))
        elif fault := _LIMIT.fault(value):
            yield f"{where}.{name}", fault
        ours[name] = value
    ours["source"] = own.get("source", "assumed" if own else ours["source"])


def kind_of(name: str) -> Kind:
    """Return what a number may be."""
    if name == "fire_dice":
        return Kind(1, _MOST, "a list of 1 to 4 dice numbers from 1", length=(1, 4))
    if name in _YES_OR_NO:
        return kinds.yes_or_no()
    if name == "castle_flag_check":
        return Kind(0, 2, "0 for never, 1 for once a roll or 2 for always")
    return Kind(int(name in _AT_LEAST_ONE), _MOST)


def schema() -> Schema:
    """Return the JSON Schema of rules files."""
    shipped_facts = load()
    units = {
        key: kinds.facts(_names_of(unit), kind_of) for key, unit in shipped_facts.units.items()
    }
    limits = kinds.table(dict.fromkeys(sorted(_LIMITS), _LIMIT.schema()) | {"source": kinds.SOURCE})
    tables = {
        "units": kinds.table(units),
        "terrain": kinds.table(dict.fromkeys(shipped_facts.terrain, limits)),
        "numbers": kinds.facts(shipped_facts.numbers, kind_of),
    }
    return kinds.pack("battles", tables)


_LIMIT = Kind(1, _MOST)
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
_YES_OR_NO = frozenset(SWITCHES) - {"castle_flag_check"}
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
