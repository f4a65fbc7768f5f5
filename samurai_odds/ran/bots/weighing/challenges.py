"""What bots make of Samurai: when to send one, whom he meets, who answers (10.2)."""

from typing import Any

from samurai_odds.ran.bots.weighing.worths import POINT
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.geometry import distance
from samurai_odds.ran.field.samurai import can_draw

HEAD = 3 * POINT
RIDE = 8  # hexes that a Samurai comes on before he challenges
SURE = 4  # points of combat and stamina ahead from which a fight is as good as won


def strength_of_busho(q: Any, s: Any, busho: int) -> int:
    """Add up a busho's combat and the stamina that he has left."""
    place = s[at.REPLACED + busho] * at.MOST_CONTINGENTS + busho
    left = q[at.STAMINA + place] - s[at.BUSHO_HITS + busho]
    return q[at.COMBAT + place] + left - 2 * s[at.LOST_FACE + busho]


def strength_of_samurai(q: Any, s: Any, samurai: int) -> int:
    """Add up a Samurai's combat and the stamina that he has left."""
    left = q[at.SAMURAI_STAMINA + samurai] - s[at.SAMURAI_HITS + samurai]
    return q[at.SAMURAI_COMBAT + samurai] + left - 2 * s[at.SAMURAI_LOST_FACE + samurai]


def best_samurai(q: Any, s: Any, contingent: int) -> int:
    """Give the strength of the best Samurai that a busho may send, NONE without any.

    One drawn is taken for the average of the cup.
    """
    best, total, count = at.NONE, 0, 0
    side = q[at.SIDE_OF + contingent]
    for samurai in range(q[at.SAMURAI]):
        if s[at.RETAINER + samurai] == contingent:
            best = max(best, strength_of_samurai(q, s, samurai))
        elif s[at.RETAINER + samurai] == at.IN_CUP and is_of_cup(q, samurai, side):
            total += strength_of_samurai(q, s, samurai)
            count += 1
    if count and can_draw(q, s, contingent):
        best = max(best, total // count)
    return best


def is_of_cup(q: Any, samurai: int, side: int) -> bool:
    """Say whether a Samurai is of a side's cup, or of the pool."""
    return q[at.CUP + samurai] == side or q[at.CUP + samurai] == at.POOL


def worth_of_challenge(q: Any, s: Any, contingent: int) -> int:
    """Weigh a Samurai Challenge Phase: heads to be won where the own man is the stronger."""
    own = best_samurai(q, s, contingent)
    if own < 0:
        return at.NONE
    side, here = q[at.SIDE_OF + contingent], s[at.BUSHO_HEX + contingent]
    strongest = at.NONE
    for busho in range(q[at.FIRST_CONTINGENT + 1 - side], q[at.END_OF_CONTINGENTS + 1 - side]):
        there = s[at.BUSHO_HEX + busho]
        if there >= 0 and distance(q, here, there) <= RIDE:
            strongest = max(strongest, strength_of_busho(q, s, busho))
    if strongest < 0:
        return at.NONE
    return HEAD * min(own - strongest, SURE) // SURE


def worth_of_fighting_on(left: int) -> int:
    """Weigh to fight on when behind: with stamina left one may still win, and keeps his face."""
    return left - 2
