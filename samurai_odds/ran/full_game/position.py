"""A position as combats see it, by the rules of full games: zones, engagements, busho."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from samurai_odds.errors import unknown
from samurai_odds.ran.facts import Used, load
from samurai_odds.ran.hexes import Terrain
from samurai_odds.ran.men import Contingent as Men
from samurai_odds.ran.men import Man
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.first_state import first_state
from samurai_odds.ran.rules.flight import units_lost
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.leaders import busho_with, rating
from samurai_odds.ran.rules.movement.command import in_command
from samurai_odds.ran.rules.pieces import aspect
from samurai_odds.ran.rules.question import in_order, question_of
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.rules.shock.strikes import enemy_before
from samurai_odds.ran.scenario.scenario import HONJIN, Contingent, Counter, Scenario
from samurai_odds.ran.units import Unit
from samurai_odds.ran.zones import Standing

Inputs = dict[str, Any]  # the keywords of `ran.shock` or `ran.fire`


class Situation:
    """A position as combats see it; units are named by their labels, such as ``A3``.

    ``q`` and ``s`` are the question and the state of a full game that begins there;
    ``names`` and ``number`` map labels and the numbers of units there.
    """

    q: Question
    s: State

    def __init__(self, scenario: Scenario, rules: str | None = None) -> None:
        self.scenario = scenario
        question = _question(scenario, rules)
        numbers: Any = question.tolist(), first_state(question, scenario).tolist()
        self.q, self.s = numbers  # Python's own
        self.contingents = in_order(scenario)
        self.names = [own.label(each) for own in self.contingents for each in own.counters]
        self.number = {label: number for number, label in enumerate(self.names)}
        self.units: dict[str, tuple[Contingent, Counter]] = {
            each.label(counter): (each, counter) for each, counter in scenario.units()
        }

    @property
    def ground(self) -> Terrain:
        return self.scenario.terrain

    def faults(self, label: str) -> list[str]:
        if label not in self.units:
            return [unknown("unit", label, self.units)]
        return [] if label in self.scenario.standing else [f"{label} is not on the map"]

    def standing(self, label: str) -> Standing:
        return self.scenario.standing[label]

    def unit(self, label: str) -> Unit:
        number, unit = self.number[label], self.units[label][1].unit
        unit = replace(unit, hits=self.s.hits[number])
        shaken = self.s.state[number] == at.DISRUPTED
        return unit.with_words("disrupted") if shaken else unit

    def side(self, label: str) -> int:
        return self.units[label][0].side

    def friends(self, label: str) -> list[str]:
        """List the units on the map of a unit's contingent, itself among them."""
        own = self.units[label][0]
        labels = (own.label(counter) for counter in own.counters)
        return [each for each in labels if each in self.scenario.standing]

    def before(self, label: str) -> tuple[str, ...]:
        """List the enemies that a unit strikes: in its front hexes, left first (9.1)."""
        enemies = (self.strikes(label, which) for which in (sh.LEFT, sh.RIGHT))
        return tuple(enemy for enemy in enemies if enemy)

    def strikes(self, label: str, which: int) -> str:
        """Name the enemy to a unit's left or right front; nothing where there is none."""
        enemy = enemy_before(self.q, self.s, self.number[label], which)
        return self.names[enemy] if enemy >= 0 else ""

    def engaged_with(self, label: str) -> tuple[str, ...]:
        """List the units that a unit is engaged with (7.31)."""
        pairs = self.scenario.moment.engaged
        return tuple(b if a == label else a for a, b in pairs if label in (a, b))

    def met_on(self, label: str, other: str) -> int:
        """Return on which side a unit has another: FRONT, FLANK or REAR."""
        one, there = self.number[label], self.s.hex[self.number[other]]
        return aspect(self.q, self.s.hex[one], self.s.facing[one], there)

    def in_command(self, label: str) -> bool:
        """Return whether a unit is in command (4.32)."""
        return in_command(self.q, self.s, self.number[label])

    def leader_inputs(self, who: str, labels: Sequence[str], rules: str | None) -> Inputs:
        """Return who leads a side, the first busho with its units, and when his own men flee.

        (9.25, 11.82; R2, R13, R29)
        """
        for place, label in enumerate(labels, 1):
            number = self.number[label]
            busho = busho_with(self.q, self.s, number)
            if busho >= 0:
                inputs: Inputs = {f"{who}_busho": man_of(self.contingents[busho])}
                if place > 1:
                    inputs[f"{who}_busho_with"] = place
                if not self.scenario.rules.wounds_are_hits:
                    inputs["wounds_as_hits"] = "off"
                if self.q.contingent[number] == busho:
                    inputs[f"{who}_contingent"] = self._men(busho, rules)
                return inputs
        return {}

    def _men(self, busho: int, rules: str | None) -> Men:
        """Return a busho's contingent for its flight: units, losses, rating, points of the rest."""
        used, own = Used(load(rules)), self.contingents[busho]
        counters = [counter for counter in own.counters if counter.unit.type != HONJIN]
        points = sum(
            used.number("rout_points", each.unit.points_type)
            for each in counters
            if self.s.state[self.number[own.label(each)]] < at.ROUTED
        )
        lost, momentum = units_lost(self.q, self.s, busho), rating(self.q, self.s, busho)
        return Men(len(counters), lost, momentum, own.command is not None, points)


@lru_cache(maxsize=8)
def _question(scenario: Scenario, rules: str | None) -> Question:
    """Return the question of a full game in a position, once for all its units and targets."""
    return question_of(scenario, Used(load(rules)))


def man_of(contingent: Contingent) -> Man:
    """Return the busho as he is: the back of his counter where that shows (10.53)."""
    held = contingent.man
    shown = contingent.behind()[1] if contingent.replaced else held
    words = tuple(word for word in ("wounded", "lost-face") if word in held.words)
    chief = ("so-taisho",) if contingent.command is not None else ()
    return Man(shown.combat, shown.stamina, held.hits, (*words, *chief))
