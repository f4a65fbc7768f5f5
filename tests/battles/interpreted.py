"""Games played by the plain Python rules, draw for draw as the compiled ones are."""

from typing import Any

from samurai_odds.battles.bots.strike_odds import strike_table
from samurai_odds.battles.facts import load
from samurai_odds.battles.full_game.game import start
from samurai_odds.battles.rules.layout import Question
from samurai_odds.battles.rules.setup import Setup
from samurai_odds.battles.scenario.scenario import Scenario
from samurai_odds.battles.scenario.text import read
from samurai_odds.play.game import Start
from tests.play.interpreted import played

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
    setup.question[Question.strike_odds.at : Question.strike_odds.end] = strike_table(setup)
    return setup


def begun(setup: Setup, bot: str = "greedy") -> Start:
    """Give the start of games between two bots of a kind."""
    return start(setup, bot, bot)


def record(setup: Setup, red: str, blue: str, seed: int, game: int) -> list[tuple[int, int, Any]]:
    """Play one game and give its events as `play.games.record` does."""
    return played(start(setup, red, blue), seed, game).events
