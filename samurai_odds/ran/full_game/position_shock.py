"""The shock of a unit and a target of a position: who fights, and the inputs of `ran shock`."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace

from samurai_odds.errors import OddsError, refuse
from samurai_odds.ran.combat import combat_layout as combat
from samurai_odds.ran.combat.states import who_advances
from samurai_odds.ran.facts import Used, load
from samurai_odds.ran.full_game.position import Inputs, Situation
from samurai_odds.ran.hexes import FACINGS
from samurai_odds.ran.procedures.numbers import NEVER_ATTACK, Ground
from samurai_odds.ran.procedures.shock import Flanked
from samurai_odds.ran.procedures.sides import SecondUnits
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.movement.command import holds
from samurai_odds.ran.rules.movement.reach import survives_turning, turning_hits
from samurai_odds.ran.rules.pieces import (
    give_hits,
    is_front,
    side_towards,
    turn_unit,
    vertices_turned,
)
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.rules.shock.designation import clear_combats, settle_combat, superior_to
from samurai_odds.ran.rules.shock.region import take_up
from samurai_odds.ran.units import Unit, Units

# ---- The combat of a position as full games write it, and as `ran shock` asks it -----


@dataclass(frozen=True)
class Attack:
    """One combat: who attacks whom, and how.

    ``by_choice`` make the commitment check (9.14), ``charging`` use Norikuzushi.
    ``shocked`` are all enemies attacked in the segment (9.28.1).
    """

    attackers: Sequence[str]
    defenders: Sequence[str]
    by_choice: Collection[str] = ()
    charging: Collection[str] = ()
    shocked: Collection[str] = ()


def shock_inputs(here: Situation, attack: Attack, rules: str | None = None) -> Inputs:
    name_combat(here, attack)
    take_up(here.q, here.s)
    inputs = Inputs()
    s: State = here.s
    sides = (("attacker", attack.attackers), ("defender", attack.defenders))
    for side, (who, labels) in enumerate(sides):
        first, behind = side * combat.FIRST_DEFENDER, combat.BEHIND + side
        inputs[who] = Units(_unit(here, first + k, label) for k, label in enumerate(labels))
        inputs |= here.leader_inputs(who, labels, rules)
        if s.shock.member[behind] >= 0:
            inputs[f"{who}_behind"] = _unit(here, behind, here.names[s.shock.member[behind]])
        numbers = (*range(first, first + len(labels)), behind)
        second = SecondUnits(n for n in numbers if s.shock.cq.units[n].second)
        if second:
            inputs[f"{'' if side == 0 else 'defender_'}second_contingent"] = second
    hexes = {here.ground.hexes[here.standing(each).hex] for each in attack.defenders}
    inputs["terrain"] = tuple(sorted(hexes - {"clear"}))
    inputs["hexside"] = hexside_keys(here, attack, rules)
    if len(set(inputs["hexside"])) > 1 and not here.scenario.rules.hexsides_add:
        inputs["stream_and_slope"] = "worse"
    inputs["advance_fire"] = tuple(
        replace(here.units[each][1].unit, hits=0, words=()) for each in advance_fire(here, attack)
    )
    flanked = Flanked(s.shock.superior[here.number[label]] for label in attack.attackers)
    if flanked.is_partial(len(attack.defenders)):
        inputs["flanked"] = flanked
    return {name: value for name, value in inputs.items() if value != ()}


def name_combat(here: Situation, attack: Attack) -> None:
    """Put a combat among those of the segment, as if it had been named in a full game (9.2)."""
    number = here.number
    q: Question = here.q
    s: State = here.s
    clear_combats(q, s)
    for label in attack.shocked:
        s.shock.targeted[number[label]] = 1
    s.shock.coordinated = at.NONE
    s.shock.combat, s.shock.combats = 0, 1
    s.shock.rows[0, : 2 * sh.PART] = [at.NONE] * 2 * sh.PART
    for first, labels in ((0, attack.attackers), (sh.PART, attack.defenders)):
        for place, label in enumerate(labels):
            s.shock.rows[0, first + place] = number[label]
            s.shock.combat_of[number[label]] = 1
    for label in attack.attackers:
        unit = number[label]
        s.shock.standing[unit] = sh.CHECKS if label in attack.by_choice else sh.BOUND
        s.shock.charging[unit] = int(label in attack.charging)
        s.shock.superior[unit] = superior_to(q, s, unit)
    settle_combat(q, s, 0)


def _unit(here: Situation, number: int, label: str) -> Unit:
    """Return a unit with the words that the combat's question makes of its row."""
    s: State = here.s
    cq, words = s.shock.cq, []
    for word, on in (
        ("surrounded", cq.units[number].surrounded),
        ("engaged", cq.units[number].is_engaged == combat.HERE),
        ("engaged-elsewhere", cq.units[number].is_engaged == combat.ELSEWHERE),
        ("charge", cq.units[number].charges == combat.CHARGES_ANYHOW),
        ("check", cq.units[number].checks_first),
        ("stuck", cq.units[number].stuck),
        ("through", cq.units[number].through),
        ("off-map", cq.units[number].off_map == 1),
        ("off-map-lost", cq.units[number].off_map == combat.LOST_OFF_MAP),
        ("flank", cq.units[number].flanks),
    ):
        words += [word] if on else []
    return here.unit(label).with_words(*words)


