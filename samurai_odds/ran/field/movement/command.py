"""Fields of fire, ranges of command, and who is under orders (4.3, 5.65, 7.2, 8.12-8.15; R22)."""

from samurai_odds.play.offering import Numbers
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.leaders import in_camp, lives, rating
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.pieces import (
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


def in_enemy_zone(s: Numbers, side: int, number: int) -> bool:
    """Say whether a hex is in a zone of control of the other side (7.2)."""
    return zones_on(s, 1 - side, number) > 0


def holder_across(q: Numbers, s: Numbers, number: int, direction: int, side: int) -> int:
    """Give the unit of a side across a side of a hex whose zone holds it; NONE if none does."""
    there = beside(q, number, direction)
    if there < 0 or s[at.UNIT_AT + there] < 0:
        return at.NONE
    unit = s[at.UNIT_AT + there]
    if q[at.SIDE + unit] != side or not has_zone(q, s, unit, opposite(direction)):
        return at.NONE
    return unit


def holds(q: Numbers, s: Numbers, unit: int, number: int) -> bool:
    """Say whether a hex is in a unit's zone of control (7.21, 7.22; R48)."""
    if s[at.HEX + unit] < 0:
        return False
    direction = side_towards(q, number, s[at.HEX + unit])
    return direction >= 0 and holder_across(q, s, number, direction, q[at.SIDE + unit]) == unit


def maximum_range(q: Numbers, unit: int, start: int, target: int) -> int:
    """Give a unit's range from a hex against another: bows reach four at a lower one (8.15)."""
    if q[at.WEAPON + unit] == at.NO_WEAPON:
        return 0
    if q[at.WEAPON + unit] == at.TEPPO:
        return TEPPO_RANGE
    lower = q[at.ELEVATION + target] < q[at.ELEVATION + start]
    return HIGHER_BOW_RANGE if lower else BOW_RANGE


def can_fire_at(q: Numbers, s: Numbers, unit: int, target: int) -> int:
    """Say whether a unit can fire at a hex: NO_FIRE, FRONT_FIRE, or FLANK_FIRE at -2.

    Within its range, through its front or flank, with a line of sight (8.12-8.15, 8.24-8.26).
    """
    start = s[at.HEX + unit]
    if start < 0 or q[at.WEAPON + unit] == at.NO_WEAPON:
        return NO_FIRE
    hexes = distance(q, start, target)
    if hexes < 1 or hexes > maximum_range(q, unit, start, target):
        return NO_FIRE
    through = aspect(q, start, s[at.FACING + unit], target)
    if through > FLANK or not sees(q, s, start, target):
        return NO_FIRE
    return FRONT_FIRE if through == FRONT else FLANK_FIRE


def may_fire_at(q: Numbers, s: Numbers, unit: int, target: int) -> int:
    """Say whether a unit can fire at another, as `can_fire_at` does: none engaged (7.31)."""
    if s[at.ENGAGED + unit] or s[at.ENGAGED + target] or s[at.HEX + target] < 0:
        return NO_FIRE
    return can_fire_at(q, s, unit, s[at.HEX + target])


def shoot(s: Numbers, firer: int, target: int, number: int, after: int) -> None:
    """Hand over to the fire a shot of the kind, range and flank noted; the next phase is given."""
    s[at.FIRER], s[at.FIRE_AT], s[at.FIRE_HEX] = firer, target, number
    s[at.FIRE_BONUS], s[at.AFTER_FIRE] = 0, after
    s[at.PHASE] = at.FIRE_BEGIN


def beside_enemy(q: Numbers, s: Numbers, side: int, number: int) -> bool:
    """Say whether a hex is adjacent to a combat unit of the other side."""
    for direction in range(at.SIDES_OF_HEX):
        there = beside(q, number, direction)
        if there >= 0 and s[at.UNIT_AT + there] >= 0:
            if q[at.SIDE + s[at.UNIT_AT + there]] != side:
                return True
    return False


# ---- Who is in command (4.31-4.35, 4.51; R22) ----------------------------------------


def command_range(q: Numbers, s: Numbers, contingent: int) -> int:
    """Give a busho's command range: half of it, rounded up, in an enemy zone (4.11, 4.35)."""
    whole = rating(q, s, contingent)
    if in_enemy_zone(s, q[at.SIDE_OF + contingent], s[at.BUSHO_HEX + contingent]):
        return (whole + 1) // 2
    return whole


def is_open_to_orders(q: Numbers, s: Numbers, side: int, number: int) -> bool:
    """Say whether orders may be traced into a hex (4.31, 4.32).

    Not where an enemy unit stands, nor into an enemy zone that no friendly unit holds.
    """
    unit = s[at.UNIT_AT + number]
    if unit >= 0:
        return q[at.SIDE + unit] == side
    return not in_enemy_zone(s, side, number)


def reach_from(q: Numbers, s: Numbers, side: int, start: int, most: int) -> int:
    """Mark in REACHED, one more than the hexes to it, each hex that orders reach.

    Returns how many there are; they stand in QUEUE, the leader's own first. `forget`
    them afterwards.
    """
    s[at.REACHED + start] = 1
    s[at.QUEUE] = start
    first, last = 0, 1
    while first < last:
        here = s[at.QUEUE + first]
        first += 1
        if s[at.REACHED + here] > most:
            continue
        for direction in range(at.SIDES_OF_HEX):
            if passable(q, here, direction):
                there = beside(q, here, direction)
                if s[at.REACHED + there] == 0 and is_open_to_orders(q, s, side, there):
                    s[at.REACHED + there] = s[at.REACHED + here] + 1
                    s[at.QUEUE + last] = there
                    last += 1
    return last


def forget(s: Numbers, found: int) -> None:
    """Wipe what a search has marked, so that the next finds REACHED empty."""
    for k in range(found):
        s[at.REACHED + s[at.QUEUE + k]] = 0


def mark_command(q: Numbers, s: Numbers, contingent: int) -> None:
    """Work out which units of a contingent are in command (4.32-4.35).

    Those in its busho's range, and those adjacent to one in command, which reaches on from
    unit to unit (4.33, R22). Of a contingent that has not entered yet all are.
    """
    first, end = q[at.FIRST_UNIT + contingent], q[at.END_OF_UNITS + contingent]
    start = s[at.BUSHO_HEX + contingent]
    waits = start < 0 and s[at.FATE + contingent] <= at.WOUNDED
    for unit in range(first, end):
        s[at.IN_COMMAND + unit] = 1 if waits else 0
    if start >= 0:
        most = command_range(q, s, contingent)
        found = reach_from(q, s, q[at.SIDE_OF + contingent], start, most)
        for unit in range(first, end):
            number = s[at.HEX + unit]
            if number >= 0 and s[at.REACHED + number] > 0:
                s[at.IN_COMMAND + unit] = 1
        forget(s, found)
        while spread_command(q, s, first, end) > 0:
            continue
    s[mv.COMMAND_OF + contingent] = 1


def spread_command(q: Numbers, s: Numbers, first: int, end: int) -> int:
    """Bring units adjacent to one of their contingent in command into it; count them (4.33)."""
    spread = 0
    for unit in range(first, end):
        if s[at.IN_COMMAND + unit] == 0 and s[at.HEX + unit] >= 0:
            if has_commanded_beside(q, s, s[at.HEX + unit], first, end):
                s[at.IN_COMMAND + unit] = 1
                spread += 1
    return spread


def has_commanded_beside(q: Numbers, s: Numbers, number: int, first: int, end: int) -> bool:
    """Say whether a unit in command of these stands in an adjacent hex."""
    for side in range(at.SIDES_OF_HEX):
        there = beside(q, number, side)
        if there >= 0:
            other = s[at.UNIT_AT + there]
            if first <= other < end and s[at.IN_COMMAND + other]:
                return True
    return False


def in_command(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether a unit is in command of its busho as all stand now (4.32-4.35)."""
    contingent = q[at.CONTINGENT + unit]
    if s[at.COMMAND_KNOWN] == 0:
        for each in range(q[at.CONTINGENTS]):
            s[mv.COMMAND_OF + each] = 0
        s[at.COMMAND_KNOWN] = 1
    if s[mv.COMMAND_OF + contingent] == 0:
        mark_command(q, s, contingent)
    return s[at.IN_COMMAND + unit] > 0


def in_chief_range(q: Numbers, s: Numbers, contingent: int) -> bool:
    """Say whether a busho may be given orders by his So-Taisho: 4.31, 4.51.

    Always while that one is in his Honjin; else in his command range.
    """
    side = q[at.SIDE_OF + contingent]
    chief = q[at.CHIEF + side]
    if chief == contingent or in_camp(q, s, side):
        return True
    if chief < 0 or s[at.BUSHO_HEX + chief] < 0 or s[at.BUSHO_HEX + contingent] < 0:
        return False
    most, number = command_range(q, s, chief), s[at.BUSHO_HEX + contingent]
    if distance(q, s[at.BUSHO_HEX + chief], number) > most:
        return False
    found = reach_from(q, s, side, s[at.BUSHO_HEX + chief], most)
    near = s[at.REACHED + number] > 0
    forget(s, found)
    return near


# ---- Who is under orders, whose action is spent, and what who has trumped owes -------


def is_under_orders(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether a unit's contingent is under orders in this phase (5.31, 5.73).

    Only while its busho lives: it is he who gives them (4.0).
    """
    return is_ordered(q, s, unit) and lives(s, q[at.CONTINGENT + unit])


def is_ordered(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether a unit is of a contingent that has this Orders Phase."""
    contingent = q[at.CONTINGENT + unit]
    return contingent == s[at.CURRENT] or contingent == s[at.SECOND]


def owes_action(q: Numbers, s: Numbers) -> bool:
    """Say whether who has trumped has still to do something, and nobody who could attack.

    To have moved somebody to another hex, or to have fired, is something.
    """
    if not is_idle(q, s):
        return False
    for unit in range(q[at.FIRST_UNIT + s[at.CURRENT]], q[at.END_OF_UNITS + s[at.CURRENT]]):
        if s[at.HEX + unit] >= 0 and can_attack(q, s, unit):
            return False
    return True


def is_idle(q: Numbers, s: Numbers) -> bool:
    """Say whether who has trumped has not moved or fired yet; who was lost on his way has moved."""
    if s[at.MUST_ACT] == 0 or s[mv.SHOOTS]:
        return False
    for unit in range(q[at.FIRST_UNIT + s[at.CURRENT]], q[at.END_OF_UNITS + s[at.CURRENT]]):
        if s[at.MOVED + unit] == at.CHANGED_HEX and s[at.HEX + unit] != s[at.START_HEX + unit]:
            return False
    return True


def is_spent(s: Numbers, unit: int) -> bool:
    """Say whether what a unit has done is all that it does (8.31, 11.71, 6.63).

    For harassers in the whole turn, else in this Orders Phase.
    """
    if s[at.FIRED + unit] == at.HAS_HARASSED:
        return True
    return 1 + mv.HARASS <= s[at.ACTED + unit] <= 1 + mv.CHANGE_ORDER


def can_attack(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether a unit will be able to shock an enemy from where it stands (9.11-9.14)."""
    if never_attacks(q, unit) or s[at.STATE + unit] != at.ORDERED:
        return False
    if s[at.ENGAGED + unit] == 0 and (is_spent(s, unit) or not in_command(q, s, unit)):
        return False
    number = s[at.HEX + unit]
    for side in range(at.SIDES_OF_HEX):
        if is_front(s[at.FACING + unit], side):
            if q[at.PASSABLE + at.SIDES_OF_HEX * number + side]:
                other = s[at.UNIT_AT + beside(q, number, side)]
                if other >= 0 and q[at.SIDE + other] != q[at.SIDE + unit]:
                    return True
    return False
