"""Charge, shock or hold? A shock or an assault weighed (9.1, 9.3)."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from samurai_odds.engine.answers.verdict import Course, Verdict, signed
from samurai_odds.grids.figure import Figure
from samurai_odds.ran.combat import layout as at
from samurai_odds.ran.units import Unit
from samurai_odds.ran.verdict import (
    exact,
    may_weigh_more,
    other_course,
    standing,
    stated,
    unit_of,
    weighed,
)

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.ran.combat.question import CombatQuestion


def valued(question: "CombatQuestion") -> tuple[str, str]:
    """Give the value that a shock is weighed by, and its unit."""
    return question.value, unit_of(question)


def shock(question: Any, odds: "Odds") -> Verdict:
    """Weigh a shock, with and without a charge, against holding where the units may hold."""
    value, unit = valued(question)
    charging = any(unit.has("charge") for unit in question.attackers)
    asked = Course("charge" if charging else "shock", odds.expect(value))
    other = _with_or_without_charge(question, charging) if may_weigh_more(odds) else None
    reason = reasons(question, odds)
    bound = _bound(question.attackers)
    if bound:
        if other is None:
            text = f"It must shock ({bound}): {signed(asked.worth)} {unit}."
            return stated(text, value, unit, asked.worth, *reason)
        return weighed(question, value, [asked, other], asides=reason)
    return weighed(question, value, [asked, other, hold(question, value)], asides=reason)


def assault(question: Any, odds: "Odds") -> Verdict:
    """Weigh an approach with its shock, with and without a charge, against holding."""
    value, unit = valued(question)
    worth = odds.expect(value)
    if not question.reached:
        text = f"The defender gets away: {signed(worth)} {unit} by its withdrawal."
        return stated(text, value, unit, worth)
    attacker = question.attackers[0]
    charging = attacker.has("charge")
    asked = Course("charge" if charging else "assault", worth)
    other = _with_or_without_charge(question, charging)
    courses = [asked, other, _shooting(question), hold(question, value)]
    return weighed(question, value, courses, asides=reasons(question, odds))


def hold(question: "CombatQuestion", value: str) -> Course:
    """Weigh doing nothing: by the usual value it is worth 0."""
    return Course("hold", standing(question, value, at_start(question)))


def at_start(question: "CombatQuestion") -> dict[str, int]:
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


def reasons(question: "CombatQuestion", odds: "Odds") -> tuple[str, ...]:
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


def _bound(attackers: tuple[Unit, ...]) -> str | None:
    """Say why attackers must shock: engaged, on a Banzai or disrupted; None if all may hold.

    One that must is enough: then nobody can hold this shock back, whatever the others may do.
    """
    for bound, why in (
        ([unit.engaged for unit in attackers], "engaged units must, 9.12"),
        ([unit.has("banzai") for unit in attackers], "on a Banzai it must, 6.51"),
        ([unit.has("disrupted") for unit in attackers], "disrupted it may only if it must, 11.34"),
    ):
        if any(bound):
            return why
    return None


def _with_or_without_charge(question: "CombatQuestion", charging: bool) -> Course | None:
    return _without_charge(question) if charging else _with_charge(question)


def _without_charge(question: "CombatQuestion") -> Course | None:
    """Weigh the same without a charge: Norikuzushi is a choice (9.31)."""
    units = [less(unit, "charge") for unit in question.attackers]
    name = "shock without charging" if question.procedure == "shock" else "go in without charging"
    return _as_another(name, question, units)


def _with_charge(question: "CombatQuestion") -> Course | None:
    """Weigh a charge by those who may: KB that have come from afar and need no check (9.31)."""
    may = [_may_charge(unit) for unit in question.attackers]
    if not any(may):
        return None
    pairs = zip(question.attackers, may, strict=True)
    units = [unit.with_words("charge") if able else unit for unit, able in pairs]
    return _as_another("charge", question, units)


def _may_charge(unit: Unit) -> bool:
    free = not unit.engaged and not unit.has("check")
    return unit.type in ("KB", "KBH") and free


def _as_another(name: str, question: "CombatQuestion", units: list[Unit]) -> Course | None:
    given = {key: value for key, value in question.given.items() if key != "charge"}
    words = ("flank",) if question.procedure == "assault" else ()
    given["attacker"] = " + ".join(str(less(unit, *words)) for unit in units)
    if question.charts is not None:
        given["charts"] = question.charts
    return other_course(name, question.procedure, question.options["value"], given)


def less(unit: Unit, *words: str) -> Unit:
    """Take words off a unit."""
    return replace(unit, words=tuple(word for word in unit.words if word not in words))


def tq_bonuses(question: "CombatQuestion", sides: dict[str, str]) -> dict[str, int]:
    """Hand the bonuses on TQ checks on to another question, whose sides are named otherwise."""
    names = {"tq_bonus": "tq_bonus"}
    names |= {f"{own}_tq_bonus": f"{other}_tq_bonus" for own, other in sides.items()}
    return {name: question.options[own] for own, name in names.items() if question.options[own]}


def _shooting(question: Any) -> Course | None:
    """Weigh shooting from two hexes away instead, by a unit that can."""
    attacker, defender = question.attackers[0], question.defenders[0]
    alone = question.leaders == (None, None) and not question.options["value"]
    if not attacker.fires or not alone or defender.engaged:
        return None
    terrain = question.options["terrain"]
    given: dict[str, Any] = {
        "firer": str(less(attacker, "flank", "through", "stuck")),
        "target": str(less(defender, "through", "stuck")),
        "range": 2,
    }
    if len(terrain) == 1:
        given["terrain"] = terrain[0]
    elif terrain:
        return None
    given |= tq_bonuses(question, {"attacker": "firer", "defender": "target"})
    if question.charts is not None:
        given["charts"] = question.charts
    shot = exact("fire", given)
    if shot is None:
        return None
    return Course("shoot from 2 hexes", Figure(float(shot.expect(shot.asked.worth))))
