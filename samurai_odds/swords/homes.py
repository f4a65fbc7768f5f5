"""Which question each procedure of Samurai Swords asks."""

from typing import Any

from samurai_odds.engine.declaring import answered
from samurai_odds.engine.given import checked
from samurai_odds.engine.homes import made_at

HOMES = {  # by procedure: where its question stands
    "battle": "battle.question.Battle",
    "campaign": "campaign.question.CampaignQuestion",
    "ninja": "battle.ninja.Ninja",
    "odds": "full_game.odds_on_map.question",
    "par": "full_game.balance.Par",
    "play": "full_game.contest.Contest",
    "round": "full_game.one_round.OneRound",
}


@checked
def question(procedure: str, inputs: dict[str, Any]) -> Any:
    """Make a question from a procedure's name and its inputs, as an answer records them.

    >>> from samurai_odds import swords
    >>> swords.question("battle", {"attacker": "gunner", "defender": "spearman"}).heading
    'Samurai Swords: gunner attacks spearman'
    """
    return made_at(HOMES, "swords", procedure, inputs)


@answered
def ask(procedure: str, inputs: dict[str, Any]) -> Any:
    """Answer a procedure from its function's inputs, those of all procedures among them."""
    from samurai_odds.swords.battle.options import only_unusual

    return question(procedure, only_unusual(inputs))
