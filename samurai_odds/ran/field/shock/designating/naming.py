"""The attacker names his attacks one by one, until nobody is left who must (9.11, 9.2; R71)."""

from samurai_odds.play.rules.offering import Numbers, no_options, option
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.geometry import beside
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.movement.duty import is_idle
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.field.shock.designating.bound import may_charge, target_before
from samurai_odds.ran.field.shock.designating.combats import join, new_combat, room_for, takes_all
from samurai_odds.ran.field.shock.listing import ask_rising
from samurai_odds.ran.field.shock.strikes import can_strike


def offer_attacks(q: Numbers, s: Numbers) -> None:
    """List the attacks that can be named; 0 when nobody is left who must."""
    no_options(s)
    for what in range(2 * sh.CHARGE):
        for each in range(2):
            contingent = s[at.CURRENT] if each == 0 else s[at.SECOND]
            if contingent >= 0:
                first, end = q[at.FIRST_UNIT + contingent], q[at.END_OF_UNITS + contingent]
                for unit in range(first, end):
                    if is_free(s, unit) and may_name(q, s, unit, what):
                        option(s, at.ACTION * what + 1 + unit)
    if s[at.OPTIONS_OPEN] == 0 or may_stop(q, s):
        option(s, 0)
    ask_rising(s, sh.ATTACK_CHOICE, s[at.SHOCK_SIDE])


def is_free(s: Numbers, unit: int) -> bool:
    """Say whether a unit can attack and has not been named yet."""
    return s[sh.STANDING + unit] != sh.NO_ATTACK and s[sh.COMBAT_OF + unit] == 0


def may_name(q: Numbers, s: Numbers, unit: int, what: int) -> bool:
    """Say whether a unit can be named for an attack: whom, and charging or not."""
    whom, charging = what % sh.CHARGE, what >= sh.CHARGE
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
        if not room_for(s, number, unit) or not takes_all(q, s, number, unit):
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
    return room_for(s, number, unit) and takes_all(q, s, number, unit)


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
    return room_for(s, s[sh.COMBAT_OF + target] - 1, unit)


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
        for what in range(sh.CHARGE):
            if may_name(q, s, unit, what):
                return True
        return False
    if s[sh.STANDING + unit] != sh.BOUND:
        return False
    left, right = target_before(q, s, unit, sh.LEFT), target_before(q, s, unit, sh.RIGHT)
    unmet = left >= 0 and s[sh.COMBAT_OF + left] == 0
    return unmet or (right >= 0 and s[sh.COMBAT_OF + right] == 0)


def name_attack(q: Numbers, s: Numbers, value: int) -> None:
    """Name an attack: the unit joins the combat of whom it attacks, or begins one."""
    what, unit = value // at.ACTION, value % at.ACTION - 1
    s[sh.CHARGING + unit] = 1 if what >= sh.CHARGE else 0
    left, right = target_before(q, s, unit, sh.LEFT), target_before(q, s, unit, sh.RIGHT)
    whom = what % sh.CHARGE
    target = right if whom == sh.RIGHT else left
    if s[sh.COMBAT_OF + target] == 0:
        new_combat(s)
        join(s, s[sh.COMBATS] - 1, target, True)
        if whom == sh.BOTH:
            join(s, s[sh.COMBATS] - 1, right, True)
    join(s, s[sh.COMBAT_OF + target] - 1, unit, False)
