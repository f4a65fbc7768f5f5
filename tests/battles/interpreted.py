"""Games played by the plain Python rules, draw for draw as the compiled ones are."""

from typing import Any

import numpy as np

from samurai_odds.battles.bots import BOTS
from samurai_odds.battles.facts import load
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.fighting.strike_odds import strike_table
from samurai_odds.battles.field.set_up.setup import Setup
from samurai_odds.battles.scenario.scenario import Scenario
from samurai_odds.battles.scenario.text import read
from samurai_odds.battles.whole.game import GAME, start
from samurai_odds.engine.interpreting import Interpreter
from samurai_odds.engine.machine import END
from samurai_odds.engine.sampling.streams import uniform
from samurai_odds.play.game import Start
from samurai_odds.play.games import pool_table
from samurai_odds.play.rules.chance import among
from samurai_odds.play.rules.scripted import said
from samurai_odds.play.rules.stepping import steps

_SAID = Interpreter(game_means=GAME.means)(said)

SMALL = """
Title: A Small Fight
First: red
Pool: 12
Source: assumed
Placement: assumed

Red: Red
  command cards: 4
  dragon cards: 1
  honor: 2
  banners to win: 1

Blue: Blue
  command cards: 4
  dragon cards: 1
  honor: 2
  banners to win: 1

Map:
   1  .     .     .     .     .     .     .     .     .     .     .     .
   2     .     .     .     .     .     .     .     .     .     .     .
   3  .     .     .     .     .     .     .     .     .     .     .     .
   4     .     .     .     .     .     .     .     .     .     .     .
   5  .     .     .     .ab2  .ssf  .as2  .csm  .     .     .     .     .
   6     .     .     f     .     h     .     .     .     .     .     .
   7  .     .     .     .AB2  .SSF  .AS2  .CSM  .     .     .     .     .
   8     .     .     .     .     .     .     .     .     .     .     .
   9  .     .     .     .     .     .     .     .     .     .     .     .
  10     .     .     .     .     .     .     .     .     .     .     .
  11  .     .     .     .     .     .     .     .     .     .     .     .
"""


def small_fight() -> Scenario:
    return read(SMALL)


def set_up(scenario: Scenario, turn_limit: int = 1000) -> Setup:
    """Make a battle ready, with the odds that bots weigh."""
    setup = Setup(scenario, load(), turn_limit=turn_limit)
    odds = slice(at.STRIKE_ODDS, at.STRIKE_ODDS + at.STRIKE_ODDS_SIZE)
    setup.question[odds] = strike_table(setup)
    return setup


def begun(setup: Setup, bot: str = "greedy") -> Start:
    """Give the start of games between two bots of a kind."""
    return start(setup, bot, bot)


def record(setup: Setup, red: str, blue: str, seed: int, game: int) -> list[tuple[int, int, Any]]:
    """Play one game and give its events as `play.games.record` does."""
    begun = start(setup, red, blue)
    q, s, table = begun.question, begun.state.copy(), pool_table(GAME)
    aside = np.zeros(GAME.aside, dtype=np.int64)
    steps(GAME).advance(q, s)
    events: list[tuple[int, int, Any]] = []
    while s[at.PENDING] != END:
        what, draw = int(s[at.PENDING]), np.uint64(uniform(seed, game, len(events)))
        options = None
        if what >= at.UNIFORM:
            value = int(among(draw, what - at.UNIFORM))
        elif what > 0:
            place = table.pick(what, int(draw))
            value = table.outcome[table.start[what] + place]
        else:
            options = tuple(s[at.CHOICES : at.CHOICES + s[at.OPTIONS_OPEN]].tolist())
            GAME.hide(q, s, aside)
            place = BOTS.modules[q[at.BOTS + s[at.ASKED]]].choose(q, s, draw)
            GAME.show(q, s, aside)
            scripted = _SAID(q, s) if q[at.SCRIPT] else at.NONE
            value = int(s[at.CHOICES + (scripted if scripted >= 0 else place)])
        events.append((what, value, options))
        steps(GAME).take(q, s, value)
    return events
