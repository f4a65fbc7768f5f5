"""Charge, shock or hold? A shock weighed, with and without Norikuzushi (9.1, 9.3)."""

from typing import TYPE_CHECKING

from samurai_odds.engine.answers.verdict import Course, Verdict, signed
from samurai_odds.ran.combat.sides import Sides
from samurai_odds.ran.combat.weighing import hold, less, reasons
from samurai_odds.ran.units import Unit
from samurai_odds.ran.verdict import may_weigh_more, other_course, stated, weighed

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.ran.combat.question import CombatQuestion


def weigh_shock(question: "CombatQuestion", odds: "Odds") -> Verdict:
    """Weigh a shock, with and without a charge, against holding where the units may hold."""
    value = question.value
    charging = any(unit.has("charge") for unit in question.attackers)
    asked = Course("charge" if charging else "shock", odds.expect(value))
    other = other_charge(question, charging) if may_weigh_more(odds) else None
    reason = reasons(question, odds)
    bound = _bound(question.attackers)
    if bound:
        if other is None:
            text = f"No choice: {bound}. Expected: {signed(asked.worth)} {question.weighed_unit}."
            return stated(question, text, asked.worth, *reason)
        return weighed(question, value, [asked, other], asides=reason)
    return weighed(question, value, [asked, other, hold(question, value)], asides=reason)


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
    return unit.type in ("KB", "KBH") and free


def _as_another(name: str, question: Sides, units: list[Unit]) -> Course | None:
    given = {key: value for key, value in question.given.items() if key != "charge"}
    words = ("flank",) if question.procedure == "assault" else ()
    given["attacker"] = " + ".join(str(less(unit, *words)) for unit in units)
    return other_course(question, name, question.procedure, question.options["value"], given)
