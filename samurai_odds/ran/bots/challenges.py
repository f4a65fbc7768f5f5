"""Values of duels, challenges and charges of Samurai (10.1-10.3)."""

from samurai_odds.ran.bots.values import (
    POINT,
    gain_of_phase,
    worth,
    worth_gone,
)
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.challenge import place_of, range_of, samurai_skill
from samurai_odds.ran.rules.flight import units_lost
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.leaders import can_draw, cup_of, in_camp, is_chief, samurai_stamina
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.movement.command import in_enemy_zone
from samurai_odds.ran.rules.movement.samurai import INTO_AN_OCCUPIED_HEX, may_ride
from samurai_odds.ran.rules.pieces import distance, sees
from samurai_odds.ran.rules.shock.combat_numbers import endurance, flight_limit, skill

# ---- What an individual combat is worth ----------------------------------------------

RETAINER = 3 * POINT  # a Samurai: a busho without one loses face, or goes himself
LEADER = 2 * POINT  # a busho: no orders until he is replaced, and lower ratings then
THOUSAND = 1000


def odds_of_duel(q: Question, one: int, one_left: int, other: int, other_left: int) -> int:
    """Give the chance, in thousandths, that the first wins: by skills and stamina left."""
    if one_left <= 0 or other_left <= 0:
        return THOUSAND * (one_left > 0)
    one, other = min(one, at.MOST_SKILL), min(other, at.MOST_SKILL)
    left, right = min(one_left, at.MOST_STAMINA) - 1, min(other_left, at.MOST_STAMINA) - 1
    return q.odds.duel[one, other, left, right]


def stamina_of(q: Question, s: State, samurai: int) -> int:
    return samurai_stamina(q, s, samurai) - s.samurai_hits[samurai]


def head_of(q: Question, busho: int) -> int:
    """Give what a head is worth: a busho's, or with NONE a Samurai's."""
    great = busho >= 0 and is_chief(q, busho)
    return POINT * (q.great_head_points if great else q.head_points)


def worth_of_busho(q: Question, s: State, busho: int) -> int:
    """Give what the death of a busho costs: his lead, and that his men may flee (10.51)."""
    left = 0
    for unit in range(q.first_unit[busho], q.end_of_units[busho]):
        if s.hex[unit] >= 0 and q.type[unit] != at.HONJIN:
            left += worth(q, unit) - worth_gone(q, s, unit)
    flees = flight_limit(q, s, busho, units_lost(q, s, busho)) + 1
    return LEADER + left * flees // at.DIE


def worth_of_duel(q: Question, s: State, samurai: int, busho: int, rival: int) -> int:
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


def fights_on(wins: int, at_stake: int, own: int, other: int) -> bool:
    """Say whether the man behind fights on: he saves his head by giving up, but is lost (10.14).

    ``at_stake`` is what both men are worth, ``own`` and ``other`` what their heads are.
    """
    return wins * (own + other + at_stake) > THOUSAND * own


# ---- What bots make of Samurai (10.2) ------------------------------------------------

OUT_OF_REACH = 99
EARSHOT = 5  # hexes: about the longest range of a challenge
FACE = POINT // 2  # ratings one lower, and the next challenge must be met (10.27)
SURELY = 100_000  # more than any answer costs


def is_in_cup(q: Question, s: State, samurai: int, cup: int) -> bool:
    """Say whether a Samurai may be drawn from a cup: that of a side, or the pool (10.22)."""
    return s.retainer[samurai] == at.IN_CUP and q.cup[samurai] == cup


def cost_of_finishing(q: Question, s: State, busho: int) -> int:
    """Give what Finished costs a busho: the Orders Phases still to come this turn."""
    if s.finished[busho] or s.activated[busho] == 0:
        return 0
    return gain_of_phase(q, s, busho, q.side_of[busho])


def cost_of_silence(q: Question, s: State, busho: int) -> int:
    """Give what it costs a busho that a challenge which he hears is not answered (10.27)."""
    if s.lost_face[busho]:
        return worth_of_busho(q, s, busho)
    return FACE + cost_of_finishing(q, s, busho)


