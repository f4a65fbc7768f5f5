"""Units and leaders on the board: where they stand, who is near, who is lost.

The small words of the rules of this package; ``q`` is the question and ``s`` the state of
`layout`.
"""

from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.layout import Question, State

# ---- units and leaders ---------------------------------------------------------------


def hex_of(s: State, piece: int) -> int:
    """Return where a piece stands, NOWHERE if it has left the board with a unit that it joined."""
    if piece < at.MOST_UNITS:
        return s.unit_hex[piece]
    return s.leader_hex[piece - at.MOST_UNITS]


def only_fires(s: State) -> bool:
    """Return whether the card led allows fire only; it is never one of two (E2)."""
    return s.way[0] == at.HOLD_AND_SHOOT


def fires_again(s: State) -> int:
    """Return the unit that has fired the first of its two fires, NONE without."""
    if only_fires(s):
        for k in range(s.orders_given):
            if s.unit_battles[s.ordered[k]] == 1:
                return s.ordered[k]
    return at.NONE


def leader_of(q: Question, s: State, unit: int) -> int:
    """Return the leader with a unit, NONE without."""
    return s.leader_at[s.unit_hex[unit]]


def is_mounted_leader(q: Question, leader: int) -> bool:
    return q.leader_kind[leader] == at.MOUNTED


def may_join(q: Question, unit: int, leader: int) -> bool:
    """Return whether a leader may serve with a unit: on foot with infantry only (Leaders)."""
    return q.kinds[q.unit_kind[unit]].mounted == 0 or is_mounted_leader(q, leader)


def side_at(q: Question, s: State, place: int) -> int:
    """Say whose pieces stand in a hex, NONE if it is empty."""
    if s.unit_at[place] >= 0:
        return s.unit_side[s.unit_at[place]]
    if s.leader_at[place] >= 0:
        return q.leader_side[s.leader_at[place]]
    return at.NONE


def beside(q: Question, place: int, direction: int) -> int:
    """Return a hex's neighbor in one of six directions, NONE off the board."""
    return q.neighbors[place, direction]


def hexes_between(q: Question, place: int, there: int) -> int:
    return q.distances[place, there]


def sections_of(q: Question, side: int, place: int) -> int:
    """Return the sections of a side that a hex belongs to, as bits (`board`)."""
    return q.sections[side, place]


def behind(q: Question, side: int, place: int, k: int) -> int:
    """Return one of the two hexes, 0 or 1, to which a side retreats from a hex; NONE off it."""
    return q.retreats[side, place, k]


def is_of(s: State, unit: int, side: int) -> bool:
    """Return whether a unit is on the board and fights for a side."""
    return s.unit_hex[unit] >= 0 and s.unit_side[unit] == side


def has_piece_in(q: Question, s: State, side: int, sections: int) -> bool:
    """Return whether a side has a unit or a leader in some sections (bits)."""
    for unit in range(s.units):
        if is_of(s, unit, side) and sections_of(q, side, s.unit_hex[unit]) & sections:
            return True
    for leader in range(s.leaders):
        place = s.leader_hex[leader]
        if place >= 0 and q.leader_side[leader] == side:
            if sections_of(q, side, place) & sections:
                return True
    return False


def next_to_enemy(q: Question, s: State, place: int, side: int, leaders_too: bool) -> bool:
    """Return whether an enemy unit (or lone leader) stands next to a hex (B27)."""
    for direction in range(6):
        there = beside(q, place, direction)
        if there < 0:
            continue
        unit, leader = s.unit_at[there], s.leader_at[there]
        if unit >= 0:
            if s.unit_side[unit] != side:
                return True
        elif leaders_too and leader >= 0 and q.leader_side[leader] != side:
            return True
    return False


def supported(q: Question, s: State, place: int, side: int) -> bool:
    """Bolster Morale: do friends, units or lone leaders, stand in two hexes next to it?"""
    return friends_beside(q, s, place, side, at.NOWHERE) >= 2


def friends_beside(q: Question, s: State, place: int, side: int, without: int) -> int:
    """Count the hexes next to one, but ``without``, in which a side's pieces stand."""
    friends = 0
    for direction in range(6):
        there = beside(q, place, direction)
        if there >= 0 and there != without and side_at(q, s, there) == side:
            friends += 1
    return friends


def leader_in_reach(q: Question, s: State, place: int, side: int) -> bool:
    """Return whether a mounted leader next to a hex could inspire there."""
    for direction in range(6):
        there = beside(q, place, direction)
        if there >= 0:
            leader = s.leader_at[there]
            if leader >= 0 and q.leader_side[leader] == side and is_mounted_leader(q, leader):
                return True
    return False


# ---- banners and tokens --------------------------------------------------------------


