"""What a value of a rules file may be: declared once, checked, and written as JSON Schema."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from samurai_odds.engine.calling import is_whole
from samurai_odds.engine.provenance import SOURCES

PACKS = 1  # the version of rules files; one without a version is of version 1
_DRAFT = "https://json-schema.org/draft/2020-12/schema"
Schema = dict[str, Any]
TEXT: Schema = {"type": "string"}
SOURCE: Schema = {"enum": list(SOURCES)}


def is_count(value: Any, least: float, most: float) -> bool:
    """Return whether a value is a whole number within bounds."""
    return is_whole(value) and least <= value <= most


@dataclass(frozen=True)
class Kind:
    """A number within bounds, or a list of such; ``says`` words it where bounds do not."""

    least: int
    most: int
    says: str = ""
    whole: bool = True
    length: tuple[int, int] | None = None  # of a list

    def holds(self, value: Any) -> bool:
        """Return whether a value is of this kind."""
        if self.length is None:
            return self._holds(value)
        least, most = self.length
        return (
            isinstance(value, list)
            and least <= len(value) <= most
            and all(self._holds(one) for one in value)
        )

    def fault(self, value: Any) -> str | None:
        """Return what is wrong with a value, if anything."""
        if self.holds(value):
            return None
        usual = f"a {'whole ' if self.whole else ''}number from {self.least} to {self.most}"
        return f"must be {self.says or usual}, got {value!r}"

    def schema(self) -> Schema:
        """Return the kind as JSON Schema."""
        number = "integer" if self.whole else "number"
        one: Schema = {"type": number, "minimum": self.least, "maximum": self.most}
        if self.length is None:
            return one
        return {"type": "array", "items": one} | dict(
            zip(("minItems", "maxItems"), self.length, strict=True)
        )

    def _holds(self, value: Any) -> bool:
        if self.whole:
            return is_count(value, self.least, self.most)
        number = isinstance(value, int | float) and not isinstance(value, bool)
        return number and self.least <= value <= self.most


def yes_or_no() -> Kind:
    return Kind(0, 1, "1 for yes or 0 for no")


def version_fault(version: Any) -> str | None:
    """Return what is wrong with the version of a rules file, if anything."""
    if is_count(version, 1, PACKS):
        return None
    if is_count(version, PACKS + 1, 10**9):
        return f"rules files of version {version} need a newer samurai-odds: this one reads {PACKS}"
    return f"must be {PACKS}, the version of rules files, got {version!r}"


def table(entries: Mapping[str, Schema], required: Iterable[str] = ()) -> Schema:
    """Return the schema of a table that has no other entries."""
    needed = sorted(required)
    held: Schema = {"type": "object", "additionalProperties": False, "properties": dict(entries)}
    return held | ({"required": needed} if needed else {})


def facts(names: Iterable[str], kind_of: Callable[[str], Kind]) -> Schema:
    """Return the schema of a table of facts: each bare, or with its source."""
    fields = {}
    for name in sorted(names):
        kind = kind_of(name).schema()
        sourced = table({"value": kind, "source": SOURCE}, ("value",))
        fields[name] = {"anyOf": [kind, sourced]}
    return table(fields)


def pack(game: str, tables: Mapping[str, Schema]) -> Schema:
    """Return the schema of the rules files of a game."""
    return {
        "$schema": _DRAFT,
        "title": f"Rules values of your own for samurai-odds {game}: --rules FILE (TOML)",
        **table({"version": {"enum": [*range(1, PACKS + 1)]}, "edition": TEXT, **tables}),
    }
