"""`random`: takes any legal option, each as likely as the others."""

from typing import Any

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.chance import among

NAME = "random"
SAYS = "any legal option, each as likely as the others"


def choose(q: Any, s: Any, uniform: Any) -> int:
    """Pick one of the options at random."""
    return among(uniform, s[at.OPTIONS_OPEN])
