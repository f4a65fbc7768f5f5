"""Busho move by themselves (4.34, 4.6), Samurai move and charge (10.22-10.28)."""

from samurai_odds.play.offering import Numbers, ask, ask_if_any, draw_among, no_options, option
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.decisions import (
    act_value,
    hex_of,
    hex_value,
    unit_of,
    unit_value,
    what_of,
    who_of,
)
from samurai_odds.ran.field.leaders import (
    can_draw,
    cup_of,
    draw_samurai,
    in_cup,
    lose_samurai,
    samurai_stamina,
)
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.movement.command import holds, in_enemy_zone, shoot
from samurai_odds.ran.field.movement.reach import FAR, enter, spot_of, wipe
from samurai_odds.ran.field.pieces import beside, opposite, passable

# ---- Busho move by themselves, after their orders or on a Busho Movement Order -------


def begin_riders(s: Numbers, first: int, after: int) -> None:
    """Let busho move, beginning with that of a contingent; ``after`` is the phase that follows."""
    s[mv.RIDER], s[mv.AFTER_RIDERS] = first, after
    s[at.PHASE] = mv.RIDERS


def begin_busho_move(s: Numbers) -> None:
    """Let the busho under orders move (4.61)."""
    begin_riders(s, s[at.CURRENT], at.ORDERS_DONE)


def begin_busho_order(q: Numbers, s: Numbers) -> None:
    """Let all busho of a side but the So-Taisho move (4.42)."""
    before = q[at.FIRST_CONTINGENT + s[at.ACTIVE]] - 1
    begin_riders(s, next_rider(q, s, before), at.ORDERS_DONE)


def offer_ride(q: Numbers, s: Numbers) -> None:
    """Ask where the next busho moves, 0: he stays."""
    busho = s[mv.RIDER]
    if busho < 0:
        s[at.PHASE] = s[mv.AFTER_RIDERS]
        return
    no_options(s)
    option(s, 0)
    if s[at.BUSHO_HEX + busho] >= 0 and s[at.BUSHO_MOVED + busho] == 0:
        side = q[at.SIDE_OF + busho]
        find_ways(q, s, side, s[at.BUSHO_HEX + busho], busho_points(q, s, busho), False)
        for number in range(q[at.HEXES]):
            if s[mv.SPOT_AT + number] and number != s[at.BUSHO_HEX + busho]:
                option(s, hex_value(number))
    ask(s, mv.BUSHO_CHOICE, s[at.ACTIVE])


def ride(q: Numbers, s: Numbers, value: int) -> None:
    """Move a busho, and go on to the next."""
    busho = s[mv.RIDER]
    if value > 0:
        s[at.BUSHO_HEX + busho], s[at.BUSHO_MOVED + busho] = hex_of(value), 1
        s[at.COMMAND_KNOWN] = 0
    s[mv.RIDER] = next_rider(q, s, busho)


def next_rider(q: Numbers, s: Numbers, busho: int) -> int:
    """Give whose busho moves next: the other contingent's under orders, or on a Busho Movement
    Order the next but the So-Taisho's (4.42); NONE."""
    if s[at.ORDER] != at.BUSHO_MOVEMENT:
        return s[at.SECOND] if busho == s[at.CURRENT] else at.NONE
    side = s[at.ACTIVE]
    for other in range(busho + 1, q[at.END_OF_CONTINGENTS + side]):
        if other != q[at.CHIEF + side]:
            return other
    return at.NONE


def busho_points(q: Numbers, s: Numbers, busho: int) -> int:
    """Give a busho's movement points: fewer wounded, and starting in an enemy zone (4.62)."""
    wounded = s[at.FATE + busho] == at.WOUNDED
    if in_enemy_zone(s, q[at.SIDE_OF + busho], s[at.BUSHO_HEX + busho]):
        return mv.WOUNDED_HELD_MA if wounded else mv.HELD_MA
    return mv.WOUNDED_MA if wounded else mv.BUSHO_MA


