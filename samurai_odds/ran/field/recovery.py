"""Recovery on orders, rally, and phase G (3.0 G, 10.5, 11.7; R44)."""

from samurai_odds.play.offering import Numbers, ask, draw_among, no_options, option
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.decisions import end_facing, end_hex, end_value, unit_of, unit_value
from samurai_odds.ran.field.movement.command import can_fire_at, in_command
from samurai_odds.ran.field.movement.reactions import come_upon_busho
from samurai_odds.ran.field.pieces import distance, flip_unit, put_unit, tq, zones_on
from samurai_odds.ran.field.shock.strikes import must_charge
from samurai_odds.ran.rules.recovery import (
    IN_RANGE,
    NEAR,
    REMOVED,
    hits_after_removal,
    hits_beyond,
    may_flip,
)

# ---- Phase G (3.0 G, 10.5) -----------------------------------------------------------


def begin_recovery(q: Numbers, s: Numbers) -> None:
    """Take the markers off; the busho killed are replaced next (3.0 G)."""
    for contingent in range(q[at.CONTINGENTS]):
        s[at.FINISHED + contingent] = 0
    for unit in range(q[at.UNITS]):
        s[at.FIRED + unit] = 0
    s[at.CURRENT] = s[at.SECOND] = at.NONE
    s[at.CURSOR] = 0
    s[at.PHASE] = at.REPLACING


def offer_replacement(q: Numbers, s: Numbers) -> None:
    """Let the player place the next replacement with a unit of his contingent (10.52, 10.53).

    While none is on the map he is not replaced.
    """
    contingent = s[at.CURSOR]
    if contingent >= q[at.CONTINGENTS]:
        s[at.CURSOR], s[at.PHASE] = 0, at.FLIGHTS
        return
    no_options(s)
    if s[at.FATE + contingent] == at.DEAD:
        for unit in range(q[at.FIRST_UNIT + contingent], q[at.END_OF_UNITS + contingent]):
            if s[at.HEX + unit] >= 0:
                option(s, unit_value(unit))
    if s[at.OPTIONS_OPEN] > 0:
        ask(s, at.REPLACE_CHOICE, q[at.SIDE_OF + contingent])
    else:
        s[at.CURSOR] += 1


def replace_busho(s: Numbers, value: int) -> None:
    """Place a replacement, fresh; the back of a replacement is himself (10.53, 10.54)."""
    contingent = s[at.CURSOR]
    s[at.FATE + contingent], s[at.REPLACED + contingent] = at.WELL, 1
    s[at.BUSHO_HEX + contingent] = s[at.HEX + unit_of(value)]
    s[at.BUSHO_HITS + contingent] = s[at.LOST_FACE + contingent] = 0
    s[at.CURSOR] += 1
    s[at.COMMAND_KNOWN] = 0


# ---- Hits removed, and disruption recovered from, on orders (11.71, 11.72; R44) ------


def may_remove_hits(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether a unit may remove hits: on clear ground, not threatened (11.71).

    It does nothing else then, so not who must shock, engaged or provoked (7.31, 8.61; R71).
    """
    if s[at.HITS + unit] == 0 or q[at.TERRAIN + s[at.HEX + unit]] != at.CLEAR:
        return False
    must_shock = s[at.ENGAGED + unit] > 0 or must_charge(q, s, unit)
    if must_shock and q[at.ENGAGED_REMOVE_HITS] == 0:
        return False
    return not is_threatened(q, s, unit)


def remove_hits(s: Numbers, unit: int) -> None:
    """Take two hits off a unit (11.71)."""
    s[at.HITS + unit] = hits_after_removal(s[at.HITS + unit], REMOVED)


def may_recover(q: Numbers, s: Numbers, unit: int) -> bool:
    """Return whether a unit may recover: disrupted, in command, not threatened (11.72)."""
    if s[at.STATE + unit] != at.DISRUPTED or not may_flip(s[at.HITS + unit], tq(q, s, unit)):
        return False
    return in_command(q, s, unit) and not is_threatened(q, s, unit)


def recover(q: Numbers, s: Numbers, unit: int) -> None:
    """Flip a unit to its ordered side, at a hit near its busho, two farther off (11.72)."""
    busho = s[at.BUSHO_HEX + q[at.CONTINGENT + unit]]
    near = busho >= 0 and distance(q, busho, s[at.HEX + unit]) <= 1
    flip_unit(q, s, unit, at.ORDERED)
    s[at.HITS + unit] += NEAR if near else IN_RANGE
    beyond = hits_beyond(s[at.HITS + unit], tq(q, s, unit))
    if beyond >= 0:
        s[at.HITS + unit] = beyond
        flip_unit(q, s, unit, at.DISRUPTED)


def is_threatened(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether a unit is in an enemy zone, or enemy missiles could hit it (R44, R58)."""
    number, enemy = s[at.HEX + unit], 1 - q[at.SIDE + unit]
    if zones_on(s, enemy, number) > 0:
        return True
    for other in range(q[at.FIRST_OF_SIDE + enemy], q[at.END_OF_SIDE + enemy]):
        if s[at.HEX + other] < 0 or q[at.WEAPON + other] == at.NO_WEAPON:
            continue
        if can_fire_at(q, s, other, number) > 0:
            return True
    return False


# ---- Rally of a contingent's routed units (11.73-11.75) ------------------------------

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
                option(s, end_value(number, facing))
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
    unit = s[at.CURSOR]
    s[at.STATE + unit], s[at.HITS + unit] = at.DISRUPTED, 0
    s[at.LOST_AT + unit] = at.NONE
    put_unit(q, s, unit, end_hex(value), end_facing(value))
    s[at.TALLY + q[at.SIDE + unit] * at.TALLIES + at.RALLIED] += 1
    s[at.CURSOR] += 1
    come_upon_busho(q, s, unit, at.RALLY)
