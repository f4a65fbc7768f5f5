"""`never-fires`: careful, but never fires."""

from typing import Any

from samurai_odds.battles.bots.playing_by_odds import choose_by_odds
from samurai_odds.battles.bots.prospects import HOLDS_FIRE, KEEPS_TOKENS, WARY

NAME = "never-fires"
SAYS = "careful, but never fires"
_STYLE = WARY | KEEPS_TOKENS | HOLDS_FIRE


def choose(q: Any, s: Any, uniform: Any) -> int:
    """Take the option worth most."""
    return choose_by_odds(q, s, uniform, _STYLE)
