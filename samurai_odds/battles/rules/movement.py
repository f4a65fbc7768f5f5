"""Movement of units and leaders in the sequence of the player's choice (Phase 3)."""

from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.packed import PIECE, SPLIT, order_value
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.battles.rules.orders import rides_along, way_of
from samurai_odds.battles.rules.pieces import (
    award,
    beside,
    hex_of,
    leader_of,
    lose_tokens,
    may_join,
    put_leader,
    put_unit,
    take_leader_off,
    take_unit_off,
)
from samurai_odds.engine.machine import inlined
from samurai_odds.play.offering import ask, no_options, option

_NEVER = 99  # hexes to a place that cannot be reached


def offer_moves(q: Question, s: State) -> None:
    """List where the piece that moves now may go; its own hex is to stay."""
    piece = s.ordered[s.next_move]
    no_options(s)
    if piece < at.MOST_UNITS:
        option(s, s.unit_hex[piece])
        reach_of_unit(q, s, piece)
    else:
        leader = piece - at.MOST_UNITS
        option(s, s.leader_hex[leader])
        reach_of_leader(q, s, leader)
    ask(s, at.MOVE_CHOICE, s.active)


# ---- Unit Movement -------------------------------------------------------------------


def hexes_for_unit(q: Question, s: State, unit: int) -> int:
    """Count the hexes that a unit may move this turn."""
    moves = q.kinds[q.unit_kind[unit]].moves
    kind, mounted = way_of(s, unit), q.kinds[q.unit_kind[unit]].mounted
    symbol = q.kinds[q.unit_kind[unit]].symbol
    if kind == at.HOLD_AND_SHOOT:
        return 0
    if kind == at.CAVALRY_CHARGE and symbol == at.SQUARE:
        return max(moves, q.charge_moves)
    if kind == at.INFANTRY_ONSLAUGHT and mounted == 0 and strengthened(symbol):
        return max(moves, q.onslaught_moves)
    if kind == at.SERPENT_COMMAND:
        return min(moves, q.serpent_moves)
    return moves


def strengthened(symbol: int) -> bool:
    """Return whether Infantry Onslaught helps units of a symbol."""
    return symbol == at.TRIANGLE or symbol == at.SQUARE


def reach_of_unit(q: Question, s: State, unit: int) -> None:
    """Add the hexes that a unit can reach; note their distances."""
    start, most = s.unit_hex[unit], hexes_for_unit(q, s, unit)
    leader = rides_along(q, s, unit)
    if most == 0:
        return
    side = s.unit_side[unit]
    begin_reach(q, s, start)
    first, last = 0, 1
    while first < last:
        here = s.queue[first]
        first += 1
        hexes = s.reached[here] + 1
        if hexes > most or stops_unit(q, s, here, start):
            continue
        for direction in range(6):
            there = beside(q, here, direction)
            if there >= 0 and s.reached[there] == _NEVER:
                if unit_may_enter(q, s, unit, leader, there):
                    s.reached[there] = hexes
                    s.queue[last] = there
                    last += 1
                    option(s, there)
    if unit_may_exit(q, s, unit, side, most, last, start):
        option(s, at.OFF_BOARD)


def begin_reach(q: Question, s: State, start: int) -> None:
    for place in range(q.hexes):
        s.reached[place] = _NEVER
    s.reached[start] = 0
    s.queue[0] = start


def stops_unit(q: Question, s: State, here: int, start: int) -> bool:
    """Return whether a piece that has entered a hex must stop: its ground, or a leader joined."""
    if here == start:
        return False
    return ground_stops(q, s, here) or s.leader_at[here] >= 0


def ground_stops(q: Question, s: State, here: int) -> bool:
    """Return whether the ground of a hex, or a command tent on it, stops who enters."""
    return q.stops[here] > 0 or s.tent_at[here] >= 0


def unit_may_enter(q: Question, s: State, unit: int, leader: int, there: int) -> bool:
    """Return whether a unit may move onto a hex: empty, or with a lone leader to join."""
    if q.passable[there] == 0 or s.unit_at[there] >= 0:
        return False
    lone = s.leader_at[there]
    if lone < 0:
        return True
    friend = q.leader_side[lone] == s.unit_side[unit]
    return friend and leader < 0 and may_join(q, unit, lone)


