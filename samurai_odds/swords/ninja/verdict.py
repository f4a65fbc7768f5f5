"""What a ninja's strike is worth: the most to bid for it, or that it is not worth hiring him."""

from typing import TYPE_CHECKING, Any

from samurai_odds.engine.answers.answer import Headlines, Listing, answer
from samurai_odds.engine.answers.verdict import Course, Verdict, signed
from samurai_odds.engine.ties import better
from samurai_odds.grids.figure import Figure
from samurai_odds.swords.battle.question import Battle
from samurai_odds.swords.battle.verdict import nothing_done, unit_of, worth_of
from samurai_odds.swords.forces import write_force
from samurai_odds.swords.ninja.strike import STRIKES, Strike

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds

_NOT_MADE = "result == 'called-off' or (result == 'none' and defender_units > 0)"


def headlines(ninja: Strike) -> Headlines:
    """Choose what a player at the table asks first."""
    chances = [
        ("daimyo assassinated", "strike == 'killed'"),
        ("strike and revenge both fail", "strike == 'failed'"),
        ("the revenge kills a daimyo of the hirer", "strike == 'revenge'"),
    ]
    if ninja.before is None:
        return Headlines(tuple(chances), (), ())
    chances += [
        ("attacker wins", "won"),
        ("province emptied, no battle needed", "result == 'none' and defender_units == 0"),
        ("attack called off or never made", _NOT_MADE),
    ]
    if ninja.after_round:
        chances.append(("the battle was over before", "strike == 'none'"))
    spread = (("attacker", "attacker_units"), ("defender", "defender_units"))
    return Headlines(tuple(chances), (), (("units left", spread),))


def listings(ninja: Strike) -> tuple[Listing, ...]:
    """Give the battle's odds without the ninja, and after each way that the strike can go."""
    if ninja.before is None or ninja.after_round or ninja.before.unsure:
        return ()
    rows: list[tuple[Any, ...]] = []

    def row(label: str, chance: float, battle: Battle | None, sides: Any) -> None:
        if battle is None:
            left = f"none fought: {write_force(sides[0])} against {write_force(sides[1])}"
            rows.append((label, Figure(chance, proportion=True), left, None))
            return
        fought = f"{battle.provenance.inputs['attacker']} v " + write_force(battle.setup.defender)
        rows.append((label, Figure(chance, proportion=True), fought, answer(battle).p("won")))

    row("without the ninja", 1.0, ninja.before, None)
    for branch in ninja.branches:
        label = ("daimyo killed", "strike failed", "revenge struck")[branch.strike]
        row(label, branch.chance, branch.battle, branch.sides)
    return (Listing("the battle", ("", "chance", "forces", "attacker wins"), tuple(rows)),)


KILL = "strike == 'killed'"


def verdict(ninja: Strike, odds: "Odds") -> Verdict:
    """Price the strike to its hirer: the battle with him against the battle without.

    An attacker who strikes before Step 1 attacks only where the strike leaves it worth
    his while; without the ninja he attacks only if that is. A defender takes the attack
    as it comes.
    """
    condition = odds.provenance.condition
    if ninja.before is None:
        return _alone(odds)
    value, unit = ninja.before.value, unit_of(ninja.before.value)
    worth = odds.expect(value)
    if condition:
        text = f"Where {condition}: {signed(worth)} {unit} to the attacker."
        return Verdict(text, value, unit, worth)
    courses = _courses(ninja, odds, float(worth))
    struck, *spared = courses
    gain = Figure(struck.worth - max(one.worth for one in spared))
    told = ", ".join(f"{one.name} {signed(one.worth)}" for one in courses)
    if better(gain, 0.0):
        text = f"Bid at most {gain.text()} {unit} for the ninja: {told}."
        if unit == "koku" and better(1.0, gain):  # bids are whole koku
            text = f"Don't bid: the strike gains less than one koku here ({gain.text()}); {told}."
    else:
        text = f"Don't hire the ninja for this battle ({signed(gain)} {unit}): {told}."
    return Verdict(text, value, unit, gain, tuple(courses))


def _courses(ninja: Strike, odds: "Odds", struck: float) -> list[Course]:
    """Weigh the strike, and what else its hirer can do, by what each is worth to him."""
    assert ninja.before is not None
    plain, nothing = worth_of(ninja.before), nothing_done(ninja.before)
    if ninja.hirer == "defender":
        return [
            Course("his attack after the strike", Figure(-struck)),
            Course("his attack without it", Figure(-plain)),
        ]
    return [
        Course("with the strike", Figure(_chosen(ninja, odds, nothing))),
        Course("attacking without it", Figure(plain)),
        Course("doing neither", Figure(nothing)),
    ]


def _chosen(ninja: Strike, odds: "Odds", nothing: float) -> float:
    """Value the strike to an attacker who may leave the attack after a strike before Step 1."""
    assert ninja.before is not None
    if ninja.after_round:
        return float(odds.expect(ninja.before.value))
    first = ninja.by_ronin[0][2] if ninja.by_ronin else ninja
    total = 0.0
    for branch in first.branches:
        seen = odds.given(f"strike == '{STRIKES[branch.strike]}'")
        worth = float(seen.expect(ninja.before.value))
        total += branch.chance * (max(worth, nothing) if branch.battle is not None else worth)
    return total


def _alone(odds: "Odds") -> Verdict:
    """Say what a strike does, where no battle gives it a price."""
    kills, revenge = odds.p(KILL), odds.p("strike == 'revenge'")
    text = (
        f"The ninja kills {kills.text()} of the time; revenge costs you a daimyo {revenge.text()}."
    )
    return Verdict(text, KILL, "chance of the kill", kills)
