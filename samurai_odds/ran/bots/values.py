"""Values of units, combats and orders phases, distance to the enemy, and the bots' notes (12.0)."""

from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.flight import rout_points
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.pieces import tq

# ---- How far it is from each hex to the nearest enemy worth going for ----------------

STEP = 1_000  # units are fewer
FAR = 99
HEAD_START = 2  # steps by which whole units seem farther than those that break at once


def note_way(q: Question, s: State, side: int) -> None:
    """Work the ways out for a side, once in an Orders Phase, unless they are the same still."""
    noted, known = 1 + s.orders_phases, s.memo.noted[side] != 0
    if s.memo.noted[side] == noted:
        return
    s.memo.noted[side] = noted
    if note_enemies(q, s, side) and known:
        return
    for number in range(q.hexes):
        s.memo.way[side, number] = FAR * STEP
    begun = end = 0
    for head in range(HEAD_START + 1):
        end = add_enemies(q, s, side, head, end)
        while begun < end:
            here = s.memo.queue[begun]
            if head < HEAD_START and steps_from(s, side, here) > head:
                break
            end = add_neighbors(q, s, side, here, end)
            begun += 1


def forget_way(s: State, side: int) -> None:
    """Have the ways of a side worked out again, if its enemies have changed."""
    s.memo.noted[side] = at.NONE


def note_enemies(q: Question, s: State, side: int) -> bool:
    """Note where the ways of a side begin; say whether that is where they did before."""
    same, first = True, q.first_of_side[1 - side]
    for enemy in range(first, q.end_of_side[1 - side]):
        here = s.hex[enemy]
        begins = 0 if here < 0 else (HEAD_START + 1) * (here + 1) + head_start(q, s, enemy)
        if s.memo.met[side, enemy - first] != begins:
            s.memo.met[side, enemy - first], same = begins, False
    return same


def add_enemies(q: Question, s: State, side: int, head: int, end: int) -> int:
    """Begin the ways at the enemies of a side that have so many steps head start."""
    for enemy in range(q.first_of_side[1 - side], q.end_of_side[1 - side]):
        here = s.hex[enemy]
        if here < 0 or head_start(q, s, enemy) != head or steps_from(s, side, here) <= head:
            continue
        s.memo.way[side, here] = head * STEP + enemy
        s.memo.queue[end] = here
        end += 1
    return end


def add_neighbors(q: Question, s: State, side: int, here: int, end: int) -> int:
    """Lead the ways a hex farther."""
    for across in range(at.SIDES_OF_HEX):
        other = q.beside[here, across]
        open_to = other >= 0 and q.passable[here, across] > 0
        if open_to and steps_from(s, side, other) >= FAR:
            s.memo.way[side, other] = s.memo.way[side, here] + STEP
            s.memo.queue[end] = other
            end += 1
    return end


def head_start(q: Question, s: State, enemy: int) -> int:
    """Say how many steps farther an enemy seems: none of who is routed or lost when it breaks."""
    if q.type[enemy] == at.HONJIN:
        return HEAD_START
    soft = s.state[enemy] != at.ORDERED or q.weapon[enemy] != at.NO_WEAPON
    return 0 if soft or 2 * s.hits[enemy] >= q.tq[0, enemy] else 1


def steps_from(s: State, side: int, number: int) -> int:
    return s.memo.way[side, number] // STEP


def nearest_to(s: State, side: int, number: int) -> int:
    """Give the enemy of a side that is nearest to a hex, NONE where no way leads to any."""
    way = s.memo.way[side, number]
    return at.NONE if way >= FAR * STEP else way % STEP


# ---- What units are worth, and what a combat costs them ------------------------------

WARY = 1  # of what the enemy can do next; keeps together and in command
NO_TRUMPS = 2
NO_CHARGES = 4
NO_CHALLENGES = 8

OWN_COST = 100
BOLD, CAREFUL = 75, 95  # hundredths of own losses that count against the enemy's


def own_cost(style: int) -> int:
    return CAREFUL if style & WARY else BOLD


POINT = 100  # a rout point
CAMP = 600  # a Honjin: no rout points, but heads, and a So-Taisho outside (4.51, 10.3)
# Hundredths of a unit's worth that are gone:
BY_HITS = 30  # with as many hits as its TQ, on the ordered side
FLIPPED = 45  # at the flip
BY_LATER_HITS = 25  # with as many hits as its TQ, on the disrupted side
BY_HITS_ALONE = 60  # of who has no disrupted side, with as many hits as its TQ


def worth(q: Question, unit: int) -> int:
    if q.type[unit] == at.HONJIN:
        return CAMP
    return POINT * q.points[unit]


