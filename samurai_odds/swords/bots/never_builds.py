"""`never-builds`: planner, but never builds."""

from typing import Any

from samurai_odds.swords.bots.playing_by_odds import choose_by_odds
from samurai_odds.swords.bots.weighing.worths import NEVER_BUILDS, PLANNER

NAME = "never-builds"
SAYS = "planner, but never builds"
_STYLE = PLANNER | NEVER_BUILDS


def choose(q: Any, s: Any, uniform: Any) -> int:
    """Take the option worth most."""
    return choose_by_odds(q, s, uniform, _STYLE)
