"""Going after an enemy: Banzai after who withdraws, Kibamusha after harassers (6.5, 8.36, R30)."""

from tests.ran.reference.battle import losses, men
from tests.ran.reference.battle.fighting import shock
from tests.ran.reference.battle.geometry import distance
from tests.ran.reference.battle.movement import moving, reacting
from tests.ran.reference.battle.movement.bounds import OnOrders
from tests.ran.reference.battle.movement.ways import Ways, front_hexes

CHECKED, LURED = 6, 4  # movement points


class Chasing(OnOrders):
    """Friends on foot are passed, mounted ones are not (6.51, 6.52)."""

    def may_enter(self, ways, node, there, left):
        if there in ways.friends and ways.friends[there].horse:
            return False
        if left <= 0 and there in ways.near_enemies:  # 6.34, no charge on a Banzai
            return False
        return super().may_enter(ways, node, there, left)


class Checking(Chasing):
    """Whether it is within six points of a hex, were that free (6.51, R66).

    The last point may be spent, and the last step made out of a zone and into one, by the
    disrupted too.
    """

    def may_leave(self, ways, node):
        return True

    def may_enter(self, ways, node, there, left):
        if there == self.goal:
            return True
        held = node[0] in ways.enemy_zones and node != ways.start
        return not held and super().may_enter(ways, node, there, 1)


# ---- Banzai (6.51-6.53) -----------------------------------------------------------------------
def banzai(t, band, targets):
    """Enemy samurai check, then those who must go after who withdrew, then they shock."""
    chasers = []
    checking = [
        unit
        for unit in t.enemies(band.side)
        if unit.kind in ("KB", "SI") and not t.is_engaged(unit) and within(t, unit, targets)
    ]
    for unit in checking:
        if unit.there:
            die = yield from t.die(f"6.51 Banzai of {unit}")
            own = t.bands[unit.letter]
            plus = t.rating(own.busho) if unit in t.in_command(own) else 0
            if die + plus - t.bonus(unit) <= unit.showing:
                chasers.append(unit)
    aimed_at = set()
    while chasers := [unit for unit in chasers if unit.there]:
        options = {1 + unit.number: unit for unit in chasers}
        unit = yield from t.choose("chaser", 1 - band.side, options)
        chasers.remove(unit)
        there = [target for target in targets if target.there]
        if not there:
            continue
        nearest = losses.nearest(there, unit.hex)
        free = [target for target in nearest if target not in aimed_at] or nearest
        target = yield from t.choose("chase", unit.side, {1 + u.number: u for u in free})
        aimed_at.add(target)
        if (yield from chase(t, unit, target, (unit.allowance + 1) // 2)):
            unit.against, unit.why = target, "banzai"
    yield from shock.banzai(t, 1 - band.side)


def within(t, unit, targets):
    """Whether it could enter the hex of one of them, were it free, with six points."""
    for target in targets:
        rules = Checking(t, unit, CHECKED, True)
        rules.goal = target.hex
        if any(node[0] == target.hex for node in Ways(t, unit, rules).best):
            return True
    return False


def follow(t, unit, harasser):
    """8.36: four points towards who harassed it, and shock at once if it arrives."""
    if (yield from chase(t, unit, harasser, LURED)):
        yield from shock.lured(t, unit, harasser)


def chase(t, unit, target, points):
    """Move towards a target as near as can be; says whether it has it in front."""
    journey = moving.Journey(t, unit, True)
    journey.rules_of = lambda: Chasing(
        t, unit, points - journey.spent, True, journey.turned, journey.entered, journey.held
    )
    start = unit.hex
    while unit.there and target.there:
        ways = Ways(t, unit, journey.rules_of())
        chosen = yield from t.choose("move", unit.side, best_ends(t, ways, target))
        if chosen is None or not (yield from ride(t, journey, ways, *chosen)):
            break
    for man in t.left_in(start, unit):
        man.hex = unit.hex
    return unit.there and target.there and target.hex in front_hexes(unit.hex, unit.facing)


def ride(t, journey, ways, _, facing, node):
    """Go a way; says whether the unit was disrupted on it."""
    unit = journey.unit
    if not journey.begun:
        journey.begun = True
        yield from reacting.busho_alone(t, unit)
    for there, faced in ways.way_to(node)[1:]:
        if (yield from moving.turn_on(t, journey, faced, False)):
            return True
        journey.spent += Ways(t, unit, journey.rules_of()).cost(unit.hex, there)
        journey.turned, journey.entered = 0, True
        yield from pass_through(t, unit, there)
        yield from reacting.busho_alone(t, unit)
    yield from moving.turn_on(t, journey, facing, False)
    return False


def best_ends(t, ways, target):
    """Ends with the target in front, else the nearest; of them those of least points (R66)."""
    ends = {moving.end_value(t, *end): (*end, node) for end, node in ways.ends().items()}
    facing_it = {
        value: end for value, end in ends.items() if target.hex in front_hexes(end[0], end[1])
    }
    if facing_it:
        return cheapest(ways, facing_it)
    here = distance(ways.start[0], target.hex)
    nearest = min([distance(end[0], target.hex) for end in ends.values()], default=here)
    if here <= nearest:
        return {0: None}
    return cheapest(ways, {v: e for v, e in ends.items() if distance(e[0], target.hex) == nearest})


def cheapest(ways, ends):
    points = {value: ways.label_of_end(end) for value, end in ends.items()}
    least = min(points.values())
    return {value: end for value, end in ends.items() if points[value] == least}


def pass_through(t, unit, there):
    """6.52: a friend passed checks, and takes the excess in hits."""
    friend = t.at(there)
    die = 0
    if friend is not None:
        die = yield from t.die(f"6.52 {friend} passed through")
    t.move(unit, there)
    unit.marks["moved"] = "hex"
    if friend is not None:
        yield from losses.take_hits(t, friend, die - t.bonus(friend) - friend.showing)
        yield from men.pay(t)
