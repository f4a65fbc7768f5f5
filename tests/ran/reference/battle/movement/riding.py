"""Busho on the move, and units that enter the map (4.6, 4.42, R46, R69)."""

from tests.ran.reference.battle.geometry import VERTICES, distance
from tests.ran.reference.battle.movement import moving, reacting
from tests.ran.reference.battle.movement.ways import man_reaches
from tests.ran.reference.battle.pieces import MOVEMENT


# ---- reinforcements (R46) ---------------------------------------------------------------------
def entries(t, unit):
    """Where a reinforcement can come in: its hexes that are free, else the nearest of the edge."""
    _, hexes, _ = t.bands[unit.letter].enters
    on = set().union(*(edges(t, where) for where in hexes))
    away = {}
    for where, kind in t.ground.terrain.items():
        listed = where in hexes or on & edges(t, where)
        if listed and kind != "water" and where not in t.occupied():
            away[where] = min(distance(where, each) for each in hexes)
    nearest = [where for where in away if away[where] == min(away.values())]
    return [where for where in nearest if can_pay(t, unit, where)]


def edges(t, where):
    """The edges of the map that a hex lies on."""
    ends = [{column for column, _ in t.ground.terrain}, {row for _, row in t.ground.terrain}]
    return {(n, end) for n in (0, 1) for end in (min(ends[n]), max(ends[n])) if where[n] == end}


def can_pay(t, unit, where):
    """6.33, 6.34."""
    left = unit.allowance - price_into(t, unit, where)
    return left > 0 or (left == 0 and not t.adjacent(where, 1 - unit.side))


def enter_map(t, unit):
    band = t.bands[unit.letter]
    options = {
        moving.end_value(t, where, facing): (where, facing)
        for where in entries(t, unit)
        for facing in VERTICES
    }
    where, facing = yield from t.choose("entry", unit.side, options)
    unit.state = "ordered"
    t.put(unit, where, facing)
    if band.busho.hex is None:
        band.busho.hex = where
    journey = moving.Journey(t, unit, True)
    journey.spent, journey.entered, journey.begun = price_into(t, unit, where), True, True
    unit.marks["moved"] = "hex"
    yield from reacting.event(t, unit, entered=True)
    return journey


# ---- busho ------------------------------------------------------------------------------------
def busho_moves(t, orders):
    for band in orders.bands:
        yield from busho_move(t, band.busho)


def busho_order(t, orders):
    """4.42: all busho of the side but the So-Taisho."""
    for band in t.of_side(orders.side):
        if not band.busho.chief:
            yield from busho_move(t, band.busho)


def busho_move(t, busho):
    """4.6: nine points, less if wounded or out of an enemy zone; 4.71."""
    if not busho.alive or busho.hex is None:
        return
    enemy_zones = t.zones(1 - busho.side)
    enemies = {unit.hex for unit in t.enemies(busho.side)}
    friends = {unit.hex for unit in t.friends(busho.side)}
    points = 6 if busho.wounded else 9
    if busho.hex in enemy_zones:
        points = 3 if busho.wounded else 4
    reached = man_reaches(
        t,
        busho.hex,
        points,
        lambda there: there not in enemies and (there not in enemy_zones or there in friends),
        lambda here: here not in enemy_zones,
    )
    options = {0: busho.hex} | {1 + t.number(w): w for w in reached if w != busho.hex}
    busho.hex = yield from t.choose("busho", busho.side, options)


def price_into(t, unit, where):
    """From outside, clear ground (R46)."""
    return MOVEMENT[t.ground.terrain[where]][unit.loose]
