"""Who is in command: ranges of busho and So-Taisho on the map (4.31-4.35, 4.51; R22)."""

from samurai_odds.play.rules.offering import Numbers
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.geometry import beside, distance, passable
from samurai_odds.ran.field.leaders import in_camp, rating
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.movement.fields import in_enemy_zone


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
