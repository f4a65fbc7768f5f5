"""Fire: who may, volleys, one shot and what follows it at once (8.1-8.2, 8.4-8.6, 9.26)."""

from tests.ran.reference.battle import ground, losses, men
from tests.ran.reference.battle.geometry import VERTICES, distance, met_on
from tests.ran.reference.battle.kinds import ACTION
from tests.ran.reference.battle.movement import reacting
from tests.ran.reference.battle.movement.bounds import began_adjacent
from tests.ran.reference.battle.movement.ways import front_hexes
from tests.ran.reference.battle.pieces import TABLES

FIRE, COVER = TABLES["fire"], TABLES["fire_cover"]
FLANK = TABLES["fire_modifiers"]["flank"]
COST = {"AS-T": 2, "AS-B": 1, "SI-B": 1, "KB-B": 0}  # movement points (6.13)


def can_fire_at(t, unit, target):
    """8.14, 8.24: through the front or a flank, or None."""
    if t.is_engaged(unit) or t.is_engaged(target) or not t.sees(unit.hex, target.hex):
        return None
    return ground.fires_through(t.ground, unit, target.hex)


def targets(t, unit, commanded, left=None):
    """Whom a unit may fire at on its orders (5.33, 6.13, 8.18, 8.21)."""
    if unit.kind not in COST or unit.fired or (unit.kind == "AS-T" and not commanded):
        return []
    points = (unit.allowance if commanded else unit.allowance // 2) if left is None else left
    if points < COST[unit.kind]:
        return []
    return [enemy for enemy in t.enemies(unit.side) if can_fire_at(t, unit, enemy)]


def ordered(t, orders, unit, target):
    """Ordered fire, with the volley that it may begin (8.21, 8.22)."""
    firers = [unit]
    if unit.kind == "AS-T" and not has_moved(unit):
        yield from join(t, firers, lambda other: may_join(t, orders, other, target))
    for firer in firers:
        firer.marks["acted"] = True
    places = [(distance(f.hex, target.hex), can_fire_at(t, f, target)) for f in firers]
    yield from volley(t, firers, target, "ordered", places)


def join(t, firers, can):
    """Guns that fire with the first one, to three in all."""
    while len(firers) < 3:
        options = {0: None}
        for unit in t.friends(firers[0].side):
            beside = any(distance(unit.hex, other.hex) == 1 for other in firers)
            if unit not in firers and beside and can(unit):
                options[1 + unit.number] = unit
        unit = yield from t.choose("volley", firers[0].side, options)
        if unit is None:
            return
        firers.append(unit)


def has_moved(unit):
    """8.22, R87: on orders, by withdrawing, or turning in an enemy zone."""
    return bool(unit.marks.get("moved")) or unit.hex != unit.marks.get("start")


def may_join(t, orders, unit, target):
    band = t.bands[unit.letter]
    if unit.kind != "AS-T" or band not in orders.bands or unit.marks.get("acted") or unit.fired:
        return False
    if has_moved(unit) or unit not in t.in_command(band):
        return False
    return unit.allowance >= COST["AS-T"] and bool(can_fire_at(t, unit, target))


def volley(t, firers, target, kind, places):
    """Shots one after the other (8.22), range and arc as they were declared (R11)."""
    start = target.hex
    for bonus, (firer, (away, through)) in enumerate(zip(firers, places, strict=True)):
        if firer.there and target.there:
            if kind == "ordered":
                firer.fired = firer.marks["fired"] = True
            yield from fire(t, firer, target, kind, away, through, bonus)
    if target.there and target.hex != start:  # it has charged: lone busho beware (4.72)
        yield from reacting.busho_alone(t, target)


def fire(t, firer, target, kind, away, through, bonus=0):
    """One shot, the answer to it, and the charge that it may provoke (R11).

    Gives what harassment has brought.
    """
    hits = yield from shot(t, firer, target, away, through, bonus)
    back = 0
    if kind in ("ordered", "harassing"):
        back = yield from answer(t, firer, target, away, kind)
    comes = None
    if kind == "harassing":
        comes = yield from drawn_out(t, target, hits)
    else:
        yield from provoked(t, firer, target, hits)
    yield from provoked(t, target, firer, back)
    return comes


def shot(t, firer, target, away, through, bonus):
    """8.51-8.54; gives the hits scored."""
    die = yield from t.die(f"8.51 {firer} fires at {target}")
    terrain = t.ground.terrain[target.hex]
    modified = die + bonus + (FLANK if through == "flank" else 0) + COVER.get(terrain, 0)
    cell = FIRE[f"{ground.MISSILES[firer.kind]}-{away}"][min(9, max(0, modified))]
    hits = int(cell.replace("D", ""))
    man = t.leader_with(target)
    yield from losses.take_hits(t, target, hits)
    if "D" in cell and target.there:
        check = yield from t.die(f"8.52 {target}")
        if check - t.bonus(target) > target.showing:
            if target.state == "ordered":
                yield from losses.disrupt(t, target)
            else:
                yield from losses.take_hits(t, target, 1)
    if die == 9 and man is not None and man.alive:
        yield from men.maybe_hit(t, man, "under fire")
    yield from men.pay(t)
    return hits


def answer(t, firer, target, away, kind):
    """Return fire (8.43), at harassers wherever they stay (8.34); gives the hits scored."""
    if target.kind not in ground.MISSILES or not (target.there and firer.there):
        return 0
    if t.is_engaged(target):
        return 0
    if kind == "harassing":
        through = met_on(target.hex, target.facing, firer.hex)
    else:
        through = can_fire_at(t, target, firer)
    if through in (None, "rear"):
        return 0
    if not (yield from t.choose("fire back", target.side, {0: False, 1: True})):
        return 0
    return (yield from shot(t, target, firer, away, through, 0))


def drawn_out(t, target, hits):
    """8.35, 8.36."""
    horse = target.kind == "KB" and target.state == "ordered"
    foot = not target.horse and target.kind != "Honjin"
    if not target.there or hits < 1 or not (horse or foot):
        return None
    die = yield from t.die(f"8.35 {target} harassed")
    if die - t.bonus(target) <= target.showing:
        return None
    return "chase" if horse else "lured"


# ---- gunfire-induced aggression (8.6, R36, R78) -----------------------------------------------
def provoked(t, firer, target, hits):
    if hits < 2 or not (firer.there and target.there) or ground.MISSILES.get(firer.kind) != "teppo":
        return
    if target.kind not in ("AS", "SI", "KB", "KB-B") or target.state != "ordered":
        return
    options = ways_in(t, firer, target)
    if target.against is not None or not options:
        return
    if target.kind != "KB":
        die = yield from t.die(f"8.61 {target} provoked")
        if die - t.bonus(target) > target.showing:
            return
    where, facing = yield from t.choose("charge in", target.side, options)
    charging = target.kind == "KB" and not began_adjacent(target, firer)
    if where != target.hex:
        t.move(target, where, with_men=True)
    target.facing = facing
    target.against, target.why = firer, "gunfire charging" if charging else "gunfire"
    t.tell(f"{target} charges {firer}, {target.why}")


def ways_in(t, firer, target):
    """The nearest hexes beside the firer, with it in front, over free ground."""
    taken = t.occupied() - {target.hex}
    steps, ring = {target.hex: 0}, [target.hex]
    while ring:
        here = ring.pop(0)
        for there in t.ground.near(here):
            if there not in steps and there not in taken and not t.ground.closed(here, there):
                steps[there] = steps[here] + 1
                ring.append(there)
    ends = {}
    for where, count in steps.items():
        if distance(where, firer.hex) == 1 and not t.ground.closed(where, firer.hex):
            ends.setdefault(count, []).append(where)
    if not ends:
        return {}
    return {
        ACTION * n + 1 + t.number(where): (where, facing)
        for where in ends[min(ends)]
        for n, facing in enumerate(VERTICES)
        if firer.hex in front_hexes(where, facing)
    }