def unit_may_exit(
    q: Question, s: State, unit: int, side: int, most: int, opened_before: int, start: int
) -> bool:
    """Return whether the scenario lets a unit leave the board from a hex that it can reach."""
    for k in range(opened_before):
        here = s.queue[k]
        if q.objectives[side, here].exit_banners > 0 and s.reached[here] < most:
            kinds = q.objectives[side, here].exit_kinds
            if kinds >> q.unit_kind[unit] & 1 and not stops_unit(q, s, here, start):
                return True
    return False


# ---- Leader Movement -----------------------------------------------------------------


def hexes_for_leader(q: Question, s: State, leader: int) -> int:
    """Count the hexes that a leader may move on his own; Serpent Command limits him too (B31)."""
    moves = q.leader_moves[q.leader_kind[leader]]
    if way_of(s, at.MOST_UNITS + leader) == at.SERPENT_COMMAND:
        return min(moves, q.serpent_moves)
    return moves


def reach_of_leader(q: Question, s: State, leader: int) -> None:
    """Add the hexes where a leader can stop, and leaving the board over his baseline."""
    start, most = s.leader_hex[leader], hexes_for_leader(q, s, leader)
    side = q.leader_side[leader]
    begin_reach(q, s, start)
    first, last, leaves = 0, 1, False
    while first < last:
        here = s.queue[first]
        first += 1
        hexes = s.reached[here] + 1
        if hexes > most or (here != start and ground_stops(q, s, here)):
            continue
        leaves = leaves or q.baseline[side, here] > 0
        for direction in range(6):
            there = beside(q, here, direction)
            if there >= 0 and s.reached[there] == _NEVER:
                if leader_may_pass(q, s, side, there):
                    s.reached[there] = hexes
                    s.queue[last] = there
                    last += 1
                    if leader_may_stop(q, s, leader, there):
                        option(s, there)
    if leaves:
        option(s, at.OFF_BOARD)


def leader_may_pass(q: Question, s: State, side: int, there: int) -> bool:
    """Return whether a leader may enter a hex: never one with an enemy in it."""
    if q.passable[there] == 0:
        return False
    unit, lone = s.unit_at[there], s.leader_at[there]
    if unit >= 0:
        return s.unit_side[unit] == side
    return lone < 0 or q.leader_side[lone] == side


def leader_may_stop(q: Question, s: State, leader: int, there: int) -> bool:
    """Return whether a leader may end in a hex that he may enter: no second leader in it."""
    unit = s.unit_at[there]
    if s.leader_at[there] >= 0:
        return False
    return unit < 0 or may_join(q, unit, leader)


# ---- moving --------------------------------------------------------------------------


def move_piece(q: Question, s: State, there: int) -> None:
    """Move the piece whose turn it is where its owner has said."""
    piece = s.ordered[s.next_move]
    s.next_move += 1
    s.phase = at.CHOOSE_MOVER
    if piece < at.MOST_UNITS:
        move_unit(q, s, piece, there)
    else:
        move_leader(q, s, piece - at.MOST_UNITS, there)


def move_unit(q: Question, s: State, unit: int, there: int) -> None:
    """Move a unit with its leader, off the board by a scenario's exit."""
    here = s.unit_hex[unit]
    if there == here:
        return
    leader = rides_along(q, s, unit)
    if there == at.OFF_BOARD:
        exit_unit(q, s, unit, leader)
        return
    s.unit_moved[unit] = s.reached[there]
    put_unit(q, s, unit, there)
    if leader >= 0:
        put_leader(q, s, leader, there)
    cross(q, s, unit)


def exit_unit(q: Question, s: State, unit: int, leader: int) -> None:
    """Leave the board for the scenario's banners; a leader goes along and pays nothing."""
    side, banners = s.unit_side[unit], exit_banners(q, s, unit)
    take_unit_off(q, s, unit)
    if leader >= 0:
        take_leader_off(q, s, leader, at.LEFT_THE_BOARD)
    award(q, s, side, banners)


