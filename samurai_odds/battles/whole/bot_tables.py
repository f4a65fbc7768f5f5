"""What bots weigh by, written into the question of a battle."""

from samurai_odds.battles.bots.evaluation import write_evaluation
from samurai_odds.battles.bots.strike_odds import strike_table
from samurai_odds.battles.bots.terms.scratch import write_weights
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.setup import Setup
from samurai_odds.play.game import State


def write_bot_tables(setup: Setup, compiled: bool) -> None:
    """Write the odds of strikes, unless they are there, and the fitted weights.

    ``compiled``: the odds are read by the compiled readers, which takes a second less.
    """
    odds = slice(at.STRIKE_ODDS, at.STRIKE_ODDS + at.STRIKE_ODDS_SIZE)
    if not setup.question[odds].any():
        setup.question[odds] = strike_table(setup, compiled)
    write_weights(setup.question)
    write_evaluation(setup.question)


def without_odds(question: State) -> State:
    """Copy a question with the fitted weights, but without the odds of strikes."""
    fresh = question.copy()
    fresh[at.STRIKE_ODDS : at.STRIKE_ODDS + at.STRIKE_ODDS_SIZE] = 0
    write_weights(fresh)
    write_evaluation(fresh)
    return fresh
