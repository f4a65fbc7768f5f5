"""RAN as a full game that `play` can play, and its plans."""

from collections.abc import Sequence
from typing import Any

from samurai_odds.engine.dice import Pool
from samurai_odds.play.game import Game, Start
from samurai_odds.play.question import Question
from samurai_odds.ran.bots import BOTS
from samurai_odds.ran.bots.tables import write_odds
from samurai_odds.ran.facts import Used, load
from samurai_odds.ran.full_game.evaluated import ROW, chances, evaluation_error, record, stop_after
from samurai_odds.ran.full_game.orders_text import silent
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules import machine, observing, recording
from samurai_odds.ran.rules.decisions.kinds import DECISIONS, means
from samurai_odds.ran.rules.decisions.packed import what_of
from samurai_odds.ran.rules.decisions.said import REACTION
from samurai_odds.ran.rules.first_state import first_state
from samurai_odds.ran.rules.layout import State, Weights
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.question import question_of
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.scenario.scenario import Scenario
from samurai_odds.ran.words import PLAIN_BOTS, SEARCHED

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
    hide=observing.hide,
    show=observing.show,
    aside=observing.ASIDE,
    redraw=observing.redraw,
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
    unsearched=(at.MOMENTUM_CHOICE,),
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
