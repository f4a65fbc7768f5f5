"""`careful`: weighs its own losses, danger, support and honor too."""

from typing import Any

from samurai_odds.battles.bots.playing_by_odds import choose_by_odds
from samurai_odds.battles.bots.prospects import KEEPS_TOKENS, WARY

NAME = "careful"
SAYS = "weighs its own losses, danger, support and honor too"
_STYLE = WARY | KEEPS_TOKENS


def choose(q: Any, s: Any, uniform: Any) -> int:
    """Take the option worth most."""
    return choose_by_odds(q, s, uniform, _STYLE)
