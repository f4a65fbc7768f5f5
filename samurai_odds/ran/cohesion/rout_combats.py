"""A combat still to come as a roll of rout points: what it costs and brings either army (12.0)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from samurai_odds.engine.answers.answer import answer
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.options import Option, fault_of
from samurai_odds.engine.expressions import evaluate
from samurai_odds.errors import OddsError, unknown
from samurai_odds.ran.cohesion.procedure_text import read_inputs, split
from samurai_odds.ran.combat.question import CombatQuestion
from samurai_odds.ran.combat.second_contingent import ROLL
from samurai_odds.ran.homes import options_of, question, question_class

# By procedure: its sides, the army's first unless it is said to be the other.
SIDES = {
    "shock": ("defender", "attacker"),
    "assault": ("defender", "attacker"),
    "fire": ("target", "firer"),
    "duel": ("second", "first"),
    "rally": ("army", "enemy"),
    "flight": ("army", "enemy"),
    "withdraw": ("army", "enemy"),
    "alone": ("army", "enemy"),
}
OWN = (
    Option("points", str, None, "its rout points, an expression"),
    Option("army", str, None, "the army's side in it"),
    Option("segment", int, 1, "the Shock Segment that it belongs to", 1, 9),
)
NOTHING = "0"


class Cost(NamedTuple):
    """What a combat does to an army: rout points, those of a head won, whether its Honjin falls."""

    points: int
    head: int
    fallen: int


@dataclass(frozen=True)
class Combat:
    """A combat as a roll: the chance of each pair of costs, by what a coordination roll gave.

    ``spreads`` holds one spread, or one for each of ``results``; ``attackers`` says which
    army makes the coordination roll, 0 the army and 1 its enemy; ``army`` which of the
    combat's sides is the army's.
    """

    heading: str
    spreads: tuple[Mapping[tuple[Cost, Cost], float], ...]
    rests_on: Mapping[str, str]
    attackers: int = 0
    segment: int = 0  # 0: no coordination roll

    @property
    def honjin_may_fall(self) -> bool:
        """Whether either army's Honjin may be lost in it."""
        return any(cost.fallen for spread in self.spreads for pair in spread for cost in pair)


def ask_combat(text: str, rules: str | None, results: tuple[str, ...]) -> Combat:
    """Ask about a combat, under each result of the coordination roll where one is due.

    Raises OddsError with the first fault.
    """
    name, words = split(text, tuple(SIDES))
    known = {option.name: option for option in (*options_of(name), *OWN)}
    known.pop("value", None)
    inputs = read_inputs(text, words, question_class(name).arguments, known)
    own = {option.keyword: inputs.pop(option.keyword, option.default) for option in OWN}
    army = own["army"] or SIDES[name][0]
    if army not in SIDES[name]:
        raise OddsError(f"{unknown('army', army, SIDES[name])} (in '{text}')")
    fault = fault_of(OWN[2], own["segment"])
    if fault:
        raise OddsError(f"{fault} (in '{text}')")
    if rules is not None:
        inputs["rules"] = rules
    rolled = name == "shock" and _rolls_coordination(inputs)
    ways = [{**inputs, "coordination": result} for result in results] if rolled else [inputs]
    asked = [answer(question(name, way)) for way in ways]
    heading = question(name, inputs).heading if rolled else asked[0].asked.heading
    rests_on = {what: tag for odds in asked for what, tag in odds.provenance.rests_on.items()}
    if rolled:
        rests_on |= question(name, inputs).provenance.rests_on
    return Combat(
        heading.removeprefix("RAN: "),
        tuple(_spread(odds, name, army, own["points"], text) for odds in asked),
        rests_on,
        attackers=int(army == "defender"),
        segment=own["segment"] if rolled else 0,
    )


def _rolls_coordination(inputs: Mapping[str, Any]) -> bool:
    """Say whether a shock is of two contingents' segment whose roll is still to be made."""
    given = inputs.get("coordination")
    second = str(inputs.get("second_contingent") or "")
    return given == ROLL or (given is None and any(letter.isdigit() for letter in second))


def _spread(
    odds: Odds, name: str, army: str, points: str | None, text: str
) -> dict[tuple[Cost, Cost], float]:
    """Give the chance of each pair of costs, the army's and its enemy's."""
    sides = SIDES[name]
    enemy = sides[1 - sides.index(army)]
    mine, his = _expressions(odds, name, army, text), _expressions(odds, name, enemy, text)
    if points is not None:
        mine = (points, NOTHING, mine[2])
    values = [evaluate(each, odds.names, odds.words) for each in (*mine, *his)]
    table = np.stack([np.broadcast_to(value, odds.chances.shape) for value in values], axis=1)
    whole = np.rint(table).astype(np.int64)
    if not np.all(whole == table):
        raise OddsError(f"points '{points}': write a whole number of rout points")
    found: dict[tuple[Cost, Cost], float] = {}
    for row, chance in zip(whole.tolist(), odds.chances.tolist(), strict=True):
        key = Cost(*row[:3]), Cost(*row[3:])
        found[key] = found.get(key, 0.0) + chance
    return dict(sorted(found.items()))


def _expressions(odds: Odds, name: str, side: str, text: str) -> tuple[str, str, str]:
    """Word what a combat costs one of its sides: points, a head won, the fall of its Honjin."""
    if SIDES[name][0] == "army":
        return (_of_one(odds, text) if side == "army" else NOTHING, NOTHING, NOTHING)
    points, head = f"{side}_rout_points", f"{side}_head"
    known = odds.variables
    fallen = _fall_of_honjin(odds.asked, side)
    return (points if points in known else NOTHING, head if head in known else NOTHING, fallen)


def _of_one(odds: Odds, text: str) -> str:
    """Word the cost of what only one army does."""
    for points in ("rout_points", "unit_rout_points"):
        if points in odds.variables:
            return points
    raise OddsError(f"no rout points are known: give them as in '15/10/5 31rp' (in '{text}')")


def _fall_of_honjin(asked: Any, side: str) -> str:
    """Word that a side's Honjin is lost, which gives back the heads in it (10.3)."""
    if not isinstance(asked, CombatQuestion):
        return NOTHING
    number = asked.sides.index(side)
    lost = [
        f"({state} == 'eliminated')"
        for unit, state, _ in asked.names(number)
        if asked.unit_of(unit).type == "Honjin" and state in asked.variables
    ]
    return f"min(1, {' + '.join(lost)})" if lost else NOTHING
