"""Units and leaders on the board: where they stand, who is near, who is lost.

The small words of the rules of `field`; ``q`` is the question and ``s`` the state of
`layout`.
"""

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.layout import side_row
from samurai_odds.play.offering import Numbers

# ---- units and leaders ---------------------------------------------------------------


def of_kind(q: Numbers, unit: int, what: int) -> int:
    """Read what is the same for all units of a kind."""
    return q[at.KINDS + q[at.UNIT_KIND + unit] * at.KIND_FIELDS + what]


def hex_of(s: Numbers, piece: int) -> int:
    """Return where a piece stands, NOWHERE if it has left the board with a unit that it joined."""
    if piece < at.MOST_UNITS:
        return s[at.UNIT_HEX + piece]
    return s[at.LEADER_HEX + piece - at.MOST_UNITS]


def only_fires(s: Numbers) -> bool:
    """Return whether the card led allows fire only; it is never one of two (E2)."""
    return s[at.WAY] == at.HOLD_AND_SHOOT


def fires_again(s: Numbers) -> int:
    """Return the unit that has fired the first of its two fires, NONE without."""
    if only_fires(s):
        for k in range(s[at.ORDERS_GIVEN]):
            if s[at.UNIT_BATTLES + s[at.ORDERED + k]] == 1:
                return s[at.ORDERED + k]
    return at.NONE


def leader_of(q: Numbers, s: Numbers, unit: int) -> int:
    """Return the leader with a unit, NONE without."""
    return s[at.LEADER_AT + s[at.UNIT_HEX + unit]]


def is_mounted_leader(q: Numbers, leader: int) -> bool:
    return q[at.LEADER_KIND + leader] == at.MOUNTED


def may_join(q: Numbers, unit: int, leader: int) -> bool:
    """Return whether a leader may serve with a unit: on foot with infantry only (Leaders)."""
    return of_kind(q, unit, at.KIND_MOUNTED) == 0 or is_mounted_leader(q, leader)


def side_at(q: Numbers, s: Numbers, place: int) -> int:
    """Say whose pieces stand in a hex, NONE if it is empty."""
    if s[at.UNIT_AT + place] >= 0:
        return s[at.UNIT_SIDE + s[at.UNIT_AT + place]]
    if s[at.LEADER_AT + place] >= 0:
        return q[at.LEADER_SIDE + s[at.LEADER_AT + place]]
    return at.NONE


def beside(q: Numbers, place: int, direction: int) -> int:
    """Return a hex's neighbor in one of six directions, NONE off the board."""
    return q[at.NEIGHBORS + 6 * place + direction]


def hexes_between(q: Numbers, place: int, there: int) -> int:
    return q[at.DISTANCES + place * at.MOST_HEXES + there]


def sections_of(q: Numbers, side: int, place: int) -> int:
    """Return the sections of a side that a hex belongs to, as bits (`board`)."""
    return q[at.SECTIONS + side * at.MOST_HEXES + place]


def behind(q: Numbers, side: int, place: int, k: int) -> int:
    """Return one of the two hexes, 0 or 1, to which a side retreats from a hex; NONE off it."""
    return q[at.RETREATS + 2 * (side * at.MOST_HEXES + place) + k]


def is_of(s: Numbers, unit: int, side: int) -> bool:
    """Return whether a unit is on the board and fights for a side."""
    return s[at.UNIT_HEX + unit] >= 0 and s[at.UNIT_SIDE + unit] == side


def has_piece_in(q: Numbers, s: Numbers, side: int, sections: int) -> bool:
    """Return whether a side has a unit or a leader in some sections (bits)."""
    for unit in range(s[at.UNITS]):
        if is_of(s, unit, side) and sections_of(q, side, s[at.UNIT_HEX + unit]) & sections:
            return True
    for leader in range(s[at.LEADERS]):
        place = s[at.LEADER_HEX + leader]
        if place >= 0 and q[at.LEADER_SIDE + leader] == side:
            if sections_of(q, side, place) & sections:
                return True
    return False


