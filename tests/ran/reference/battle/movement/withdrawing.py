"""Active withdrawal and what follows it: seppuku, Banzai (6.4, 6.5, 7.32, R27-R30)."""

from tests.ran.reference.battle import men
from tests.ran.reference.battle.fighting import shock
from tests.ran.reference.battle.geometry import distance
from tests.ran.reference.battle.kinds import ACTION
from tests.ran.reference.battle.movement import chasing, moving, rallying, riding
from tests.ran.reference.battle.movement.bounds import OnOrders
from tests.ran.reference.battle.movement.ways import Ways

WITHDRAW, REMOVE, RECOVER = 0, 2, 3


class Withdrawing(OnOrders):
    """6.42: clear of active enemies, turning before and after for nothing."""

    first_free = last_free = True

    def may_leave(self, ways, node):
        return node[0] not in ways.enemy_zones or (node == ways.start and not self.entered)

    def may_turn_and_go(self, ways, node):
        return True

    may_turn_last = may_turn_and_go

    def may_enter(self, ways, node, there, left):
        return there not in ways.enemy_zones and (left > 0 or there not in ways.near_enemies)

    def may_end(self, ways, node, facing):
        return clear(self.t, self.unit, node[0])


def clear(t, unit, where):
    """More than two hexes from every active enemy unit."""
    return not any(
        t.bands[enemy.letter].active and distance(enemy.hex, where) <= 2
        for enemy in t.enemies(unit.side)
    )


def on_orders(t, orders):
    (band,) = orders.bands
    band.finished = True  # 6.42
    enemies = t.enemies(band.side)
    far = {u: all(distance(u.hex, e.hex) > 2 for e in enemies) for u in band.units if u.there}
    stays = set()
    for unit in band.units:
        if unit.there and t.is_engaged(unit) and unit.kind != "Honjin":  # 4.53
            die = yield from t.die(f"7.32 {unit}")
            if die - t.bonus(unit) > unit.showing:
                stays.add(unit)
    withdrew = yield from units_leave(t, band, stays, far)
    if band.busho.hex is not None and not withdrew.get(band.busho):
        yield from riding.busho_move(t, band.busho)
    if band.busho.alive:
        die = yield from t.die("6.44 seppuku")
        if die > t.rating(band.busho):
            yield from men.killed(t, band.busho)
            yield from men.pay(t)
    if not band.fled:
        left = [u for u in band.units if u in withdrew and u.there and u.hex != u.marks["start"]]
        yield from chasing.banzai(t, band, left)
    if any(unit.there and t.is_engaged(unit) for unit in band.units):  # 7.31
        yield from shock.stayed(t, band)


def units_leave(t, band, stays, far):
    """Units withdraw, or mend, in any order; gives who has withdrawn."""
    done, withdrew = set(), {}
    while True:
        options, commanded = {}, t.in_command(band)  # anew for each (R22)
        for unit in band.units:
            if not unit.there or unit in done or unit in stays:
                continue
            if unit.kind != "Honjin":
                options[ACTION * WITHDRAW + 1 + unit.number] = (WITHDRAW, unit)
            if unit.harassed:
                continue
            if far.get(unit) and rallying.may_remove_hits(t, unit):
                options[ACTION * REMOVE + 1 + unit.number] = (REMOVE, unit)
            if far.get(unit) and unit in commanded and rallying.may_recover(t, unit):
                options[ACTION * RECOVER + 1 + unit.number] = (RECOVER, unit)
        if not any(what == WITHDRAW and not clear(t, u, u.hex) for what, u in options.values()):
            options[0] = None
        chosen = yield from t.choose("withdraw", band.side, options)
        if chosen is None:
            return withdrew
        what, unit = chosen
        done.add(unit)
        if what == REMOVE:
            rallying.remove_hits(unit)
        elif what == RECOVER:
            rallying.recover(t, unit)
        else:
            yield from leave(t, unit, unit in commanded, withdrew)


def leave(t, unit, commanded, withdrew):
    """One unit gets clear, or stays where it is (R27); stacked busho go along."""
    journey = moving.Journey(t, unit, commanded)
    start = unit.hex

    def rules():
        points = moving.allowance(unit, commanded) - journey.spent
        bounds = Withdrawing(
            t, unit, points, commanded, journey.turned, journey.entered, journey.held
        )
        bounds.first_free = not journey.entered  # until it starts (6.42)
        return bounds

    journey.rules_of = rules
    while unit.there:
        ways = Ways(t, unit, rules())
        ends = ways.ends().items()
        options = {moving.end_value(t, *end): (*end, node) for end, node in ends}
        if not options or clear(t, unit, unit.hex):
            options[0] = None
        chosen = yield from t.choose("move", unit.side, options)
        if chosen is None or not (yield from moving.walk(t, journey, ways, *chosen)):
            break
    if journey.entered and unit.hex != start:  # else he has come back (R65)
        withdrew[unit] = True
        for man in t.left_in(start, unit):
            if man.letter == unit.letter:  # 4.65
                man.hex, withdrew[man] = unit.hex, True
