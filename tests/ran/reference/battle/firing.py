"""Fire: who may, volleys, one shot and what follows it at once (8.1-8.2, 8.4-8.6, 9.26)."""

from tests.ran.reference.battle import ground, losses, men
from tests.ran.reference.battle.geometry import distance
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
    if unit.kind == "AS-T" and unit.marks.get("moved") != "hex":
        yield from join(t, firers, lambda other: may_join(t, orders, other, target))
    for firer in firers:
        firer.fired = firer.marks["acted"] = True
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


def may_join(t, orders, unit, target):
    band = t.bands[unit.letter]
    if unit.kind != "AS-T" or band not in orders.bands or unit.marks.get("acted") or unit.fired:
        return False
    if unit.marks.get("moved") == "hex" or unit not in t.in_command(band):
        return False
    return unit.allowance >= COST["AS-T"] and bool(can_fire_at(t, unit, target))


def volley(t, firers, target, kind, places):
    """Shots one after the other (8.22), range and arc as they were declared (R11)."""
    for bonus, (firer, (away, through)) in enumerate(zip(firers, places, strict=True)):
        if firer.there and target.there and target.against is not firer:
            yield from fire(t, firer, target, kind, away, through, bonus)


def fire(t, firer, target, kind, away, through, bonus=0):
    """One shot, the answer to it, and the charge that it may provoke (R11)."""
    hits = yield from shot(t, firer, target, away, through, bonus)
    answered = 0
    if kind in ("ordered", "harassing") and target.there and firer.there:
        answered = yield from answer(t, firer, target, away)
    yield from provoked(t, firer, target, hits)
    return hits, answered


def shot(t, firer, target, away, through, bonus):
    """8.51-8.54; gives the hits scored."""
    die = yield from t.die(f"8.51 {firer} fires at {target}")
    terrain = t.ground.terrain[target.hex]
    modified = die + bonus + (FLANK if through == "flank" else 0) + COVER.get(terrain, 0)
    cell = FIRE[f"{ground.MISSILES[firer.kind]}-{away}"][min(9, max(0, modified))]
    hits = int(cell.replace("D", ""))
    under = t.stacked(target)[:1]
    yield from losses.take_hits(t, target, hits)
    if "D" in cell and target.there:
        check = yield from t.die(f"8.52 {target}")
        if check - t.bonus(target) > target.showing:
            if target.state == "ordered":
                yield from losses.disrupt(t, target)
            else:
                yield from losses.take_hits(t, target, 1)
    if die == 9 and under:
        yield from nine(t, under[0])
    return hits


def nine(t, man):
    """8.54, R10."""
    die = yield from t.die(f"9.26 {man} under fire")
    if die == 9 and (yield from men.casualty(t, man)):
        yield from men.killed(t, man)


def answer(t, firer, target, away):
    """Return fire (8.43)."""
    yield from ()
    return 0


def provoked(t, firer, target, hits):
    """8.61-8.63."""
    yield from ()
    return 0
