"""Rally of a contingent's routed units (11.73-11.75)."""

from samurai_odds.play.rules.offering import Numbers, ask, draw_among, no_options, option
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.geometry import distance
from samurai_odds.ran.field.pieces import put_unit

FROM_BUSHO, FROM_ENEMY = 3, 3  # hexes at most, at least (11.74)


def roll_rally(q: Numbers, s: Numbers) -> None:
    """Roll for the next routed unit; after the last the busho may move (11.73, 4.64)."""
    if s[at.CURSOR] >= q[at.END_OF_UNITS + s[at.CURRENT]]:
        s[at.PHASE] = at.BUSHO_MOVE_BEGIN
    elif s[at.STATE + s[at.CURSOR]] == at.ROUTED:
        draw_among(s, at.DIE)
    else:
        s[at.CURSOR] += 1


def rally(q: Numbers, s: Numbers, die: int) -> None:
    """Rally the unit below its disrupted TQ, lose it above; at it it stays routed (11.73)."""
    unit = s[at.CURSOR]
    needed = q[at.TQ + at.MOST_UNITS + unit]
    if die < needed:
        s[at.PHASE] = at.RALLY_PLACING
        return
    if die > needed:
        s[at.STATE + unit] = at.ELIMINATED
        s[at.TALLY + q[at.SIDE + unit] * at.TALLIES + at.LOST_AT_RALLY] += 1
    s[at.CURSOR] += 1


def offer_places(q: Numbers, s: Numbers) -> None:
    """Let the player place and face the rallied unit; without room it stays routed (11.74)."""
    unit = s[at.CURSOR]
    no_options(s)
    for number in range(q[at.HEXES]):
        if can_be_placed(q, s, unit, number):
            for facing in range(at.SIDES_OF_HEX):
                option(s, 1 + at.SIDES_OF_HEX * number + facing)
    if s[at.OPTIONS_OPEN] > 0:
        ask(s, at.RALLY_CHOICE, q[at.SIDE + unit])
    else:
        s[at.CURSOR] += 1
        s[at.PHASE] = at.RALLY


def can_be_placed(q: Numbers, s: Numbers, unit: int, number: int) -> bool:
    """Say whether a rallied unit may be placed in a hex (11.74)."""
    busho = s[at.BUSHO_HEX + q[at.CONTINGENT + unit]]
    if s[at.UNIT_AT + number] >= 0 or q[at.TERRAIN + number] == at.WATER:
        return False
    if distance(q, busho, number) > FROM_BUSHO:
        return False
    enemy = 1 - q[at.SIDE + unit]
    for other in range(q[at.FIRST_OF_SIDE + enemy], q[at.END_OF_SIDE + enemy]):
        if s[at.HEX + other] >= 0 and distance(q, s[at.HEX + other], number) < FROM_ENEMY:
            return False
    return True


def place_rallied(q: Numbers, s: Numbers, value: int) -> None:
    """Put the rallied unit back on the map, disrupted, without hits (11.75)."""
    unit, place = s[at.CURSOR], value - 1
    s[at.STATE + unit], s[at.HITS + unit] = at.DISRUPTED, 0
    s[at.LOST_AT + unit] = at.NONE
    put_unit(q, s, unit, place // at.SIDES_OF_HEX, place % at.SIDES_OF_HEX)
    s[at.TALLY + q[at.SIDE + unit] * at.TALLIES + at.RALLIED] += 1
    s[at.CURSOR] += 1
    s[at.PHASE] = at.RALLY
