"""RAN as a whole game that `play` can play."""

from collections.abc import Sequence

from samurai_odds.engine.dice import Pool
from samurai_odds.play.game import Game, Start
from samurai_odds.ran.bots import BOTS
from samurai_odds.ran.bots.weighing.tables import odds_table
from samurai_odds.ran.bots.weighing.weights import LENGTH, WEIGHTS
from samurai_odds.ran.charts.pack import Used, load
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field import machine, recording
from samurai_odds.ran.field.first_state import first_state
from samurai_odds.ran.field.question import question_of
from samurai_odds.ran.scenario.scenario import Scenario
from samurai_odds.ran.whole.meaning import means, silent


def no_pool(code: int) -> Pool:
    """Give the dice of a code: there are none, every roll is a draw of plain faces."""
    raise ValueError(f"no roll of RAN has a code, so not {code}")


GAME = Game(
    name="ran",
    seats=2,
    prepare=machine.prepare,
    settle=machine.settle,
    pool=no_pool,
    record=recording.record,
    row=recording.ROW,
    bots=BOTS,
    note=recording.note,
    means=means,
    silent=silent,
)


def start(
    scenario: Scenario, bots: Sequence[str] = ("random", "random"), used: Used | None = None
) -> Start:
    """Give a scenario as a start, with a bot for red and one for blue, and the odds they weigh."""
    used = Used(load()) if used is None else used
    question = question_of(scenario, used)
    question[at.BOT_ODDS : at.BOT_ODDS + LENGTH] = [*odds_table(used), *WEIGHTS]
    return Start(GAME, question, first_state(question, scenario)).with_bots(bots)
