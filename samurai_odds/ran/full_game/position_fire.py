"""The fire of a unit at a target of a position, and the inputs of `ran fire` for it (8)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from samurai_odds.errors import refuse
from samurai_odds.ran.combat.combat_layout import MOST_IN_VOLLEY
from samurai_odds.ran.full_game.position import Inputs, Situation
from samurai_odds.ran.hexes import ZONES
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.fire_numbers import (
    answers_through_flank,
    by_gunfire,
    can_reach,
    may_answer,
)
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.movement.command import (
    FLANK_FIRE,
    NO_FIRE,
    holds,
    in_enemy_zone,
    maximum_range,
)
from samurai_odds.ran.rules.movement.harassment import is_quarry, way_passes
from samurai_odds.ran.rules.pieces import FRONT, REAR, sees, surrounded
from samurai_odds.ran.units import AS_T, HONJIN, KB_B, Listed, Unit, Units

ORDERED, ENTRY, RETIRE, HARASS = "ordered", "entry", "retire", "harass"
KINDS = {
    ORDERED: at.ORDERED_FIRE,
    ENTRY: at.ENTRY_FIRE,
    RETIRE: at.RETIRE_FIRE,
    HARASS: at.HARASSING_FIRE,
}


@dataclass
class Shooting:
    """What is asked of a fire: the firers, the first named, the target and the occasion.

    ``held``: the target holds its fire though it could fire back (8.43 leaves it free to).
    """

    here: Situation
    firers: Sequence[str]
    target: str
    mode: str = ORDERED
    held: bool = False
    notes: list[str] = field(default_factory=list)

    def inputs(self, rules: str | None = None) -> Inputs:
        """Return the keywords of `ran.fire`; raise OddsError with every reason against it."""
        refuse(self._problems())
        here = self.here
        ground = here.ground.hexes[here.standing(self.target).hex]
        inputs: Inputs = {
            "firer": Units(map(self._unit, self.firers)),
            "target": self._unit(self.target),
        }
        inputs |= self._ranges() if self.mode == ORDERED else {"mode": self.mode}
        inputs |= {"terrain": ground} if ground != "clear" else {}
        inputs |= self._answer()
        inputs |= self._bystanders()
        reached = all(self._can_reach(each) for each in self.firers)
        if self._may_provoke() and not reached:
            inputs["unreachable"] = True
        for who, label in (("firer", self.firers[0]), ("target", self.target)):
            inputs |= here.leader_inputs(who, [label], rules)
        return inputs

    def _unit(self, label: str) -> Unit:
        """Return a unit with what its place makes of it: whether it is surrounded (11.62)."""
        here = self.here
        hemmed_in = surrounded(here.q, here.s, here.number[label])
        return here.unit(label).with_words(*(["surrounded"] if hemmed_in else []))

    def _hexes(self, label: str) -> int:
        start, end = (self.here.standing(each).hex for each in (label, self.target))
        return self.here.ground.field.distance(start, end)

    # ---- what cannot be --------------------------------------------------------------

    def _problems(self) -> Iterator[str]:
        here = self.here
        if here.side(self.target) == here.side(self.firers[0]):
            yield f"{self.target} is a friend of {self.firers[0]}: name an enemy"
            return
        if here.engaged_with(self.target):
            yield f"{self.target} is engaged: it is no target of fire (7.31)"
        if len(self.firers) > MOST_IN_VOLLEY:
            yield f"{len(self.firers)} firers: a volley is of {MOST_IN_VOLLEY} at most (8.22)"
        for label in self.firers:
            yield from self._problems_of(label)
        if len(self.firers) > 1:
            yield from self._problems_of_volley()

    def _problems_of(self, label: str) -> Iterator[str]:
        here, unit = self.here, self.here.unit(label)
        if here.side(label) != here.side(self.firers[0]):
            yield f"{label} is an enemy of {self.firers[0]}: it cannot join it"
        elif not unit.fires:
            yield f"{label} is {unit.type}: only AS-T, AS-B, SI-B, KB-B and Honjin fire (8.11)"
        elif here.engaged_with(label):
            yield f"{label} is engaged: it does not fire (7.31)"
        elif self.mode in (ENTRY, RETIRE):
            if self.mode == RETIRE and unit.weapon != "bow":
                yield f"{label} has guns: only bows fire at who leaves (8.42)"
            elif not holds(here.q, here.s, here.number[label], here.standing(self.target).hex):
                yield f"{self.target} is not in the zone of {label} (8.41, 8.42)"
        elif unit.type == HONJIN:
            yield f"{label} is a Honjin: it fires in reaction only (4.54)"
        elif label in here.scenario.moment.fired:
            yield f"{label} has fired on orders this turn (8.21)"
        elif unit.weapon == "teppo" and not here.in_command(label):
            yield f"{label} is out of command: guns fire on orders only in command (8.18)"
        elif self.mode == HARASS:
            yield from self._problems_of_harassing(label)
        else:
            yield from self._out_of_sight(label)

    def _out_of_sight(self, label: str) -> Iterator[str]:
        here, hexes = self.here, self._hexes(label)
        start, end = here.standing(label).hex, here.standing(self.target).hex
        most = maximum_range(here.q, here.number[label], start, end)
        if hexes > most:
            yield f"{self.target} is {hexes} hexes from {label}, which fires up to {most} (8.12)"
        elif here.met_on(label, self.target) == REAR:
            yield f"{self.target} is behind {label}: it fires through front and flank (8.14)"
        elif not sees(here.q, here.s, start, end):
            yield f"{label} has no line of sight to {self.target} (8.24)"

    def _problems_of_harassing(self, label: str) -> Iterator[str]:
        here, hexes = self.here, self._hexes(label)
        firer, target = here.standing(label), here.standing(self.target)
        if here.unit(label).type != KB_B:
            yield f"{label} is {here.unit(label).type}: only KB-B harass (8.31)"
        elif not here.in_command(label):
            yield f"{label} is out of command: it may not harass (5.33)"
        elif not 2 <= hexes <= 3:
            yield f"{self.target} is {hexes} hexes from {label}: it must be 2 or 3 (8.32)"
        elif in_enemy_zone(here.s, firer.side, firer.hex):
            yield f"{label} is in an enemy zone: it may not harass (8.32)"
        elif in_enemy_zone(here.s, target.side, target.hex):
            yield f"{self.target} is in a zone of its enemy: it is not harassed (8.32)"
        else:
            yield from self._out_of_sight(label)
            if not is_quarry(here.q, here.s, here.number[label], here.number[self.target]):
                yield f"{label} has no free way to {self.target} (8.32)"

    def _bystanders(self) -> Inputs:
        """Return the bows that fire at harassers on their way, and which through a flank (8.44)."""
        here = self.here
        if self.mode != HARASS:
            return Inputs()
        State(here.s).move.harasser, State(here.s).move.quarry = (
            here.number[each] for each in (self.firers[0], self.target)
        )
        units, flanks = [], []
        for label, standing in here.scenario.standing.items():
            bow = standing.unit.fires and standing.unit.weapon == "bow"
            if label == self.target or not bow or here.side(label) != here.side(self.target):
                continue
            through = way_passes(here.q, here.s, here.number[label])
            if through != NO_FIRE and not here.engaged_with(label):
                units.append(replace(here.unit(label), hits=0, words=()))
                if through == FLANK_FIRE:
                    flanks.append(len(units))
        inputs = Inputs({"bystander": Units(units)} if units else {})
        return inputs | ({"bystander_flanks": Listed(flanks)} if flanks else {})

    def _problems_of_volley(self) -> Iterator[str]:
        here, beside = self.here, self.here.ground.field.neighbors
        if any(here.unit(each).type != AS_T for each in self.firers):
            yield "only AS-T fire volleys (8.22, 8.23)"
        hexes = {each: here.standing(each).hex for each in self.firers}
        linked = {self.firers[0]}
        for _ in self.firers:
            near = {each for label in linked for each in beside(hexes[label])}
            linked |= {each for each in self.firers if hexes[each] in near}
        if linked != set(self.firers):
            yield f"{', '.join(self.firers)} do not stand in adjacent hexes: no volley (8.22)"

    # ---- the options -----------------------------------------------------------------

    def _ranges(self) -> Inputs:
        here, inputs = self.here, Inputs()
        ranges = [self._hexes(each) for each in self.firers]
        flanks = [here.met_on(each, self.target) != FRONT for each in self.firers]
        if len(set(ranges)) == 1:
            inputs["range"] = ranges[0]
        else:
            inputs["volley_ranges"] = Listed(ranges)
        if all(flanks):
            inputs["own_flank"] = True
        elif any(flanks):
            inputs["volley_flanks"] = Listed(n for n, flank in enumerate(flanks, 1) if flank)
        levels, firer = here.ground.levels, self.firers[0]
        lower = levels[here.standing(self.target).hex] < levels[here.standing(firer).hex]
        if lower and here.unit(firer).weapon == "bow":
            inputs["lower"] = True
        return inputs

    def answers(self, label: str) -> str | None:
        """Return through which of its zones the target may fire back; None if it may not (8.43)."""
        number = self.here.number
        q: Question = self.here.q
        s: State = self.here.s
        s.firer, s.fire_at = number[label], number[self.target]
        s.fire_kind = KINDS[self.mode]
        if self.held or not may_answer(q, s):
            return None
        return ZONES[1 if answers_through_flank(q, s) else 0]

    def _answer(self) -> Inputs:
        answers, inputs = [self.answers(each) for each in self.firers], Inputs()
        places = Listed(place for place, met in enumerate(answers, 1) if met is not None)
        flanks = Listed(place for place in places if answers[place - 1] != ZONES[FRONT])
        met = self.here.met_on(self.target, self.firers[0])
        if self.mode == HARASS and met != FRONT:
            inputs["approach"] = ZONES[met]
            flanks = Listed()
        if not places:
            return inputs
        inputs["return_fire"] = True
        if len(places) < len(self.firers):
            inputs["return_to"] = places
        if flanks and len(self.firers) == 1:
            inputs["return_flank"] = True
        elif flanks:
            inputs["return_flanks"] = flanks
        ground = self.here.ground.hexes[self.here.standing(self.firers[0]).hex]
        if ground != "clear":
            inputs["firer_terrain"] = ground
        return inputs

    def _may_provoke(self) -> bool:
        """Return whether this fire may make the target, or a firing KB-B, charge (8.36, 8.6)."""
        here = self.here
        firer, target = here.unit(self.firers[0]), here.unit(self.target)
        gun = firer.weapon == "teppo" and by_gunfire(here.q, here.s, here.number[self.target])
        lure = self.mode == HARASS and target.kibamusha
        back = target.fires and target.weapon == "teppo" and firer.type == KB_B
        return gun or lure or (back and self.answers(self.firers[0]) is not None)

    def _can_reach(self, label: str) -> bool:
        here = self.here
        return can_reach(here.q, here.s, here.number[self.target], here.number[label])
