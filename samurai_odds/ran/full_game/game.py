"""A battle made ready to be played: scenario, charts and bots, all checked; its plans."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from os import PathLike
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds._version import VERSION
from samurai_odds.engine.dice import Pool
from samurai_odds.engine.provenance import Provenance, weakest
from samurai_odds.errors import OddsError
from samurai_odds.play.contest import StagedGame, read_scenario
from samurai_odds.play.events import Board, Happening
from samurai_odds.play.game import Game, Start
from samurai_odds.play.games import Event
from samurai_odds.play.question import Question
from samurai_odds.play.replay import Step
from samurai_odds.play.scene import Ground, Scene, Told
from samurai_odds.ran.bots import BOTS
from samurai_odds.ran.bots.tables import write_odds
from samurai_odds.ran.facts import Charts, Used, load
from samurai_odds.ran.full_game.evaluated import ROW, chances, evaluation_error, record, stop_after
from samurai_odds.ran.full_game.orders_text import silent
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules import machine, recording
from samurai_odds.ran.rules.decisions.kinds import DECISIONS, means
from samurai_odds.ran.rules.decisions.packed import what_of
from samurai_odds.ran.rules.decisions.said import REACTION
from samurai_odds.ran.rules.first_state import first_state
from samurai_odds.ran.rules.layout import State, Weights
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.question import question_of
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.scenario import text
from samurai_odds.ran.scenario.checks import check
from samurai_odds.ran.scenario.map_text import switched
from samurai_odds.ran.scenario.scenario import SIDES, Scenario
from samurai_odds.ran.words import PLAIN_BOTS, SEARCHED

if TYPE_CHECKING:
    from samurai_odds.ran.rules.naming import Names

# What orders say: all else, such as reactions, is left to who plays on.
PLANNED = DECISIONS.planned
# What a side does in an enemy's phase: of plans that begin with one of these, advice has all.
REACTED = tuple(
    kind.code
    for kind in DECISIONS.all
    if REACTION in kind.wordings and kind.code >= at.FIRST_MOVEMENT_CHOICE
)
PLANS_FROM = dict.fromkeys(REACTED, REACTED)


def decides(q: Any, s: State) -> bool:
    """Say whether a seat that searches plans at a choice: whom it orders, what, who acts."""
    kind = s.decision
    of_turn = kind >= at.FIRST_OF_ORDERS and kind <= at.LAST_OF_ORDERS
    return bool(of_turn or kind == mv.UNIT_CHOICE or kind == sh.ATTACK_CHOICE)


def tries(kind: int, value: int) -> bool:
    """Say whether a plan is made of an option that no bot has chosen: of no change of formation."""
    return kind != mv.UNIT_CHOICE or what_of(value) != mv.CHANGE_ORDER


# ---- plans unlike the first author's ---------------------------------------------------

_MOST_WHIMS = 8
_WHIM = 120  # hundredths of a rout point
_WHIMS = {f"otherwise-{number}": number for number in range(1, _MOST_WHIMS + 1)}
_DANGER_SEEN = {"bold": 0, "wary": 90}
INTENTS = (*_DANGER_SEEN, *_WHIMS)


def intend(q: at.Question, name: str) -> None:
    """Write how a plan is to be made: the first author's own way, or unlike it."""
    q.odds.weights = Weights.blank()
    if name in _DANGER_SEEN:
        q.odds.weights.danger = _DANGER_SEEN[name]
    elif name:
        q.odds.weights.whim = _WHIM
        q.odds.weights.whim_number = _WHIMS[name]


def gist(q: Any, s: State) -> bytes:
    """Give what a plan leads to, without what searches over the map have left behind."""
    return State.key(s)


# ---- RAN as a full game that `play` can play ----------------------------------------


def empty_at_once(q: at.Question, s: State) -> None:
    """Do what `combat_numbers.empty_question` does."""
    s.shock.cq = q.combats.template


def no_pool(code: int) -> Pool:
    """Give the dice of a code: there are none, every roll is a draw of plain faces."""
    raise ValueError(f"no roll of RAN has a code, so not {code}")


GAME = Game(
    name="ran",
    seats=2,
    prepare=machine.prepare,
    settle=machine.settle,
    pool=no_pool,
    record=record,
    row=ROW,
    bots=BOTS,
    note=recording.note,
    notes=State.memo.length,
    means=means,
    silent=silent,
    worth=chances,
    error=evaluation_error,
    authors=PLAIN_BOTS,
    intents=INTENTS,
    intend=intend,
    plans_of=PLANNED,
    plans_from=PLANS_FROM,
    gist=gist,
    decides=decides,
    tries=tries,
    stop_after=stop_after,
    replies=SEARCHED,
    sooner={"empty_question": empty_at_once},
)


def start(
    scenario: Scenario, bots: Sequence[str] = ("random", "random"), used: Used | None = None
) -> Start:
    """Give a scenario as a start, with a bot for red and one for blue, and the odds they weigh."""
    used = Used(load()) if used is None else used
    question = question_of(scenario, used)
    write_odds(question, used)
    return Start(GAME, Question(question), first_state(question, scenario)).with_bots(bots)


_RULINGS = ("wounds (R2, R79)", "retreats off the map (R72)")  # that every battle may come upon

# ---- A battle made ready to be played ------------------------------------------------


@dataclass(frozen=True)
class Staged(StagedGame):
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

        return start(scenario, (self.red, self.blue), self.used)

    def shipped(self) -> Sequence[str]:
        return text.shipped()

    def written(self, scenario: Scenario) -> str:
        return text.write(scenario)

    @cached_property
    def names(self) -> "Names":
        """The names of its units and busho."""
        from samurai_odds.ran.rules.naming import Names

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

    @cached_property
    def ground(self) -> Ground:
        from samurai_odds.ran.scenario.board import ground

        return ground(self.scenario)

    def scene(self, state: NDArray[np.int64]) -> Scene:
        from samurai_odds.ran.rules.first_state import placed
        from samurai_odds.ran.scenario.board import scene

        s = State(state)
        points = [int(s.rout_points[side]) for side in range(2)]
        return scene(placed(self.scenario, s), points)

    def saved(self, events: Sequence[Event], turn: int, notes: str) -> Scenario:
        from samurai_odds.ran.rules.first_state import position, state_at

        return position(self.scenario, state_at(self.start, events, turn), notes)

    def provenance(self, procedure: str, inputs: Mapping[str, Any]) -> Provenance:
        """Say how an answer about this battle is made, and what it rests on."""
        assert self.start is not None  # which notes the tables that it reads
        rests_on = dict(self.used.rests_on)
        for what, name in (("source", "numbers"), ("placement", "placement")):
            tag = weakest([getattr(self.scenario, what).replace(",", " ").split()[0]])
            if tag != "rulebook":
                rests_on[f"{name} of the scenario"] = tag
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
    if problems:
        raise OddsError(*problems)
    battle = read_scenario(scenario, Scenario, text.load, text.read)
    if turn_limit is not None:
        battle = replace(battle, turn_limit=turn_limit)
    check(battle)
    return Staged(battle, red, blue, load(rules))
