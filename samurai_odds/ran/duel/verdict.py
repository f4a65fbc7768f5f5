"""Challenge, accept, withdraw? A duel weighed (chapter 10)."""

from typing import TYPE_CHECKING

from samurai_odds.engine.answers.verdict import Course, Verdict
from samurai_odds.ran.duel.given import GivenDuel
from samurai_odds.ran.verdict import exact, standing, weighed

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds

_FACE = "Lost face (10.27) is not counted."


def weigh_duel(question: GivenDuel, odds: "Odds") -> Verdict:
    """Weigh the fight for who decides: the first, or the second when he is challenged."""
    value = question.weighed_value
    if question.options["challenge"]:
        return _answer(question, odds, value)
    charging = question.options["charge"]
    name = "charge" if charging else "fight"
    quits = _giving_up(question, name)
    if quits is not None:
        name += " to the finish"
    nothing = standing(question, value, _at_start(question))
    instead = Course("stay away" if charging else "don't challenge", nothing)
    courses = [Course(name, odds.expect(value)), quits, instead]
    return weighed(question, value, courses, asides=_reason(odds))


def _answer(question: GivenDuel, odds: "Odds", value: str) -> Verdict:
    """Weigh the second's answers to a challenge (10.25)."""
    asked = question.options["challenge"]
    courses: list[Course | None] = [Course(asked, odds.expect(value))]
    if asked != "refuse":
        courses.append(_other(question, "refuse", value))
    elif len(question.seconds) == 1:
        courses.append(_other(question, "accept", value))
    asides = (*_reason(odds), _FACE) if asked != "refuse" else (_FACE,)
    against = {"accept": "don't accept", "send": "don't send", "refuse": "don't refuse"}
    return weighed(question, value, courses, asides=asides, against=against)


def _other(question: GivenDuel, challenge: str, value: str) -> Course | None:
    """Weigh another answer to the challenge."""
    left_out = ("best", "momentum", "sender_lost_face", "first_withdraws", "second_withdraws")
    given = {key: given for key, given in question.given.items() if key not in left_out}
    if challenge == "refuse":
        sends = question.options["challenge"] == "send"
        given["second"] = _sender(question) if sends else str(question.second)
        given.pop("second_hits", None)
    other = exact(question, "duel", {**given, "challenge": challenge})
    if other is None:
        return None
    own = value if question.options["value"] else f"-({other.asked.value})"
    return Course(challenge, other.expect(own))


def _sender(question: GivenDuel) -> str:
    """Word the busho who sends: he, not his Samurai, refuses, at the cost of his life (10.27).

    His ratings do not matter to a refusal.
    """
    contingent = question.contingents[1]
    so_taisho = contingent is not None and contingent.so_taisho
    words = ("lost-face", question.options["sender_lost_face"]), ("so-taisho", so_taisho)
    hits = question.second.hits  # which stay as they are where nobody fights
    return " ".join((f"1/20 {hits}h", *(word for word, said in words if said)))


def _giving_up(question: GivenDuel, name: str) -> Course | None:
    """Weigh giving up when behind: at the stamina left that is best for the first."""
    man = question.first
    if question.options["best"] or question.options["first_withdraws"] or len(question.firsts) > 1:
        return None
    given = {key: value for key, value in question.given.items() if key != "best"}
    found: Course | None = None
    for threshold in range(1, man.endurance - man.hits):
        other = exact(question, "duel", {**given, "first_withdraws": threshold})
        if other is None:
            return None
        worth = other.expect(question.value)
        if found is None or worth > found.worth + 1e-9:
            found = Course(f"{name} and withdraw when behind with {threshold} Stamina left", worth)
    return found


def _reason(odds: "Odds") -> tuple[str, ...]:
    """Say what the worth comes from."""
    wins, loses = odds.p("second_lost == 1").text(), odds.p("first_lost == 1").text()
    return (f"Out of the game: first {loses}, second {wins}.",)


def _at_start(question: GivenDuel) -> dict[str, int]:
    no_result = -1
    hits = {"first_hits": question.first.hits, "second_hits": question.second.hits}
    return {"result": no_result, **hits}
