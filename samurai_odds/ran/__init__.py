"""RAN: Samurai Warfare in the Sengoku Jidai, as far as the README beside this file says."""

from samurai_odds.ran.activation import Contingent, activation
from samurai_odds.ran.fights import assault, duel, fire, shock
from samurai_odds.ran.homes import question
from samurai_odds.ran.turns import flight, orders, rally, rout, withdraw

__all__ = [
    "Contingent",
    "activation",
    "assault",
    "duel",
    "fire",
    "flight",
    "orders",
    "question",
    "rally",
    "rout",
    "shock",
    "withdraw",
]
