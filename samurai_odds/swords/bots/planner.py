"""`planner`: heeds counter-attacks, income, eliminations and the goal too; mixes its bids."""

from typing import Any

from samurai_odds.swords.bots.playing_by_odds import choose_by_odds
from samurai_odds.swords.bots.weighing.worths import PLANNER

NAME = "planner"
SAYS = "heeds counter-attacks, income, eliminations and the goal too; mixes its bids"
_STYLE = PLANNER


def choose(q: Any, s: Any, uniform: Any) -> int:
    """Take the option worth most."""
    return choose_by_odds(q, s, uniform, _STYLE)
