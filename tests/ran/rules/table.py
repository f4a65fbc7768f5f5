"""A table at which a battle is played by hand: every choice and roll given, every state checked."""

from collections.abc import Iterable
from typing import Any

from samurai_odds.engine.names.schema import Field
from samurai_odds.play.stepping import steps
from samurai_odds.ran.facts import Used, load
from samurai_odds.ran.full_game.game import GAME
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.first_state import first_state
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.question import in_order, question_of
from samurai_odds.ran.scenario.scenario import Scenario
from samurai_odds.ran.scenario.text import read
from tests.ran.rules.played.invariants import FAULTS, fault

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
        state = first_state(question, self.scenario)
        self.q, self.s = Question(question), State(state)
        # the same for the rules: gives Python's numbers, and parts that are views
        self.numbers: Any = memoryview(question), memoryview(state)
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
        self.steps.advance(*self.numbers)

    # ---- what is asked ----------------------------------------------------------------

    @property
    def phase(self) -> int:
        """The phase that asks."""
        return int(self.s.phase)

    @property
    def kind(self) -> int:
        """The kind of the choice open, 0 where dice are."""
        return int(self.s.decision) if self.s.pending < 0 and not self.over else 0

    @property
    def faces(self) -> int:
        """How many outcomes the roll has that is due, 0 where a choice is."""
        return max(0, int(self.s.pending) - at.UNIFORM)

    @property
    def seat(self) -> int:
        """The side asked."""
        return int(self.s.asked)

    @property
    def over(self) -> bool:
        """Whether the battle has ended."""
        return bool(self.s.ended != at.PLAYING)

    @property
    def options(self) -> list[int]:
        """The values of the options open."""
        return [int(value) for value in self.s.choices[: self.s.options_open]]

    # ---- playing ----------------------------------------------------------------------

    def give(self, *values: int) -> "Table":
        """Give what is rolled or chosen, one after the other."""
        for value in values:
            if self.faces:
                assert 0 <= value < self.faces, f"{value} is no outcome of {self.faces}"
            else:
                assert value in self.options, f"{value} is none of {self.options} ({self.kind})"
            self.steps.take(*self.numbers, value)
            found = fault(*self.numbers)
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

    def of(self, field: Field, who: str) -> int:
        """Read a number of a unit, or of a contingent where a letter alone is given."""
        number = self.unit(who) if len(who) > 1 else self.busho(who)
        return int(self.s[field.place(number)])

    def set(self, field: Field, who: str, value: int) -> None:
        """Set a number of a unit or a contingent; not one that moves counters."""
        number = self.unit(who) if len(who) > 1 else self.busho(who)
        self.s[field.place(number)] = value

    def told(self, values: Iterable[int]) -> Any:
        """Name contingents of options 1 + number; 0 as ''."""
        return [self.letters[value - 1] if value else "" for value in values]
