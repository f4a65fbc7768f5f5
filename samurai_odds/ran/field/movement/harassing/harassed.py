"""What harassment provokes: a charge upon guns, a step forward, a ride (8.35, 8.36, 8.62; R37)."""

from samurai_odds.play.rules.offering import Numbers, ask, no_options, option
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.geometry import beside, distance, is_front, passable
from samurai_odds.ran.field.leaders import go_along
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.movement.ends import has_before
from samurai_odds.ran.field.movement.men.alone import begin_alarm
from samurai_odds.ran.field.movement.moving import begin_move
from samurai_odds.ran.field.movement.reactions import begin_event
from samurai_odds.ran.field.pieces import move_unit
from samurai_odds.ran.field.shock import layout as sh


def after_harassing(q: Numbers, s: Numbers) -> None:
    """Carry out what the target has been provoked to: a step forward, or a ride (8.35, 8.36).

    First who harasses guns and has been made to charge them comes under fire (8.62, 8.41).
    """
    target, unit = s[mv.QUARRY], s[mv.HARASSER]
    provoked = s[sh.LURED]
    s[sh.LURED] = 0
    s[at.PHASE] = mv.UNIT_ORDERS
    if s[at.HEX + unit] >= 0 and s[at.AGAINST + unit] > 0:
        begin_event(q, s, unit, mv.CHARGES_IN, after_charge(s, target, provoked))
        return
    if s[at.HEX + target] < 0:
        return
    if provoked == sh.LURED_ON:
        s[at.PHASE] = mv.LURED_FORWARD
    elif provoked == sh.RIDES_OUT and s[at.HEX + unit] >= 0:
        s[mv.TARGET] = unit
        begin_move(q, s, target, mv.FOLLOWING, mv.FOLLOWED)


def after_charge(s: Numbers, target: int, provoked: int) -> int:
    """Give the phase after a harasser's charge: guns may have been lured forward too (8.35)."""
    lured = s[at.HEX + target] >= 0 and provoked == sh.LURED_ON
    return mv.LURED_FORWARD if lured else mv.UNIT_ORDERS


def offer_lured(q: Numbers, s: Numbers) -> None:
    """Ask into which of its front hexes who has been lured goes; if it cannot it stays (8.35)."""
    target = s[mv.QUARRY]
    number = s[at.HEX + target]
    no_options(s)
    for there in range(q[at.HEXES]):
        if distance(q, number, there) == 1 and may_be_lured_to(q, s, target, there):
            option(s, 1 + there)
    if s[at.OPTIONS_OPEN] > 0:
        ask(s, mv.LURED_CHOICE, q[at.SIDE + target])
    else:
        s[at.PHASE] = mv.UNIT_ORDERS


def may_be_lured_to(q: Numbers, s: Numbers, target: int, there: int) -> bool:
    """Say whether an adjacent hex is to a unit's front, open and free."""
    number = s[at.HEX + target]
    for side in range(at.SIDES_OF_HEX):
        if beside(q, number, side) == there and is_front(s[at.FACING + target], side):
            return passable(q, number, side) and s[at.UNIT_AT + there] < 0
    return False


def lure(q: Numbers, s: Numbers, value: int) -> None:
    """Move who has been lured a hex forward, a busho with it (8.35, R37)."""
    target = s[mv.QUARRY]
    start = s[at.HEX + target]
    move_unit(q, s, target, value - 1)
    go_along(q, s, q[at.SIDE + target], start, value - 1)
    begin_alarm(q, s, target, mv.UNIT_ORDERS)


def after_following(q: Numbers, s: Numbers) -> None:
    """Have Kibamusha that have caught up with the harasser shock it at once (8.36)."""
    target, unit = s[mv.QUARRY], s[mv.HARASSER]
    s[at.PHASE] = mv.UNIT_ORDERS
    if s[at.HEX + target] < 0 or s[at.HEX + unit] < 0:
        return
    if distance(q, s[at.HEX + target], s[at.HEX + unit]) == 1:
        if has_before(q, s, s[at.HEX + target], s[at.FACING + target], unit):
            s[at.AGAINST + target], s[at.WHY + target] = 1 + unit, at.BY_LURE
            s[at.SHOCK_KIND], s[at.SHOCK_SIDE] = at.SHOCK_LURED, q[at.SIDE + target]
            s[at.SHOCK_UNIT], s[at.AFTER_SHOCK] = target, mv.UNIT_ORDERS
            s[at.PHASE] = at.SHOCK_BEGIN
