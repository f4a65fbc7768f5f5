"""A table at which a battle is played by hand: every choice and roll given, every state checked."""

from collections.abc import Iterable
from typing import Any

from samurai_odds.play.stepping import steps
from samurai_odds.ran.facts import Used, load
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.first_state import first_state
from samurai_odds.ran.field.question import in_order, question_of
from samurai_odds.ran.scenario.scenario import Scenario
from samurai_odds.ran.scenario.text import read
from samurai_odds.ran.whole.game import GAME
from tests.ran.field.invariants import FAULTS, fault

PREAMBLE = """Title: A drawn position
Source: assumed, ours
Placement: assumed, ours
"""


def drawn(text: str) -> Scenario:
    """Read a scenario without its heading."""
    return read(PREAMBLE + text)


class Position:
    """The numbers of a position, before any rule is asked what comes next."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        question = question_of(scenario, Used(load()))
        self.q: Any = memoryview(question)  # gives Python's numbers, and parts that are views
        self.s: Any = memoryview(first_state(question, self.scenario))
        listed = in_order(self.scenario)
        self.letters = [contingent.letter for contingent in listed]
        self.labels = [each.label(counter) for each in listed for counter in each.counters]

    def unit(self, label: str) -> int:
        """Number a unit."""
        return self.labels.index(label)

    def hex(self, name: str) -> int:
        """Number a hex."""
        return self.scenario.terrain.field.hex_named(name)


class Table(Position):
    """A battle played by hand, from a scenario on."""

    def __init__(self, scenario: Scenario | str) -> None:
        super().__init__(drawn(scenario) if isinstance(scenario, str) else scenario)
        self.steps = steps(GAME)
        self.steps.advance(self.q, self.s)

    # ---- what is asked ----------------------------------------------------------------

    @property
    def phase(self) -> int:
        """The phase that asks."""
        return int(self.s[at.PHASE])

    @property
    def kind(self) -> int:
        """The kind of the choice open, 0 where dice are."""
        return int(self.s[at.DECISION]) if self.s[at.PENDING] < 0 and not self.over else 0

    @property
    def faces(self) -> int:
        """How many outcomes the roll has that is due, 0 where a choice is."""
        return max(0, int(self.s[at.PENDING]) - at.UNIFORM)

    @property
    def seat(self) -> int:
        """The side asked."""
        return int(self.s[at.ASKED])

    @property
    def over(self) -> bool:
        """Whether the battle has ended."""
        return bool(self.s[at.ENDED] != at.PLAYING)

    @property
    def options(self) -> list[int]:
        """The values of the options open."""
        return list(self.s[at.CHOICES : at.CHOICES + self.s[at.OPTIONS_OPEN]])

    # ---- playing ----------------------------------------------------------------------

    def give(self, *values: int) -> "Table":
        """Give what is rolled or chosen, one after the other."""
        for value in values:
            if self.faces:
                assert 0 <= value < self.faces, f"{value} is no outcome of {self.faces}"
            else:
                assert value in self.options, f"{value} is none of {self.options} ({self.kind})"
            self.steps.take(self.q, self.s, value)
            found = fault(self.q, self.s)
            assert not found, FAULTS[found]
        return self

    def until(self, phases: Iterable[int], most: int = 200) -> "Table":
        """Take option 0, else the first, and roll 5, until one of the phases asks."""
        wanted = set(phases)
        for _ in range(most):
            if self.over or self.phase in wanted:
                return self
            if self.faces:
                self.give(min(5, self.faces - 1))
            else:
                self.give(0 if 0 in self.options else self.options[0])
        raise AssertionError(f"none of {wanted} within {most} choices")

    # ---- the counters -----------------------------------------------------------------

    def busho(self, letter: str) -> int:
        """Number a contingent."""
        return self.letters.index(letter)

    def of(self, place: int, who: str) -> int:
        """Read a number of a unit, or of a contingent where a letter alone is given."""
        number = self.unit(who) if len(who) > 1 else self.busho(who)
        return int(self.s[place + number])

    def set(self, place: int, who: str, value: int) -> None:
        """Set a number of a unit or a contingent; not one that moves counters."""
        number = self.unit(who) if len(who) > 1 else self.busho(who)
        self.s[place + number] = value

    def told(self, values: Iterable[int]) -> Any:
        """Name contingents of options 1 + number; 0 as ''."""
        return [self.letters[value - 1] if value else "" for value in values]
