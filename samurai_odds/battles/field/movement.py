"""Movement of units and leaders in the sequence of the player's choice (Phase 3)."""

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.decisions import PIECE, SPLIT, order_value
from samurai_odds.battles.field.orders import rides_along, way_of
from samurai_odds.battles.field.pieces import (
    award,
    beside,
    hex_of,
    leader_of,
    lose_tokens,
    may_join,
    objective,
    of_kind,
    put_leader,
    put_unit,
    take_leader_off,
    take_unit_off,
)
from samurai_odds.engine.machine import inlined
from samurai_odds.play.offering import Numbers, ask, no_options, option

_NEVER = 99  # hexes to a place that cannot be reached


def offer_moves(q: Numbers, s: Numbers) -> None:
    """List where the piece that moves now may go; its own hex is to stay."""
    piece = s[at.ORDERED + s[at.NEXT_MOVE]]
    no_options(s)
    if piece < at.MOST_UNITS:
        option(s, s[at.UNIT_HEX + piece])
        reach_of_unit(q, s, piece)
    else:
        leader = piece - at.MOST_UNITS
        option(s, s[at.LEADER_HEX + leader])
        reach_of_leader(q, s, leader)
    ask(s, at.MOVE_CHOICE, s[at.ACTIVE])


# ---- Unit Movement -------------------------------------------------------------------


def hexes_for_unit(q: Numbers, s: Numbers, unit: int) -> int:
    """Count the hexes that a unit may move this turn."""
    moves = of_kind(q, unit, at.KIND_MOVES)
    kind, mounted = way_of(s, unit), of_kind(q, unit, at.KIND_MOUNTED)
    symbol = of_kind(q, unit, at.KIND_SYMBOL)
    if kind == at.HOLD_AND_SHOOT:
        return 0
    if kind == at.CAVALRY_CHARGE and symbol == at.SQUARE:
        return max(moves, q[at.CHARGE_MOVES])
    if kind == at.INFANTRY_ONSLAUGHT and mounted == 0 and strengthened(symbol):
        return max(moves, q[at.ONSLAUGHT_MOVES])
    if kind == at.SERPENT_COMMAND:
        return min(moves, q[at.SERPENT_MOVES])
    return moves


def strengthened(symbol: int) -> bool:
    """Return whether Infantry Onslaught helps units of a symbol."""
    return symbol == at.TRIANGLE or symbol == at.SQUARE


def reach_of_unit(q: Numbers, s: Numbers, unit: int) -> None:
    """Add the hexes that a unit can reach; note their distances."""
    start, most = s[at.UNIT_HEX + unit], hexes_for_unit(q, s, unit)
    leader = rides_along(q, s, unit)
    if most == 0:
        return
    side = s[at.UNIT_SIDE + unit]
    begin_reach(q, s, start)
    first, last = 0, 1
    while first < last:
        here = s[at.QUEUE + first]
        first += 1
        hexes = s[at.REACHED + here] + 1
        if hexes > most or stops_unit(q, s, here, start):
            continue
        for direction in range(6):
            there = beside(q, here, direction)
            if there >= 0 and s[at.REACHED + there] == _NEVER:
                if unit_may_enter(q, s, unit, leader, there):
                    s[at.REACHED + there] = hexes
                    s[at.QUEUE + last] = there
                    last += 1
                    option(s, there)
    if unit_may_exit(q, s, unit, side, most, last, start):
        option(s, at.OFF_BOARD)


def begin_reach(q: Numbers, s: Numbers, start: int) -> None:
    for place in range(q[at.HEXES]):
        s[at.REACHED + place] = _NEVER
    s[at.REACHED + start] = 0
    s[at.QUEUE] = start


def stops_unit(q: Numbers, s: Numbers, here: int, start: int) -> bool:
    """Return whether a piece that has entered a hex must stop: its ground, or a leader joined."""
    if here == start:
        return False
    return ground_stops(q, s, here) or s[at.LEADER_AT + here] >= 0


def ground_stops(q: Numbers, s: Numbers, here: int) -> bool:
    """Return whether the ground of a hex, or a command tent on it, stops who enters."""
    return q[at.STOPS + here] > 0 or s[at.TENT_AT + here] >= 0


def unit_may_enter(q: Numbers, s: Numbers, unit: int, leader: int, there: int) -> bool:
    """Return whether a unit may move onto a hex: empty, or with a lone leader to join."""
    if q[at.PASSABLE + there] == 0 or s[at.UNIT_AT + there] >= 0:
        return False
    lone = s[at.LEADER_AT + there]
    if lone < 0:
        return True
    friend = q[at.LEADER_SIDE + lone] == s[at.UNIT_SIDE + unit]
    return friend and leader < 0 and may_join(q, unit, lone)


