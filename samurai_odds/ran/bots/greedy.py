"""`greedy`: the best next combat by the exact odds, else nearer to the enemy."""

from typing import Any

from samurai_odds.ran.bots.playing_by_odds import choose_by_odds

NAME = "greedy"
SAYS = "the best next combat by the exact odds, else nearer to the enemy"
_STYLE = 0  # heeds nothing but its own combats


def choose(q: Any, s: Any, uniform: Any) -> int:
    """Take the option worth most."""
    return choose_by_odds(q, s, uniform, _STYLE)
