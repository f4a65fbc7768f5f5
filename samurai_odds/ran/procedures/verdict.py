"""What verdicts are made of: other questions asked on the side, courses weighed, chances worded."""

from typing import Any

import numpy as np

from samurai_odds.engine.answers.answer import answer
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import Course, Verdict, judge
from samurai_odds.engine.expressions import evaluate
from samurai_odds.errors import OddsError
from samurai_odds.grids.figure import Figure
from samurai_odds.ran.homes import question_class
from samurai_odds.ran.procedures.question import RanQuestion


def exact(question: RanQuestion, procedure: str, inputs: dict[str, Any]) -> Odds | None:
    """Answer another question exactly, with the rules of the one asked.

    None if the rules forbid it or it is too large.
    """
    try:
        return answer(question_class(procedure)(**inputs, rules=question.rules), method="exact")
    except OddsError:
        return None


def may_weigh_more(odds: Odds) -> bool:
    """Say whether what else could be done is worked out: not beside what was itself too large."""
    return not odds.provenance.because


def standing(question: RanQuestion, value: str, start: dict[str, int]) -> Figure:
    """Give the worth of doing nothing: the value where nothing has happened.

    ``start`` holds the variables that are not 0 then.
    """
    names = {name: np.array([start.get(name, 0)]) for name in question.variables}
    worth = np.broadcast_to(evaluate(value, names, question.words), (1,))
    return Figure(float(worth[0]))


def weighed(
    question: RanQuestion, value: str, courses: list[Course | None], **more: Any
) -> Verdict:
    there = [course for course in courses if course is not None]
    return judge(there, value, question.weighed_unit, counted=question.counted, **more)


def stated(question: RanQuestion, text: str, worth: Figure, *asides: str) -> Verdict:
    return Verdict(text, question.weighed_value, question.weighed_unit, worth, (), tuple(asides))


def chance_in_words(who: str, does: str, chance: Figure) -> str:
    """State how often a subject does something: "The army", "breaks"."""
    if not chance.samples and chance >= 1 - 1e-12:
        return f"{who} certainly {does}."
    if not chance.samples and chance <= 1e-12:
        return f"{who} never {does}."
    return f"{who} {does} {chance.text()} of the time."
