"""`greedy`: the best next battle or move by the exact odds, nothing further."""

from typing import Any

from samurai_odds.battles.bots.playing_by_odds import choose_by_odds

NAME = "greedy"
SAYS = "the best next battle or move by the exact odds, nothing further"
_STYLE = 0  # heeds nothing but its own battle


def choose(q: Any, s: Any, uniform: Any) -> int:
    """Take the option worth most."""
    return choose_by_odds(q, s, uniform, _STYLE)
