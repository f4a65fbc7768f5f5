"""The bot that takes any legal option, each with the same chance; but it does fight.

It calls a battle off once in eight times, declares every battle that it can, and leaves a
province only where it has somebody to leave behind: what the rules ask anyway.
"""

from typing import Any

from samurai_odds.play.rules.chance import among
from samurai_odds.swords.field import layout as at

NAME = "random"
SAYS = "any legal option, each as likely; attacks wherever it can, seldom calls off"


def choose(q: Any, s: Any, uniform: Any) -> int:
    """Take one of the options."""
    kind = s[at.DECISION]
    if kind == at.CALL_OFF_CHOICE:
        return 0 if among(uniform, 8) > 0 else 1
    if kind == at.DECLARE_CHOICE or kind == at.ENTER_CHOICE:  # the first option is not to
        return s[at.OPTIONS_OPEN] - 1 - among(uniform, s[at.OPTIONS_OPEN] - 1)
    return among(uniform, s[at.OPTIONS_OPEN])
