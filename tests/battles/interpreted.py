"""Games played by the plain Python rules, draw for draw as the compiled ones are."""

from typing import Any

import numpy as np

from samurai_odds.battles.bots import bots, number_of
from samurai_odds.battles.facts import load
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field import machine
from samurai_odds.battles.field.chance import among
from samurai_odds.battles.field.fighting.strike_odds import strike_table
from samurai_odds.battles.field.games import pool_table
from samurai_odds.battles.field.replay import code_of
from samurai_odds.battles.field.scripted import said
from samurai_odds.battles.field.setup import Setup
from samurai_odds.battles.scenario.scenario import Scenario
from samurai_odds.battles.scenario.text import read
from samurai_odds.engine.machine import END
from samurai_odds.engine.sampling.streams import uniform

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


def record(setup: Setup, red: str, blue: str, seed: int, game: int) -> list[tuple[int, int, Any]]:
    """Play one game and give its events as `games.record` does."""
    q, s = setup.question.copy(), setup.state.copy()
    q[at.BOTS], q[at.BOTS + 1] = number_of(red), number_of(blue)
    machine.advance(q, s)
    events: list[tuple[int, int, Any]] = []
    while s[at.PENDING] != END:
        what, draw = int(s[at.PENDING]), np.uint64(uniform(seed, game, len(events)))
        options = None
        if what >= at.UNIFORM:
            value = int(among(draw, what - at.UNIFORM))
        elif what > 0:
            place = pool_table().pick(what, int(draw))
            value = pool_table().outcome[pool_table().start[what] + place]
        else:
            options = tuple(s[at.CHOICES : at.CHOICES + s[at.OPTIONS_OPEN]].tolist())
            place = bots()[q[at.BOTS + s[at.ASKED]]].choose(q, s, draw)
            scripted = said(q, s) if q[at.SCRIPT] else at.NONE
            value = int(s[at.CHOICES + (scripted if scripted >= 0 else place)])
        events.append((code_of(s), value, options))
        machine.take(q, s, value)
    return events
