"""A draft to edit: seats with provinces side by side, alike but for where they lie."""

from dataclasses import replace
from typing import Any

from samurai_odds.engine.text_files import Line
from samurai_odds.errors import OddsError, refuse
from samurai_odds.play.layout import MOST_SEATS
from samurai_odds.swords.facts import Facts, load
from samurai_odds.swords.scenario.chart import Changes, Chart, chart_of, shipped_chart
from samurai_odds.swords.scenario.facts import goal_of
from samurai_odds.swords.scenario.lines import listed, read_army, read_changes, read_units
from samurai_odds.swords.scenario.scenario import (
    ARMIES_EACH,
    COLORS,
    STANDARD,
    TWO_PLAYER,
    Scenario,
    Seat,
    Units,
)
from samurai_odds.swords.scenario.text import write

NAMES = ("Red", "Blue", "Gold", "Green", "Purple")  # of seats, as the map colors them


def draft(
    players: int,
    size: int,
    units: str,
    army: str,
    without: str = "",
    facts: Facts | None = None,
) -> Scenario:
    """Make a draft of round 1: so many provinces to a seat, a force in each, three armies.

    ``without`` names what is left out of the map, of which the goal under ``facts`` is then a part.
    """
    if not 2 <= players <= MOST_SEATS:
        raise OddsError(f"players {players}: 2 to {MOST_SEATS}")
    lines: list[Line] = []
    leave = [(0, f"without {without}")] if without.strip() else []
    changes = read_changes(leave, False, lines, {})
    problems = [f"without: {what}" for _, what in lines]
    refuse(problems)
    chart, seats = chart_of(changes), 4 if players == 2 else players
    if size * seats > len(chart.provinces) or size < ARMIES_EACH:
        most = len(chart.provinces) // seats
        problems.append(f"size {size}: {ARMIES_EACH} to {most} provinces go to each of {seats}")
    refuse(problems)
    force, variant = read_units(units), TWO_PLAYER if players == 2 else STANDARD
    lands = enumerate(_lands(chart, seats, size), start=1)
    made = Scenario(
        "A draft",
        variant,
        tuple(Seat(f"Seat {n}", **_troops(land, force, army)) for n, land in lands),
        round=1,
        notes=COLORS if variant == TWO_PLAYER else "",
        map=changes,
    )
    if not without.strip():
        return made
    part = len(chart.provinces) / len(shipped_chart().provinces)
    return replace(made, goal=max(size + 1, round(part * goal_of(made, facts or load()))))


def named(made: Scenario) -> Scenario:
    """Return a draft whose seats have the names of their colors on the map."""
    seats = zip(made.seats, NAMES, strict=False)
    return replace(made, seats=tuple(replace(seat, name=name) for seat, name in seats))


def file_of(made: Scenario, without: str, facts: Facts) -> str:
    """Return a draft as a file, with what is left out of its map as somebody named it."""
    text = write(replace(made, map=Changes()), facts)
    if not (away := ", ".join(listed(without))):
        return text
    before = "\nPosition:\n"
    return text.replace(before, f"\nMap:\n  without {away}\n{before}", 1)


def _troops(land: list[str], force: Units, army: str) -> dict[str, Any]:
    """Place a seat's armies in the first of its provinces, and a force in each."""
    armies = [
        read_army(index + 1, f"{where}, {army}", 1, str)
        for index, where in enumerate(land[:ARMIES_EACH])
    ]
    return {"armies": tuple(armies), "forces": tuple((where, force) for where in land)}


def _lands(chart: Chart, seats: int, size: int) -> list[list[str]]:
    """Let the seats take land in turn: each a neighbor of its own, as far as there is one."""
    count = len(chart.provinces)
    lands = [[seat * count // seats] for seat in range(seats)]
    free = [number for number in range(count) if [number] not in lands]
    for _ in range(size - 1):
        for land in lands:
            near = [number for own in land for number, _ in chart.neighbors[own] if number in free]
            taken = (near or free)[0]
            land.append(taken)
            free.remove(taken)
    return [[chart.provinces[number].name for number in land] for land in lands]
