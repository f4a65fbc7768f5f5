"""Who is under orders, whose action is spent, and what who has trumped owes (4.0, 8.31, 5.65)."""

from samurai_odds.play.rules.offering import Numbers
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.geometry import beside, is_front
from samurai_odds.ran.field.leaders import lives
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.movement.command import in_command


def is_under_orders(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether a unit's contingent is under orders in this phase (5.31, 5.73).

    Only while its busho lives: it is he who gives them (4.0).
    """
    contingent = q[at.CONTINGENT + unit]
    named = contingent == s[at.CURRENT] or contingent == s[at.SECOND]
    return named and lives(s, contingent)


def owes_action(q: Numbers, s: Numbers) -> bool:
    """Say whether who has trumped has still to do something, and nobody who could attack.

    To have moved somebody to another hex, or to have fired, is something.
    """
    if not is_idle(q, s):
        return False
    for unit in range(q[at.FIRST_UNIT + s[at.CURRENT]], q[at.END_OF_UNITS + s[at.CURRENT]]):
        if s[at.HEX + unit] >= 0 and can_attack(q, s, unit):
            return False
    return True


def is_idle(q: Numbers, s: Numbers) -> bool:
    """Say whether who has trumped has not moved or fired yet; who was lost on his way has moved."""
    if s[at.MUST_ACT] == 0 or s[mv.SHOOTS]:
        return False
    for unit in range(q[at.FIRST_UNIT + s[at.CURRENT]], q[at.END_OF_UNITS + s[at.CURRENT]]):
        if s[at.MOVED + unit] == at.CHANGED_HEX and s[at.HEX + unit] != s[at.START_HEX + unit]:
            return False
    return True


def is_spent(s: Numbers, unit: int) -> bool:
    """Say whether what a unit has done is all that it does (8.31, 11.71, 6.63).

    For harassers in the whole turn, else in this Orders Phase.
    """
    if s[at.FIRED + unit] == at.HAS_HARASSED:
        return True
    return 1 + mv.HARASS <= s[at.ACTED + unit] <= 1 + mv.CHANGE_ORDER


def can_attack(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether a unit will be able to shock an enemy from where it stands (9.11-9.14)."""
    kind = q[at.TYPE + unit]
    if kind == at.AS_T or kind == at.AS_B or kind == at.HONJIN or s[at.STATE + unit] != at.ORDERED:
        return False
    if s[at.ENGAGED + unit] == 0 and (is_spent(s, unit) or not in_command(q, s, unit)):
        return False
    number = s[at.HEX + unit]
    for side in range(at.SIDES_OF_HEX):
        if is_front(s[at.FACING + unit], side):
            if q[at.PASSABLE + at.SIDES_OF_HEX * number + side]:
                other = s[at.UNIT_AT + beside(q, number, side)]
                if other >= 0 and q[at.SIDE + other] != q[at.SIDE + unit]:
                    return True
    return False
