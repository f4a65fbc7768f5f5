"""A shot in numbers, from where firer and target stand: the question of `ran fire` (8.2-8.6).

Side 0 is who may charge: the target, or a KB-B that fires at guns which may fire back (8.62).
"""

from samurai_odds.play.rules.offering import Numbers
from samurai_odds.ran.combat import layout as combat
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field import rolls
from samurai_odds.ran.field.fire.ways_in import can_reach
from samurai_odds.ran.field.geometry import FLANK, FRONT, aspect
from samurai_odds.ran.field.leaders import busho_with
from samurai_odds.ran.field.movement.fields import FLANK_FIRE, can_fire_at
from samurai_odds.ran.field.rolls import shot as shot_roll
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.field.shock.deriving.leaders import write_leaders
from samurai_odds.ran.field.shock.deriving.units import empty_question, row, write_unit


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
    """Say on which side the target has the firer."""
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
    return may_answer(q, s) and can_reach(q, s, firer, target)


def firer_number(s: Numbers) -> int:
    """Give the firer's number in the shot taken up."""
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
    kind = q[at.TYPE + charger]
    if (kind == at.KB or kind == at.KBH) and not is_harassing(s):
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
        kind = q[at.TYPE + target]
        if kind == at.KB or kind == at.KBH:
            add_row(s, rows, combat.IMPETUOUS, mine, his, 0)
            rows += 1
        elif q[at.MOUNTED + target] == 0 and kind != at.HONJIN:
            add_row(s, rows, combat.LURE, mine, his, 0)
            rows += 1
    elif q[at.WEAPON + firer] == at.TEPPO and by_gunfire(q, s, target):
        if s[at.AGAINST + target] == 0 and can_reach(q, s, target, firer):
            kind = q[at.TYPE + target]
            sure = kind == at.KB or kind == at.KBH
            add_row(s, rows, combat.GUNFIRE_AT_KB if sure else combat.GUNFIRE, mine, his, 0)
            rows += 1
    if swapped:
        add_row(s, rows, combat.GUNFIRE, his, mine, 0)


def add_row(s: Numbers, place: int, kind: int, shooter: int, target: int, code: int) -> None:
    """Write one row of the fire."""
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
