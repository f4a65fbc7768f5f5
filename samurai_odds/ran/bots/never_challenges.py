"""`never-challenges`: careful, but sends no Samurai."""

from typing import Any

from samurai_odds.ran.bots.playing_by_odds import choose_by_odds
from samurai_odds.ran.bots.weighing.styles import NO_CHALLENGES, WARY

NAME = "never-challenges"
SAYS = "careful, but sends no Samurai"
_STYLE = WARY | NO_CHALLENGES


def choose(q: Any, s: Any, uniform: Any) -> int:
    """Take the option worth most."""
    return choose_by_odds(q, s, uniform, _STYLE)
