"""A battle made ready to be played: scenario, cards, rules and bots, all checked."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from os import PathLike
from typing import TYPE_CHECKING, Any

from samurai_odds._version import VERSION
from samurai_odds.battles.bots import BOTS
from samurai_odds.battles.dragons import Dragon, dragon_deck
from samurai_odds.battles.facts import Facts, load
from samurai_odds.battles.full_game.orders_text import words_of
from samurai_odds.battles.rules.setup import Setup
from samurai_odds.battles.scenario.checks import check
from samurai_odds.battles.scenario.scenario import SIDES, Scenario, winner_of
from samurai_odds.battles.scenario.text import FILES, read
from samurai_odds.battles.words import TURN_LIMIT
from samurai_odds.engine.calling import is_whole
from samurai_odds.engine.provenance import Provenance, weak_tags
from samurai_odds.errors import OddsError, refuse, unknown
from samurai_odds.grids.fitting import counted
from samurai_odds.play.contest import StagedGame, read_with_text
from samurai_odds.play.decisions import Words
from samurai_odds.play.events import Board, Happening
from samurai_odds.play.game import Start, State
from samurai_odds.play.games import Event
from samurai_odds.play.replay import Step
from samurai_odds.play.scene import Scene, Told

if TYPE_CHECKING:
    from samurai_odds.battles.rules.naming import Names

MOST_TURNS = 2_000  # the stream sets aside draws for more than as many


@dataclass(frozen=True)
class Staged(StagedGame):
    """A scenario to be played by two bots under some rules."""

    game = "battles"
    scenario: Scenario
    red: str
    blue: str
    facts: Facts
    dragons: tuple[Dragon, ...]
    turn_limit: int = TURN_LIMIT
    original: str = ""

    @cached_property
    def setup(self) -> Setup:
        """The scenario as the numbers that the rules read."""
        return Setup(self.scenario, self.facts, self.dragons, self.turn_limit)

    @property
    def dragon_keys(self) -> list[str]:
        """The Dragon cards by number."""
        return [card.key for card in self.dragons]

    @property
    def words(self) -> Words:
        """The words of orders for it."""
        return words_of(self.dragon_keys, self.scenario.board)

    @cached_property
    def start(self) -> Start:
        """Where its games begin."""
        from samurai_odds.battles.full_game.game import start

        return start(self.setup, self.red, self.blue)

    @cached_property
    def bare(self) -> Start:
        from samurai_odds.battles.full_game.game import bare

        return bare(self.setup, self.red, self.blue)

    @property
    def besides(self) -> tuple[dict[str, int]]:
        return ({card.key: card.copies for card in self.dragons},)

    def narrated(
        self, start: Start, events: Sequence[Event], seed: int, game: int
    ) -> Iterator[Told]:
        from samurai_odds.battles.rules.narration import narrated

        return narrated(self.setup, start, events, seed, game)

    def board(self, state: State) -> Board:
        from samurai_odds.battles.rules.on_board import board_of

        return board_of(self.setup, state)

    @cached_property
    def names(self) -> "Names":
        """The names of its pieces and cards."""
        from samurai_odds.battles.rules.naming import Names

        return Names(self.setup)

    def happened(self, step: Step, seed: int, game: int) -> list[Happening]:
        from samurai_odds.battles.rules.events import all_happened

        return all_happened(self.names, step, seed, game)

    def scene(self, state: State) -> Scene:
        from samurai_odds.battles.rules.saving import position
        from samurai_odds.battles.scenario.board import scene

        return scene(position(self.setup, state))

    def saved(self, events: Sequence[Event], turn: int, notes: str) -> Scenario:
        from samurai_odds.battles.rules.saving import position, state_at

        return position(self.setup, state_at(self.setup, self.start, events, turn), notes)

    def provenance(self, procedure: str, inputs: Mapping[str, Any]) -> Provenance:
        """Say how an answer about this battle is made, and what it rests on."""
        rests_on = dict(self.setup.used.rests_on)
        facts, scenario = self.facts, self.scenario
        rests_on |= weak_tags(
            {
                "numbers of the scenario": scenario.source,
                "placement of the scenario": scenario.placement,
            }
        )
        rests_on |= facts.other_readings
        return Provenance(
            "battles", procedure, inputs, facts.edition, facts.pack, VERSION, rests_on
        )


def stage(
    scenario: "str | PathLike[str] | Scenario",
    red: str,
    blue: str,
    first: str | None = None,
    turn_limit: int = TURN_LIMIT,
    dragons: "str | PathLike[str] | None" = None,
    rules: "str | PathLike[str] | None" = None,
) -> Staged:
    """Check everything and make a battle ready; raise OddsError with every problem."""
    problems: list[str] = []
    for side, bot in zip(SIDES, (red, blue), strict=True):
        problems += BOTS.faults(bot, f"bot for {side}")
    if first is not None and first not in SIDES:
        problems.append(unknown("side to move first", first, SIDES))
    if not is_whole(turn_limit) or not 1 <= turn_limit <= MOST_TURNS:
        problems.append(f"turn-limit is from 1 to {MOST_TURNS}, not {turn_limit!r}")
    refuse(problems)
    deck = dragon_deck(dragons)
    copies = {card.key: card.copies for card in deck}
    battle, original = _read(scenario, copies)
    check(battle, copies)
    won = winner_of(battle)
    if won is not None:
        needed = counted(battle.armies[won].banners, "banner")
        raise OddsError(f"this battle is already decided: {SIDES[won]} has {needed} and has won")
    if first is not None:
        battle = replace(battle, first=SIDES.index(first))
    return Staged(battle, red, blue, load(rules), deck, turn_limit, original)


def the_scenario(
    scenario: "str | PathLike[str] | Scenario", dragons: Mapping[str, int]
) -> Scenario:
    """Give a scenario from its key, the path of its file, its text, or itself."""
    return _read(scenario, dragons)[0]


def _read(
    scenario: "str | PathLike[str] | Scenario", dragons: Mapping[str, int]
) -> tuple[Scenario, str]:
    return (scenario, "") if isinstance(scenario, Scenario) else opened(scenario, dragons)


def opened(named: str | PathLike[str], dragons: Mapping[str, int]) -> tuple[Scenario, str]:
    """Read a scenario, and the text that it stands in."""
    return read_with_text(named, FILES, lambda text, name: read(text, name, dragons))
