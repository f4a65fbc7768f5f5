"""What a combat is weighed by: holding, how often units are lost, the same units elsewhere."""

from dataclasses import replace
from typing import TYPE_CHECKING

from samurai_odds.engine.answers.verdict import Course, signed
from samurai_odds.grids.figure import Figure
from samurai_odds.ran.combat import layout as at
from samurai_odds.ran.combat.sides import Sides
from samurai_odds.ran.units import Unit
from samurai_odds.ran.verdict import standing

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.ran.combat.question import CombatQuestion

_LEAST = 0.005  # of a part's worth that is named
_MOST_PARTS = 4


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


def reasons(question: "CombatQuestion", odds: "Odds", mine: int = 0) -> tuple[str, ...]:
    """Say what the worth comes from: its parts, how often each side is disrupted or lost.

    ``mine`` is the side whose view the worth is.
    """
    return (*made_of(question, odds, mine), *_losses(question, odds))


def made_of(question: "CombatQuestion", odds: "Odds", mine: int = 0) -> tuple[str, ...]:
    """Return the parts of the usual value in a sentence, the biggest first; none of your own."""
    if question.options["value"]:
        return ()
    worths: dict[str, float] = {}
    events: dict[str, list[str]] = {}
    for term in question.value_terms(mine):
        worth = term.sign * float(odds.expect(term.text)) - term.at_start
        worths[term.label] = worths.get(term.label, 0.0) + worth
        events.setdefault(term.label, []).extend([term.event] if term.event else [])
    listed = sorted(worths.items(), key=lambda part: -round(abs(part[1]), 9))
    named = [part for part in listed if abs(part[1]) >= _LEAST][:_MOST_PARTS]
    parts = []
    for label, worth in named:
        chance = odds.p(" or ".join(dict.fromkeys(events[label]))) if events[label] else None
        shown = "" if chance is None else f" {chance.text()}"
        parts.append(f"{label}{shown} ({signed(Figure(worth))})")
    rest = sum(worths.values()) - sum(worth for _, worth in named)
    if parts and abs(rest) >= _LEAST:
        parts.append(f"the rest ({signed(Figure(rest))})")
    return (f"From: {', '.join(parts)}.",) if parts else ()


def _losses(question: Sides, odds: "Odds") -> tuple[str, ...]:
    """Say how often each side is disrupted or lost."""
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
