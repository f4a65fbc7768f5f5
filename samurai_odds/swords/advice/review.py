"""A recorded game reviewed: what each seat gave away by its choices, and what luck decided."""

from functools import partial
from typing import Any

from samurai_odds.analysis import asked
from samurai_odds.analysis.review import Reviewer
from samurai_odds.analysis.review_result import Told
from samurai_odds.grids.prose import Prose
from samurai_odds.play.game import Start
from samurai_odds.play.search.planning import Plan, deciding
from samurai_odds.swords.advice.spelling import written
from samurai_odds.swords.bots import BOTS
from samurai_odds.swords.full_game.contest import Contest
from samurai_odds.swords.full_game.plan import of_lines, said
from samurai_odds.swords.rules.layout import State
from samurai_odds.swords.words import REPLIES, USUAL_BOT


class GameReviewer(Reviewer):
    """What a review of this game tells."""

    game, contest, usual = "swords", Contest, USUAL_BOT

    def told(self, staged: Any, start: Start, plan: Plan) -> Told:
        """Say koku by bin, or what is chosen."""
        if plan.choices:
            words = written(staged.scenario, start, plan)
            return Told(tuple(words.lines), Prose(f"{words.title}: {words.text}"))
        if not plan.said:
            return Told((), Prose(f"as {plan.author} would"))
        koku = int(State(start.state).koku[deciding(start)])
        text = said(of_lines(plan.said, koku))
        return Told((text,), Prose(text))

    def of(self, staged: Any) -> dict[str, Any]:
        named = {"of_two_sides": False, "turn_named": "round"}
        return {"winners": staged.winners, "hands": staged.hands, **named}

    def side(self, staged: Any, seat: int) -> str:
        named: str = staged.seat_name(seat)
        return named


review = partial(asked.review, GameReviewer, BOTS, bots=USUAL_BOT, replies=REPLIES)
