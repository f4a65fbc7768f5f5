"""Cohesion: hits, disruption, rout (11.2, 11.3, 11.6; R5), and after a clash (11.4, 11.5)."""

from samurai_odds.ran.combat import combat_layout as at
from samurai_odds.ran.combat.combat_layout import NOBODY as NOBODY
from samurai_odds.ran.combat.combat_layout import Question, State

OPEN_ORDER = -2  # on the die of a reaction withdrawal (6.62)

# ---- Cohesion ------------------------------------------------------------------------


def stands(s: State, unit: int) -> bool:
    """Say whether a unit is neither routed nor eliminated."""
    return s.units[unit].state <= at.DISRUPTED


def fights(s: State, unit: int) -> bool:
    return stands(s, unit) and s.units[unit].place == at.IN_COMBAT


def first_of(side: int) -> int:
    return side * at.FIRST_DEFENDER


def count_fighting(q: Question, s: State, side: int) -> int:
    count = 0
    for unit in range(first_of(side), first_of(side) + q.count[side]):
        if fights(s, unit):
            count += 1
    return count


def tq_of(q: Question, s: State, unit: int) -> int:
    """Read the TQ of the side that a unit shows, open order taken off (6.62; R19)."""
    shown: int = q.units[unit].tq[s.units[unit].state]
    return shown


def check_limit(q: Question, s: State, unit: int, more: int = 0) -> int:
    """Give the die at or below which a unit passes a TQ check (10.4 raises it).

    ``more`` is added to the die. The limits kept to lie beyond every die, so that
    nothing is lost by keeping to them.
    """
    side = 0 if unit < at.FIRST_DEFENDER else 1
    limit: int = tq_of(q, s, unit) + q.tq_bonus[side] - more
    return min(max(limit, at.LOWEST_LIMIT), at.HIGHEST_LIMIT)


def check_code(q: Question, s: State, unit: int) -> int:
    """Code a TQ check: 1 when passed."""
    code: int = q.checks[check_limit(q, s, unit) - at.LOWEST_LIMIT]
    return code


def take_hits(q: Question, s: State, unit: int, hits: int, superior: int) -> None:
    """Add hits to a unit, and disrupt, rout or eliminate it (11.23-11.25; R5)."""
    s.units[unit].hits += hits
    if s.units[unit].state == at.ORDERED and s.units[unit].hits >= q.units[unit].tq[0]:
        if q.units[unit].missile:
            lose(q, s, unit)
        elif superior:
            rout(q, s, unit)
        else:
            s.units[unit].state = at.DISRUPTED
            s.units[unit].hits -= q.units[unit].tq[0]
    if s.units[unit].state == at.DISRUPTED and s.units[unit].hits >= q.units[unit].tq[1]:
        rout(q, s, unit)


def disrupt(q: Question, s: State, unit: int) -> None:
    """Disrupt a unit outright, without carry-over (11.23): eliminated if it has no such side."""
    if s.units[unit].state == at.ORDERED:
        if q.units[unit].missile:
            lose(q, s, unit)
        else:
            s.units[unit].state = at.DISRUPTED
            s.units[unit].hits = 0


def rout(q: Question, s: State, unit: int) -> None:
    """Rout a unit; surrounded or bow- or gun-armed, it is eliminated (11.61, 11.62; R20)."""
    lose(q, s, unit)
    if q.units[unit].surrounded == 0 and q.units[unit].missile == 0:
        s.units[unit].state = at.ROUTED


def lose(q: Question, s: State, unit: int) -> None:
    """Eliminate a unit, and with it its busho if he is cut off (4.72)."""
    s.units[unit].state = at.ELIMINATED
    s.units[unit].hits = 0
    side = 0 if unit < at.FIRST_DEFENDER else 1
    fate = s.busho[side]
    here = q.busho[side].beside == unit
    cut_off = here and q.units[unit].surrounded == 1
    if cut_off and (fate == at.WELL or fate == at.WOUNDED):
        s.busho[side] = at.DEAD
        s.flight_due |= 1 + side


def hits_of_turn(close: int, missile: int, opened: int) -> int:
    """Give the hits of turning: one in close country, armed to shoot or open none (7.14)."""
    return 0 if close == 0 or missile or opened else 1


def bears_turn(state: int, left: int, cost: int) -> bool:
    """Say whether a unit may turn: not, disrupted, where the hit would rout it (11.36)."""
    return state == at.ORDERED or left > cost


def withdrawal_modifier(from_behind: int, opened: int) -> int:
    """Give what is added to the die of a unit that withdraws in reaction (6.46, 6.62)."""
    return from_behind + OPEN_ORDER * opened


def turning_hits(q: Question, unit: int) -> int:
    """Give the hits of a unit that turns in close country."""
    return hits_of_turn(1, q.units[unit].missile, q.units[unit].open)


def may_turn(q: Question, s: State, unit: int, cost: int) -> bool:
    """Say whether a unit may turn, at a cost."""
    return bears_turn(s.units[unit].state, q.units[unit].tq[1] - s.units[unit].hits, cost)


def pass_through(q: Question, s: State, unit: int) -> None:
    """Give the friend behind a hit when a unit's retreat goes through it (6.74)."""
    friend = at.BEHIND + (0 if unit < at.FIRST_DEFENDER else 1)
    if q.units[unit].through and stands(s, friend):
        take_hits(q, s, friend, 1, 0)