def share_gone(q: Question, s: State, unit: int, hits: int) -> int:
    """Give how much of a unit's worth is gone, in ten thousandths, with so many hits as it is."""
    most = max(1, tq(q, s, unit))
    if q.weapon[unit] != at.NO_WEAPON:
        return 100 * BY_HITS_ALONE * hits // most
    if s.state[unit] == at.ORDERED:
        return 100 * BY_HITS * hits // most
    return 100 * FLIPPED + 100 * BY_LATER_HITS * hits // most


def worth_gone(q: Question, s: State, unit: int) -> int:
    return worth(q, unit) * share_gone(q, s, unit, s.hits[unit]) // 10_000


def hit_costs(q: Question, s: State, unit: int) -> int:
    rate = BY_HITS
    if q.weapon[unit] != at.NO_WEAPON:
        rate = BY_HITS_ALONE
    elif s.state[unit] != at.ORDERED:
        rate = BY_LATER_HITS
    return worth(q, unit) * rate // (100 * max(1, tq(q, s, unit)))


def breaking_costs(q: Question, s: State, unit: int, routs: bool) -> int:
    """Give what is lost when hits reach a unit's TQ; ``routs``: it does not flip (11.25)."""
    flips = s.state[unit] == at.ORDERED and q.weapon[unit] == at.NO_WEAPON and not routs
    after = worth(q, unit) * FLIPPED // 100 if flips else worth(q, unit)
    return max(0, after - worth_gone(q, s, unit))


def left_to_tq(q: Question, s: State, unit: int) -> int:
    """Give the hits that are left to a unit's TQ, 1 at least."""
    return max(1, tq(q, s, unit) - s.hits[unit])


# ---- What an Orders Phase of a contingent is worth -----------------------------------

ENGAGED_UNIT = 60  # of a contingent: what an Orders Phase of it is worth
NEAR_UNIT = 100  # less a part for each step from the enemy
PER_STEP = 12
WAITING_UNIT = 40  # a reinforcement
IN_POINTS = 2  # of these to a hundredth of a rout point that a phase brings


def worth_of_phase(q: Question, s: State, contingent: int, side: int) -> int:
    """Weigh an Orders Phase of a contingent against one of another."""
    note_way(q, s, side)
    value = 1
    for unit in range(q.first_unit[contingent], q.end_of_units[contingent]):
        here = s.hex[unit]
        if here < 0:
            if s.state[unit] == at.ORDERED:
                value += WAITING_UNIT
            continue
        if q.type[unit] == at.HONJIN:
            continue
        if s.engaged[unit]:
            value += ENGAGED_UNIT
        value += max(5, NEAR_UNIT - PER_STEP * steps_from(s, side, here))
    return value


def gain_of_phase(q: Question, s: State, contingent: int, side: int) -> int:
    """Give about what it brings, in hundredths of a rout point."""
    return worth_of_phase(q, s, contingent, side) // IN_POINTS


# ---- How near the armies are to breaking (12.0) --------------------------------------

SPARE = 15  # hundredths of a loss of an army that is broken already: it may rally
DEAR = 200  # of a loss of one that wins if it holds out until the turn ends
APART = 3  # steps from the enemy from which a unit may recover
UNIT_MENDED = 100


def note_standing(q: Question, s: State) -> None:
    """Note which armies would be broken if the turn ended now."""
    for side in range(2):
        s.memo.broken[side] = rout_points(q, s, side) >= q.rout_level[side]


def is_won(s: State, side: int) -> bool:
    """Say whether a side wins if nothing more happens this turn."""
    return s.memo.broken[1 - side] > 0 and s.memo.broken[side] == 0


def balance(s: State, side: int, gain: int, cost: int, style: int) -> int:
    """Weigh what the enemy loses against what a side loses itself."""
    if s.memo.broken[1 - side]:
        gain = gain * SPARE // OWN_COST
    if s.memo.broken[side]:
        return gain - cost * SPARE // OWN_COST
    if s.memo.broken[1 - side]:
        return gain - cost * DEAR // OWN_COST
    return gain - cost * own_cost(style) // OWN_COST


def worth_of_mending(q: Question, s: State, contingent: int, side: int) -> int:
    """Weigh an Orders Phase in which disrupted units recover: the fewer, the surer it stays (11.8).

    Less than to pass where there are none, or where engaged units would have to shock (7.31).
    """
    note_way(q, s, side)
    value = at.NONE
    for unit in range(q.first_unit[contingent], q.end_of_units[contingent]):
        here = s.hex[unit]
        if here >= 0 and s.engaged[unit]:
            return at.NONE
        if here >= 0 and s.state[unit] == at.DISRUPTED and steps_from(s, side, here) >= APART:
            value += UNIT_MENDED
    return value
