"""A map in the terminal: the seats in a table, the provinces by region with their neighbors."""

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from samurai_odds.grids.fitting import wrapped
from samurai_odds.grids.grid import Grid, write
from samurai_odds.swords.drawing.words import army_text, begins, map_sources
from samurai_odds.swords.facts import Facts, load
from samurai_odds.swords.forces import PLURALS, write_troop
from samurai_odds.swords.layout import DAIMYO, KINDS, RONIN
from samurai_odds.swords.scenario.chart import Chart, Province, chart_of
from samurai_odds.swords.scenario.facts import (
    cards_of,
    goal_of,
    koku_of,
    on_map,
    owned_by,
    owners,
    round_limit_of,
    tray,
)
from samurai_odds.swords.scenario.scenario import Scenario, Seat, Units

_LEVIED = tuple(kind for kind in range(len(KINDS)) if kind not in (DAIMYO, RONIN))


def map_text(scenario: Scenario, facts: Facts | None = None) -> str:
    """Say a set-up or a position: how it begins, its seats, its provinces by region."""
    facts = load() if facts is None else facts
    chart = chart_of(scenario.map)
    parts = [wrapped(f"{begins(scenario, facts)}\n{scenario.title}")]
    if not scenario.to_be_set_up:
        parts.append(write([seats_grid(scenario, facts)], "text"))
    parts += _regions(scenario, chart)
    said = [f"set-up: {scenario.source}", *map_sources(chart, scenario), scenario.notes]
    if not scenario.to_be_set_up:
        said[0] = f"position: {scenario.source}"
    parts.append("\n".join(wrapped(text) for text in said if text))
    return "\n\n".join(part.strip("\n") for part in parts)


def seats_grid(scenario: Scenario, facts: Facts) -> Grid:
    """Put what the seats have in a table; below it who has something to be told."""
    rows: list[tuple[Any, ...]] = []
    notes = []
    for index, seat in enumerate(scenario.seats):
        if seat.out:
            heir = f": {scenario.seats[seat.heir].name} took over" if seat.heir is not None else ""
            notes.append(f"{seat.name} was out in round {seat.out}{heir}")
            continue
        left = tray(scenario, index, facts)
        units = on_map(seat)
        counts = (f"{units[kind]} + {left[kind]}" for kind in _LEVIED)
        own = len(owned_by(seat))
        name = f"{index + 1} {seat.name}" if seat.name != f"Seat {index + 1}" else f"{index + 1}"
        rows.append((name, own, koku_of(scenario, index, facts), len(seat.armies), *counts))
    if swords := [f"{seat.name} {seat.sword}" for seat in scenario.seats if seat.sword]:
        notes.append(f"swords of the round before: {', '.join(swords)}")
    if scenario.ninja is not None:
        notes.append(f"{scenario.seats[scenario.ninja].name} holds the ninja and may spy")
    columns = ("seat", "provinces", "koku", "armies", *(PLURALS[kind] for kind in _LEVIED))
    note = "units: on the map + left to levy"
    return Grid("", columns, tuple(rows), (note, *notes))


def _regions(scenario: Scenario, chart: Chart) -> Iterator[str]:
    whose = owners(scenario)
    castles = dict(scenario.castles)
    for region in chart.regions:
        lines = [region]
        for number, province in enumerate(chart.provinces):
            if province.region != region:
                continue
            owner = whose.get(province.name)
            castle = f", {castles[province.name]}" if province.name in castles else ""
            if scenario.to_be_set_up:
                lines.append(f"  {province.name}{castle}: {_neighbors(chart, number)}")
                continue
            name = "empty" if owner is None else scenario.seats[owner].name
            head = f"{province.name}, {name}{castle}"
            troops = [] if owner is None else list(_troops(scenario.seats[owner], province))
            lines.append(f"  {head}{': ' if troops else ''}{'; '.join(troops)}")
            lines.append(f"    {_neighbors(chart, number)}")
        yield "\n".join(wrapped(line) for line in lines)


def _troops(seat: Seat, province: Province) -> Iterator[str]:
    for name, units in seat.forces:
        if name == province.name:
            yield write_troop(units, 0)
    for army in seat.armies:
        if army.where == province.name:
            yield army_text(army)


def _neighbors(chart: Chart, number: int) -> str:
    near = chart.neighbors[number]
    land = [chart.provinces[other].name for other, sea in near if not sea]
    sea = [chart.provinces[other].name for other, by_sea in near if by_sea]
    parts = [f"borders {', '.join(land)}"] if land else []
    return "; ".join([*parts, *([f"by sea {', '.join(sea)}"] if sea else [])])


def map_data(scenario: Scenario, facts: Facts | None = None) -> dict[str, Any]:
    """Give a set-up or a position as plain data for JSON: seats by number from 1."""
    facts = load() if facts is None else facts
    chart, whose = chart_of(scenario.map), owners(scenario)
    castles = dict(scenario.castles)
    return {
        "title": scenario.title,
        "variant": scenario.variant,
        "players": scenario.players,
        "goal": goal_of(scenario, facts),
        "round_limit": round_limit_of(scenario, facts),
        "round": scenario.round,
        "ninja": None if scenario.ninja is None else scenario.ninja + 1,
        "seats": [_seat_data(scenario, index, facts) for index in range(len(scenario.seats))],
        "provinces": [
            {
                **asdict(province),
                "owner": whose[province.name] + 1 if province.name in whose else None,
                "castle": castles.get(province.name),
            }
            for province in chart.provinces
        ],
        "borders": [asdict(border) for border in chart.borders],
        "source": scenario.source,
        "notes": scenario.notes,
    }


def _seat_data(scenario: Scenario, index: int, facts: Facts) -> dict[str, Any]:
    seat = scenario.seats[index]
    data: dict[str, Any] = {
        "seat": index + 1,
        "name": seat.name,
        "koku": koku_of(scenario, index, facts),
    }
    if scenario.to_be_set_up:
        return data | {"cards": cards_of(scenario, index, facts)}
    armies = [
        asdict(army) | {"units": _units_data(army.units), "fallen": army.fallen}
        for army in seat.armies
    ]
    return data | {
        "provinces": len(owned_by(seat)),
        "armies": armies,
        "forces": {name: _units_data(units) for name, units in seat.forces},
        "tray": _units_data(tray(scenario, index, facts)),
        "sword": seat.sword,
        "out": seat.out,
        "heir": None if seat.heir is None else seat.heir + 1,
    }


def _units_data(units: Units) -> dict[str, int]:
    return {KINDS[kind]: count for kind, count in enumerate(units) if count}
