"""RAN: Samurai Warfare in the Sengoku Jidai, as far as the README beside this file says."""

# Loading a room binds its name here: so these first, then the functions of the same name.
import samurai_odds.ran.bots
import samurai_odds.ran.scenario
from samurai_odds.ran.advising import advise, review
from samurai_odds.ran.api import assault, charts, derived, duel, fire, odds, shock
from samurai_odds.ran.cohesion import (
    activation,
    alone,
    flight,
    orders,
    rally,
    recover,
    rout,
    withdraw,
)
from samurai_odds.ran.combat.activation import Contingent
from samurai_odds.ran.favoring import balance, fix, ladder, par, report
from samurai_odds.ran.games import bots, map, new, play, scenario, scenarios, turn
from samurai_odds.ran.homes import question

__all__ = [
    "Contingent",
    "activation",
    "advise",
    "alone",
    "assault",
    "balance",
    "bots",
    "charts",
    "derived",
    "duel",
    "fire",
    "fix",
    "flight",
    "ladder",
    "map",
    "new",
    "odds",
    "orders",
    "par",
    "play",
    "question",
    "rally",
    "recover",
    "report",
    "review",
    "rout",
    "scenario",
    "scenarios",
    "shock",
    "turn",
    "withdraw",
]


def __dir__() -> list[str]:
    return list(__all__)
