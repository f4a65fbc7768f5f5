"""Naming attacks, and the stages of a Shock Segment (9.11, 9.2; R36, R71, R74)."""

from samurai_odds.play.offering import Numbers, ask, no_options, option
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field import rolls
from samurai_odds.ran.field.decisions import (
    attack_charges,
    attack_front,
    attack_value,
    facing_of,
    facing_value,
    who_of,
)
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.movement.command import is_idle, is_ordered
from samurai_odds.ran.field.movement.reach import survives_turning
from samurai_odds.ran.field.movement.reactions import turn_a_vertex
from samurai_odds.ran.field.pieces import beside, is_front, never_attacks
from samurai_odds.ran.field.rolls import result as roll_result
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.field.shock.designation import (
    clear_combats,
    close_combats,
    has_room,
    has_target,
    join,
    may_charge,
    new_combat,
    see_standings,
    takes_all,
    target_before,
)
from samurai_odds.ran.field.shock.layout import ask_rising
from samurai_odds.ran.field.shock.strikes import can_strike, enemy_across

# ---- The attacker names his attacks one by one (9.11, 9.2; R71) ----------------------


def offer_attacks(q: Numbers, s: Numbers) -> None:
    """List the attacks that can be named; 0 when nobody is left who must."""
    no_options(s)
    for each in range(2):
        contingent = s[at.CURRENT] if each == 0 else s[at.SECOND]
        if contingent >= 0:
            for unit in range(q[at.FIRST_UNIT + contingent], q[at.END_OF_UNITS + contingent]):
                for charges in range(2):
                    for whom in range(sh.BOTH + 1):
                        if is_free(s, unit) and may_name(q, s, unit, whom, charges > 0):
                            option(s, attack_value(charges, whom, unit))
    if s[at.OPTIONS_OPEN] == 0 or may_stop(q, s):
        option(s, 0)
    ask_rising(s, sh.ATTACK_CHOICE, s[at.SHOCK_SIDE])


def is_free(s: Numbers, unit: int) -> bool:
    """Say whether a unit can attack and has not been named yet."""
    return s[sh.STANDING + unit] != sh.NO_ATTACK and s[sh.COMBAT_OF + unit] == 0


def may_name(q: Numbers, s: Numbers, unit: int, whom: int, charging: bool) -> bool:
    """Say whether a unit can be named for an attack: whom, and charging or not."""
    left, right = target_before(q, s, unit, sh.LEFT), target_before(q, s, unit, sh.RIGHT)
    if s[mv.LAST_POINT + unit] and not charging:
        return False
    if charging and not charges_all(q, s, unit, left, right, whom):
        return False
    if whom == sh.BOTH:
        return left >= 0 and right >= 0 and may_take_both(q, s, unit, left, right)
    target, other = (left, right) if whom == sh.LEFT else (right, left)
    if target < 0:
        return False
    return may_take(q, s, unit, target, other) or is_pressed(q, s, unit, target, left, right)


def charges_all(q: Numbers, s: Numbers, unit: int, left: int, right: int, whom: int) -> bool:
    """Say whether a unit may charge whom it is to attack; sworn to it, it may in any case."""
    if s[mv.LAST_POINT + unit]:
        return True
    if whom != sh.RIGHT and left >= 0 and not may_charge(q, s, unit, left):
        return False
    return whom == sh.LEFT or right < 0 or may_charge(q, s, unit, right)


def may_take(q: Numbers, s: Numbers, unit: int, target: int, other: int) -> bool:
    """Say whether a unit can attack one enemy and leave the other before it to others."""
    if s[sh.COMBAT_OF + target]:
        number = s[sh.COMBAT_OF + target] - 1
        if not has_room(s, number, False) or not takes_all(q, s, number, unit):
            return False
    elif s[sh.COMBATS] >= sh.MOST_COMBATS:
        return False
    return other < 0 or s[sh.COMBAT_OF + other] > 0 or others_can_take(q, s, unit, other)


def others_can_take(q: Numbers, s: Numbers, unit: int, target: int) -> bool:
    """Say whether somebody else who is free can attack an enemy."""
    for side in range(at.SIDES_OF_HEX):
        there = beside(q, s[at.HEX + target], side)
        friend = s[at.UNIT_AT + there] if there >= 0 else at.NONE
        if friend >= 0 and friend != unit and q[at.SIDE + friend] == q[at.SIDE + unit]:
            if is_free(s, friend) and can_strike(q, s, friend, target):
                return True
    return False


def may_take_both(q: Numbers, s: Numbers, unit: int, left: int, right: int) -> bool:
    """Say whether a unit can attack both enemies before it: free ones, or of one combat."""
    if s[sh.COMBAT_OF + left] == 0 and s[sh.COMBAT_OF + right] == 0:
        return s[sh.COMBATS] < sh.MOST_COMBATS
    if s[sh.COMBAT_OF + left] != s[sh.COMBAT_OF + right]:
        return False
    number = s[sh.COMBAT_OF + left] - 1
    return has_room(s, number, False) and takes_all(q, s, number, unit)


