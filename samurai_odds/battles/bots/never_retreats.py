"""`never-retreats`: careful, but never moves back of its own will."""

from typing import Any

from samurai_odds.battles.bots.playing_by_odds import choose_by_odds
from samurai_odds.battles.bots.prospects import KEEPS_TOKENS, STANDS_ITS_GROUND, WARY

NAME = "never-retreats"
SAYS = "careful, but never moves back of its own will"
_STYLE = WARY | KEEPS_TOKENS | STANDS_ITS_GROUND


def choose(q: Any, s: Any, uniform: Any) -> int:
    """Take the option worth most."""
    return choose_by_odds(q, s, uniform, _STYLE)