def exit_banners(q: Question, s: State, unit: int) -> int:
    """Return the banners of the best exit that a unit can go on from: its reach is known."""
    side, kind = s.unit_side[unit], q.unit_kind[unit]
    start, most, banners = s.unit_hex[unit], hexes_for_unit(q, s, unit), 0
    for place in range(q.hexes):
        if s.reached[place] < most and q.objectives[side, place].exit_kinds >> kind & 1:
            if not stops_unit(q, s, place, start):
                banners = max(banners, q.objectives[side, place].exit_banners)
    return banners


def cross(q: Question, s: State, unit: int) -> None:
    """Remove a unit that has come across for its banners (scenario)."""
    side, place = s.unit_side[unit], s.unit_hex[unit]
    banners = q.objectives[side, place].cross_banners
    if banners > 0 and q.objectives[side, place].cross_kinds >> q.unit_kind[unit] & 1:
        leader = leader_of(q, s, unit)
        take_unit_off(q, s, unit)
        if leader >= 0:
            take_leader_off(q, s, leader, at.LEFT_THE_BOARD)
        award(q, s, side, banners)


def move_leader(q: Question, s: State, leader: int, there: int) -> None:
    """Move a leader on his own; off the board he costs tokens, as far as there are (B19)."""
    if there == at.OFF_BOARD:
        lose_tokens(s, q.leader_side[leader], q.leave_cost)
        take_leader_off(q, s, leader, at.LEFT_THE_BOARD)
        return
    if there != s.leader_hex[leader]:
        s.leader_moved[leader] = 1
        put_leader(q, s, leader, there)


# ---- who moves next ------------------------------------------------------------------


@inlined
def offer_movers(q: Question, s: State) -> None:
    """List who can move next; 0 is nobody more.

    Where one piece only can move, it is its turn without asking: it may stay.
    """
    no_options(s)
    option(s, 0)
    last = at.NONE
    for k in range(s.next_move, s.orders_given):
        piece = s.ordered[k]
        if hex_of(s, piece) >= 0 and can_move(q, s, piece):
            option(s, mover_named(s, piece))
            last = k
    if s.options_open > 2:
        ask(s, at.MOVER_CHOICE, s.active)
    elif last >= 0:
        moves_next(s, last)
    else:
        s.phase = at.CHOOSE_BATTLE


def mover_named(s: State, piece: int) -> int:
    """Name a piece as orders do: by its hex, and a leader with a unit as one who splits."""
    place = hex_of(s, piece)
    if piece >= at.MOST_UNITS and s.unit_at[place] >= 0:
        return order_value(SPLIT, place)
    return order_value(PIECE, place)


@inlined
def can_move(q: Question, s: State, piece: int) -> bool:
    """Return whether a piece can go anywhere now."""
    opened = s.options_open
    if piece >= at.MOST_UNITS:
        reach_of_leader(q, s, piece - at.MOST_UNITS)
    elif has_room(q, s, piece):
        return True
    else:
        reach_of_unit(q, s, piece)  # shut in: it may still leave the board
    may_move = s.options_open > opened
    s.options_open = opened
    return may_move


def has_room(q: Question, s: State, unit: int) -> bool:
    """Return whether a unit may enter a hex next to it."""
    if hexes_for_unit(q, s, unit) == 0:
        return False
    leader = rides_along(q, s, unit)
    for direction in range(6):
        there = beside(q, s.unit_hex[unit], direction)
        if there >= 0 and unit_may_enter(q, s, unit, leader, there):
            return True
    return False


@inlined
def choose_mover(s: State, value: int) -> None:
    """Let the piece named move; with 0 nobody else does."""
    if value == 0:
        s.phase = at.CHOOSE_BATTLE
        return
    place = s.next_move
    while hex_of(s, s.ordered[place]) < 0 or (mover_named(s, s.ordered[place]) != value):
        place += 1
    moves_next(s, place)


@inlined
def moves_next(s: State, place: int) -> None:
    """Put the piece at a place of the list before the others, and let it move."""
    piece = s.ordered[place]
    while place > s.next_move:
        s.ordered[place] = s.ordered[place - 1]
        place -= 1
    s.ordered[place] = piece
    s.phase = at.MOVE_PIECES
