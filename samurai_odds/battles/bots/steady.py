"""`steady`: one ply deep by fitted terms."""

from typing import Any

from samurai_odds.battles.bots.terms.choices import choose_by_terms

NAME = "steady"
SAYS = "one ply deep by fitted terms: objectives, danger and threat, orders together, honor"
LARGE = True  # compiled only for games in which it plays


def choose(q: Any, s: Any, uniform: Any) -> int:
    """Take the option worth most."""
    return choose_by_terms(q, s, uniform)
