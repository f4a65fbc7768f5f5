"""Go in, with or without a charge, shoot, or hold? An assault weighed (6.4, 9.11, 9.3)."""

from typing import TYPE_CHECKING, Any

from samurai_odds.engine.answers.verdict import Course, Verdict, signed
from samurai_odds.grids.figure import Figure
from samurai_odds.ran.approach.assault_given import GivenAssault
from samurai_odds.ran.combat.weighing import hold, less, reasons, tq_bonuses
from samurai_odds.ran.shock.verdict import other_charge
from samurai_odds.ran.verdict import exact, stated, weighed

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds


def weigh_assault(question: GivenAssault, odds: "Odds") -> Verdict:
    """Weigh an approach with its shock, with and without a charge, against holding."""
    value = question.value
    worth = odds.expect(value)
    if not question.reached:
        text = f"The defender escapes: {signed(worth)} {question.weighed_unit} by its withdrawal."
        return stated(question, text, worth)
    attacker = question.attackers[0]
    charging = attacker.has("charge")
    asked = Course("charge" if charging else "assault", worth)
    other = other_charge(question, charging)
    courses = [asked, other, _shooting(question), hold(question, value)]
    return weighed(question, value, courses, asides=reasons(question, odds))


def _shooting(question: GivenAssault) -> Course | None:
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
    shot = exact(question, "fire", given)
    if shot is None:
        return None
    return Course("shoot from 2 hexes", Figure(float(shot.expect(shot.asked.worth))))
