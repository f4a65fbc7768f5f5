"""A draft to edit: seats with provinces side by side, alike but for where they lie."""

from typing import Any

from samurai_odds.errors import OddsError, refuse
from samurai_odds.play.layout import MOST_SEATS
from samurai_odds.swords.scenario.chart import Chart, shipped_chart
from samurai_odds.swords.scenario.lines import read_army, read_units
from samurai_odds.swords.scenario.scenario import (
    ARMIES_EACH,
    COLORS,
    STANDARD,
    TWO_PLAYER,
    Scenario,
    Seat,
    Units,
)


def draft(players: int, size: int, units: str, army: str) -> Scenario:
    """Make a draft of round 1: so many provinces to a seat, a force in each, three armies."""
    if not 2 <= players <= MOST_SEATS:
        raise OddsError(f"players {players}: 2 to {MOST_SEATS}")
    chart, seats = shipped_chart(), 4 if players == 2 else players
    problems: list[str] = []
    if size * seats > len(chart.provinces) or size < ARMIES_EACH:
        most = len(chart.provinces) // seats
        problems.append(f"size {size}: {ARMIES_EACH} to {most} provinces go to each of {seats}")
    refuse(problems)
    force, variant = read_units(units), TWO_PLAYER if players == 2 else STANDARD
    lands = enumerate(_lands(chart, seats, size), start=1)
    return Scenario(
        "A draft",
        variant,
        tuple(Seat(f"Seat {n}", **_troops(land, force, army)) for n, land in lands),
        round=1,
        notes=COLORS if variant == TWO_PLAYER else "",
    )


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
