"""Values of units' actions: moves, fire, shock, passing through friends (6.74, 8.6, 9, 11)."""

from samurai_odds.ran.bots.commanding import cost_of_straying
from samurai_odds.ran.bots.places import (
    column_of,
    danger,
    danger_noted,
    note_threats,
    seeks_shock,
    worth_of_approach,
    worth_of_place,
    worth_of_shock,
    worth_of_shot,
)
from samurai_odds.ran.bots.values import (
    NO_CHARGES,
    WARY,
    breaking_costs,
    hit_costs,
    is_won,
    left_to_tq,
    note_way,
    steps_from,
)
from samurai_odds.ran.combat import combat_layout as combat
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.packed import (
    attack_charges,
    attack_front,
    end_facing,
    end_hex,
    facing_of,
    move_end,
    move_fires,
    retreat_through,
    unit_of,
    what_of,
    who_of,
)
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.movement.reach import HIT, POINT, end_cost, last_node, node_before
from samurai_odds.ran.rules.pieces import beside, distance, is_front, opposite, tq, turned
from samurai_odds.ran.rules.shock import layout as sh

# ---- What a way through one's own line costs (6.74, 7.14) ----------------------------


def way_costs(q: Question, s: State, unit: int, number: int, facing: int) -> int:
    """Give what the hits on the way to an end of the move cost, its own and those of friends."""
    if number == s.hex[unit]:
        return 0
    hits = end_cost(q, s, number, facing) % POINT
    cost = hits // HIT * one_hit_costs(q, s, unit)
    if hits % HIT:
        cost += passing_costs(q, s, unit, number, facing)
    return cost


def one_hit_costs(q: Question, s: State, unit: int) -> int:
    if s.hits[unit] + 1 >= tq(q, s, unit):
        return breaking_costs(q, s, unit, False)
    return hit_costs(q, s, unit)