def award(q: Question, s: State, side: int, banners: int) -> None:
    """Return a side banners; the last one it needs ends the game at once."""
    if s.ended != at.PLAYING:
        return
    s.sides[side].banners += banners
    if s.sides[side].banners >= q.goal[side]:
        s.ended, s.winner = at.BY_BANNERS, side


def gain_tokens(s: State, side: int, tokens: int) -> None:
    """Take tokens from the common pool, as far as it lasts (B22)."""
    taken = min(tokens, s.pool)
    s.pool -= taken
    s.sides[side].tokens += taken


def lose_tokens(s: State, side: int, tokens: int) -> int:
    """Return tokens to the pool; give how many could not be paid."""
    paid = min(tokens, s.sides[side].tokens)
    s.sides[side].tokens -= paid
    s.pool += paid
    return tokens - paid


# ---- coming and going ----------------------------------------------------------------


def leave_hex(q: Question, s: State, side: int, place: int) -> None:
    """Lose a temporary banner with the hex that it was for."""
    if s.held[side, place]:
        s.held[side, place] = 0
        s.sides[side].banners -= q.objectives[side, place].hold_banners


def put_unit(q: Question, s: State, unit: int, place: int) -> None:
    """Move a unit to a hex; a `capture` objective there is taken at once."""
    from_hex, side = s.unit_hex[unit], s.unit_side[unit]
    if from_hex == place:
        return
    s.unit_at[from_hex] = at.NONE
    leave_hex(q, s, side, from_hex)
    s.unit_at[place] = unit
    s.unit_hex[unit] = s.unit_last[unit] = place
    capture(q, s, side, place)


def capture(q: Question, s: State, side: int, place: int) -> None:
    """Take a `capture` objective for a unit that has come to stand on it (scenario)."""
    banners = q.objectives[side, place].capture_banners
    if banners > 0 and s.captured[side, place] == 0:
        s.captured[side, place] = 1
        cards = q.objectives[side, place].capture_cards
        s.sides[1 - side].cards_to_lose += cards
        award(q, s, side, banners)


def put_leader(q: Question, s: State, leader: int, place: int) -> None:
    """Move a leader to a hex that holds no other when he stops there."""
    from_hex = s.leader_hex[leader]
    if s.leader_at[from_hex] == leader:
        s.leader_at[from_hex] = at.NONE
    s.leader_at[place] = leader
    s.leader_hex[leader] = s.leader_last[leader] = place


def take_unit_off(q: Question, s: State, unit: int) -> None:
    """Take a unit off the board; a leader with it stays in the hex."""
    place = s.unit_hex[unit]
    s.unit_at[place] = at.NONE
    s.unit_hex[unit] = at.NOWHERE
    s.unit_ordered[unit] = 0
    leave_hex(q, s, s.unit_side[unit], place)


def take_leader_off(q: Question, s: State, leader: int, fate: int) -> None:
    place = s.leader_hex[leader]
    if s.leader_at[place] == leader:
        s.leader_at[place] = at.NONE
    s.leader_hex[leader] = at.NOWHERE
    s.leader_fate[leader] = fate
    s.leader_ordered[leader] = 0


def lose_blocks(q: Question, s: State, unit: int, blocks: int) -> None:
    """Remove blocks; the last one pays the enemy the unit's banners."""
    s.unit_blocks[unit] -= blocks
    if s.unit_blocks[unit] == 0:
        side = s.unit_side[unit]
        take_unit_off(q, s, unit)
        award(q, s, 1 - side, q.unit_banners[unit])


def kill_leader(q: Question, s: State, leader: int) -> None:
    """Remove a leader who was killed; the enemy gains his banners."""
    take_leader_off(q, s, leader, at.KILLED)
    award(q, s, 1 - q.leader_side[leader], q.leader_banners[leader])


# ---- cards ---------------------------------------------------------------------------


def card_by_place(s: State, start: int, place: int) -> int:
    """Return which card a place among counted cards is."""
    card = 0
    while place >= s[start + card]:
        place -= s[start + card]
        card += 1
    return card


def cards_in(s: State, start: int, kinds: int) -> int:
    total = 0
    for card in range(kinds):
        total += s[start + card]
    return total


def turn_over(s: State, deck: int, discards: int, kinds: int) -> None:
    """Shuffle the discarded cards into a deck."""
    for card in range(kinds):
        s[deck + card] += s[discards + card]
        s[discards + card] = 0


def cards_left(s: State, deck: int, discards: int, kinds: int) -> int:
    """Count the cards to draw from; the discards form a new deck when it runs out."""
    total = cards_in(s, deck, kinds)
    if total == 0:
        turn_over(s, deck, discards, kinds)
        total = cards_in(s, deck, kinds)
    return total
