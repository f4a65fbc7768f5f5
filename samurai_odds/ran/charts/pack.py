"""The chart pack: every table of RAN as data, and an owner's own tables over the shipped ones."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from samurai_odds.engine.provenance import SOURCES
from samurai_odds.engine.texts import read_toml, when_changed
from samurai_odds.errors import OddsError
from samurai_odds.ran.charts.cells import fire_cell, shock_cell
from samurai_odds.ran.charts.checking import faults

__all__ = ["Charts", "Used", "load", "read_pack", "shipped_text"]

SHIPPED = "shipped"
_FILE = files("samurai_odds.ran") / "facts" / "charts.toml"


@dataclass(frozen=True)
class Charts:
    """All tables, by name, as a pack file writes them; each has a ``source``."""

    edition: str
    pack: str
    tables: Mapping[str, Mapping[str, Any]]


@dataclass
class Used:
    """Reads charts for one question and remembers the tables weaker than the rulebook."""

    charts: Charts
    rests_on: dict[str, str] = field(default_factory=dict)

    def table(self, name: str) -> Mapping[str, Any]:
        table = self.charts.tables[name]
        self.note(name.replace("_", " "), str(table["source"]))
        return table

    def number(self, table: str, key: str) -> int:
        return int(self.table(table)[key])

    def note(self, what: str, source: str = "assumed") -> None:
        """Remember that the answer rests on something weaker than the rulebook."""
        if source != SOURCES[0]:
            self.rests_on[what] = source

    def clash(self, defender: str, attacker: str) -> int:
        """Give the shock column of one type attacking another (9.27)."""
        return int(self.table("clash_of_arms")[defender][attacker])

    def shock_cells(self, column: int) -> tuple[tuple[int, int], ...]:
        """Give a column's hits by die: the attacker's and the defender's (9.28)."""
        cells = self.table("shock_results")[str(column)]
        return tuple(shock_cell(cell) for cell in cells)

    def fire_cells(self, weapon: str, distance: int) -> tuple[tuple[int, bool], ...]:
        """Give a weapon's hits by die at a range, and whether a D follows (8.51)."""
        return tuple(fire_cell(cell) for cell in self.table("fire")[f"{weapon}-{distance}"])

    def flight_limit(self, units: int, lost: int) -> int:
        """Give the adjusted die at or below which a contingent flees; -99 for never (11.82)."""
        if lost == 0:
            return -99
        table = self.table("contingent_flight")
        cells = table.get("cells", {}).get(str(units))
        if cells is not None:
            return int(cells[min(lost, units) - 1])
        return int(table["per_unit"]) * lost // units - int(table["less"])


def shipped_text() -> str:
    """Give the shipped pack as a file's text, to be edited."""
    return _FILE.read_text(encoding="utf-8")


def load(path: str | None = None) -> Charts:
    """Read the shipped pack with, over it, the tables of a user's file (TOML).

    Raises OddsError with every problem of the file.
    """
    if path is not None and not isinstance(path, str):
        raise OddsError(f"charts is the name of a file, not {path!r}")
    return _load(path, 0 if path is None else when_changed(path))


@lru_cache(maxsize=8)
def _load(path: str | None, changed: int) -> Charts:
    """Read again only what has changed since."""
    shipped = tomllib.loads(shipped_text())
    edition = str(shipped.pop("edition"))
    if path is None:
        return Charts(edition, SHIPPED, shipped)
    own = read_pack(path)
    if not any(isinstance(table, dict) for table in own.values()):
        raise OddsError(f"the charts file '{path}' holds no table: {', '.join(shipped)}")
    problems = [f"{path}, {fault}" for fault in faults(own, shipped)]
    if problems:
        raise OddsError(*problems)
    edition = str(own.pop("edition", edition))
    return Charts(edition, Path(path).name, {**shipped, **own})


def read_pack(path: str) -> dict[str, Any]:
    """Read a pack file; raise OddsError if it cannot be read at all."""
    return read_toml(path, "the charts file")
