"""Cohesion: hits, disruption, rout and elimination (11.2, 11.3, 11.6; R5), and TQ checks."""

from collections.abc import Sequence

from samurai_odds.ran.combat import layout as at
from samurai_odds.ran.combat.layout import place_of, row_of

Question = Sequence[int]
State = list[int]


def stands(s: State, unit: int) -> bool:
    """Say whether a unit is neither routed nor eliminated."""
    return s[place_of(unit) + at.STATE] <= at.DISRUPTED


def fights(s: State, unit: int) -> bool:
    """Say whether a unit stands and takes part in the shock."""
    return stands(s, unit) and s[place_of(unit) + at.PLACE] == at.IN_COMBAT


def first_of(side: int) -> int:
    """Give the number of a side's first unit."""
    return side * at.FIRST_DEFENDER


def count_fighting(q: Question, s: State, side: int) -> int:
    """Count the units of a side that take part."""
    count = 0
    for unit in range(first_of(side), first_of(side) + q[at.COUNT + side]):
        if fights(s, unit):
            count += 1
    return count


def tq_of(q: Question, s: State, unit: int) -> int:
    """Read the TQ of the side that a unit shows, open order taken off (6.62; R19)."""
    return q[row_of(unit) + at.TQ + s[place_of(unit) + at.STATE]]


def check_limit(q: Question, s: State, unit: int, more: int = 0) -> int:
    """Give the die at or below which a unit passes a TQ check (10.4 raises it).

    ``more`` is added to the die. The limits kept to lie beyond every die, so that
    nothing is lost by keeping to them.
    """
    side = 0 if unit < at.FIRST_DEFENDER else 1
    limit = tq_of(q, s, unit) + q[at.TQ_BONUS + side] - more
    return min(max(limit, at.LOWEST_LIMIT), at.HIGHEST_LIMIT)


def check_code(q: Question, s: State, unit: int) -> int:
    """Code a TQ check: 1 when passed."""
    return q[at.CHECKS + check_limit(q, s, unit) - at.LOWEST_LIMIT]


def take_hits(q: Question, s: State, unit: int, hits: int, superior: int) -> None:
    """Add hits to a unit, and disrupt, rout or eliminate it (11.23-11.25; R5)."""
    place, row = place_of(unit), row_of(unit)
    s[place + at.HITS] += hits
    if s[place + at.STATE] == at.ORDERED and s[place + at.HITS] >= q[row + at.TQ]:
        if q[row + at.MISSILE]:
            lose(q, s, unit)
        elif superior:
            rout(q, s, unit)
        else:
            s[place + at.STATE] = at.DISRUPTED
            s[place + at.HITS] -= q[row + at.TQ]
    if s[place + at.STATE] == at.DISRUPTED and s[place + at.HITS] >= q[row + at.TQ + 1]:
        rout(q, s, unit)


def disrupt(q: Question, s: State, unit: int) -> None:
    """Disrupt a unit outright, without carry-over (11.23): eliminated if it has no such side."""
    place = place_of(unit)
    if s[place + at.STATE] == at.ORDERED:
        if q[row_of(unit) + at.MISSILE]:
            lose(q, s, unit)
        else:
            s[place + at.STATE] = at.DISRUPTED
            s[place + at.HITS] = 0


def rout(q: Question, s: State, unit: int) -> None:
    """Rout a unit; surrounded or bow- or gun-armed, it is eliminated (11.61, 11.62; R20)."""
    lose(q, s, unit)
    if q[row_of(unit) + at.SURROUNDED] == 0 and q[row_of(unit) + at.MISSILE] == 0:
        s[place_of(unit) + at.STATE] = at.ROUTED


def lose(q: Question, s: State, unit: int) -> None:
    """Eliminate a unit, and with it its busho if he is cut off (4.72)."""
    place = place_of(unit)
    s[place + at.STATE] = at.ELIMINATED
    s[place + at.HITS] = 0
    side = 0 if unit < at.FIRST_DEFENDER else 1
    fate = s[at.BUSHO + side]
    here = q[at.BUSHO_ROWS + side * at.BUSHO_ROW + at.BESIDE] == unit
    cut_off = here and q[row_of(unit) + at.SURROUNDED] == 1
    if cut_off and (fate == at.WELL or fate == at.WOUNDED):
        s[at.BUSHO + side] = at.DEAD
        s[at.FLIGHT_DUE] |= 1 + side


def turning_hits(q: Question, unit: int) -> int:
    """Give the hits of a unit that turns in close country: armed to shoot or open, none (7.14)."""
    return 0 if q[row_of(unit) + at.MISSILE] or q[row_of(unit) + at.OPEN] else 1


def may_turn(q: Question, s: State, unit: int, cost: int) -> bool:
    """Say whether a unit may turn: not where the hit would rout it, disrupted (11.36)."""
    place = place_of(unit)
    left = q[row_of(unit) + at.TQ + 1] - s[place + at.HITS]
    return s[place + at.STATE] == at.ORDERED or left > cost


def pass_through(q: Question, s: State, unit: int) -> None:
    """Give the friend behind a hit when a unit's retreat goes through it (6.74)."""
    friend = at.BEHIND + (0 if unit < at.FIRST_DEFENDER else 1)
    if q[row_of(unit) + at.THROUGH] and stands(s, friend):
        take_hits(q, s, friend, 1, 0)


def tidy(s: State) -> None:
    """Leave only what the outcome variables tell."""
    s[at.CURSOR] = s[at.USED] = s[at.FACED] = s[at.CLOSING] = s[at.ADDED_SHIFT] = 0
    s[at.DOUBLED] = 0
    s[at.CHARGED_AT] = min(s[at.CHARGED_AT], 1)
    for unit in range(at.UNITS):
        gone_back = s[place_of(unit) + at.PLACE] == at.GONE_BACK and stands(s, unit)
        s[place_of(unit) + at.PLACE] = at.GONE_BACK if gone_back else at.IN_COMBAT
