"""Units, busho and hexes of a battle by the names that players use."""

from collections.abc import Callable

from samurai_odds.play.offering import Numbers
from samurai_odds.ran.hexes import FACINGS
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.question import cups, in_order
from samurai_odds.ran.scenario.scenario import SIDES, Scenario


class Names:
    """Names what the numbers of one battle stand for."""

    question: Question

    def __init__(self, scenario: Scenario, question: Numbers) -> None:
        self.question = Question(question)
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

    def label(self, unit: int) -> str:
        contingent, counter = self.counters[unit]
        return contingent.label(counter)

    def unit(self, unit: int) -> str:
        """Name a unit: ``A3 (SI)``."""
        return f"{self.label(unit)} ({self.counters[unit][1].unit.type})"

    def contingent_of(self, unit: int) -> int:
        return int(self.question.contingent[unit])

    def seat_of(self, unit: int) -> int:
        return int(self.question.side[unit])

    def units(self, *units: int) -> str:
        return ", ".join(map(self.unit, units))

    def busho(self, contingent: int) -> str:
        return self.contingents[contingent].name

    def contingent(self, contingent: int) -> str:
        """Name a contingent: ``A (Date Masamune)``."""
        return f"{self.contingents[contingent].letter} ({self.busho(contingent)})"

    def piece(self, number: int) -> str:
        """Name a unit or a busho: busho are numbered after the units."""
        return self.unit(number) if number < at.MOST_UNITS else self.busho(number - at.MOST_UNITS)

    def led_by(self, piece: int) -> str:
        """Name the contingent of a busho."""
        return self.contingent(piece - at.MOST_UNITS)

    def side(self, side: int) -> str:
        color, clan = SIDES[side], self.clans[side]
        return color if clan.lower() in ("", color) else f"{color} ({clan})"

    def hex(self, number: int) -> str:
        return self.field.name_of(number)

    def facing(self, facing: int) -> str:
        return FACINGS[facing]

    def man(self, man: int) -> str:
        """Name a busho or a Samurai: busho come first."""
        if man < at.MOST_CONTINGENTS:
            return self.busho(man)
        return self.samurai[man - at.MOST_CONTINGENTS]

    def giving(self, s: State) -> str:
        """Name who gives orders."""
        second = int(s.second)
        together = f" with {self.contingent(second)}" if second >= 0 else ""
        return self.contingent(int(s.current)) + together

    def said(self, type: str, s: State, number: int) -> str:
        """Name what a number of a type stands for (`decisions`)."""
        if type == "giving":
            return self.giving(s)
        if type == "samurai":
            return self.samurai[number]
        named: dict[str, Callable[[int], str]] = {
            "unit": self.unit,
            "label": self.label,
            "contingent": self.contingent,
            "man": self.man,
            "hex": self.hex,
            "facing": self.facing,
            "seat": self.side,
        }
        return named[type](number)
