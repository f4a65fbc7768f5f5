"""Verdicts of combats: headline figures, reasons, holding, charging (9.1, 9.3)."""

from dataclasses import replace
from typing import TYPE_CHECKING

from samurai_odds.engine.answers.answer import Headlines
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.verdict import Course, Verdict, signed
from samurai_odds.grids.figure import Figure
from samurai_odds.ran.combat import combat_layout as at
from samurai_odds.ran.procedures.sides import Sides, label, leaders_in_words
from samurai_odds.ran.procedures.verdict import (
    exact,
    may_weigh_more,
    standing,
    stated,
    weighed,
)
from samurai_odds.ran.units import Unit, Units

if TYPE_CHECKING:
    from samurai_odds.ran.procedures.combat import CombatQuestion


# ---- What a combat is weighed by -----------------------------------------------------

_LEAST = 0.005  # of a part's worth that is named
_MOST_PARTS = 4


def hold(question: Sides, value: str) -> Course:
    """Weigh doing nothing: by the usual value it is worth 0."""
    return Course("hold", standing(question, value, at_start(question)), nothing=True)


def at_start(question: Sides) -> dict[str, int]:
    """Give the variables of a combat before anything has happened, those that are not 0."""
    values: dict[str, int] = {}
    for side, who in enumerate(question.sides):
        for number, state, hits in (*question.names(side), *question.friends(side)):
            unit = question.unit_of(number)
            values[state] = at.DISRUPTED if unit.has("disrupted") else at.ORDERED
            values[hits] = unit.hits
        leader = question.leaders[side]
        if leader is not None:
            values[f"{who}_busho"] = at.WOUNDED if "wounded" in leader.man.words else at.WELL
            values[f"{who}_busho_hits"] = leader.man.hits
    return values


def reasons(question: "CombatQuestion", odds: Odds, mine: int = 0) -> tuple[str, ...]:
    """Say what the worth comes from: its parts, how often each side is disrupted or lost.

    ``mine`` is the side whose view the worth is.
    """
    return (*made_of(question, odds, mine), *_losses(question, odds))


def made_of(question: "CombatQuestion", odds: Odds, mine: int = 0) -> tuple[str, ...]:
    """Return the parts of the usual value in a sentence, the biggest first; none of your own."""
    if question.options["value"]:
        return ()
    worths: dict[str, float] = {}
    events: dict[str, list[str]] = {}
    for term in question.value_terms(mine):
        worth = term.sign * float(odds.expect(term.text))
        worths[term.label] = worths.get(term.label, 0.0) + worth
        events.setdefault(term.label, []).extend([term.event] if term.event else [])
    listed = sorted(worths.items(), key=lambda part: -round(abs(part[1]), 9))
    named = [part for part in listed if abs(part[1]) >= _LEAST][:_MOST_PARTS]
    parts = []
    for part, worth in named:
        chance = odds.p(" or ".join(dict.fromkeys(events[part]))) if events[part] else None
        shown = "" if chance is None else f" {chance.text()}"
        parts.append(f"{part}{shown} ({signed(Figure(worth))})")
    rest = sum(worths.values()) - sum(worth for _, worth in named)
    if parts and abs(rest) >= _LEAST:
        parts.append(f"the rest ({signed(Figure(rest))})")
    return (f"From: {', '.join(parts)}.",) if parts else ()


def _losses(question: Sides, odds: Odds) -> tuple[str, ...]:
    """Say how often each side is disrupted or lost."""
    sentences, never = [], []
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
        sentences.append(f"{who} {'never' if never[-1] else f'{what} {chance.text()}'}")
    if all(never):
        return ("No unit is disrupted or lost.",) if sentences else ()
    text = ", ".join(sentences if never[:1] == [False] else sentences[::-1])
    return (f"{text[:1].upper()}{text[1:]}.",)


def less(unit: Unit, *words: str) -> Unit:
    return replace(unit, words=tuple(word for word in unit.words if word not in words))


def tq_bonuses(question: Sides, sides: dict[str, str]) -> dict[str, int]:
    """Hand the bonuses on TQ checks on to another question, whose sides are named otherwise."""
    names = {"tq_bonus": "tq_bonus"}
    names |= {f"{own}_tq_bonus": f"{other}_tq_bonus" for own, other in sides.items()}
    return {name: question.options[own] for own, name in names.items() if question.options[own]}


# ---- A combat in words: its heading and its headline figures -------------------------


def shock_extras(combat: Sides) -> list[str]:
    extras = [f"in {key}" for key in combat.ground.hexes]
    extras += [f"across {key}" for key in combat.ground.sides]
    return extras + leaders_in_words(combat)


