"""What is likely between the combats: withdrawals, rallies, recovery, flight, rout."""

from typing import TYPE_CHECKING, Any

from samurai_odds.engine.answers.verdict import Course, Verdict, signed
from samurai_odds.grids.figure import Figure
from samurai_odds.ran.verdict import (
    NET,
    chance_in_words,
    exact,
    stated,
    unit_of,
    weighed,
)

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.ran.asking import RanQuestion

_UNITS = {
    "withdraw": NET,
    "alone": NET,
    "rally": "units rallied less those lost",
    "flight": "chance to flee",
    "rout": "chance to break",
    "recover": "hits left",
}


def valued(question: "RanQuestion") -> tuple[str, str]:
    """Give the value that such a question is stated by, and its unit."""
    return question.value, unit_of(question, _UNITS[question.procedure])


def withdraw(question: Any, odds: "Odds") -> Verdict:
    """Weigh a withdrawal against staying where it is known who comes; else say what it costs."""
    value, unit = valued(question)
    worth = odds.expect(value)
    if question.options["active"]:
        alone = odds.p(f"withdrew == {len(question.units)}").text()
        text = f"The order is worth {signed(worth)} {unit}: weigh it against staying."
        told = f"All withdraw {alone}; the busho dies of it {odds.p('seppuku == 1').text()}."
        return stated(text, value, unit, worth, told)
    told = f"Hits on the way: {odds.expect('unit_hits').text()} at the end on average."
    if question.enemy is None:
        text = f"Withdrawing is worth {signed(worth)} {unit}: weigh it against staying."
        more = "To weigh staying name the enemy that comes: ask with --enemy UNIT."
        return stated(text, value, unit, worth, told, more)
    stay = _stay(question) if not question.options["value"] else None
    courses: list[Course | None] = [Course("withdraw", worth), stay]
    return weighed(question, value, courses, asides=(told,))


def _stay(question: Any) -> Course | None:
    """Weigh standing: the assault by who comes, as the defender sees it."""
    approach = "flank" if question.options["from_behind"] else "front"
    given = {"attacker": str(question.enemy), "defender": str(question.attackers[0])}
    bonus = question.options["tq_bonus"]
    given |= {"defender_tq_bonus": bonus} if bonus else {}
    if question.charts is not None:
        given["charts"] = question.charts
    fought = exact("assault", {**given, "approach": approach})
    if fought is None:
        return None
    worth = fought.expect(fought.asked.value)
    return Course("stay and be attacked", Figure(-worth, worth.se, worth.samples))


def alone(question: Any, odds: "Odds") -> Verdict:
    """Weigh withdrawing against staying; from Kibamusha nobody can withdraw (4.72)."""
    value, unit = valued(question)
    worth = odds.expect(value)
    if question.enemy.startswith("KB"):
        caught = chance_in_words("That he is caught", odds.p("eliminated == 1"))
        return stated(caught, value, unit, worth)
    asked = "stay" if question.options["stays"] else "withdraw"
    other = "withdraw" if asked == "stay" else "stay"
    given = {**question.given, "stays": other == "stay"}
    if other == "withdraw":
        given.pop("surrounded", None)
    fate = exact("alone", given)
    course = None if fate is None else Course(other, fate.expect(value))
    if question.options["surrounded"]:
        course = None  # who is cut off has nowhere to go
    if course is None:
        return stated(f"He is lost: {signed(worth)} {unit}.", value, unit, worth)
    return weighed(question, value, [Course(asked, worth), course])


def rally(question: Any, odds: "Odds") -> Verdict:
    """State how many come back."""
    value, unit = valued(question)
    worth = odds.expect(value)
    count = len(question.units)
    if question.options["no_room"]:
        text = "Nobody rallies without room (11.74)."
    elif count == 1:
        text = chance_in_words("Rally", odds.p("rallied == 1"))
    else:
        text = f"Of {count} routed, {odds.expect('rallied').text()} rally on average."
    lost = odds.p("eliminated >= 1").text()
    what = "It is" if count == 1 else "At least one is"
    return stated(text, value, unit, worth, f"{what} eliminated {lost}.")


def recover(question: Any, odds: "Odds") -> Verdict:
    """State what mends; no die is rolled."""
    value, unit = valued(question)
    left = question.attackers
    ordered = sum(not each.has("disrupted") for each in left)
    hits = sum(each.hits for each in left)
    with_hits = f"with {hits} hit{'s' * (hits != 1)}" if hits else "without hits"
    if len(left) == 1:
        text = f"{'Ordered' if ordered else 'Disrupted'} in the end, {with_hits}."
    else:
        text = f"{ordered} of {len(left)} ordered in the end, {with_hits} in all."
    return stated(text, value, unit, odds.expect(value))


def flight(question: Any, odds: "Odds") -> Verdict:
    """State whether the contingent flees, and what one more loss would do."""
    value, unit = valued(question)
    chance = odds.p("fled == 1")
    asides: tuple[str, ...] = ()
    if question.contingent.lost < question.contingent.units:
        asides = (f"With one more lost: {odds.p('fled_with_one_more == 1').text()}.",)
    return stated(chance_in_words("Flight", chance), value, unit, chance, *asides)


def rout(question: Any, odds: "Odds") -> Verdict:
    """State whether the army breaks, and who wins when the enemy's level is known."""
    value, unit = valued(question)
    chance = odds.p("broken == 1")
    asides: tuple[str, ...] = ()
    if question.both:
        wins, loses = (odds.p(f"winner == '{who}'").text() for who in ("army", "enemy"))
        told, draw = f"The army wins {wins}, its enemy {loses}", odds.p("winner == 'draw'")
        asides = (f"{told}; {draw.text()} a draw." if draw else f"{told}.",)
    return stated(chance_in_words("A break of the army", chance), value, unit, chance, *asides)
