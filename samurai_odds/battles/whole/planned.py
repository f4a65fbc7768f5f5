"""What plans for a turn are made of, when two are one, and what may win at once."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.decisions import PIECE, move_line, order_value
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.pieces import hexes_between, objective
from samurai_odds.play.game import Lines, State

_HEAD = (at.PHASE, at.ACTIVE, at.TURN, at.ENDED, at.WINNER)
_IN_SEQUENCE = (  # of orders and moves: what is done is the same in any
    (at.SECTION_ROOM, 8),
    (at.TOGETHER_ROOM, 8),
    (at.ORDERED, at.MOST_PIECES),
    (at.NEXT_MOVE, 1),
)
_FARTHEST = 8  # hexes that any unit may move
_MOST_MOVED = 3  # units that win together
_MOST_WAYS = 12  # to win at once that are looked at


class _Way(NamedTuple):
    """A unit's move that brings banners at once: how far, from where, where to."""

    hexes: int
    here: int
    there: int
    banners: int


def gist(q: Any, s: State) -> bytes:
    """Give what a plan leads to, but for the sequence in which it ordered and moved."""
    rest = s.copy()
    for place, length in _IN_SEQUENCE:
        rest[place : place + length] = 0
    given = int(s[at.ORDERS_GIVEN])
    ordered = np.sort(s[at.ORDERED : at.ORDERED + given])
    head = s[list(_HEAD)]
    return b"".join(part.tobytes() for part in (head, rest[at.POOL : at.REACHED], ordered))


def aims(q: Any, s: State) -> Sequence[Lines]:
    """List moves to objectives that would bring the side to move all banners that it lacks.

    By as few units as can do it; whether a card can order them, and they can get there, shows
    when it is tried.
    """
    side = int(s[at.ACTIVE])
    lacks = int(q[at.GOAL + side] - s[side_row(side) + at.BANNERS])
    ways = sorted(_ways(q, s, side))
    for units in range(1, _MOST_MOVED + 1):
        found = [some for some in combinations(ways, units) if _brings(some) >= lacks]
        if found:
            return [_moves(some) for some in found[:_MOST_WAYS]]
    return ()


def _ways(q: Any, s: State, side: int) -> Iterator[_Way]:
    """List the moves of units that bring banners at once, as far as one could get."""
    at_once = at.CAPTURE_BANNERS, at.CROSS_BANNERS, at.EXIT_BANNERS
    ends = [k for k in range(int(q[at.HEXES])) if any(objective(q, side, k, w) for w in at_once)]
    for unit in range(int(s[at.UNITS]) if ends else 0):
        here, kind = int(s[at.UNIT_HEX + unit]), int(q[at.UNIT_KIND + unit])
        if here < 0 or s[at.UNIT_SIDE + unit] != side:
            continue
        for there in ends:
            hexes = int(hexes_between(q, here, there))
            if hexes > _FARTHEST:
                continue
            brings = _by_standing_on(q, s, side, kind, there) if hexes else 0
            if brings:
                yield _Way(hexes, here, there, brings)
            if objective(q, side, there, at.EXIT_KINDS) >> kind & 1:
                brings = int(objective(q, side, there, at.EXIT_BANNERS))
                yield _Way(hexes + 1, here, at.OFF_BOARD, brings)


def _by_standing_on(q: Any, s: State, side: int, kind: int, there: int) -> int:
    """Give the banners that a unit's coming to a hex brings."""
    banners = 0
    if not s[at.CAPTURED + side * at.MOST_HEXES + there]:
        banners += int(objective(q, side, there, at.CAPTURE_BANNERS))
    if objective(q, side, there, at.CROSS_KINDS) >> kind & 1:
        banners += int(objective(q, side, there, at.CROSS_BANNERS))
    return banners


def _brings(ways: Sequence[_Way]) -> int:
    """Add up the banners of moves made together; 0 if they cannot be."""
    movers = {way.here for way in ways}
    ends = [way.there for way in ways if way.there != at.OFF_BOARD]
    if len(movers) < len(ways) or len(set(ends)) < len(ends):
        return 0
    return sum(way.banners for way in ways)


def _moves(ways: Sequence[_Way]) -> Lines:
    """Write orders to some units and no others, and their moves, as a script has them."""
    orders = [(at.ORDER_CHOICE, order_value(PIECE, way.here)) for way in ways]
    moves = [
        line
        for way in ways
        for line in (
            (at.MOVER_CHOICE, move_line(0, way.here, 0)),
            (at.MOVE_CHOICE, move_line(0, way.here, way.there)),
        )
    ]
    none = [(kind, 0) for kind in (at.ORDER_CHOICE, at.DRAGON_CHOICE, at.INITIATIVE_CHOICE)]
    return (*orders, *moves, *none)
