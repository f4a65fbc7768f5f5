"""The units, busho and hexes of a battle by the names that players use."""

from samurai_odds.engine.machine import AUTOMATIC
from samurai_odds.play.game import State
from samurai_odds.play.replay import Step
from samurai_odds.ran.asking import line
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.question import cups, in_order
from samurai_odds.ran.ground.facing import FACINGS
from samurai_odds.ran.scenario.scenario import SIDES, Scenario

__all__ = ["Names", "is_choice", "is_roll", "line", "many"]


class Names:
    """Names what the numbers of one battle stand for."""

    def __init__(self, scenario: Scenario, question: State) -> None:
        self.question = question
        self.ground = scenario.terrain.hexes
        self.field = scenario.terrain.field
        self.contingents = in_order(scenario)
        self.counters = [
            (contingent, counter)
            for contingent in self.contingents
            for counter in contingent.counters
        ]
        self.clans = [army.name for army in scenario.armies]
        self.samurai = [each.name for cup in cups(scenario) for each in cup]

    def unit(self, unit: int) -> str:
        """Name a unit: ``A3 (SI)``."""
        contingent, counter = self.counters[unit]
        return f"{contingent.label(counter)} ({counter.unit.type})"

    def units(self, *units: int) -> str:
        return ", ".join(map(self.unit, units))

    def busho(self, contingent: int) -> str:
        """Name a busho, and by him his contingent."""
        return self.contingents[contingent].name

    def contingent(self, contingent: int) -> str:
        """Name a contingent: ``A (Date Masamune)``."""
        return f"{self.contingents[contingent].letter} ({self.busho(contingent)})"

    def side(self, side: int) -> str:
        """Name a side: its color, and its clan where that says more."""
        color, clan = SIDES[side], self.clans[side]
        return color if clan.lower() in ("", color) else f"{color} ({clan})"

    def hex(self, number: int) -> str:
        return self.field.name_of(number)

    def facing(self, facing: int) -> str:
        return FACINGS[facing]


def is_choice(step: Step) -> bool:
    """Say whether a step applies a choice, a forced one too."""
    return step.what < 0 and step.what != AUTOMATIC


def is_roll(step: Step) -> bool:
    """Say whether a step applies a roll."""
    return step.what >= at.UNIFORM


def many(count: int, what: str) -> str:
    """Count things in words."""
    return f"{count} {what}{'' if count == 1 else 's'}"
