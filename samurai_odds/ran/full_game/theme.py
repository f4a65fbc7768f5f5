"""What makes a scenario of RAN what it is (rulings, "Themes")."""

from collections.abc import Iterator
from typing import Any

from samurai_odds.analysis.fixing.theme import Theme, in_title
from samurai_odds.ran.scenario.scenario import Scenario


def theme(scenario: Scenario) -> Theme:
    """Return the contingents by their kinds of unit, the busho, what the title names."""
    return {part: frozenset(there) for part, there in _parts(scenario)}


def _parts(scenario: Scenario) -> Iterator[tuple[str, set[Any]]]:
    ground = scenario.terrain
    for kind in in_title(scenario.title, sorted({*ground.hexes} - {"clear"})):
        yield f"the {kind}", {n for n, here in enumerate(ground.hexes) if here == kind}
    for each in scenario.contingents:
        kinds = sorted({one.unit.type for one in each.counters})
        yield f"the army of {each.name}", {(each.letter, *kinds)}
    ratings = {(one.letter, one.rating, one.command) for one in scenario.contingents}
    if ratings:
        yield "the ratings of every busho", ratings
