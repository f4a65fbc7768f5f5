"""Which question each procedure of Samurai Battles asks."""

from typing import Any

from samurai_odds.engine.given import checked
from samurai_odds.engine.homes import made_at

HOMES = {  # by procedure: where its question stands
    "attack": "attack.query.Attack",
    "odds": "full_game.odds_on_map.question",
    "par": "full_game.balance.Par",
    "play": "full_game.contest.Contest",
    "turn": "full_game.one_turn.OneTurn",
}


@checked
def question(procedure: str, inputs: dict[str, Any]) -> Any:
    """Make a question from a procedure's name and its inputs, as an answer records them.

    >>> from samurai_odds import battles
    >>> battles.question("attack", {"attacker": "levy", "defender": "levy"}).heading
    'Samurai Battles: levy attacks levy'
    """
    return made_at(HOMES, "battles", procedure, inputs)
