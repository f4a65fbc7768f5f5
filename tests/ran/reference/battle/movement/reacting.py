"""What the other side does as a unit moves near: 4.72, 6.45-6.48, 7.17-7.18, 8.41, 8.42 (R24)."""

from functools import partial

from tests.ran.reference.battle import ground, losses, men
from tests.ran.reference.battle.fighting import firing
from tests.ran.reference.battle.geometry import ENDS, VERTICES, beside, distance, met_on, turned
from tests.ran.reference.battle.kinds import ACTION
from tests.ran.reference.battle.movement import moving
from tests.ran.reference.battle.movement.ways import near, turning_hits, would_rout


def event(t, mover, entered):
    """All reactions to a unit that begins to move or has entered a hex.

    Says whether one of them has changed something.
    """
    where, state = mover.hex, mover.state
    withdrawn = set()
    yield from busho_alone(t, mover)
    changed = yield from withdrawals(t, mover, withdrawn)
    changed |= yield from turns(t, mover, withdrawn)
    if entered:
        changed |= yield from entry_fire(t, mover)
    return changed or mover.hex != where or mover.state != state


# ---- 1: busho alone (4.72) --------------------------------------------------------------------
def busho_alone(t, mover):
    for band in t.of_side(1 - mover.side):
        busho = band.busho
        if not mover.there or not busho.alive or busho.hex is None:
            continue
        near_him = distance(busho.hex, mover.hex) <= 2
        if near_him and not any(u.hex == busho.hex for u in t.friends(busho.side)):
            yield from alarmed(t, busho, mover)


def busho_overrun(t, unit):
    """R90: of a lone busho in whose hex a unit comes to stand by no move of its own."""
    if not t.scenario.rules.retreats_alarm or not unit.there:
        return
    for band in t.of_side(1 - unit.side):
        if band.busho.alive and band.busho.hex == unit.hex:
            yield from alarmed(t, band.busho, unit)


def alarmed(t, busho, mover):
    zones, options = t.zones(mover.side), {0: None}
    sees = t.sees(busho.hex, mover.hex)
    if not mover.horse and busho.hex not in zones and sees:
        for there in t.ground.near(busho.hex):
            enemy = any(u.hex == there for u in t.friends(mover.side))
            if t.ground.closed(busho.hex, there) or enemy or there in zones:
                continue
            if distance(there, mover.hex) > 2:
                options[1 + t.number(there)] = there
    there = yield from t.choose("alone", busho.side, options)
    if there is not None:
        busho.hex = there
        return
    if mover.horse:
        die = yield from t.die(f"4.72 {busho} alone")
        if die >= 3:
            yield from men.killed(t, busho)
            return
    t.strays.append((busho, "any", busho.hex))
    yield from men.pay(t)


# ---- 2: reaction withdrawal (6.45-6.48, R25) --------------------------------------------------
def withdrawals(t, mover, done):
    changed = False
    while mover.there and not mover.horse:
        options = {0: None}
        for unit in near(t, mover.hex, 1 - mover.side):
            if unit not in done:
                for side, there in ways_back(t, unit, mover):
                    options[ACTION * side + 1 + unit.number] = (unit, there)
        chosen = yield from t.choose("react-withdraw", 1 - mover.side, options)
        if chosen is None:
            break
        changed = True
        unit, there = chosen
        done.add(unit)
        yield from withdraw(t, unit, there, mover)
    return changed


def may_react(t, unit, mover):
    if unit.kind == "Honjin" or t.is_engaged(unit):
        return False
    return unit.hex not in t.zones(mover.side)


def ways_back(t, unit, mover):
    if not may_react(t, unit, mover) or not t.sees(unit.hex, mover.hex):
        return
    zones, taken = t.zones(mover.side), t.occupied()
    for place, side in enumerate(ENDS):
        there = beside(unit.hex, side)
        if t.ground.closed(unit.hex, there) or there in taken or there in zones:
            continue
        if distance(there, mover.hex) > 2:
            yield place, there


