"""Retreats on the board: where a unit or a leader may go, and Lack of Honor's nearest units."""

from samurai_odds.battles.attack import layout as combat
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.movement import leader_may_pass, leader_may_stop, unit_may_enter
from samurai_odds.battles.field.pieces import (
    behind,
    hexes_between,
    leader_of,
    of_kind,
    put_leader,
    put_unit,
)
from samurai_odds.play.offering import Numbers, ask, no_options, option

# ---- Retreats ------------------------------------------------------------------------


def offer_retreats(q: Numbers, s: Numbers, unit: int, wanted: int) -> None:
    """List the hexes where a unit's retreat may end.

    Paths without loss come first, and must be taken if there are any; a path that meets a
    lone leader to join ends there and counts as whole (B29). Without one, every hex
    from which the retreat cannot go on.
    """
    side, start = s[at.UNIT_SIDE + unit], s[at.UNIT_HEX + unit]
    no_options(s)
    s[at.QUEUE], s[at.REACHED + start] = start, 0
    first, last = 0, 1
    while first < last:
        here = s[at.QUEUE + first]
        first += 1
        if retreat_is_whole(q, s, unit, here, wanted):
            option(s, here)
            continue
        for k in range(2):
            there = behind(q, side, here, k)
            if there >= 0 and may_retreat_to(q, s, unit, there) and not queued(s, last, there):
                s[at.REACHED + there] = s[at.REACHED + here] + 1
                s[at.QUEUE + last] = there
                last += 1
    if s[at.OPTIONS_OPEN] == 0:
        for k in range(last):
            if retreat_ends(q, s, unit, s[at.QUEUE + k]):
                option(s, s[at.QUEUE + k])
    ask(s, at.RETREAT_CHOICE, side)


def retreat_is_whole(q: Numbers, s: Numbers, unit: int, here: int, wanted: int) -> bool:
    """Return whether a retreat that has come to a hex is done: far enough, or a leader joined."""
    if s[at.REACHED + here] == wanted:
        return True
    return here != s[at.UNIT_HEX + unit] and s[at.LEADER_AT + here] >= 0


def may_retreat_to(q: Numbers, s: Numbers, unit: int, there: int) -> bool:
    """Return whether a unit may retreat onto a hex: it may enter it, its leader with it."""
    return unit_may_enter(q, s, unit, leader_of(q, s, unit), there)


def queued(s: Numbers, last: int, place: int) -> bool:
    for k in range(last):
        if s[at.QUEUE + k] == place:
            return True
    return False


def retreat_ends(q: Numbers, s: Numbers, unit: int, here: int) -> bool:
    """Return whether a retreat cannot go on from a hex."""
    side = s[at.UNIT_SIDE + unit]
    for k in range(2):
        there = behind(q, side, here, k)
        if there >= 0 and may_retreat_to(q, s, unit, there):
            return False
    return True


def retreat_to(q: Numbers, s: Numbers, unit: int, there: int) -> tuple[int, bool]:
    """Move a unit with its leader back; give the hexes, and whether it joins a leader."""
    start = s[at.UNIT_HEX + unit]
    hexes = hexes_between(q, start, there)
    if hexes == 0:
        return 0, False
    leader, joins = leader_of(q, s, unit), s[at.LEADER_AT + there] >= 0
    put_unit(q, s, unit, there)
    if leader >= 0:
        put_leader(q, s, leader, there)
    return hexes, joins


# ---- Leader Retreat ------------------------------------------------------------------


def offer_fates(q: Numbers, s: Numbers, leader: int) -> None:
    """List where a lone leader may retreat to, through friends, and seppuku."""
    side, start = q[at.LEADER_SIDE + leader], s[at.LEADER_HEX + leader]
    most = q[at.COMBAT_GENERAL + combat.LEADER_HEXES]
    no_options(s)
    option(s, at.OFF_BOARD)
    s[at.QUEUE], s[at.REACHED + start] = start, 0
    first, last = 0, 1
    while first < last:
        here = s[at.QUEUE + first]
        first += 1
        if s[at.REACHED + here] == most:
            continue
        for k in range(2):
            there = behind(q, side, here, k)
            if there >= 0 and leader_may_pass(q, s, side, there) and not queued(s, last, there):
                s[at.REACHED + there] = s[at.REACHED + here] + 1
                s[at.QUEUE + last] = there
                last += 1
                if leader_may_stop(q, s, leader, there):
                    option(s, there)
    ask(s, at.FATE_CHOICE, side)


# ---- Lack of Honor -------------------------------------------------------------------


def lack_is_due(s: Numbers) -> bool:
    """Return whether a Lack of Honor roll has symbols left."""
    return s[at.LACK_BLOCKS] + s[at.LACK_BLOCKS + 1] + s[at.LACK_BLOCKS + 2] > 0


def offer_lack(q: Numbers, s: Numbers, kind: int) -> None:
    """List the units that the next symbol may strike: the nearest, or any of the owner's.

    A symbol that finds no unit is lost, with all of its kind.
    """
    no_options(s)
    while lack_is_due(s) and s[at.OPTIONS_OPEN] == 0:
        symbol = next_symbol(s)
        nearest = nearest_distance(q, s, symbol)
        for unit in range(s[at.UNITS]):
            if struck_by(q, s, unit, symbol) and hexes_away(q, s, unit) == nearest:
                option(s, s[at.UNIT_HEX + unit])
        if s[at.OPTIONS_OPEN] == 0:
            s[at.LACK_BLOCKS + symbol] = 0
    if s[at.OPTIONS_OPEN] > 0:
        ask(s, kind, s[at.LACK_SIDE])


def next_symbol(s: Numbers) -> int:
    """Return the symbol that strikes next: circles, triangles, squares."""
    symbol = 0
    while s[at.LACK_BLOCKS + symbol] == 0:
        symbol += 1
    return symbol


def struck_by(q: Numbers, s: Numbers, unit: int, symbol: int) -> bool:
    """Return whether a unit on the board bears a symbol and belongs to the side struck."""
    if s[at.UNIT_HEX + unit] < 0 or s[at.UNIT_SIDE + unit] != s[at.LACK_SIDE]:
        return False
    return of_kind(q, unit, at.KIND_SYMBOL) == symbol


def hexes_away(q: Numbers, s: Numbers, unit: int) -> int:
    """Measure how far a unit is from where the retreat ended; 0 where that is no matter."""
    if s[at.LACK_FROM] == at.NOWHERE:
        return 0
    return hexes_between(q, s[at.LACK_FROM], s[at.UNIT_HEX + unit])


def nearest_distance(q: Numbers, s: Numbers, symbol: int) -> int:
    nearest = at.OFF_BOARD
    for unit in range(s[at.UNITS]):
        if struck_by(q, s, unit, symbol):
            nearest = min(nearest, hexes_away(q, s, unit))
    return nearest
