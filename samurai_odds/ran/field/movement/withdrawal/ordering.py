"""An order to withdraw: who gets away, where to, and his busho's honor (6.4, 7.32; R27, R28)."""

from samurai_odds.play.rules.offering import Numbers, ask, no_options, option
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.geometry import distance
from samurai_odds.ran.field.leaders import lives, lose_busho, rating
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.movement.duty import is_spent
from samurai_odds.ran.field.movement.ends import is_clear
from samurai_odds.ran.field.movement.men.riders import begin_riders
from samurai_odds.ran.field.movement.moving import begin_move
from samurai_odds.ran.field.movement.orders import forget_last_phase
from samurai_odds.ran.field.pieces import tq
from samurai_odds.ran.field.turn.recovering import (
    may_recover,
    may_remove_hits,
    recover,
    remove_hits,
)


def begin_withdrawal(q: Numbers, s: Numbers) -> None:
    """Begin the withdrawal of the contingent under orders: first its engaged units roll."""
    forget_last_phase(q, s)
    s[mv.SHOOTS] = 0
    s[mv.MOVER] = at.NONE
    for unit in range(q[at.UNITS]):
        s[mv.STAYED + unit] = s[mv.WITHDREW + unit] = 0
        s[mv.CHASES + unit] = s[mv.TARGETED + unit] = 0
        s[mv.NEAR_AT_FIRST + unit] = 0
        if s[at.HEX + unit] >= 0 and has_enemy_near(q, s, unit):
            s[mv.NEAR_AT_FIRST + unit] = 1
    s[mv.STEP] = q[at.FIRST_UNIT + s[at.CURRENT]]
    s[at.PHASE] = mv.BREAKING_AWAY


def has_enemy_near(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether an enemy unit, active or not, is within two hexes of one (6.42)."""
    enemy = 1 - q[at.SIDE + unit]
    for other in range(q[at.FIRST_OF_SIDE + enemy], q[at.END_OF_SIDE + enemy]):
        if s[at.HEX + other] >= 0:
            if distance(q, s[at.HEX + unit], s[at.HEX + other]) <= mv.NEAR:
                return True
    return False


def next_engaged(q: Numbers, s: Numbers) -> int:
    """Find the next engaged unit that has not rolled; NONE."""
    for unit in range(s[mv.STEP], q[at.END_OF_UNITS + s[at.CURRENT]]):
        if s[at.HEX + unit] >= 0 and s[at.ENGAGED + unit] and q[at.TYPE + unit] != at.HONJIN:
            return unit
    return at.NONE


def rolled_away(q: Numbers, s: Numbers, die: int) -> None:
    """An engaged unit gets away with its TQ or lower, else stays and must shock (7.32)."""
    unit = next_engaged(q, s)
    s[mv.STEP] = unit + 1
    bonus = s[at.CHECK_BONUS + q[at.CONTINGENT + unit]]
    s[mv.STAYED + unit] = 0 if die - bonus <= tq(q, s, unit) else 1


def offer_withdrawing(q: Numbers, s: Numbers) -> None:
    """Ask which unit withdraws next, or removes hits, or recovers: ACTION * what + 1 + unit.

    0 for no more, once all have tried that an active enemy is near (6.42).
    """
    contingent, side = s[at.CURRENT], s[at.ACTIVE]
    first, end = q[at.FIRST_UNIT + contingent], q[at.END_OF_UNITS + contingent]
    no_options(s)
    if not any_must(q, s, first, end):
        option(s, 0)
    for what in range(mv.CHANGE_ORDER):
        for unit in range(first, end):
            if s[at.HEX + unit] >= 0 and s[at.ACTED + unit] == 0:
                if may_do(q, s, unit, what):
                    option(s, at.ACTION * what + 1 + unit)
    ask(s, mv.WITHDRAW_CHOICE, side)


def any_must(q: Numbers, s: Numbers, first: int, end: int) -> bool:
    """Say whether a unit must still try to withdraw: an active enemy is near (6.42)."""
    for unit in range(first, end):
        if s[at.HEX + unit] >= 0 and s[at.ACTED + unit] == 0 and may_withdraw(q, s, unit):
            if not is_clear(q, s, unit, s[at.HEX + unit]):
                return True
    return False


def may_withdraw(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether a unit can be told to withdraw: no Honjin, none that stays engaged."""
    return q[at.TYPE + unit] != at.HONJIN and s[mv.STAYED + unit] == 0


def may_do(q: Numbers, s: Numbers, unit: int, what: int) -> bool:
    """Say whether a unit can do something on an order to withdraw (6.41, 6.42)."""
    if what == mv.MOVE:
        return may_withdraw(q, s, unit)
    if s[mv.NEAR_AT_FIRST + unit] or what == mv.HARASS or is_spent(s, unit):
        return False
    return may_remove_hits(q, s, unit) if what == mv.REMOVE_HITS else may_recover(q, s, unit)


def chose_withdrawing(q: Numbers, s: Numbers, value: int) -> None:
    """Withdraw a unit; or go on: the busho may ride if he has not gone along (4.34, R26)."""
    if value == 0:
        begin_riders(s, s[at.CURRENT], mv.SEPPUKU)
        return
    unit, what = value % at.ACTION - 1, value // at.ACTION
    s[at.ACTED + unit] = 1 + what
    if what == mv.MOVE:
        begin_move(q, s, unit, mv.WITHDRAWING, mv.WITHDRAWN)
    elif what == mv.REMOVE_HITS:
        remove_hits(s, unit)
    else:
        recover(q, s, unit)


def note_withdrawn(q: Numbers, s: Numbers) -> None:
    """Note that a unit has withdrawn, and whose busho has gone along with it."""
    unit = s[mv.MOVER]
    number = s[at.HEX + unit]
    s[at.PHASE] = mv.WITHDRAW_ORDERS
    if number < 0 or number == s[mv.ORIGIN]:
        return
    s[mv.WITHDREW + unit] = 1
    if s[mv.WITH_BUSHO]:
        s[at.BUSHO_MOVED + s[at.CURRENT]] = 1


def honor_is_due(q: Numbers, s: Numbers) -> bool:
    """Say whether the busho who gave the order is alive to answer for it (6.44)."""
    return lives(s, s[at.CURRENT])


def rolled_honor(q: Numbers, s: Numbers, die: int) -> None:
    """Above his rating he commits seppuku; his men may flee (6.44, 10.51, R28)."""
    busho = s[at.CURRENT]
    s[at.PHASE] = mv.BANZAI
    if die > rating(q, s, busho):
        s[at.TALLY + s[at.ACTIVE] * at.TALLIES + at.SEPPUKU] += 1
        lose_busho(q, s, busho, True)
