"""Busho move by themselves, after their orders or on a Busho Movement Order (4.34, 4.42, 4.6).

A Samurai moves as a busho does (10.24); his charge is in `samurai_moves`.
"""

from samurai_odds.play.rules.offering import Numbers, ask, no_options, option
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.geometry import beside, passable
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.movement.fields import in_enemy_zone
from samurai_odds.ran.field.movement.reach import FAR, enter, spot_of, wipe


def begin_riders(s: Numbers, first: int, after: int) -> None:
    """Let busho move, beginning with that of a contingent; ``after`` is the phase that follows."""
    s[mv.RIDER], s[mv.AFTER_RIDERS] = first, after
    s[at.PHASE] = mv.RIDERS


def begin_busho_order(q: Numbers, s: Numbers) -> None:
    """Let all busho of a side but the So-Taisho move (4.42)."""
    before = q[at.FIRST_CONTINGENT + s[at.ACTIVE]] - 1
    begin_riders(s, next_rider(q, s, before), at.ORDERS_DONE)


def offer_ride(q: Numbers, s: Numbers) -> None:
    """Ask where the next busho moves: 0 he stays, 1 + hex."""
    busho = s[mv.RIDER]
    if busho < 0:
        s[at.PHASE] = s[mv.AFTER_RIDERS]
        return
    no_options(s)
    option(s, 0)
    if s[at.BUSHO_HEX + busho] >= 0 and s[at.BUSHO_MOVED + busho] == 0:
        side = q[at.SIDE_OF + busho]
        find_ways(q, s, side, s[at.BUSHO_HEX + busho], busho_points(q, s, busho), False)
        for number in range(q[at.HEXES]):
            if s[mv.SPOT_AT + number] and number != s[at.BUSHO_HEX + busho]:
                option(s, 1 + number)
    ask(s, mv.BUSHO_CHOICE, s[at.ACTIVE])


def ride(q: Numbers, s: Numbers, value: int) -> None:
    """Move a busho, and go on to the next."""
    busho = s[mv.RIDER]
    if value > 0:
        s[at.BUSHO_HEX + busho], s[at.BUSHO_MOVED + busho] = value - 1, 1
        s[at.COMMAND_KNOWN] = 0
    s[mv.RIDER] = next_rider(q, s, busho)


def next_rider(q: Numbers, s: Numbers, busho: int) -> int:
    """Give whose busho moves next: the other contingent's under orders, or on a Busho Movement
    Order the next but the So-Taisho's (4.42); NONE."""
    if s[at.ORDER] != at.BUSHO_MOVEMENT:
        return s[at.SECOND] if busho == s[at.CURRENT] else at.NONE
    side = s[at.ACTIVE]
    for other in range(busho + 1, q[at.END_OF_CONTINGENTS + side]):
        if other != q[at.CHIEF + side]:
            return other
    return at.NONE


def busho_points(q: Numbers, s: Numbers, busho: int) -> int:
    """Give a busho's movement points: fewer wounded, and starting in an enemy zone (4.62)."""
    wounded = s[at.FATE + busho] == at.WOUNDED
    if in_enemy_zone(s, q[at.SIDE_OF + busho], s[at.BUSHO_HEX + busho]):
        return mv.WOUNDED_HELD_MA if wounded else mv.HELD_MA
    return mv.WOUNDED_MA if wounded else mv.BUSHO_MA


def find_ways(q: Numbers, s: Numbers, side: int, start: int, points: int, charging: bool) -> None:
    """Note what each hex costs that a man without a unit can reach (4.71, 10.28).

    At the price of open order; not into enemy units' hexes; into an enemy zone only to a
    friendly unit there, and no farther. A Samurai that charges heeds no zone.
    """
    wipe(s)
    enter(s, spot_of(s, start), 0, 0, 0)
    first, waiting = 0, 1
    while waiting > 0:
        node = s[mv.SEARCH_QUEUE + first]
        first = (first + 1) % mv.MOST_NODES
        waiting -= 1
        s[mv.WAITING + node] = 0
        number, cost = s[mv.SPOT_HEX + node // mv.FACINGS], s[mv.NODE_COST + node]
        held = in_enemy_zone(s, side, number) and not charging
        if held and number != start:
            continue
        for direction in range(at.SIDES_OF_HEX):
            if may_ride(q, s, side, number, direction, charging):
                total = cost + q[at.OPEN_COST + at.SIDES_OF_HEX * number + direction]
                if total <= points:
                    there = beside(q, number, direction)
                    waiting += enter(s, spot_of(s, there), 0, total, first + waiting)


def may_ride(
    q: Numbers, s: Numbers, side: int, number: int, direction: int, charging: bool
) -> bool:
    """Say whether a man without a unit can go across a side of a hex (4.71, 10.28)."""
    if not passable(q, number, direction):
        return False
    there = beside(q, number, direction)
    unit = s[at.UNIT_AT + there]
    if unit >= 0:
        return q[at.SIDE + unit] == side
    return charging or not in_enemy_zone(s, side, there)


def ride_cost(s: Numbers, number: int) -> int:
    """Give the movement points to a hex, FAR if it was not reached."""
    spot = s[mv.SPOT_AT + number] - 1
    return s[mv.NODE_COST + mv.FACINGS * spot] if spot >= 0 else FAR
