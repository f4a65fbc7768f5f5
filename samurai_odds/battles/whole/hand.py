"""Which card of a hand to lead: the turns that its cards allow, ranked with the same luck."""

from concurrent.futures import Executor
from typing import Any

from samurai_odds.analysis.compare import Comparison, ranked
from samurai_odds.analysis.paired import Together
from samurai_odds.battles.whole.leads import leads_of_hand
from samurai_odds.battles.whole.one_turn import OneTurn
from samurai_odds.battles.whole.staging import stage
from samurai_odds.battles.words import USUAL_BOT
from samurai_odds.engine.answers.answer import check_seed
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.progress import Progress, bar
from samurai_odds.errors import OddsError

__all__ = ["rank_hand"]


def turns_of_hand(position: Any, **how: Any) -> tuple[list[OneTurn], str]:
    """Make the turns that the cards of a hand allow, and say what hand that is."""
    bot = how.get("bot", USUAL_BOT)
    files: dict[str, Any] = {name: how.get(name) for name in ("dragons", "rules")}
    cards, says = leads_of_hand(stage(position, bot, bot, **files).scenario)
    turns: list[OneTurn] = []
    refusals: list[str] = []
    for card in cards:
        try:
            turns.append(OneTurn(position, card, **how))
        except OddsError as refusal:
            refusals += refusal.problems
    if not turns:
        raise OddsError(*dict.fromkeys(refusals))
    return turns, says


def rank_hand(
    position: Any,
    by: str | None = None,
    limit: Limit | None = None,
    seed: int = 0,
    progress: Progress | None = None,
    threads: int | None = None,
    executor: Executor | None = None,
    **how: Any,
) -> Comparison:
    """Rank the cards that the side to move may lead, each with the orders its bot gives for it.

    ``by`` is what they are ranked by, net blocks and banners of the turn and its replies if
    nothing is said; ``limit.stderr`` is the error wanted for the differences. ``how`` are
    the keywords of `battles.turn`. Raises OddsError where no card can be led.
    """
    check_seed(seed)
    turns, says = turns_of_hand(position, **how)
    played = Together(turns, by or turns[0].value, seed, threads, executor)
    if executor is None:
        turns[0].warm_up()
    with bar("cards", progress) as show:
        odds = played.run(limit, show)
    names = [turn.card for turn in turns]
    return Comparison(played.by, ranked(names, odds, played.by, played.difference), (says,))
