"""A scenario in the terminal: its armies, its map and the rest in words."""

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from samurai_odds.grids.fitting import wrapped
from samurai_odds.grids.grid import Grid, write
from samurai_odds.ran.hexes import FACINGS, LANDS
from samurai_odds.ran.scenario.contingent_checks import away_because
from samurai_odds.ran.scenario.contingent_lines import STATUS, named_place, units_lines
from samurai_odds.ran.scenario.drawn_map import (
    LABEL_WIDTH,
    cells_of,
    columns_row,
    drawn_row,
    sides_listed,
    width_of,
)
from samurai_odds.ran.scenario.position_lines import position_lines
from samurai_odds.ran.scenario.scenario import (
    HONJIN,
    SIDES,
    SWITCHES,
    USUAL_TURNS,
    Contingent,
    Rules,
    Samurai,
    Scenario,
)

# ---- What a scenario's map does not show, in words -----------------------------------


def units_text(each: Contingent) -> str:
    """List a contingent's units: ``A1-A2 SI 7-4/6-3, A3 SI-B 5-5``."""
    listed = [(counter.number, str(counter.unit)) for counter in each.counters]
    return ", ".join(units_lines(each.letter, listed))


def place_text(each: Contingent, scenario: Scenario) -> str:
    """Say where a busho is: with a unit, in a hex, or why nowhere."""
    if each.hex is None:
        return {"he is dead": "dead", "his contingent has fled": "fled"}.get(
            away_because(each, scenario), "to enter"
        )
    return named_place(scenario, each.hex)


def ground_text(scenario: Scenario) -> str:
    on_map = scenario.terrain.hexes
    said = [f"{land.letter} {kind}" for kind, land in LANDS.items() if kind in on_map]
    if any(scenario.terrain.levels):
        said.append("a digit after it: its level")
    return f"ground: {', '.join(said)}"


def switched(rules: Rules) -> Iterator[str]:
    """Say which readings of rulings a scenario has changed."""
    for switch in SWITCHES:
        if getattr(rules, switch.field) != switch.usual:
            yield switch.said


def special_lines(scenario: Scenario, whole: bool = True) -> Iterator[str]:
    """Yield what a scenario has of its own; without the turn limit and the map unless ``whole``."""
    for each in scenario.contingents:
        if each.enters is not None:
            hexes = " or ".join(map(scenario.hex_name, each.enters.hexes))
            active = ", active" if each.enters.active else ""
            yield f"contingent {each.letter} enters on turn {each.enters.turn} at {hexes}{active}"
    for kind, points in scenario.rules.rout_points:
        yield f"a lost {kind} costs {points} rout points"
    yield from switched(scenario.rules)
    if whole and scenario.turn_limit != USUAL_TURNS:
        yield f"after turn {scenario.turn_limit} rout points decide (R47)"
    for kind, listed in sides_listed(scenario.terrain) if whole else ():
        yield f"{kind} at hex and side: {listed}"
    for side, army in zip(SIDES, scenario.armies, strict=True):
        if army.samurai:
            yield f"Samurai of {side}: {_samurai(army.samurai)}"
    if scenario.pool:
        yield f"Samurai that both draw from: {_samurai(scenario.pool)}"
    if not scenario.is_fresh:
        yield f"a position: {'; '.join(position_lines(scenario.moment)) or 'turn 1'}"


def _samurai(samurai: tuple[Samurai, ...]) -> str:
    return ", ".join(f"{each.name} {each.man} (range {each.range})" for each in samurai)


def source_lines(scenario: Scenario) -> Iterator[str]:
    """Say where the numbers come from, those known apart from the rest."""
    by_tag: dict[str, list[str]] = {}
    for where, tag in scenario.sources:
        by_tag.setdefault(tag, []).append(where)
    yield f"numbers: {scenario.source}"
    for tag, known in by_tag.items():
        yield f"but {tag}: {', '.join(known)}"
    yield f"ground and places: {scenario.placement}"
    if scenario.notes:
        yield scenario.notes


# ---- A scenario of RAN in the terminal -----------------------------------------------

_WIDTH = 80

_PIECES = (
    "pieces: contingent, unit, and the vertex that it faces (n, ne, se, s, sw, nw), red in "
    "capitals, blue in small letters; without a facing a Honjin; * a busho"
)


def map_text(scenario: Scenario) -> str:
    units = [wrapped(f"{units_text(each)}") for each in scenario.contingents]
    parts = [
        write([_armies(scenario)], "text"),
        write([_contingents(scenario)], "text"),
        "\n".join(units),
        *drawn_text(scenario),
    ]
    if special := [wrapped(f"- {said}") for said in special_lines(scenario)]:
        parts.append("\n".join(["special", *special]))
    parts.append("\n".join(map(wrapped, source_lines(scenario))))
    return "\n\n".join(part.strip("\n") for part in parts)


def drawn_text(scenario: Scenario, width: int | None = None) -> Iterator[str]:
    """Draw a scenario's map and explain its letters."""
    yield from _blocks(scenario)
    yield "\n".join(wrapped(text, width) for text in (ground_text(scenario), _PIECES))


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
    rows = tuple(contingent_row(each, scenario) for each in scenario.contingents)
    return Grid("", ("contingent", "rating", "combat", "busho at", "status"), rows)


def contingent_row(each: Contingent, scenario: Scenario) -> tuple[str, str, str, str, str]:
    """Say who leads a contingent, how well, where he is, and whether it is active."""
    status = ", ".join(word for word in STATUS if getattr(each, word)) or "inactive"
    rating = f"{'Initiative' if each.command else 'Momentum'} {each.rating}"
    where = place_text(each, scenario)
    return f"{each.letter} {each.name}", rating, str(each.man), where, status


def _blocks(scenario: Scenario) -> Iterator[str]:
    """Draw the map, in blocks of columns where it is too wide for a terminal."""
    cells, over = cells_of(scenario), scenario.terrain.field
    wide = width_of(cells)
    most = max(1, (_WIDTH - LABEL_WIDTH - wide // 2 + 1) // wide)
    parts = -(-over.columns // most)
    size = -(-over.columns // parts)  # blocks of about the same width
    for first in range(0, over.columns, size):
        places = range(first, min(first + size, over.columns))
        lines = [f"columns {places[0] + 1} to {places[-1] + 1}"] if parts > 1 else []
        lines.append(columns_row(places, wide))
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
