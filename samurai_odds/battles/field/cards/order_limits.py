"""How far a card's orders go: sections, the Shogun's dice, linked groups, Leadership."""

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.pieces import beside
from samurai_odds.play.rules.offering import Numbers


def card_row(card: int) -> int:
    """Find a command card's row in the question."""
    return at.CARD_TABLE + card * at.CARD_FIELDS


def orders_of(q: Numbers, s: Numbers) -> int:
    """Say how the card on the table orders."""
    return q[card_row(s[at.CARD]) + at.ORDERS]


def count_section_room(q: Numbers, s: Numbers) -> None:
    """Work out which sections' hexes may give one more piece an order.

    A hex on a dotted line draws on either section. The orders suffice if no set of
    sections holds more ordered pieces, that belong to no other, than it has orders; so
    one more piece is allowed if every set of sections around it has an order left.
    """
    for bits in range(1, 8):
        s[at.SECTION_ROOM + bits] = 1
    for sections in range(1, 8):
        left = 0
        for k in range(3):
            if sections >> k & 1:
                quota = q[card_row(s[at.CARD]) + at.QUOTA + k]
                left += s[at.COMMAND] if quota == at.AS_COMMAND else quota
        for bits in range(1, 8):
            if bits & sections == bits:
                left -= s[at.ORDER_COUNT + bits]
        if left <= 0:
            for bits in range(1, 8):
                if bits & sections == bits:
                    s[at.SECTION_ROOM + bits] = 0


def section_has_room(q: Numbers, s: Numbers, place: int) -> bool:
    """Say whether the sections' orders suffice for one more piece in a hex."""
    bits = q[at.SECTIONS + s[at.ACTIVE] * at.MOST_HEXES + place]
    return s[at.SECTION_ROOM + bits] > 0


def dice_order(s: Numbers, what: int) -> bool:
    """Shogun: a symbol orders one unit of it, a flag any unit or a leader."""
    flags = s[at.SHOGUN_ORDERS + at.LEADER_ORDER]
    for k in range(4):
        ordered = s[at.ORDER_COUNT + k] + (1 if k == what else 0)
        flags -= max(0, ordered - s[at.SHOGUN_ORDERS + k])
    flags -= s[at.ORDER_COUNT + at.LEADER_ORDER] + (1 if what == at.LEADER_ORDER else 0)
    return flags >= 0


def linked(q: Numbers, s: Numbers, place: int) -> bool:
    """Say whether a hex is next to one already ordered, or would be the first of the group."""
    if s[at.ORDERS_GIVEN] == 0:
        return True
    for direction in range(6):
        there = beside(q, place, direction)
        if there >= 0 and in_group(q, s, there):
            return True
    return False


def in_group(q: Numbers, s: Numbers, place: int) -> bool:
    """Say whether the piece in a hex has been ordered."""
    unit, leader = s[at.UNIT_AT + place], s[at.LEADER_AT + place]
    if unit >= 0:
        return s[at.UNIT_SIDE + unit] == s[at.ACTIVE] and s[at.UNIT_ORDERED + unit] > 0
    return (
        leader >= 0
        and q[at.LEADER_SIDE + leader] == s[at.ACTIVE]
        and s[at.LEADER_ORDERED + leader] > 0
    )


def under_leadership(q: Numbers, s: Numbers, place: int) -> bool:
    """Leadership: the leader's hex and so many linked to it, or one unit of choice."""
    if s[at.ORDERS_GIVEN] == 0:
        return True
    if s[at.GROUP_LEADER] < 0:
        return False
    most = q[card_row(s[at.CARD]) + at.MOST]
    return s[at.ORDERS_GIVEN] <= most and linked(q, s, place)
