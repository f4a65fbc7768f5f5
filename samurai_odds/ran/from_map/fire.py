"""The question of `ran fire` for a unit and a target of a position (chapter 8)."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from samurai_odds.errors import OddsError
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.fire_numbers import (
    answers_through_flank,
    by_gunfire,
    can_reach,
    may_answer,
)
from samurai_odds.ran.field.movement.command import holds, in_enemy_zone, maximum_range
from samurai_odds.ran.field.pieces import FRONT, REAR, sees
from samurai_odds.ran.from_map.options import ENTRY, HARASS, ORDERED, RETIRE
from samurai_odds.ran.from_map.situation import Inputs, Situation
from samurai_odds.ran.ground.hexes import ZONES

MOST_IN_VOLLEY = 3
_NEAR_THE_WAY = 3  # hexes from either end: within two of a way between them (8.44)
_KINDS = {
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

    situation: Situation
    firers: tuple[str, ...]
    target: str
    mode: str = ORDERED
    held: bool = False
    notes: list[str] = field(default_factory=list)

    def inputs(self, charts: str | None = None) -> Inputs:
        """Write the keywords of `ran.fire`; raise OddsError with every reason against it."""
        if problems := list(dict.fromkeys(self._problems())):
            raise OddsError(*problems)
        here, field_ = self.situation, self.situation.ground.field
        place = here.standing(self.target).hex
        inputs: Inputs = {
            "firer": " + ".join(str(here.placed(each)) for each in self.firers),
            "target": str(here.placed(self.target)),
        }
        if self.mode != ORDERED:
            inputs["mode"] = self.mode
        ranges = [field_.distance(here.standing(each).hex, place) for each in self.firers]
        flanks = [self._by_the_flank(each) for each in self.firers]
        if self.mode == ORDERED:
            inputs |= self._ranges(ranges, flanks)
        if here.ground.hexes[place] != "clear":
            inputs["terrain"] = here.ground.hexes[place]
        inputs |= self._answer()
        if self._may_provoke() and not all(self._reached(each) for each in self.firers):
            inputs["unreachable"] = True
        for who, labels in (("firer", self.firers), ("target", (self.target,))):
            inputs |= here.leader_inputs(who, labels[:1], charts)
        return inputs

    # ---- what cannot be --------------------------------------------------------------

    def _problems(self) -> Iterator[str]:
        here = self.situation
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
        here, unit = self.situation, self.situation.unit(label)
        if here.side(label) != here.side(self.firers[0]):
            yield f"{label} is an enemy of {self.firers[0]}: it cannot join it"
        elif not unit.fires:
            yield f"{label} is {unit.type}: only AS-T, AS-B, SI-B, KB-B and Honjin fire (8.11)"
        elif here.engaged_with(label):
            yield f"{label} is engaged: it does not fire (7.31)"
        elif self.mode in (ENTRY, RETIRE):
            yield from self._problems_of_reaction(label)
        elif unit.type == "Honjin":
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
        here, field_ = self.situation, self.situation.ground.field
        start, end = here.standing(label).hex, here.standing(self.target).hex
        hexes = field_.distance(start, end)
        most = maximum_range(here.q, here.number[label], start, end)
        if hexes > most:
            yield (f"{self.target} is {hexes} hexes from {label}, which fires up to {most} (8.12)")
        elif here.met_on(label, self.target) == REAR:
            yield f"{self.target} is behind {label}: it fires through front and flank (8.14)"
        elif not sees(here.q, here.s, start, end):
            yield f"{label} has no line of sight to {self.target} (8.24)"

    def _problems_of_reaction(self, label: str) -> Iterator[str]:
        here = self.situation
        if self.mode == RETIRE and here.unit(label).weapon != "bow":
            yield f"{label} has guns: only bows fire at who leaves (8.42)"
        elif not holds(here.q, here.s, here.number[label], here.standing(self.target).hex):
            yield f"{self.target} is not in the zone of {label} (8.41, 8.42)"

    def _problems_of_harassing(self, label: str) -> Iterator[str]:
        here, ground = self.situation, self.situation.ground
        firer, target = here.standing(label), here.standing(self.target)
        hexes = ground.field.distance(firer.hex, target.hex)
        if here.unit(label).type != "KB-B":
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
            self.notes.append("that a free way leads to the target is taken for granted (8.32)")
            bows = [name for name in self._other_bows() if not here.engaged_with(name)]
            if bows:
                self.notes.append(
                    f"fire of others at the way is left out (8.44): of {', '.join(bows)}, "
                    "as `--bystander` has it"
                )

    def _other_bows(self) -> Iterator[str]:
        """Name the bow-armed enemies beside the target that are near enough to the way (8.44)."""
        here, field_ = self.situation, self.situation.ground.field
        start, end = (here.standing(each).hex for each in (self.firers[0], self.target))
        for label, standing in here.scenario.standing.items():
            bow = standing.unit.fires and standing.unit.weapon == "bow"
            if label == self.target or not bow or here.side(label) != here.side(self.target):
                continue
            if min(field_.distance(standing.hex, each) for each in (start, end)) <= _NEAR_THE_WAY:
                yield label

    def _problems_of_volley(self) -> Iterator[str]:
        here, beside = self.situation, self.situation.ground.field.neighbors
        if any(here.unit(each).type != "AS-T" for each in self.firers):
            yield "only AS-T fire volleys (8.22, 8.23)"
        linked = {self.firers[0]}
        for _ in self.firers:
            linked_hexes = {here.standing(each).hex for each in linked}
            linked |= {
                each for each in self.firers if linked_hexes & set(beside(here.standing(each).hex))
            }
        if linked != set(self.firers):
            yield f"{', '.join(self.firers)} do not stand in adjacent hexes: no volley (8.22)"

    # ---- the options -----------------------------------------------------------------

    def _by_the_flank(self, label: str) -> bool:
        if self.mode in (ENTRY, RETIRE):
            return False
        return self.situation.met_on(label, self.target) != FRONT

    def _ranges(self, ranges: list[int], flanks: list[bool]) -> Inputs:
        inputs: Inputs = {}
        if len(set(ranges)) == 1:
            inputs["range"] = ranges[0]
        else:
            inputs["volley_ranges"] = ",".join(map(str, ranges))
        if all(flanks):
            inputs["flank"] = True
        elif any(flanks):
            places = (str(place) for place, flank in enumerate(flanks, 1) if flank)
            inputs["volley_flanks"] = ",".join(places)
        here, target = self.situation, self.situation.standing(self.target)
        levels = here.ground.levels
        lower = levels[target.hex] < levels[here.standing(self.firers[0]).hex]
        if lower and here.unit(self.firers[0]).weapon == "bow":
            inputs["lower"] = True
        return inputs

    def _aim(self, label: str) -> None:
        """Write who fires at whom, and when, as a shot of a whole battle."""
        here = self.situation
        here.s[at.FIRER], here.s[at.FIRE_AT] = here.number[label], here.number[self.target]
        here.s[at.FIRE_KIND] = _KINDS[self.mode]

    def answers(self, label: str) -> str | None:
        """Say through which of its zones the target may fire back; None if it may not (8.43)."""
        here = self.situation
        self._aim(label)
        if self.held or not may_answer(here.q, here.s):
            return None
        return ZONES[1 if answers_through_flank(here.q, here.s) else 0]

    def _answer(self) -> Inputs:
        answers = [self.answers(each) for each in self.firers]
        places = [str(place) for place, met in enumerate(answers, 1) if met is not None]
        flanks = [
            str(place) for place, met in enumerate(answers, 1) if met not in (None, ZONES[FRONT])
        ]
        inputs: Inputs = {}
        if self.mode == HARASS:
            met = self.situation.met_on(self.target, self.firers[0])
            if met != FRONT:
                inputs["approach"] = ZONES[met]
                flanks = []
        if not places:
            return inputs
        inputs["return_fire"] = True
        if len(places) < len(self.firers):
            inputs["return_to"] = ",".join(places)
        if flanks and len(self.firers) == 1:
            inputs["return_flank"] = True
        elif flanks:
            inputs["return_flanks"] = ",".join(flanks)
        there = self.situation.standing(self.firers[0]).hex
        ground = self.situation.ground.hexes[there]
        if ground != "clear":
            inputs["firer_terrain"] = ground
        return inputs

    def _may_provoke(self) -> bool:
        """Whether this fire may make the target, or a firing KB-B, charge (8.36, 8.6)."""
        here = self.situation
        firer, target = here.unit(self.firers[0]), here.unit(self.target)
        gun = firer.weapon == "teppo" and by_gunfire(here.q, here.s, here.number[self.target])
        lure = self.mode == HARASS and target.type in ("KB", "KBH")
        back = target.fires and target.weapon == "teppo" and firer.type == "KB-B"
        return gun or lure or (back and self.answers(self.firers[0]) is not None)

    def _reached(self, label: str) -> bool:
        here = self.situation
        return can_reach(here.q, here.s, here.number[self.target], here.number[label])
