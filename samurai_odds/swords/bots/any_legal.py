"""The bot that takes any legal option, each with the same chance; but it does fight.

It declares every battle that it can and moves in wherever it may: so its games end.
"""

from typing import Any

from samurai_odds.play.rules.chance import among
from samurai_odds.swords.field import layout as at

NAME = "random"
SAYS = "any legal option, each as likely, but it attacks and moves in wherever it can"


def choose(q: Any, s: Any, uniform: Any) -> int:
    """Take one of the options."""
    kind = s[at.DECISION]
    if kind == at.DECLARE_CHOICE or kind == at.ENTER_CHOICE:  # the first option is not to
        return s[at.OPTIONS_OPEN] - 1 - among(uniform, s[at.OPTIONS_OPEN] - 1)
    return among(uniform, s[at.OPTIONS_OPEN])
