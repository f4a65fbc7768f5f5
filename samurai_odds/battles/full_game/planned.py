"""What plans for a turn are made of, when two are one, and what may win at once."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

import numpy as np

from samurai_odds.battles.bots.position_counts import worst_strike
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.packed import PIECE, move_line, order_value
from samurai_odds.battles.rules.layout import Question, State, StrikeOdds
from samurai_odds.battles.rules.pieces import hexes_between, is_of
from samurai_odds.play.game import Lines, Start
from samurai_odds.play.layout import kind_of
from samurai_odds.play.search.planning import planned

_FARTHEST = 8  # hexes that any unit may move
_MOST_MOVED = 3  # units that win together
_MOST_WAYS = 12  # to win at once that are looked at
_MOST_SPARED = 3  # units in danger of which the worst that can go back is spared
_OTHERS = ("hold", "steady")  # what the rest do while one goes back


class _Way(NamedTuple):
    """A unit's move that brings banners at once: how far, from where, where to."""

    hexes: int
    here: int
    there: int
    banners: int


def gist(q: Question, s: State) -> bytes:
    """Give what a plan leads to, but for the sequence in which it ordered and moved."""
    rest: State = s.copy()
    rest.pending = rest.decision = rest.asked = rest.options_open = 0
    ordered = np.sort(s.ordered[: s.orders_given])
    return State.key(rest) + ordered.tobytes()


def aims(q: Question, s: State) -> Sequence[Lines]:
    """List moves to objectives that would bring the side to move all banners that it lacks.

    By as few units as can do it; whether a card can order them, and they can get there, shows
    when it is tried.
    """
    side = int(s.active)
    lacks = int(q.goal[side] - s.sides[side].banners)
    ways = sorted(_ways(q, s, side))
    for units in range(1, _MOST_MOVED + 1):
        choices_of_units = [some for some in combinations(ways, units) if _brings(some) >= lacks]
        if choices_of_units:
            return [_moves(some) for some in choices_of_units[:_MOST_WAYS]]
    return ()


def _ways(q: Question, s: State, side: int) -> Iterator[_Way]:
    """List the moves of units that bring banners at once, as far as one could get."""
    ends = [
        k
        for k in range(int(q.hexes))
        if q.objectives[side, k].capture_banners
        or q.objectives[side, k].cross_banners
        or q.objectives[side, k].exit_banners
    ]
    for unit in range(int(s.units) if ends else 0):
        here, kind = int(s.unit_hex[unit]), int(q.unit_kind[unit])
        if here < 0 or s.unit_side[unit] != side:
            continue
        for there in ends:
            hexes = int(hexes_between(q, here, there))
            if hexes > _FARTHEST:
                continue
            brings = _by_standing_on(q, s, side, kind, there) if hexes else 0
            if brings:
                yield _Way(hexes, here, there, brings)
            if q.objectives[side, there].exit_kinds >> kind & 1:
                brings = int(q.objectives[side, there].exit_banners)
                yield _Way(hexes + 1, here, at.OFF_BOARD, brings)


def _by_standing_on(q: Question, s: State, side: int, kind: int, there: int) -> int:
    """Give the banners that a unit's coming to a hex brings."""
    banners = 0
    if not s.captured[side, there]:
        banners += int(q.objectives[side, there].capture_banners)
    if q.objectives[side, there].cross_kinds >> kind & 1:
        banners += int(q.objectives[side, there].cross_banners)
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
    moves = [line for way in ways for line in _move(way.here, way.there)]
    return (*(_order(way.here) for way in ways), *moves, *_NOBODY_ELSE)


_DECLINED = (at.ORDER_CHOICE, at.DRAGON_CHOICE, at.INITIATIVE_CHOICE)
_NOBODY_ELSE = tuple((kind, 0) for kind in _DECLINED)


def _order(here: int) -> tuple[int, int]:
    return at.ORDER_CHOICE, order_value(PIECE, here)


def _move(here: int, there: int) -> Lines:
    return (
        (at.MOVER_CHOICE, move_line(0, here, 0)),
        (at.MOVE_CHOICE, move_line(0, here, there)),
    )


# ---- between flight and charge -----------------------------------------------------------


def spares(start: Start, card: tuple[int, int]) -> Sequence[tuple[str, Lines]]:
    """Have one unit go back that an enemy's next strike can destroy: the others hold, or go on.

    The unit most in danger of those that the card can order; it goes where it would in a
    withdrawal.
    """
    for here in _in_danger(start)[:_MOST_SPARED]:
        back = planned(start, "withdraw", (card, _order(here), *_NOBODY_ELSE))
        moves = [value for what, value, _ in back.choices if kind_of(what) == at.MOVE_CHOICE]
        if moves and moves[0] != here:
            said = (_order(here), *_move(here, moves[0]))
            return [(author, said) for author in _OTHERS]
    return ()


def _in_danger(start: Start) -> list[int]:
    """List the hexes of units that one strike in the enemy's turn may destroy, the worst first."""
    q, s = Question(start.question.whole), State(start.state)
    hexes = []
    for unit in range(int(s.units)):
        if is_of(s, unit, int(s.active)):
            here = int(s.unit_hex[unit])
            odds = int(worst_strike(q, s, unit, here))
            if odds > 0 and StrikeOdds(q, odds).dies > 0:
                dies = int(StrikeOdds(q, odds).dies * q.unit_banners[unit])
                hexes.append((-dies, -int(StrikeOdds(q, odds).losses), here))
    return [here for _, _, here in sorted(hexes)]
