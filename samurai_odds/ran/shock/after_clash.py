"""After the clash: retreat, advance, turning, charges spent (7.31, 9.32, 11.4, 11.5; R5-R7)."""

from collections.abc import Sequence

from samurai_odds.ran.cohesion.states import (
    count_fighting,
    disrupt,
    fights,
    first_of,
    lose,
    may_turn,
    pass_through,
    rout,
    stands,
    take_hits,
    turning_hits,
)
from samurai_odds.ran.combat import layout as at
from samurai_odds.ran.combat.layout import place_of, row_of

Question = Sequence[int]
State = list[int]

NOBODY = -1


def charges(q: Question, s: State, unit: int) -> int:
    """Say whether a unit charges: not upon a firer to which it was adjacent (9.31; R11)."""
    firer = s[at.CHARGED_AT] - 1  # NOBODY where no fire has provoked the shock
    if firer >= 0 and q[row_of(firer) + at.ADJACENT]:
        return 0
    if q[row_of(unit) + at.CHARGES] == at.CHARGES_PROVOKED:
        return 1 if firer >= 0 else 0
    return q[row_of(unit) + at.CHARGES]


def superior(q: Question, s: State, unit: int) -> int:
    """Say whether a unit has position superiority: not over who has turned to face (9.28.1).

    It is over those struck through flank or rear who are still there (R97). When nobody is, it
    is still the one to advance (11.53).
    """
    flanked = q[row_of(unit) + at.FLANKS]
    if flanked == 0 or (q[at.TURN_GUARDS] and s[at.TURNED]):
        return 0
    if count_fighting(q, s, 1) == 0:
        return 1
    for place in range(at.MOST):
        if flanked & 1 << place and fights(s, at.FIRST_DEFENDER + place):
            return 1
    return 0


def had_superiority(q: Question, s: State, unit: int) -> int:
    """Say whether a unit had position superiority: in the clash, or as it came if none was."""
    if s[at.USED] == NOBODY:
        return superior(q, s, unit)
    return s[at.DOUBLED] if unit == s[at.USED] else 0


def retreat(q: Question, s: State, side: int) -> None:
    """Send a side back (11.4)."""
    for unit in range(first_of(side), first_of(side) + q[at.COUNT + side]):
        if fights(s, unit):
            send_back(q, s, unit)


def send_back(q: Question, s: State, unit: int) -> None:
    """Send a unit back; who cannot takes a hit, a Honjin is lost (11.4, 4.55; R7)."""
    if q[row_of(unit) + at.HONJIN]:
        lose(q, s, unit)
    elif q[row_of(unit) + at.STUCK]:
        take_hits(q, s, unit, 1, 0)
    else:
        s[place_of(unit) + at.PLACE] = at.GONE_BACK
        leave(q, s, unit)


def leave(q: Question, s: State, unit: int) -> None:
    """Leave the hex, through a friend, or over the edge of the map, where it routs (6.74; R33)."""
    if q[row_of(unit) + at.OFF_MAP]:
        rout(q, s, unit)
    else:
        pass_through(q, s, unit)
        s[at.RETREAT] = at.ATTACKER_RETREATS if unit < at.FIRST_DEFENDER else at.DEFENDER_RETREATS


def conclude(q: Question, s: State) -> None:
    """Advance into hexes left, and mark the engaged (11.5, 7.31)."""
    left = 0
    for unit in range(at.FIRST_DEFENDER, at.FIRST_DEFENDER + q[at.COUNT + 1]):
        place = s[place_of(unit) + at.PLACE]
        if not fights(s, unit) and place != at.HELD and place != at.FLOWN:
            left += 1
    advance(q, s, left)
    s[at.ENGAGED] = still_engaged(q, s)


def still_engaged(q: Question, s: State) -> int:
    """Say whether units of both sides stay adjacent and have not moved (7.31)."""
    staying = 0
    for unit in range(q[at.COUNT]):
        held = stands(s, unit) and s[place_of(unit) + at.PLACE] == at.HELD
        if fights(s, unit) or (held and q[row_of(unit) + at.IS_ENGAGED] == at.HERE):
            staying += 1
    return 1 if staying > 0 and count_fighting(q, s, 1) > 0 else 0


def advance(q: Question, s: State, hexes: int) -> None:
    """Move attackers into so many hexes, in the order of 11.53."""
    for _ in range(hexes):
        unit = who_advances(q, s)
        if unit != NOBODY:
            if s[at.ADVANCED] == 0:
                s[at.CURSOR] = unit
            s[at.ADVANCED] = 1
            s[place_of(unit) + at.PLACE] = at.MOVED_UP


def who_advances(q: Question, s: State) -> int:
    """Find who goes first: the unit with position superiority, or the highest TQ (11.53)."""
    best = NOBODY
    for unit in range(q[at.COUNT]):
        if fights(s, unit) and s[place_of(unit) + at.STATE] == at.ORDERED:
            if had_superiority(q, s, unit):
                return unit
            if best == NOBODY or q[row_of(unit) + at.TQ] > q[row_of(best) + at.TQ]:
                best = unit
    return best


def turn_on_arrival(q: Question, s: State) -> None:
    """Who has advanced turns to face anew, at the cost of a hit in close country (11.52, 7.14)."""
    if q[at.ADVANCE_TURN] == 0:
        return
    for unit in range(q[at.COUNT]):
        if s[place_of(unit) + at.PLACE] == at.MOVED_UP and stands(s, unit):
            cost = turning_hits(q, unit)
            if may_turn(q, s, unit, cost):
                take_hits(q, s, unit, cost, 0)


def disrupt_chargers(q: Question, s: State) -> None:
    """Disrupt Kibamusha that have charged, those that had to retreat included (9.32; R6)."""
    for unit in range(q[at.COUNT]):
        attacked = stands(s, unit) and s[place_of(unit) + at.PLACE] != at.HELD
        if attacked and charges(q, s, unit):
            disrupt(q, s, unit)
