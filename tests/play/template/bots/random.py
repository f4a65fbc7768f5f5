"""Takes any option."""

from typing import Any

from samurai_odds.play.chance import among
from tests.play.template.layout import Question, State

NAME = "random"
SAYS = "takes any option, all equally likely"


def choose(q: Question, s: State, uniform: Any) -> int:
    """Take any option."""
    return among(uniform, s.options_open)
