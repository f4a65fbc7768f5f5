"""Recovery on orders, rally, and phase G (3.0 G, 10.5, 11.7; R44)."""

from samurai_odds.play.offering import ask, draw_among, no_options, option
from samurai_odds.ran.combat.recovery import (
    IN_RANGE,
    NEAR,
    REMOVED,
    hits_after_removal,
    hits_beyond,
    may_flip,
)
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.packed import (
    end_facing,
    end_hex,
    end_value,
    unit_of,
    unit_value,
)
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.movement.command import can_fire_at, in_command
from samurai_odds.ran.rules.movement.reactions import come_upon_busho
from samurai_odds.ran.rules.pieces import distance, flip_unit, put_unit, tq, zones_on
from samurai_odds.ran.rules.shock.strikes import must_charge

# ---- Phase G (3.0 G, 10.5) -----------------------------------------------------------


def begin_recovery(q: Question, s: State) -> None:
    """Take the markers off; the busho killed are replaced next (3.0 G)."""
    for contingent in range(q.contingents):
        s.finished[contingent] = 0
    for unit in range(q.units):
        s.fired[unit] = 0
    s.current = s.second = at.NONE
    s.cursor = 0
    s.phase = at.REPLACING


def offer_replacement(q: Question, s: State) -> None:
    """Let the player place the next replacement with a unit of his contingent (10.52, 10.53).

    While none is on the map he is not replaced.
    """
    contingent = s.cursor
    if contingent >= q.contingents:
        s.cursor, s.phase = 0, at.FLIGHTS
        return
    no_options(s)
    if s.fate[contingent] == at.DEAD:
        for unit in range(q.first_unit[contingent], q.end_of_units[contingent]):
            if s.hex[unit] >= 0:
                option(s, unit_value(unit))
    if s.options_open > 0:
        ask(s, at.REPLACE_CHOICE, q.side_of[contingent])
    else:
        s.cursor += 1


def replace_busho(s: State, value: int) -> None:
    """Place a replacement, fresh; the back of a replacement is himself (10.53, 10.54)."""
    contingent = s.cursor
    s.fate[contingent], s.replaced[contingent] = at.WELL, 1
    s.busho_hex[contingent] = s.hex[unit_of(value)]
    s.busho_hits[contingent] = s.lost_face[contingent] = 0
    s.cursor += 1
    s.command_known = 0


# ---- Hits removed, and disruption recovered from, on orders (11.71, 11.72; R44) ------


def may_remove_hits(q: Question, s: State, unit: int) -> bool:
    """Say whether a unit may remove hits: on clear ground, not threatened (11.71).

    It does nothing else then, so not who must shock, engaged or provoked (7.31, 8.61; R71).
    """
    if s.hits[unit] == 0 or q.terrain[s.hex[unit]] != at.CLEAR:
        return False
    must_shock = s.engaged[unit] > 0 or must_charge(q, s, unit)
    if must_shock and q.engaged_remove_hits == 0:
        return False
    return not is_threatened(q, s, unit)


def remove_hits(s: State, unit: int) -> None:
    """Take two hits off a unit (11.71)."""
    s.hits[unit] = hits_after_removal(s.hits[unit], REMOVED)


def may_recover(q: Question, s: State, unit: int) -> bool:
    """Return whether a unit may recover: disrupted, in command, not threatened (11.72)."""
    if s.state[unit] != at.DISRUPTED or not may_flip(s.hits[unit], tq(q, s, unit)):
        return False
    return in_command(q, s, unit) and not is_threatened(q, s, unit)


def recover(q: Question, s: State, unit: int) -> None:
    """Flip a unit to its ordered side, at a hit near its busho, two farther off (11.72)."""
    busho = s.busho_hex[q.contingent[unit]]
    near = busho >= 0 and distance(q, busho, s.hex[unit]) <= 1
    flip_unit(q, s, unit, at.ORDERED)
    s.hits[unit] += NEAR if near else IN_RANGE
    beyond = hits_beyond(s.hits[unit], tq(q, s, unit))
    if beyond >= 0:
        s.hits[unit] = beyond
        flip_unit(q, s, unit, at.DISRUPTED)


def is_threatened(q: Question, s: State, unit: int) -> bool:
    """Say whether a unit is in an enemy zone, or enemy missiles could hit it (R44, R58)."""
    number, enemy = s.hex[unit], 1 - q.side[unit]
    if zones_on(s, enemy, number) > 0:
        return True
    for other in range(q.first_of_side[enemy], q.end_of_side[enemy]):
        if s.hex[other] < 0 or q.weapon[other] == at.NO_WEAPON:
            continue
        if can_fire_at(q, s, other, number) > 0:
            return True
    return False


# ---- Rally of a contingent's routed units (11.73-11.75) ------------------------------

FROM_BUSHO, FROM_ENEMY = 3, 3  # hexes at most, at least (11.74)


def roll_rally(q: Question, s: State) -> None:
    """Roll for the next routed unit; after the last the busho may move (11.73, 4.64)."""
    if s.cursor >= q.end_of_units[s.current]:
        s.phase = at.BUSHO_MOVE_BEGIN
    elif s.state[s.cursor] == at.ROUTED:
        draw_among(s, at.DIE)
    else:
        s.cursor += 1


def rally(q: Question, s: State, die: int) -> None:
    """Rally the unit below its disrupted TQ, lose it above; at it it stays routed (11.73)."""
    unit = s.cursor
    needed = q.tq[1, unit]
    if die < needed:
        s.phase = at.RALLY_PLACING
        return
    if die > needed:
        s.state[unit] = at.ELIMINATED
        s.tally[q.side[unit]].units_lost_at_rally += 1
    s.cursor += 1


def offer_places(q: Question, s: State) -> None:
    """Let the player place and face the rallied unit; without room it stays routed (11.74)."""
    unit = s.cursor
    no_options(s)
    for number in range(q.hexes):
        if can_be_placed(q, s, unit, number):
            for facing in range(at.SIDES_OF_HEX):
                option(s, end_value(number, facing))
    if s.options_open > 0:
        ask(s, at.RALLY_CHOICE, q.side[unit])
    else:
        s.cursor += 1
        s.phase = at.RALLY


def can_be_placed(q: Question, s: State, unit: int, number: int) -> bool:
    """Say whether a rallied unit may be placed in a hex (11.74)."""
    busho = s.busho_hex[q.contingent[unit]]
    if s.unit_at[number] >= 0 or q.terrain[number] == at.WATER:
        return False
    if distance(q, busho, number) > FROM_BUSHO:
        return False
    enemy = 1 - q.side[unit]
    for other in range(q.first_of_side[enemy], q.end_of_side[enemy]):
        if s.hex[other] >= 0 and distance(q, s.hex[other], number) < FROM_ENEMY:
            return False
    return True


def place_rallied(q: Question, s: State, value: int) -> None:
    """Put the rallied unit back on the map, disrupted, without hits (11.75)."""
    unit = s.cursor
    s.state[unit], s.hits[unit] = at.DISRUPTED, 0
    s.lost_at[unit] = at.NONE
    put_unit(q, s, unit, end_hex(value), end_facing(value))
    s.tally[q.side[unit]].units_rallied += 1
    s.cursor += 1
    come_upon_busho(q, s, unit, at.RALLY)