def unit_may_exit(
    q: Numbers, s: Numbers, unit: int, side: int, most: int, found: int, start: int
) -> bool:
    """Return whether the scenario lets a unit leave the board from a hex that it can reach."""
    for k in range(found):
        here = s[at.QUEUE + k]
        if objective(q, side, here, at.EXIT_BANNERS) > 0 and s[at.REACHED + here] < most:
            kinds = objective(q, side, here, at.EXIT_KINDS)
            if kinds >> q[at.UNIT_KIND + unit] & 1 and not stops_unit(q, s, here, start):
                return True
    return False


# ---- Leader Movement -----------------------------------------------------------------


def hexes_for_leader(q: Numbers, s: Numbers, leader: int) -> int:
    """Count the hexes that a leader may move on his own; Serpent Command limits him too (B31)."""
    moves = q[at.LEADER_MOVES + q[at.LEADER_KIND + leader]]
    if way_of(s, at.MOST_UNITS + leader) == at.SERPENT_COMMAND:
        return min(moves, q[at.SERPENT_MOVES])
    return moves


def reach_of_leader(q: Numbers, s: Numbers, leader: int) -> None:
    """Add the hexes where a leader can stop, and leaving the board over his baseline."""
    start, most = s[at.LEADER_HEX + leader], hexes_for_leader(q, s, leader)
    side = q[at.LEADER_SIDE + leader]
    begin_reach(q, s, start)
    first, last, leaves = 0, 1, False
    while first < last:
        here = s[at.QUEUE + first]
        first += 1
        hexes = s[at.REACHED + here] + 1
        if hexes > most or (here != start and ground_stops(q, s, here)):
            continue
        leaves = leaves or q[at.BASELINE + side * at.MOST_HEXES + here] > 0
        for direction in range(6):
            there = beside(q, here, direction)
            if there >= 0 and s[at.REACHED + there] == _NEVER:
                if leader_may_pass(q, s, side, there):
                    s[at.REACHED + there] = hexes
                    s[at.QUEUE + last] = there
                    last += 1
                    if leader_may_stop(q, s, leader, there):
                        option(s, there)
    if leaves:
        option(s, at.OFF_BOARD)


def leader_may_pass(q: Numbers, s: Numbers, side: int, there: int) -> bool:
    """Return whether a leader may enter a hex: never one with an enemy in it."""
    if q[at.PASSABLE + there] == 0:
        return False
    unit, lone = s[at.UNIT_AT + there], s[at.LEADER_AT + there]
    if unit >= 0:
        return s[at.UNIT_SIDE + unit] == side
    return lone < 0 or q[at.LEADER_SIDE + lone] == side


def leader_may_stop(q: Numbers, s: Numbers, leader: int, there: int) -> bool:
    """Return whether a leader may end in a hex that he may enter: no second leader in it."""
    unit = s[at.UNIT_AT + there]
    if s[at.LEADER_AT + there] >= 0:
        return False
    return unit < 0 or may_join(q, unit, leader)


# ---- moving --------------------------------------------------------------------------


def move_piece(q: Numbers, s: Numbers, there: int) -> None:
    """Move the piece whose turn it is where its owner has said."""
    piece = s[at.ORDERED + s[at.NEXT_MOVE]]
    s[at.NEXT_MOVE] += 1
    s[at.PHASE] = at.CHOOSE_MOVER
    if piece < at.MOST_UNITS:
        move_unit(q, s, piece, there)
    else:
        move_leader(q, s, piece - at.MOST_UNITS, there)


def move_unit(q: Numbers, s: Numbers, unit: int, there: int) -> None:
    """Move a unit with its leader, off the board by a scenario's exit."""
    here = s[at.UNIT_HEX + unit]
    if there == here:
        return
    leader = rides_along(q, s, unit)
    if there == at.OFF_BOARD:
        exit_unit(q, s, unit, leader)
        return
    s[at.UNIT_MOVED + unit] = s[at.REACHED + there]
    put_unit(q, s, unit, there)
    if leader >= 0:
        put_leader(q, s, leader, there)
    cross(q, s, unit)


def exit_unit(q: Numbers, s: Numbers, unit: int, leader: int) -> None:
    """Leave the board for the scenario's banners; a leader goes along and pays nothing."""
    side, banners = s[at.UNIT_SIDE + unit], exit_banners(q, s, unit)
    take_unit_off(q, s, unit)
    if leader >= 0:
        take_leader_off(q, s, leader, at.LEFT_THE_BOARD)
    award(q, s, side, banners)


