"""The Movement and Fire Segment: units act one by one, then their busho move (5.3, 6.1, 4.6)."""

from tests.ran.reference.battle import able
from tests.ran.reference.battle.fighting import firing
from tests.ran.reference.battle.kinds import ACTION
from tests.ran.reference.battle.movement import harassing, moving, rallying, riding
from tests.ran.reference.battle.movement.ways import front_hexes, turning_hits, would_rout

MOVE, HARASS, REMOVE, RECOVER, FORMATION = range(5)


def segment(t, orders):
    """Units under orders act one after the other (R23), then busho move."""
    while True:
        options = {}
        for band in orders.bands:
            commanded = t.in_command(band)
            for unit in band.units if band.busho.alive else ():
                if not unit.marks.get("acted"):
                    for what in actions(t, unit, unit in commanded):
                        options[ACTION * what + 1 + unit.number] = (what, unit)
        able.bind(t, orders, options)
        chosen = yield from t.choose("unit", orders.side, options)
        if chosen is None:
            break
        yield from act(t, orders, *chosen)
    yield from riding.busho_moves(t, orders)


def act(t, orders, what, unit):
    unit.marks["acted"] = True
    unit.marks["busy"] = what != MOVE
    t.tell(f"{unit} acts: {what}")
    if what == MOVE:
        yield from moving.move_and_fire(t, orders, unit)
    elif what == HARASS:
        yield from harassing.harass(t, unit)
    elif what == REMOVE:
        rallying.remove_hits(unit)
    elif what == RECOVER:
        rallying.recover(t, unit)
    else:
        unit.open = not unit.open


def actions(t, unit, commanded):
    """What a unit can be ordered to do (5.32, 5.33)."""
    if t.waits(unit):
        return [MOVE] if riding.entries(t, unit) else []
    if not unit.there:
        return []
    if unit.kind == "Honjin":
        return [REMOVE] if rallying.may_remove_hits(t, unit) else []
    found = []
    engaged = t.is_engaged(unit)
    goes = may_move(t, unit, commanded) and not moving.is_bound(t, unit)
    if (goes or firing.targets(t, unit, commanded)) and (not engaged or rides_off(t, unit)):
        found.append(MOVE)
    if commanded and unit.kind == "KB-B" and harassing.quarries(t, unit):
        found.append(HARASS)
    if rallying.may_remove_hits(t, unit):
        found.append(REMOVE)
    if commanded and rallying.may_recover(t, unit):
        found.append(RECOVER)
    if (
        commanded
        and not unit.missile
        and unit.state == "ordered"
        and not engaged
        and not t.adjacent(unit.hex, 1 - unit.side)
        and (unit.open or unit.hits < unit.tq - 1)  # nobody breaks by opening his order
    ):
        found.append(FORMATION)
    return found


def rides_off(t, unit):
    """7.33: Kibamusha engaged with infantry only."""
    return unit.horse and not any(other.horse for other in t.engaged_with(unit))


def may_move(t, unit, commanded):
    enemy_zones = t.zones(1 - unit.side)
    if unit.hex not in enemy_zones:
        return True
    if not commanded:
        return False
    alone = len(t.holders(unit.hex, 1 - unit.side)) == 1 and not t.is_engaged(unit)
    if alone and not would_rout(unit, turning_hits(t.ground, unit, unit.hex)):
        return True
    return any(is_way_out(t, unit, there) for there in front_hexes(unit.hex, unit.facing))


def is_way_out(t, unit, there):
    """Whether a unit in an enemy zone can be told to step there, whatever it costs (7.23)."""
    if t.ground.closed(unit.hex, there) or there in t.zones(1 - unit.side):
        return False
    other = t.at(there)
    return other is None or (other.side == unit.side and other.kind != "Honjin")
