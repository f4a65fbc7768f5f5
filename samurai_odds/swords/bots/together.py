"""The marches of a turn planned together: where each army goes and what it attacks from there.

Up to three armies each have a few *ways*: a province to end in and an attack from there, or none.
Every combination is weighed by what the whole turn then comes to: what the armies attack, and next
from there, what units they gather, and what ronin, which fall first, save them; less what forces
that they take up would have attacked by themselves, and what two troops that attack one province
come to less than each alone. Ronin lie where this turn gains most.
"""

from samurai_odds.swords.bots.attacks import worth_of_chain
from samurai_odds.swords.bots.threats import defence, odds_between, power_of
from samurai_odds.swords.bots.worths import NEVER, stands_alone, worth_of_attack
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.rules.rows import army_row, force_row
from samurai_odds.swords.rules.troops import army_in, army_ronin_room, standing, units_of
from samurai_odds.swords.rules.war import may_attack

BEST, WHERE, NEXT = range(3)  # of a force: its best attack, at what, and its best one elsewhere
FIRST, END, TARGET, CHANCE, WORTH = range(5)  # of a way; its first step is a place of a border
STAYS = at.MOST_BORDERS  # instead of that place
FORGONE = 2  # of what a force taken up would have attacked by itself, one part
GATHERED = 50  # for a unit taken up: in an army it attacks again and again
NEARER = 40  # for each border nearer to other players, where an army attacks nobody


def worth_of_crossing(q: Question, s: State, army: int, to: int, style: int) -> int:
    """Weigh a border by the best turn of all armies in which it is crossed next, against none."""
    plan_marches(q, s, style)
    here, index = s.where[army], army % at.ARMIES_EACH
    for k in range(q.degree[here]):
        if q.borders[here, k] == to and s.memo.crossing[index, k] > NEVER:
            return s.memo.crossing[index, k] - s.memo.staying
    return NEVER


def plan_marches(q: Question, s: State, style: int) -> None:
    """Note what the turn comes to by the first step of each army; once for all options."""
    if s.memo.marches_of == s.memo.choice:
        return
    s.memo.marches_of = s.memo.choice
    seat = s.asked
    for province in range(q.provinces):
        note_force(q, s, seat, province, style)
    for index in range(at.ARMIES_EACH):
        army = seat * at.ARMIES_EACH + index
        s.memo.ways_listed[index] = 0
        for k in range(at.MOST_BORDERS):
            s.memo.crossing[index, k] = NEVER
        add_way(s, index, STAYS, s.where[army], at.NONE, 0, 0)
        if standing(s, army):
            list_ways(q, s, army, style)
    s.memo.staying, s.memo.best_turn = NEVER, 0
    weigh_together(s, s.mover % at.ARMIES_EACH if s.mover >= 0 else at.NONE)


def note_force(q: Question, s: State, seat: int, province: int, style: int) -> None:
    """Note the best attack of the force in a province, and the best on another province."""
    best, where, other = 0, at.NONE, 0
    row = force_row(province)
    if s.owner[province] == seat and units_of(s, row) > 0:
        power, alone = power_of(q, s, row), army_in(s, province) < 0
        if alone:  # else ronin are the army's
            power += lying(s, province) * q.ratings[at.RONIN]
        for k in range(q.degree[province]):
            there, sea = q.borders[province, k], q.by_sea[province, k]
            if s.owner[there] < 0 or not may_attack(q, s, seat, there, True):
                continue
            held, troop = defence(q, s, there, at.NONE), at.FORCE_TROOP
            worth = worth_of_attack(q, s, seat, troop, power, held, there, sea, alone, style)
            if worth > best:
                best, where, other = worth, there, best
            elif worth > other:
                other = worth
    s.memo.sally[province, BEST] = best
    s.memo.sally[province, WHERE] = where
    s.memo.sally[province, NEXT] = other


def worth_of_turn(q: Question, s: State, province: int, more: int, style: int) -> int:
    """Weigh the best turn if so many more ronin lay in a province, and the attack of its force."""
    s.memo.supposed[province], s.memo.marches_of = more, at.NONE
    plan_marches(q, s, style)
    s.memo.supposed[province] = 0
    return s.memo.best_turn + s.memo.sally[province, BEST]


def lying(s: State, province: int) -> int:
    """Count the ronin face down in a province, with those that might lie there."""
    return s.hidden[province] + s.memo.supposed[province]


def ronin_with(s: State, army: int) -> int:
    """Count those that an army takes along from where it is."""
    return min(lying(s, s.where[army]), army_ronin_room(s, army))


# ---- the ways of an army ---------------------------------------------------------------


def list_ways(q: Question, s: State, army: int, style: int) -> None:
    """List what an army may attack from where it is, and from up to two marches away."""
    here, seat = s.where[army], s.asked
    power = power_of(q, s, army_row(army)) + ronin_with(s, army) * q.ratings[at.RONIN]
    list_attacks(q, s, army, STAYS, here, power, 0, here, style)
    if s.active == seat and s.marched[army] > 0:
        return
    steps = s.steps if s.mover == army else s.level[army]
    for k in range(q.degree[here] if steps > 0 else 0):
        by = q.borders[here, k]
        if s.owner[by] != seat:
            continue
        list_ends(q, s, army, k, by, by, power, style)
        for j in range(q.degree[by] if steps > 1 else 0):
            end = q.borders[by, j]
            if s.owner[end] == seat and s.memo.front[end] <= 1:
                list_ends(q, s, army, k, by, end, power, style)


