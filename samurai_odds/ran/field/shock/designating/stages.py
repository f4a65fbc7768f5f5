"""The stages of a shock segment: charges after gunfire, Banzai, attacks named (R36, R74)."""

from samurai_odds.play.rules.offering import Numbers, ask, no_options, option
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field import rolls
from samurai_odds.ran.field.geometry import is_front
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.pieces import give_hits, tq, turn_unit
from samurai_odds.ran.field.rolls import result as roll_result
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.field.shock.designating.bound import has_target, never_attacks, see_standings
from samurai_odds.ran.field.shock.designating.combats import (
    clear_combats,
    close_combats,
    has_room,
    join,
    new_combat,
)
from samurai_odds.ran.field.shock.strikes import can_strike, enemy_across


def begin_segment(q: Numbers, s: Numbers) -> None:
    """Begin a shock segment: nobody has attacked or been attacked in it."""
    for unit in range(q[at.UNITS]):
        s[sh.ATTACKED + unit] = s[sh.TARGETED + unit] = 0
    s[sh.STAGE] = sh.BY_GUNFIRE
    if s[at.SHOCK_KIND] == at.SHOCK_BANZAI or s[at.SHOCK_KIND] == at.SHOCK_LURED:
        s[sh.STAGE] = sh.BY_BANZAI
    elif s[at.SHOCK_KIND] == at.SHOCK_STAYED:
        s[sh.STAGE] = sh.DESIGNATED
    s[at.PHASE] = sh.BEGIN_STAGE


def begin_stage(q: Numbers, s: Numbers) -> None:
    """Begin a stage: of those sent against somebody, or of those who name their attacks."""
    clear_combats(q, s)
    s[sh.COORDINATED] = at.NONE
    if s[sh.STAGE] == sh.DESIGNATED:
        s[sh.UNIT] = 0
        s[at.PHASE] = sh.TURN_ENGAGED
        return
    for unit in range(q[at.UNITS]):
        if is_sent(q, s, unit):
            send(s, unit, s[at.AGAINST + unit] - 1)
        if belongs_to_stage(s, unit):
            s[at.AGAINST + unit] = 0
    close_combats(q, s)
    s[at.PHASE] = sh.CHECKING


def belongs_to_stage(s: Numbers, unit: int) -> bool:
    """Say whether a unit has been sent against another for the reason of this stage."""
    if s[at.AGAINST + unit] == 0:
        return False
    why = s[at.WHY + unit]
    if s[at.SHOCK_KIND] == at.SHOCK_LURED:
        return unit == s[at.SHOCK_UNIT]
    if s[sh.STAGE] == sh.BY_BANZAI:
        return why == at.BY_BANZAI
    return why == at.BY_GUNFIRE or why == at.BY_GUNFIRE_CHARGING