def shock_headlines(combat: Sides, first: list[tuple[str, str]]) -> Headlines:
    """Choose what a player at the table asks first, after some chances of its own."""
    chances = list(first)
    attacker, defender = combat.sides
    for side in (1, 0):
        for number, state, _ in (*combat.names(side), *combat.friends(side)):
            ends = _ends_of(combat, side, number)
            chances += [(f"{label(state)} {word}", f"{state} == '{word}'") for word in ends]
    if "retreat" in combat.variables:
        chances += [
            (f"{defender} retreats", f"retreat == '{defender}'"),
            (f"{attacker} retreats", f"retreat == '{attacker}'"),
            (f"{attacker} advances", "advance == 1"),
            ("engaged at the end", "engaged == 1"),
        ]
    if "next_charge" in combat.variables:
        chances.append((f"{attacker}, fired at, must shock again", "next_charge > 0"))
    for side, who in enumerate(combat.sides):
        if f"{who}_busho" in combat.variables:
            fates = _fates_of(combat, side)
            chances += [(f"{who}'s busho {fate}", f"{who}_busho == '{fate}'") for fate in fates]
        if f"{who}_fled" in combat.variables:
            chances.append((f"{who}'s contingent flees", f"{who}_fled == 1"))
    amounts = [(f"rout points, {who}", f"{who}_rout_points") for who in (defender, attacker)]
    for who in (attacker, defender):
        if f"{who}_head" in combat.variables:
            amounts.append((f"rout points off {who}'s side for a head", f"{who}_head"))
    listed = [name for side in (1, 0) for _, _, name in combat.names(side)]
    listed += [name for side in (1, 0) for _, _, name in combat.friends(side)]
    hits = tuple((name.replace("_hits", "").replace("_", " "), name) for name in listed)
    return Headlines(tuple(chances), tuple(amounts), (("hits at the end", hits),))


def _ends_of(combat: Sides, side: int, number: int) -> tuple[str, ...]:
    unit, leader = combat.unit_of(number), combat.leaders[side]
    if unit.fires:
        return ("eliminated",)
    if unit.has("surrounded"):
        return ("disrupted", "eliminated")
    fleeing = leader is not None and leader.contingent is not None
    lost = fleeing or unit.has("off-map-lost")
    return ("disrupted", "routed", "eliminated") if lost else ("disrupted", "routed")


def _fates_of(combat: Sides, side: int) -> tuple[str, ...]:
    leader, other = combat.leaders[side], combat.leaders[1 - side]
    if leader is None:
        return ()
    if other is None or combat.procedure != "shock":
        return ("wounded", "dead", "withdrawn") if leader.threshold else ("wounded", "dead")
    return ("dead", "withdrawn") if leader.threshold else ("dead",)


# ---- Charge, shock or hold? A shock weighed (9.1, 9.3) -------------------------------


def weigh_shock(question: "CombatQuestion", odds: Odds) -> Verdict:
    """Weigh a shock, with and without a charge, against holding where the units may hold."""
    value = question.value
    charging = any(unit.has("charge") for unit in question.attackers)
    course = Course("charge" if charging else "shock", odds.expect(value))
    other = other_charge(question, charging) if may_weigh_more(odds) else None
    reason = reasons(question, odds)
    bound = _bound(question.attackers)
    if bound:
        if other is None:
            text = f"No choice: {bound}. Expected: {signed(course.worth)} {question.weighed_unit}."
            return stated(question, text, course.worth, *reason)
        return weighed(question, value, [course, other], asides=reason, of=odds)
    courses = [course, other, hold(question, value)]
    return weighed(question, value, courses, asides=reason, of=odds)


def _bound(attackers: tuple[Unit, ...]) -> str | None:
    """Say why attackers must shock: engaged, on a Banzai or disrupted; None if all may hold.

    One that must is enough: then nobody can hold this shock back, whatever the others may do.
    """
    for bound, why in (
        ([unit.engaged for unit in attackers], "engaged units must shock (9.12)"),
        ([unit.has("banzai") for unit in attackers], "units on a Banzai attack must shock (6.51)"),
        (
            [unit.has("disrupted") for unit in attackers],
            "disrupted units shock only if they must (11.34)",
        ),
    ):
        if any(bound):
            return why
    return None


def other_charge(question: Sides, charging: bool) -> Course | None:
    """Weigh the same without the charge, or with one; None if the rules leave no choice."""
    return _without_charge(question) if charging else _with_charge(question)


def _without_charge(question: Sides) -> Course | None:
    """Weigh the same without a charge: Norikuzushi is a choice (9.31)."""
    units = [less(unit, "charge") for unit in question.attackers]
    name = "shock without charging" if question.procedure == "shock" else "assault without charging"
    return _as_another(name, question, units)


def _with_charge(question: Sides) -> Course | None:
    """Weigh a charge by those who may: KB that have come from afar and need no check (9.31)."""
    may = [_may_charge(unit) for unit in question.attackers]
    if not any(may):
        return None
    pairs = zip(question.attackers, may, strict=True)
    units = [unit.with_words("charge") if able else unit for unit, able in pairs]
    return _as_another("charge", question, units)


def _may_charge(unit: Unit) -> bool:
    free = not unit.engaged and not unit.has("check")
    return unit.kibamusha and free


def _as_another(name: str, question: Sides, units: list[Unit]) -> Course | None:
    inputs = {key: value for key, value in question.inputs.items() if key != "charge"}
    words = ("flank",) if question.procedure == "assault" else ()
    inputs["attacker"] = Units(less(unit, *words) for unit in units)
    if question.otherwise is not None:
        other = question.otherwise(units)
    else:
        other = exact(question, question.procedure, inputs)
    if other is None:
        return None
    return Course(name, other.expect(question.options["value"] or other.question.value))
