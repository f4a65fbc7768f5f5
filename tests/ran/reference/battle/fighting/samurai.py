"""Samurai: drawn, placed, moved, challenging, charging; hara-kiri (10.2, 10.4, R43)."""

import itertools

from tests.ran.reference.battle import men
from tests.ran.reference.battle.fighting import challenges
from tests.ran.reference.battle.ground import MISSILES
from tests.ran.reference.battle.kinds import ACTION
from tests.ran.reference.battle.movement.ways import man_reaches, price
from tests.ran.reference.battle.pieces import Man

IN_PLAY, DRAWN, CHALLENGES = 2, 5, 2
POINTS = 10


def cup_of(t, side):
    """The cup that a side draws from: its own, or else the pool (10.22)."""
    return t.armies[side].cup or t.pool


def may_draw(t, band):
    army = t.armies[band.side]
    full = len(band.retinue) >= IN_PLAY or army.drawn >= DRAWN
    return bool(cup_of(t, band.side)) and not full and not army.barred


def may_challenge(t, band):
    if band.busho.hex is None or not (band.retinue or may_draw(t, band)):
        return False
    if not t.scenario.rules.challenge_limits:
        return True
    return not band.challenged and t.armies[band.side].challenges < CHALLENGES


def challenge_phase(t, orders):
    """10.24: he moves, challenges or charges, fights; or somebody dies by his own hand (10.4)."""
    (band,) = orders.bands
    band.challenged = True
    t.armies[band.side].challenges += 1
    man = yield from called(t, band)
    prey = yield from move(t, band, man)
    if man.alive:
        if prey is not None:
            foe = yield from defender(t, prey)
            yield from duel(t, man, foe)
        else:
            yield from challenges.issue(t, band, man, man.hex != band.busho.hex)
    man.hex = None


def called(t, band):
    """A Samurai of his in play, or one drawn from the cup (10.23)."""
    options = {1 + man.number: man for man in band.retinue}
    if may_draw(t, band):
        options[ACTION + 1] = None
    man = yield from t.choose("samurai", band.side, options)
    if man is None:
        cup = cup_of(t, band.side)
        man = cup.pop((yield from t.draw("10.22 a Samurai", len(cup))))
        t.armies[band.side].drawn += 1
        band.retinue.append(man)
        man.side, man.letter = band.side, band.letter
    man.hex = band.busho.hex
    return man


# ---- the way (10.24[1], 10.28) ----------------------------------------------------------------
def move(t, band, man):
    """Move him; gives the busho whom he has reached in a charge."""
    enemies = {unit.hex for unit in t.enemies(band.side)}
    friends = {unit.hex for unit in t.friends(band.side)}
    zones = t.zones(1 - band.side)
    reached = man_reaches(
        t,
        man.hex,
        POINTS,
        lambda there: there not in enemies and (there not in zones or there in friends),
        lambda here: here not in zones,
    )
    options = {0: None} | {1 + t.number(there): there for there in reached if there != man.hex}
    charge = man_reaches(t, man.hex, POINTS, lambda there: there not in enemies, lambda here: True)
    for other in t.of_side(1 - band.side):
        if other.busho.hex is not None:
            way = way_to(t, charge, man.hex, other.busho.hex, enemies)
            if way:
                options[ACTION + 1 + other.number] = (other.busho, way)
    chosen = yield from t.choose("samurai", band.side, options)
    if chosen is None:
        return None
    if not isinstance(chosen[0], Man):
        man.hex = chosen
        return None
    busho, way = chosen
    yield from charge_on(t, man, way, enemies)
    return busho if man.alive else None


def way_to(t, spent, start, goal, enemies):
    """The cheapest way into a busho's hex, read backwards, the lowest number each time."""
    if goal == start:
        return [goal]
    if goal in enemies:
        more = {
            here: spent[here] + cost + 2
            for here in t.ground.near(goal)
            if here in spent and (cost := price(t.ground, True, here, goal)) is not None
        }
        able = {here: points for here, points in more.items() if points <= POINTS}
        if not able:
            return None
        way = [min(able, key=lambda here: (able[here], t.number(here))), goal]
    elif goal in spent:
        way = [goal]
    else:
        return None
    while way[0] != start:
        before = [
            here
            for here in t.ground.near(way[0])
            if here in spent
            and (cost := price(t.ground, True, here, way[0])) is not None
            and spent[here] + cost == spent[way[0]]
        ]
        way.insert(0, min(before, key=t.number))
    return way


def charge_on(t, man, way, enemies):
    """Fire at each zone that he comes into, then his Stamina to reach who is not alone."""
    for before, there in itertools.pairwise(way):
        if there in enemies:
            die = yield from t.die("10.28 Stamina")
            if die > max(0, man.stamina - man.lost_face):
                yield from men.killed(t, man)
                return
            man.hex = there
            return
        man.hex = there
        fired = set()
        while man.alive:
            options = {0: None}
            for unit in t.holders(there, 1 - man.side):
                ready = unit.kind in MISSILES and not t.is_engaged(unit) and unit not in fired
                if ready and before not in t.zone(unit):
                    options[1 + unit.number] = unit
            unit = yield from t.choose("entry-fire", 1 - man.side, options)
            if unit is None:
                break
            fired.add(unit)
            yield from shot_at(t, man)
        if not man.alive:
            return


def shot_at(t, man):
    """A shot at a man alone: a 9 may wound, a hit of his, or kill (8.54, R79)."""
    die = yield from t.die(f"8.54 at {man}")
    if die < 9:
        return
    die, table = yield from t.two_dice(f"9.26 {man} under fire")
    if die == 9:
        man.hits += 1
        if men.CASUALTY[table] == "killed" or man.hits >= man.stamina - man.lost_face:
            yield from men.killed(t, man)


# ---- the fight --------------------------------------------------------------------------------
def defender(t, busho):
    """10.28: he, or a Samurai who is with him."""
    options = {1 + t.bands[busho.letter].number: busho}
    for band in t.of_side(busho.side):
        for man in band.retinue:
            if band.busho.hex == busho.hex:
                options[ACTION + 1 + man.number] = man
    return (yield from t.choose("defend", busho.side, options))


def duel(t, first, second):
    winner, loser = yield from men.individual(t, first, second, "yield")
    yield from men.killed(t, loser)
    return winner
