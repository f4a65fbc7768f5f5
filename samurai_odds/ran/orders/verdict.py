"""Try for Momentum, leave it, or pass? A chain of orders phases weighed (5.4, 5.5)."""

from typing import TYPE_CHECKING

from samurai_odds.engine.answers.verdict import Course, Verdict
from samurai_odds.ran.asking import RanQuestion
from samurai_odds.ran.verdict import exact, weighed

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds


def weigh_orders(question: RanQuestion, odds: "Odds") -> Verdict:
    """Weigh the chain as asked against leaving Momentum, and against passing at once."""
    value, options = question.value, question.options
    ways = (options["momentum"], options["continuity"])
    courses: list[Course | None] = [Course(_NAMES.get(ways, "go on"), odds.expect(value))]
    for other, name in _NAMES.items():
        if other != ways and (options["coordinate"] is False or other[1] != "never"):
            courses.append(_course(question, name, other))
    again = odds.p("first_phases >= 2").text()
    reason = f"The first busho has another orders phase {again} of the time."
    return weighed(question, value, courses, asides=(reason,), against=_NOT)


def _course(question: RanQuestion, name: str, ways: tuple[str, str]) -> Course | None:
    momentum, continuity = ways
    given = {**question.given, "momentum": momentum, "continuity": continuity}
    other = exact(question, "orders", given)
    return None if other is None else Course(name, other.expect(question.value))


_NAMES = {
    ("always", "always"): "roll for Momentum",
    ("never", "always"): "skip Momentum and roll for Continuity",
    ("never", "never"): "pass",
}
_NOT = {
    "skip Momentum and roll for Continuity": "don't skip Momentum",
    "go on": "don't go on",
}
