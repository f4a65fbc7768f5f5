"""A shot in numbers, from where firer and target stand (8.2-8.6; R36, R78)."""

from samurai_odds.play.offering import Numbers, ask, no_options, option
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field import rolls
from samurai_odds.ran.field.decisions import act_value
from samurai_odds.ran.field.leaders import busho_with
from samurai_odds.ran.field.movement.command import FLANK_FIRE, can_fire_at, forget
from samurai_odds.ran.field.pieces import (
    FLANK,
    FRONT,
    aspect,
    beside,
    is_front,
    is_kibamusha,
    opposite,
    passable,
    side_towards,
)
from samurai_odds.ran.field.rolls import shot as shot_roll
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.field.shock.combat_numbers import (
    empty_question,
    row,
    write_leaders,
    write_unit,
)
from samurai_odds.ran.rules import combat_layout as combat

# ---- Where a unit that gunfire provokes goes (8.61, 8.62; R36, R78) ------------------

FAR = 1_000_000


def can_reach(q: Numbers, s: Numbers, unit: int, firer: int) -> bool:
    """Say whether a unit is beside another already, or some way leads there (8.61)."""
    start, there = s[at.HEX + unit], s[at.HEX + firer]
    side = side_towards(q, start, there)
    if side >= 0 and passable(q, start, side):
        return True
    found = search(q, s, start)
    near = least(q, s, there)
    forget(s, found)
    return near < FAR


def search(q: Numbers, s: Numbers, start: int) -> int:
    """Mark in REACHED, from 1, the hexes to each free hex by ways over free ones; count them."""
    s[at.REACHED + start], s[at.QUEUE] = 1, start
    first, last = 0, 1
    while first < last:
        here = s[at.QUEUE + first]
        first += 1
        for side in range(at.SIDES_OF_HEX):
            if passable(q, here, side):
                there = beside(q, here, side)
                if s[at.REACHED + there] == 0 and s[at.UNIT_AT + there] < 0:
                    s[at.REACHED + there] = s[at.REACHED + here] + 1
                    s[at.QUEUE + last] = there
                    last += 1
    return last


def least(q: Numbers, s: Numbers, there: int) -> int:
    """Give the mark of the nearest hex beside another from which that one can be struck."""
    best = FAR
    for side in range(at.SIDES_OF_HEX):
        start = beside(q, there, side)
        if start >= 0 and s[at.REACHED + start] > 0 and passable(q, start, opposite(side)):
            best = min(best, s[at.REACHED + start])
    return best


def offer_places(q: Numbers, s: Numbers) -> None:
    """Ask who charges for his hex, one of the nearest beside the firer, and how he faces there."""
    unit = s[sh.CHARGER]
    firer = s[at.AGAINST + unit] - 1
    here, there = s[at.HEX + unit], s[at.HEX + firer]
    no_options(s)
    side = side_towards(q, here, there)
    if side >= 0 and passable(q, here, side):
        offer_facings(s, here, side)
    else:
        found = search(q, s, here)
        best = least(q, s, there)
        for facing in range(at.SIDES_OF_HEX):
            for start in range(q[at.HEXES]):
                if s[at.REACHED + start] == best:
                    side = side_towards(q, start, there)
                    if side >= 0 and passable(q, start, side) and is_front(facing, side):
                        option(s, act_value(facing, start))
        forget(s, found)
    ask(s, sh.CHARGE_CHOICE, q[at.SIDE + unit])


def offer_facings(s: Numbers, here: int, side: int) -> None:
    """List the facings with the firer before a unit that stands beside it."""
    for facing in range(at.SIDES_OF_HEX):
        if is_front(facing, side):
            option(s, act_value(facing, here))


# ---- A shot in numbers, from where firer and target stand (8.2-8.6) ------------------


def is_harassing(s: Numbers) -> bool:
    """Say whether the shot is of harassers (8.34)."""
    return s[at.FIRE_KIND] == at.HARASSING_FIRE


def may_answer(q: Numbers, s: Numbers) -> bool:
    """Say whether the target may fire back: at ordered or harassing fire, if it sees them (8.43).

    Harassers come to it: what counts is how it faces them, not how far away they began.
    """
    target, firer = s[at.FIRE_AT], s[at.FIRER]
    if s[at.FIRE_KIND] != at.ORDERED_FIRE and not is_harassing(s):
        return False
    if q[at.WEAPON + target] == at.NO_WEAPON or s[at.ENGAGED + target]:
        return False
    if is_harassing(s):
        return seen_by_target(q, s) <= FLANK
    return can_fire_at(q, s, target, s[at.HEX + firer]) > 0


def seen_by_target(q: Numbers, s: Numbers) -> int:
    target = s[at.FIRE_AT]
    return aspect(q, s[at.HEX + target], s[at.FACING + target], s[at.HEX + s[at.FIRER]])


def answers_through_flank(q: Numbers, s: Numbers) -> bool:
    """Say whether the target fires back through its own flank (8.13)."""
    if is_harassing(s):
        return seen_by_target(q, s) != FRONT
    return can_fire_at(q, s, s[at.FIRE_AT], s[at.HEX + s[at.FIRER]]) == FLANK_FIRE


def by_gunfire(q: Numbers, s: Numbers, target: int) -> bool:
    """Say whether gunfire can provoke a unit: AS, SI and all Kibamusha (8.61, 8.62)."""
    kind = q[at.TYPE + target]
    return kind == at.AS or kind == at.SI or q[at.MOUNTED + target] > 0


