"""Values of activation, orders, challenges and duels (5, 10.1-10.3, 11.8)."""

from typing import Any

from samurai_odds.ran.bots import tables
from samurai_odds.ran.bots.tables import COMMANDED, weight
from samurai_odds.ran.bots.values import (
    BROKEN,
    FAR,
    FLIPPED,
    IN_POINTS,
    NO_CHALLENGES,
    NO_TRUMPS,
    POINT,
    WARY,
    gain_of_phase,
    hit_costs,
    is_won,
    note_way,
    steps_from,
    worth,
    worth_gone,
    worth_of_mending,
    worth_of_phase,
)
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.activation import can_be_ordered
from samurai_odds.ran.field.challenge import place_of, range_of, samurai_skill, samurai_stamina
from samurai_odds.ran.field.flight import units_lost
from samurai_odds.ran.field.leaders import can_draw, in_camp, is_chief, rating
from samurai_odds.ran.field.pieces import distance, sees, tq
from samurai_odds.ran.field.shock.combat_numbers import endurance, flight_limit, skill

# ---- What an individual combat is worth ----------------------------------------------

TIE = 2 * POINT  # beside its rout points: heads decide when both armies break (12.0)
RETAINER = 3 * POINT  # a Samurai: who has none loses face, or risks his busho
LEADER = 2 * POINT  # a busho: no orders until he is replaced, and lower ratings then
THOUSAND = 1000


def odds_of_duel(q: Any, one: int, one_left: int, other: int, other_left: int) -> int:
    """Give the chance, in thousandths, that the first wins: by skills and stamina left."""
    if one_left <= 0 or other_left <= 0:
        return THOUSAND * (one_left > 0)
    one, other = min(one, tables.MOST_SKILL), min(other, tables.MOST_SKILL)
    row = one * (tables.MOST_SKILL + 1) + other
    left = min(one_left, tables.MOST_STAMINA) - 1
    column = left * tables.MOST_STAMINA + min(other_left, tables.MOST_STAMINA) - 1
    return q[at.BOT_ODDS + tables.DUEL + row * tables.MOST_STAMINA * tables.MOST_STAMINA + column]


def stamina_of(q: Any, s: Any, samurai: int) -> int:
    return samurai_stamina(q, s, samurai) - s[at.SAMURAI_HITS + samurai]


def head_of(q: Any, busho: int) -> int:
    """Give what a head is worth: a busho's, or with NONE a Samurai's."""
    great = busho >= 0 and is_chief(q, busho)
    return TIE + POINT * (q[at.GREAT_HEAD_POINTS] if great else q[at.HEAD_POINTS])


def worth_of_busho(q: Any, s: Any, busho: int) -> int:
    """Give what the death of a busho costs: his lead, and that his men may flee (10.51)."""
    left = 0
    for unit in range(q[at.FIRST_UNIT + busho], q[at.END_OF_UNITS + busho]):
        if s[at.HEX + unit] >= 0 and q[at.TYPE + unit] != at.HONJIN:
            left += worth(q, unit) - worth_gone(q, s, unit)
    flees = flight_limit(q, s, busho, units_lost(q, s, busho)) + 1
    return LEADER + left * flees // at.DIE


def worth_of_duel(q: Any, s: Any, samurai: int, busho: int, rival: int) -> int:
    """Weigh a fight of a Samurai with a busho, or, where that is NONE, with another Samurai."""
    own, left = samurai_skill(q, s, samurai), stamina_of(q, s, samurai)
    if busho >= 0:
        wins = odds_of_duel(q, own, left, skill(q, s, busho), endurance(q, s, busho))
        prize = worth_of_busho(q, s, busho)
    else:
        there = samurai_skill(q, s, rival)
        wins = odds_of_duel(q, own, left, there, stamina_of(q, s, rival))
        prize = RETAINER
    lost = head_of(q, at.NONE) + RETAINER
    return (wins * (head_of(q, busho) + prize) - (THOUSAND - wins) * lost) // THOUSAND


def fights_on(wins: int, at_stake: int, head: int) -> bool:
    """Say whether who is behind fights on: he saves his head by giving up, but is lost (10.14).

    ``at_stake`` is what both men are worth, ``head`` what either's head is.
    """
    return wins * (2 * head + at_stake) > THOUSAND * head


# ---- What bots make of Samurai (10.2) ------------------------------------------------

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


# ---- How bots weigh the turn's own choices (5) ---------------------------------------

WAITING_TURNS, CLOSE = 1, 2  # turns, and steps from the enemy
COMES_FROM = 5  # steps from which foot comes adjacent in an Orders Phase
PASSED = 1_000_000  # a pass that is wanted: more than any phase
WORTH_RALLYING = 250  # hundredths of a rout point, and nobody near the enemy
NEAR = 3


