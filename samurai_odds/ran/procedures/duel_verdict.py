"""The inputs, words and verdict of a duel (10)."""

from typing import Any

from samurai_odds.engine.answers.answer import Headlines
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import Course, Verdict
from samurai_odds.errors import OddsError
from samurai_odds.ran.men import Contingent, Man, read_contingent, read_man
from samurai_odds.ran.procedures.question import RanQuestion
from samurai_odds.ran.procedures.verdict import exact, standing, weighed

# ---- A duel as it is given -----------------------------------------------------------

WHO = ("first", "second")


class GivenDuel(RanQuestion):
    """The men of a duel, read from the options.

    ``thresholds`` holds, by pair of men, the stamina left at which each withdraws when
    behind; ``settled`` whether those found are best against each other.
    """

    procedure = "duel"
    arguments = ("first", "second")
    thresholds: dict[tuple[int, int], tuple[int, int]]
    settled: bool

    def __init__(self, rules: str | None = None, **given: Any) -> None:
        super().__init__(rules, **given)
        self.firsts, self.seconds = self._men("first"), self._men("second")
        self.contingents = (self._contingent("first"), self._contingent("second"))

    @property
    def first(self) -> Man:
        return self.firsts[0]

    @property
    def second(self) -> Man:
        return self.seconds[0]

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """The men who may meet, by their places in the cups."""
        return [(i, k) for i in range(len(self.firsts)) for k in range(len(self.seconds))]

    def _men(self, who: str) -> tuple[Man, ...]:
        """Read a man, or those of whom one is drawn blind."""
        text, hits = str(self.options[who]), self.options[f"{who}_hits"]
        counts = self.options["wounds_as_hits"] == "on"
        men = tuple(read_man(part, who, counts) for part in text.split(","))
        if not hits:
            return men
        if len(men) > 1 or men[0].hits:
            raise OddsError(f"{who}-hits {hits} and '{text}': give his hits once")
        man = men[0]
        text = f"{man.combat}/{man.stamina} {hits}h {' '.join(man.words)}"
        return (read_man(text, who, counts),)

    def _contingent(self, who: str) -> Contingent | None:
        text = self.options[f"{who}_contingent"]
        return None if text is None else read_contingent(text, f"{who}-contingent")

    # ---- in words --------------------------------------------------------------------

    @property
    def wording(self) -> str:
        text = f"{_listed(self.firsts)} against {_listed(self.seconds)} in individual combat"
        extras = ["the first charges"] if self.options["charge"] else []
        if self.options["shots"]:
            extras.append(f"{self.options['shots']} shots at him")
        if self.options["challenge"]:
            extras.append(f"challenge: {self.options['challenge']}")
        best = "best: " if self.options["best"] else ""
        for side, who in enumerate(WHO):
            known = {both[side] for both in self.thresholds.values()}
            threshold = min(known)
            if len(known) > 1:
                extras.append(f"{best}the {who} withdraws when behind as the draw tells")
            elif threshold:
                extras.append(f"{best}the {who} withdraws when behind with {threshold} left")
            elif best:
                extras.append(f"{best}the {who} never withdraws")
        return text + (f" ({'; '.join(extras)})" if extras else "")

    @property
    def remarks(self) -> tuple[str, ...]:
        """What the asker should know before he reads the answer."""
        remarks: tuple[str, ...] = () if self.settled else (_UNSETTLED,)
        if len({*self.thresholds.values()}) > 1:
            remarks += tuple(
                f"{self.firsts[i]} against {self.seconds[k]}: best to withdraw when behind with "
                f"{_or_never(first)} left, the second with {_or_never(second)}"
                for (i, k), (first, second) in self.thresholds.items()
            )
        points = (c.points for c in self.contingents if c)
        if any(known is None for known in points):
            remarks += (
                "a flight costs rout points too: '31rp' in the contingent counts them (12.0)",
            )
        return remarks

    @property
    def headlines(self) -> Headlines:
        chances = tuple((SAID[word], f"result == '{word}'") for word in SAID)
        amounts: tuple[tuple[str, str], ...] = (
            ("rout points off the first's side for the head", "first_head"),
            ("rout points off the second's side for the head", "second_head"),
        )
        for who in WHO:
            if f"{who}_fled" in self.variables:
                chances += ((f"the {who}'s contingent flees", f"{who}_fled == 1"),)
                amounts += ((f"rout points of the {who}'s flight", f"{who}_rout_points"),)
        hits = (("first", "first_hits"), ("second", "second_hits"))
        return Headlines(chances, amounts, (("hits when the fight ends", hits),))


