"""A game made ready to be played: setup, numbers and bots, all checked."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from os import PathLike
from typing import TYPE_CHECKING, Any

from samurai_odds.engine.provenance import Provenance, asked_for, weak_tags
from samurai_odds.errors import OddsError, check_one_of, refuse
from samurai_odds.play.contest import StagedGame, read_with_text
from samurai_odds.play.events import Board, Happening
from samurai_odds.play.game import Start, State
from samurai_odds.play.games import Event
from samurai_odds.play.registry import names_of
from samurai_odds.play.replay import Step
from samurai_odds.play.scene import Scene, Told
from samurai_odds.swords.bots import BOTS
from samurai_odds.swords.facts import RULINGS, Facts, load
from samurai_odds.swords.scenario import text
from samurai_odds.swords.scenario.chart import chart_of
from samurai_odds.swords.scenario.checks import check
from samurai_odds.swords.scenario.facts import goal_of, lowest_level, rests_on, round_limit_of
from samurai_odds.swords.scenario.scenario import TWO_PLAYER, VARIANTS, Scenario
from samurai_odds.swords.words import USUAL_BOT

if TYPE_CHECKING:
    from samurai_odds.swords.rules.naming import Names

USUAL_PLAYERS = 4


@dataclass(frozen=True)
class Staged(StagedGame):
    """A setup or a position to be played under some numbers, with a bot for each seat."""

    game = "swords"
    scenario: Scenario
    bots: tuple[str, ...]
    facts: Facts
    original: str = ""

    @cached_property
    def start(self) -> Start:
        from samurai_odds.swords.full_game.game import start

        return start(self.scenario, self.bots, self.facts)

    @property
    def goal(self) -> int:
        return goal_of(self.scenario, self.facts)

    @property
    def round_limit(self) -> int:
        return round_limit_of(self.scenario, self.facts)

    @property
    def seats(self) -> range:
        return range(len(self.scenario.seats))

    @property
    def winners(self) -> dict[int, str]:
        """Who can win, by the seat that stands for him in an answer: a seat, or a player of two.

        A seat that is out of the game cannot.
        """
        if self.scenario.variant == TWO_PLAYER:
            return {0: "player 1", 2: "player 2"}
        return {hand[0]: self.seat_name(hand[0]) for hand in self.hands}

    @property
    def hands(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each who can win: one, or both colors of a player of two."""
        player_of, seats = self.scenario.player_of, self.scenario.seats
        hands = (
            tuple(seat for seat in self.seats if player_of(seat) == player)
            for player in range(self.scenario.players)
        )
        return tuple(hand for hand in hands if not all(seats[seat].out for seat in hand))

    def hand_of(self, seat: int) -> int:
        """Give the place of a seat's hand among those who can win; 0 for a seat that is out."""
        return next((place for place, hand in enumerate(self.hands) if seat in hand), 0)

    def seat_name(self, seat: int) -> str:
        return self.scenario.seat_name(seat)

    @property
    def besides(self) -> tuple[Facts]:
        return (self.facts,)

    def narrated(
        self, start: Start, events: Sequence[Event], seed: int, game: int
    ) -> Iterator[Told]:
        from samurai_odds.swords.rules.narration import narrated

        return narrated(self.scenario, start, events)

    @cached_property
    def names(self) -> "Names":
        """The names of its seats and provinces."""
        from samurai_odds.swords.rules.layout import Question
        from samurai_odds.swords.rules.naming import Names

        return Names(self.scenario, Question(self.start.question.whole))

    def board(self, state: State) -> Board:
        from samurai_odds.swords.rules.on_board import board_of

        return board_of(self.names, state)

    def happened(self, step: Step, seed: int, game: int) -> list[Happening]:
        from samurai_odds.swords.rules.events import all_happened

        return all_happened(self.names, step)

    def scene(self, state: State) -> Scene:
        from samurai_odds.swords.rules.layout import State
        from samurai_odds.swords.rules.saving import position
        from samurai_odds.swords.scenario.board import scene

        return scene(position(self.scenario, State(state)), self.facts)

    def saved(
        self,
        events: Sequence[Event],
        turn: int,
        notes: str,
        seat: int | None = None,
        action: str | None = None,
    ) -> Scenario:
        from samurai_odds.swords.rules.saving import position, state_at

        return position(self.scenario, state_at(self.start, events, turn, seat, action), notes)

    def inputs(self, setup: Any, bots: str | Sequence[str], **besides: Any) -> dict[str, Any]:
        """Say what was asked, as an answer records it."""
        scenario = self.scenario
        inputs_named: dict[str, Any] = {"players": scenario.players, "variant": scenario.variant}
        if setup is not None:
            inputs_named = {"setup": self.as_input(setup)}
        inputs_named["bots"] = bots if isinstance(bots, str) else ",".join(bots)
        return inputs_named | asked_for(**besides)

    @property
    def _attacks_again_in_round_1(self) -> bool:
        """Whether W13 can come up: an army of a higher level in a round of the ban."""
        if self.scenario.round > self.facts.number("rounds_without_attacks_on_armies"):
            return False
        levels = [army.level for seat in self.scenario.seats for army in seat.armies]
        return max([lowest_level(self.scenario, self.facts), *levels]) > 1

    def provenance(self, procedure: str, inputs: Mapping[str, Any]) -> Provenance:
        scenario, facts = self.scenario, self.facts
        changed, shipped = facts.changed(), load(None)
        weak: dict[str, str] = {}
        for name, ruling in RULINGS.items():
            comes_up = name != "ban_on_further_attacks" or self._attacks_again_in_round_1
            if comes_up and facts.number(name) == shipped.number(name):
                weak[ruling] = facts.numbers[name]["source"]
        weak |= {f"{what} (rules file)": "assumed" for what in changed}
        weak |= rests_on(chart_of(scenario.map))
        if not scenario.to_be_set_up:
            weak |= weak_tags({"the position": scenario.source})
        return facts.provenance(procedure, inputs, weak)


