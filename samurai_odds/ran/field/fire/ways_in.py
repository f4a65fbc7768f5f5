"""Where a unit that gunfire provokes goes: beside who has fired (8.61, 8.62; R36, R78)."""

from samurai_odds.play.rules.offering import Numbers, ask, no_options, option
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.geometry import (
    beside,
    is_front,
    opposite,
    passable,
    side_towards,
)
from samurai_odds.ran.field.shock import layout as sh

FAR = 1_000_000


def can_reach(q: Numbers, s: Numbers, unit: int, firer: int) -> bool:
    """Say whether a unit is beside another already, or some way leads there (8.61)."""
    start, there = s[at.HEX + unit], s[at.HEX + firer]
    side = side_towards(q, start, there)
    if side >= 0 and passable(q, start, side):
        return True
    found = search(q, s, start)
    near = least(q, s, there)
    forget(s, found)
    return near < FAR


def search(q: Numbers, s: Numbers, start: int) -> int:
    """Mark in REACHED, from 1, the hexes to each free hex by ways over free ones; count them."""
    s[at.REACHED + start], s[at.QUEUE] = 1, start
    first, last = 0, 1
    while first < last:
        here = s[at.QUEUE + first]
        first += 1
        for side in range(at.SIDES_OF_HEX):
            if passable(q, here, side):
                there = beside(q, here, side)
                if s[at.REACHED + there] == 0 and s[at.UNIT_AT + there] < 0:
                    s[at.REACHED + there] = s[at.REACHED + here] + 1
                    s[at.QUEUE + last] = there
                    last += 1
    return last


def forget(s: Numbers, found: int) -> None:
    """Wipe the marks of a search."""
    for place in range(found):
        s[at.REACHED + s[at.QUEUE + place]] = 0


def least(q: Numbers, s: Numbers, there: int) -> int:
    """Give the mark of the nearest hex beside another from which that one can be struck."""
    best = FAR
    for side in range(at.SIDES_OF_HEX):
        start = beside(q, there, side)
        if start >= 0 and s[at.REACHED + start] > 0 and passable(q, start, opposite(side)):
            best = min(best, s[at.REACHED + start])
    return best


def offer_places(q: Numbers, s: Numbers, unit: int, firer: int) -> None:
    """Ask who charges for his hex, one of the nearest beside the firer, and how he faces there."""
    here, there = s[at.HEX + unit], s[at.HEX + firer]
    no_options(s)
    side = side_towards(q, here, there)
    if side >= 0 and passable(q, here, side):
        offer_facings(s, here, side)
    else:
        found = search(q, s, here)
        best = least(q, s, there)
        for facing in range(at.SIDES_OF_HEX):
            for start in range(q[at.HEXES]):
                if s[at.REACHED + start] == best:
                    side = side_towards(q, start, there)
                    if side >= 0 and passable(q, start, side) and is_front(facing, side):
                        option(s, at.ACTION * facing + 1 + start)
        forget(s, found)
    ask(s, sh.CHARGE_CHOICE, q[at.SIDE + unit])


def offer_facings(s: Numbers, here: int, side: int) -> None:
    """List the facings with the firer before a unit that stands beside it."""
    for facing in range(at.SIDES_OF_HEX):
        if is_front(facing, side):
            option(s, at.ACTION * facing + 1 + here)