def passing_costs(q: Question, s: State, unit: int, number: int, facing: int) -> int:
    """Add up what the friends on the way to an end lose."""
    cost, start = 0, s.hex[unit]
    node = last_node(q, s, number, facing)
    while node >= 0 and node // mv.FACINGS != start:
        friend = s.unit_at[node // mv.FACINGS]
        if friend >= 0 and friend != unit:
            cost += one_hit_costs(q, s, friend)
        node = node_before(q, s, node)
    return cost


def is_behind_friends(q: Question, s: State, unit: int) -> bool:
    """Say whether friends who are still to act stand in both hexes before a unit."""
    here, blocked, ways = s.hex[unit], 0, 0
    for side in range(at.SIDES_OF_HEX):
        if is_front(s.facing[unit], side):
            there = beside(q, here, side)
            if there >= 0 and q.passable[here, side]:
                ways += 1
                other = s.unit_at[there]
                if other >= 0 and q.side[other] == q.side[unit]:
                    blocked += s.acted[other] == 0
    return ways == blocked


# ---- How bots weigh the choices of the Shock Segment and of fire that provokes (8.6, 9, 11) ----

CHARGED = 5  # among equals the plain attack first
NEVER = -1_000_000


def worth_of_attack(q: Question, s: State, value: int, style: int) -> int:
    """Weigh an attack that can be named; to name no more is worth nothing."""
    if value == 0:
        return 0
    unit, charges, whom = who_of(value), attack_charges(value), attack_front(value)
    if charges and style & NO_CHARGES:
        return NEVER
    here, facing = s.hex[unit], s.facing[unit]
    faced = 2 if whom == sh.BOTH else 1
    out = outflanked(q, s, unit)
    worth = 0
    for k in range(2):
        if whom != sh.BOTH and whom != k:
            continue
        side = (facing + 5 + k) % at.SIDES_OF_HEX
        there = q.beside[here, side]
        enemy = s.unit_at[there] if there >= 0 else at.NONE
        if enemy >= 0:
            worth += worth_of_shock(q, s, unit, here, side, enemy, faced, out, style)
    if s.shock.standing[unit] == sh.CHECKS:
        worth = worth * min(at.DIE, tq(q, s, unit) + 1) // at.DIE
    return worth - CHARGED * charges


def outflanked(q: Question, s: State, unit: int) -> bool:
    """Say whether an enemy whom a unit does not face has its zone on it (9.28.1)."""
    here = s.hex[unit]
    for side in range(at.SIDES_OF_HEX):
        other = q.beside[here, side]
        enemy = s.unit_at[other] if other >= 0 else at.NONE
        if enemy < 0 or q.side[enemy] == q.side[unit]:
            continue
        if is_front(s.facing[unit], side) or s.state[enemy] != at.ORDERED:
            continue
        if is_front(s.facing[enemy], opposite(side)):
            return True
    return False


def worth_of_type(q: Question, s: State, value: int, facing: bool) -> int:
    """Weigh whose type gives the column: high for the attacker, low for the defender (9.27)."""
    first = 0 if facing else combat.FIRST_DEFENDER
    total = 0
    for number in range(first, first + sh.PART):
        other = s.shock.member[number]
        if other < 0:
            continue
        if facing:
            total -= column_of(q, other, unit_of(value), False, 0)
        else:
            total += column_of(q, unit_of(value), other, False, 0)
    return total


def worth_of_retreat(q: Question, s: State, value: int, side: int) -> int:
    """Weigh where a unit retreats: far from the enemy, not through friends (11.4, 6.74)."""
    note_way(q, s, side)
    through = retreat_through(value) >= 0
    return 2 * steps_from(s, side, who_of(value)) - through


def worth_of_blow(q: Question, s: State, value: int, style: int) -> int:
    """Weigh a choice of the Shock Segment."""
    kind, side = s.decision, s.asked
    if kind == sh.ATTACK_CHOICE:
        return worth_of_attack(q, s, value, style)
    if kind == sh.TURN_CHOICE:
        unit = s.shock.unit
        note_way(q, s, side)
        return worth_of_place(q, s, unit, s.hex[unit], facing_of(value), style)
    if kind == sh.FACE_CHOICE or kind == sh.USE_CHOICE:
        return worth_of_type(q, s, value, kind == sh.FACE_CHOICE)
    if kind == sh.RETREAT_CHOICE:
        return worth_of_retreat(q, s, value, side)
    if kind == sh.ADVANCE_CHOICE:
        return left_to_tq(q, s, unit_of(value))
    if kind == sh.ARRIVAL_CHOICE:
        unit = s.shock.advancing
        note_way(q, s, side)
        return worth_of_place(q, s, unit, s.hex[unit], facing_of(value), style)
    if kind == sh.CHARGE_CHOICE:
        note_way(q, s, side)
        unit = s.fire_at
        return worth_of_place(q, s, unit, who_of(value), what_of(value), style)
    return value  # fire back


# ---- How bots weigh the orders of units ----------------------------------------------

FIRST_SHOTS = 300  # bows and guns act before those who would block their view
PER_STEP = 20
READY = 1_000  # of any unit that may act: more than to end
RESTED, RESTED_IF_WARY = 5, 3  # steps from the enemy from which there is time to remove hits
FAR_OFF = 6  # from which even a few are worth it
CLOSE_UP = 4  # steps within which open order is given up
BEHIND = 500  # who has friends before it waits until they have gone on
MENDS = 600  # what recovering is worth in the order of acts
SHOOTS = 10_000  # a shot that may hit comes before every end
SHAKEN, SAFE = 40, 4  # for each step of a disrupted unit from the enemy, up to so many (11.72)


def worth_of_unit_order(q: Question, s: State, value: int, style: int) -> int:
    """Weigh who acts next, and what it does; to end is worth nothing."""
    if value == 0:
        return 0
    what, unit = what_of(value), who_of(value)
    side = q.side[unit]
    note_way(q, s, side)
    here = s.hex[unit]
    if here < 0:
        return READY
    steps = steps_from(s, side, here)
    turn = READY - PER_STEP * steps + (0 if seeks_shock(q, unit) else FIRST_SHOTS)
    if is_behind_friends(q, s, unit):
        turn -= BEHIND
    if what == mv.RECOVER:
        return READY + MENDS
    if is_won(s, side):
        return at.NONE  # who moves may lose what is won
    if what == mv.REMOVE_HITS:
        worn = 3 * s.hits[unit] >= tq(q, s, unit) or steps >= FAR_OFF
        rested = RESTED_IF_WARY if style & WARY else RESTED
        return turn + 1 if worn and steps >= rested else at.NONE
    if what == mv.CHANGE_ORDER:
        return turn + 1 if s.open[unit] and steps <= CLOSE_UP else at.NONE
    if what == mv.HARASS:
        return turn + FIRST_SHOTS
    return turn


def worth_of_end(q: Question, s: State, value: int, style: int) -> int:
    """Weigh where the unit on the move ends, whom it fires at, or that it halts."""
    unit = s.mover
    side = q.side[unit]
    here, facing = s.hex[unit], s.facing[unit]
    if move_fires(value):
        enemy = move_end(value)
        away = distance(q, here, s.hex[enemy])
        shot = worth_of_shot(q, s, unit, here, facing, enemy, away)
        return -SHOOTS if shot <= 0 else SHOOTS + shot
    if value > 0:
        here, facing = end_hex(value), end_facing(value)
    if s.move.mode == mv.WITHDRAWING:
        return steps_from(s, side, here)
    worth = worth_of_place(q, s, unit, here, facing, style)
    if value > 0:
        worth -= way_costs(q, s, unit, here, facing) * q.odds.weights.trampled // 100
    if s.move.mode == mv.ON_ORDERS:
        worth -= cost_of_straying(q, s, unit, here)
        if style & WARY:
            if s.memo.placed != 1 + here:  # the facings of a hex are weighed one after another
                note_threats(q, s, unit, here)
                s.memo.placed = 1 + here
            worth -= danger_noted(q, s, facing)
            if s.state[unit] == at.DISRUPTED:
                worth += SHAKEN * min(SAFE, steps_from(s, side, here))
    return 2 * worth + (value == 0)


def worth_of_entry(q: Question, s: State, value: int, side: int) -> int:
    note_way(q, s, side)
    there, facing = end_hex(value), end_facing(value)
    return worth_of_approach(q, s, side, there, facing)


def worth_of_quarry(q: Question, s: State, value: int) -> int:
    """Weigh whom to harass: by the shot at one hex."""
    unit, enemy = s.move.harasser, unit_of(value)
    return worth_of_shot(q, s, unit, s.hex[unit], s.facing[unit], enemy, 1)


# ---- reactions -----------------------------------------------------------------------


def worth_of_falling_back(q: Question, s: State, value: int, style: int) -> int:
    """Weigh a withdrawal before who comes near: of who can be struck hard (6.45)."""
    if value == 0:
        return 0
    side, unit = what_of(value), who_of(value)
    here, facing = s.hex[unit], s.facing[unit]
    to = q.beside[here, side]
    check = 0
    for die in range(tq(q, s, unit) + 1, at.DIE):
        check += die - tq(q, s, unit)
    costs = check * hit_costs(q, s, unit) // at.DIE
    spared = danger(q, s, unit, here, facing) - danger(q, s, unit, to, facing)
    return spared - costs - q.odds.weights.ground


def worth_of_facing_about(q: Question, s: State, value: int, style: int) -> int:
    """Weigh a turn towards who comes near (7.18)."""
    if value == 0:
        return 0
    unit = who_of(value)
    facing, to = s.facing[unit], turned(s, unit, what_of(value))
    here = s.hex[unit]
    cost = q.close_country[here] * hit_costs(q, s, unit) if q.formed[unit] else 0
    gain = danger(q, s, unit, here, facing) - danger(q, s, unit, here, to)
    return gain - cost
