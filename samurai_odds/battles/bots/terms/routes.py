"""The ways to banners that stand on the ground: objectives still open, the enemy's tent.

Measured in hexes over passable ground, once a turn: to those for any unit, and to those
that only some kinds may cross to or leave by.
"""

from typing import Any

from samurai_odds.battles.bots.terms.scratch import FIELD_FOR, FIELDS, HAS_FIELD, turn_and_side
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.pieces import beside, objective

FAR = 99
ANY_UNIT, SOME_KINDS = range(2)  # the two fields


def open_banners(q: Any, s: Any, side: int, place: int) -> int:
    """Count the banners that any unit of a side gains, or holds, by standing in a hex."""
    banners = objective(q, side, place, at.HOLD_BANNERS)
    if s[at.CAPTURED + side * at.MOST_HEXES + place] == 0:
        banners += objective(q, side, place, at.CAPTURE_BANNERS)
    if s[at.TENT_AT + place] == 1 - side:
        banners += q[at.TENT_BANNERS + 1 - side]
    return banners


def banners_for(q: Any, side: int, place: int, kind: int) -> int:
    """Count the banners that a unit of a kind gains by crossing to a hex, or leaving there."""
    banners = 0
    if objective(q, side, place, at.CROSS_KINDS) >> kind & 1:
        banners += objective(q, side, place, at.CROSS_BANNERS)
    if objective(q, side, place, at.EXIT_KINDS) >> kind & 1:
        banners += objective(q, side, place, at.EXIT_BANNERS)
    return banners


def kinds_wanted(q: Any, side: int, place: int) -> int:
    """Give the kinds of unit, as bits, that gain banners by crossing to a hex or leaving there."""
    kinds = 0
    if objective(q, side, place, at.CROSS_BANNERS) > 0:
        kinds |= objective(q, side, place, at.CROSS_KINDS)
    if objective(q, side, place, at.EXIT_BANNERS) > 0:
        kinds |= objective(q, side, place, at.EXIT_KINDS)
    return kinds


def measure_ways(q: Any, s: Any, side: int) -> None:
    """Measure the ways of a side, unless that was done this turn."""
    key = turn_and_side(s[at.TURN], side)
    if s[FIELD_FOR] == key:
        return
    s[FIELD_FOR] = key
    for field in range(2):
        measure(q, s, side, field)


def measure(q: Any, s: Any, side: int, field: int) -> None:
    """Go outwards from the hexes that give banners, those taken by own units left out.

    No list of hexes to go on from is kept: once a turn, a pass over the board a step is cheap.
    """
    start, found, kinds = FIELDS + field * at.MOST_HEXES, 0, 0
    for place in range(q[at.HEXES]):
        s[start + place] = FAR
        if field == ANY_UNIT:
            unit = s[at.UNIT_AT + place]
            taken = unit >= 0 and s[at.UNIT_SIDE + unit] == side
            wanted = open_banners(q, s, side, place) > 0 and not taken
        else:
            kinds |= kinds_wanted(q, side, place)
            wanted = kinds_wanted(q, side, place) > 0
        if wanted:
            s[start + place] = 0
            found += 1
    s[HAS_FIELD + field] = found if field == ANY_UNIT else kinds
    step = 0
    while found > 0:
        found = 0
        for place in range(q[at.HEXES]):
            if s[start + place] != step:
                continue
            for direction in range(6):
                there = beside(q, place, direction)
                if there >= 0 and q[at.PASSABLE + there] and s[start + there] == FAR:
                    s[start + there] = step + 1
                    found += 1
        step += 1


def way(q: Any, s: Any, unit: int, place: int) -> int:
    """Measure a unit's way from a hex to the nearest banner; FAR without any."""
    kind, nearest = q[at.UNIT_KIND + unit], FAR
    if s[HAS_FIELD + ANY_UNIT]:
        nearest = s[FIELDS + place]
    if s[HAS_FIELD + SOME_KINDS] >> kind & 1:
        nearest = min(nearest, s[FIELDS + at.MOST_HEXES + place])
    return nearest
