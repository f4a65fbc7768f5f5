"""`cautious`: attacks only where it is nearly sure to win, buys troops and castles."""

from typing import Any

from samurai_odds.swords.bots.playing_by_odds import choose_by_odds
from samurai_odds.swords.bots.weighing.worths import CAUTIOUS

NAME = "cautious"
SAYS = "attacks only where it is nearly sure to win, buys troops and castles"
_STYLE = CAUTIOUS


def choose(q: Any, s: Any, uniform: Any) -> int:
    """Take the option worth most."""
    return choose_by_odds(q, s, uniform, _STYLE)
