"""Fields of fire, ranges of command, and who is under orders (4.3, 5.65, 7.2, 8.12-8.15; R22)."""

from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.leaders import in_camp, lives, rating
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.pieces import (
    FLANK,
    FRONT,
    aspect,
    beside,
    distance,
    has_zone,
    is_front,
    never_attacks,
    opposite,
    passable,
    sees,
    side_towards,
    zones_on,
)
from samurai_odds.ran.zones import EXTENDED, RANGES

# ---- Fields of fire and zones as units stand now (7.2, 8.12-8.15, 8.24-8.26) ---------

NO_FIRE, FRONT_FIRE, FLANK_FIRE = range(3)
BOW_RANGE, TEPPO_RANGE, HIGHER_BOW_RANGE = RANGES["bow"], RANGES["teppo"], EXTENDED


def in_enemy_zone(s: State, side: int, number: int) -> bool:
    """Say whether a hex is in a zone of control of the other side (7.2)."""
    return zones_on(s, 1 - side, number) > 0


def holder_across(q: Question, s: State, number: int, direction: int, side: int) -> int:
    """Give the unit of a side across a side of a hex whose zone holds it; NONE if none does."""
    there = beside(q, number, direction)
    if there < 0 or s.unit_at[there] < 0:
        return at.NONE
    unit = s.unit_at[there]
    if q.side[unit] != side or not has_zone(q, s, unit, opposite(direction)):
        return at.NONE
    return unit


def holds(q: Question, s: State, unit: int, number: int) -> bool:
    """Say whether a hex is in a unit's zone of control (7.21, 7.22; R48)."""
    if s.hex[unit] < 0:
        return False
    direction = side_towards(q, number, s.hex[unit])
    return direction >= 0 and holder_across(q, s, number, direction, q.side[unit]) == unit


def maximum_range(q: Question, unit: int, start: int, target: int) -> int:
    """Give a unit's range from a hex against another: bows reach four at a lower one (8.15)."""
    if q.weapon[unit] == at.NO_WEAPON:
        return 0
    if q.weapon[unit] == at.TEPPO:
        return TEPPO_RANGE
    lower = q.elevation[target] < q.elevation[start]
    return HIGHER_BOW_RANGE if lower else BOW_RANGE


def can_fire_at(q: Question, s: State, unit: int, target: int) -> int:
    """Say whether a unit can fire at a hex: NO_FIRE, FRONT_FIRE, or FLANK_FIRE at -2.

    Within its range, through its front or flank, with a line of sight (8.12-8.15, 8.24-8.26).
    """
    start = s.hex[unit]
    if start < 0 or q.weapon[unit] == at.NO_WEAPON:
        return NO_FIRE
    hexes = distance(q, start, target)
    if hexes < 1 or hexes > maximum_range(q, unit, start, target):
        return NO_FIRE
    through = aspect(q, start, s.facing[unit], target)
    if through > FLANK or not sees(q, s, start, target):
        return NO_FIRE
    return FRONT_FIRE if through == FRONT else FLANK_FIRE


def may_fire_at(q: Question, s: State, unit: int, target: int) -> int:
    """Say whether a unit can fire at another, as `can_fire_at` does: none engaged (7.31)."""
    if s.engaged[unit] or s.engaged[target] or s.hex[target] < 0:
        return NO_FIRE
    return can_fire_at(q, s, unit, s.hex[target])


def shoot(s: State, firer: int, target: int, number: int, after: int) -> None:
    """Hand over to the fire a shot of the kind, range and flank noted; the next phase is given."""
    s.firer, s.fire_at, s.fire_hex = firer, target, number
    s.fire_before, s.after_fire = 0, after
    s.phase = at.FIRE_BEGIN


def beside_enemy(q: Question, s: State, side: int, number: int) -> bool:
    """Say whether a hex is adjacent to a combat unit of the other side."""
    for direction in range(at.SIDES_OF_HEX):
        there = beside(q, number, direction)
        if there >= 0 and s.unit_at[there] >= 0:
            if q.side[s.unit_at[there]] != side:
                return True
    return False


# ---- Who is in command (4.31-4.35, 4.51; R22) ----------------------------------------


def command_range(q: Question, s: State, contingent: int) -> int:
    """Give a busho's command range: half of it, rounded up, in an enemy zone (4.11, 4.35)."""
    whole = rating(q, s, contingent)
    if in_enemy_zone(s, q.side_of[contingent], s.busho_hex[contingent]):
        return (whole + 1) // 2
    return whole


def is_open_to_orders(q: Question, s: State, side: int, number: int) -> bool:
    """Say whether orders may be traced into a hex (4.31, 4.32).

    Not where an enemy unit stands, nor into an enemy zone that no friendly unit holds.
    """
    unit = s.unit_at[number]
    if unit >= 0:
        return q.side[unit] == side
    return not in_enemy_zone(s, side, number)


def reach_from(q: Question, s: State, side: int, start: int, most: int) -> int:
    """Mark in REACHED, one more than the hexes to it, each hex that orders reach.

    Returns how many there are; they stand in QUEUE, the leader's own first. `forget`
    them afterwards.
    """
    s.reached[start] = 1
    s.queue[0] = start
    first, last = 0, 1
    while first < last:
        here = s.queue[first]
        first += 1
        if s.reached[here] > most:
            continue
        for direction in range(at.SIDES_OF_HEX):
            if passable(q, here, direction):
                there = beside(q, here, direction)
                if s.reached[there] == 0 and is_open_to_orders(q, s, side, there):
                    s.reached[there] = s.reached[here] + 1
                    s.queue[last] = there
                    last += 1
    return last


