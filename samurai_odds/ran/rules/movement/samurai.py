"""Busho move by themselves (4.34, 4.6), Samurai move and charge (10.22-10.28)."""

from samurai_odds.play.offering import ask, ask_if_any, draw_among, no_options, option
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.packed import (
    act_value,
    hex_of,
    hex_value,
    unit_of,
    unit_value,
    what_of,
    who_of,
)
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.leaders import (
    can_draw,
    cup_of,
    draw_samurai,
    in_cup,
    lose_samurai,
    samurai_stamina,
)
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.movement.command import holds, in_enemy_zone, shoot
from samurai_odds.ran.rules.movement.reach import FAR, enter, spot_of, wipe
from samurai_odds.ran.rules.pieces import beside, opposite, passable

# ---- Busho move by themselves, after their orders or on a Busho Movement Order -------


def begin_riders(s: State, first: int, after: int) -> None:
    """Let busho move, beginning with that of a contingent; ``after`` is the phase that follows."""
    s.move.rider, s.move.after_riders = first, after
    s.phase = mv.RIDERS


def begin_busho_move(s: State) -> None:
    """Let the busho under orders move (4.61)."""
    begin_riders(s, s.current, at.ORDERS_DONE)


def begin_busho_order(q: Question, s: State) -> None:
    """Let all busho of a side but the So-Taisho move (4.42)."""
    before = q.first_contingent[s.active] - 1
    begin_riders(s, next_rider(q, s, before), at.ORDERS_DONE)


def offer_ride(q: Question, s: State) -> None:
    """Ask where the next busho moves, 0: he stays."""
    busho = s.move.rider
    if busho < 0:
        s.phase = s.move.after_riders
        return
    no_options(s)
    option(s, 0)
    if s.busho_hex[busho] >= 0 and s.busho_moved[busho] == 0:
        side = q.side_of[busho]
        find_ways(q, s, side, s.busho_hex[busho], busho_points(q, s, busho), False)
        for number in range(q.hexes):
            if s.move.spot_at[number] and number != s.busho_hex[busho]:
                option(s, hex_value(number))
    ask(s, mv.BUSHO_CHOICE, s.active)


def ride(q: Question, s: State, value: int) -> None:
    """Move a busho, and go on to the next."""
    busho = s.move.rider
    if value > 0:
        s.busho_hex[busho], s.busho_moved[busho] = hex_of(value), 1
        s.command_known = 0
    s.move.rider = next_rider(q, s, busho)


def next_rider(q: Question, s: State, busho: int) -> int:
    """Give whose busho moves next: the other contingent's under orders, or on a Busho Movement
    Order the next but the So-Taisho's (4.42); NONE."""
    if s.order != at.BUSHO_MOVEMENT:
        return s.second if busho == s.current else at.NONE
    side = s.active
    for other in range(busho + 1, q.end_of_contingents[side]):
        if other != q.chief[side]:
            return other
    return at.NONE


def busho_points(q: Question, s: State, busho: int) -> int:
    """Give a busho's movement points: fewer wounded, and starting in an enemy zone (4.62)."""
    wounded = s.fate[busho] == at.WOUNDED
    if in_enemy_zone(s, q.side_of[busho], s.busho_hex[busho]):
        return mv.WOUNDED_HELD_MA if wounded else mv.HELD_MA
    return mv.WOUNDED_MA if wounded else mv.BUSHO_MA