def exit_banners(q: Numbers, s: Numbers, unit: int) -> int:
    """Return the banners of the best exit that a unit can go on from: its reach is known."""
    side, kind = s[at.UNIT_SIDE + unit], q[at.UNIT_KIND + unit]
    start, most, banners = s[at.UNIT_HEX + unit], hexes_for_unit(q, s, unit), 0
    for place in range(q[at.HEXES]):
        if s[at.REACHED + place] < most and objective(q, side, place, at.EXIT_KINDS) >> kind & 1:
            if not stops_unit(q, s, place, start):
                banners = max(banners, objective(q, side, place, at.EXIT_BANNERS))
    return banners


def cross(q: Numbers, s: Numbers, unit: int) -> None:
    """Remove a unit that has come across for its banners (scenario)."""
    side, place = s[at.UNIT_SIDE + unit], s[at.UNIT_HEX + unit]
    banners = objective(q, side, place, at.CROSS_BANNERS)
    if banners > 0 and objective(q, side, place, at.CROSS_KINDS) >> q[at.UNIT_KIND + unit] & 1:
        leader = leader_of(q, s, unit)
        take_unit_off(q, s, unit)
        if leader >= 0:
            take_leader_off(q, s, leader, at.LEFT_THE_BOARD)
        award(q, s, side, banners)


def move_leader(q: Numbers, s: Numbers, leader: int, there: int) -> None:
    """Move a leader on his own; off the board he costs tokens, as far as there are (B19)."""
    if there == at.OFF_BOARD:
        lose_tokens(s, q[at.LEADER_SIDE + leader], q[at.LEAVE_COST])
        take_leader_off(q, s, leader, at.LEFT_THE_BOARD)
        return
    if there != s[at.LEADER_HEX + leader]:
        s[at.LEADER_MOVED + leader] = 1
        put_leader(q, s, leader, there)


# ---- who moves next ------------------------------------------------------------------


@inlined
def offer_movers(q: Numbers, s: Numbers) -> None:
    """List who can move next; 0 is nobody more.

    Where one piece only can move, it is its turn without asking: it may stay.
    """
    no_options(s)
    option(s, 0)
    last = at.NONE
    for k in range(s[at.NEXT_MOVE], s[at.ORDERS_GIVEN]):
        piece = s[at.ORDERED + k]
        if hex_of(s, piece) >= 0 and can_move(q, s, piece):
            option(s, mover_named(s, piece))
            last = k
    if s[at.OPTIONS_OPEN] > 2:
        ask(s, at.MOVER_CHOICE, s[at.ACTIVE])
    elif last >= 0:
        moves_next(s, last)
    else:
        s[at.PHASE] = at.CHOOSE_BATTLE


def mover_named(s: Numbers, piece: int) -> int:
    """Name a piece as orders do: by its hex, and a leader with a unit as one who splits."""
    place = hex_of(s, piece)
    if piece >= at.MOST_UNITS and s[at.UNIT_AT + place] >= 0:
        return order_value(SPLIT, place)
    return order_value(PIECE, place)


@inlined
def can_move(q: Numbers, s: Numbers, piece: int) -> bool:
    """Return whether a piece can go anywhere now."""
    opened = s[at.OPTIONS_OPEN]
    if piece >= at.MOST_UNITS:
        reach_of_leader(q, s, piece - at.MOST_UNITS)
    elif has_room(q, s, piece):
        return True
    else:
        reach_of_unit(q, s, piece)  # shut in: it may still leave the board
    found = s[at.OPTIONS_OPEN] > opened
    s[at.OPTIONS_OPEN] = opened
    return found


def has_room(q: Numbers, s: Numbers, unit: int) -> bool:
    """Return whether a unit may enter a hex next to it."""
    if hexes_for_unit(q, s, unit) == 0:
        return False
    leader = rides_along(q, s, unit)
    for direction in range(6):
        there = beside(q, s[at.UNIT_HEX + unit], direction)
        if there >= 0 and unit_may_enter(q, s, unit, leader, there):
            return True
    return False


@inlined
def choose_mover(s: Numbers, value: int) -> None:
    """Let the piece named move; with 0 nobody else does."""
    if value == 0:
        s[at.PHASE] = at.CHOOSE_BATTLE
        return
    place = s[at.NEXT_MOVE]
    while hex_of(s, s[at.ORDERED + place]) < 0 or (mover_named(s, s[at.ORDERED + place]) != value):
        place += 1
    moves_next(s, place)


@inlined
def moves_next(s: Numbers, place: int) -> None:
    """Put the piece at a place of the list before the others, and let it move."""
    piece = s[at.ORDERED + place]
    while place > s[at.NEXT_MOVE]:
        s[at.ORDERED + place] = s[at.ORDERED + place - 1]
        place -= 1
    s[at.ORDERED + place] = piece
    s[at.PHASE] = at.MOVE_PIECES
