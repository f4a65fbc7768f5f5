"""Harassment and dispersal by bow-armed Kibamusha (8.3; R37, R64).

They ride at their target and back without being moved: it turns to face them if it can,
others' bows fire at them on the way, they shoot at a range of one, and what that provokes
is carried out here.
"""

from samurai_odds.play.offering import ask, no_options, option
from samurai_odds.ran.procedures.fire_numbers import BYSTANDER_RANGE, HARASS_RANGE
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.packed import unit_of, unit_value, way_of, way_value
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.movement.command import (
    FLANK_FIRE,
    FRONT_FIRE,
    NO_FIRE,
    can_fire_at,
    forget,
    in_command,
    in_enemy_zone,
    may_fire_at,
    shoot,
)
from samurai_odds.ran.rules.movement.reach import survives_turning
from samurai_odds.ran.rules.movement.reactions import turn_a_vertex
from samurai_odds.ran.rules.pieces import (
    FRONT,
    aspect,
    beside,
    distance,
    ma,
    passable,
    tq,
    turned,
    zones_on,
)
from samurai_odds.ran.rules.shock.strikes import must_charge

FARTHEST = 3  # hexes from the target (8.32)

# ---- who may harass whom (8.31-8.33) -------------------------------------------------


def may_harass(q: Question, s: State, unit: int) -> bool:
    if q.type[unit] != at.KB_B or s.fired[unit] or s.engaged[unit]:
        return False
    if must_charge(q, s, unit):  # who harasses does nothing else (8.31)
        return False
    if in_enemy_zone(s, q.side[unit], s.hex[unit]) or not in_command(q, s, unit):
        return False
    enemy = 1 - q.side[unit]
    for target in range(q.first_of_side[enemy], q.end_of_side[enemy]):
        if s.hex[target] >= 0 and is_quarry(q, s, unit, target):
            return True
    return False


def is_quarry(q: Question, s: State, unit: int, target: int) -> bool:
    """Say whether a unit can harass another: near but not adjacent, in sight, in no friendly
    zone, and with a way to it (8.32)."""
    number = s.hex[target]
    hexes = distance(q, s.hex[unit], number)
    if hexes < 2 or hexes > FARTHEST or zones_on(s, q.side[unit], number) > 0:
        return False
    if may_fire_at(q, s, unit, target) == NO_FIRE:
        return False
    end = ride_to(q, s, unit, target)
    there = s.queue[end - 1]
    arrives = distance(q, there, number) == 1
    forget(s, end)
    return arrives


def ride_to(q: Question, s: State, unit: int, target: int) -> int:
    """Search for the shortest way to a hex adjacent to the target (8.32, 8.33; R64).

    Marks in REACHED, one more than the hexes to it, what is reached; returns how many, in
    QUEUE. The search ends at the first hex adjacent to the target, which is then the last:
    of those equally far the one of the lowest number.
    """
    start, last, first, best = s.hex[unit], 1, 0, at.NONE
    s.reached[start] = 1
    s.queue[0] = start
    while first < last:
        here = s.queue[first]
        first += 1
        if s.reached[here] > ma(q, s, unit):
            break
        if best >= 0 and s.reached[here] >= s.reached[best]:
            break
        for side in range(at.SIDES_OF_HEX):
            if may_ride_on(q, s, unit, target, here, side):
                there = beside(q, here, side)
                if s.reached[there] == 0:
                    s.reached[there] = s.reached[here] + 1
                    s.queue[last] = there
                    last += 1
                    if distance(q, there, s.hex[target]) == 1:
                        best = there if best < 0 else min(best, there)
    if best >= 0:
        put_last(s, best, last)
    return last


def put_last(s: State, number: int, place: int) -> None:
    """Exchange a hex of the queue with the last one."""
    for k in range(place):
        if s.queue[k] == number:
            s.queue[k] = s.queue[place - 1]
            s.queue[place - 1] = number
            return


def may_ride_on(q: Question, s: State, unit: int, target: int, here: int, side: int) -> bool:
    """Say whether a harasser's way can go across a side of a hex: free, easy, and in no enemy
    zone but beside the target (8.32, 8.33)."""
    if not passable(q, here, side) or q.open_cost[here, side] > 1:
        return False
    there = beside(q, here, side)
    if s.unit_at[there] >= 0:
        return False
    held = in_enemy_zone(s, q.side[unit], there)
    return not held or distance(q, there, s.hex[target]) == 1


# ---- the target, its turn (8.37) -----------------------------------------------------


def begin_harassment(q: Question, s: State, unit: int) -> None:
    s.move.harasser = unit
    s.move.waited = 1 if s.against[unit] else 0
    s.phase = mv.HARASS_ASKED


def offer_quarries(q: Question, s: State) -> None:
    """Ask whom it harasses."""
    unit = s.move.harasser
    enemy = 1 - q.side[unit]
    no_options(s)
    for target in range(q.first_of_side[enemy], q.end_of_side[enemy]):
        if s.hex[target] >= 0 and is_quarry(q, s, unit, target):
            option(s, unit_value(target))
    ask(s, mv.HARASS_CHOICE, q.side[unit])


