"""Retreats on the board: where a unit or a leader may go, and Lack of Honor's nearest units."""

from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.battles.rules.movement import leader_may_pass, leader_may_stop, unit_may_enter
from samurai_odds.battles.rules.pieces import (
    behind,
    hexes_between,
    leader_of,
    put_leader,
    put_unit,
)
from samurai_odds.play.offering import ask, no_options, option

# ---- Retreats ------------------------------------------------------------------------


def offer_retreats(q: Question, s: State, unit: int, wanted: int) -> None:
    """List the hexes where a unit's retreat may end.

    Paths without loss come first, and must be taken if there are any; a path that meets a
    lone leader to join ends there and counts as whole (B29). Without one, every hex
    from which the retreat cannot go on.
    """
    side, start = s.unit_side[unit], s.unit_hex[unit]
    no_options(s)
    s.queue[0], s.reached[start] = start, 0
    first, last = 0, 1
    while first < last:
        here = s.queue[first]
        first += 1
        if retreat_is_whole(q, s, unit, here, wanted):
            option(s, here)
            continue
        for k in range(2):
            there = behind(q, side, here, k)
            if there >= 0 and may_retreat_to(q, s, unit, there) and not queued(s, last, there):
                s.reached[there] = s.reached[here] + 1
                s.queue[last] = there
                last += 1
    if s.options_open == 0:
        for k in range(last):
            if retreat_ends(q, s, unit, s.queue[k]):
                option(s, s.queue[k])
    ask(s, at.RETREAT_CHOICE, side)


def retreat_is_whole(q: Question, s: State, unit: int, here: int, wanted: int) -> bool:
    """Return whether a retreat that has come to a hex is done: far enough, or a leader joined."""
    if s.reached[here] == wanted:
        return True
    return here != s.unit_hex[unit] and s.leader_at[here] >= 0


def may_retreat_to(q: Question, s: State, unit: int, there: int) -> bool:
    """Return whether a unit may retreat onto a hex: it may enter it, its leader with it."""
    return unit_may_enter(q, s, unit, leader_of(q, s, unit), there)


def queued(s: State, last: int, place: int) -> bool:
    for k in range(last):
        if s.queue[k] == place:
            return True
    return False


def retreat_ends(q: Question, s: State, unit: int, here: int) -> bool:
    """Return whether a retreat cannot go on from a hex."""
    side = s.unit_side[unit]
    for k in range(2):
        there = behind(q, side, here, k)
        if there >= 0 and may_retreat_to(q, s, unit, there):
            return False
    return True


def retreat_to(q: Question, s: State, unit: int, there: int) -> tuple[int, bool]:
    """Move a unit with its leader back; give the hexes, and whether it joins a leader."""
    start = s.unit_hex[unit]
    hexes = hexes_between(q, start, there)
    if hexes == 0:
        return 0, False
    leader, joins = leader_of(q, s, unit), s.leader_at[there] >= 0
    put_unit(q, s, unit, there)
    if leader >= 0:
        put_leader(q, s, leader, there)
    return hexes, joins


# ---- Leader Retreat ------------------------------------------------------------------


def offer_fates(q: Question, s: State, leader: int) -> None:
    """List where a lone leader may retreat to, through friends, and seppuku."""
    side, start = q.leader_side[leader], s.leader_hex[leader]
    most = q.combat_general.leader_hexes
    no_options(s)
    option(s, at.OFF_BOARD)
    s.queue[0], s.reached[start] = start, 0
    first, last = 0, 1
    while first < last:
        here = s.queue[first]
        first += 1
        if s.reached[here] == most:
            continue
        for k in range(2):
            there = behind(q, side, here, k)
            if there >= 0 and leader_may_pass(q, s, side, there) and not queued(s, last, there):
                s.reached[there] = s.reached[here] + 1
                s.queue[last] = there
                last += 1
                if leader_may_stop(q, s, leader, there):
                    option(s, there)
    ask(s, at.FATE_CHOICE, side)


# ---- Lack of Honor -------------------------------------------------------------------


def lack_is_due(s: State) -> bool:
    """Return whether a Lack of Honor roll has symbols left."""
    return s.lack_blocks[0] + s.lack_blocks[1] + s.lack_blocks[2] > 0


def offer_lack(q: Question, s: State, kind: int) -> None:
    """List the units that the next symbol may strike: the nearest, or any of the owner's.

    A symbol that finds no unit is lost, with all of its kind.
    """
    no_options(s)
    while lack_is_due(s) and s.options_open == 0:
        symbol = next_symbol(s)
        nearest = nearest_distance(q, s, symbol)
        for unit in range(s.units):
            if struck_by(q, s, unit, symbol) and hexes_away(q, s, unit) == nearest:
                option(s, s.unit_hex[unit])
        if s.options_open == 0:
            s.lack_blocks[symbol] = 0
    if s.options_open > 0:
        ask(s, kind, s.lack_side)


def next_symbol(s: State) -> int:
    """Return the symbol that strikes next: circles, triangles, squares."""
    symbol = 0
    while s.lack_blocks[symbol] == 0:
        symbol += 1
    return symbol


def struck_by(q: Question, s: State, unit: int, symbol: int) -> bool:
    """Return whether a unit on the board bears a symbol and belongs to the side struck."""
    if s.unit_hex[unit] < 0 or s.unit_side[unit] != s.lack_side:
        return False
    return q.kinds[q.unit_kind[unit]].symbol == symbol


def hexes_away(q: Question, s: State, unit: int) -> int:
    """Measure how far a unit is from where the retreat ended; 0 where that is no matter."""
    if s.lack_from == at.NOWHERE:
        return 0
    return hexes_between(q, s.lack_from, s.unit_hex[unit])


def nearest_distance(q: Question, s: State, symbol: int) -> int:
    nearest = at.OFF_BOARD
    for unit in range(s.units):
        if struck_by(q, s, unit, symbol):
            nearest = min(nearest, hexes_away(q, s, unit))
    return nearest
