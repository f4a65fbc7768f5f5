"""Samurai in their cups and in play: who may be drawn, and for whom (10.22, 10.23)."""

from samurai_odds.play.rules.offering import Numbers
from samurai_odds.ran.field import layout as at


def retinue(q: Numbers, s: Numbers, contingent: int) -> int:
    """Count a busho's Samurai in play."""
    count = 0
    for samurai in range(q[at.SAMURAI]):
        if s[at.RETAINER + samurai] == contingent:
            count += 1
    return count


def can_draw(q: Numbers, s: Numbers, contingent: int) -> bool:
    """Say whether a Samurai may be drawn for a busho, from a cup of his (10.22, 10.4)."""
    side = q[at.SIDE_OF + contingent]
    if s[at.DRAWS_BARRED + side] or s[at.SAMURAI_DRAWN + side] >= at.SAMURAI_A_SIDE:
        return False
    if retinue(q, s, contingent) >= at.SAMURAI_A_BUSHO:
        return False
    return in_cup(q, s, side) > 0 or in_cup(q, s, at.POOL) > 0


def in_cup(q: Numbers, s: Numbers, cup: int) -> int:
    """Count the Samurai left in a cup."""
    count = 0
    for samurai in range(q[at.SAMURAI]):
        if q[at.CUP + samurai] == cup and s[at.RETAINER + samurai] == at.IN_CUP:
            count += 1
    return count


def cup_of(q: Numbers, s: Numbers, side: int) -> int:
    """Name the cup that a side draws from: its own while any is left there, else the pool."""
    return side if in_cup(q, s, side) > 0 else at.POOL


def draw_samurai(q: Numbers, s: Numbers, contingent: int, drawn: int) -> int:
    """Bring the Samurai drawn from his cup into play for a busho, at his hex; give his number.

    ``drawn`` is a draw among `in_cup` of `cup_of`.
    """
    side = q[at.SIDE_OF + contingent]
    cup, left = cup_of(q, s, side), drawn
    for samurai in range(q[at.SAMURAI]):
        if q[at.CUP + samurai] == cup and s[at.RETAINER + samurai] == at.IN_CUP:
            if left == 0:
                s[at.RETAINER + samurai] = contingent
                s[at.SAMURAI_HEX + samurai] = s[at.BUSHO_HEX + contingent]
                s[at.SAMURAI_DRAWN + side] += 1
                return samurai
            left -= 1
    return at.NONE


def lose_samurai(q: Numbers, s: Numbers, samurai: int) -> None:
    """Put a Samurai aside for good (10.22)."""
    side = q[at.SIDE_OF + s[at.RETAINER + samurai]]
    s[at.RETAINER + samurai], s[at.SAMURAI_HEX + samurai] = at.SAMURAI_GONE, at.NONE
    s[at.SAMURAI_HITS + samurai] = s[at.SAMURAI_LOST_FACE + samurai] = 0
    s[at.TALLY + side * at.TALLIES + at.SAMURAI_LOST] += 1
