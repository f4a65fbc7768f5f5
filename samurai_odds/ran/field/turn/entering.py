"""Reinforcements: who waits to enter, and where (5.21[4], 5.32; R46)."""

from samurai_odds.play.rules.offering import Numbers
from samurai_odds.ran.field import layout as at


def is_waiting(q: Numbers, s: Numbers, unit: int) -> bool:
    """Say whether a unit is a reinforcement that may enter now."""
    contingent = q[at.CONTINGENT + unit]
    turn = q[at.ENTRY_TURN + contingent]
    return (
        turn > 0
        and s[at.TURN] >= turn
        and s[at.HEX + unit] < 0
        and s[at.STATE + unit] <= at.DISRUPTED
        and (s[at.FATE + contingent] == at.WELL or s[at.FATE + contingent] == at.WOUNDED)
    )


def list_entries(q: Numbers, s: Numbers, contingent: int) -> int:
    """List the hexes at which a contingent's units may enter, in QUEUE; give how many.

    Those given, as far as they are free; if none is, the nearest free ones of their edge (R46).
    """
    count, nearest = 0, at.NONE
    first = contingent * at.MOST_ENTRIES
    for k in range(q[at.ENTRY_HEXES + contingent]):
        number, away = q[at.ENTRY + first + k], q[at.ENTRY_AWAY + first + k]
        if s[at.UNIT_AT + number] >= 0 or (nearest >= 0 and away > nearest):
            continue
        nearest = away
        s[at.QUEUE + count] = number
        count += 1
    return count


def bring_busho(s: Numbers, contingent: int, number: int) -> None:
    """Let a busho who is still to enter come in with his first unit, to its hex."""
    if s[at.BUSHO_HEX + contingent] < 0:
        s[at.BUSHO_HEX + contingent] = number
        s[at.COMMAND_KNOWN] = 0
