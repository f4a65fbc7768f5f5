"""`never-inspires`: careful, but never spends a token to inspire."""

from typing import Any

from samurai_odds.battles.bots.playing_by_odds import choose_by_odds
from samurai_odds.battles.bots.prospects import KEEPS_TOKENS, WARY
from samurai_odds.battles.field import layout as at

NAME = "never-inspires"
SAYS = "careful, but never inspires"
_STYLE = WARY | KEEPS_TOKENS


def choose(q: Any, s: Any, uniform: Any) -> int:
    """Take the option worth most; the first is to inspire nobody."""
    if s[at.DECISION] == at.INSPIRE_CHOICE:
        return 0
    return choose_by_odds(q, s, uniform, _STYLE)