def next_to_enemy(q: Numbers, s: Numbers, place: int, side: int, leaders_too: bool) -> bool:
    """Return whether an enemy unit (or lone leader) stands next to a hex (B27)."""
    for direction in range(6):
        there = beside(q, place, direction)
        if there < 0:
            continue
        unit, leader = s[at.UNIT_AT + there], s[at.LEADER_AT + there]
        if unit >= 0:
            if s[at.UNIT_SIDE + unit] != side:
                return True
        elif leaders_too and leader >= 0 and q[at.LEADER_SIDE + leader] != side:
            return True
    return False


def supported(q: Numbers, s: Numbers, place: int, side: int) -> bool:
    """Bolster Morale: do friends, units or lone leaders, stand in two hexes next to it?"""
    return friends_beside(q, s, place, side, at.NOWHERE) >= 2


def friends_beside(q: Numbers, s: Numbers, place: int, side: int, without: int) -> int:
    """Count the hexes next to one, but ``without``, in which a side's pieces stand."""
    friends = 0
    for direction in range(6):
        there = beside(q, place, direction)
        if there >= 0 and there != without and side_at(q, s, there) == side:
            friends += 1
    return friends


def leader_in_reach(q: Numbers, s: Numbers, place: int, side: int) -> bool:
    """Return whether a mounted leader next to a hex could inspire there."""
    for direction in range(6):
        there = beside(q, place, direction)
        if there >= 0:
            leader = s[at.LEADER_AT + there]
            if leader >= 0 and q[at.LEADER_SIDE + leader] == side and is_mounted_leader(q, leader):
                return True
    return False


# ---- banners and tokens --------------------------------------------------------------


def award(q: Numbers, s: Numbers, side: int, banners: int) -> None:
    """Return a side banners; the last one it needs ends the game at once."""
    if s[at.ENDED] != at.PLAYING:
        return
    row = side_row(side)
    s[row + at.BANNERS] += banners
    if s[row + at.BANNERS] >= q[at.GOAL + side]:
        s[at.ENDED], s[at.WINNER] = at.BY_BANNERS, side


def gain_tokens(s: Numbers, side: int, tokens: int) -> None:
    """Take tokens from the common pool, as far as it lasts (B22)."""
    taken = min(tokens, s[at.POOL])
    s[at.POOL] -= taken
    s[side_row(side) + at.TOKENS] += taken


def lose_tokens(s: Numbers, side: int, tokens: int) -> int:
    """Return tokens to the pool; give how many could not be paid."""
    row = side_row(side)
    paid = min(tokens, s[row + at.TOKENS])
    s[row + at.TOKENS] -= paid
    s[at.POOL] += paid
    return tokens - paid


# ---- coming and going ----------------------------------------------------------------


def leave_hex(q: Numbers, s: Numbers, side: int, place: int) -> None:
    """Lose a temporary banner with the hex that it was for."""
    if s[at.HELD + side * at.MOST_HEXES + place]:
        s[at.HELD + side * at.MOST_HEXES + place] = 0
        s[side_row(side) + at.BANNERS] -= objective(q, side, place, at.HOLD_BANNERS)


def objective(q: Numbers, side: int, place: int, what: int) -> int:
    row = at.OBJECTIVES + at.OBJECTIVE_FIELDS * (side * at.MOST_HEXES + place)
    return q[row + what]


def put_unit(q: Numbers, s: Numbers, unit: int, place: int) -> None:
    """Move a unit to a hex; a `capture` objective there is taken at once."""
    from_hex, side = s[at.UNIT_HEX + unit], s[at.UNIT_SIDE + unit]
    if from_hex == place:
        return
    s[at.UNIT_AT + from_hex] = at.NONE
    leave_hex(q, s, side, from_hex)
    s[at.UNIT_AT + place] = unit
    s[at.UNIT_HEX + unit] = s[at.UNIT_LAST + unit] = place
    capture(q, s, side, place)


