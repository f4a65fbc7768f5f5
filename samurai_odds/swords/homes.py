"""Which question each procedure of Samurai Swords asks; each is loaded only when it is asked."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from samurai_odds.engine.calling import called
from samurai_odds.errors import OddsError, unknown

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds

PROCEDURES = ("battle", "campaign", "ninja", "par", "play", "round")


def question(procedure: str, inputs: dict[str, Any]) -> Any:
    """Make a question from a procedure's name and its inputs, as an answer records them.

    >>> from samurai_odds import swords
    >>> swords.question("battle", {"attacker": "gunner", "defender": "spearman"}).heading
    'Samurai Swords: gunner attacks spearman'
    """
    if procedure not in PROCEDURES:
        raise OddsError(unknown("procedure of swords", procedure, PROCEDURES))
    return called(_question_class(procedure), f"swords.{procedure}", **inputs)


def ask(procedure: str, given: Mapping[str, Any]) -> "Odds":
    """Answer a procedure from its function's keywords and, under ``how``, those of all."""
    from samurai_odds.engine.answers.answer import answer
    from samurai_odds.swords.battle.options import only_unusual

    inputs = {name: value for name, value in given.items() if name != "how"}
    return answer(question(procedure, only_unusual(inputs)), **given["how"])


def _question_class(procedure: str) -> Callable[..., Any]:
    if procedure == "battle":
        from samurai_odds.swords.battle.question import Battle

        return Battle
    if procedure == "ninja":
        from samurai_odds.swords.battle.ninja import Ninja

        return Ninja
    if procedure == "play":
        from samurai_odds.swords.whole.contest import Contest

        return Contest
    if procedure == "par":
        from samurai_odds.swords.whole.balance import Par

        return Par
    if procedure == "round":
        from samurai_odds.swords.whole.one_round import OneRound

        return OneRound
    from samurai_odds.swords.campaign.question import CampaignQuestion

    return CampaignQuestion