def is_swapped(q: Numbers, s: Numbers) -> bool:
    """Say whether it is the firer whom guns that fire back may provoke (8.62)."""
    target, firer = s[at.FIRE_AT], s[at.FIRER]
    if q[at.TYPE + firer] != at.KB_B or q[at.WEAPON + target] != at.TEPPO:
        return False
    if s[at.AGAINST + firer]:
        return False  # once until it has shocked (R78)
    return may_answer(q, s) and can_reach(q, s, firer, target)


def firer_number(s: Numbers) -> int:
    return 0 if s[sh.MEMBER] == s[at.FIRER] else combat.FIRST_DEFENDER


def write_fire(q: Numbers, s: Numbers) -> None:
    """Write the question of the shot that the FIRE_ registers name."""
    firer, target = s[at.FIRER], s[at.FIRE_AT]
    for number in range(combat.UNITS):
        s[sh.MEMBER + number] = at.NONE
    swapped = is_swapped(q, s)
    s[sh.MEMBER] = firer if swapped else target
    s[sh.MEMBER + combat.FIRST_DEFENDER] = target if swapped else firer
    empty_question(q, s)
    s[sh.CQ + combat.SHOCK_FOLLOWS] = combat.NEVER
    for number in (0, combat.FIRST_DEFENDER):
        side = number // combat.FIRST_DEFENDER
        unit = s[sh.MEMBER + number]
        s[sh.CQ + combat.COUNT + side] = 1
        write_unit(q, s, number)
        s[sh.LEADER + side] = busho_with(q, s, unit)
        s[sh.CQ + combat.TQ_BONUS + side] = s[at.CHECK_BONUS + q[at.CONTINGENT + unit]]
    write_charge(q, s)
    answers = may_answer(q, s)
    write_leaders(q, s, answers or s[sh.LEADER + 1 - firer_number(s) // sh.PART] >= 0)
    write_rows(q, s, answers, swapped)


def write_charge(q: Numbers, s: Numbers) -> None:
    """Write how who is provoked would come: charging from afar (8.62; R35), by the flank."""
    charger, other = s[sh.MEMBER], s[sh.MEMBER + combat.FIRST_DEFENDER]
    if is_kibamusha(q, charger) and not is_harassing(s):
        adjacent = s[at.FIRE_RANGE] == 1 and s[at.FIRE_KIND] != at.ENTRY_FIRE
        s[row(0) + combat.CHARGES] = 0 if adjacent else 1
    near = s[at.FIRE_RANGE] == 1 and not is_harassing(s)
    if (near and other == s[at.FIRER] and s[at.FIRE_FLANK]) or (
        near and other != s[at.FIRER] and answers_through_flank(q, s)
    ):
        s[row(0) + combat.FLANKS] = 1


def write_rows(q: Numbers, s: Numbers, answers: bool, swapped: bool) -> None:
    """Write the rows: the shot, the answer, and what they may provoke."""
    firer, target = s[at.FIRER], s[at.FIRE_AT]
    mine = firer_number(s)
    his = combat.FIRST_DEFENDER - mine
    add_row(s, 0, combat.SHOT_ROW, mine, his, shot_code(q, s, firer, target, s[at.FIRE_FLANK]))
    rows = 1
    if answers:
        back = 1 if answers_through_flank(q, s) else 0
        add_row(s, 1, combat.SHOT_ROW, his, mine, shot_code(q, s, target, firer, back))
        rows = 2
    if is_harassing(s):
        if is_kibamusha(q, target):
            add_row(s, rows, combat.IMPETUOUS, mine, his, 0)
            rows += 1
        elif q[at.MOUNTED + target] == 0 and q[at.TYPE + target] != at.HONJIN:
            add_row(s, rows, combat.LURE, mine, his, 0)
            rows += 1
    elif q[at.WEAPON + firer] == at.TEPPO and by_gunfire(q, s, target):
        if s[at.AGAINST + target] == 0 and can_reach(q, s, target, firer):
            kind = combat.GUNFIRE_AT_KB if is_kibamusha(q, target) else combat.GUNFIRE
            add_row(s, rows, kind, mine, his, 0)
            rows += 1
    if swapped:
        add_row(s, rows, combat.GUNFIRE, his, mine, 0)


def add_row(s: Numbers, place: int, kind: int, shooter: int, target: int, code: int) -> None:
    here = sh.CQ + combat.FIRE_ROWS + place * combat.FIRE_ROW
    s[here + combat.KIND] = kind
    s[here + combat.SHOOTER], s[here + combat.TARGET] = shooter, target
    s[here + combat.CODE] = code


def shot_code(q: Numbers, s: Numbers, firer: int, target: int, flank: int) -> int:
    """Code one unit's shot at the other of the two (8.51, 8.13, 8.22)."""
    modifier = q[at.COVER + s[at.HEX + target]] + flank * q[sh.FLANK_MODIFIER]
    if firer == s[at.FIRER]:
        modifier += s[at.FIRE_BONUS]
    busho = 1 if busho_with(q, s, target) >= 0 else 0
    weapon = rolls.BOW if q[at.WEAPON + firer] == at.BOW else rolls.TEPPO
    return shot_roll(weapon, s[at.FIRE_RANGE], modifier, busho)
