"""Who stands where in a position, and what that means for a combat: zones, engagements, busho."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from samurai_odds.errors import OddsError, unknown
from samurai_odds.ran.combat.aftermath import CLOSE_COUNTRY
from samurai_odds.ran.ground.facing import ZONES, aspect, sides_of
from samurai_odds.ran.ground.standing import Standing
from samurai_odds.ran.ground.terrain import Terrain
from samurai_odds.ran.ground.zones import zone
from samurai_odds.ran.men import Man
from samurai_odds.ran.scenario.nearness import commanded
from samurai_odds.ran.scenario.scenario import Contingent, Counter, Scenario
from samurai_odds.ran.units import Unit


@dataclass(frozen=True)
class Situation:
    """A position as combats see it; units are named by their labels, such as ``A3``."""

    scenario: Scenario

    @property
    def ground(self) -> Terrain:
        """The ground."""
        return self.scenario.terrain

    @cached_property
    def units(self) -> dict[str, tuple[Contingent, Counter]]:
        """Every unit with its contingent, by label."""
        return {each.label(counter): (each, counter) for each, counter in self.scenario.units()}

    @cached_property
    def at(self) -> dict[int, str]:
        """The label of the unit in a hex."""
        return {standing.hex: label for label, standing in self.scenario.standing.items()}

    def named(self, label: str) -> str:
        """Find a unit on the map by its label; raise OddsError if there is none."""
        if label not in self.units:
            raise OddsError(unknown("unit", label, self.units))
        if label not in self.scenario.standing:
            raise OddsError(f"{label} is not on the map")
        return label

    def standing(self, label: str) -> Standing:
        """Where a unit stands and how."""
        return self.scenario.standing[label]

    def unit(self, label: str) -> Unit:
        """Give a unit, with the words that it has in the position."""
        return self.units[label][1].unit

    def side(self, label: str) -> int:
        """Whose a unit is."""
        return self.units[label][0].side

    def before(self, label: str) -> tuple[str, ...]:
        """List the enemies that a unit strikes: in its front hexes, left first (9.1)."""
        here, found = self.standing(label), []
        for side in sides_of(here.facing, "front"):
            beside = self.ground.field.neighbour(here.hex, side)
            other = self.at.get(beside)
            enemy = other is not None and self.side(other) != here.side
            if other is not None and enemy and self.ground.open_to(here.hex, beside):
                found.append(other)
        return tuple(found)

    def engaged_with(self, label: str) -> tuple[str, ...]:
        """List the units that a unit is engaged with (7.31)."""
        pairs = self.scenario.moment.engaged
        return tuple(b if a == label else a for a, b in pairs if label in (a, b))

    def by_the_flank(self, label: str, target: str) -> bool:
        """Whether a unit strikes another through its flank or rear (9.28.1)."""
        met = self.standing(target)
        return self.met_on(met, self.standing(label).hex) != ZONES[0]

    def met_on(self, met: Standing, number: int) -> str:
        """Say on which of its ZONES a unit has a hex."""
        return aspect(self.ground.field, met.hex, met.facing, number)

    def exposed(self, label: str, shocked: frozenset[str]) -> bool:
        """Whether an enemy not shocked has a unit's flank or rear in its zone (9.28.1; R70)."""
        here = self.standing(label)
        front = sides_of(here.facing, "front")
        for side, beside in enumerate(self.ground.field.neighbours(here.hex)):
            other = self.at.get(beside)
            if side in front or other is None or other in shocked:
                continue
            enemy = self.side(other) != here.side
            if enemy and here.hex in zone(self.ground, self.standing(other)):
                return True
        return False

    def in_command(self, label: str) -> bool:
        """Whether a unit is in command (4.32)."""
        contingent = self.units[label][0]
        return not contingent.dead and label in commanded(self.scenario, contingent)

    def busho_with(self, label: str) -> Contingent | None:
        """Give the contingent whose busho is stacked with a unit, its own before others."""
        here, own = self.standing(label), self.units[label][0]
        there = [each for each in self._leading(own.side) if each.hex == here.hex]
        return own if own in there else there[0] if there else None

    def _leading(self, side: int) -> Iterator[Contingent]:
        for each in self.scenario.of_side(side):
            if not each.dead and each.letter not in self.scenario.moment.fled:
                yield each

    def turning_hits(self, label: str) -> int:
        """Count the hits of a turn: in close country, not if armed to shoot or open (7.14)."""
        unit, ground = self.unit(label), self.ground.hexes[self.standing(label).hex]
        return int(ground in CLOSE_COUNTRY and not unit.fires and not unit.has("open"))

    def would_rout_turning(self, label: str) -> bool:
        """Whether a disrupted unit would rout by the hit of a turn: it does not turn (11.36)."""
        unit, hits = self.unit(label), self.turning_hits(label)
        return hits > 0 and unit.has("disrupted") and unit.hits + hits >= unit.effective_tq

    def turned(self, label: str, facing: int) -> "Situation":
        """Give the same position with a unit turned, at the hit of that (7.14, 11.23)."""
        turner = self.unit(label)
        turner = replace(turner, hits=turner.hits + self.turning_hits(label))
        if turner.hits >= turner.effective_tq:
            turner = replace(turner, hits=0).with_words("disrupted")

        def turn(each: Contingent) -> Contingent:
            counters = (
                replace(counter, facing=facing, unit=turner)
                if each.label(counter) == label
                else counter
                for counter in each.counters
            )
            return replace(each, counters=tuple(counters))

        contingents = tuple(turn(each) for each in self.scenario.contingents)
        return Situation(replace(self.scenario, contingents=contingents))


def man_of(contingent: Contingent) -> Man:
    """Give the busho as he is: the back of his counter where that shows (10.53)."""
    held = contingent.man
    shown = contingent.behind()[1] if contingent.replaced else held
    words = tuple(word for word in ("wounded", "lost-face") if word in held.words)
    chief = ("so-taisho",) if contingent.command is not None else ()
    return Man(shown.combat, shown.stamina, held.hits, (*words, *chief))


def rating_of(contingent: Contingent) -> int:
    """Give his Momentum, a So-Taisho's Initiative; 1 less after losing face (10.27)."""
    rating = contingent.behind()[0] if contingent.replaced else contingent.rating
    return max(0, rating - ("lost-face" in contingent.man.words))
