"""A battle made ready to be played: scenario, charts and bots, all checked."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from os import PathLike
from typing import Any

from samurai_odds._version import VERSION
from samurai_odds.engine.provenance import Provenance, weakest
from samurai_odds.errors import OddsError, unknown
from samurai_odds.play.game import Start
from samurai_odds.ran.bots import BOTS
from samurai_odds.ran.charts.pack import Charts, Used, load
from samurai_odds.ran.drawing.words import switched
from samurai_odds.ran.scenario import text
from samurai_odds.ran.scenario.checks import check
from samurai_odds.ran.scenario.scenario import SIDES, Scenario


@dataclass(frozen=True)
class Staged:
    """A scenario to be played by two bots with some charts."""

    scenario: Scenario
    red: str
    blue: str
    charts: Charts

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
        from samurai_odds.ran.whole.game import start

        return start(scenario, (self.red, self.blue), self.used)

    def provenance(self, procedure: str, inputs: Mapping[str, Any]) -> Provenance:
        """Say how an answer about this battle is made, and what it rests on."""
        assert self.start is not None  # which notes the tables that it reads
        rests_on = dict(self.used.rests_on)
        for what, name in (("source", "numbers"), ("placement", "placement")):
            tag = weakest([getattr(self.scenario, what).replace(",", " ").split()[0]])
            if tag != "rulebook":
                rests_on[f"{name} of the scenario"] = tag
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
    problems = [
        unknown(f"bot for {side}", bot, BOTS.names) for side, bot in sides if bot not in BOTS.names
    ]
    if turn_limit is not None and type(turn_limit) is not int:
        problems.append(f"turn-limit is a whole number, not {turn_limit!r}")
    if problems:
        raise OddsError(*problems)
    found = the_scenario(scenario)
    if turn_limit is not None:
        found = replace(found, turn_limit=turn_limit)
    check(found)
    return Staged(found, red, blue, load(rules))


def known_bots(bots: "str | Sequence[str]") -> tuple[str, ...]:
    """Give the bots named, by text with commas or a list, each once; OddsError for unknown ones."""
    named = [name.strip() for name in bots.split(",")] if isinstance(bots, str) else list(bots)
    wrong = [unknown("bot", name, BOTS.names) for name in named if name not in BOTS.names]
    if wrong or not named:
        raise OddsError(*(wrong or ["bots: name one at least"]))
    return tuple(dict.fromkeys(named))


def the_scenario(scenario: "str | PathLike[str] | Scenario") -> Scenario:
    """Give a scenario from its key, the path of its file, its text, or itself."""
    if isinstance(scenario, Scenario):
        return scenario
    if "\n" in str(scenario):
        return text.read(str(scenario))
    return text.load(scenario)


def kept_scenario(scenario: "str | PathLike[str] | Scenario", staged: Staged) -> str:
    """Write a scenario as a record of games keeps it: a shipped one's key, else its text."""
    return str(scenario) if str(scenario) in text.shipped() else text.write(staged.scenario)


def scenario_input(scenario: "str | PathLike[str] | Scenario") -> str:
    """Write a scenario as an answer records it: its key, its path or its text."""
    return text.write(scenario) if isinstance(scenario, Scenario) else str(scenario)
