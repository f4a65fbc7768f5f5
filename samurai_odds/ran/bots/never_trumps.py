"""`never-trumps`: careful, but never trumps."""

from typing import Any

from samurai_odds.ran.bots.playing_by_odds import choose_by_odds
from samurai_odds.ran.bots.weighing.styles import NO_TRUMPS, WARY

NAME = "never-trumps"
SAYS = "careful, but never trumps"
_STYLE = WARY | NO_TRUMPS


def choose(q: Any, s: Any, uniform: Any) -> int:
    """Take the option worth most."""
    return choose_by_odds(q, s, uniform, _STYLE)
