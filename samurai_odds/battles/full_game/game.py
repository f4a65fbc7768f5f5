"""Samurai Battles as a full game that `play` can play, from its start or from the first deal."""

from collections.abc import Iterator
from dataclasses import replace

from samurai_odds.battles.attack.combat import COMBAT
from samurai_odds.battles.attack.dice import pool
from samurai_odds.battles.bots import BOTS
from samurai_odds.battles.bots.evaluation import write_evaluation
from samurai_odds.battles.bots.steady_scratch import fitted, write_intent, write_weights
from samurai_odds.battles.bots.strike_odds import strike_table
from samurai_odds.battles.full_game.evaluated import evaluation_error, luck, near_end, record, worth
from samurai_odds.battles.full_game.planned import aims, gist, spares
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules import machine, observing, recording
from samurai_odds.battles.rules.decisions.kinds import DECISIONS, means
from samurai_odds.battles.rules.layout import State
from samurai_odds.battles.rules.setup import Setup
from samurai_odds.battles.words import PLAIN_BOTS, SEARCHED
from samurai_odds.play.game import Game, Start
from samurai_odds.play.games import record as recorded
from samurai_odds.play.question import Question
from samurai_odds.play.replay import replay
from samurai_odds.play.rollouts import until_turn

GAME = Game(
    name="battles",
    seats=2,
    prepare=machine.prepare,
    settle=machine.settle,
    pool=pool,
    record=record,
    row=recording.ROW,
    bots=BOTS,
    note=recording.note,
    hide=observing.hide,
    show=observing.show,
    aside=observing.ASIDE,
    notes=State.width - State.memo.at,
    redraw=observing.redraw,
    means=means,
    worth=worth,
    luck=luck,
    near_end=near_end,
    error=evaluation_error,
    authors=PLAIN_BOTS,
    replies=SEARCHED,
    intents=tuple(fitted()["intents"]),
    intend=write_intent,
    plans_of=DECISIONS.planned,
    gist=gist,
    aims=aims,
    spares=spares,
)


def start(setup: Setup, red: str, blue: str) -> Start:
    """Give a setup as a start for two bots, with the odds that they weigh."""
    from samurai_odds.engine.compiled import is_compiled
    from samurai_odds.engine.exact_at_once import reader

    write_bot_tables(setup, is_compiled(reader(COMBAT)))
    return Start(GAME, Question(setup.question), setup.state).with_bots((red, blue))


def write_bot_tables(setup: Setup, compiled: bool) -> None:
    """Write the odds of strikes, unless they are there, and the fitted weights.

    ``compiled``: the odds are read by the compiled readers, which takes a second less.
    """
    odds = setup.question[at.Question.strike_odds.at : at.Question.strike_odds.end]
    if not odds.any():
        odds[:] = strike_table(setup, compiled)
    _write_weights(setup.question)


def _write_weights(question: at.Question) -> None:
    write_weights(question)
    write_evaluation(question)


def bare(setup: Setup, red: str, blue: str) -> Start:
    """Give the same without the odds."""
    question: at.Question = setup.question.copy()
    question[at.Question.strike_odds.at : at.Question.strike_odds.end] = 0
    _write_weights(question)
    return Start(GAME, Question(question), setup.state).with_bots((red, blue))


# ---- the same deal, to be played again ----------------------------------------------


_DEALING = (at.DEAL, at.FILL_RACK)


def hands_are_dealt(start: Start) -> bool:
    """Say whether a battle begins with a deal; a position of which all is known does not."""
    dealt = next(deals(start, 0, 1))
    return bool(at.Question(dealt.question).drawn > at.Question(start.question).drawn)


def deals(start: Start, seed: int, number: int) -> Iterator[Start]:
    """Give a battle as it stands after each of some deals, before anything else is done."""
    first_turn = until_turn(start, int(State(start.state).turn))
    for game in range(number):
        draws, state = 0, start.state
        for step in replay(start, recorded(first_turn, seed, game)):
            if State(step.before).phase not in _DEALING:
                break
            draws, state = draws + step.asked, step.after
        question = start.question.copy()
        question[at.Question.drawn.at] += draws
        state = State(state.copy())
        state.pending = 0  # asked again
        yield replace(start, question=question, state=state)
