"""A recorded battle reviewed: whose orders gave chances away, and where luck took them."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from samurai_odds.analysis import asked
from samurai_odds.analysis.review import Reviewer
from samurai_odds.analysis.review_result import Told
from samurai_odds.grids.prose import Prose
from samurai_odds.play.game import Start
from samurai_odds.play.layout import kind_of
from samurai_odds.play.search.planning import Plan
from samurai_odds.ran.advice.spelling import in_words, written
from samurai_odds.ran.bots import BOTS
from samurai_odds.ran.full_game.contest import Contest
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.kinds import DECISIONS
from samurai_odds.ran.rules.decisions.said import REVIEW
from samurai_odds.ran.rules.layout import State
from samurai_odds.ran.rules.naming import Names
from samurai_odds.ran.words import USUAL_BOT


def _of_the_turn(names: Names, plan: Plan) -> Iterator[str]:
    """Say the choices of a plan that no orders tell."""
    for what, value, _ in plan.choices:
        kind, s = DECISIONS[kind_of(what)], plan.start.state
        if REVIEW in kind.wordings:
            yield kind.worded(REVIEW, names, s, kind.fields(s, int(value)))


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
            return Told((), Prose(f"activate {', '.join(letters) or 'nobody'}"))
        if at.CONTINGENT_CHOICE not in kinds:
            orders.contingent = int(State(start.state).current)
            orders.under_way = at.ORDER_CHOICE not in kinds
        if said := [*_of_the_turn(names, plan)]:
            return Told((), Prose("; ".join(said)))
        return Told(orders.lines, in_words(names, orders))


review = partial(asked.review, GameReviewer, BOTS)
