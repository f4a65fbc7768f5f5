"""What who has trumped owes: he cannot do nothing (5.65)."""

from samurai_odds.play.rules.offering import Numbers
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.geometry import beside, is_front
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.movement.command import in_command


def is_under_orders(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether a unit's contingent is under orders in this phase (5.31, 5.73)."""
    contingent = q[at.CONTINGENT + unit]
    return contingent == s[at.CURRENT] or contingent == s[at.SECOND]


def owes_action(q: Numbers, s: Numbers) -> bool:
    """Say whether who has trumped has still to do something: move, fire, or be able to attack."""
    if s[at.MUST_ACT] == 0 or s[mv.SHOOTS]:
        return False
    side = s[at.ACTIVE]
    for unit in range(q[at.FIRST_OF_SIDE + side], q[at.END_OF_SIDE + side]):
        if is_under_orders(q, s, unit) and s[at.HEX + unit] >= 0:
            if s[at.HEX + unit] != s[at.START_HEX + unit] or can_attack(q, s, unit):
                return False
    return True


def can_attack(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether a unit will be able to shock an enemy from where it stands (9.11-9.14)."""
    kind = q[at.TYPE + unit]
    if kind == at.AS_T or kind == at.AS_B or kind == at.HONJIN or s[at.STATE + unit] != at.ORDERED:
        return False
    if s[at.ENGAGED + unit] == 0 and not in_command(q, s, unit):
        return False
    number = s[at.HEX + unit]
    for side in range(at.SIDES_OF_HEX):
        if is_front(s[at.FACING + unit], side):
            if q[at.PASSABLE + at.SIDES_OF_HEX * number + side]:
                other = s[at.UNIT_AT + beside(q, number, side)]
                if other >= 0 and q[at.SIDE + other] != q[at.SIDE + unit]:
                    return True
    return False
