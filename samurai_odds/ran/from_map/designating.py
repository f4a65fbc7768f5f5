"""Who is in the combat of a unit with a target, by the rules of designation (9.1, 9.2; R31)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from samurai_odds.errors import OddsError
from samurai_odds.ran.field.pieces import is_front, side_towards, vertices_turned
from samurai_odds.ran.from_map.shock import Attack
from samurai_odds.ran.from_map.situation import Situation
from samurai_odds.ran.ground.hexes import FACINGS
from samurai_odds.ran.procedures.numbers import NEVER_ATTACK
from samurai_odds.ran.rules.combat_layout import MOST

CHARGERS = ("KB", "KBH")


@dataclass
class Designation:
    """What is asked of a shock: the unit, its target, and what the position does not say.

    ``joined`` attack with it, ``elsewhere`` are enemies that others attack; ``moved``: those
    who are not engaged have moved in this Orders Phase, but for ``unmoved``; ``charge``: and use
    Norikuzushi, but for ``uncharging``.
    ``notes`` tells what has been taken in, and what has been taken for granted.
    """

    situation: Situation
    unit: str
    target: str
    joined: tuple[str, ...] = ()
    elsewhere: tuple[str, ...] = ()
    moved: bool = False
    charge: bool = False
    unmoved: tuple[str, ...] = ()
    uncharging: tuple[str, ...] = ()
    notes: list[str] = field(default_factory=list)

    def attack(self) -> Attack:
        """Work out the combat; raise OddsError with every reason why there is none."""
        attackers = [self.unit, *self.joined]
        for label in attackers:
            self._turn_engaged(label, attackers)
        if problems := list(dict.fromkeys(self._problems(attackers))):
            raise OddsError(*problems)
        defenders = self._defenders(attackers)
        attackers += self._bound(attackers, defenders)
        for side, labels in (("attackers", attackers), ("defenders", defenders)):
            if len(labels) > MOST:
                raise OddsError(
                    f"{len(labels)} {side} ({', '.join(labels)}): at most {MOST} a side are worked "
                    "out together"
                )
        self._note_others(attackers, defenders)
        self._note_shaken(attackers)
        by_choice = frozenset(each for each in attackers if self._by_choice(each))
        charging = frozenset(each for each in attackers if self._charges(each))
        shocked = frozenset((*defenders, *self.elsewhere))
        return Attack(tuple(attackers), tuple(defenders), by_choice, charging, shocked=shocked)

    # ---- the attackers ---------------------------------------------------------------

    def _turn_engaged(self, label: str, attackers: Sequence[str]) -> None:
        """Turn an engaged unit that has nobody before it to one it is engaged with (7.31)."""
        here = self.situation
        engaged = here.engaged_with(label)
        if here.unit(label).type in NEVER_ATTACK or not engaged or here.before(label):
            return
        if here.would_rout_turning(label):
            return
        wanted = self.target if self.target in engaged else engaged[0]
        standing = here.standing(label)
        side = side_towards(here.q, standing.hex, here.standing(wanted).hex)
        facing = standing.facing
        assert facing is not None
        ways = [each for each in range(len(FACINGS)) if is_front(each, side)]
        to = min(ways, key=lambda each: (vertices_turned(facing, each), each))
        hit = ", at a hit (7.14)" if here.turning_hits(label) else ""
        here.turn(label, to)
        self.notes.append(f"{label} turns to face {FACINGS[to]}, to shock (7.31){hit}")

    def _problems(self, attackers: Sequence[str]) -> Iterator[str]:
        own = self.situation.units[self.unit][0]
        enemy = 1 - own.side
        if self.situation.side(self.target) != enemy:
            yield f"{self.target} is a friend of {self.unit}: name an enemy"
            return
        for label in self.elsewhere:
            if self.situation.side(label) != enemy or label == self.target:
                yield f"elsewhere {label}: name enemies other than {self.target}"
        for label in (*self.unmoved, *self.uncharging):
            if label not in attackers:
                yield f"{label} has not moved, or does not charge: it is not among the attackers"
        if len(set(attackers)) < len(attackers):
            yield f"join names a unit twice: {', '.join(attackers)}"
        for label in attackers:
            if self.situation.side(label) == enemy:
                yield f"{label} is an enemy of {self.unit}: it cannot join it"
            else:
                yield from self._problems_of(label)

    def _problems_of(self, label: str) -> Iterator[str]:
        here, unit = self.situation, self.situation.unit(label)
        if unit.type in NEVER_ATTACK:
            yield f"{label} is {unit.type}: it never makes a shock attack (8.17, 4.54)"
            return
        if self.target not in here.before(label):
            if here.engaged_with(label) and here.would_rout_turning(label):
                yield f"{label} cannot turn to attack: the hit would rout it (7.14, 11.36)"
                return
            yield self._out_of_reach(label)
            return
        engaged = here.engaged_with(label)
        asked = self.charge and label == self.unit and label not in self.uncharging
        if self._charges(label) or asked:
            if unit.type not in CHARGERS:
                yield f"{label} is {unit.type}: only KB and KBH charge (9.31, 9.35)"
            elif engaged:
                yield f"{label} is engaged: a unit that starts adjacent may not charge (9.31)"
        if engaged or self._moved(label) or label in self._provoked():
            return
        if unit.has("disrupted"):
            yield f"{label} is disrupted: it attacks only if engaged or moved (9.14, 11.34)"
        elif not here.in_command(label):
            yield f"{label} is out of command: it may not choose to attack (9.14)"

    def _out_of_reach(self, label: str) -> str:
        here = self.situation
        one, other = here.standing(label), here.standing(self.target)
        hexes = here.ground.field.distance(one.hex, other.hex)
        if hexes > 1:
            return f"{label} is not adjacent to {self.target}: it is {hexes} hexes away (9.1)"
        if not here.ground.open_to(one.hex, other.hex):
            return f"{label} cannot cross to {self.target}: a river or water lies between (6.23)"
        assert one.facing is not None
        return (
            f"{self.target} is not before {label}, which faces {FACINGS[one.facing]}: it attacks "
            "into its zone of control (9.1, 7.21)"
        )

    def _charges(self, label: str) -> bool:
        able = self.situation.unit(label).type in CHARGERS
        if self._provoked().get(label):
            return True
        rides = self.charge and self._moved(label) and label not in self.uncharging
        return rides and able and not self.situation.engaged_with(label)

    def _moved(self, label: str) -> bool:
        return self.moved and label not in self.unmoved

    def _by_choice(self, label: str) -> bool:
        bound = self._moved(label) or label in self._provoked()
        return not bound and not self.situation.engaged_with(label)

    def _provoked(self) -> dict[str, bool]:
        """Name who goes for whom gunfire has provoked it against, and whether it charges (8.61)."""
        return {label: rides for label, _, rides in self.situation.scenario.moment.provoked}

    # ---- whom they attack, and who is bound with them --------------------------------

    def _defenders(self, attackers: Sequence[str]) -> list[str]:
        """List whom they attack: all in the zone of each, but for those attacked by others."""
        found = [self.target]
        for label in attackers:
            for enemy in self.situation.before(label):
                if enemy in found or enemy in self.elsewhere:
                    continue
                other = self._engaged_upon(enemy, attackers)
                if other is not None:
                    self.notes.append(f"{enemy} is left to {other}, engaged with it (9.2)")
                else:
                    found.append(enemy)
                    self.notes.append(f"{label} must attack {enemy} too: it is in its zone (9.1)")
        return found

    def _engaged_upon(self, enemy: str, attackers: Sequence[str]) -> str | None:
        """Name a unit that must attack an enemy, engaged with it, and no other of these."""
        for label in self._engaged_friends(attackers):
            before = self.situation.before(label)
            free = enemy in before and self.target not in before
            if free and enemy in self.situation.engaged_with(label):
                return label
        return None

    def _bound(self, attackers: Sequence[str], defenders: Sequence[str]) -> list[str]:
        """List the engaged friends that must attack and have nobody else before them (9.12)."""
        bound = []
        for label in self._engaged_friends(attackers):
            before = set(self.situation.before(label))
            if before and before <= set(defenders):
                bound.append(label)
                self.notes.append(f"{label} is engaged and must attack with it (9.12)")
        return bound

    def _engaged_friends(self, attackers: Sequence[str]) -> Iterator[str]:
        own = self.situation.units[self.unit][0]
        for counter in own.counters:
            label = own.label(counter)
            if label in attackers or label not in self.situation.scenario.standing:
                continue
            if counter.unit.type not in NEVER_ATTACK and self.situation.engaged_with(label):
                yield label

    def _note_shaken(self, attackers: Sequence[str]) -> None:
        """Name units taken to have been disrupted on their way, where that matters (R98)."""
        if self.situation.scenario.rules.disrupted_attack:
            return
        for label in attackers:
            shaken = self.situation.unit(label).has("disrupted") and self._moved(label)
            if shaken and not self.situation.engaged_with(label):
                self.notes.append(f"{label} is taken to be disrupted on its way (11.34, R98)")

    def _note_others(self, attackers: Sequence[str], defenders: Sequence[str]) -> None:
        """Name friends of the contingent that could join the attack."""
        own, able = self.situation.units[self.unit][0], []
        for counter in own.counters:
            label = own.label(counter)
            if label in attackers or label not in self.situation.scenario.standing:
                continue
            if counter.unit.type in NEVER_ATTACK or counter.unit.has("disrupted"):
                continue
            if set(self.situation.before(label)) & set(defenders):
                able.append(label)
        if able:
            self.notes.append(f"could join it: {', '.join(able)}")
        if len(defenders) > 1 and any(self.situation.unit(each).fires for each in defenders):
            self.notes.append(
                "Fire of defenders at an advance into another hex is left out (11.54)."
            )