def hexside_keys(here: Situation, attack: Attack, rules: str | None = None) -> tuple[str, ...]:
    """List what lies on the hexside crossed, by key: of several the best for the defender."""
    used, most, adds = Used(load(rules)), 0, here.scenario.rules.hexsides_add
    best: tuple[str, ...] = ()
    for label in attack.attackers:
        for target in here.before(label):
            if target in attack.defenders:
                start, end = here.standing(label).hex, here.standing(target).hex
                crossed = here.ground.crossed(start, end)
                if (shift := Ground([], crossed, adds).shift(used)) > most:
                    best, most = crossed, shift
    return best


def advance_fire(here: Situation, attack: Attack) -> Iterator[str]:
    """List the enemies that may fire at the unit that advances into a hex left (11.53, 11.54).

    Not those in the combat, nor engaged, nor in the zone of another unit of its side.
    """
    number = here.number
    q: Question = here.q
    s: State = here.s
    first = who_advances(s.shock.cq, s.shock.cs)
    if first < 0:
        return
    hexes = [here.standing(each).hex for each in attack.defenders]
    own = here.side(attack.attackers[first])
    others = [
        number[label]
        for label, standing in here.scenario.standing.items()
        if standing.side == own and label != attack.attackers[first]
    ]
    for label, standing in here.scenario.standing.items():
        fires = standing.side != own and standing.unit.fires and label not in attack.defenders
        if not fires or here.engaged_with(label):
            continue
        if not any(holds(q, s, number[label], each) for each in hexes):
            continue
        if not any(holds(q, s, other, standing.hex) for other in others):
            yield label


# ---- Who is in the combat, by the rules of designation (9.1, 9.2; R31) ---------------