def is_sent(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether a unit attacks in this stage: it stands before whom it was sent against."""
    if not belongs_to_stage(s, unit) or s[at.HEX + unit] < 0 or never_attacks(q, unit):
        return False
    if s[at.STATE + unit] > at.DISRUPTED:
        return False
    return can_strike(q, s, unit, s[at.AGAINST + unit] - 1)


def send(s: Numbers, unit: int, target: int) -> None:
    """Have a unit attack whom it was sent against, together with others who were (8.61, 6.51)."""
    if s[sh.COMBAT_OF + unit]:
        return
    if s[sh.COMBAT_OF + target] == 0:
        new_combat(s)
        join(s, s[sh.COMBATS] - 1, target, True)
    number = s[sh.COMBAT_OF + target] - 1
    if has_room(s, number, False):
        join(s, number, unit, False)
        s[sh.STANDING + unit] = sh.UNCHECKED
        s[sh.CHARGING + unit] = 1 if s[at.WHY + unit] == at.BY_GUNFIRE_CHARGING else 0


# ---- the engaged turn to an enemy (7.31) ---------------------------------------------


def offer_turn(q: Numbers, s: Numbers) -> None:
    """Ask how the next engaged unit turns that has nobody before it, or begin to name attacks."""
    while s[sh.UNIT] < q[at.UNITS] and not must_turn(q, s, s[sh.UNIT]):
        s[sh.UNIT] += 1
    if s[sh.UNIT] == q[at.UNITS]:
        see_standings(q, s, s[at.CURRENT])
        if s[at.SECOND] >= 0:
            see_standings(q, s, s[at.SECOND])
        s[at.PHASE] = sh.DESIGNATING
        return
    no_options(s)
    for facing in range(at.SIDES_OF_HEX):
        if faces_opponent(q, s, s[sh.UNIT], facing):
            option(s, 1 + facing)
    ask(s, sh.TURN_CHOICE, s[at.SHOCK_SIDE])


def must_turn(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether an engaged unit must turn to shock: where the hit would rout it, it does not."""
    contingent = q[at.CONTINGENT + unit]
    if contingent != s[at.CURRENT] and contingent != s[at.SECOND]:
        return False
    if s[at.HEX + unit] < 0 or s[at.ENGAGED + unit] == 0 or never_attacks(q, unit):
        return False
    if s[sh.ATTACKED + unit] or has_target(q, s, unit) or not may_turn(q, s, unit):
        return False
    for facing in range(at.SIDES_OF_HEX):
        if faces_opponent(q, s, unit, facing):
            return True
    return False


def may_turn(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether a unit may turn: not where the hit would rout it, disrupted (7.14, 11.36)."""
    left = tq(q, s, unit) - s[at.HITS + unit]
    return s[at.STATE + unit] == at.ORDERED or left > turning_cost(q, s, unit)


def turning_cost(q: Numbers, s: Numbers, unit: int) -> int:
    """Give the hit of turning in close country: missile units and open order pay none (7.14)."""
    if q[at.WEAPON + unit] != at.NO_WEAPON or s[at.OPEN + unit]:
        return 0
    return q[at.CLOSE_COUNTRY + s[at.HEX + unit]]


def faces_opponent(q: Numbers, s: Numbers, unit: int, facing: int) -> bool:
    """Say whether a unit turned so has an enemy before it with whom it is engaged."""
    for side in range(at.SIDES_OF_HEX):
        if is_front(facing, side) and s[at.ENGAGED + unit] & 1 << side:
            enemy = enemy_across(q, s, unit, side)
            if enemy >= 0 and s[sh.TARGETED + enemy] == 0:
                return True
    return False


def settle_turn(q: Numbers, s: Numbers, facing: int) -> None:
    """Turn the unit, at the cost of a hit in close country (7.14)."""
    unit = s[sh.UNIT]
    turn_unit(q, s, unit, facing)
    s[sh.UNIT] += 1
    cost = turning_cost(q, s, unit)
    if cost:
        give_hits(q, s, unit, cost)


# ---- two contingents (5.73) ----------------------------------------------------------


def end_naming(q: Numbers, s: Numbers) -> None:
    """All attacks are named; of two contingents the coordination roll comes first (5.73)."""
    close_combats(q, s)
    s[at.PHASE] = sh.COORDINATING if two_contingents(q, s) else sh.CHECKING


def two_contingents(q: Numbers, s: Numbers) -> bool:
    """Say whether units of two contingents attack in this segment."""
    first = second = False
    for unit in range(q[at.UNITS]):
        if s[sh.COMBAT_OF + unit] and s[sh.STANDING + unit] != sh.NO_ATTACK:
            first = first or q[at.CONTINGENT + unit] == s[at.CURRENT]
            second = second or q[at.CONTINGENT + unit] == s[at.SECOND]
    return first and second


def settle_coordination(q: Numbers, s: Numbers, die: int) -> None:
    """Note the result of the coordination roll: it is for all attacks of the segment."""
    book = q[at.ROLLS : at.ROLLS + rolls.LENGTH]
    s[sh.COORDINATED] = roll_result(book, rolls.COORDINATION, die)
    s[at.PHASE] = sh.CHECKING


# ---- the end -------------------------------------------------------------------------


def end_stage(q: Numbers, s: Numbers) -> None:
    """End a stage; after the last one the segment is over."""
    for unit in range(q[at.UNITS]):
        if s[at.AGAINST + unit] == 0:
            s[at.WHY + unit] = 0
    if s[sh.STAGE] == sh.DESIGNATED or s[at.SHOCK_KIND] != at.SHOCK_SEGMENT:
        if s[at.SHOCK_KIND] == at.SHOCK_SEGMENT:  # else their own is still to come (9.34)
            for unit in range(q[at.UNITS]):
                s[mv.LAST_POINT + unit] = 0
        s[at.PHASE] = s[at.AFTER_SHOCK]
        return
    s[sh.STAGE] = sh.DESIGNATED
    s[at.PHASE] = sh.BEGIN_STAGE
