"""What makes a setup of Samurai Swords what it is (rulings, "Themes")."""

from collections.abc import Iterator
from typing import Any

from samurai_odds.analysis.fixing.theme import Theme
from samurai_odds.swords.scenario.facts import owned_by
from samurai_odds.swords.scenario.scenario import Scenario


def theme(scenario: Scenario) -> Theme:
    """Return where each seat has its armies, which provinces it holds, what is built."""
    return {part: frozenset(there) for part, there in _parts(scenario)}


def _parts(scenario: Scenario) -> Iterator[tuple[str, set[Any]]]:
    for place, seat in enumerate(scenario.seats):
        if home := {army.where for army in seat.armies}:
            yield f"where the armies of {scenario.seat_name(place)} stand", home
    for place, seat in enumerate(scenario.seats):
        if held := set(owned_by(seat)):
            yield f"which provinces {scenario.seat_name(place)} holds", held
    if scenario.castles:
        yield "the castles", set(scenario.castles)
