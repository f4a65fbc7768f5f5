"""Cohesion: hits, disruption, rout (11.2, 11.3, 11.6; R5), and after a clash (11.4, 11.5)."""

from collections.abc import Sequence

from samurai_odds.ran.rules import combat_layout as at
from samurai_odds.ran.rules.combat_layout import place_of, row_of

# ---- Cohesion ------------------------------------------------------------------------

Question = Sequence[int]
State = list[int]


def stands(s: State, unit: int) -> bool:
    """Say whether a unit is neither routed nor eliminated."""
    return s[place_of(unit) + at.STATE] <= at.DISRUPTED


def fights(s: State, unit: int) -> bool:
    return stands(s, unit) and s[place_of(unit) + at.PLACE] == at.IN_COMBAT


def first_of(side: int) -> int:
    return side * at.FIRST_DEFENDER


def count_fighting(q: Question, s: State, side: int) -> int:
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


def tidy(q: Question, s: State) -> None:
    """Leave only what the outcome variables tell."""
    s[at.CURSOR] = s[at.USED] = s[at.FACED] = s[at.CLOSING] = s[at.ADDED_SHIFT] = 0
    s[at.DOUBLED] = 0
    # Who approaches shocks in any case: its charge is told only where it came on plainly.
    told = not q[at.APPROACHES] or q[row_of(0) + at.CHARGES] == at.CHARGES_PROVOKED
    s[at.CHARGED_AT] = min(s[at.CHARGED_AT], 1) if told else 0
    for unit in range(at.UNITS):
        gone_back = s[place_of(unit) + at.PLACE] == at.GONE_BACK and stands(s, unit)
        s[place_of(unit) + at.PLACE] = at.GONE_BACK if gone_back else at.IN_COMBAT


# ---- After the clash (7.31, 9.32, 11.4, 11.5; R5-R7) ---------------------------------

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
    if flanked == 0 or (q[at.APPROACHES] and s[at.TURNED]):
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
    """Leave the hex, through a friend, or over the edge of the map (6.74; R72)."""
    off = q[row_of(unit) + at.OFF_MAP]
    if off == at.LOST_OFF_MAP:
        lose(q, s, unit)
    elif off:
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