def forget(s: State, count: int) -> None:
    """Wipe what a search has marked, so that the next finds REACHED empty."""
    for k in range(count):
        s.reached[s.queue[k]] = 0


def mark_command(q: Question, s: State, contingent: int) -> None:
    """Work out which units of a contingent are in command (4.32-4.35).

    Those in its busho's range, and those adjacent to one in command, which reaches on from
    unit to unit (4.33, R22). Of a contingent that has not entered yet all are.
    """
    first, end = q.first_unit[contingent], q.end_of_units[contingent]
    start = s.busho_hex[contingent]
    waits = start < 0 and s.fate[contingent] <= at.WOUNDED
    for unit in range(first, end):
        s.in_command[unit] = 1 if waits else 0
    if start >= 0:
        most = command_range(q, s, contingent)
        count = reach_from(q, s, q.side_of[contingent], start, most)
        for unit in range(first, end):
            number = s.hex[unit]
            if number >= 0 and s.reached[number] > 0:
                s.in_command[unit] = 1
        forget(s, count)
        while spread_command(q, s, first, end) > 0:
            continue
    s.move.command_of[contingent] = 1


def spread_command(q: Question, s: State, first: int, end: int) -> int:
    """Bring units adjacent to one of their contingent in command into it; count them (4.33)."""
    spread = 0
    for unit in range(first, end):
        if s.in_command[unit] == 0 and s.hex[unit] >= 0:
            if has_commanded_beside(q, s, s.hex[unit], first, end):
                s.in_command[unit] = 1
                spread += 1
    return spread


def has_commanded_beside(q: Question, s: State, number: int, first: int, end: int) -> bool:
    """Say whether a unit in command of these stands in an adjacent hex."""
    for side in range(at.SIDES_OF_HEX):
        there = beside(q, number, side)
        if there >= 0:
            other = s.unit_at[there]
            if first <= other < end and s.in_command[other]:
                return True
    return False


def in_command(q: Question, s: State, unit: int) -> bool:
    """Say whether a unit is in command of its busho as all stand now (4.32-4.35)."""
    contingent = q.contingent[unit]
    if s.command_known == 0:
        for each in range(q.contingents):
            s.move.command_of[each] = 0
        s.command_known = 1
    if s.move.command_of[contingent] == 0:
        mark_command(q, s, contingent)
    return s.in_command[unit] > 0


def in_chief_range(q: Question, s: State, contingent: int) -> bool:
    """Say whether a busho may be given orders by his So-Taisho: 4.31, 4.51.

    Always while that one is in his Honjin; else in his command range.
    """
    side = q.side_of[contingent]
    chief = q.chief[side]
    if chief == contingent or in_camp(q, s, side):
        return True
    if chief < 0 or s.busho_hex[chief] < 0 or s.busho_hex[contingent] < 0:
        return False
    most, number = command_range(q, s, chief), s.busho_hex[contingent]
    if distance(q, s.busho_hex[chief], number) > most:
        return False
    end = reach_from(q, s, side, s.busho_hex[chief], most)
    near = s.reached[number] > 0
    forget(s, end)
    return near


# ---- Who is under orders, whose action is spent, and what who has trumped owes -------


def is_under_orders(q: Question, s: State, unit: int) -> bool:
    """Say whether a unit's contingent is under orders in this phase (5.31, 5.73).

    Only while its busho lives: it is he who gives them (4.0).
    """
    return is_ordered(q, s, unit) and lives(s, q.contingent[unit])


def is_ordered(q: Question, s: State, unit: int) -> bool:
    """Say whether a unit is of a contingent that has this Orders Phase."""
    contingent = q.contingent[unit]
    return contingent == s.current or contingent == s.second


def owes_action(q: Question, s: State) -> bool:
    """Say whether who has trumped has still to do something, and nobody who could attack.

    To have moved somebody to another hex, or to have fired, is something.
    """
    if not is_idle(q, s):
        return False
    for unit in range(q.first_unit[s.current], q.end_of_units[s.current]):
        if s.hex[unit] >= 0 and can_attack(q, s, unit):
            return False
    return True


def is_idle(q: Question, s: State) -> bool:
    """Say whether who has trumped has not moved or fired yet; who was lost on his way has moved."""
    if s.must_act == 0 or s.move.shoots:
        return False
    for unit in range(q.first_unit[s.current], q.end_of_units[s.current]):
        if s.moved[unit] == at.CHANGED_HEX and s.hex[unit] != s.start_hex[unit]:
            return False
    return True


def is_spent(s: State, unit: int) -> bool:
    """Say whether what a unit has done is all that it does (8.31, 11.71, 6.63).

    For harassers in the whole turn, else in this Orders Phase.
    """
    if s.fired[unit] == at.HAS_HARASSED:
        return True
    return 1 + mv.FIRST_SPENT <= s.acted[unit] <= 1 + mv.LAST_SPENT


def can_attack(q: Question, s: State, unit: int) -> bool:
    """Say whether a unit will be able to shock an enemy from where it stands (9.11-9.14)."""
    if never_attacks(q, unit) or s.state[unit] != at.ORDERED:
        return False
    if s.engaged[unit] == 0 and (is_spent(s, unit) or not in_command(q, s, unit)):
        return False
    number = s.hex[unit]
    for side in range(at.SIDES_OF_HEX):
        if is_front(s.facing[unit], side):
            if q.passable[number, side]:
                other = s.unit_at[beside(q, number, side)]
                if other >= 0 and q.side[other] != q.side[unit]:
                    return True
    return False