def chose_quarry(q: Question, s: State, value: int) -> None:
    """Ride out: its target must try to turn, if they come by its flank or rear (8.37)."""
    unit, target = s.move.harasser, unit_of(value)
    s.move.quarry = target
    s.fired[unit], s.move.shoots = at.HAS_HARASSED, 1
    side = q.side[target]
    for other in range(q.first_of_side[side], q.end_of_side[side]):
        s.move.reacted[other] = 0
    s.phase = mv.HARASS_TURN if must_turn(q, s, target) else mv.BYSTANDERS


def must_turn(q: Question, s: State, target: int) -> bool:
    """Say whether the target must try to turn: not twice a phase, nor where it would rout."""
    if q.type[target] == at.HONJIN or s.move.refaced[target]:
        return False
    return came_by(q, s, target, s.facing[target]) != FRONT and survives_turning(
        q, s, target, s.hex[target]
    )


def came_by(q: Question, s: State, target: int, facing: int) -> int:
    """Say on which side of the target the harasser would be if it faced so."""
    return aspect(q, s.hex[target], facing, s.hex[s.move.harasser])


def turn_rolled(q: Question, s: State, die: int) -> None:
    """Turn the target if the die is its TQ or lower; the way it turns is asked if both help."""
    target = s.move.quarry
    s.move.refaced[target] = 1
    passed = die - s.check_bonus[q.contingent[target]] <= tq(q, s, target)
    s.phase = mv.HARASS_WAY if passed else mv.BYSTANDERS


def offer_turns(q: Question, s: State) -> None:
    """Ask which way the target turns, of those that bring the harasser nearer to its front."""
    target = s.move.quarry
    now = came_by(q, s, target, s.facing[target])
    no_options(s)
    for direction in range(2):
        if came_by(q, s, target, turned(s, target, direction)) < now:
            option(s, way_value(direction))
    ask(s, mv.HARASS_TURN_CHOICE, q.side[target])


def chose_turn(q: Question, s: State, value: int) -> None:
    """Turn the target (8.37), at the cost of a hit in close country (7.14)."""
    target = s.move.quarry
    turn_a_vertex(q, s, target, turned(s, target, way_of(value)))
    s.phase = mv.BYSTANDERS


# ---- fire on both sides (8.34, 8.44) -------------------------------------------------


def offer_bystanders(q: Question, s: State) -> None:
    """Ask which other bows fire at the harasser as it rides by (8.44)."""
    unit, target = s.move.harasser, s.move.quarry
    if s.hex[unit] < 0 or s.hex[target] < 0:
        s.phase = mv.UNIT_ORDERS
        return
    enemy = q.side[target]
    no_options(s)
    option(s, 0)
    for other in range(q.first_of_side[enemy], q.end_of_side[enemy]):
        bow = q.weapon[other] == at.BOW and s.hex[other] >= 0
        if bow and other != target and s.move.reacted[other] == 0 and s.engaged[other] == 0:
            if way_passes(q, s, other) != NO_FIRE:
                option(s, unit_value(other))
    ask(s, mv.BYSTANDER_CHOICE, enemy)


def way_passes(q: Question, s: State, other: int) -> int:
    """Say how a unit can fire at the harasser where its way comes within two hexes of it.

    NO_FIRE, else FRONT_FIRE if it can anywhere on the way, FLANK_FIRE (8.13).
    """
    end = ride_to(q, s, s.move.harasser, s.move.quarry)
    number = s.queue[end - 1]
    best = NO_FIRE
    while s.reached[number] > 1:  # the hex where it begins is not on the way
        here = fires_near(q, s, other, number)
        if here != NO_FIRE and best != FRONT_FIRE:
            best = here
        number = hex_before(q, s, number)
    forget(s, end)
    return best


def fires_near(q: Question, s: State, other: int, number: int) -> int:
    """Say how a unit can fire at a hex, if that is within two hexes of it."""
    if distance(q, s.hex[other], number) > BYSTANDER_RANGE:
        return NO_FIRE
    return can_fire_at(q, s, other, number)


def hex_before(q: Question, s: State, number: int) -> int:
    """Find the hex before one on the way: of those a hex nearer to its start the lowest."""
    lowest = at.MOST_HEXES
    for side in range(at.SIDES_OF_HEX):
        there = beside(q, number, side)
        if there >= 0 and s.reached[there] == s.reached[number] - 1:
            lowest = min(lowest, there)
    return lowest


def chose_bystander(q: Question, s: State, value: int) -> None:
    """Fire at the harasser at a range of two (8.44), or have it fire at its target (8.34)."""
    unit, target = s.move.harasser, s.move.quarry
    if value > 0:
        bow = unit_of(value)
        s.move.reacted[bow] = 1
        s.fire_flank = 1 if way_passes(q, s, bow) == FLANK_FIRE else 0
        s.fire_kind, s.fire_range = at.BYSTANDER_FIRE, BYSTANDER_RANGE
        shoot(s, bow, unit, s.hex[unit], mv.BYSTANDERS)
        return
    s.fire_flank = 1 if may_fire_at(q, s, unit, target) == FLANK_FIRE else 0
    s.fire_kind, s.fire_range = at.HARASSING_FIRE, HARASS_RANGE
    shoot(s, unit, target, s.hex[target], mv.HARASSED)
