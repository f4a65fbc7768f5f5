"""Naming attacks, and the stages of a Shock Segment (9.11, 9.2; R36, R71, R74)."""

from samurai_odds.play.offering import ask, no_options, option
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules import rolls
from samurai_odds.ran.rules.decisions.packed import (
    attack_charges,
    attack_front,
    attack_value,
    facing_of,
    facing_value,
    who_of,
)
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.movement.command import is_idle, is_ordered
from samurai_odds.ran.rules.movement.reach import survives_turning
from samurai_odds.ran.rules.movement.reactions import turn_a_vertex
from samurai_odds.ran.rules.pieces import beside, is_front, never_attacks
from samurai_odds.ran.rules.rolls import result as roll_result
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.rules.shock.designation import (
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
from samurai_odds.ran.rules.shock.rising import ask_rising
from samurai_odds.ran.rules.shock.strikes import can_strike, enemy_across

# ---- The attacker names his attacks one by one (9.11, 9.2; R71) ----------------------


def offer_attacks(q: Question, s: State) -> None:
    """List the attacks that can be named; 0 when nobody is left who must."""
    no_options(s)
    for each in range(2):
        contingent = s.current if each == 0 else s.second
        if contingent >= 0:
            for unit in range(q.first_unit[contingent], q.end_of_units[contingent]):
                for charges in range(2):
                    for whom in range(sh.BOTH + 1):
                        if is_free(s, unit) and may_name(q, s, unit, whom, charges > 0):
                            option(s, attack_value(charges, whom, unit))
    if s.options_open == 0 or may_stop(q, s):
        option(s, 0)
    ask_rising(s, sh.ATTACK_CHOICE, s.shock_side)


def is_free(s: State, unit: int) -> bool:
    """Say whether a unit can attack and has not been named yet."""
    return s.shock.standing[unit] != sh.NO_ATTACK and s.shock.combat_of[unit] == 0


def may_name(q: Question, s: State, unit: int, whom: int, charging: bool) -> bool:
    """Say whether a unit can be named for an attack: whom, and charging or not."""
    left, right = target_before(q, s, unit, sh.LEFT), target_before(q, s, unit, sh.RIGHT)
    if s.move.last_point[unit] and not charging:
        return False
    if charging and not charges_all(q, s, unit, left, right, whom):
        return False
    if whom == sh.BOTH:
        return left >= 0 and right >= 0 and may_take_both(q, s, unit, left, right)
    target, other = (left, right) if whom == sh.LEFT else (right, left)
    if target < 0:
        return False
    return may_take(q, s, unit, target, other) or is_pressed(q, s, unit, target, left, right)


def charges_all(q: Question, s: State, unit: int, left: int, right: int, whom: int) -> bool:
    """Say whether a unit may charge whom it is to attack; sworn to it, it may in any case."""
    if s.move.last_point[unit]:
        return True
    if whom != sh.RIGHT and left >= 0 and not may_charge(q, s, unit, left):
        return False
    return whom == sh.LEFT or right < 0 or may_charge(q, s, unit, right)


def may_take(q: Question, s: State, unit: int, target: int, other: int) -> bool:
    """Say whether a unit can attack one enemy and leave the other before it to others."""
    if s.shock.combat_of[target]:
        number = s.shock.combat_of[target] - 1
        if not has_room(s, number, False) or not takes_all(q, s, number, unit):
            return False
    elif s.shock.combats >= sh.MOST_COMBATS:
        return False
    return other < 0 or s.shock.combat_of[other] > 0 or others_can_take(q, s, unit, other)


def others_can_take(q: Question, s: State, unit: int, target: int) -> bool:
    """Say whether somebody else who is free can attack an enemy."""
    for side in range(at.SIDES_OF_HEX):
        there = beside(q, s.hex[target], side)
        friend = s.unit_at[there] if there >= 0 else at.NONE
        if friend >= 0 and friend != unit and q.side[friend] == q.side[unit]:
            if is_free(s, friend) and can_strike(q, s, friend, target):
                return True
    return False


def may_take_both(q: Question, s: State, unit: int, left: int, right: int) -> bool:
    """Say whether a unit can attack both enemies before it: free ones, or of one combat."""
    if s.shock.combat_of[left] == 0 and s.shock.combat_of[right] == 0:
        return s.shock.combats < sh.MOST_COMBATS
    if s.shock.combat_of[left] != s.shock.combat_of[right]:
        return False
    number = s.shock.combat_of[left] - 1
    return has_room(s, number, False) and takes_all(q, s, number, unit)


def is_pressed(q: Question, s: State, unit: int, target: int, left: int, right: int) -> bool:
    """Say whether an engaged unit must join a combat that it does not strike all of (R31).

    It has no other attack; there is room.
    """
    if s.shock.standing[unit] != sh.ENGAGED or s.shock.combat_of[target] == 0:
        return False
    if left >= 0 and may_take(q, s, unit, left, right):
        return False
    if right >= 0 and may_take(q, s, unit, right, left):
        return False
    if left >= 0 and right >= 0 and may_take_both(q, s, unit, left, right):
        return False
    return has_room(s, s.shock.combat_of[target] - 1, False)


def may_stop(q: Question, s: State) -> bool:
    """Say whether nobody is left who must attack (9.11, 9.12).

    Who has trumped and done nothing else names an attack, if there is one (5.65).
    """
    if s.shock.combats == 0 and is_idle(q, s):
        return False
    for each in range(2):
        contingent = s.current if each == 0 else s.second
        if contingent < 0:
            continue
        for unit in range(q.first_unit[contingent], q.end_of_units[contingent]):
            if is_free(s, unit) and must_attack(q, s, unit):
                return False
    return True


def must_attack(q: Question, s: State, unit: int) -> bool:
    """Say whether a unit not yet named must be: engaged, or bound to an enemy nobody attacks."""
    if s.shock.standing[unit] == sh.ENGAGED:
        for whom in range(sh.BOTH + 1):
            if may_name(q, s, unit, whom, False):
                return True
        return False
    if s.shock.standing[unit] != sh.BOUND:
        return False
    left, right = target_before(q, s, unit, sh.LEFT), target_before(q, s, unit, sh.RIGHT)
    unmet = left >= 0 and s.shock.combat_of[left] == 0
    return unmet or (right >= 0 and s.shock.combat_of[right] == 0)


def designate(q: Question, s: State, value: int) -> None:
    """Name an attack, or no more."""
    if value:
        name_attack(q, s, value)
    else:
        begin_checks(q, s)


def name_attack(q: Question, s: State, value: int) -> None:
    """Name an attack: the unit joins the combat of whom it attacks, or begins one."""
    unit, whom = who_of(value), attack_front(value)
    s.shock.charging[unit] = attack_charges(value)
    left, right = target_before(q, s, unit, sh.LEFT), target_before(q, s, unit, sh.RIGHT)
    target = right if whom == sh.RIGHT else left
    if s.shock.combat_of[target] == 0:
        new_combat(s)
        join(s, s.shock.combats - 1, target, True)
        if whom == sh.BOTH:
            join(s, s.shock.combats - 1, right, True)
    join(s, s.shock.combat_of[target] - 1, unit, False)


# ---- The stages of a shock segment (R36, R74) ----------------------------------------


def begin_segment(q: Question, s: State) -> None:
    """Begin a shock segment: nobody has attacked or been attacked in it."""
    s.shock.coordinated = at.NONE
    for unit in range(q.units):
        s.shock.attacked[unit] = s.shock.targeted[unit] = 0
    s.shock.stage = sh.BY_GUNFIRE
    if s.shock_kind == at.SHOCK_BANZAI or s.shock_kind == at.SHOCK_LURED:
        s.shock.stage = sh.BY_BANZAI
    elif s.shock_kind == at.SHOCK_STAYED:
        s.shock.stage = sh.DESIGNATED
    s.phase = sh.BEGIN_STAGE


def begin_stage(q: Question, s: State) -> None:
    """Begin a stage: of those sent against somebody, or of those who name their attacks."""
    clear_combats(q, s)
    if s.shock.stage == sh.DESIGNATED:
        s.shock.unit = 0
        s.phase = sh.TURN_ENGAGED
        return
    for unit in range(q.units):
        if is_sent(q, s, unit):
            send(s, unit, s.against[unit] - 1)
        if belongs_to_stage(s, unit):
            s.against[unit] = 0
    begin_checks(q, s)


def belongs_to_stage(s: State, unit: int) -> bool:
    """Say whether a unit has been sent against another for the reason of this stage."""
    if s.against[unit] == 0:
        return False
    why = s.why[unit]
    if s.shock_kind == at.SHOCK_LURED:
        return unit == s.shock_unit
    if s.shock.stage == sh.BY_BANZAI:
        return why == at.BY_BANZAI
    return why == at.BY_GUNFIRE or why == at.BY_GUNFIRE_CHARGING


def is_sent(q: Question, s: State, unit: int) -> bool:
    """Say whether a unit attacks in this stage: it stands before whom it was sent against."""
    if not belongs_to_stage(s, unit) or s.hex[unit] < 0 or never_attacks(q, unit):
        return False
    if s.state[unit] > at.DISRUPTED:
        return False
    return can_strike(q, s, unit, s.against[unit] - 1)


def send(s: State, unit: int, target: int) -> None:
    """Have a unit attack whom it was sent against, together with others who were (8.61, 6.51)."""
    if s.shock.combat_of[unit]:
        return
    if s.shock.combat_of[target] == 0:
        new_combat(s)
        join(s, s.shock.combats - 1, target, True)
    number = s.shock.combat_of[target] - 1
    if has_room(s, number, False):
        join(s, number, unit, False)
        s.shock.standing[unit] = sh.UNCHECKED
        s.shock.charging[unit] = 1 if s.why[unit] == at.BY_GUNFIRE_CHARGING else 0


# ---- the engaged turn to an enemy (7.31) ---------------------------------------------


def offer_turn(q: Question, s: State) -> None:
    """Ask how the next engaged unit turns that has nobody before it, or begin to name attacks."""
    while s.shock.unit < q.units and not must_turn(q, s, s.shock.unit):
        s.shock.unit += 1
    if s.shock.unit == q.units:
        see_standings(q, s, s.current)
        if s.second >= 0:
            see_standings(q, s, s.second)
        s.phase = sh.DESIGNATING
        return
    no_options(s)
    for facing in range(at.SIDES_OF_HEX):
        if faces_opponent(q, s, s.shock.unit, facing):
            option(s, facing_value(facing))
    ask(s, sh.TURN_CHOICE, s.shock_side)


def must_turn(q: Question, s: State, unit: int) -> bool:
    """Say whether an engaged unit must turn to shock: where the hit would rout it, it does not."""
    if not is_ordered(q, s, unit):
        return False
    if s.hex[unit] < 0 or s.engaged[unit] == 0 or never_attacks(q, unit):
        return False
    if s.shock.attacked[unit] or has_target(q, s, unit):
        return False
    if not survives_turning(q, s, unit, s.hex[unit]):
        return False
    for facing in range(at.SIDES_OF_HEX):
        if faces_opponent(q, s, unit, facing):
            return True
    return False


def faces_opponent(q: Question, s: State, unit: int, facing: int) -> bool:
    """Say whether a unit turned so has an enemy before it with whom it is engaged."""
    for side in range(at.SIDES_OF_HEX):
        if is_front(facing, side) and s.engaged[unit] & 1 << side:
            enemy = enemy_across(q, s, unit, side)
            if enemy >= 0 and s.shock.targeted[enemy] == 0:
                return True
    return False


def settle_turn(q: Question, s: State, value: int) -> None:
    """Turn the unit, at the cost of a hit in close country (7.14)."""
    turn_a_vertex(q, s, s.shock.unit, facing_of(value))
    s.shock.unit += 1


# ---- two contingents (5.73) ----------------------------------------------------------


def begin_checks(q: Question, s: State) -> None:
    """All attacks are named; of two contingents the coordination roll comes first (5.73)."""
    close_combats(q, s)
    rolls_for_it = s.shock.coordinated < 0 and two_contingents(q, s)
    s.phase = sh.COORDINATING if rolls_for_it else sh.CHECKING


def two_contingents(q: Question, s: State) -> bool:
    first = second = False
    for unit in range(q.units):
        if s.shock.combat_of[unit] and s.shock.standing[unit] != sh.NO_ATTACK:
            first = first or q.contingent[unit] == s.current
            second = second or q.contingent[unit] == s.second
    return first and second


def settle_coordination(q: Question, s: State, die: int) -> None:
    """Note the result of the coordination roll: it is for all attacks of the segment."""
    book = q.rolls
    s.shock.coordinated = roll_result(book, rolls.COORDINATION, die)
    s.phase = sh.CHECKING


# ---- the end -------------------------------------------------------------------------


def end_stage(q: Question, s: State) -> None:
    """End a stage; after the last one the segment is over."""
    for unit in range(q.units):
        if s.against[unit] == 0:
            s.why[unit] = 0
    if s.shock.stage == sh.DESIGNATED or s.shock_kind != at.SHOCK_SEGMENT:
        if s.shock_kind == at.SHOCK_SEGMENT:  # else their own is still to come (9.34)
            for unit in range(q.units):
                s.move.last_point[unit] = 0
        s.phase = s.after_shock
        return
    s.shock.stage = sh.DESIGNATED
    s.phase = sh.BEGIN_STAGE
