"""What a combat is weighed by: holding, how often units are lost, the same units elsewhere."""

from dataclasses import replace
from typing import TYPE_CHECKING

from samurai_odds.engine.answers.verdict import Course
from samurai_odds.ran.combat import layout as at
from samurai_odds.ran.combat.sides import Sides
from samurai_odds.ran.units import Unit
from samurai_odds.ran.verdict import standing

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds


def hold(question: Sides, value: str) -> Course:
    """Weigh doing nothing: by the usual value it is worth 0."""
    return Course("hold", standing(question, value, at_start(question)))


def at_start(question: Sides) -> dict[str, int]:
    """Give the variables of a combat before anything has happened, those that are not 0."""
    found: dict[str, int] = {}
    for side, who in enumerate(question.sides):
        for number, state, hits in (*question.names(side), *question.friends(side)):
            unit = question.unit_of(number)
            found[state] = at.DISRUPTED if unit.has("disrupted") else at.ORDERED
            found[hits] = unit.hits
        leader = question.leaders[side]
        if leader is not None:
            found[f"{who}_busho"] = at.WOUNDED if "wounded" in leader.man.words else at.WELL
            found[f"{who}_busho_hits"] = leader.man.hits
    return found


def reasons(question: Sides, odds: "Odds") -> tuple[str, ...]:
    """Say what the worth comes from: how often each side is disrupted or lost."""
    told, never = [], []
    for side in (1, 0):
        names = [state for _, state, _ in question.names(side) if state in question.variables]
        if not names:
            continue
        units = zip(names, question.units(side), strict=False)
        worse = [
            f"{name} == 'routed' or {name} == 'eliminated'"
            if unit.has("disrupted")
            else f"{name} != 'ordered'"
            for name, unit in units
        ]
        lost = all(unit.has("disrupted") or unit.fires for unit in question.units(side))
        chance = odds.p(" or ".join(worse))
        who = question.sides[side] if len(names) == 1 else f"a unit of the {question.sides[side]}"
        what = "lost" if lost else "disrupted or lost"
        never.append(not chance and not chance.samples)
        told.append(f"{who} {'never' if never[-1] else f'{what} {chance.text()}'}")
    if all(never):
        return ("No unit is disrupted or lost.",) if told else ()
    text = ", ".join(told if never[:1] == [False] else told[::-1])
    return (f"{text[:1].upper()}{text[1:]}.",)


def less(unit: Unit, *words: str) -> Unit:
    """Take words off a unit."""
    return replace(unit, words=tuple(word for word in unit.words if word not in words))


def tq_bonuses(question: Sides, sides: dict[str, str]) -> dict[str, int]:
    """Hand the bonuses on TQ checks on to another question, whose sides are named otherwise."""
    names = {"tq_bonus": "tq_bonus"}
    names |= {f"{own}_tq_bonus": f"{other}_tq_bonus" for own, other in sides.items()}
    return {name: question.options[own] for own, name in names.items() if question.options[own]}
