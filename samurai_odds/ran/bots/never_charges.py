"""`never-charges`: careful, but its Kibamusha never charge."""

from typing import Any

from samurai_odds.ran.bots.playing_by_odds import choose_by_odds
from samurai_odds.ran.bots.weighing.styles import NO_CHARGES, WARY

NAME = "never-charges"
SAYS = "careful, but its Kibamusha never charge"
_STYLE = WARY | NO_CHARGES


def choose(q: Any, s: Any, uniform: Any) -> int:
    """Take the option worth most."""
    return choose_by_odds(q, s, uniform, _STYLE)
