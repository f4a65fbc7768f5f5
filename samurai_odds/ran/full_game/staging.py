"""A battle made ready to be played: scenario, charts and bots, all checked."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from os import PathLike
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds._version import VERSION
from samurai_odds.engine.provenance import Provenance, weak_tags
from samurai_odds.errors import refuse
from samurai_odds.play.contest import StagedGame, read_with_text
from samurai_odds.play.events import Board, Happening
from samurai_odds.play.game import Start
from samurai_odds.play.games import Event
from samurai_odds.play.replay import Step
from samurai_odds.play.scene import Scene, Told
from samurai_odds.ran.bots import BOTS
from samurai_odds.ran.facts import Charts, Used, load
from samurai_odds.ran.full_game.game import start
from samurai_odds.ran.rules.first_state import placed, position, state_at
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.naming import Names
from samurai_odds.ran.scenario import text
from samurai_odds.ran.scenario.checks import check
from samurai_odds.ran.scenario.map_text import switched
from samurai_odds.ran.scenario.scenario import SIDES, Scenario

_RULINGS = ("wounds (R2, R79)", "retreats off the map (R72)")  # that every battle may come upon


@dataclass(frozen=True)
class Staged(StagedGame):
    """A scenario to be played by two bots with some charts."""

    game = "ran"
    scenario: Scenario
    red: str
    blue: str
    charts: Charts
    original: str = ""

    @cached_property
    def used(self) -> Used:
        """The charts, and what of them is weaker than the rulebook once the start is made."""
        return Used(self.charts)

    @cached_property
    def start(self) -> Start:
        """Where its games begin."""
        return self.start_of(self.scenario)

    def start_of(self, scenario: Scenario) -> Start:
        """Give a start of another scenario, for the same bots and charts."""

        return start(scenario, (self.red, self.blue), self.used)

    @cached_property
    def names(self) -> Names:
        """The names of its units and busho."""
        return Names(self.scenario, self.bare.question.whole)

    def board(self, state: Any) -> Board:
        from samurai_odds.ran.rules.on_board import board_of

        return board_of(self.names, state)

    def happened(self, step: Step, seed: int, game: int) -> list[Happening]:
        from samurai_odds.ran.rules.events import all_happened

        return all_happened(self.names, step)

    def narrated(
        self, start: Start, events: Sequence[Event], seed: int, game: int
    ) -> Iterator[Told]:
        from samurai_odds.ran.rules.narration import narrated

        return narrated(self.scenario, start, events)

    def scene(self, state: NDArray[np.int64]) -> Scene:
        from samurai_odds.ran.scenario.board import scene

        s = State(state)
        points = [int(s.rout_points[side]) for side in range(2)]
        return scene(placed(self.scenario, s), points)

    def saved(self, events: Sequence[Event], turn: int, notes: str) -> Scenario:
        return position(self.scenario, state_at(self.start, events, turn), notes)

    def provenance(self, procedure: str, inputs: Mapping[str, Any]) -> Provenance:
        """Say how an answer about this battle is made, and what it rests on."""
        assert self.start is not None  # which notes the tables that it reads
        rests_on = dict(self.used.rests_on)
        rests_on |= weak_tags(
            {
                "numbers of the scenario": self.scenario.source,
                "placement of the scenario": self.scenario.placement,
            }
        )
        rests_on |= dict.fromkeys(_RULINGS, "assumed")
        rests_on |= dict.fromkeys(switched(self.scenario.rules), "assumed")
        made = self.charts
        return Provenance("ran", procedure, inputs, made.edition, made.pack, VERSION, rests_on)


def stage(
    scenario: "str | PathLike[str] | Scenario",
    red: str,
    blue: str,
    turn_limit: int | None = None,
    rules: str | None = None,
) -> Staged:
    """Check everything and make a battle ready; raise OddsError with every problem."""
    sides = zip(SIDES, (red, blue), strict=True)
    problems = [fault for side, bot in sides for fault in BOTS.faults(bot, f"bot for {side}")]
    if turn_limit is not None and type(turn_limit) is not int:
        problems.append(f"turn-limit is a whole number, not {turn_limit!r}")
    refuse(problems)
    battle, original = (scenario, "") if isinstance(scenario, Scenario) else opened(scenario)
    if turn_limit is not None:
        battle = replace(battle, turn_limit=turn_limit)
    check(battle)
    return Staged(battle, red, blue, load(rules), original)


def opened(named: str | PathLike[str]) -> tuple[Scenario, str]:
    """Read a scenario, and the text that it stands in."""
    return read_with_text(named, text.FILES, text.read)
