"""Drawn positions at the beginning of a Shock Segment, played by hand."""

from collections.abc import Iterable
from dataclasses import replace

from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.packed import attack_value, what_of, who_of
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.scenario.scenario import Scenario
from tests.ran.rules.table import Table

AFTER = at.CHOOSE_CONTINGENT  # the phase to which the segment goes back


class Segment(Table):
    """The Shock Segment of a contingent; ``moved`` have moved, from afar, in this Orders Phase."""

    def __init__(
        self,
        scenario: Scenario,
        contingent: str,
        moved: Iterable[str] = (),
        kind: int = at.SHOCK_SEGMENT,
    ) -> None:
        super().__init__(scenario)
        self.s.current, self.s.second = self.busho(contingent), at.NONE
        self.s.active = self.s.shock_side = self.q.side_of[self.busho(contingent)]
        self.s.shock_kind, self.s.after_shock = kind, AFTER
        for label in moved:
            self.set(State.moved, label, at.CHANGED_HEX)
            self.set(State.start_hex, label, at.NONE)
        self.s.phase = at.SHOCK_BEGIN

    def begin(self) -> "Segment":
        """Go to the first question of the segment."""
        self.steps.advance(*self.numbers)
        return self

    def sent(self, label: str, target: str, why: int) -> None:
        """Send a unit against another, as gunfire or a Banzai does."""
        self.set(State.against, label, 1 + self.unit(target))
        self.set(State.why, label, why)

    def attack(self, label: str, whom: int, charging: bool = False) -> int:
        """Give the value of an attack: LEFT, RIGHT or BOTH of `shock.layout`."""
        return int(attack_value(int(charging), whom, self.unit(label)))

    def attacks(self) -> set[tuple[str, int]]:
        """List the attacks that can be named: unit, and LEFT, RIGHT, BOTH, 3 more charging."""
        return {(self.labels[who_of(value)], what_of(value)) for value in self.options if value}

    def where(self, label: str) -> str:
        """Name the hex of a unit; empty off the map."""
        number = self.of(State.hex, label)
        return self.scenario.terrain.field.name_of(number) if number >= 0 else ""

    def goes_to(self, name: str) -> int:
        """Give the value of a hex."""
        return 1 + self.hex(name)

    def is_done(self) -> bool:
        """Whether the segment is over."""
        return self.phase < at.FIRST_SHOCK


def without_busho(scenario: Scenario) -> Scenario:
    """Take all busho off the map: nobody is in command, and none fights."""
    contingents = (replace(each, hex=None, dead=True) for each in scenario.contingents)
    return replace(scenario, contingents=tuple(contingents))


def state_and_hits(table: Table, label: str) -> tuple[int, int]:
    """Give a unit's state and hits."""
    return table.of(State.state, label), table.of(State.hits, label)
