"""Harassment and dispersal by bow-armed Kibamusha (8.3, R37, R64)."""

from tests.ran.reference.battle import ground, men
from tests.ran.reference.battle.fighting import firing
from tests.ran.reference.battle.geometry import around, distance, met_on, turned
from tests.ran.reference.battle.movement import chasing, moving, reacting
from tests.ran.reference.battle.movement.ways import front_hexes, price, turning_hits, would_rout


def quarries(t, unit):
    """Whom it can harass, with the way that it takes there (8.32, 8.33)."""
    if (
        unit.fired
        or moving.is_bound(t, unit)
        or t.is_engaged(unit)
        or unit.hex in t.zones(1 - unit.side)
    ):
        return {}
    own_zones, found = t.zones(unit.side), {}
    for target in t.enemies(unit.side):
        away = distance(unit.hex, target.hex)
        if away not in (2, 3) or t.is_engaged(target) or target.hex in own_zones:
            continue
        if firing.can_fire_at(t, unit, target):
            way = way_there(t, unit, target)
            if way:
                found[target] = way
    return found


def way_there(t, unit, target):
    """The shortest clear way to a hex beside the target; read backwards, lowest numbers."""
    zones, taken = t.zones(1 - unit.side), t.occupied()
    beside = set(around(target.hex).values())

    def clear(here, there):
        if there in taken or price(t.ground, True, here, there) != 1:
            return False
        return there not in zones or there in beside

    steps, ring = {unit.hex: 0}, [unit.hex]
    while ring:
        here = ring.pop(0)
        for there in sorted(t.ground.near(here), key=t.number):
            if there not in steps and steps[here] < unit.allowance and clear(here, there):
                steps[there] = steps[here] + 1
                ring.append(there)
    ends = [there for there in beside if steps.get(there, 0) > 0]
    if not ends:
        return None
    way = [min(ends, key=lambda there: (steps[there], t.number(there)))]
    while way[0] != unit.hex:
        before = [
            here
            for here in around(way[0]).values()
            if steps.get(here, -1) == steps[way[0]] - 1 and clear(here, way[0])
        ]
        way.insert(0, min(before, key=t.number))
    return way


def harass(t, unit):
    found = quarries(t, unit)
    options = {1 + target.number: target for target in found}
    target = yield from t.choose("harass", unit.side, options)
    way, through = found[target], firing.can_fire_at(t, unit, target)
    waits = moving.charges(unit)
    unit.fired = unit.harassed = unit.marks["fired"] = True
    yield from turn_to_face(t, target, unit.hex)
    if target.there:
        yield from bystanders(t, unit, target, way[1:])
    if not (unit.there and target.there):
        return
    comes = yield from firing.fire(t, unit, target, "harassing", 1, through)
    if not waits:
        yield from reacting.charge_in(t, unit)
    if comes == "lured":
        yield from lured(t, target)
    elif comes == "chase":
        yield from chasing.follow(t, target, unit)


def turn_to_face(t, target, where):
    """8.37, R25: a vertex towards who harasses, on a die."""
    now = met_on(target.hex, target.facing, where)
    if now == "front" or target.kind == "Honjin" or target.marks.get("refaced"):
        return
    if would_rout(target, turning_hits(t.ground, target, target.hex)):
        return
    target.marks["refaced"] = True
    die = yield from t.die(f"8.37 {target} turns")
    if die - t.bonus(target) > target.showing:
        return
    rank = ("front", "flank", "rear").index
    ways = {
        n: way
        for n, way in ((1, 1), (2, -1))
        if rank(met_on(target.hex, turned(target.facing, way), where)) < rank(now)
    }
    way = yield from t.choose("harass-turn", target.side, ways)
    yield from moving.turn_unit(t, target, turned(target.facing, way))
    yield from men.pay(t)


def bystanders(t, unit, target, way):
    """8.44: other bows that could fire at the way within two hexes; range two."""
    fired = set()
    while unit.there:
        options = {0: None}
        for other in t.enemies(unit.side):
            bow = ground.MISSILES.get(other.kind) == "bow" and not t.is_engaged(other)
            if not bow or other is target or other in fired:
                continue
            through = {could_hit(t, other, where) for where in way} - {None, False}
            if through:
                best = "front" if "front" in through else "flank"
                options[1 + other.number] = (other, best)
        chosen = yield from t.choose("bystander", 1 - unit.side, options)
        if chosen is None:
            return
        fired.add(chosen[0])
        yield from firing.fire(t, chosen[0], unit, "bystander", 2, chosen[1])


def could_hit(t, unit, where):
    near = distance(unit.hex, where) <= 2
    return near and t.sees(unit.hex, where) and ground.fires_through(t.ground, unit, where)


def lured(t, target):
    """8.35: one hex forward, its owner's choice (R37)."""
    options = {
        1 + t.number(there): there
        for there in front_hexes(target.hex, target.facing)
        if there in t.ground.terrain
        and not t.ground.closed(target.hex, there)
        and there not in t.occupied()
    }
    if options:
        there = yield from t.choose("lured", target.side, options)
        t.move(target, there)
        yield from reacting.busho_alone(t, target)
