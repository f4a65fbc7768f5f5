"""Hits removed, and disruption recovered from, on orders (11.71, 11.72; R44)."""

from samurai_odds.play.rules.offering import Numbers
from samurai_odds.ran.cohesion.recovery import IN_RANGE, NEAR, REMOVED
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.geometry import distance
from samurai_odds.ran.field.movement.command import in_command
from samurai_odds.ran.field.movement.fields import can_fire_at
from samurai_odds.ran.field.pieces import flip_unit, tq, zones_on


def may_remove_hits(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether a unit may remove hits: on clear ground, not threatened (11.71)."""
    if s[at.HITS + unit] == 0 or q[at.TERRAIN + s[at.HEX + unit]] != at.CLEAR:
        return False
    return not is_threatened(q, s, unit)


def remove_hits(s: Numbers, unit: int) -> None:
    """Take two hits off a unit (11.71)."""
    s[at.HITS + unit] = max(0, s[at.HITS + unit] - REMOVED)


def may_recover(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether a unit may recover: disrupted, in command, not threatened (11.72).

    Not a hit from its TQ, which would be reached at once.
    """
    if s[at.STATE + unit] != at.DISRUPTED or s[at.HITS + unit] >= tq(q, s, unit) - 1:
        return False
    return in_command(q, s, unit) and not is_threatened(q, s, unit)


def recover(q: Numbers, s: Numbers, unit: int) -> None:
    """Flip a unit to its ordered side, at a hit near its busho, two farther off (11.72).

    Should they reach its TQ it is disrupted at once, those beyond carried over (11.23).
    """
    busho = s[at.BUSHO_HEX + q[at.CONTINGENT + unit]]
    near = busho >= 0 and distance(q, busho, s[at.HEX + unit]) <= 1
    flip_unit(q, s, unit, at.ORDERED)
    s[at.HITS + unit] += NEAR if near else IN_RANGE
    if s[at.HITS + unit] >= tq(q, s, unit):
        s[at.HITS + unit] -= tq(q, s, unit)
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
