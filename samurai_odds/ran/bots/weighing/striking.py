"""How bots weigh the choices of the Shock Segment and of fire that provokes (8.6, 9, 11)."""

from typing import Any

from samurai_odds.ran.bots.weighing.approach import note_way, steps_from
from samurai_odds.ran.bots.weighing.combats import column_of
from samurai_odds.ran.bots.weighing.places import worth_of_place, worth_of_shock
from samurai_odds.ran.bots.weighing.worths import NO_CHARGES, left_to_tq
from samurai_odds.ran.combat import layout as combat
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.geometry import is_front, opposite
from samurai_odds.ran.field.pieces import tq
from samurai_odds.ran.field.shock import layout as sh

CHARGED = 5  # among equals the plain attack first
NEVER = -1_000_000


def worth_of_attack(q: Any, s: Any, value: int, style: int) -> int:
    """Weigh an attack that can be named; to name no more is worth nothing."""
    if value == 0:
        return 0
    what, unit = value // at.ACTION, value % at.ACTION - 1
    charges = what >= sh.CHARGE
    whom = what % sh.CHARGE
    if charges and style & NO_CHARGES:
        return NEVER
    here, facing = s[at.HEX + unit], s[at.FACING + unit]
    faced = 2 if whom == sh.BOTH else 1
    out = outflanked(q, s, unit)
    worth = 0
    for k in range(2):
        if whom != sh.BOTH and whom != k:
            continue
        side = (facing + 5 + k) % at.SIDES_OF_HEX
        there = q[at.BESIDE + at.SIDES_OF_HEX * here + side]
        enemy = s[at.UNIT_AT + there] if there >= 0 else at.NONE
        if enemy >= 0:
            worth += worth_of_shock(q, s, unit, here, side, enemy, faced, out, style)
    if s[sh.STANDING + unit] == sh.CHECKS:
        worth = worth * min(at.DIE, tq(q, s, unit) + 1) // at.DIE
    return worth - CHARGED * charges


def outflanked(q: Any, s: Any, unit: int) -> bool:
    """Say whether an enemy whom a unit does not face has its zone on it (9.28.1)."""
    here = s[at.HEX + unit]
    for side in range(at.SIDES_OF_HEX):
        other = q[at.BESIDE + at.SIDES_OF_HEX * here + side]
        enemy = s[at.UNIT_AT + other] if other >= 0 else at.NONE
        if enemy < 0 or q[at.SIDE + enemy] == q[at.SIDE + unit]:
            continue
        if is_front(s[at.FACING + unit], side) or s[at.STATE + enemy] != at.ORDERED:
            continue
        if is_front(s[at.FACING + enemy], opposite(side)):
            return True
    return False


def worth_of_type(q: Any, s: Any, value: int, facing: bool) -> int:
    """Weigh whose type gives the column: high for the attacker, low for the defender (9.27)."""
    first = 0 if facing else combat.FIRST_DEFENDER
    total = 0
    for number in range(first, first + sh.PART):
        other = s[sh.MEMBER + number]
        if other < 0:
            continue
        if facing:
            total -= column_of(q, other, value - 1, False, 0)
        else:
            total += column_of(q, value - 1, other, False, 0)
    return total


def worth_of_retreat(q: Any, s: Any, value: int, side: int) -> int:
    """Weigh where a unit retreats: far from the enemy, not through friends (11.4, 6.74)."""
    note_way(q, s, side)
    through = value >= at.ACTION
    return 2 * steps_from(s, side, value % at.ACTION - 1) - through


def worth_of_blow(q: Any, s: Any, value: int, style: int) -> int:
    """Weigh a choice of the Shock Segment."""
    kind, side = s[at.DECISION], s[at.ASKED]
    if kind == sh.ATTACK_CHOICE:
        return worth_of_attack(q, s, value, style)
    if kind == sh.TURN_CHOICE:
        unit = s[sh.UNIT]
        note_way(q, s, side)
        return worth_of_place(q, s, unit, s[at.HEX + unit], value - 1, style)
    if kind == sh.FACE_CHOICE or kind == sh.USE_CHOICE:
        return worth_of_type(q, s, value, kind == sh.FACE_CHOICE)
    if kind == sh.RETREAT_CHOICE:
        return worth_of_retreat(q, s, value, side)
    if kind == sh.ADVANCE_CHOICE:
        return left_to_tq(q, s, value - 1)
    if kind == sh.ARRIVAL_CHOICE:
        unit = s[sh.ADVANCING]
        note_way(q, s, side)
        return worth_of_place(q, s, unit, s[at.HEX + unit], value - 1, style)
    if kind == sh.CHARGE_CHOICE:
        note_way(q, s, side)
        unit = s[at.FIRE_AT]
        return worth_of_place(q, s, unit, value % at.ACTION - 1, value // at.ACTION, style)
    return value  # fire back