def list_ends(
    q: Question, s: State, army: int, k: int, by: int, end: int, power: int, style: int
) -> None:
    """List what an army may do at the end of a march, on which it takes up all forces."""
    here = s.where[army]
    forgone: int = s.memo.sally[by, BEST]
    power += power_of(q, s, force_row(by))
    gathered = units_of(s, force_row(by))
    if end != by and end != here:
        forgone += s.memo.sally[end, BEST]
        power += power_of(q, s, force_row(end))
        gathered += units_of(s, force_row(end))
    nearer: int = s.memo.front[here] - s.memo.front[end]
    if nearer > 0:
        worth = nearer * NEARER + gathered * GATHERED
        add_way(s, army % at.ARMIES_EACH, k, end, at.NONE, 0, worth)
    less = forgone // FORGONE - gathered * GATHERED
    list_attacks(q, s, army, k, end, power, less, here, style)


def list_attacks(
    q: Question,
    s: State,
    army: int,
    k: int,
    end: int,
    power: int,
    less: int,
    here: int,
    style: int,
) -> None:
    """List an army's attacks from a province, each worth so much less."""
    seat, alone = s.asked, k == STAYS and stands_alone(s, army, here)
    taken = at.NONE if k == STAYS else end
    for j in range(q.degree[end]):
        there, sea = q.borders[end, j], q.by_sea[end, j]
        if s.owner[there] < 0 or not may_attack(q, s, seat, there, True):
            continue
        held = defence(q, s, there, at.NONE)
        worth = worth_of_attack(q, s, seat, army, power, held, there, sea, alone, style)
        if worth > 0:
            odds = odds_between(q, power, held, sea)
            win = q[odds + at.WIN]
            saved = min(100 * ronin_with(s, army), s.level[army] * q[odds + at.LOSES])
            worth += saved * GATHERED // 100
            worth += worth_of_chain(q, s, seat, army, there, power, odds, style)
            worth -= less + lost_by_forces(q, s, there, win, taken)
            add_way(s, army % at.ARMIES_EACH, k, end, there, win, worth)


def lost_by_forces(q: Question, s: State, target: int, win: int, taken: int) -> int:
    """Weigh what forces lose that would attack a province which an army is likely to take."""
    lost = 0
    for province in range(q.provinces):
        if s.memo.sally[province, WHERE] == target and province != taken:
            best: int = s.memo.sally[province, BEST]
            lost += min(win * best // 1000, best - s.memo.sally[province, NEXT])
    return lost


def add_way(s: State, index: int, k: int, end: int, target: int, win: int, worth: int) -> None:
    """Note a way, if it is among an army's best; the first, to do nothing, stays."""
    place = s.memo.ways_listed[index]
    if place < at.MOST_WAYS:
        s.memo.ways_listed[index] = place + 1
    else:
        place, least = 0, worth
        for way in range(1, at.MOST_WAYS):
            if s.memo.ways[index, way, WORTH] < least:
                place, least = way, s.memo.ways[index, way, WORTH]
        if place == 0:
            return
    s.memo.ways[index, place, FIRST] = k
    s.memo.ways[index, place, END] = end
    s.memo.ways[index, place, TARGET] = target
    s.memo.ways[index, place, CHANCE] = win
    s.memo.ways[index, place, WORTH] = worth


# ---- all armies ------------------------------------------------------------------------


def weigh_together(s: State, mover: int) -> None:
    """Weigh all that three armies may do together; ``mover`` is the one under way, NONE."""
    for a in range(s.memo.ways_listed[0]):
        for b in range(s.memo.ways_listed[1]):
            if meet(s, 0, a, 1, b):
                continue
            two = s.memo.ways[0, a, WORTH] + s.memo.ways[1, b, WORTH] - shared(s, 0, a, 1, b)
            for c in range(s.memo.ways_listed[2]):
                if not meet(s, 0, a, 2, c) and not meet(s, 1, b, 2, c):
                    worth = two + s.memo.ways[2, c, WORTH]
                    worth -= shared(s, 0, a, 2, c) + shared(s, 1, b, 2, c)
                    note_turn(s, a, b, c, mover, worth)


def note_turn(s: State, a: int, b: int, c: int, mover: int, worth: int) -> None:
    """Note a turn by the first steps in it, and if nobody moves; the mover, if one is under way."""
    none = True
    s.memo.best_turn = max(s.memo.best_turn, worth)
    for index in range(at.ARMIES_EACH):
        way = a if index == 0 else b if index == 1 else c
        first: int = s.memo.ways[index, way, FIRST]
        if first == STAYS:
            continue
        none = none and mover >= 0 and mover != index
        if worth > s.memo.crossing[index, first]:
            s.memo.crossing[index, first] = worth
    if none and worth > s.memo.staying:
        s.memo.staying = worth


def meet(s: State, one: int, a: int, other: int, b: int) -> bool:
    """Say whether two armies would end in one province."""
    end: int = s.memo.ways[one, a, END]
    return end >= 0 and s.memo.ways[other, b, END] == end


def shared(s: State, one: int, a: int, other: int, b: int) -> int:
    """Weigh what two attacks on one province come to less than both by themselves."""
    target: int = s.memo.ways[one, a, TARGET]
    if target < 0 or s.memo.ways[other, b, TARGET] != target:
        return 0
    worth_a: int = max(0, s.memo.ways[one, a, WORTH])
    worth_b: int = max(0, s.memo.ways[other, b, WORTH])
    if worth_a >= worth_b:
        return s.memo.ways[one, a, CHANCE] * worth_b // 1000
    return s.memo.ways[other, b, CHANCE] * worth_a // 1000
