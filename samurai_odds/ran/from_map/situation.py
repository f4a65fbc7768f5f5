"""A position as combats see it, by the rules of whole battles: zones, engagements, busho."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from samurai_odds.errors import OddsError, unknown
from samurai_odds.ran.facts import Used, load
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.first_state import first_state
from samurai_odds.ran.field.leaders import busho_with, rating
from samurai_odds.ran.field.movement.command import in_command
from samurai_odds.ran.field.pieces import aspect, give_hits, surrounded, turn_unit
from samurai_odds.ran.field.question import in_order, question_of
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.field.shock.naming import may_turn, turning_cost
from samurai_odds.ran.field.shock.strikes import enemy_before
from samurai_odds.ran.field.turn.flight import units_lost
from samurai_odds.ran.ground.hexes import Terrain
from samurai_odds.ran.ground.zones import Standing
from samurai_odds.ran.men import Man
from samurai_odds.ran.scenario.scenario import HONJIN, Contingent, Counter, Scenario
from samurai_odds.ran.units import Unit

Inputs = dict[str, object]


class Situation:
    """A position as combats see it; units are named by their labels, such as ``A3``.

    ``q`` and ``s`` are the question and the state of a whole battle that begins there;
    ``names`` and ``number`` tell labels and the numbers of units there.
    """

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        question = _question(scenario)
        self.q: list[int] = question.tolist()
        self.s: list[int] = first_state(question, scenario).tolist()
        self.contingents = in_order(scenario)
        self.names = [own.label(each) for own in self.contingents for each in own.counters]
        self.number = {label: number for number, label in enumerate(self.names)}
        self.units: dict[str, tuple[Contingent, Counter]] = {
            each.label(counter): (each, counter) for each, counter in scenario.units()
        }

    @property
    def ground(self) -> Terrain:
        return self.scenario.terrain

    def named(self, label: str) -> str:
        """Find a unit on the map by its label; raise OddsError if there is none."""
        if label not in self.units:
            raise OddsError(unknown("unit", label, self.units))
        if label not in self.scenario.standing:
            raise OddsError(f"{label} is not on the map")
        return label

    def standing(self, label: str) -> Standing:
        """Where a unit stands in the position, and how."""
        return self.scenario.standing[label]

    def unit(self, label: str) -> Unit:
        """Give a unit as it is now, with the words that it has in the position."""
        number, unit = self.number[label], self.units[label][1].unit
        unit = replace(unit, hits=self.s[at.HITS + number])
        shaken = self.s[at.STATE + number] == at.DISRUPTED
        return unit.with_words("disrupted") if shaken else unit

    def placed(self, label: str) -> Unit:
        """Give a unit with what its place makes of it: whether it is surrounded (11.62)."""
        unit = self.unit(label)
        hemmed_in = surrounded(self.q, self.s, self.number[label])
        return unit.with_words("surrounded") if hemmed_in else unit

    def side(self, label: str) -> int:
        """Whose a unit is."""
        return self.units[label][0].side

    def before(self, label: str) -> tuple[str, ...]:
        """List the enemies that a unit strikes: in its front hexes, left first (9.1)."""
        number = self.number[label]
        found = (enemy_before(self.q, self.s, number, which) for which in (sh.LEFT, sh.RIGHT))
        return tuple(self.names[enemy] for enemy in found if enemy >= 0)

    def engaged_with(self, label: str) -> tuple[str, ...]:
        """List the units that a unit is engaged with (7.31)."""
        pairs = self.scenario.moment.engaged
        return tuple(b if a == label else a for a, b in pairs if label in (a, b))

    def met_on(self, label: str, other: str) -> int:
        """Say on which side a unit has another: FRONT, FLANK or REAR."""
        one, there = self.number[label], self.s[at.HEX + self.number[other]]
        return aspect(self.q, self.s[at.HEX + one], self.s[at.FACING + one], there)

    def in_command(self, label: str) -> bool:
        """Whether a unit is in command (4.32)."""
        return in_command(self.q, self.s, self.number[label])

    # ---- turns (7.14) ----------------------------------------------------------------

    def turning_hits(self, label: str) -> int:
        return turning_cost(self.q, self.s, self.number[label])

    def would_rout_turning(self, label: str) -> bool:
        """Whether a disrupted unit would rout by the hit of a turn: it does not turn (11.36)."""
        return not may_turn(self.q, self.s, self.number[label])

    def turn(self, label: str, facing: int) -> None:
        """Turn a unit, at the hit of that (7.14, 11.23)."""
        number, hits = self.number[label], self.turning_hits(label)
        turn_unit(self.q, self.s, number, facing)
        give_hits(self.q, self.s, number, hits)

    # ---- busho -----------------------------------------------------------------------

    def leader_inputs(self, who: str, labels: Sequence[str], charts: str | None) -> Inputs:
        """Say who leads a side, the first busho with its units, and when his own men flee.

        (9.25, 11.82; R2, R13, R29)
        """
        for place, label in enumerate(labels, 1):
            number = self.number[label]
            busho = busho_with(self.q, self.s, number)
            if busho >= 0:
                inputs: Inputs = {f"{who}_busho": str(man_of(self.contingents[busho]))}
                if place > 1:
                    inputs[f"{who}_busho_with"] = place
                if self.q[at.CONTINGENT + number] == busho:
                    inputs[f"{who}_contingent"] = self._contingent_text(busho, charts)
                return inputs
        return {}

    def _contingent_text(self, busho: int, charts: str | None) -> str:
        """Write a contingent for its flight: units, those lost, rating, points of the rest."""
        used, own = Used(load(charts)), self.contingents[busho]
        men = [counter for counter in own.counters if counter.unit.type != HONJIN]
        points = sum(
            used.number("rout_points", each.unit.type.replace("KBH", "KB"))
            for each in men
            if self.s[at.STATE + self.number[own.label(each)]] < at.ROUTED
        )
        chief = " so-taisho" if own.command is not None else ""
        lost, momentum = units_lost(self.q, self.s, busho), rating(self.q, self.s, busho)
        return f"{len(men)}/{lost}/{momentum}{chief} {points}rp"


@lru_cache(maxsize=8)
def _question(scenario: Scenario) -> NDArray[np.int64]:
    """Write the question of a whole battle in a position, once for all its units and targets."""
    return question_of(scenario, Used(load()))


def man_of(contingent: Contingent) -> Man:
    """Give the busho as he is: the back of his counter where that shows (10.53)."""
    held = contingent.man
    shown = contingent.behind()[1] if contingent.replaced else held
    words = tuple(word for word in ("wounded", "lost-face") if word in held.words)
    chief = ("so-taisho",) if contingent.command is not None else ()
    return Man(shown.combat, shown.stamina, held.hits, (*words, *chief))
