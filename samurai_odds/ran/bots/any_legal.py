"""The bot that takes any legal option, each with the same chance; but it does give orders."""

from typing import Any

from samurai_odds.play.rules.chance import among
from samurai_odds.ran.field import layout as at

NAME = "random"
SAYS = "any legal option, each as likely, but it activates and orders whomever it can"


def choose(q: Any, s: Any, uniform: Any) -> int:
    """Take one of the options; in the turn's own choices none is to do nothing."""
    options = s[at.OPTIONS_OPEN]
    if s[at.DECISION] < at.FIRST_MOVEMENT_CHOICE and s[at.CHOICES] == 0:
        return 1 + among(uniform, options - 1)
    return among(uniform, options)