def withdraw(t, unit, there, mover):
    more = met_on(unit.hex, unit.facing, mover.hex) != "front"
    t.move(unit, there, with_men=True)
    die = yield from t.die(f"6.46 {unit} withdraws")
    excess = die + more - 2 * unit.open - t.bonus(unit) - unit.showing
    yield from losses.take_hits(t, unit, excess)
    yield from men.pay(t)
    if not unit.there:
        return
    if not would_rout(unit, turning_hits(t.ground, unit, unit.hex)):
        turn = yield from t.choose("react-withdraw-turn", unit.side, {0: 0, 1: 1, 2: -1})
        if turn:
            yield from moving.turn_unit(t, unit, turned(unit.facing, turn))
            yield from men.pay(t)
    if unit.there:
        yield from busho_alone(t, unit)


# ---- 3: reaction facing (7.17, 7.18) ----------------------------------------------------------
def turns(t, mover, withdrawn):
    changed = False
    while mover.there:
        options = {0: None}
        for unit in near(t, mover.hex, 1 - mover.side):
            barred = unit in withdrawn or unit.marks.get("refaced")
            if barred or not may_react(t, unit, mover) or (mover.horse and not unit.horse):
                continue
            if would_rout(unit, turning_hits(t.ground, unit, unit.hex)):
                continue
            options[1 + unit.number] = (unit, 1)
            options[ACTION + 1 + unit.number] = (unit, -1)
        chosen = yield from t.choose("react-turn", 1 - mover.side, options)
        if chosen is None:
            break
        changed = True
        unit, way = chosen
        unit.marks["refaced"] = True
        if not (unit.horse and not mover.horse):
            die = yield from t.die(f"7.18 {unit} turns")
            if die - t.bonus(unit) > unit.showing:
                continue
        yield from moving.turn_unit(t, unit, turned(unit.facing, way))
        yield from men.pay(t)
    return changed


# ---- 4: entry fire (8.41), retire fire (8.42) -------------------------------------------------
def entry_fire(t, mover, kind="entry", barred=lambda unit: False):
    fired, changed = set(), False
    while mover.there:
        options = {0: None}
        for unit in t.holders(mover.hex, 1 - mover.side):
            ready = unit.kind in ground.MISSILES and not t.is_engaged(unit)
            if ready and unit not in fired and not barred(unit):
                options[1 + unit.number] = unit
        unit = yield from t.choose("entry-fire", 1 - mover.side, options)
        if unit is None:
            break
        changed = True
        volley = [unit]
        if unit.kind == "AS-T" and not firing.has_moved(unit):
            yield from firing.join(t, volley, partial(can_join, t, mover, fired))
        fired |= set(volley)
        yield from firing.volley(t, volley, mover, kind, [(1, "front")] * len(volley))
    return changed


def charge_in(t, mover):
    """8.62, 8.41: who has been made to charge by the answer to its fire is fired at by others."""
    if mover.there and moving.charges(mover):
        yield from busho_alone(t, mover)
        yield from entry_fire(t, mover, barred=lambda unit: unit is mover.against)


def can_join(t, mover, fired, unit):
    """8.22: guns that have not moved, with the mover in their zone too."""
    ready = unit.kind == "AS-T" and unit.there and unit not in fired and not t.is_engaged(unit)
    still = not firing.has_moved(unit)
    return ready and unit.side != mover.side and still and mover.hex in t.zone(unit)


def retire_fire(t, mover):
    fired, changed = set(), False
    while mover.there and not t.is_engaged(mover):
        options = {0: None}
        for unit in t.holders(mover.hex, 1 - mover.side):
            bow = ground.MISSILES.get(unit.kind) == "bow"
            if bow and not t.is_engaged(unit) and unit not in fired:
                options[1 + unit.number] = unit
        unit = yield from t.choose("retire-fire", 1 - mover.side, options)
        if unit is None:
            break
        changed = True
        fired.add(unit)
        yield from firing.volley(t, [unit], mover, "retire", [(2, "front")])
    return changed


def place_of(facing):
    return VERTICES.index(facing)
