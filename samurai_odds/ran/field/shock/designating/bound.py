"""Who may attack, and who must (9.11-9.14, 7.31, 9.31; R17, R35, R71, R98)."""

from samurai_odds.play.rules.offering import Numbers
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.geometry import distance
from samurai_odds.ran.field.movement.command import in_command
from samurai_odds.ran.field.movement.duty import is_spent
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.field.shock.strikes import enemy_before


def target_before(q: Numbers, s: Numbers, unit: int, which: int) -> int:
    """Give the enemy before a unit, LEFT or RIGHT, that can still be attacked; NONE."""
    enemy = enemy_before(q, s, unit, which)
    return enemy if enemy >= 0 and s[sh.TARGETED + enemy] == 0 else at.NONE


def has_target(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether a unit has an enemy before it that can still be attacked."""
    left, right = target_before(q, s, unit, sh.LEFT), target_before(q, s, unit, sh.RIGHT)
    return left >= 0 or right >= 0


def never_attacks(q: Numbers, unit: int) -> bool:
    """Say whether a unit never makes a shock attack (9.13, 4.54)."""
    kind = q[at.TYPE + unit]
    return kind == at.AS_T or kind == at.AS_B or kind == at.HONJIN


def standing(q: Numbers, s: Numbers, unit: int) -> int:
    """Say how a unit may attack: not, by choice with a check or without, bound, or engaged."""
    if s[at.HEX + unit] < 0 or never_attacks(q, unit) or s[sh.ATTACKED + unit]:
        return sh.NO_ATTACK
    if not has_target(q, s, unit):
        return sh.NO_ATTACK
    if s[at.ENGAGED + unit]:
        return sh.ENGAGED
    if s[at.SHOCK_KIND] == at.SHOCK_STAYED:
        return sh.NO_ATTACK
    bow = q[at.WEAPON + unit] != at.NO_WEAPON
    if s[at.MOVED + unit] and not bow and may_be_bound(q, s, unit):
        return sh.BOUND
    if s[at.STATE + unit] != at.ORDERED or is_spent(s, unit):
        return sh.NO_ATTACK
    if s[at.MOVED + unit]:
        return sh.UNCHECKED
    return sh.CHECKS if in_command(q, s, unit) else sh.NO_ATTACK


def may_be_bound(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether moving binds a unit to shock: disrupted before it moved, by the switch (R98)."""
    return q[at.DISRUPTED_ATTACK] == 1 or s[at.START_STATE + unit] == at.ORDERED


def see_standings(q: Numbers, s: Numbers, contingent: int) -> None:
    """Note of each unit of a contingent how it may attack."""
    for unit in range(q[at.FIRST_UNIT + contingent], q[at.END_OF_UNITS + contingent]):
        s[sh.STANDING + unit] = standing(q, s, unit)


def may_charge(q: Numbers, s: Numbers, unit: int, target: int) -> bool:
    """Say whether Kibamusha may charge: they came from afar (9.31, 9.35; R35)."""
    kind = q[at.TYPE + unit]
    if kind != at.KB and kind != at.KBH:
        return False
    if s[at.MOVED + unit] != at.CHANGED_HEX or s[at.ENGAGED + unit]:
        return False
    start, there = s[at.START_HEX + unit], s[at.START_HEX + target]
    return start < 0 or there < 0 or distance(q, start, there) > 1
