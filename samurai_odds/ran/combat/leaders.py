"""Busho in a combat: rounds, casualties, flight of their men (9.25, 9.26, 10.1, 11.8; R12)."""

from samurai_odds.ran.combat import combat_layout as at
from samurai_odds.ran.combat.combat_layout import Question, State
from samurai_odds.ran.combat.states import fights, first_of, still_engaged
from samurai_odds.ran.men import hits_taken

# ---- Individual combat: what a round leaves of two men (10.13-10.15; R12) ------------

NONE, FIRST_DEAD, SECOND_DEAD, FIRST_WITHDREW, SECOND_WITHDREW = range(5)


def round_ends(
    first: int,  # hits of this fight on the first man
    second: int,
    first_left: int,  # the stamina that each brought to the fight
    second_left: int,
    first_threshold: int,  # he withdraws, when behind, at this much stamina or less
    second_threshold: int,
) -> int:
    """Say whether the fight is over: a man dead, or behind and at his threshold (10.14)."""
    if first >= first_left:
        return FIRST_DEAD
    if second >= second_left:
        return SECOND_DEAD
    if first > second and first_left - first <= first_threshold:
        return FIRST_WITHDREW
    if second > first and second_left - second <= second_threshold:
        return SECOND_WITHDREW
    return NONE


def bout_result(first: int, second: int, faces: int) -> int:
    """Give the hits of a round: 1 to 3 on the first man, 4 to 6 on the second, 0 if equal."""
    one, other = first + faces // 10, second + faces % 10
    low, high = min(one, other), max(one, other)
    if low == high:
        return 0
    hits = 1 + (1 if 2 * low <= high else 0) + (1 if 3 * low <= high else 0)
    return hits if one == low else 3 + hits


def hits_on_first(result: int) -> int:
    """Read a round's result: the hits on the first man."""
    return result if result <= 3 else 0


def hits_on_second(result: int) -> int:
    return result - 3 if result > 3 else 0


# ---- Busho in a shock (9.25, 9.26, 11.8) ---------------------------------------------


def leads(q: Question, s: State, side: int) -> bool:
    """Say whether a side's busho is alive and his unit takes part."""
    fate = s.busho[side]
    alive = fate == at.WELL or fate == at.WOUNDED
    return alive and fights(s, q.busho[side].beside)


def meeting(q: Question, s: State) -> int:
    """Say what the busho come to: a fight, a casualty roll, or neither (9.25, 9.26)."""
    if leads(q, s, 0) and leads(q, s, 1):
        return at.BOUT
    if leads(q, s, 0) or leads(q, s, 1):
        return at.CASUALTY
    return at.FACE


def bout(q: Question, s: State, result: int) -> bool:
    """Fight a round; say whether the fight is over (10.13-10.16, 10.3)."""
    s.bouts[0] += hits_on_first(result)
    s.bouts[1] += hits_on_second(result)
    end = round_ends(
        s.bouts[0],
        s.bouts[1],
        left(q, s, 0),
        left(q, s, 1),
        q.busho[0].threshold,
        q.busho[1].threshold,
    )
    if end == NONE:
        return False
    loser = 0 if end in (FIRST_DEAD, FIRST_WITHDREW) else 1
    end_fight(s, loser, end in (FIRST_DEAD, SECOND_DEAD))
    return True


def end_fight(s: State, loser: int, killed: bool) -> None:
    """End a fight: the victor keeps a hit, and has a head if he killed (10.16, 10.3)."""
    victor = 1 - loser
    if killed:
        s.head = 1 + victor
    if s.bouts[victor] > 0:
        s.kept = 1 + victor
    s.bouts[0] = s.bouts[1] = 0
    remove_busho(s, loser, at.DEAD if killed else at.WITHDRAWN)


def left(q: Question, s: State, side: int) -> int:
    """Give the stamina left to a side's busho: a wound taken since is off it (R2)."""
    brought, began = q.busho[side].left, q.busho[side].start_fate
    wounded = s.busho[side] == at.WOUNDED and began != at.WOUNDED
    return brought - hits_taken(0, wounded, q.wounds)


def wound(q: Question, s: State, side: int) -> None:
    """Wound a side's busho: a hit, so that the last of his stamina kills him (R2)."""
    s.busho[side] = at.WOUNDED
    if left(q, s, side) <= 0:
        remove_busho(s, side, at.DEAD)


def casualty_code(q: Question, s: State) -> int:
    """Code the roll for the only busho in the shock."""
    side = 0 if leads(q, s, 0) else 1
    wounded = s.busho[side] == at.WOUNDED
    return q.busho[side].casualty_wounded if wounded else q.busho[side].casualty_well


def casualty(q: Question, s: State, result: int) -> None:
    """Wound or kill him: results are 0 nothing, 1 wounded, 2 killed (9.26)."""
    side = 0 if leads(q, s, 0) else 1
    if result == 1:
        wound(q, s, side)
    elif result == 2:
        remove_busho(s, side, at.DEAD)


def remove_busho(s: State, side: int, fate: int) -> None:
    """Take a busho out of the game; his contingent must check for flight (10.51)."""
    s.busho[side] = fate
    s.flight_due |= 1 + side


def flight_side(q: Question, s: State) -> int:
    """Give the side that checks next, -1 if none whose contingent is known."""
    for side in (0, 1):
        if s.flight_due & 1 + side and q.busho[side].flight_known:
            return side
    return -1


def flight_code(q: Question, s: State) -> int:
    """Code the flight check, with the units of his contingent lost in this combat (11.82)."""
    side = flight_side(q, s)
    code: int = q.busho[side].flight_codes[lost_since(q, s, side)]
    return code


def lost_since(q: Question, s: State, side: int) -> int:
    """Count the units of a side's busho's contingent disrupted or lost in this combat."""
    lost = newly_lost(q, s, side, at.BEHIND + side)
    for unit in range(first_of(side), first_of(side) + q.count[side]):
        lost += newly_lost(q, s, side, unit)
    return lost


def newly_lost(q: Question, s: State, side: int, unit: int) -> int:
    """Say whether a unit of the busho's contingent was ordered at the start and is not now.

    A Honjin is no unit of it (R13).
    """
    lost = s.units[unit].state != at.ORDERED and q.units[unit].start_state == 0
    return 1 if lost and q.units[unit].honjin == 0 and is_his(q, side, unit) else 0


def is_his(q: Question, side: int, unit: int) -> bool:
    """Say whether a unit is of the contingent of its side's busho: that of his own unit (R29)."""
    own = q.busho[side].beside
    return q.units[unit].second == q.units[own].second


def flight(q: Question, s: State, fled: int) -> None:
    """A contingent that flees is eliminated; its side's other one fights on (11.84; R13)."""
    side = flight_side(q, s)
    s.flight_due -= 1 + side
    if fled:
        s.fled[side] = 1
        for unit in range(first_of(side), first_of(side) + q.count[side]):
            remove(q, s, side, unit)
        remove(q, s, side, at.BEHIND + side)
        if s.engaged:
            s.engaged = still_engaged(q, s)


def remove(q: Question, s: State, side: int, unit: int) -> None:
    """Take a unit of the contingent that has fled off the map as eliminated (11.84)."""
    if is_his(q, side, unit):
        s.units[unit].state = at.ELIMINATED
        s.units[unit].hits = 0
        s.units[unit].place = at.FLOWN