def cost_of_his_silence(s: State, samurai: int) -> int:
    """Give what it costs a Samurai that a challenge which he hears is not answered (10.27)."""
    return RETAINER if s.samurai_lost_face[samurai] else 0


def hears(q: Question, s: State, busho: int, here: int, reach: int) -> bool:
    """Say whether a busho hears a challenge from a hex (10.25)."""
    there = s.busho_hex[busho]
    if there < 0 or (is_chief(q, busho) and in_camp(q, s, q.side_of[busho])):
        return False
    return distance(q, here, there) <= reach and sees(q, s, here, there)


def he_hears(q: Question, s: State, samurai: int, here: int, reach: int) -> bool:
    """Say whether a Samurai in play hears a challenge from a hex (10.25)."""
    there = place_of(s, samurai)
    return there >= 0 and distance(q, here, there) <= reach and sees(q, s, here, there)


def worth_against_drawn(q: Question, s: State, samurai: int, side: int) -> int:
    """Weigh a fight of a Samurai with whom the other side draws: each as likely (10.22)."""
    cup, total, count = cup_of(q, s, side), 0, 0
    for rival in range(q.samurai):
        if is_in_cup(q, s, rival, cup):
            total += worth_of_duel(q, s, samurai, at.NONE, rival)
            count += 1
    return total // max(1, count)


def worth_of_stand(q: Question, s: State, samurai: int, side: int, here: int) -> int:
    """Weigh a challenge from a hex: the other side gives the answer that costs it least.

    One of those who hear it goes, sends a Samurai, draws one, or nobody answers.
    """
    reach, least, silence = range_of(q, s, samurai), SURELY, 0
    for busho in range(q.first_contingent[1 - side], q.end_of_contingents[1 - side]):
        if hears(q, s, busho, here, reach):
            silence += cost_of_silence(q, s, busho)
            least = min(least, worth_of_duel(q, s, samurai, busho, at.NONE))
            if can_draw(q, s, busho) and s.activated[busho] and not s.finished[busho]:
                drawn = worth_against_drawn(q, s, samurai, 1 - side)
                least = min(least, drawn + cost_of_finishing(q, s, busho))
    for rival in range(q.samurai):
        serves = s.retainer[rival]
        if serves >= 0 and q.side_of[serves] != side:
            if he_hears(q, s, rival, here, reach):
                silence += cost_of_his_silence(s, rival)
                least = min(least, worth_of_duel(q, s, samurai, at.NONE, rival))
    return min(least, silence) if least < SURELY else 0


def worth_of_assault(q: Question, s: State, samurai: int, busho: int) -> int:
    """Weigh a charge at a busho, through the unit that he is with (10.28)."""
    arrives = at.DIE
    there = s.unit_at[s.busho_hex[busho]]
    if there >= 0 and q.side[there] == q.side_of[busho]:
        arrives = min(at.DIE, samurai_stamina(q, s, samurai) + 1)
    meets = worth_of_duel(q, s, samurai, busho, at.NONE)
    for rival in range(q.samurai):
        serves = s.retainer[rival]
        if serves >= 0 and q.side_of[serves] == q.side_of[busho]:
            if place_of(s, rival) == s.busho_hex[busho]:
                meets = min(meets, worth_of_duel(q, s, samurai, at.NONE, rival))
    return (arrives * meets - (at.DIE - arrives) * RETAINER) // at.DIE


def worth_of_challenge(q: Question, s: State, contingent: int) -> int:
    """Weigh a Samurai Challenge Phase: by the best of a busho's, or who may be drawn for him."""
    if not is_near(q, s, contingent):
        return at.NONE
    note_able(q, s, contingent)
    best = worth_of_drawing(q, s, contingent) if can_draw(q, s, contingent) else at.NONE
    for samurai in range(q.samurai):
        if s.retainer[samurai] == contingent:
            best = max(best, s.memo.able[samurai])
    return best


