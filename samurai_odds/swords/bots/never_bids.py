"""`never-bids`: planner, but never bids for swords."""

from typing import Any

from samurai_odds.swords.bots.playing_by_odds import choose_by_odds
from samurai_odds.swords.bots.weighing.worths import NEVER_BIDS, PLANNER

NAME = "never-bids"
SAYS = "planner, but never bids for swords"
_STYLE = PLANNER | NEVER_BIDS


def choose(q: Any, s: Any, uniform: Any) -> int:
    """Take the option worth most."""
    return choose_by_odds(q, s, uniform, _STYLE)
