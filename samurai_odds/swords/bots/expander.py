"""`expander`: each next attack, move and purchase by the exact odds, nothing further."""

from typing import Any

from samurai_odds.swords.bots.playing_by_odds import choose_by_odds

NAME = "expander"
SAYS = "each next attack, move and purchase by the exact odds, nothing further"
_STYLE = 700 << 16


def choose(q: Any, s: Any, uniform: Any) -> int:
    """Take the option worth most."""
    return choose_by_odds(q, s, uniform, _STYLE)
