"""RAN: Samurai Warfare in the Sengoku Jidai, as far as the README beside this file says."""

# Loading a room binds its name here: so these first, then the functions of the same name.
import samurai_odds.ran.bots
import samurai_odds.ran.scenario
from samurai_odds.ran.api import (
    activation,
    alone,
    assault,
    charts,
    derived,
    duel,
    fire,
    flight,
    odds,
    orders,
    rally,
    recover,
    rout,
    shock,
    withdraw,
)
from samurai_odds.ran.games import (
    advise,
    balance,
    bots,
    fix,
    ladder,
    map,
    new,
    par,
    play,
    report,
    review,
    scenario,
    scenarios,
    turn,
)
from samurai_odds.ran.homes import question
from samurai_odds.ran.rules.activation import Contingent

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