def find_ways(q: Numbers, s: Numbers, side: int, start: int, points: int, charging: bool) -> None:
    """Note what each hex costs that a man without a unit can reach (4.71, 10.28).

    At the price of open order; not into enemy units' hexes; into an enemy zone only to a
    friendly unit there, and no farther. A Samurai that charges heeds no zone.
    """
    wipe(s)
    enter(s, spot_of(s, start), 0, 0, 0)
    first, waiting = 0, 1
    while waiting > 0:
        node = s[mv.SEARCH_QUEUE + first]
        first = (first + 1) % mv.MOST_NODES
        waiting -= 1
        s[mv.WAITING + node] = 0
        number, cost = s[mv.SPOT_HEX + node // mv.FACINGS], s[mv.NODE_COST + node]
        held = in_enemy_zone(s, side, number) and not charging
        if held and number != start:
            continue
        for direction in range(at.SIDES_OF_HEX):
            if may_ride(q, s, side, number, direction, charging):
                total = cost + q[at.OPEN_COST + at.SIDES_OF_HEX * number + direction]
                if total <= points:
                    there = beside(q, number, direction)
                    waiting += enter(s, spot_of(s, there), 0, total, first + waiting)


def may_ride(
    q: Numbers, s: Numbers, side: int, number: int, direction: int, charging: bool
) -> bool:
    """Say whether a man without a unit can go across a side of a hex (4.71, 10.28)."""
    if not passable(q, number, direction):
        return False
    there = beside(q, number, direction)
    unit = s[at.UNIT_AT + there]
    if unit >= 0:
        return q[at.SIDE + unit] == side
    return charging or not in_enemy_zone(s, side, there)


def ride_cost(s: Numbers, number: int) -> int:
    """Give the movement points to a hex, FAR if it was not reached."""
    spot = s[mv.SPOT_AT + number] - 1
    return s[mv.NODE_COST + mv.FACINGS * spot] if spot >= 0 else FAR


# ---- A Samurai comes into play, moves, and charges a busho (10.22-10.24, 10.28) ------

INTO_AN_OCCUPIED_HEX = 2  # movement points more (10.28)
DRAW = act_value(1, 0)  # the option to draw a new Samurai


def offer_samurai(q: Numbers, s: Numbers) -> None:
    """Ask which of the busho's Samurai goes, or whether a new one is drawn (10.22, 10.23)."""
    s[mv.SAMURAI] = s[mv.PREY] = at.NONE
    s[mv.SAMURAI_MOVED] = 0
    no_options(s)
    for samurai in range(q[at.SAMURAI]):
        if s[at.RETAINER + samurai] == s[at.CURRENT]:
            option(s, act_value(0, samurai))
    if can_draw(q, s, s[at.CURRENT]):
        option(s, DRAW)
    ask_if_any(s, mv.SAMURAI_CHOICE, s[at.ACTIVE], at.ORDERS_DONE)


def chose_samurai(q: Numbers, s: Numbers, value: int) -> None:
    """Take a Samurai in play, who starts from his busho's hex (10.29), or draw one."""
    if value == DRAW:
        s[at.PHASE] = mv.SAMURAI_DRAW
        return
    s[mv.SAMURAI] = who_of(value)
    s[at.SAMURAI_HEX + who_of(value)] = s[at.BUSHO_HEX + s[at.CURRENT]]
    s[at.PHASE] = mv.SAMURAI_MOVES


def ask_draw(q: Numbers, s: Numbers) -> None:
    """Draw blindly from the cup (10.22)."""
    draw_among(s, in_cup(q, s, cup_of(q, s, s[at.ACTIVE])))


def drew(q: Numbers, s: Numbers, drawn: int) -> None:
    """Bring him into play with the busho (10.23)."""
    s[mv.SAMURAI] = draw_samurai(q, s, s[at.CURRENT], drawn)
    s[at.PHASE] = mv.SAMURAI_MOVES


# ---- where he goes (10.24, 10.28) ----------------------------------------------------


def offer_ways(q: Numbers, s: Numbers) -> None:
    """Ask where he goes, 0: he stays, or whose busho he charges."""
    samurai, side = s[mv.SAMURAI], s[at.ACTIVE]
    start = s[at.SAMURAI_HEX + samurai]
    no_options(s)
    option(s, 0)
    find_ways(q, s, side, start, mv.SAMURAI_MA, False)
    for number in range(q[at.HEXES]):
        if s[mv.SPOT_AT + number] and number != start:
            option(s, act_value(0, number))
    find_ways(q, s, side, start, mv.SAMURAI_MA, True)
    for busho in range(q[at.FIRST_CONTINGENT + 1 - side], q[at.END_OF_CONTINGENTS + 1 - side]):
        if s[at.BUSHO_HEX + busho] >= 0:
            if charge_cost(q, s, side, s[at.BUSHO_HEX + busho]) <= mv.SAMURAI_MA:
                option(s, act_value(1, busho))
    ask(s, mv.SAMURAI_CHOICE, side)


def charge_cost(q: Numbers, s: Numbers, side: int, number: int) -> int:
    """Give the movement points of a charge into a busho's hex, FAR if there is no way.

    Two more where a combat unit is with him; only this last hex may hold one (10.28).
    """
    if not is_occupied(q, s, side, number):
        return ride_cost(s, number)
    start = last_hex(q, s, number)
    if start < 0:
        return FAR
    return ride_cost(s, start) + last_step(q, s, start, number)


def is_occupied(q: Numbers, s: Numbers, side: int, number: int) -> bool:
    """Say whether an enemy combat unit is in a hex."""
    unit = s[at.UNIT_AT + number]
    return unit >= 0 and q[at.SIDE + unit] != side


def last_step(q: Numbers, s: Numbers, start: int, number: int) -> int:
    """Give the movement points of the step into an occupied hex, FAR if it is not open."""
    for side in range(at.SIDES_OF_HEX):
        if beside(q, start, side) == number and passable(q, start, side):
            return q[at.OPEN_COST + at.SIDES_OF_HEX * start + side] + INTO_AN_OCCUPIED_HEX
    return FAR


def last_hex(q: Numbers, s: Numbers, number: int) -> int:
    """Find the hex from which an occupied one is entered at least cost, the lowest; NONE."""
    found, cheapest = at.NONE, FAR
    for side in range(at.SIDES_OF_HEX):
        start = beside(q, number, side)
        if start >= 0 and s[mv.SPOT_AT + start]:
            cost = ride_cost(s, start) + last_step(q, s, start, number)
            if cost < cheapest or (cost == cheapest and cost < FAR and start < found):
                found, cheapest = start, cost
    return found


def chose_way(q: Numbers, s: Numbers, value: int) -> None:
    """Move him, or have him set out on a charge (10.28)."""
    samurai = s[mv.SAMURAI]
    if what_of(value) == 0:
        if value > 0:
            s[at.SAMURAI_HEX + samurai] = who_of(value)
            s[mv.SAMURAI_MOVED] = 1
        s[at.PHASE] = at.CHALLENGE_BEGIN
        return
    s[mv.PREY], s[mv.SAMURAI_MOVED] = who_of(value), 1
    lay_way(q, s, s[at.BUSHO_HEX + s[mv.PREY]])
    s[at.PHASE] = mv.SAMURAI_RUNS


def lay_way(q: Numbers, s: Numbers, number: int) -> None:
    """Write the hexes of his charge into WAY, the last first, of equal ways the lowest (R62)."""
    side, start = s[at.ACTIVE], s[at.SAMURAI_HEX + s[mv.SAMURAI]]
    find_ways(q, s, side, start, mv.SAMURAI_MA, True)
    length = 0
    if is_occupied(q, s, side, number):
        s[mv.WAY] = number
        length = 1
        number = last_hex(q, s, number)
    while number != start:
        s[mv.WAY + length] = number
        length += 1
        number = hex_before(q, s, side, number)
    s[mv.LEG] = length


def hex_before(q: Numbers, s: Numbers, side: int, number: int) -> int:
    """Find the lowest hex from which one is entered at its cost."""
    found = at.MOST_HEXES
    for direction in range(at.SIDES_OF_HEX):
        there, way = beside(q, number, direction), opposite(direction)
        if there >= 0 and s[mv.SPOT_AT + there] and may_ride(q, s, side, there, way, True):
            price = q[at.OPEN_COST + at.SIDES_OF_HEX * there + way]
            if ride_cost(s, there) + price == ride_cost(s, number):
                found = min(found, there)
    return found


# ---- on the charge (10.28, 8.41, 8.54) -----------------------------------------------


def run(q: Numbers, s: Numbers) -> None:
    """Enter the next hex of the charge; each zone that it newly enters may bring a shot."""
    samurai = s[mv.SAMURAI]
    if s[at.RETAINER + samurai] != s[at.CURRENT]:
        s[at.PHASE] = at.ORDERS_DONE
        return
    if s[mv.LEG] == 0:
        s[at.PHASE] = at.CHALLENGE_BEGIN
        return
    s[mv.LEG] -= 1
    start, number = s[at.SAMURAI_HEX + samurai], s[mv.WAY + s[mv.LEG]]
    enemy = 1 - s[at.ACTIVE]
    if is_occupied(q, s, s[at.ACTIVE], number):
        s[at.PHASE] = mv.SAMURAI_ENTERS
        return
    s[at.SAMURAI_HEX + samurai] = number
    for unit in range(q[at.FIRST_OF_SIDE + enemy], q[at.END_OF_SIDE + enemy]):
        s[mv.SHOT + unit] = 1 if holds(q, s, unit, start) else 0
    s[at.PHASE] = mv.SAMURAI_SHOT


def offer_shots(q: Numbers, s: Numbers) -> None:
    """Ask which unit into whose zone he has come fires at him next (10.28)."""
    samurai, enemy = s[mv.SAMURAI], 1 - s[at.ACTIVE]
    if s[at.RETAINER + samurai] != s[at.CURRENT]:
        s[at.PHASE] = mv.SAMURAI_RUNS
        return
    no_options(s)
    option(s, 0)
    for unit in range(q[at.FIRST_OF_SIDE + enemy], q[at.END_OF_SIDE + enemy]):
        free = s[mv.SHOT + unit] == 0 and s[at.ENGAGED + unit] == 0
        if free and q[at.WEAPON + unit] != at.NO_WEAPON:
            if holds(q, s, unit, s[at.SAMURAI_HEX + samurai]):
                option(s, unit_value(unit))
    ask(s, mv.ENTRY_FIRE_CHOICE, enemy)


def chose_shot(s: Numbers, value: int) -> None:
    if value == 0:
        s[at.PHASE] = mv.SAMURAI_RUNS
        return
    s[mv.SHOT + unit_of(value)] = 1
    s[at.FIRE_KIND], s[at.FIRE_RANGE], s[at.FIRE_FLANK] = at.ENTRY_FIRE, 1, 0
    shoot(s, unit_of(value), at.NONE, s[at.SAMURAI_HEX + s[mv.SAMURAI]], mv.SAMURAI_SHOT)


def rolled_way_in(q: Numbers, s: Numbers, die: int) -> None:
    """With his stamina or lower he comes through to the busho, else he is killed (10.28)."""
    samurai = s[mv.SAMURAI]
    if die <= samurai_stamina(q, s, samurai):
        s[at.SAMURAI_HEX + samurai] = s[at.BUSHO_HEX + s[mv.PREY]]
        s[at.PHASE] = at.CHALLENGE_BEGIN
    else:
        lose_samurai(q, s, samurai)
        s[at.PHASE] = at.ORDERS_DONE
