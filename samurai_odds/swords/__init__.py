"""Samurai Swords (Shogun, Ikusa), as far as the README beside this file says.

>>> from samurai_odds import swords
>>> swords.battle("daimyo, 3 spearmen", "4 spearmen", naval=True).figure("won").text()
'24.3%'

"""

# Loading a room binds its name here: so these first, then the functions of the same name.
import samurai_odds.swords.battle
import samurai_odds.swords.bots
import samurai_odds.swords.campaign
import samurai_odds.swords.scenario
from samurai_odds.swords.advising import advise, review
from samurai_odds.swords.api import battle, campaign, derived, force, levy, ninja, odds
from samurai_odds.swords.favoring import balance, fix, ladder, par, report
from samurai_odds.swords.games import bots, map, new, play, round, scenario, scenarios, worth
from samurai_odds.swords.homes import question

__all__ = [
    "advise",
    "balance",
    "battle",
    "bots",
    "campaign",
    "derived",
    "fix",
    "force",
    "ladder",
    "levy",
    "map",
    "new",
    "ninja",
    "odds",
    "par",
    "play",
    "question",
    "report",
    "review",
    "round",
    "scenario",
    "scenarios",
    "worth",
]


def __dir__() -> list[str]:
    return list(__all__)
