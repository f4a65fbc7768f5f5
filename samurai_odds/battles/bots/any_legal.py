"""`random`: any legal option, each as likely as the others, but it uses all that a card gives."""

from typing import Any

from samurai_odds.battles.field import layout as at
from samurai_odds.play.rules.chance import among

NAME = "random"
SAYS = "any legal option, but it gives every order and fights every battle that it can"


def choose(q: Any, s: Any, uniform: Any) -> int:
    """Pick one of the options at random, the first (to stop) only where it ends no orders."""
    kind = s[at.DECISION]
    goes_on = kind == at.ORDER_CHOICE or kind == at.MOVER_CHOICE or kind == at.BATTLE_CHOICE
    first = 1 if goes_on and s[at.CHOICES] == 0 else 0
    return first + among(uniform, s[at.OPTIONS_OPEN] - first)
