"""What all questions of RAN have in common: charts, numbers, provenance, how they are read."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds._version import VERSION
from samurai_odds.engine.answers.answer import Headlines
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.options import complete
from samurai_odds.engine.answers.verdict import Verdict, where_it_holds
from samurai_odds.engine.declaring import options_of
from samurai_odds.engine.expressions import check
from samurai_odds.engine.machine import Machine
from samurai_odds.engine.provenance import Provenance, asked_for
from samurai_odds.engine.sampling.trace import Step
from samurai_odds.grids.prose import Prose
from samurai_odds.ran.facts import Used, load
from samurai_odds.ran.men import Contingent, Man
from samurai_odds.ran.units import Listed, Unit, Units

if TYPE_CHECKING:
    from samurai_odds.play.events import Happening


BY_VALUE = "by your value"
ROUT_POINTS = "rout points"


class RanQuestion(ABC):
    """A question of RAN put into a machine's numbers.

    A subclass sets ``procedure``, ``arguments`` (names of its arguments),
    ``variables`` and ``words``, and fills ``numbers``.
    """

    machine: Machine
    procedure: str
    arguments: tuple[str, ...]
    variables: tuple[str, ...]
    words: dict[str, tuple[str, ...]]
    aims: tuple[str, ...]
    value: str
    numbers: Sequence[int]
    usual_unit = ROUT_POINTS  # what its worth counts

    def __init__(self, rules: str | None = None, **given: Any) -> None:
        self.used = Used(load(rules))
        self.inputs = asked_for(**given)
        self.rules = rules
        named = {name: given.get(name) for name in self.arguments}
        rest = {name: in_text(value) for name, value in self.inputs.items() if name not in named}
        checked = complete(options_of(f"ran.{self.procedure}"), rest)
        self.options: Mapping[str, Any] = {**named, **checked, **self.inputs}

    @cached_property
    def packed(self) -> NDArray[np.int64]:
        """The question's numbers for the compiled readers."""
        return np.array(self.numbers, dtype=np.int64)

    @cached_property
    def provenance(self) -> Provenance:
        """The question's part of the answer's provenance."""
        inputs = {name: in_text(value) for name, value in self.inputs.items()}
        if self.rules is not None:
            inputs["rules"] = self.rules
        made = self.used.facts
        return Provenance(
            "ran",
            self.procedure,
            inputs,
            made.edition,
            made.pack,
            VERSION,
            dict(self.used.rests_on),
        )

    def value_or(self, default: str) -> str:
        """Give the expression that open decisions go by, checked."""
        value = str(self.options["value"] or default)
        check(value, self.variables)
        return value

    @property
    @abstractmethod
    def wording(self) -> str:
        """The question in a line of plain words."""

    @property
    def heading(self) -> str:
        """The same under the game's name."""
        return f"RAN: {self.wording}"

    @property
    def remarks(self) -> tuple[str, ...]:
        """What the asker should know before he reads the answer."""
        return ()

    @property
    @abstractmethod
    def headlines(self) -> Headlines:
        """The figures to show when none are asked for."""

    @property
    def weighed_value(self) -> str:
        """The value that its verdict goes by, as who decides sees it."""
        return self.value

    @property
    def counted(self) -> str:
        """What a worth counts: the usual unit, or the user's own value."""
        return BY_VALUE if self.options.get("value") else self.usual_unit

    @property
    def weighed_unit(self) -> str:
        """What a worth counts, and that it is net of both sides."""
        return f"net {self.counted}" if self.counted == ROUT_POINTS else self.counted

    def verdict(self, odds: Odds) -> Verdict:
        """Give the sentence that opens the answer: what to do, or what is likely, and why.

        Under a condition nothing is advised.
        """
        if condition := odds.provenance.condition:
            worth = odds.expect(self.weighed_value)
            return where_it_holds(condition, worth, self.weighed_value, self.weighed_unit)
        return self.weigh(odds)

    @abstractmethod
    def weigh(self, odds: Odds) -> Verdict:
        """Weigh what can be decided against what else could be done, or state what is likely."""

    @abstractmethod
    def columns(self, states: NDArray[np.int16]) -> dict[str, NDArray[np.int64]]:
        """Translate final states into the outcome variables."""

    def tell(self, step: Step) -> list[Prose]:
        """Tell one step in plain words, each line naming its rule."""
        return [Prose(self.narrate(one)) for one in self.happened(step)]

    @abstractmethod
    def happened(self, step: Step) -> "list[Happening]":
        """List what happens in one step, as data."""

    @abstractmethod
    def narrate(self, one: "Happening") -> str:
        """Write the line that says it."""


def in_text(value: Any) -> Any:
    """Return an input as a command has it, where it was not given as text."""
    if isinstance(value, Unit | Units | Listed | Man | Contingent):
        return str(value)
    listed = isinstance(value, tuple) and value and isinstance(value[0], Unit)
    return tuple(map(str, value)) if listed else value


def shift_in_words(shift: int) -> str:
    """Say a column shift: 1L, 2R."""
    return f"{abs(shift)}{'LR'[shift > 0]}"


def line(rule: str, text: str) -> str:
    """Word one line of a trace with its section."""
    return f"RAN {rule}: {text}"
