"""Takes any option."""

from typing import Any

from samurai_odds.play import layout as at
from samurai_odds.play.chance import among
from samurai_odds.play.offering import Numbers

NAME = "random"
SAYS = "takes any option, all equally likely"


def choose(q: Numbers, s: Numbers, uniform: Any) -> int:
    """Take any option."""
    return among(uniform, s[at.OPTIONS_OPEN])
