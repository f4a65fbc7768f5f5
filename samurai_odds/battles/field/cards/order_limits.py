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


def way_of(s: Numbers, piece: int) -> int:
    """Say how a piece moves and battles: as who ordered it says; before, as the card led."""
    return s[at.WAY + s[at.ORDERED_BY + piece]]


def orders_by_card(s: Numbers) -> int:
    """Count the orders that the card on the table has given; of two, the one that orders now."""
    return s[at.ORDERS_GIVEN] - s[at.ORDERS_BEFORE]


def counts_of(s: Numbers) -> int:
    """Find the counts of the orders that who orders now has given."""
    return at.ORDER_COUNT + 8 * s[at.SLOT]


def most_orders(q: Numbers, s: Numbers) -> int:
    """Count the units that a card for so many may order; in Epic for some the command (B21)."""
    most = q[card_row(s[at.CARD]) + at.MOST]
    return s[at.COMMAND] if most == at.AS_COMMAND else most


def count_section_room(q: Numbers, s: Numbers) -> None:
    """Work out which sections' hexes may give one more piece an order.

    A hex on a dotted line draws on either section. The orders suffice if no set of
    sections holds more ordered pieces, that belong to no other, than it has orders; so
    one more piece is allowed if every set of sections around it has an order left.
    """
    ordered = counts_of(s)
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
                left -= s[ordered + bits]
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
    flags, counts = s[at.SHOGUN_ORDERS + at.LEADER_ORDER], counts_of(s)
    for k in range(4):
        ordered = s[counts + k] + (1 if k == what else 0)
        flags -= max(0, ordered - s[at.SHOGUN_ORDERS + k])
    flags -= s[counts + at.LEADER_ORDER] + (1 if what == at.LEADER_ORDER else 0)
    return flags >= 0


def linked(q: Numbers, s: Numbers, place: int) -> bool:
    """Say whether a hex is next to one already ordered, or would be the first of the group."""
    if orders_by_card(s) == 0:
        return True
    for direction in range(6):
        there = beside(q, place, direction)
        if there >= 0 and in_group(q, s, there):
            return True
    return False


def in_group(q: Numbers, s: Numbers, place: int) -> bool:
    """Say whether the piece in a hex has been ordered by the card that orders now."""
    unit, leader = s[at.UNIT_AT + place], s[at.LEADER_AT + place]
    if unit >= 0:
        if s[at.UNIT_SIDE + unit] != s[at.ACTIVE] or s[at.UNIT_ORDERED + unit] == 0:
            return False
        return s[at.ORDERED_BY + unit] == s[at.SLOT]
    if leader < 0 or q[at.LEADER_SIDE + leader] != s[at.ACTIVE]:
        return False
    if s[at.LEADER_ORDERED + leader] == 0:
        return False
    return s[at.ORDERED_BY + at.MOST_UNITS + leader] == s[at.SLOT]


def under_leadership(q: Numbers, s: Numbers, place: int) -> bool:
    """Leadership: the leader's hex and so many linked to it, or one unit of choice."""
    if orders_by_card(s) == 0:
        return True
    if s[at.GROUP_LEADER] < 0:
        return False
    most = q[card_row(s[at.CARD]) + at.MOST]
    return orders_by_card(s) <= most and linked(q, s, place)
