"""`careful`: heeds danger too, what a flight would cost, when to rest and to fall back."""

from typing import Any

from samurai_odds.ran.bots.playing_by_odds import choose_by_odds
from samurai_odds.ran.bots.weighing.styles import WARY

NAME = "careful"
SAYS = "heeds danger too, what a flight would cost, when to rest and to fall back"
_STYLE = WARY


def choose(q: Any, s: Any, uniform: Any) -> int:
    """Take the option worth most."""
    return choose_by_odds(q, s, uniform, _STYLE)
