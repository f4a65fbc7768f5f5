"""`never-hires`: planner, but never hires ronin."""

from typing import Any

from samurai_odds.swords.bots.playing_by_odds import choose_by_odds
from samurai_odds.swords.bots.weighing.worths import NEVER_HIRES, PLANNER

NAME = "never-hires"
SAYS = "planner, but never hires ronin"
_STYLE = PLANNER | NEVER_HIRES


def choose(q: Any, s: Any, uniform: Any) -> int:
    """Take the option worth most."""
    return choose_by_odds(q, s, uniform, _STYLE)
