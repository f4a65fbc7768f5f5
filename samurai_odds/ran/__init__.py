"""RAN: Samurai Warfare in the Sengoku Jidai, as far as the README beside this file says."""

# Loading a room binds its name here: so these first, then the functions of the same name.
import samurai_odds.ran.duel
import samurai_odds.ran.fire
import samurai_odds.ran.orders
import samurai_odds.ran.shock
from samurai_odds.ran.fights import assault, duel, fire, shock
from samurai_odds.ran.homes import question
from samurai_odds.ran.orders.activation import Contingent, activation
from samurai_odds.ran.turns import alone, flight, orders, rally, recover, rout, withdraw

__all__ = [
    "Contingent",
    "activation",
    "alone",
    "assault",
    "duel",
    "fire",
    "flight",
    "orders",
    "question",
    "rally",
    "recover",
    "rout",
    "shock",
    "withdraw",
]


def __dir__() -> list[str]:
    return list(__all__)
