"""After a clash: retreats, advances and the fire they meet, charges spent (11.4, 11.5)."""

from tests.ran.reference.battle import losses, men
from tests.ran.reference.battle.geometry import ENDS, around, distance, met_on, turned
from tests.ran.reference.battle.kinds import ACTION
from tests.ran.reference.battle.movement import moving, reacting
from tests.ran.reference.battle.movement.ways import turning_hits, would_rout

RANK = ("rear", "flank", "front")


# ---- 5: retreat (11.4, R33, R72) --------------------------------------------------------------
def sent_back(t, combat, units, opponents):
    for unit in units:
        if unit not in combat.fighting([unit]):
            continue
        if unit.kind == "Honjin":
            yield from losses.lose(t, unit, "eliminated")
            combat.note_lost([unit])
            continue
        near = combat.fighting(opponents)
        if ways_back(t, unit, near):
            combat.part[unit] = "back"
            yield from go_back(t, combat, unit, near)
        else:
            yield from losses.take_hits(t, unit, 1)
            combat.note_lost([unit])
        yield from men.pay(t)


def away(here, there, opponents):
    return all(distance(there, o.hex) > distance(here, o.hex) for o in opponents)


def free(t, unit, here, there, opponents):
    if there not in t.ground.terrain or t.ground.closed(here, there):
        return False
    return there not in t.zones(1 - unit.side) and away(unit.hex, there, opponents)


def ways_back(t, unit, opponents):
    """Hexes to go back to: free ones, else through a friend, else off the map."""
    found, through, taken = {}, {}, t.occupied()
    over_the_edge = False
    for n, side in enumerate(ENDS):
        there = around(unit.hex)[side]
        aspect = RANK.index(met_on(unit.hex, unit.facing, there))
        if there not in t.ground.terrain:
            over_the_edge |= away(unit.hex, there, opponents)
        elif free(t, unit, unit.hex, there, opponents):
            if there not in taken:
                found.setdefault(aspect, {})[1 + t.number(there)] = (there, None)
                continue
            friend = t.at(there)
            if friend.side == unit.side and friend.kind != "Honjin":
                for beyond in around(there).values():
                    if beyond not in taken and free(t, unit, there, beyond, opponents):
                        value = ACTION * (1 + n) + 1 + t.number(beyond)
                        through.setdefault(aspect, {})[value] = (beyond, friend)
    for ways in (found, through):
        if ways:
            return ways[min(ways)]
    return {0: "edge"} if over_the_edge else {}


def go_back(t, combat, unit, opponents):
    options = ways_back(t, unit, opponents)
    if options == {0: "edge"}:
        lost = "eliminated" if t.scenario.rules.off_map_eliminates else "routed"
        yield from losses.lose(t, unit, lost)
        return
    there, friend = yield from t.choose("retreat", unit.side, options)
    t.move(unit, there, with_men=True)
    if friend is not None:
        yield from losses.take_hits(t, friend, 1)
        combat.note_lost([friend])
        yield from men.pay(t)
    yield from reacting.busho_overrun(t, unit)


# ---- 7: advance (11.5) ------------------------------------------------------------------------
def advances(t, combat):
    for unit in combat.defenders:
        hex_left = combat.where[unit]
        if combat.part[unit] not in ("back", "lost") or t.at(hex_left):
            continue
        comers = who_advance(t, combat, hex_left)
        if comers:
            options = {1 + comer.number: comer for comer in comers}
            comer = yield from t.choose("advance", comers[0].side, options)
            yield from advance(t, combat, comer, hex_left, unit)


def who_advance(t, combat, hex_left):
    """11.53: who had position superiority, else the highest TQ."""
    able = [
        unit
        for unit in combat.fighting(combat.attackers)
        if unit.state == "ordered"
        and distance(unit.hex, hex_left) == 1
        and not t.ground.closed(unit.hex, hex_left)
    ]
    first = {unit for unit in combat.attackers if combat.superior[unit]}
    if combat.clashed:
        first = {combat.used} if combat.doubled else set()
    if any(unit in first for unit in able):
        return [unit for unit in able if unit in first]
    best = max((unit.showing for unit in able), default=0)
    return [unit for unit in able if unit.showing == best]


def advance(t, combat, unit, there, left):
    combat.part[unit] = "up"
    t.move(unit, there, with_men=True)

    def barred(other):
        holders = [u for u in t.holders(other.hex, unit.side) if u is not unit]
        return other is left or bool(holders)

    yield from reacting.busho_alone(t, unit)
    if unit.side == t.initiative:  # who gives orders does not react to who was provoked (5.35)
        if t.scenario.rules.withdraw_on_advance:  # 6.45
            yield from reacting.withdrawals(t, unit, set(t.unresolved))
        yield from reacting.entry_fire(t, unit, "advance", barred)
    if not unit.there or unit.hex != there or unit.against is not None:
        return
    if would_rout(unit, turning_hits(t.ground, unit, unit.hex)):
        return
    options = {}
    for turn in (0, 1, -1):
        facing = turned(unit.facing, turn)
        options[1 + reacting.place_of(facing)] = facing
    facing = yield from t.choose("arrive", unit.side, dict(sorted(options.items())))
    yield from moving.turn_unit(t, unit, facing)


# ---- 8: charges spent, engaged (9.32, 7.31, R75) ----------------------------------------------
def spent_and_engaged(t, combat):
    for unit in combat.charging:
        if unit.there and combat.part[unit] != "held" and unit.state == "ordered":
            yield from losses.disrupt(t, unit)
    for unit in combat.fighting(combat.attackers):
        for other in combat.fighting(combat.defenders):
            if t.beside(unit, other):
                t.engaged.add(frozenset((unit, other)))
