"""Who can be given orders, activated, or benefit from a trump (4.31, 5.2, 5.6)."""

from samurai_odds.play.rules.offering import Numbers
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.leaders import (
    activations,
    chief_lives,
    in_camp,
    is_chief,
    lives,
    on_map,
    rating,
)
from samurai_odds.ran.field.movement.command import in_chief_range
from samurai_odds.ran.field.turn.entering import is_waiting


def has_units(q: Numbers, s: Numbers, contingent: int) -> bool:
    """Say whether a contingent has a unit on the map, routed, or waiting to enter."""
    for unit in range(q[at.FIRST_UNIT + contingent], q[at.END_OF_UNITS + contingent]):
        if s[at.HEX + unit] >= 0 or s[at.STATE + unit] == at.ROUTED or is_waiting(q, s, unit):
            return True
    return False


def waits(q: Numbers, s: Numbers, contingent: int) -> bool:
    """Say whether a contingent's busho is still to enter, and its turn has come (5.21[4])."""
    turn = q[at.ENTRY_TURN + contingent]
    due = turn > 0 and s[at.TURN] >= turn
    return due and lives(s, contingent) and not on_map(s, contingent)


def commanded(q: Numbers, s: Numbers, contingent: int) -> bool:
    """Say whether a busho is within his So-Taisho's reach (4.31, 4.51).

    Always if that one is in his Honjin, or is not there at all (R40); so is the So-Taisho
    himself, and who is still to enter.
    """
    side = q[at.SIDE_OF + contingent]
    if is_chief(q, contingent) or not chief_lives(q, s, side) or in_camp(q, s, side):
        return True
    return waits(q, s, contingent) or in_chief_range(q, s, contingent)


def led(q: Numbers, s: Numbers, contingent: int) -> bool:
    """Say whether a contingent has a busho, there or about to enter, and units."""
    there = on_map(s, contingent) or waits(q, s, contingent)
    return there and lives(s, contingent) and has_units(q, s, contingent)


def can_be_ordered(q: Numbers, s: Numbers, contingent: int) -> bool:
    """Say whether a contingent can be given orders (4.31, 5.24, 5.31)."""
    return (
        s[at.ACTIVATED + contingent] > 0
        and s[at.FINISHED + contingent] == 0
        and led(q, s, contingent)
        and commanded(q, s, contingent)
    )


def can_rise(q: Numbers, s: Numbers, contingent: int) -> bool:
    """Say whether a busho can be resurrected: Active, Finished or not (5.43[1])."""
    return (
        s[at.ACTIVATED + contingent] > 0 and led(q, s, contingent) and commanded(q, s, contingent)
    )


def can_be_activated(q: Numbers, s: Numbers, contingent: int) -> bool:
    """Say whether a So-Taisho can activate a contingent (4.51, 5.21[1], 5.23, 5.24)."""
    side = q[at.SIDE_OF + contingent]
    return (
        s[at.ACTIVATED + contingent] == 0
        and s[at.FINISHED + contingent] == 0
        and chief_lives(q, s, side)
        and s[at.ACTIVATIONS_USED + side] < activations(q, s, side)
        and led(q, s, contingent)
        and (is_chief(q, contingent) or in_camp(q, s, side) or in_chief_range(q, s, contingent))
    )


def can_benefit(q: Numbers, s: Numbers, contingent: int, least: int, momentum: bool) -> bool:
    """Say whether a busho can benefit from a trump against one of Momentum ``least`` (5.61, 5.62).

    Of inactive contingents only by a trump of Momentum, at an activation point.
    """
    if s[at.FINISHED + contingent] > 0 or rating(q, s, contingent) < least:
        return False
    if can_be_ordered(q, s, contingent):
        return True
    return momentum and can_be_activated(q, s, contingent)


def any_able(q: Numbers, s: Numbers, side: int) -> bool:
    """Say whether a side has anybody who can be given orders (5.14, 5.53)."""
    for contingent in range(q[at.FIRST_CONTINGENT + side], q[at.END_OF_CONTINGENTS + side]):
        if can_be_ordered(q, s, contingent):
            return True
    return False
