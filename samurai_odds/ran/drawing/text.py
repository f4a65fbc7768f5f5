"""A scenario of RAN in the terminal: its armies, its map, the rest in words."""

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from samurai_odds.grids.fitting import wrapped
from samurai_odds.grids.grid import Grid, write
from samurai_odds.ran.drawing.words import (
    ground_text,
    place_text,
    source_lines,
    special_lines,
    units_text,
)
from samurai_odds.ran.ground.facing import FACINGS
from samurai_odds.ran.scenario.contingent_lines import STATUS
from samurai_odds.ran.scenario.drawn_map import cells_of, drawn_row, width_of
from samurai_odds.ran.scenario.scenario import HONJIN, SIDES, Scenario

_WIDTH = 80
_LABEL = 6
_PIECES = (
    "pieces: contingent, unit, and the vertex that it faces (n, ne, se, s, sw, nw), red in "
    "capitals, blue in small letters; without a facing a Honjin; * a busho"
)


def map_text(scenario: Scenario) -> str:
    """Draw a scenario with letters and say all that the map does not show."""
    units = [wrapped(f"{units_text(each)}") for each in scenario.contingents]
    parts = [
        write([_armies(scenario)], "text"),
        write([_contingents(scenario)], "text"),
        "\n".join(units),
        *_blocks(scenario),
        "\n".join(wrapped(text) for text in (ground_text(scenario), _PIECES)),
    ]
    if special := [wrapped(f"- {said}") for said in special_lines(scenario)]:
        parts.append("\n".join(["special", *special]))
    parts.append("\n".join(map(wrapped, source_lines(scenario))))
    return "\n\n".join(part.strip("\n") for part in parts)


def _armies(scenario: Scenario) -> Grid:
    rows = []
    for side, army in enumerate(scenario.armies):
        own = scenario.of_side(side)
        named = army.name.lower() != SIDES[side]
        rows.append(
            (
                f"{SIDES[side]}, {army.name}" if named else army.name,
                len(own),
                sum(c.unit.type != HONJIN for each in own for c in each.counters),
                army.level,
                next((each.command.activations for each in own if each.command), None),
                next((each.command.trumps for each in own if each.command), None),
            )
        )
    columns = ("army", "contingents", "units", "rout level", "activations", "trumps")
    return Grid(scenario.title, columns, tuple(rows))


def _contingents(scenario: Scenario) -> Grid:
    rows = []
    for each in scenario.contingents:
        status = ", ".join(word for word in STATUS if getattr(each, word)) or "inactive"
        rating = f"{'Initiative' if each.command else 'Momentum'} {each.rating}"
        where = place_text(each, scenario)
        rows.append((f"{each.letter} {each.name}", rating, str(each.man), where, status))
    return Grid("", ("contingent", "rating", "combat", "busho at", "status"), tuple(rows))


def _blocks(scenario: Scenario) -> Iterator[str]:
    """Draw the map, in blocks of columns where it is too wide for a terminal."""
    cells, over = cells_of(scenario), scenario.terrain.field
    wide = width_of(cells)
    most = max(1, (_WIDTH - _LABEL - wide // 2 + 1) // wide)
    parts = -(-over.columns // most)
    size = -(-over.columns // parts)  # blocks of about the same width
    for first in range(0, over.columns, size):
        places = range(first, min(first + size, over.columns))
        names = "".join(f"{place + 1:02}".ljust(wide) for place in places).rstrip()
        lines = [f"columns {places[0] + 1} to {places[-1] + 1}"] if parts > 1 else []
        lines.append(_LABEL * " " + names)
        for row in range(over.rows):
            lines.append(drawn_row(row, [cells[over.hex_at(row, k)] for k in places], wide))
        yield "\n".join(lines)


def map_data(scenario: Scenario) -> dict[str, Any]:
    """Give a scenario as plain data for JSON: hexes by name, clear level ground left out."""
    data, ground = asdict(scenario), scenario.terrain
    name = scenario.hex_name
    data["terrain"] = {
        "columns": ground.field.columns,
        "rows": ground.field.rows,
        "hexes": {name(n): kind for n, kind in enumerate(ground.hexes) if kind != "clear"},
        "levels": {name(n): level for n, level in enumerate(ground.levels) if level},
        "hexsides": [
            {"between": [name(one), name(other)], "kind": kind}
            for (one, other), kind in ground.sides
        ],
    }
    data["armies"] = dict(zip(SIDES, data["armies"], strict=True))
    for said, each in zip(data["contingents"], scenario.contingents, strict=True):
        said |= {"side": SIDES[each.side], "man": str(each.man), "hex": _named(each.hex, name)}
        if each.replacement is not None:
            said["replacement"] = {"rating": each.replacement[0], "man": str(each.replacement[1])}
        if each.enters is not None:
            said["enters"]["hexes"] = [name(number) for number in each.enters.hexes]
        said["units"] = [
            {
                "label": each.label(counter),
                "unit": str(counter.unit),
                "hex": _named(counter.hex, name),
                "facing": None if counter.facing is None else FACINGS[counter.facing],
            }
            for counter in each.counters
        ]
        del said["counters"]
    for cup, samurai in (
        (data["armies"]["red"]["samurai"], scenario.armies[0].samurai),
        (data["armies"]["blue"]["samurai"], scenario.armies[1].samurai),
        (data["pool"], scenario.pool),
    ):
        for said, man in zip(cup, samurai, strict=True):
            said["man"] = str(man.man)
    data["sources"] = dict(scenario.sources)
    initiative = scenario.moment.initiative
    data["moment"]["initiative"] = None if initiative is None else SIDES[initiative]
    return data


def _named(number: int | None, name: Any) -> str | None:
    return None if number is None else name(number)
