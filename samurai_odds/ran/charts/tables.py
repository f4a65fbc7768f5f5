"""The tables of a chart pack as grids."""

from collections.abc import Mapping
from typing import Any

from samurai_odds.grids.grid import Grid
from samurai_odds.ran.charts.cells import FACES

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


def _listed(cells: list[int]) -> str:
    return " ".join(map(str, cells))