@dataclass
class Designation:
    """What is asked of a shock: the unit, its target, and what the position does not say.

    ``join`` attack with it, ``elsewhere`` are enemies that others attack; ``moved``: those
    who are not engaged have moved in this Orders Phase, but for ``unmoved``; ``charge``: and use
    Norikuzushi, but for ``uncharging``.
    ``notes`` says what has been added, and what has been taken for granted.
    """

    here: Situation
    unit: str
    target: str
    join: Sequence[str] = ()
    elsewhere: Sequence[str] = ()
    moved: bool = False
    charge: bool = False
    unmoved: Sequence[str] = ()
    uncharging: Sequence[str] = ()
    notes: list[str] = field(default_factory=list)
    left: list[str] = field(default_factory=list)  # enemies that friends must attack

    def attack(self) -> Attack:
        """Return the combat; raise OddsError with every reason why there is none."""
        attackers = [self.unit, *self.join]
        for label in attackers:
            self._turn_engaged(label)
        refuse(self._problems(attackers))
        defenders = self._defenders(attackers)
        attackers += self._bound(attackers, defenders)
        for side, labels in (("attackers", attackers), ("defenders", defenders)):
            if len(labels) > combat.MOST:
                raise OddsError(
                    f"{len(labels)} {side} ({', '.join(labels)}): at most {combat.MOST} a side are "
                    "worked out together"
                )
        self._note_others(attackers, defenders)
        self._note_shaken(attackers)
        return Attack(
            attackers,
            defenders,
            [each for each in attackers if not self._is_bound(each)],
            [each for each in attackers if self._charges(each)],
            (*defenders, *self.elsewhere, *self.left),
        )

    # ---- the attackers ---------------------------------------------------------------

    def _turn_engaged(self, label: str) -> None:
        """Turn an engaged unit that has nobody before it to one it is engaged with (7.31)."""
        here, number = self.here, self.here.number[label]
        engaged = here.engaged_with(label)
        if here.unit(label).type in NEVER_ATTACK or not engaged or here.before(label):
            return
        start = here.standing(label).hex
        if not survives_turning(here.q, here.s, number, start):
            return
        wanted = self.target if self.target in engaged else engaged[0]
        standing = here.standing(label)
        side = side_towards(here.q, standing.hex, here.standing(wanted).hex)
        facing = standing.facing
        assert facing is not None
        ways = [each for each in range(len(FACINGS)) if is_front(each, side)]
        to = min(ways, key=lambda each: (vertices_turned(facing, each), each))
        hits = turning_hits(here.q, here.s, number, start)
        turn_unit(here.q, here.s, number, to)
        give_hits(here.q, here.s, number, hits)
        hit = ", at a hit (7.14)" if hits else ""
        self.notes.append(f"{label} turns to face {FACINGS[to]}, to shock (7.31){hit}")

    def _problems(self, attackers: Sequence[str]) -> Iterator[str]:
        here, enemy = self.here, 1 - self.here.side(self.unit)
        if here.side(self.target) != enemy:
            yield f"{self.target} is a friend of {self.unit}: name an enemy"
            return
        for label in self.elsewhere:
            if here.side(label) != enemy or label == self.target:
                yield f"elsewhere {label}: name enemies other than {self.target}"
        for label in (*self.unmoved, *self.uncharging):
            if label not in attackers:
                yield f"{label} has not moved, or does not charge: it is not among the attackers"
        if len(set(attackers)) < len(attackers):
            yield f"join names a unit twice: {', '.join(attackers)}"
        for label in attackers:
            if here.side(label) == enemy:
                yield f"{label} is an enemy of {self.unit}: it cannot join it"
            else:
                yield from self._problems_of(label)

    def _problems_of(self, label: str) -> Iterator[str]:
        here, unit = self.here, self.here.unit(label)
        engaged = here.engaged_with(label)
        if unit.type in NEVER_ATTACK:
            yield f"{label} is {unit.type}: it never makes a shock attack (8.17, 4.54)"
            return
        if self.target not in here.before(label):
            start = here.standing(label).hex
            if engaged and not survives_turning(here.q, here.s, here.number[label], start):
                yield f"{label} cannot turn to attack: the hit would rout it (7.14, 11.36)"
            else:
                yield self._out_of_reach(label)
            return
        is_charged = self.charge and label == self.unit and label not in self.uncharging
        if self._charges(label) or is_charged:
            if not unit.kibamusha:
                yield f"{label} is {unit.type}: only KB and KBH charge (9.31, 9.35)"
            elif engaged:
                yield f"{label} is engaged: a unit that starts adjacent may not charge (9.31)"
        if self._is_bound(label):
            return
        if unit.has("disrupted"):
            yield f"{label} is disrupted: it attacks only if engaged or moved (9.14, 11.34)"
        elif not here.in_command(label):
            yield f"{label} is out of command: it may not choose to attack (9.14)"

    def _out_of_reach(self, label: str) -> str:
        here = self.here
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
        if self._provoked().get(label):
            return True
        rides = self.charge and self.has_moved(label) and label not in self.uncharging
        able = self.here.unit(label).kibamusha
        return rides and able and not self.here.engaged_with(label)

    def has_moved(self, label: str) -> bool:
        return self.moved and label not in self.unmoved

    def _is_bound(self, label: str) -> bool:
        """Return whether a unit attacks without a choice: moved, provoked or engaged (9.14)."""
        bound = self.has_moved(label) or label in self._provoked()
        return bound or bool(self.here.engaged_with(label))

    def _provoked(self) -> dict[str, bool]:
        """Return the units that gunfire has provoked, and whether they charge (8.61)."""
        return {label: rides for label, _, rides in self.here.scenario.moment.provoked}

    # ---- whom they attack, and who is bound with them --------------------------------

    def _defenders(self, attackers: Sequence[str]) -> list[str]:
        """List whom they attack: all in the zone of each, but for those attacked by others."""
        defenders = [self.target]
        for label in attackers:
            for enemy in self.here.before(label):
                if enemy in defenders or enemy in self.elsewhere:
                    continue
                other = self._engaged_upon(enemy, attackers)
                if other is not None:
                    self.left.append(enemy)
                    self.notes.append(f"{enemy} is left to {other}, engaged with it (9.2)")
                else:
                    defenders.append(enemy)
                    self.notes.append(f"{label} must attack {enemy} too: it is in its zone (9.1)")
        return defenders

    def _engaged_upon(self, enemy: str, attackers: Sequence[str]) -> str | None:
        """Return a unit that must attack an enemy, engaged with it, and no other of these."""
        for label in self._friends(attackers):
            before = self.here.before(label)
            free = enemy in before and self.target not in before
            if free and enemy in self.here.engaged_with(label):
                return label
        return None

    def _bound(self, attackers: Sequence[str], defenders: Sequence[str]) -> list[str]:
        """List the engaged friends that must attack and have nobody else before them (9.12)."""
        bound = []
        for label in self._friends(attackers):
            before = set(self.here.before(label))
            if self.here.engaged_with(label) and before and before <= set(defenders):
                bound.append(label)
                self.notes.append(f"{label} is engaged and must attack with it (9.12)")
        return bound

    def _friends(self, attackers: Sequence[str]) -> list[str]:
        """List the units of the contingent that can attack and do not yet."""
        units = {each: self.here.unit(each) for each in self.here.friends(self.unit)}
        return [
            label
            for label, unit in units.items()
            if label not in attackers and unit.type not in NEVER_ATTACK
        ]

    def _note_shaken(self, attackers: Sequence[str]) -> None:
        """Name units taken to have been disrupted on their way, where that matters (R98)."""
        if self.here.scenario.rules.disrupted_attack:
            return
        for label in attackers:
            shaken = self.here.unit(label).has("disrupted") and self.has_moved(label)
            if shaken and not self.here.engaged_with(label):
                self.notes.append(f"{label} is taken to be disrupted on its way (11.34, R98)")

    def _note_others(self, attackers: Sequence[str], defenders: Sequence[str]) -> None:
        """Name friends of the contingent that could join the attack."""
        here = self.here
        able = []
        for label in self._friends(attackers):
            before = here.before(label)
            if here.units[label][1].unit.has("disrupted") or set(before).isdisjoint(defenders):
                continue
            more = [each for each in before if each not in (*defenders, *self.elsewhere)]
            able.append(f"{label} if others attack {' and '.join(more)}" if more else label)
        if able:
            self.notes.append(f"could join it: {', '.join(able)}")