# ---- The words of a duel -------------------------------------------------------------

_UNSETTLED = "no two thresholds are best against each other: each man's safest is used"
SAID = {
    "first": "the first kills the second",
    "second": "the second kills the first",
    "first-withdrew": "the first withdraws",
    "second-withdrew": "the second withdraws",
    "not-reached": "the first is killed before he reaches his man",
    "refused": "the challenge goes unanswered: face lost",
    "seppuku": "unanswered by one without face: seppuku",
}


def _listed(men: tuple[Man, ...]) -> str:
    """Format a man, or those of whom one is drawn."""
    return str(men[0]) if len(men) == 1 else f"one of {', '.join(map(str, men))}"


def _or_never(threshold: int) -> str:
    return str(threshold) if threshold else "none"


# ---- Challenge, accept, withdraw? A duel weighed (chapter 10) ------------------------

_FACE = "Lost face (10.27) is not counted."


def weigh_duel(question: GivenDuel, odds: Odds) -> Verdict:
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
    instead = Course("stay away" if charging else "don't challenge", nothing, nothing=True)
    courses = [Course(name, odds.expect(value)), quits, instead]
    return weighed(question, value, courses, asides=_reason(odds), of=odds)


def _answer(question: GivenDuel, odds: Odds, value: str) -> Verdict:
    """Weigh the second's answers to a challenge (10.25)."""
    challenge = question.options["challenge"]
    courses: list[Course | None] = [Course(challenge, odds.expect(value))]
    if challenge != "refuse":
        courses.append(_other(question, "refuse", value))
    elif len(question.seconds) == 1:
        courses.append(_other(question, "accept", value))
    asides = (*_reason(odds), _FACE) if challenge != "refuse" else (_FACE,)
    against = {"accept": "don't accept", "send": "don't send", "refuse": "don't refuse"}
    return weighed(question, value, courses, asides=asides, against=against)


def _other(question: GivenDuel, challenge: str, value: str) -> Course | None:
    left_out = ("best", "momentum", "sender_lost_face", "first_withdraws", "second_withdraws")
    inputs = {key: value for key, value in question.inputs.items() if key not in left_out}
    if challenge == "refuse":
        sends = question.options["challenge"] == "send"
        inputs["second"] = _sender(question) if sends else question.second
        inputs.pop("second_hits", None)
    other = exact(question, "duel", {**inputs, "challenge": challenge})
    if other is None:
        return None
    own = value if question.options["value"] else f"-({other.question.value})"
    return Course(challenge, other.expect(own))


def _sender(question: GivenDuel) -> str:
    """Word the busho who sends: he, not his Samurai, refuses, at the cost of his life (10.27).

    His ratings do not matter to a refusal.
    """
    contingent = question.contingents[1]
    so_taisho = contingent is not None and contingent.so_taisho
    words = ("lost-face", question.options["sender_lost_face"]), ("so-taisho", so_taisho)
    hits = question.second.taken  # which stay as they are where nobody fights
    return " ".join((f"1/20 {hits}h", *(word for word, said in words if said)))


def _giving_up(question: GivenDuel, name: str) -> Course | None:
    """Weigh giving up when behind: at the stamina left that is best for the first."""
    man = question.first
    if question.options["best"] or question.options["first_withdraws"] or len(question.firsts) > 1:
        return None
    inputs = {key: value for key, value in question.inputs.items() if key != "best"}
    best_course: Course | None = None
    for threshold in range(1, man.left):
        other = exact(question, "duel", {**inputs, "first_withdraws": threshold})
        if other is None:
            return None
        worth = other.expect(question.value)
        if best_course is None or worth > best_course.worth + 1e-9:
            best_course = Course(
                f"{name} and withdraw when behind with {threshold} Stamina left", worth
            )
    return best_course


def _reason(odds: Odds) -> tuple[str, ...]:
    wins, loses = odds.p("second_lost == 1").text(), odds.p("first_lost == 1").text()
    return (f"Out of the game: first {loses}, second {wins}.",)


def _at_start(question: GivenDuel) -> dict[str, int]:
    no_result = -1
    hits = {"first_hits": question.first.taken, "second_hits": question.second.taken}
    return {"result": no_result, **hits}