def is_pressed(q: Numbers, s: Numbers, unit: int, target: int, left: int, right: int) -> bool:
    """Say whether an engaged unit must join a combat that it does not strike all of (R31).

    It has no other attack; there is room.
    """
    if s[sh.STANDING + unit] != sh.ENGAGED or s[sh.COMBAT_OF + target] == 0:
        return False
    if left >= 0 and may_take(q, s, unit, left, right):
        return False
    if right >= 0 and may_take(q, s, unit, right, left):
        return False
    if left >= 0 and right >= 0 and may_take_both(q, s, unit, left, right):
        return False
    return has_room(s, s[sh.COMBAT_OF + target] - 1, False)


def may_stop(q: Numbers, s: Numbers) -> bool:
    """Say whether nobody is left who must attack (9.11, 9.12).

    Who has trumped and done nothing else names an attack, if there is one (5.65).
    """
    if s[sh.COMBATS] == 0 and is_idle(q, s):
        return False
    for each in range(2):
        contingent = s[at.CURRENT] if each == 0 else s[at.SECOND]
        if contingent < 0:
            continue
        for unit in range(q[at.FIRST_UNIT + contingent], q[at.END_OF_UNITS + contingent]):
            if is_free(s, unit) and must_attack(q, s, unit):
                return False
    return True


def must_attack(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether a unit not yet named must be: engaged, or bound to an enemy nobody attacks."""
    if s[sh.STANDING + unit] == sh.ENGAGED:
        for whom in range(sh.BOTH + 1):
            if may_name(q, s, unit, whom, False):
                return True
        return False
    if s[sh.STANDING + unit] != sh.BOUND:
        return False
    left, right = target_before(q, s, unit, sh.LEFT), target_before(q, s, unit, sh.RIGHT)
    unmet = left >= 0 and s[sh.COMBAT_OF + left] == 0
    return unmet or (right >= 0 and s[sh.COMBAT_OF + right] == 0)


def designate(q: Numbers, s: Numbers, value: int) -> None:
    """Name an attack, or no more."""
    if value:
        name_attack(q, s, value)
    else:
        begin_checks(q, s)


def name_attack(q: Numbers, s: Numbers, value: int) -> None:
    """Name an attack: the unit joins the combat of whom it attacks, or begins one."""
    unit, whom = who_of(value), attack_front(value)
    s[sh.CHARGING + unit] = attack_charges(value)
    left, right = target_before(q, s, unit, sh.LEFT), target_before(q, s, unit, sh.RIGHT)
    target = right if whom == sh.RIGHT else left
    if s[sh.COMBAT_OF + target] == 0:
        new_combat(s)
        join(s, s[sh.COMBATS] - 1, target, True)
        if whom == sh.BOTH:
            join(s, s[sh.COMBATS] - 1, right, True)
    join(s, s[sh.COMBAT_OF + target] - 1, unit, False)


# ---- The stages of a shock segment (R36, R74) ----------------------------------------


def begin_segment(q: Numbers, s: Numbers) -> None:
    """Begin a shock segment: nobody has attacked or been attacked in it."""
    s[sh.COORDINATED] = at.NONE
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
    if s[sh.STAGE] == sh.DESIGNATED:
        s[sh.UNIT] = 0
        s[at.PHASE] = sh.TURN_ENGAGED
        return
    for unit in range(q[at.UNITS]):
        if is_sent(q, s, unit):
            send(s, unit, s[at.AGAINST + unit] - 1)
        if belongs_to_stage(s, unit):
            s[at.AGAINST + unit] = 0
    begin_checks(q, s)


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
            option(s, facing_value(facing))
    ask(s, sh.TURN_CHOICE, s[at.SHOCK_SIDE])


def must_turn(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether an engaged unit must turn to shock: where the hit would rout it, it does not."""
    if not is_ordered(q, s, unit):
        return False
    if s[at.HEX + unit] < 0 or s[at.ENGAGED + unit] == 0 or never_attacks(q, unit):
        return False
    if s[sh.ATTACKED + unit] or has_target(q, s, unit):
        return False
    if not survives_turning(q, s, unit, s[at.HEX + unit]):
        return False
    for facing in range(at.SIDES_OF_HEX):
        if faces_opponent(q, s, unit, facing):
            return True
    return False


def faces_opponent(q: Numbers, s: Numbers, unit: int, facing: int) -> bool:
    """Say whether a unit turned so has an enemy before it with whom it is engaged."""
    for side in range(at.SIDES_OF_HEX):
        if is_front(facing, side) and s[at.ENGAGED + unit] & 1 << side:
            enemy = enemy_across(q, s, unit, side)
            if enemy >= 0 and s[sh.TARGETED + enemy] == 0:
                return True
    return False


def settle_turn(q: Numbers, s: Numbers, value: int) -> None:
    """Turn the unit, at the cost of a hit in close country (7.14)."""
    turn_a_vertex(q, s, s[sh.UNIT], facing_of(value))
    s[sh.UNIT] += 1


# ---- two contingents (5.73) ----------------------------------------------------------


def begin_checks(q: Numbers, s: Numbers) -> None:
    """All attacks are named; of two contingents the coordination roll comes first (5.73)."""
    close_combats(q, s)
    rolls_for_it = s[sh.COORDINATED] < 0 and two_contingents(q, s)
    s[at.PHASE] = sh.COORDINATING if rolls_for_it else sh.CHECKING


def two_contingents(q: Numbers, s: Numbers) -> bool:
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
