"""Which question each procedure of Samurai Battles asks; each is loaded only when it is asked."""

from collections.abc import Callable
from functools import cache
from typing import Any

from samurai_odds.engine.calling import called
from samurai_odds.engine.given import checked
from samurai_odds.errors import OddsError, unknown


@checked
def question(procedure: str, inputs: dict[str, Any]) -> Any:
    """Make a question from a procedure's name and its inputs, as an answer records them.

    >>> from samurai_odds import battles
    >>> battles.question("attack", {"attacker": "levy", "defender": "levy"}).heading
    'Samurai Battles: levy attacks levy'
    """
    return called(_question_class(procedure), f"battles.{procedure}", **inputs)


@cache
def _question_class(procedure: str) -> Callable[..., Any]:
    if procedure == "attack":
        from samurai_odds.battles.attack.query import Attack

        return Attack
    if procedure == "odds":
        from samurai_odds.battles.full_game.odds_on_map import question as odds_on_map

        return odds_on_map
    if procedure == "play":
        from samurai_odds.battles.full_game.contest import Contest

        return Contest
    if procedure == "turn":
        from samurai_odds.battles.full_game.one_turn import OneTurn

        return OneTurn
    if procedure == "par":
        from samurai_odds.battles.full_game.balance import Par

        return Par
    known = ("attack", "odds", "par", "play", "turn")
    raise OddsError(unknown("procedure of battles", procedure, known))
