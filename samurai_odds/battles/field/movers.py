"""Who moves next: Movement (Phase 3) goes in the sequence of the player's choice.

The pieces still to move stand in the list of orders from NEXT_MOVE on, as they were ordered.
The one that is chosen is put there before the others, so that the list tells the sequence of
the moves. A piece that is shut in now may move once another has made room.
"""

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.cards.orders import rides_along
from samurai_odds.battles.field.movement import (
    hexes_for_unit,
    reach_of_leader,
    reach_of_unit,
    unit_may_enter,
)
from samurai_odds.battles.field.pieces import beside
from samurai_odds.engine.inlining import inlined
from samurai_odds.play.rules.offering import Numbers, ask, no_options, option


@inlined
def offer_movers(q: Numbers, s: Numbers) -> None:
    """List who can move next; 0 is nobody more.

    Where one piece only can move, it is its turn without asking: it may stay.
    """
    no_options(s)
    option(s, 0)
    last = at.NONE
    for k in range(s[at.NEXT_MOVE], s[at.ORDERS_GIVEN]):
        piece = s[at.ORDERED + k]
        if hex_of(s, piece) >= 0 and can_move(q, s, piece):
            option(s, mover_named(s, piece))
            last = k
    if s[at.OPTIONS_OPEN] > 2:
        ask(s, at.MOVER_CHOICE, s[at.ACTIVE])
    elif last >= 0:
        moves_next(s, last)
    else:
        s[at.PHASE] = at.CHOOSE_BATTLE


def hex_of(s: Numbers, piece: int) -> int:
    """Say where a piece stands, NOWHERE if it has left the board with a unit that it joined."""
    if piece < at.MOST_UNITS:
        return s[at.UNIT_HEX + piece]
    return s[at.LEADER_HEX + piece - at.MOST_UNITS]


def mover_named(s: Numbers, piece: int) -> int:
    """Name a piece as orders do: by its hex, and a leader with a unit as one who splits."""
    place = hex_of(s, piece)
    if piece >= at.MOST_UNITS and s[at.UNIT_AT + place] >= 0:
        return at.ORDER_SPLIT + place
    return at.ORDER_PIECE + place


@inlined
def can_move(q: Numbers, s: Numbers, piece: int) -> bool:
    """Say whether a piece can go anywhere now."""
    opened = s[at.OPTIONS_OPEN]
    if piece >= at.MOST_UNITS:
        reach_of_leader(q, s, piece - at.MOST_UNITS)
    elif has_room(q, s, piece):
        return True
    else:
        reach_of_unit(q, s, piece)  # shut in: it may still leave the board
    found = s[at.OPTIONS_OPEN] > opened
    s[at.OPTIONS_OPEN] = opened
    return found


def has_room(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether a unit may enter a hex next to it."""
    if hexes_for_unit(q, s, unit) == 0:
        return False
    leader = rides_along(q, s, unit)
    for direction in range(6):
        there = beside(q, s[at.UNIT_HEX + unit], direction)
        if there >= 0 and unit_may_enter(q, s, unit, leader, there):
            return True
    return False


@inlined
def choose_mover(s: Numbers, value: int) -> None:
    """Let the piece named move; with 0 nobody else does."""
    if value == 0:
        s[at.PHASE] = at.CHOOSE_BATTLE
        return
    place = s[at.NEXT_MOVE]
    while hex_of(s, s[at.ORDERED + place]) < 0 or (mover_named(s, s[at.ORDERED + place]) != value):
        place += 1
    moves_next(s, place)


@inlined
def moves_next(s: Numbers, place: int) -> None:
    """Put the piece at a place of the list before the others, and let it move."""
    piece = s[at.ORDERED + place]
    while place > s[at.NEXT_MOVE]:
        s[at.ORDERED + place] = s[at.ORDERED + place - 1]
        place -= 1
    s[at.ORDERED + place] = piece
    s[at.PHASE] = at.MOVE_PIECES
