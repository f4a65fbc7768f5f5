"""Samurai Battles as a whole game that `play` can play."""

from samurai_odds.battles.attack.dice import pool
from samurai_odds.battles.bots import BOTS
from samurai_odds.battles.bots.evaluation import write_judgement
from samurai_odds.battles.bots.strike_odds import strike_table
from samurai_odds.battles.bots.terms.scratch import fitted, write_intent, write_weights
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field import machine, observing, recording, scripted
from samurai_odds.battles.field.setup import Setup
from samurai_odds.battles.whole.judged import record, worth
from samurai_odds.battles.whole.planned import PLANNED, aims, gist
from samurai_odds.battles.words import PLAIN_BOTS
from samurai_odds.play.game import Game, Start

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
    redraw=observing.redraw,
    means=scripted.means,
    worth=worth,
    authors=PLAIN_BOTS,
    intents=tuple(fitted()["intents"]),
    intend=write_intent,
    plans_of=PLANNED,
    gist=gist,
    aims=aims,
)


def start(setup: Setup, red: str, blue: str) -> Start:
    """Give a setup as a start for two bots, with the odds that they weigh."""
    from samurai_odds.play.games import at_hand

    odds = slice(at.STRIKE_ODDS, at.STRIKE_ODDS + at.STRIKE_ODDS_SIZE)
    if not setup.question[odds].any():
        setup.question[odds] = strike_table(setup, at_hand(GAME))
    write_weights(setup.question)
    write_judgement(setup.question)
    return Start(GAME, setup.question, setup.state).with_bots((red, blue))
