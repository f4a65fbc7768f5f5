"""What it is worth to a unit to stand in a hex and face a vertex: whom it strikes from there.

A place next to enemies is weighed by the exact odds of the shock that follows, any other by
the steps that are left to the nearest enemy; archers and gunners by their best shot.
"""

from typing import Any

from samurai_odds.ran.bots.weighing.approach import nearest_to, steps_from
from samurai_odds.ran.bots.weighing.combats import (
    THOUSAND,
    attacker_row,
    attacker_suffers,
    column_of,
    defender_row,
    defender_suffers,
    shot_costs,
)
from samurai_odds.ran.bots.weighing.flight import flight_costs
from samurai_odds.ran.bots.weighing.standing import balance
from samurai_odds.ran.bots.weighing.tables import BROKEN
from samurai_odds.ran.bots.weighing.weights import FLIGHT, weight
from samurai_odds.ran.bots.weighing.worths import NO_CHARGES, WARY
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.geometry import (
    FLANK,
    FRONT,
    REAR,
    aspect,
    distance,
    is_front,
    opposite,
    sees,
    side_aspect,
)

NEARER = 30  # for each step nearer to the enemy
FACES = 6  # for the nearest enemy to the front, and as much less for one behind
OPEN_FLANK = 60  # for an enemy beside it that it does not face, whose zone it is in
JOINED = 25  # for each friend that strikes the same enemy
OUTNUMBERED = 2  # columns for each unit more (9.28.2)
GOOD_RANGE = 2  # hexes, of bows and guns
POINT_BLANK = 1


def strikes(q: Any, unit: int) -> bool:
    """Say whether a unit may attack by shock at all (9.13)."""
    kind = q[at.TYPE + unit]
    return kind != at.AS_T and kind != at.AS_B and kind != at.HONJIN


def seeks_shock(q: Any, unit: int) -> bool:
    """Say whether a unit goes for the enemy hand to hand: those without missiles."""
    return q[at.WEAPON + unit] == at.NO_WEAPON


def worth_of_place(q: Any, s: Any, unit: int, number: int, facing: int, style: int) -> int:
    """Weigh where a unit may stand."""
    faced = open_flanks = struck = 0
    enemy_side = 1 - q[at.SIDE + unit]
    for side in range(at.SIDES_OF_HEX):
        place = at.SIDES_OF_HEX * number + side
        other = q[at.BESIDE + place]
        there = s[at.UNIT_AT + other] if other >= 0 else at.NONE
        if there < 0 or q[at.SIDE + there] != enemy_side:
            continue
        if is_front(facing, side) and q[at.PASSABLE + place] > 0:
            faced += 1
        elif s[at.STATE + there] == at.ORDERED and is_front(s[at.FACING + there], opposite(side)):
            open_flanks += 1
    worth = -OPEN_FLANK * open_flanks
    if faced and strikes(q, unit):
        for side in range(at.SIDES_OF_HEX):
            other = q[at.BESIDE + at.SIDES_OF_HEX * number + side]
            there = s[at.UNIT_AT + other] if other >= 0 else at.NONE
            if there >= 0 and q[at.SIDE + there] == enemy_side and is_front(facing, side):
                struck += worth_of_shock(
                    q, s, unit, number, side, there, faced, open_flanks > 0, style
                )
        if seeks_shock(q, unit) or struck > 0:
            return worth + struck // faced
    if not seeks_shock(q, unit):
        return worth + worth_of_shooting_place(q, s, unit, number, facing, faced, style)
    return worth + worth_of_approach(q, s, 1 - enemy_side, number, facing)


def worth_of_approach(q: Any, s: Any, side: int, number: int, facing: int) -> int:
    """Weigh a hex away from the enemy: the nearer the better, faced towards it."""
    enemy = nearest_to(s, side, number)
    if enemy < 0 or s[at.HEX + enemy] < 0:
        return -NEARER * steps_from(s, side, number)
    seen = aspect(q, number, facing, s[at.HEX + enemy])
    return -NEARER * steps_from(s, side, number) - FACES * seen


def worth_of_shock(
    q: Any,
    s: Any,
    unit: int,
    number: int,
    side: int,
    enemy: int,
    faced: int,
    outflanked: bool,
    style: int,
) -> int:
    """Weigh a shock from a hex across a side of it, with the friends who strike there too.

    ``faced`` enemies are struck at once, ``outflanked`` says that another's zone is on the
    unit's flank: then it has no position superiority (9.28.1).
    """
    met = side_aspect(s[at.FACING + enemy], opposite(side))
    superior = met != FRONT and not outflanked
    place = at.SIDES_OF_HEX * number + side
    friends = strikers(q, s, enemy, unit)
    shift = -q[at.SIDE_SHIFT + place] - q[at.HEX_SHIFT + s[at.HEX + enemy]]
    shift -= OUTNUMBERED * (faced - 1)
    if s[at.OPEN + unit] > 0:
        shift -= OUTNUMBERED
    checks = s[at.ENGAGED + enemy] == 0
    charges = may_charge(q, s, unit, number) and not style & NO_CHARGES
    plain = exchange(q, s, unit, enemy, shift, friends, superior, False, checks, style)
    if not charges:
        return plain
    return max(plain, exchange(q, s, unit, enemy, shift, friends, superior, True, checks, style))


