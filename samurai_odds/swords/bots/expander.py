"""`expander`: each next attack, move and purchase by the exact odds, nothing further."""

from typing import Any

from samurai_odds.swords.bots.playing_by_odds import choose_by_odds
from samurai_odds.swords.bots.weighing.worths import EXPANDER

NAME = "expander"
SAYS = "each next attack, move and purchase by the exact odds, nothing further"
_STYLE = EXPANDER


def choose(q: Any, s: Any, uniform: Any) -> int:
    """Take the option worth most."""
    return choose_by_odds(q, s, uniform, _STYLE)