def is_near(q: Question, s: State, contingent: int) -> bool:
    """Say whether an enemy busho is near enough to send a Samurai."""
    side, here = q.side_of[contingent], s.busho_hex[contingent]
    for busho in range(q.first_contingent[1 - side], q.end_of_contingents[1 - side]):
        there = s.busho_hex[busho]
        if there >= 0 and distance(q, here, there) <= mv.SAMURAI_MA + EARSHOT:
            return True
    return False


def worth_of_drawing(q: Question, s: State, contingent: int) -> int:
    """Weigh to draw a Samurai, where it is noted what each can do: none that is no use acts."""
    cup, total, count = cup_of(q, s, q.side_of[contingent]), 0, 0
    for samurai in range(q.samurai):
        if is_in_cup(q, s, samurai, cup):
            total += max(0, s.memo.able[samurai])
            count += 1
    return total // max(1, count)


def note_able(q: Question, s: State, contingent: int) -> None:
    """Note the best that each Samurai who serves a busho, or may be drawn, can do from his hex."""
    side, here = q.side_of[contingent], s.busho_hex[contingent]
    note_rides(q, s, side, here, False)
    for samurai in range(q.samurai):
        s.memo.able[samurai] = 0
        if may_serve(q, s, samurai, contingent):
            s.memo.able[samurai] = best_stand(q, s, samurai, side)
    note_rides(q, s, side, here, True)
    for busho in range(q.first_contingent[1 - side], q.end_of_contingents[1 - side]):
        if s.busho_hex[busho] >= 0 and comes_to(q, s, s.busho_hex[busho]):
            for samurai in range(q.samurai):
                if may_serve(q, s, samurai, contingent):
                    able = max(s.memo.able[samurai], worth_of_assault(q, s, samurai, busho))
                    s.memo.able[samurai] = able


def may_serve(q: Question, s: State, samurai: int, contingent: int) -> bool:
    """Say whether a Samurai serves a busho, or is in the cup that his side draws from."""
    if s.retainer[samurai] == contingent:
        return True
    return is_in_cup(q, s, samurai, cup_of(q, s, q.side_of[contingent]))


def best_stand(q: Question, s: State, samurai: int, side: int) -> int:
    """Weigh the best hex to challenge from of those that are noted as in reach."""
    best = 0
    for number in range(q.hexes):
        if s.memo.rides[number] < OUT_OF_REACH:
            best = max(best, worth_of_stand(q, s, samurai, side, number))
    return best


def note_rides(q: Question, s: State, side: int, start: int, charging: bool) -> None:
    """Note the movement points to each hex that a Samurai can ride to (10.24, 10.28)."""
    for number in range(q.hexes):
        s.memo.rides[number] = OUT_OF_REACH
    s.memo.rides[start] = 0
    s.memo.queue[0] = start
    first, waiting = 0, 1
    while waiting > 0:
        here = s.memo.queue[first]
        first = (first + 1) % at.MOST_HEXES
        waiting -= 1
        if here != start and in_enemy_zone(s, side, here) and not charging:
            continue
        for direction in range(at.SIDES_OF_HEX):
            if may_ride(q, s, side, here, direction, charging):
                there = q.beside[here, direction]
                cost = s.memo.rides[here] + q.open_cost[here, direction]
                if cost <= mv.SAMURAI_MA and cost < s.memo.rides[there]:
                    s.memo.rides[there] = cost
                    s.memo.queue[(first + waiting) % at.MOST_HEXES] = there
                    waiting += 1


def comes_to(q: Question, s: State, number: int) -> bool:
    """Say whether a charge comes to a busho's hex, occupied or not, by the rides noted (10.28)."""
    if s.memo.rides[number] < OUT_OF_REACH:
        return True
    for side in range(at.SIDES_OF_HEX):
        there = q.beside[number, side]
        if there >= 0 and q.passable[number, side] > 0:
            back = q.open_cost[there, (side + 3) % at.SIDES_OF_HEX]
            if s.memo.rides[there] + back + INTO_AN_OCCUPIED_HEX <= mv.SAMURAI_MA:
                return True
    return False