def find_ways(q: Question, s: State, side: int, start: int, points: int, charging: bool) -> None:
    """Note what each hex costs that a man without a unit can reach (4.71, 10.28).

    At the price of open order; not into enemy units' hexes; into an enemy zone only to a
    friendly unit there, and no farther. A Samurai that charges heeds no zone.
    """
    wipe(s)
    enter(s, spot_of(s, start), 0, 0, 0)
    first, waiting = 0, 1
    while waiting > 0:
        node = s.move.search_queue[first]
        first = (first + 1) % mv.MOST_NODES
        waiting -= 1
        s.move.waiting[node] = 0
        number, cost = s.move.spot_hex[node // mv.FACINGS], s.move.node_cost[node]
        held = in_enemy_zone(s, side, number) and not charging
        if held and number != start:
            continue
        for direction in range(at.SIDES_OF_HEX):
            if may_ride(q, s, side, number, direction, charging):
                total = cost + q.open_cost[number, direction]
                if total <= points:
                    there = beside(q, number, direction)
                    waiting += enter(s, spot_of(s, there), 0, total, first + waiting)


def may_ride(q: Question, s: State, side: int, number: int, direction: int, charging: bool) -> bool:
    """Say whether a man without a unit can go across a side of a hex (4.71, 10.28)."""
    if not passable(q, number, direction):
        return False
    there = beside(q, number, direction)
    unit = s.unit_at[there]
    if unit >= 0:
        return q.side[unit] == side
    return charging or not in_enemy_zone(s, side, there)


def ride_cost(s: State, number: int) -> int:
    """Give the movement points to a hex, FAR if it was not reached."""
    spot = s.move.spot_at[number] - 1
    return s.move.node_cost[mv.FACINGS * spot] if spot >= 0 else FAR


# ---- A Samurai comes into play, moves, and charges a busho (10.22-10.24, 10.28) ------

INTO_AN_OCCUPIED_HEX = 2  # movement points more (10.28)
DRAW = act_value(1, 0)  # the option to draw a new Samurai


def offer_samurai(q: Question, s: State) -> None:
    """Ask which of the busho's Samurai goes, or whether a new one is drawn (10.22, 10.23)."""
    s.move.samurai = s.move.prey = at.NONE
    s.move.samurai_moved = 0
    no_options(s)
    for samurai in range(q.samurai):
        if s.retainer[samurai] == s.current:
            option(s, act_value(0, samurai))
    if can_draw(q, s, s.current):
        option(s, DRAW)
    ask_if_any(s, mv.SAMURAI_CHOICE, s.active, at.ORDERS_DONE)


def chose_samurai(q: Question, s: State, value: int) -> None:
    """Take a Samurai in play, who starts from his busho's hex (10.29), or draw one."""
    if value == DRAW:
        s.phase = mv.SAMURAI_DRAW
        return
    s.move.samurai = who_of(value)
    s.samurai_hex[who_of(value)] = s.busho_hex[s.current]
    s.phase = mv.SAMURAI_MOVES


def ask_draw(q: Question, s: State) -> None:
    """Draw blindly from the cup (10.22)."""
    draw_among(s, in_cup(q, s, cup_of(q, s, s.active)))


def drew(q: Question, s: State, drawn: int) -> None:
    """Bring him into play with the busho (10.23)."""
    s.move.samurai = draw_samurai(q, s, s.current, drawn)
    s.phase = mv.SAMURAI_MOVES


# ---- where he goes (10.24, 10.28) ----------------------------------------------------


def offer_ways(q: Question, s: State) -> None:
    """Ask where he goes, 0: he stays, or whose busho he charges."""
    samurai, side = s.move.samurai, s.active
    start = s.samurai_hex[samurai]
    no_options(s)
    option(s, 0)
    find_ways(q, s, side, start, mv.SAMURAI_MA, False)
    for number in range(q.hexes):
        if s.move.spot_at[number] and number != start:
            option(s, act_value(0, number))
    find_ways(q, s, side, start, mv.SAMURAI_MA, True)
    for busho in range(q.first_contingent[1 - side], q.end_of_contingents[1 - side]):
        if s.busho_hex[busho] >= 0:
            if charge_cost(q, s, side, s.busho_hex[busho]) <= mv.SAMURAI_MA:
                option(s, act_value(1, busho))
    ask(s, mv.SAMURAI_CHOICE, side)


def charge_cost(q: Question, s: State, side: int, number: int) -> int:
    """Give the movement points of a charge into a busho's hex, FAR if there is no way.

    Two more where a combat unit is with him; only this last hex may hold one (10.28).
    """
    if not is_occupied(q, s, side, number):
        return ride_cost(s, number)
    start = last_hex(q, s, number)
    if start < 0:
        return FAR
    return ride_cost(s, start) + last_step(q, s, start, number)


def is_occupied(q: Question, s: State, side: int, number: int) -> bool:
    """Say whether an enemy combat unit is in a hex."""
    unit = s.unit_at[number]
    return unit >= 0 and q.side[unit] != side


def last_step(q: Question, s: State, start: int, number: int) -> int:
    """Give the movement points of the step into an occupied hex, FAR if it is not open."""
    for side in range(at.SIDES_OF_HEX):
        if beside(q, start, side) == number and passable(q, start, side):
            return q.open_cost[start, side] + INTO_AN_OCCUPIED_HEX
    return FAR


def last_hex(q: Question, s: State, number: int) -> int:
    """Find the hex from which an occupied one is entered at least cost, the lowest; NONE."""
    hex_of_way, cheapest = at.NONE, FAR
    for side in range(at.SIDES_OF_HEX):
        start = beside(q, number, side)
        if start >= 0 and s.move.spot_at[start]:
            cost = ride_cost(s, start) + last_step(q, s, start, number)
            if cost < cheapest or (cost == cheapest and cost < FAR and start < hex_of_way):
                hex_of_way, cheapest = start, cost
    return hex_of_way


def chose_way(q: Question, s: State, value: int) -> None:
    """Move him, or have him set out on a charge (10.28)."""
    samurai = s.move.samurai
    if what_of(value) == 0:
        if value > 0:
            s.samurai_hex[samurai] = who_of(value)
            s.move.samurai_moved = 1
        s.phase = at.CHALLENGE_BEGIN
        return
    s.move.prey, s.move.samurai_moved = who_of(value), 1
    lay_way(q, s, s.busho_hex[s.move.prey])
    s.phase = mv.SAMURAI_RUNS


def lay_way(q: Question, s: State, number: int) -> None:
    """Write the hexes of his charge into WAY, the last first, of equal ways the lowest (R62)."""
    side, start = s.active, s.samurai_hex[s.move.samurai]
    find_ways(q, s, side, start, mv.SAMURAI_MA, True)
    length = 0
    if is_occupied(q, s, side, number):
        s.move.way[0] = number
        length = 1
        number = last_hex(q, s, number)
    while number != start:
        s.move.way[length] = number
        length += 1
        number = hex_before(q, s, side, number)
    s.move.leg = length


def hex_before(q: Question, s: State, side: int, number: int) -> int:
    """Find the lowest hex from which one is entered at its cost."""
    lowest = at.MOST_HEXES
    for direction in range(at.SIDES_OF_HEX):
        there, way = beside(q, number, direction), opposite(direction)
        if there >= 0 and s.move.spot_at[there] and may_ride(q, s, side, there, way, True):
            price = q.open_cost[there, way]
            if ride_cost(s, there) + price == ride_cost(s, number):
                lowest = min(lowest, there)
    return lowest


# ---- on the charge (10.28, 8.41, 8.54) -----------------------------------------------


def run(q: Question, s: State) -> None:
    """Enter the next hex of the charge; each zone that it newly enters may bring a shot."""
    samurai = s.move.samurai
    if s.retainer[samurai] != s.current:
        s.phase = at.ORDERS_DONE
        return
    if s.move.leg == 0:
        s.phase = at.CHALLENGE_BEGIN
        return
    s.move.leg -= 1
    start, number = s.samurai_hex[samurai], s.move.way[s.move.leg]
    enemy = 1 - s.active
    if is_occupied(q, s, s.active, number):
        s.phase = mv.SAMURAI_ENTERS
        return
    s.samurai_hex[samurai] = number
    for unit in range(q.first_of_side[enemy], q.end_of_side[enemy]):
        s.move.shot[unit] = 1 if holds(q, s, unit, start) else 0
    s.phase = mv.SAMURAI_SHOT


def offer_shots(q: Question, s: State) -> None:
    """Ask which unit into whose zone he has come fires at him next (10.28)."""
    samurai, enemy = s.move.samurai, 1 - s.active
    if s.retainer[samurai] != s.current:
        s.phase = mv.SAMURAI_RUNS
        return
    no_options(s)
    option(s, 0)
    for unit in range(q.first_of_side[enemy], q.end_of_side[enemy]):
        free = s.move.shot[unit] == 0 and s.engaged[unit] == 0
        if free and q.weapon[unit] != at.NO_WEAPON:
            if holds(q, s, unit, s.samurai_hex[samurai]):
                option(s, unit_value(unit))
    ask(s, mv.ENTRY_FIRE_CHOICE, enemy)


def chose_shot(s: State, value: int) -> None:
    if value == 0:
        s.phase = mv.SAMURAI_RUNS
        return
    s.move.shot[unit_of(value)] = 1
    s.fire_kind, s.fire_range, s.fire_flank = at.ENTRY_FIRE, 1, 0
    shoot(s, unit_of(value), at.NONE, s.samurai_hex[s.move.samurai], mv.SAMURAI_SHOT)


def rolled_way_in(q: Question, s: State, die: int) -> None:
    """With his stamina or lower he comes through to the busho, else he is killed (10.28)."""
    samurai = s.move.samurai
    if die <= samurai_stamina(q, s, samurai):
        s.samurai_hex[samurai] = s.busho_hex[s.move.prey]
        s.phase = at.CHALLENGE_BEGIN
    else:
        lose_samurai(q, s, samurai)
        s.phase = at.ORDERS_DONE
