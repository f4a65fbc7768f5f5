"""Challenges and their answers, and hara-kiri (10.24-10.27, 10.4, R79)."""

from tests.ran.reference.battle import ground, men
from tests.ran.reference.battle.fighting import samurai
from tests.ran.reference.battle.geometry import distance
from tests.ran.reference.battle.kinds import ACTION
from tests.ran.reference.battle.movement import rallying

ISSUE, HITS, RECOVERY, BUSHO_HITS, BUSHO_RECOVERY = range(5)


def issue(t, band, man, moved):
    heard = who_hear(t, man)
    options = {0: None}
    if heard:
        options[1] = ISSUE
    if not moved:
        options |= {ACTION * n + 1: n for n in (HITS, RECOVERY, BUSHO_HITS, BUSHO_RECOVERY)}
    chosen = yield from t.choose("challenge", band.side, options)
    if chosen == ISSUE:
        yield from answered(t, man, heard)
    elif chosen is not None:
        yield from suicide(t, band, man, chosen)


def place_of(t, man):
    """Where a man is: a Samurai who is not on the way is with his busho."""
    return man.hex or t.bands[man.letter].busho.hex


def who_hear(t, man):
    """Enemy busho and Samurai in range and sight; no So-Taisho in his Honjin (10.25)."""
    found = []
    for band in t.of_side(1 - man.side):
        for other in (band.busho, *band.retinue):
            where = place_of(t, other) if other.alive else None
            if where is None or (other.chief and t.in_honjin(other)):
                continue
            if distance(man.hex, where) <= t.rating(man) and t.sees(man.hex, where):
                found.append(other)
    return found


# ---- answers (10.25-10.27) --------------------------------------------------------------------
def answered(t, man, heard):
    disgraced = [other for other in heard if other.lost_face]
    options = {0: None}
    for other in heard:
        if other.samurai:
            options[ACTION + 1 + other.number] = ("goes", other)
            continue
        band = t.bands[other.letter]
        options[1 + band.number] = ("goes", other)
        if samurai.may_draw(t, band):
            if band.active and not band.finished:
                options[2 * ACTION + 1 + band.number] = ("sends", other)
            elif band.finished:
                options[3 * ACTION + 1 + band.number] = ("asks", other)
    how, other = (yield from t.choose("answer", 1 - man.side, options)) or (None, None)
    foe = other
    if how == "sends":
        t.bands[other.letter].finished = True
        foe = yield from drawn(t, t.bands[other.letter])
    elif how == "asks":
        die = yield from t.die("10.25 a Finished busho sends")
        foe = None
        if die <= t.rating(other):
            foe = yield from drawn(t, t.bands[other.letter])
        elif other.lost_face:
            other = None  # he has not answered: his own hand (10.27)
        else:
            yield from lose_face(t, other)
    elif how is None:
        for each in heard:
            yield from lose_face(t, each)
    if not any(each in (foe, other) for each in disgraced):
        for each in sorted(disgraced, key=lambda man: not man.samurai):
            yield from men.killed(t, each)
    if foe is not None and foe.alive:
        yield from samurai.duel(t, man, foe)


def lose_face(t, man):
    """10.27; whose hits reach the Stamina that is left dies (10.15)."""
    man.lost_face = True
    if not man.samurai:
        t.bands[man.letter].finished = True
    if man.alive and man.hits + men.hurt(t, man) >= man.stamina - 1:
        yield from men.killed(t, man)


def drawn(t, band):
    cup = samurai.cup_of(t, band.side)
    man = cup.pop((yield from t.draw("10.22 a Samurai", len(cup))))
    t.armies[band.side].drawn += 1
    band.retinue.append(man)
    man.side, man.letter = band.side, band.letter
    return man


# ---- hara-kiri (10.4) -------------------------------------------------------------------------
def suicide(t, band, man, how):
    dying = man if how in (HITS, RECOVERY) else band.busho
    where = place_of(t, dying)
    friends, enemies, far = t.friends(band.side), t.enemies(band.side), t.rating(dying)
    if dying is band.busho:
        far = ground.command_range(t.ground, where, far, enemies)
        within = set(ground.reach(t.ground, where, friends, enemies, far))
    else:
        within = {there for there in t.ground.terrain if distance(there, where) <= far}
    near = [u for u in friends if u.hex in within]
    for own in t.of_side(band.side):
        if own.busho.hex in within:
            t.suicides[own.letter] = 1
    t.armies[band.side].barred = True
    if how in (HITS, BUSHO_HITS):
        for unit in near:
            unit.hits = max(0, unit.hits - 1)
    yield from men.killed(t, dying)  # his men check for flight at once (10.51)
    if how in (RECOVERY, BUSHO_RECOVERY):
        for _ in range(2):
            options = {1 + u.number: u for u in near if rallying.may_recover(t, u)}
            if options:
                unit = yield from t.choose("recover", band.side, options)
                rallying.recover(t, unit)
