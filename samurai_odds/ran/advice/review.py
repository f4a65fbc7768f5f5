"""A recorded battle reviewed: whose orders gave chances away, and where luck took them."""

from typing import Any

from samurai_odds.analysis.review import Reviewer
from samurai_odds.analysis.review_result import Told
from samurai_odds.play.game import Start
from samurai_odds.play.layout import kind_of
from samurai_odds.play.search.planning import Plan
from samurai_odds.ran.advice.spelling import written
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.narration_names import Names
from samurai_odds.ran.whole.contest import Contest
from samurai_odds.ran.words import USUAL_BOT


class GameReviewer(Reviewer):
    """What a review of this game tells."""

    game, contest, usual = "ran", Contest, USUAL_BOT

    def told(self, staged: Any, start: Start, plan: Plan) -> Told:
        """Say a plan as orders, for whom and which; those of a phase under way go on with it."""
        names = Names(staged.scenario, start.question.whole)
        orders = written(names, start, plan)
        kinds = {kind_of(what) for what, _, _ in plan.choices}
        if kinds == {at.ACTIVATE_CHOICE}:
            letters = [names.contingents[one].letter for one in orders.activated]
            return Told((), f"activate {', '.join(letters) or 'nobody'}")
        if at.CONTINGENT_CHOICE not in kinds:
            orders.contingent = int(start.state[at.CURRENT])
        return Told(tuple(orders.lines), orders.said(names))
