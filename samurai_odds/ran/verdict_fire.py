"""Fire or hold? Fire weighed with the charge that it may provoke, and with a shock (chapter 8)."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from samurai_odds.engine.figure import Figure
from samurai_odds.engine.verdict import Course, Verdict
from samurai_odds.ran import combat_layout as at
from samurai_odds.ran.units import Unit
from samurai_odds.ran.verdict import exact, may_weigh_more, unit_of, weighed
from samurai_odds.ran.verdict_combat import hold, less, reasons

if TYPE_CHECKING:
    from samurai_odds.engine.odds import Odds
    from samurai_odds.ran.fire_question import Fire

_COUNTED = "The charge that it may provoke is counted, as with --shock."
_BY_MODE = {"harass": "harass", "entry": "fire", "retire": "fire", "return": "fire back"}


def valued(question: "Fire") -> tuple[str, str]:
    """Give the value that a fire is weighed by, as the firer sees it, and its unit."""
    return question.worth, unit_of(question)


def fire(question: "Fire", odds: "Odds") -> Verdict:
    """Weigh the fire, the charge that it may provoke included, against a shock and holding."""
    value, _ = valued(question)
    name = _BY_MODE.get(question.options["mode"], "fire")
    followed = _followed(question) if may_weigh_more(odds) else None
    asides = reasons(question, odds)
    if followed is None:
        asked = Course(name, odds.expect(value))
    else:
        asked = Course(name, followed.expect(followed.asked.worth))
        value = followed.asked.worth
        asides = (*reasons(followed.asked, followed), _COUNTED)
    shocks = _shocks(question, odds) if may_weigh_more(odds) else []
    if any(shocks):
        asked = Course("only fire", asked.worth)
    courses = [asked, *shocks, hold(question, question.worth)]
    against = {"only fire": "do not only fire"}
    return weighed(question, value, courses, asides=asides, against=against)


def _followed(question: "Fire") -> "Odds | None":
    """Ask the same fire with the shock that it may lead to, where it was not asked for."""
    options = question.options
    may = question.charge_possible or question.firer_provoked
    if options["shock"] or options["value"] or not may:
        return None
    given = {**question.given, "shock": True}
    if question.charts is not None:
        given["charts"] = question.charts
    return exact("fire", given)


def _shocks(question: "Fire", odds: "Odds") -> list[Course | None]:
    """Weigh a shock instead of the fire, or after it, by bow-armed units that may (9.13)."""
    firer, options = question.firers[0], question.options
    plain = question.leaders == (None, None) and not options["value"] and not options["return_fire"]
    able = firer.type in ("SI-B", "KB-B") and options["mode"] == "ordered"
    if not able or not plain or any(question.aftermath.behind) or options["flank"]:
        return []
    first = _shock_upon(question, firer, question.target)
    if first is None:
        return []
    names = ("shock", "fire, then shock")
    if question.range > 1:
        names = ("close in and shock", "fire, then close in and shock")
    return [Course(names[0], first), _after_fire(question, odds, names[1])]


def _after_fire(question: "Fire", odds: "Odds", name: str) -> Course | None:
    """Weigh the shock that follows the fire: by what the fire has left of the target."""
    states, hits = odds.columns["target_state"], odds.columns["target_hits"]
    total = float(odds.expect(question.worth))
    for state in (at.ORDERED, at.DISRUPTED):
        for left in np.unique(hits[states == state]):
            chance = float(odds.chance_of((states == state) & (hits == left)))
            target = _left(question.target, state, int(left))
            worth = _shock_upon(question, question.firers[0], target)
            if worth is None:
                return None
            total += chance * float(worth)
    return Course(name, Figure(total))


def _left(target: Unit, state: int, hits: int) -> Unit:
    unit = replace(target, hits=hits)
    return unit.with_words("disrupted") if state == at.DISRUPTED else unit


def _shock_upon(question: "Fire", firer: Unit, target: Unit) -> Figure | None:
    """Give the worth of a shock by the firer: by choice where it stands, else by moving in."""
    options = question.options
    terrain = () if options["terrain"] == "clear" else (options["terrain"],)
    ground = {"terrain": terrain} if terrain else {}
    given: dict[str, Any] = {"defender": str(less(target, "through")), **ground}
    if question.charts is not None:
        given["charts"] = question.charts
    attacker = str(less(firer, "through").with_words(*(("check",) if question.range == 1 else ())))
    procedure = "shock" if question.range == 1 else "assault"
    fought = exact(procedure, {"attacker": attacker, **given})
    return None if fought is None else fought.expect(fought.asked.value)