def stage(
    setup: "str | PathLike[str] | Scenario | None" = None,
    players: int | None = None,
    bots: "str | Sequence[str]" = USUAL_BOT,
    variant: str | None = None,
    goal: int | None = None,
    round_limit: int | None = None,
    rules: "str | PathLike[str] | None" = None,
) -> Staged:
    """Check everything and make a game ready; raise OddsError with every problem."""
    facts = load(rules)
    scenario, original = _the_setup(setup, players, variant, facts)
    problems = [
        f"{name} is a whole number, not {value!r}"
        for name, value in (("goal", goal), ("round-limit", round_limit))
        if value is not None and type(value) is not int
    ]
    names = names_of(bots)
    problems += [fault for name in names for fault in BOTS.faults(name)]
    refuse(problems)
    if goal is not None:
        scenario = replace(scenario, goal=goal)
    if round_limit is not None:
        scenario = replace(scenario, round_limit=round_limit)
    check(scenario, facts)
    return Staged(scenario, _by_seat(names, scenario), facts, original)


def _by_seat(bots: Sequence[str], scenario: Scenario) -> tuple[str, ...]:
    """Give a bot for each seat: one for all, or one a player, who plays both his colors."""
    players, seats = scenario.players, len(scenario.seats)
    if len(bots) == 1:
        return (bots[0],) * seats
    if len(bots) != players:
        what = "player" if scenario.variant == TWO_PLAYER else "seat"
        raise OddsError(f"bots: one for all or one a {what} ({players}), not {len(bots)}")
    return tuple(bots[scenario.player_of(seat)] for seat in range(seats))


def _the_setup(
    setup: "str | PathLike[str] | Scenario | None",
    players: int | None,
    variant: str | None,
    facts: Facts,
) -> tuple[Scenario, str]:
    """Give a setup from its key, path, text or itself; without one that of the players; its text.

    Raises OddsError where the setup says otherwise than ``players`` and ``variant``.
    """
    if setup is not None:
        setup_read, original = _read(setup, facts)
        own = {"players": setup_read.players, "variant": setup_read.variant}
        inputs = {"players": players, "variant": variant}
        wrong = [
            f"the setup says {name} {own[name]}: leave {name} out, not {value!r}"
            for name, value in inputs.items()
            if value is not None and value != own[name]
        ]
        refuse(wrong)
        return setup_read, original
    return _read(_key(players, variant), facts)


def _key(players: int | None, variant: str | None) -> str:
    """Name the shipped setup of a variant for some players."""
    if variant is None:
        variant = TWO_PLAYER if players == 2 else VARIANTS[0]
    check_one_of("variant", variant, VARIANTS)
    if variant == TWO_PLAYER:
        if players not in (None, 2):
            raise OddsError(f"the two-player game has 2 players, not {players!r}")
        return TWO_PLAYER
    players = USUAL_PLAYERS if players is None else players
    if players not in (3, 4, 5) or type(players) is not int:
        raise OddsError(
            f"players is from 3 to 5, or 2 with variant {TWO_PLAYER}, not {players!r}"
        )  # W30: no quick start with two
    return f"{variant}-{players}"


def _read(setup: "str | PathLike[str] | Scenario", facts: Facts) -> tuple[Scenario, str]:
    return (setup, "") if isinstance(setup, Scenario) else opened(setup, facts)


def opened(named: str | PathLike[str], facts: Facts) -> tuple[Scenario, str]:
    """Read a setup, and the text that it stands in."""
    return read_with_text(named, text.FILES, lambda written, name: text.read(written, name, facts))