def capture(q: Numbers, s: Numbers, side: int, place: int) -> None:
    """Take a `capture` objective for a unit that has come to stand on it (scenario)."""
    banners = objective(q, side, place, at.CAPTURE_BANNERS)
    if banners > 0 and s[at.CAPTURED + side * at.MOST_HEXES + place] == 0:
        s[at.CAPTURED + side * at.MOST_HEXES + place] = 1
        cards = objective(q, side, place, at.CAPTURE_CARDS)
        s[side_row(1 - side) + at.CARDS_TO_LOSE] += cards
        award(q, s, side, banners)


def put_leader(q: Numbers, s: Numbers, leader: int, place: int) -> None:
    """Move a leader to a hex that holds no other when he stops there."""
    from_hex = s[at.LEADER_HEX + leader]
    if s[at.LEADER_AT + from_hex] == leader:
        s[at.LEADER_AT + from_hex] = at.NONE
    s[at.LEADER_AT + place] = leader
    s[at.LEADER_HEX + leader] = s[at.LEADER_LAST + leader] = place


def take_unit_off(q: Numbers, s: Numbers, unit: int) -> None:
    """Take a unit off the board; a leader with it stays in the hex."""
    place = s[at.UNIT_HEX + unit]
    s[at.UNIT_AT + place] = at.NONE
    s[at.UNIT_HEX + unit] = at.NOWHERE
    s[at.UNIT_ORDERED + unit] = 0
    leave_hex(q, s, s[at.UNIT_SIDE + unit], place)


def take_leader_off(q: Numbers, s: Numbers, leader: int, fate: int) -> None:
    place = s[at.LEADER_HEX + leader]
    if s[at.LEADER_AT + place] == leader:
        s[at.LEADER_AT + place] = at.NONE
    s[at.LEADER_HEX + leader] = at.NOWHERE
    s[at.LEADER_FATE + leader] = fate
    s[at.LEADER_ORDERED + leader] = 0


def lose_blocks(q: Numbers, s: Numbers, unit: int, blocks: int) -> None:
    """Remove blocks; the last one pays the enemy the unit's banners."""
    s[at.UNIT_BLOCKS + unit] -= blocks
    if s[at.UNIT_BLOCKS + unit] == 0:
        side = s[at.UNIT_SIDE + unit]
        take_unit_off(q, s, unit)
        award(q, s, 1 - side, q[at.UNIT_BANNERS + unit])


def kill_leader(q: Numbers, s: Numbers, leader: int) -> None:
    """Remove a leader who was killed; the enemy gains his banners."""
    take_leader_off(q, s, leader, at.KILLED)
    award(q, s, 1 - q[at.LEADER_SIDE + leader], q[at.LEADER_BANNERS + leader])


# ---- cards ---------------------------------------------------------------------------


def card_by_place(s: Numbers, start: int, place: int) -> int:
    """Return which card a place among counted cards is."""
    card = 0
    while place >= s[start + card]:
        place -= s[start + card]
        card += 1
    return card


def cards_in(s: Numbers, start: int, kinds: int) -> int:
    total = 0
    for card in range(kinds):
        total += s[start + card]
    return total


def turn_over(s: Numbers, deck: int, discards: int, kinds: int) -> None:
    """Shuffle the discarded cards into a deck."""
    for card in range(kinds):
        s[deck + card] += s[discards + card]
        s[discards + card] = 0


def cards_left(s: Numbers, deck: int, discards: int, kinds: int) -> int:
    """Count the cards to draw from; the discards form a new deck when it runs out."""
    total = cards_in(s, deck, kinds)
    if total == 0:
        turn_over(s, deck, discards, kinds)
        total = cards_in(s, deck, kinds)
    return total