def tidy(q: Question, s: State) -> None:
    """Leave only what the outcome variables tell."""
    s.cursor = s.used = s.faced = s.closing = s.added_shift = 0
    s.doubled = 0
    # Who approaches shocks in any case: its charge is told only where it came on plainly.
    tells_charges = not q.approaches or q.units[0].charges == at.CHARGES_PROVOKED
    s.charged_at = min(s.charged_at, 1) if tells_charges else 0
    for unit in range(at.UNITS):
        gone_back = s.units[unit].place == at.GONE_BACK and stands(s, unit)
        s.units[unit].place = at.GONE_BACK if gone_back else at.IN_COMBAT


# ---- After the clash (7.31, 9.32, 11.4, 11.5; R5-R7) ---------------------------------


def charges(q: Question, s: State, unit: int) -> int:
    """Say whether a unit charges: not upon a firer to which it was adjacent (9.31; R11)."""
    firer = s.charged_at - 1  # NOBODY where no fire has provoked the shock
    if firer >= 0 and q.units[firer].adjacent:
        return 0
    if q.units[unit].charges == at.CHARGES_PROVOKED:
        return 1 if firer >= 0 else 0
    return q.units[unit].charges


def superior(q: Question, s: State, unit: int) -> int:
    """Say whether a unit has position superiority: not over who has turned to face (9.28.1).

    It is over those struck through flank or rear who are still there (R97). When nobody is, it
    is still the one to advance (11.53).
    """
    flanked = q.units[unit].flanks
    if flanked == 0 or (q.approaches and s.turned):
        return 0
    if count_fighting(q, s, 1) == 0:
        return 1
    for place in range(at.MOST):
        if flanked & 1 << place and fights(s, at.FIRST_DEFENDER + place):
            return 1
    return 0


def had_superiority(q: Question, s: State, unit: int) -> int:
    """Say whether a unit had position superiority: in the clash, or as it came if none was."""
    if s.used == NOBODY:
        return superior(q, s, unit)
    return s.doubled if unit == s.used else 0


def retreat(q: Question, s: State, side: int) -> None:
    """Send a side back (11.4)."""
    for unit in range(first_of(side), first_of(side) + q.count[side]):
        if fights(s, unit):
            send_back(q, s, unit)


def send_back(q: Question, s: State, unit: int) -> None:
    """Send a unit back; who cannot takes a hit, a Honjin is lost (11.4, 4.55; R7)."""
    if q.units[unit].honjin:
        lose(q, s, unit)
    elif q.units[unit].stuck:
        take_hits(q, s, unit, 1, 0)
    else:
        s.units[unit].place = at.GONE_BACK
        leave(q, s, unit)


def leave(q: Question, s: State, unit: int) -> None:
    """Leave the hex, through a friend, or over the edge of the map (6.74; R72)."""
    off = q.units[unit].off_map
    if off == at.LOST_OFF_MAP:
        lose(q, s, unit)
    elif off:
        rout(q, s, unit)
    else:
        pass_through(q, s, unit)
        s.retreat = at.ATTACKER_RETREATS if unit < at.FIRST_DEFENDER else at.DEFENDER_RETREATS


def conclude(q: Question, s: State) -> None:
    """Advance into hexes left, and mark the engaged (11.5, 7.31)."""
    left = 0
    for unit in range(at.FIRST_DEFENDER, at.FIRST_DEFENDER + q.count[1]):
        place = s.units[unit].place
        if not fights(s, unit) and place != at.HELD and place != at.FLOWN:
            left += 1
    advance(q, s, left)
    s.engaged = still_engaged(q, s)


def still_engaged(q: Question, s: State) -> int:
    """Say whether units of both sides stay adjacent and have not moved (7.31)."""
    staying = 0
    for unit in range(q.count[0]):
        held = stands(s, unit) and s.units[unit].place == at.HELD
        if fights(s, unit) or (held and q.units[unit].is_engaged == at.HERE):
            staying += 1
    return 1 if staying > 0 and count_fighting(q, s, 1) > 0 else 0


def advance(q: Question, s: State, hexes: int) -> None:
    """Move attackers into so many hexes, in the order of 11.53."""
    for _ in range(hexes):
        unit = who_advances(q, s)
        if unit != NOBODY:
            if s.advanced == 0:
                s.cursor = unit
            s.advanced = 1
            s.units[unit].place = at.MOVED_UP


def who_advances(q: Question, s: State) -> int:
    """Find who goes first: the unit with position superiority, or the highest TQ (11.53)."""
    best = NOBODY
    for unit in range(q.count[0]):
        if fights(s, unit) and s.units[unit].state == at.ORDERED:
            if had_superiority(q, s, unit):
                return unit
            if best == NOBODY or q.units[unit].tq[0] > q.units[best].tq[0]:
                best = unit
    return best


def turn_on_arrival(q: Question, s: State) -> None:
    """Who has advanced turns to face anew, at the cost of a hit in close country (11.52, 7.14)."""
    if q.advance_turn == 0:
        return
    for unit in range(q.count[0]):
        if s.units[unit].place == at.MOVED_UP and stands(s, unit):
            cost = turning_hits(q, unit)
            if may_turn(q, s, unit, cost):
                take_hits(q, s, unit, cost, 0)


def disrupt_chargers(q: Question, s: State) -> None:
    """Disrupt Kibamusha that have charged, those that had to retreat included (9.32; R6)."""
    for unit in range(q.count[0]):
        attacked = stands(s, unit) and s.units[unit].place != at.HELD
        if attacked and charges(q, s, unit):
            disrupt(q, s, unit)
