"""The chart pack: every table of RAN as data, its checks, and an owner's own tables over it."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any

from samurai_odds.engine import facts
from samurai_odds.engine import value_kinds as kinds
from samurai_odds.engine.provenance import SOURCES
from samurai_odds.engine.texts import read_toml
from samurai_odds.engine.value_kinds import Kind, Schema
from samurai_odds.errors import OddsError, refuse, unknown, within
from samurai_odds.grids.answer import Answer
from samurai_odds.grids.grid import Grid, write

# ---- How the cells of the combat tables are written ----------------------------------

FACES = range(10)


def shock_cell(text: str) -> tuple[int, int]:
    """Read a cell such as ``3(2)``: the attacker's hits and the defender's."""
    attacker, _, defender = text.rstrip(")").partition("(")
    return int(attacker), int(defender)


def fire_cell(text: str) -> tuple[int, bool]:
    """Read a cell such as ``2D``: hits, and whether the target must check (8.52)."""
    return int(text.rstrip("D")), text.endswith("D")


# ---- What can be wrong with a chart pack ---------------------------------------------

_MOST_HITS = 20
COLUMNS = 13
MOST_IN_CONTINGENT = 99  # units
_OPEN_ENDED = ("terrain", "hexsides", "fire_cover", "doubled_hits", "movement_points")
_BOUNDS = {  # of the numbers in a table, or in one row of it
    "shock_shifts": (0, 12),
    "charge_reaction": (0, 3),
    "busho": (0, 9),
    "fire_modifiers": (-9, 9),
    "fire_cover": (-9, 9),
    "terrain": (-12, 12),
    "hexsides": (-12, 12),
    "doubled_hits": (1, 9),
    "rout_points": (0, 20),
    "honjin_lost": (0, 20),
}
_REQUIRED = {"terrain": ("clear",)}  # rows of tables that are otherwise free
_CASUALTIES = ("none", "wounded", "killed")
_CELLS = {  # tables of ten cells a row: how a cell is written, and in words
    "shock_results": (r"\d{1,2}\(\d{1,2}\)", "hits such as 3(2)"),
    "fire": (r"\d{1,2}D?", "hits such as 2 or 2D"),
    "busho_casualty": ("|".join(_CASUALTIES), "one of " + ", ".join(_CASUALTIES)),
    "contingent_coordination": (
        r"planned|first|([1-9]|1[0-2])[LR]",
        "planned, first or a shift such as 1L",
    ),
}
_CLASH = Kind(1, COLUMNS, f"a column from 1 to {COLUMNS}")
_COUNT = Kind(-_MOST_HITS, _MOST_HITS, "a whole number")
_POINTS = Kind(0, _MOST_HITS, "two numbers, for close and open order", length=(2, 2))


def _kind(name: str, key: str) -> Kind:
    """Return what a row of one value may be."""
    return _POINTS if name == "movement_points" else Kind(*_BOUNDS.get(key, _BOUNDS[name]))


def faults(own: Mapping[str, Any], shipped: Mapping[str, Any]) -> Iterator[str]:
    """List every fault of a pack: unknown tables and rows, missing or unreadable cells."""
    for name, table in own.items():
        if name in ("edition", "version"):
            if fault := facts.head_fault(name, table):
                yield within(name, fault)
        elif name not in shipped:
            yield unknown("table", name, ["edition", "version", *shipped])
        elif not isinstance(table, dict):
            yield f"{name}: must be a table, got {table!r}"
        else:
            yield from _source(name, table)
            rows = {key: row for key, row in table.items() if key != "source"}
            for fault in _table(name, rows, shipped[name]):
                yield within(name, fault)


def oddities(tables: Mapping[str, Any]) -> Iterator[str]:
    """Name rows of the two combat tables that do not rise with the die or fall with the range."""
    results = {int(key): row for key, row in tables["shock_results"].items() if key != "source"}
    for column, row in sorted(results.items()):
        cells = [shock_cell(cell) for cell in row]
        if any(a[0] < b[0] or a[1] > b[1] for a, b in pairwise(cells)):
            yield f"shock_results {column}: a higher die is better for the defender somewhere"
    for (one, row), (_, after) in pairwise(sorted(results.items())):
        both = [(shock_cell(a), shock_cell(b)) for a, b in zip(row, after, strict=True)]
        if any(a[0] < b[0] or a[1] > b[1] for a, b in both):
            yield f"shock_results {one} and {one + 1}: the higher column is worse somewhere"
    fire = {key: row for key, row in tables["fire"].items() if key != "source"}
    for key, row in fire.items():
        cells_of = [fire_cell(cell) for cell in row]
        if any(a > b for a, b in pairwise(cells_of)):
            yield f"fire {key}: a higher die does less somewhere"
        farther = fire.get(f"{key[:-1]}{int(key[-1]) + 1}", row)
        if any(fire_cell(a) < fire_cell(b) for a, b in zip(row, farther, strict=True)):
            yield f"fire {key}: a longer range does more somewhere"


def _source(name: str, table: Mapping[str, Any]) -> Iterator[str]:
    if "source" not in table:
        yield f"{name}: its source is missing: {', '.join(SOURCES)}"
    elif table["source"] not in SOURCES:
        yield within(name, unknown("source", table["source"], SOURCES))


def _table(name: str, rows: dict[str, Any], shipped: Mapping[str, Any]) -> Iterator[str]:
    if name == "contingent_flight":
        yield from _flight(rows)
        return
    wanted = [key for key in shipped if key != "source"]
    if name in _OPEN_ENDED:
        wanted = [*rows, *(key for key in _REQUIRED.get(name, ()) if key not in rows)]
    yield from (f"'{key}' is missing" for key in wanted if key not in rows)
    for key, row in rows.items():
        if key not in wanted:
            yield unknown("row", key, wanted)
            continue
        for fault in _row(name, key, row, shipped):
            yield within(key, fault)


def _row(name: str, key: str, row: Any, shipped: Mapping[str, Any]) -> Iterator[str]:
    if name == "clash_of_arms":
        yield from _clash(row, next(v for k, v in shipped.items() if k != "source"))
    elif name in _CELLS:
        yield from _cells(row, *_CELLS[name])
    elif fault := _kind(name, key).fault(row):
        yield fault


def _clash(row: Any, types: Mapping[str, int]) -> Iterator[str]:
    if not isinstance(row, dict):
        yield f"must be a column for each attacker, got {row!r}"
        return
    yield from (f"the cell of '{kind}' is missing" for kind in types if kind not in row)
    for kind, column in row.items():
        if kind not in types:
            yield unknown("attacker", kind, types)
        elif fault := _CLASH.fault(column):
            yield within(kind, fault)


def _cells(row: Any, pattern: str, what: str) -> Iterator[str]:
    if not isinstance(row, list) or len(row) != len(FACES):
        content = f"{len(row)} cells" if isinstance(row, list) else repr(row)
        yield f"must be ten cells, for die 0 to 9, got {content}"
        return
    for die, cell in enumerate(row):
        if not isinstance(cell, str) or not re.fullmatch(pattern, cell):
            yield f"die {die}: must be {what}, got {cell!r}"


def _flight(rows: Mapping[str, Any]) -> Iterator[str]:
    for key in ("per_unit", "less"):
        if fault := _COUNT.fault(rows.get(key)):
            yield within(key, fault)
    for key in rows.keys() - {"per_unit", "less", "cells"}:
        yield unknown("row", key, ("per_unit", "less", "cells"))
    cells = rows.get("cells", {})
    if not isinstance(cells, dict):
        yield f"cells: must be a list for each number of units, got {cells!r}"
        return
    for units, row in cells.items():
        if not units.isdigit() or not 1 <= int(units) <= MOST_IN_CONTINGENT:
            yield f"cells: units must be a number from 1 to {MOST_IN_CONTINGENT}, got '{units}'"
        elif not isinstance(row, list) or len(row) != int(units) or not all(map(_COUNT.holds, row)):
            yield f"cells {units}: must be {units} whole numbers, for 1 to {units} lost"


def schema() -> Schema:
    """Return the JSON Schema of chart packs."""
    tables = load().tables
    return kinds.pack("ran", {name: _schema_of(name, table) for name, table in tables.items()})


def _schema_of(name: str, shipped: Mapping[str, Any]) -> Schema:
    if name == "contingent_flight":
        count = _COUNT.schema()
        cells = {str(units): _losses(units) for units in range(1, MOST_IN_CONTINGENT + 1)}
        rows = {"per_unit": count, "less": count, "cells": kinds.table(cells)}
        return kinds.table(rows | {"source": kinds.SOURCE}, ("per_unit", "less", "source"))
    keys = [key for key in shipped if key != "source"]
    schemas = {key: _schema_of_row(name, key, shipped) for key in keys} | {"source": kinds.SOURCE}
    if name not in _OPEN_ENDED:
        return kinds.table(schemas, schemas)
    other = {"additionalProperties": _schema_of_row(name, "", shipped)}
    return kinds.table(schemas, (*_REQUIRED.get(name, ()), "source")) | other


def _schema_of_row(name: str, key: str, shipped: Mapping[str, Any]) -> Schema:
    if name == "clash_of_arms":
        types = next(row for row in shipped.values() if isinstance(row, Mapping))
        return kinds.table(dict.fromkeys(types, _CLASH.schema()), types)
    if name not in _CELLS:
        return _kind(name, key).schema()
    cell = {"type": "string", "pattern": f"^({_CELLS[name][0]})$"}
    return {"type": "array", "items": cell, "minItems": len(FACES), "maxItems": len(FACES)}


def _losses(units: int) -> Schema:
    return Kind(_COUNT.least, _COUNT.most, length=(units, units)).schema()


# ---- The chart pack ------------------------------------------------------------------

_FILE = files("samurai_odds.ran") / "facts" / "charts.toml"


@dataclass(frozen=True)
class Charts:
    """All tables, by name, as a pack file writes them; each has a ``source``."""

    edition: str
    pack: str
    tables: Mapping[str, Mapping[str, Any]]


class Used(facts.Used[Charts]):
    """Reads charts for one question and remembers the tables weaker than the rulebook."""

    def table(self, name: str) -> Mapping[str, Any]:
        table = self.facts.tables[name]
        self.note(name, str(table["source"]))
        return table

    def number(self, table: str, key: str) -> int:
        return int(self.table(table)[key])

    def number_or(self, table: str, key: str, usual: int) -> int:
        """Give a number of a table that names only what is out of the usual."""
        return self.number(table, key) if key in self.facts.tables[table] else usual

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


@facts.Loader
def load(rules: str | None) -> Charts:
    """Read the shipped pack with, over it, the tables of a user's file (TOML).

    Raises OddsError with every problem of the file.
    """
    ours = facts.shipped(_FILE)
    edition = str(ours.pop("edition"))
    ours.pop("version")
    if rules is None:
        return Charts(edition, facts.SHIPPED, ours)
    own = read_pack(rules)
    if not any(isinstance(table, dict) for table in own.values()):
        raise OddsError(f"the charts file '{rules}' holds no table: {', '.join(ours)}")
    refuse([f"{rules}, {fault}" for fault in faults(own, ours)])
    edition = str(own.pop("edition", edition))
    own.pop("version", None)
    return Charts(edition, Path(rules).name, {**ours, **own})


def read_pack(path: str) -> dict[str, Any]:
    """Read a pack file; raise OddsError if it cannot be read at all."""
    return read_toml(path, "the charts file")


# ---- The tables of a chart pack as grids ---------------------------------------------

_BY_DIE = ("busho_casualty", "contingent_coordination")


def table_grid(name: str, table: Mapping[str, Any]) -> Grid:
    """Lay out one table of a pack with its source."""
    rows = {key: row for key, row in table.items() if key != "source"}
    heading = name.replace("_", " ")
    notes = (f"source: {table['source']}",)
    dice = tuple(str(die) for die in FACES)
    if name == "clash_of_arms":
        types = tuple(next(iter(rows.values())))
        cells = tuple((kind, *(row[other] for other in types)) for kind, row in rows.items())
        return Grid(heading, ("defender \\ attacker", *types), cells, notes)
    if name in ("shock_results", "fire", *_BY_DIE):
        first = {"shock_results": "column", "fire": "weapon-range"}.get(name, "die")
        return Grid(heading, (first, *dice), tuple((k, *row) for k, row in rows.items()), notes)
    if name == "movement_points":
        cells = tuple((key, *row) for key, row in rows.items())
        return Grid(heading, ("", "close order", "open order"), cells, notes)
    if name == "contingent_flight":
        formula = f"floor({rows['per_unit']} x lost / units) - {rows['less']}"
        cells = tuple((units, _listed(row)) for units, row in rows.get("cells", {}).items())
        return Grid(heading, ("units", "cells for 1, 2, ... lost"), cells, (*notes, formula))
    return Grid(heading, ("", "value"), tuple(rows.items()), notes)


@dataclass(frozen=True, repr=False)
class Tables(Answer):
    """Tables of a chart pack."""

    tables: tuple[Grid, ...]

    def grids(self, form: str = "text") -> list[Grid]:
        return list(self.tables)

    def to_dict(self) -> dict[str, Any]:
        data: dict[str, Any] = json.loads(self.to_json())
        return data

    def to_json(self) -> str:
        return write(self.grids(), "json")


def charts_of(table: str | None, rules: str | None) -> Tables:
    """Return the tables of a pack, or one of them."""
    tables = load(rules).tables
    if table is not None and table not in tables:
        raise OddsError(unknown("table", table, tables))
    return Tables(tuple(table_grid(name, tables[name]) for name in ([table] if table else tables)))


def _listed(cells: list[int]) -> str:
    return " ".join(map(str, cells))
