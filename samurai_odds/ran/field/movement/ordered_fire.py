"""Fire on orders, before, on or after a unit's way (5.32, 6.13, 8.21; R23)."""

from samurai_odds.play.rules.offering import Numbers, option
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.movement.fields import NO_FIRE, may_fire_at
from samurai_odds.ran.field.movement.moving import end_move
from samurai_odds.ran.field.movement.reactions import begin_event
from samurai_odds.ran.field.movement.shooting import begin_volley, fire_points


def may_fire(q: Numbers, s: Numbers, unit: int, points: int, commanded: bool) -> bool:
    """Say whether a unit may fire on orders with so many points left (6.13, 8.21, 8.18)."""
    if q[at.WEAPON + unit] == at.NO_WEAPON or q[at.TYPE + unit] == at.HONJIN:
        return False
    if s[at.FIRED + unit] or s[at.ENGAGED + unit] or points < fire_points(q, unit):
        return False
    return commanded or q[at.WEAPON + unit] == at.BOW


def list_targets(q: Numbers, s: Numbers) -> None:
    """List whom the unit on the move may fire at: ACTION + 1 + unit.

    Out of command it moves or fires, not both (5.33).
    """
    unit = s[mv.MOVER]
    if s[mv.LIMITED] and s[mv.BEGUN]:
        return
    left = s[mv.ALLOWANCE] - s[mv.SPENT]
    if may_fire(q, s, unit, left, s[mv.LIMITED] == 0):
        enemy = 1 - q[at.SIDE + unit]
        for target in range(q[at.FIRST_OF_SIDE + enemy], q[at.END_OF_SIDE + enemy]):
            if s[at.HEX + target] >= 0 and may_fire_at(q, s, unit, target) != NO_FIRE:
                option(s, at.ACTION + 1 + target)


def has_target(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether there is anybody that a unit can fire at."""
    enemy = 1 - q[at.SIDE + unit]
    for target in range(q[at.FIRST_OF_SIDE + enemy], q[at.END_OF_SIDE + enemy]):
        if s[at.HEX + target] >= 0 and may_fire_at(q, s, unit, target) != NO_FIRE:
            return True
    return False


def fire(q: Numbers, s: Numbers, target: int) -> None:
    """Have the unit on the move fire."""
    unit = s[mv.MOVER]
    s[mv.SPENT] += fire_points(q, unit)
    begin_volley(q, s, unit, target, at.ORDERED_FIRE, mv.HAS_FIRED)


def after_fire(q: Numbers, s: Numbers) -> None:
    """Go on moving, in command (5.32, 5.33).

    Who has been made to charge by the answer comes under fire (8.62, 8.41).
    """
    unit = s[mv.MOVER]
    if s[at.HEX + unit] >= 0 and s[at.AGAINST + unit] > 0:
        begin_event(q, s, unit, mv.CHARGES_IN, mv.MOVE_ASKED)
    elif s[mv.LIMITED]:
        end_move(q, s)
    else:
        s[at.PHASE] = mv.MOVE_ASKED
