"""`never-ninja`: planner, but never bids for the ninja."""

from typing import Any

from samurai_odds.swords.bots.playing_by_odds import choose_by_odds
from samurai_odds.swords.bots.weighing.worths import NEVER_NINJA, PLANNER

NAME = "never-ninja"
SAYS = "planner, but never bids for the ninja"
_STYLE = PLANNER | NEVER_NINJA


def choose(q: Any, s: Any, uniform: Any) -> int:
    """Take the option worth most."""
    return choose_by_odds(q, s, uniform, _STYLE)