def worth_of_command(q: Any, s: Any, value: int, style: int) -> int:
    """Weigh an option of a choice of the turn."""
    kind, side = s[at.DECISION], s[at.ASKED]
    if kind == at.ORDER_CHOICE:
        return worth_of_order(q, s, value, style)
    if kind == at.RALLY_CHOICE:
        return worth_of_rallying_place(q, s, (value - 1) // at.SIDES_OF_HEX, side)
    if kind == at.REPLACE_CHOICE:
        return worth_of_company(q, s, value - 1)
    if kind == at.MOMENTUM_CHOICE:
        wanted = not is_won(s, side)
        return value * (worth_of_phase(q, s, s[at.CURRENT], side) - 1 if wanted else at.NONE)
    if value == 0:
        comes = kind == at.CONTINGENT_CHOICE and style & WARY and lets_them_come(q, s, side)
        return PASSED if comes else 0
    if kind == at.TRUMP_CHOICE:
        return worth_of_trump(q, s, value - 1, side, style)
    if kind == at.ACTIVATE_CHOICE and style & WARY and waits(q, s, value - 1):
        return at.NONE
    if kind != at.ACTIVATE_CHOICE and is_won(s, side):
        return at.NONE if value >= at.PAIR else worth_of_mending(q, s, value - 1, side)
    if value >= at.PAIR:
        return at.NONE  # two at once: both must roll low, and the attacks may miscarry (5.72)
    return worth_of_phase(q, s, value - 1, side)


def waits(q: Any, s: Any, contingent: int) -> bool:
    """Say whether the wary leave a contingent where it is: who comes near is struck first.

    At the start alone, so that two of them do not wait for each other.
    """
    if s[at.TURN] > WAITING_TURNS:
        return False
    return steps_of(q, s, contingent) > CLOSE


def lets_them_come(q: Any, s: Any, side: int) -> bool:
    """Say whether the wary pass: who comes near is struck first, by shock and by fire on entry.

    So where the nearest unit that could be ordered stands just out of reach, and an enemy can
    still be ordered. Not in answer to a pass, so that two of them do not wait for each other.
    """
    if s[at.PASSES] > 0 or is_won(s, side) or s[BROKEN + side] > 0:
        return False
    able, nearest = False, FAR
    for contingent in range(q[at.CONTINGENTS]):
        if can_be_ordered(q, s, contingent):
            if q[at.SIDE_OF + contingent] == side:
                nearest = min(nearest, steps_of(q, s, contingent))
            else:
                able = True
    return able and nearest > CLOSE and nearest <= COMES_FROM


def steps_of(q: Any, s: Any, contingent: int) -> int:
    """Give how far its nearest unit is from the enemy, 0 if one is engaged."""
    side, nearest = q[at.SIDE_OF + contingent], FAR
    note_way(q, s, side)
    for unit in range(q[at.FIRST_UNIT + contingent], q[at.END_OF_UNITS + contingent]):
        here = s[at.HEX + unit]
        if here >= 0 and q[at.TYPE + unit] != at.HONJIN:
            nearest = 0 if s[at.ENGAGED + unit] else min(nearest, steps_from(s, side, here))
    return nearest


def worth_of_trump(q: Any, s: Any, contingent: int, side: int, style: int) -> int:
    """Weigh a trump: what one's own phase is worth, and the enemy's busho is Finished (5.64)."""
    if style & NO_TRUMPS:
        return at.NONE
    return worth_of_phase(q, s, contingent, side)


def worth_of_order(q: Any, s: Any, value: int, style: int) -> int:
    """Weigh what is ordered; to move and fight is worth what the contingent is near to."""
    contingent, side = s[at.CURRENT], s[at.ASKED]
    if value == at.MOVE_AND_FIRE:
        return worth_of_phase(q, s, contingent, side)
    if value == at.RALLY_ROUTED:
        return worth_of_rally(q, s, contingent, side, style)
    if value == at.CHALLENGE and not style & NO_CHALLENGES:
        return IN_POINTS * worth_of_challenge(q, s, contingent)
    return at.NONE


def worth_of_rally(q: Any, s: Any, contingent: int, side: int, style: int) -> int:
    """Weigh a rally: rout points won back, but where units could be fighting instead (11.73)."""
    note_way(q, s, side)
    won = near = 0
    for unit in range(q[at.FIRST_UNIT + contingent], q[at.END_OF_UNITS + contingent]):
        if s[at.STATE + unit] == at.ROUTED:
            rallies = q[at.TQ + at.MOST_UNITS + unit]
            won += worth(q, unit) * rallies // at.DIE * (100 - FLIPPED) // 100
        elif s[at.HEX + unit] >= 0 and steps_from(s, side, s[at.HEX + unit]) <= NEAR:
            near += 1
    if near == 0:
        return 100 * won
    pressed = s[at.ROUT_POINTS + side] * 2 >= q[at.ROUT_LEVEL + side]
    if style & WARY and pressed:
        return 2 * won
    return won // 2


# ---- placing -------------------------------------------------------------------------


def worth_of_rallying_place(q: Any, s: Any, number: int, side: int) -> int:
    """Weigh where a rallied unit comes back: away from the enemy."""
    note_way(q, s, side)
    return steps_from(s, side, number)


def worth_of_company(q: Any, s: Any, unit: int) -> int:
    """Weigh the unit with which a busho is placed: one in good order, not in the front line."""
    side = q[at.SIDE + unit]
    note_way(q, s, side)
    steps = min(4, steps_from(s, side, s[at.HEX + unit]))
    sound = tq(q, s, unit) - s[at.HITS + unit] + hit_costs(q, s, unit) // 100
    return 10 * steps + sound - 20 * (s[at.STATE + unit] != at.ORDERED)


def cost_of_straying(q: Any, s: Any, unit: int, number: int) -> int:
    """Weigh a hex out of its busho's range and beside none of its contingent in command."""
    busho = q[at.CONTINGENT + unit]
    there = s[at.BUSHO_HEX + busho]
    if there < 0 or distance(q, number, there) <= rating(q, s, busho):
        return 0
    for side in range(at.SIDES_OF_HEX):
        other = q[at.BESIDE + at.SIDES_OF_HEX * number + side]
        there = s[at.UNIT_AT + other] if other >= 0 else at.NONE
        if there >= 0 and there != unit and q[at.CONTINGENT + there] == busho:
            if s[at.IN_COMMAND + there] and q[at.TYPE + there] != at.HONJIN:
                return 0
    return weight(q, COMMANDED)
