"""Rally of routed units, removal of hits, recovery from disruption (11.7, R34, R44)."""

from tests.ran.reference.battle import ground
from tests.ran.reference.battle.geometry import VERTICES, distance
from tests.ran.reference.battle.movement import moving, reacting, riding

RALLY_RANGE = FROM_ENEMIES = 3


def rally(t, orders):
    """11.73-11.75: a die for each routed unit; who rallies comes back disrupted."""
    (band,) = orders.bands
    for unit in band.units:
        if unit.state == "routed":
            yield from try_to_rally(t, band, unit)
    yield from riding.busho_moves(t, orders)


def try_to_rally(t, band, unit):
    die = yield from t.die(f"11.73 rally of {unit}")
    if die > unit.tq2:
        unit.state = "eliminated"
    if die >= unit.tq2:
        return
    options = {
        1 + 6 * t.number(where) + n: (where, facing)
        for where in rally_hexes(t, band)
        for n, facing in enumerate(VERTICES)
    }
    if options:
        chosen = yield from t.choose("rally", band.side, options)
        unit.state, unit.hits = "disrupted", 0
        t.put(unit, *chosen)
        yield from reacting.busho_overrun(t, unit)


def rally_hexes(t, band):
    """11.74."""
    free = set(t.ground.terrain) - t.occupied()
    return [
        where
        for where in sorted(free, key=t.number)
        if t.ground.terrain[where] != "water"
        and distance(where, band.busho.hex) <= RALLY_RANGE
        and all(distance(where, e.hex) >= FROM_ENEMIES for e in t.enemies(band.side))
    ]


def undisturbed(t, unit):
    """Not in an enemy zone, nor in the range and sight of an enemy who can fire (11.71, 11.72)."""
    if unit.hex in t.zones(1 - unit.side):
        return False
    return not any(  # R58
        ground.fires_through(t.ground, enemy, unit.hex) and t.sees(enemy.hex, unit.hex)
        for enemy in t.enemies(unit.side)
    )


def may_remove_hits(t, unit):
    """11.71; who must shock does something else (R71)."""
    bound = t.is_engaged(unit) or moving.is_bound(t, unit)
    if bound and not t.scenario.rules.engaged_remove_hits:
        return False
    return unit.hits > 0 and t.ground.terrain[unit.hex] == "clear" and undisturbed(t, unit)


def remove_hits(unit):
    unit.hits = max(0, unit.hits - 2)


def may_recover(t, unit):
    """11.72; who has one hit less than its disrupted TQ cannot."""
    if unit.state != "disrupted" or unit.hits >= unit.showing - 1:
        return False
    return undisturbed(t, unit)


def recover(t, unit):
    """One hit more where the busho is at hand, two from afar."""
    busho = t.bands[unit.letter].busho.hex
    at_hand = busho is not None and distance(busho, unit.hex) <= 1
    unit.hits, unit.state = unit.hits + (1 if at_hand else 2), "ordered"
