"""Commands & Colors: Samurai Battles, as far as the README beside this file says.

>>> from samurai_odds import battles
>>> battles.attack("levy", "ashigaru-bow").figure("battled_back").text()
'69.4%'
"""

# Loading a room binds its name here: so these first, then the functions of the same name.
import samurai_odds.battles.advice
import samurai_odds.battles.attack
import samurai_odds.battles.bots
import samurai_odds.battles.scenario
from samurai_odds.battles.advising import advise, review
from samurai_odds.battles.api import attack, derived, odds
from samurai_odds.battles.favoring import balance, fix, ladder, report
from samurai_odds.battles.games import bots, map, new, par, play, scenario, scenarios, turn
from samurai_odds.battles.homes import question

__all__ = [
    "advise",
    "attack",
    "balance",
    "bots",
    "derived",
    "fix",
    "ladder",
    "map",
    "new",
    "odds",
    "par",
    "play",
    "question",
    "report",
    "review",
    "scenario",
    "scenarios",
    "turn",
]


def __dir__() -> list[str]:
    return list(__all__)
