"""A reinforcement comes onto the map with its first hex (5.21[4], 5.32; R46, R69)."""

from samurai_odds.play.rules.offering import Numbers, ask, no_options, option
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.movement.fields import beside_enemy
from samurai_odds.ran.field.movement.moving import begin_move
from samurai_odds.ran.field.movement.reactions import begin_event
from samurai_odds.ran.field.pieces import ma, put_unit
from samurai_odds.ran.field.turn.entering import bring_busho, list_entries


def entry_price(q: Numbers, s: Numbers, unit: int, number: int) -> int:
    """Give the movement points of entering the map at a hex, as from clear ground (R69)."""
    closed = q[at.FORMED + unit] and s[at.OPEN + unit] == 0
    return q[(at.HEX_COST if closed else at.OPEN_HEX_COST) + number]


def may_enter_at(q: Numbers, s: Numbers, unit: int, number: int) -> bool:
    """Say whether a unit can enter at a hex: it can pay for it, and heeds 6.34."""
    left = ma(q, s, unit) - entry_price(q, s, unit, number)
    if left == 0:
        return not beside_enemy(q, s, q[at.SIDE + unit], number)
    return left > 0


def can_enter(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether there is a hex at which a waiting unit can enter."""
    for k in range(list_entries(q, s, q[at.CONTINGENT + unit])):
        if may_enter_at(q, s, unit, s[at.QUEUE + k]):
            return True
    return False


def begin_entry(s: Numbers, unit: int) -> None:
    """Let a unit enter the map."""
    s[mv.MOVER] = unit
    s[at.PHASE] = mv.ENTRY_ASKED


def offer_entries(q: Numbers, s: Numbers) -> None:
    """Ask where it enters and how it faces: 1 + 6 * hex + facing."""
    unit = s[mv.MOVER]
    no_options(s)
    found = list_entries(q, s, q[at.CONTINGENT + unit])
    for number in range(q[at.HEXES]):
        for k in range(found):
            if s[at.QUEUE + k] == number and may_enter_at(q, s, unit, number):
                for facing in range(mv.FACINGS):
                    option(s, 1 + mv.FACINGS * number + facing)
    ask(s, mv.ENTRY_CHOICE, q[at.SIDE + unit])


def enter_map(q: Numbers, s: Numbers, value: int) -> None:
    """Put the unit on the map, its busho with the first; the enemy may react."""
    unit, number = s[mv.MOVER], (value - 1) // mv.FACINGS
    put_unit(q, s, unit, number, (value - 1) % mv.FACINGS)
    bring_busho(s, q[at.CONTINGENT + unit], number)
    begin_move(q, s, unit, mv.ON_ORDERS, mv.UNIT_ORDERS)
    s[mv.HALVED] = s[mv.LIMITED] = 0
    s[mv.ALLOWANCE] = ma(q, s, unit)
    s[mv.SPENT] = entry_price(q, s, unit, number)
    s[mv.STEPS] = s[mv.BEGUN] = 1
    s[at.MOVED + unit] = at.CHANGED_HEX
    begin_event(q, s, unit, mv.ENTERS, mv.WALKING)