def exchange(
    q: Any,
    s: Any,
    unit: int,
    enemy: int,
    shift: int,
    friends: int,
    superior: bool,
    charges: bool,
    checks: bool,
    style: int,
) -> int:
    """Weigh what both lose in a shock; of a joint one what the unit adds to it."""
    column = column_of(q, unit, enemy, charges, shift + OUTNUMBERED * friends)
    if column < 0:
        return 0
    gain = defender_suffers(q, s, enemy, column, superior, charges, checks)
    cost = attacker_suffers(q, s, unit, column, charges, 1 + friends)
    if friends:
        before = column_of(q, unit, enemy, False, shift + OUTNUMBERED * (friends - 1))
        gain -= defender_suffers(q, s, enemy, before, False, False, checks)
        gain += JOINED * friends
    if style & WARY:
        struck = q[defender_row(q, s, enemy, column, superior, charges, checks) + BROKEN]
        loses = THOUSAND if charges else q[attacker_row(q, s, unit, column, 1 + friends) + BROKEN]
        fled = struck * flight_costs(q, s, enemy) - loses * flight_costs(q, s, unit)
        gain += fled // THOUSAND * weight(q, FLIGHT) // 100
    return balance(s, q[at.SIDE + unit], gain, cost, style)


def strikers(q: Any, s: Any, enemy: int, but: int) -> int:
    """Count the friends of a unit that face an enemy from beside it and may strike."""
    found = 0
    for side in range(at.SIDES_OF_HEX):
        other = q[at.BESIDE + at.SIDES_OF_HEX * s[at.HEX + enemy] + side]
        there = s[at.UNIT_AT + other] if other >= 0 else at.NONE
        if there < 0 or there == but or q[at.SIDE + there] == q[at.SIDE + enemy]:
            continue
        under = q[at.CONTINGENT + there]
        if under != s[at.CURRENT] and under != s[at.SECOND]:
            continue
        if strikes(q, there) and is_front(s[at.FACING + there], opposite(side)):
            found += s[at.MOVED + there] > 0 or s[at.ENGAGED + there] > 0
    return found


def may_charge(q: Any, s: Any, unit: int, number: int) -> bool:
    """Say whether Kibamusha may charge from a hex: those that began apart from it (9.31, R35)."""
    kind = q[at.TYPE + unit]
    if kind != at.KB and kind != at.KBH:
        return False
    return s[at.STATE + unit] == at.ORDERED and s[at.START_HEX + unit] != number


# ---- bows and guns -------------------------------------------------------------------


def worth_of_shooting_place(
    q: Any, s: Any, unit: int, number: int, facing: int, faced: int, style: int
) -> int:
    """Weigh a hex to shoot from: the best shot, and no enemy too near."""
    best, side = 0, q[at.SIDE + unit]
    for enemy in range(q[at.FIRST_OF_SIDE + 1 - side], q[at.END_OF_SIDE + 1 - side]):
        there = s[at.HEX + enemy]
        if there < 0 or s[at.ENGAGED + enemy]:
            continue
        away = distance(q, number, there)
        if away <= GOOD_RANGE + 1:
            best = max(best, worth_of_shot(q, s, unit, number, facing, enemy, away))
    steps = steps_from(s, side, number)
    near = OPEN_FLANK * faced if not strikes(q, unit) else 0
    if style & WARY and steps <= POINT_BLANK:
        near += OPEN_FLANK
    nearest = nearest_to(s, side, number)
    if best == 0 and nearest >= 0 and s[at.HEX + nearest] >= 0:
        near += FACES * (1 + aspect(q, number, facing, s[at.HEX + nearest]))
    return best - near - NEARER * max(0, steps - GOOD_RANGE - 1)


def worth_of_shot(
    q: Any, s: Any, unit: int, number: int, facing: int, enemy: int, away: int
) -> int:
    """Weigh a shot from a hex, what may come back taken off."""
    there = s[at.HEX + enemy]
    through = aspect(q, number, facing, there)
    if through == REAR or not sees(q, s, number, there):
        return 0
    gain = shot_costs(q, s, unit, enemy, away, -2 if through == FLANK else 0)
    if q[at.WEAPON + enemy] != at.NO_WEAPON:
        back = aspect(q, there, s[at.FACING + enemy], number)
        if back != REAR:
            gain -= shot_costs(q, s, enemy, unit, away, -2 if back == FLANK else 0) // 2
    return gain
