"""A unit on the move: its ends, its way hex by hex, what stops it (6.1-6.3, 6.7, 7.1, R62)."""

from tests.ran.reference.battle import able, losses, men
from tests.ran.reference.battle.fighting import firing
from tests.ran.reference.battle.geometry import VERTICES, distance, turn
from tests.ran.reference.battle.kinds import ACTION
from tests.ran.reference.battle.movement import reacting, riding
from tests.ran.reference.battle.movement.bounds import OnOrders
from tests.ran.reference.battle.movement.ways import Ways, front_hexes, turning_hits


def allowance(unit, commanded):
    return unit.allowance if commanded else unit.allowance // 2


class Journey:
    """What a unit on the move has done so far in this segment."""

    def __init__(self, t, unit, commanded):
        self.t, self.unit, self.commanded = t, unit, commanded
        self.spent = self.turned = 0
        self.entered = self.begun = self.held = self.shot_at = False
        self.free = (unit.hex, unit.facing)
        self.rules_of = self.on_orders

    def on_orders(self):
        left = allowance(self.unit, self.commanded) - self.spent
        return OnOrders(
            self.t, self.unit, left, self.commanded, self.turned, self.entered, self.held
        )


def move_and_fire(t, orders, unit):
    commanded = t.waits(unit) or unit in t.in_command(t.bands[unit.letter])
    if t.waits(unit):
        journey = yield from riding.enter_map(t, unit)
    else:
        journey = Journey(t, unit, commanded)
    arrived, waits = False, charges(unit)
    while unit.there and (waits or not charges(unit)):
        ways = Ways(t, unit, journey.rules_of())
        options = {}
        for (where, facing), node in () if is_bound(t, unit) else ways.ends().items():
            options[end_value(t, where, facing)] = (where, facing, node)
        if commanded or not journey.begun:  # 5.33
            for target in firing.targets(t, unit, commanded, journey.rules_of().left):
                options[ACTION + 1 + target.number] = target
        if arrived and not any(goes_on(option, unit) for option in options.values()):
            return
        onward = {value: way for value, way in options.items() if goes_on(way, unit)}
        bound = orders.must_act and not able.has_done(orders)
        if bound and onward and not able.may_attack_any(t, orders):
            options = onward
        else:
            options[0] = None
        chosen = yield from t.choose("move", unit.side, options)
        if chosen is None:
            return
        if isinstance(chosen, tuple):
            arrived = not (yield from walk(t, journey, ways, *chosen))
        else:
            journey.spent += firing.COST[unit.kind]
            yield from firing.ordered(t, orders, unit, chosen)
            if not waits:
                yield from reacting.charge_in(t, unit)
            if not commanded:
                return


def goes_on(option, unit):
    """Whether it fires, or goes to another hex."""
    return not isinstance(option, tuple) or option[0] != unit.hex


def end_value(t, where, facing):
    return 1 + 6 * t.number(where) + VERTICES.index(facing)


def charges(unit):
    """Whether gunfire has provoked it (8.61)."""
    return unit.why is not None and unit.why.startswith("gunfire")


def is_bound(t, unit):
    """R104: whether it waits to shock guns that it has in front."""
    if not charges(unit) or unit.against.hex not in front_hexes(unit.hex, unit.facing):
        return False
    return not t.ground.closed(unit.hex, unit.against.hex)


def walk(t, journey, ways, _, facing, node):
    """Go a way, node by node, until something changes; says whether something has."""
    unit, rules = journey.unit, journey.rules_of()
    way = ways.way_to(node)
    if not journey.begun:
        journey.begun = True
        if (yield from reacting.event(t, unit, entered=False)) or not unit.there:
            return True
    for n, node in enumerate(way[1:]):
        free = rules.first_free and n == 0
        if (yield from turn_on(t, journey, node[1], free)):
            if unit.there and unit.hex in ways.friends:
                t.put(unit, *journey.free)
            return True
        if (yield from leave(t, journey)):
            return True
        if (yield from enter(t, journey, node[0])):
            return True
    free = rules.last_free or (rules.first_free and len(way) == 1)
    yield from turn_on(t, journey, facing, free)
    return False  # it has come to its end, disrupted or not


def turn_on(t, journey, facing, free):
    """Turn on the way (7.13, 7.14); says whether that has changed something."""
    unit = journey.unit
    if facing == unit.facing:
        return False
    vertices = turn(unit.facing, facing)
    if not free:
        before, after = journey.turned, journey.turned + vertices
        journey.spent += max(0, after - 1) - max(0, before - 1)
        journey.turned = after
    if unit.hex in t.zones(1 - unit.side):
        journey.held = True
        unit.marks.setdefault("moved", "turned")
    return (yield from turn_unit(t, unit, facing))


def turn_unit(t, unit, facing):
    """Turn a unit, with the hit that it may cost; says whether it was disrupted or lost."""
    state = unit.state
    if facing != unit.facing:
        unit.facing = facing
        yield from losses.take_hits(t, unit, turning_hits(t.ground, unit, unit.hex))
        yield from men.pay(t)
    return unit.state != state


def leave(t, journey):
    """8.42: bows fire at who leaves their zone, once; says whether something has changed."""
    if journey.shot_at:
        return False
    journey.shot_at = True
    return (yield from reacting.retire_fire(t, journey.unit))


def enter(t, journey, there):
    """Enter a hex; says whether the way is to be dropped.

    The friend passed takes its hit before anybody reacts, and may be gone (6.74, R63).
    """
    unit, here = journey.unit, journey.unit.hex
    friend = t.at(there)
    if sum(u.hex == here for u in t.there()) == 1:
        journey.free = (here, unit.facing)
    journey.spent += Ways(t, unit, journey.rules_of()).cost(here, there)
    journey.turned, journey.shot_at, journey.entered = 0, False, True
    t.move(unit, there)
    unit.marks["moved"] = "hex"
    if friend is not None:
        yield from losses.take_hits(t, friend, 1)
        yield from men.pay(t)
    if friend is not None and friend.there:
        return False
    near = any(distance(there, enemy.hex) == 1 for enemy in t.enemies(unit.side))
    if near and journey.rules_of().left == 0 and isinstance(journey.rules_of(), OnOrders):
        unit.marks["last point"] = True  # 9.34
    return (yield from reacting.event(t, unit, entered=True)) or not unit.there
