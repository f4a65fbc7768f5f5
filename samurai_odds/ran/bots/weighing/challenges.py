"""What bots make of Samurai: when to send one, whom he meets, who answers (10.2)."""

from typing import Any

from samurai_odds.ran.bots.weighing.duels import (
    RETAINER,
    stamina_of,
    worth_of_busho,
    worth_of_duel,
)
from samurai_odds.ran.bots.weighing.phases import gain_of_phase
from samurai_odds.ran.bots.weighing.worths import POINT
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.challenge.men import place_of, range_of, samurai_skill, samurai_stamina
from samurai_odds.ran.field.geometry import distance, sees
from samurai_odds.ran.field.leaders import in_camp, is_chief
from samurai_odds.ran.field.samurai import can_draw

RIDE = 7  # hexes that a Samurai comes on before he challenges, or to a charge
FACE = POINT // 2  # ratings one lower, and the next challenge must be met (10.27)
SURELY = 100_000  # more than any answer costs


def is_of_cup(q: Any, samurai: int, side: int) -> bool:
    """Say whether a Samurai is of a side's cup, or of the pool."""
    return q[at.CUP + samurai] == side or q[at.CUP + samurai] == at.POOL


def best_samurai(q: Any, s: Any, contingent: int) -> int:
    """Find the Samurai by whom a busho is served best; who would be drawn stands for the cup."""
    best, found, side = -1, at.NONE, q[at.SIDE_OF + contingent]
    for samurai in range(q[at.SAMURAI]):
        serves = s[at.RETAINER + samurai] == contingent
        drawn = s[at.RETAINER + samurai] == at.IN_CUP and is_of_cup(q, samurai, side)
        if serves or (drawn and can_draw(q, s, contingent)):
            able = 2 * (samurai_skill(q, s, samurai) + stamina_of(q, s, samurai)) + serves
            if able > best:
                best, found = able, samurai
    return found


def cost_of_finishing(q: Any, s: Any, busho: int) -> int:
    """Give what a busho loses who is Finished: the Orders Phases still to come this turn."""
    if s[at.FINISHED + busho] or s[at.ACTIVATED + busho] == 0:
        return 0
    return gain_of_phase(q, s, busho, q[at.SIDE_OF + busho])


def cost_of_silence(q: Any, s: Any, busho: int) -> int:
    """Give what it costs a busho that a challenge which he hears is not answered (10.27)."""
    if s[at.LOST_FACE + busho]:
        return worth_of_busho(q, s, busho)
    return FACE + cost_of_finishing(q, s, busho)


def hears(q: Any, s: Any, busho: int, here: int, reach: int) -> bool:
    """Say whether a busho hears a challenge from a hex (10.25)."""
    there = s[at.BUSHO_HEX + busho]
    if there < 0 or (is_chief(q, busho) and in_camp(q, s, q[at.SIDE_OF + busho])):
        return False
    return distance(q, here, there) <= reach and sees(q, s, here, there)


def worth_of_stand(q: Any, s: Any, samurai: int, side: int, here: int) -> int:
    """Weigh a challenge from a hex: the other side gives the answer that costs it least.

    One of those who hear it goes, sends a Samurai, draws one, or nobody answers.
    """
    reach, least, silence = range_of(q, s, samurai), SURELY, 0
    for busho in range(q[at.FIRST_CONTINGENT + 1 - side], q[at.END_OF_CONTINGENTS + 1 - side]):
        if hears(q, s, busho, here, reach):
            silence += cost_of_silence(q, s, busho)
            least = min(least, worth_of_duel(q, s, samurai, busho, at.NONE))
            if can_draw(q, s, busho) and s[at.ACTIVATED + busho] and not s[at.FINISHED + busho]:
                drawn = worth_of_duel(q, s, samurai, at.NONE, best_samurai(q, s, busho))
                least = min(least, drawn + cost_of_finishing(q, s, busho))
    for rival in range(q[at.SAMURAI]):
        serves = s[at.RETAINER + rival]
        if serves >= 0 and q[at.SIDE_OF + serves] != side:
            there = place_of(s, rival)
            if there >= 0 and distance(q, here, there) <= reach and sees(q, s, here, there):
                least = min(least, worth_of_duel(q, s, samurai, at.NONE, rival))
    return min(least, silence) if least < SURELY else 0


def worth_of_assault(q: Any, s: Any, samurai: int, busho: int) -> int:
    """Weigh a charge at a busho, through the unit that he is with (10.28)."""
    arrives = at.DIE
    there = s[at.UNIT_AT + s[at.BUSHO_HEX + busho]]
    if there >= 0 and q[at.SIDE + there] == q[at.SIDE_OF + busho]:
        arrives = min(at.DIE, samurai_stamina(q, s, samurai) + 1)
    meets = worth_of_duel(q, s, samurai, busho, at.NONE)
    for rival in range(q[at.SAMURAI]):
        serves = s[at.RETAINER + rival]
        if serves >= 0 and q[at.SIDE_OF + serves] == q[at.SIDE_OF + busho]:
            if place_of(s, rival) == s[at.BUSHO_HEX + busho]:
                meets = min(meets, worth_of_duel(q, s, samurai, at.NONE, rival))
    return (arrives * meets - (at.DIE - arrives) * RETAINER) // at.DIE


def worth_of_challenge(q: Any, s: Any, contingent: int) -> int:
    """Weigh a Samurai Challenge Phase before it is known where exactly he can come."""
    samurai = best_samurai(q, s, contingent)
    if samurai < 0:
        return at.NONE
    side, here = q[at.SIDE_OF + contingent], s[at.BUSHO_HEX + contingent]
    best, near = at.NONE, False
    for busho in range(q[at.FIRST_CONTINGENT + 1 - side], q[at.END_OF_CONTINGENTS + 1 - side]):
        there = s[at.BUSHO_HEX + busho]
        if there < 0:
            continue
        away = distance(q, here, there)
        near = near or away <= RIDE + range_of(q, s, samurai)
        if away <= RIDE:
            best = max(best, worth_of_assault(q, s, samurai, busho))
    return max(best, best_stand(q, s, samurai, side, here)) if near else best


def best_stand(q: Any, s: Any, samurai: int, side: int, here: int) -> int:
    """Weigh the best hex to challenge from that is not too far and in nobody's way."""
    best, zone = 0, at.ZONE + (1 - side) * at.MOST_HEXES
    for number in range(q[at.HEXES]):
        unit = s[at.UNIT_AT + number]
        free = unit < 0 or q[at.SIDE + unit] == side
        if free and s[zone + number] == 0 and distance(q, here, number) <= RIDE:
            best = max(best, worth_of_stand(q, s, samurai, side, number))
    return best
