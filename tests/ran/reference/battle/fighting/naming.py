"""Who shocks whom: designation, and what binds units to it (9.1, 9.2, 7.31, R31, R70, R71)."""

from tests.ran.reference.battle.fighting.combat import Combat
from tests.ran.reference.battle.geometry import ENDS, VERTICES, around, beside, center, met_on
from tests.ran.reference.battle.kinds import ACTION
from tests.ran.reference.battle.movement import moving
from tests.ran.reference.battle.movement.bounds import began_adjacent
from tests.ran.reference.battle.movement.ways import turning_hits, would_rout

MOST = 4
LEFT, RIGHT, BOTH, CHARGE = 0, 1, 2, 3
SIDES = tuple(ENDS)


class Segment:
    """A Shock Segment, or one of its kinds: who has attacked and been attacked in it."""

    def __init__(self, t, bands, kind="segment"):
        self.t, self.bands, self.kind = t, bands, kind
        self.attacked, self.shocked = set(), set()
        self.combats = []
        self.coordination = None
        self.owes = False  # 5.65: an attack must be named

    def struck(self, unit):
        """The enemies before it who can be shocked yet, by LEFT and RIGHT."""
        found = {}
        if unit.facing is None:
            return found
        f = VERTICES.index(unit.facing)
        for place, side in ((LEFT, SIDES[f - 1]), (RIGHT, SIDES[f])):
            there = beside(unit.hex, side)
            enemy = self.t.at(there)
            if enemy is None or enemy.side == unit.side or enemy in self.shocked:
                continue
            if not self.t.ground.closed(unit.hex, there):
                found[place] = enemy
        return found

    def combat_of(self, unit):
        for combat in self.combats:
            if unit in combat.attackers or unit in combat.defenders:
                return combat
        return None

    def join(self, unit, targets):
        combat = self.combat_of(targets[0])
        if combat is None:
            combat = Combat([], [])
            self.combats.append(combat)
        combat.attackers.append(unit)
        combat.defenders += [each for each in targets if each not in combat.defenders]
        return combat

    # ---- stage 1: who is sent (R36, R30) ------------------------------------------------------
    def sent(self, units):
        for unit in units:
            target = unit.against
            if unit.there and target.there and target in self.struck(unit).values():
                combat = self.combat_of(target)
                if combat is None or len(combat.attackers) < MOST:
                    combat = self.join(unit, [target])
                    if unit.why == "gunfire charging":
                        combat.charging.add(unit)
        if self.kind != "lured":
            self.leftovers(self.left_to_friends)

    def left_to_friends(self, unit, enemy):
        """Whether another under orders, not sent, must attack an enemy in the next stage (9.2)."""
        if self.kind != "segment" or self.t.bands[unit.letter] not in self.bands:
            return False
        return any(
            friend is not unit
            and self.combat_of(friend) is None
            and self.standing(friend, False) in ("must", "engaged")
            and enemy in self.struck(friend).values()
            for friend in self.t.there(unit.side)
        )

    # ---- stage 2: attacks named (R71) ---------------------------------------------------------
    def turn_engaged(self):
        """7.31: an engaged unit without an enemy before it turns to one."""
        t = self.t
        for unit in list(t.units.values()):
            if not self.may_attack(unit) or not t.is_engaged(unit) or self.struck(unit):
                continue
            if unit in self.attacked:  # it attacks once (9.2)
                continue
            if would_rout(unit, turning_hits(t.ground, unit, unit.hex)):
                continue
            options = {}
            for n, facing in enumerate(VERTICES):
                was, unit.facing = unit.facing, facing
                if set(self.struck(unit).values()) & set(t.engaged_with(unit)):
                    options[1 + n] = facing
                unit.facing = was
            if options:
                facing = yield from t.choose("turn", unit.side, options)
                yield from moving.turn_unit(t, unit, facing)

    def may_attack(self, unit):
        cannot = unit.kind in ("AS-T", "AS-B", "Honjin")
        return unit.there and not cannot and self.t.bands[unit.letter] in self.bands

    def standing(self, unit, commanded):
        """must, checks, free, engaged; None where it may not (9.11-9.14, 9.21, 9.22)."""
        if not self.may_attack(unit) or unit in self.attacked or not self.struck(unit):
            return None
        if self.t.is_engaged(unit):
            return "engaged"
        if self.kind == "stayed":
            return None
        moved, bow = unit.marks.get("moved"), unit.kind.endswith("-B")
        shaken = unit.marks.get("began") == "disrupted"
        if moved and not bow and (self.t.scenario.rules.disrupted_attack or not shaken):
            return "must"
        if unit.state == "disrupted" or unit.marks.get("busy"):
            return None
        if moved:
            return "free"
        return "checks" if commanded else None

    def name(self):
        """Attacks are named one by one (9.2)."""
        t = self.t
        commanded = {unit for band in self.bands for unit in t.in_command(band)}
        standing = {}
        for unit in t.units.values():
            how = self.standing(unit, unit in commanded)
            if how:
                standing[unit] = how
        unnamed = dict(standing)
        while True:
            options, released = {}, True
            for unit, how in unnamed.items():
                found = self.attacks(unit, how, unnamed)
                options |= found
                if how == "engaged" and found:
                    released = False
                if how == "must" and not all(map(self.combat_of, self.struck(unit).values())):
                    released = False
            if not options:
                break
            if released and (self.combats or not self.owes):
                options[0] = None
            chosen = yield from t.choose("attack", self.bands[0].side, options)
            if chosen is None:
                break
            unit, targets, charges = chosen
            how = unnamed.pop(unit)
            combat = self.join(unit, targets)
            if charges:
                combat.charging.add(unit)
            elif how == "checks":
                combat.checked.add(unit)
        self.leftovers()

    def attacks(self, unit, how, unnamed):
        struck = self.struck(unit)
        found = {}
        for what, target in struck.items():
            other = next((each for each in struck.values() if each is not target), None)
            if (other is None or self.sees_to(other, unit, unnamed)) and self.joins(unit, target):
                found[what] = [target]
        if len(struck) == 2:
            combats = [self.combat_of(each) for each in struck.values()]
            fresh = combats == [None, None]
            room = combats[0] is combats[1] and combats[0] and len(combats[0].attackers) < MOST
            if fresh or room:
                found[BOTH] = list(struck.values())
        if not found and how == "engaged":
            for what, target in struck.items():
                combat = self.combat_of(target)
                if combat is None or len(combat.attackers) < MOST:
                    found[what] = [target]
        options = {}
        for what, targets in found.items():
            if not unit.marks.get("last point"):
                options[ACTION * what + 1 + unit.number] = (unit, targets, False)
            if self.may_charge(unit, targets):
                options[ACTION * (CHARGE + what) + 1 + unit.number] = (unit, targets, True)
        return options

    def sees_to(self, enemy, unit, unnamed):
        """Whether somebody else attacks an enemy, or can (9.11)."""
        if self.combat_of(enemy):
            return True
        return any(enemy in self.struck(o).values() for o in unnamed if o is not unit)

    def joins(self, unit, target):
        combat = self.combat_of(target)
        if combat is None:
            return True
        struck = self.struck(unit).values()
        return len(combat.attackers) < MOST and all(each in struck for each in combat.defenders)

    def may_charge(self, unit, targets):
        """9.31, 9.32, 9.35."""
        if unit.kind != "KB" or unit.marks.get("moved") != "hex" or self.t.is_engaged(unit):
            return False
        return not any(began_adjacent(unit, target) for target in targets)

    def leftovers(self, spared=lambda unit, enemy: False):
        """Who stands before an attacker and is in no combat joins that one's."""
        for combat in self.combats:
            for unit in combat.attackers:
                for enemy in self.struck(unit).values():
                    full = len(combat.defenders) == MOST or spared(unit, enemy)
                    if self.combat_of(enemy) is None and not full:
                        combat.defenders.append(enemy)

    # ---- both ---------------------------------------------------------------------------------
    def arrange(self):
        """From left to right; who leads, who has position superiority (9.28.1, R4, R70)."""
        t = self.t
        self.combats.sort(
            key=lambda c: (center(c.defenders[0].hex)[0], t.number(c.defenders[0].hex))
        )
        shocked = self.shocked | {unit for combat in self.combats for unit in combat.defenders}
        for combat in self.combats:
            everyone = combat.attackers + combat.defenders
            combat.where = {unit: unit.hex for unit in everyone}
            combat.part = dict.fromkeys(everyone, "in")
            see_leaders(t, combat, list)
            combat.superior = {u: self.flanked(combat, u, shocked) for u in combat.attackers}

    def flanked(self, combat, unit, shocked):
        """The defenders over whom a unit has position superiority."""
        if any(each.kind == "Honjin" for each in combat.defenders):
            return []
        struck = self.struck(unit).values()
        through = [
            each
            for each in combat.defenders
            if each in struck and met_on(each.hex, each.facing, unit.hex) != "front"
        ]
        for there in around(unit.hex).values():
            enemy = self.t.at(there)
            if enemy is None or enemy.side == unit.side or enemy in shocked:
                continue
            behind = met_on(unit.hex, unit.facing, there) != "front"
            if behind and unit.hex in self.t.zone(enemy):
                return []
        return through


def see_leaders(t, combat, among):
    """Who leads a side: the first busho with one of its units that fight (9.25, R2)."""
    for side, units in (("a", combat.attackers), ("d", combat.defenders)):
        led = [(t.leader_with(u), u) for u in among(units) if t.leader_with(u)]
        combat.led[side] = led[0] if led else combat.led.get(side)
