"""Other charts that RAN could well have: each table that is not published, one step either way."""

from collections.abc import Callable, Mapping
from typing import Any

from samurai_odds.engine.plausible import DOUBTFUL, Step
from samurai_odds.ran import facts

Rows = Mapping[str, Any]
_ON_MAPS = ("tree-line", "stream", "uphill", "downhill")  # that are added to what a hex costs


def _by_die(rows: Rows, by: int) -> Rows:
    """Read every die one face lower or higher."""
    return {key: row[:1] + row[:-1] if by < 0 else row[1:] + row[-1:] for key, row in rows.items()}


def _shifts(rows: Rows, by: int) -> Rows:
    return {key: n if key == "clear" else max(0, n + by) for key, n in rows.items()}


def _flight(rows: Rows, by: int) -> Rows:
    cells = {units: [n + by for n in row] for units, row in rows.get("cells", {}).items()}
    return {**rows, "less": rows["less"] - by, **({"cells": cells} if cells else {})}


def _costs(rows: Rows, by: int) -> Rows:
    least = {key: 0 if key in _ON_MAPS else 1 for key in rows}
    return {
        key: row if key == "clear" else [max(least[key], n + by) for n in row]
        for key, row in rows.items()
    }


_DIE = ("every die one face lower", "every die one face higher")
_MOVED: Mapping[str, tuple[Callable[[Rows, int], Rows], tuple[str, str]]] = {
    "fire": (_by_die, _DIE),
    "busho_casualty": (_by_die, _DIE),
    "contingent_coordination": (_by_die, _DIE),
    "fire_cover": (
        lambda rows, by: {key: min(0, n - by) for key, n in rows.items()},
        ("cover one less", "cover one more"),
    ),
    "contingent_flight": (_flight, ("flight at one less", "flight at one more")),
    "terrain": (_shifts, ("shifts one less", "shifts one more")),
    "hexsides": (_shifts, ("shifts one less", "shifts one more")),
    "movement_points": (_costs, ("one point less", "one point more")),
    "honjin_lost": (
        lambda rows, by: {key: max(0, n + 3 * by) for key, n in rows.items()},
        ("a head less", "a head more"),
    ),
}


def steps(rests_on: Mapping[str, str], rules: str | None = None) -> list[Step]:
    """Return what can be tried of the tables that an answer rests on."""
    tables, steps_listed = facts.load(rules).tables, []
    for name, (move, words) in _MOVED.items():
        what, source = name.replace("_", " "), tables[name]["source"]
        if what not in rests_on or source not in DOUBTFUL:
            continue
        rows = {key: row for key, row in tables[name].items() if key != "source"}
        moved = [{"source": source, **move(rows, by)} for by in (-1, 1)]
        others = [
            (said, {name: table})
            for said, table in zip(words, moved, strict=True)
            if table != tables[name]
        ]
        steps_listed.append(Step(what, source, "as shipped", tuple(others)))
    return steps_listed
