"""RAN: Samurai Warfare in the Sengoku Jidai, as far as the README beside this file says."""

from samurai_odds.ran.activation import Contingent, activation
from samurai_odds.ran.fights import assault, duel, fire, shock
from samurai_odds.ran.homes import question
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
