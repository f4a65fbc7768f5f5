"""The numbers of Samurai Swords, each with its source, and a user's own over them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from samurai_odds._version import VERSION
from samurai_odds.engine import facts
from samurai_odds.engine import value_kinds as kinds
from samurai_odds.engine.facts import Fault, put_facts, shipped
from samurai_odds.engine.provenance import Provenance
from samurai_odds.engine.value_kinds import Kind, Schema
from samurai_odds.errors import refuse
from samurai_odds.swords.layout import DAIMYO, KINDS, RONIN

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
    **dict.fromkeys(("re_entry", "heir_gets_emptied", "split_off", "defender_reveals_first"), 1),
}
_OF_UNITS = {"hits_on": "combat value"}
RULINGS = {  # numbers that are rulings, as an answer that rests on them says it
    "holes_level_2": "holes to level 3 (S7)",
    "holes_level_3": "holes to level 4 (S7)",
    "split_off": "armies split off units in Phase D (S7)",
    "stack_sizes_open": "open sizes of face-down stacks (W5)",
    "defender_reveals_first": "attacker turns up hidden ronin first (W7)",
    "ban_on_further_attacks": "first-round ban on further attacks (W13)",
    "re_entry": "attacks on emptied provinces to enter them (W14)",
    "heir_gets_emptied": "who inherits emptied provinces (S10)",
}


@dataclass(frozen=True)
class Facts:
    """All rules constants: ``units`` by kind, ``numbers`` by name, each with its source."""

    edition: str
    pack: str
    units: Mapping[str, Mapping[str, Any]]
    numbers: Mapping[str, Mapping[str, Any]]

    @cached_property
    def hits_on(self) -> tuple[int, ...]:
        """The roll, or less, that hits, by kind."""
        return tuple(int(self.units[kind]["hits_on"]["value"]) for kind in KINDS)

    @cached_property
    def losses(self) -> tuple[float, ...]:
        """What losing one unit counts, by kind, in koku (S11)."""
        return tuple(float(self.units[kind]["loss"]["value"]) for kind in KINDS)

    @cached_property
    def levied(self) -> tuple[int, ...]:
        """Units that a koku levies or hires, by kind; 0 where none can be bought."""
        return tuple(int(self.units[kind].get("levied", {"value": 0})["value"]) for kind in KINDS)

    def number(self, name: str) -> Any:
        return self.numbers[name]["value"]

    def provenance(
        self, procedure: str, inputs: Mapping[str, Any], rests_on: Mapping[str, str]
    ) -> Provenance:
        return Provenance("swords", procedure, inputs, self.edition, self.pack, VERSION, rests_on)

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


class Used(facts.Used[Facts]):
    """Remembers which facts and rulings weaker than the rulebook a question rests on."""

    def note_losses(self, kinds: set[int]) -> None:
        """Remember the sources of the kinds' prices, which values are reckoned in."""
        for kind in sorted(kinds & {DAIMYO, RONIN}):
            source = self.facts.units[KINDS[kind]]["loss"]["source"]
            self.note(named("loss", KINDS[kind]), source)

    def note_hits(self, kinds: set[int]) -> None:
        """Remember the sources of the kinds' combat values."""
        for kind in sorted(kinds):
            source = self.facts.units[KINDS[kind]]["hits_on"]["source"]
            self.note(named("hits_on", KINDS[kind]), source)

    def number(self, name: str) -> Any:
        """Read a number and remember its source."""
        fact = self.facts.numbers[name]
        self.note(named(name), fact["source"])
        return fact["value"]


def named(name: str, kind: str = "") -> str:
    """Return what an answer calls a number, of a kind of units or of none, that it rests on."""
    if not kind:
        return RULINGS.get(name, name).replace("_", " ")
    return f"{_OF_UNITS.get(name, name)} of a {kind}".replace("_", " ")


@facts.Loader
def load(rules: str | None) -> Facts:
    """Read the shipped facts and, over them, a user's rules file (TOML).

    The file has the tables ``units.KIND`` and ``numbers`` with the names of the
    shipped files; a bare number counts as assumed. Raises OddsError with every
    problem of the file.
    """
    general = shipped(_FOLDER / "general.toml")
    units = shipped(_FOLDER / "units.toml")
    numbers = general["numbers"] | shipped(_FOLDER / "full_game.toml")["numbers"]
    tables = {"units": units, "numbers": numbers}
    edition, pack = facts.overlaid("swords", rules, general["edition"], tables, _put)
    refuse(f"{rules}: {fault}" for fault in _beyond_the_die(units, numbers))
    return Facts(edition, pack, units, numbers)


def _put(where: str, ours: dict[str, Any], own: Mapping[str, Any]) -> Iterator[Fault]:
    """Put an entry of a user's file over the shipped one; yield what is wrong."""
    return put_facts(where, ours, own, _names_of(ours), kind_of)


def _names_of(table: Mapping[str, Any]) -> list[str]:
    return [name for name, fact in table.items() if isinstance(fact, dict)]


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


def kind_of(name: str) -> Kind:
    """Return what a number may be."""
    if name in ("loss", "province"):
        return Kind(0, _MOST, whole=False)
    least = 1 if name in _AT_LEAST_1 or name.startswith("holes_") else 2 * (name == "faces")
    return Kind(least, _MOST_OF.get(name, _MOST))


def schema() -> Schema:
    """Return the JSON Schema of rules files."""
    usual = load()
    units = {kind: kinds.facts(_names_of(unit), kind_of) for kind, unit in usual.units.items()}
    numbers = kinds.facts(_names_of(usual.numbers), kind_of)
    return kinds.pack("swords", {"units": kinds.table(units), "numbers": numbers})
