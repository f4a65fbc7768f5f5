"""What makes a scenario of Samurai Battles what it is (rulings, "Themes")."""

from collections.abc import Iterator
from typing import Any

from samurai_odds.analysis.fixing.theme import Theme, in_title
from samurai_odds.battles.scenario.scenario import SIDES, Scenario


def theme(scenario: Scenario) -> Theme:
    """Return the named leaders with their units, goals, what the title names, kinds of unit."""
    return {part: frozenset(there) for part, there in _parts(scenario)}


def _parts(scenario: Scenario) -> Iterator[tuple[str, set[Any]]]:
    units = {unit.hex: unit for unit in scenario.units}
    for leader in scenario.leaders:
        if leader.name:
            unit = units.get(leader.hex)
            led = f" with his {unit.kind}" if unit else ""
            yield f"{leader.name}{led}", {leader.side}
    if scenario.objectives or scenario.tents:
        goals = {(one.side, one.rule, *one.hexes, *one.cards) for one in scenario.objectives}
        yield "the objectives", {*goals, *((tent.side, tent.hex) for tent in scenario.tents)}
    for ground in in_title(scenario.title, sorted(set(scenario.terrain) - {"open"})):
        yield f"the {ground}", {n for n, key in enumerate(scenario.terrain) if key == ground}
    for side, army in enumerate(scenario.armies):
        kinds = {unit.kind for unit in scenario.units if unit.side == side}
        name = army.name if army.name.lower() != SIDES[side] else army.name.lower()
        if kinds:
            yield f"the kinds of unit of {name}", {tuple(sorted(kinds))}
