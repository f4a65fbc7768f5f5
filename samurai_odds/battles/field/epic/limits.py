"""What two Field cards led together may order, by sections (E5).

A hex on a dotted line counts as whichever of its sections makes the orders legal. For a
card that is led alone nothing here holds: Serpent Command then orders anywhere.
"""

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.cards.order_limits import card_row
from samurai_odds.play.rules.offering import Numbers

_ANYWHERE = 7  # section bits
_MOST_BITS = 6


def within_limits(q: Numbers, s: Numbers) -> None:
    """Strike out of the orders listed those that the other card's forbid."""
    open_together(q, s)
    kept = 0
    for k in range(s[at.OPTIONS_OPEN]):
        value = s[at.CHOICES + k]
        if value == 0 or may_order(q, s, value):
            s[at.CHOICES + kept] = value
            kept += 1
    s[at.OPTIONS_OPEN] = kept


def may_order(q: Numbers, s: Numbers, value: int) -> bool:
    """Say whether an order fits those given; Leadership goes to a leader first, for one group."""
    place, how = value % 1000, value // 1000 * 1000
    if not open_at(q, s, place):
        return False
    if how == at.ORDER_UNDER:
        unit = s[at.UNIT_AT + place]
        return unit < 0 or s[at.UNIT_ORDERED + unit] == 0
    return not (way_now(q, s) == at.LEADERSHIP and s[at.GROUP_LEADER] < 0)


def way_now(q: Numbers, s: Numbers) -> int:
    """Say how the card orders that orders now."""
    return q[card_row(s[at.CARD]) + at.ORDERS]


def open_at(q: Numbers, s: Numbers, place: int) -> bool:
    """Say whether one more piece in a hex may be ordered, once `open_together` has looked."""
    return s[at.TOGETHER_ROOM + q[at.SECTIONS + s[at.ACTIVE] * at.MOST_HEXES + place]] > 0


def open_together(q: Numbers, s: Numbers) -> None:
    """Work out from which sections' hexes one more piece may be ordered by the card that orders."""
    slot = s[at.SLOT]
    first = q[card_row(s[at.LED]) + at.ORDERS]
    second = q[card_row(s[at.LED_BESIDE]) + at.ORDERS]
    kind = first if slot == at.HAND_CARD else second
    bound = first == at.SERPENT_COMMAND or second == at.SERPENT_COMMAND
    for bits in range(1, 1 + _MOST_BITS):
        fits = 1
        if kind == at.INFANTRY_ONSLAUGHT and common_section(s, slot) & bits == 0:
            fits = 0
        elif bound:
            s[at.ORDER_COUNT + 8 * slot + bits] += 1
            fits = 1 if shared_out(s, first, second) else 0
            s[at.ORDER_COUNT + 8 * slot + bits] -= 1
        s[at.TOGETHER_ROOM + bits] = fits


def common_section(s: Numbers, slot: int) -> int:
    """Infantry Onslaught orders within one section: give those that all its units stand in."""
    common = _ANYWHERE
    for bits in range(1, 1 + _MOST_BITS):
        if s[at.ORDER_COUNT + 8 * slot + bits] > 0:
            common &= bits
    return common


def shared_out(s: Numbers, first: int, second: int) -> bool:
    """Say whether both cards' orders fit, whichever sections a Serpent Command takes.

    It takes one, or center and a wing; then the other card has the third alone. No section
    is ordered by two of them.
    """
    for one in range(1, 1 + _ANYWHERE):
        if not span(first, one):
            continue
        for other in range(1, 1 + _ANYWHERE):
            if not span(second, other):
                continue
            if first == at.SERPENT_COMMAND and second == at.SERPENT_COMMAND and one & other:
                continue
            mine, his = one, other
            if first == at.SERPENT_COMMAND and is_two(one):
                his &= ~one
            if second == at.SERPENT_COMMAND and is_two(other):
                mine &= ~other
            if ordered_within(s, at.HAND_CARD, mine) and ordered_within(s, at.RACK_CARD, his):
                return True
    return False


def span(kind: int, sections: int) -> bool:
    """Say whether a card may take these sections: a Serpent Command one, or two adjacent ones."""
    if kind != at.SERPENT_COMMAND:
        return sections == _ANYWHERE
    return sections != _ANYWHERE and sections != 5  # left and right are not adjacent


def is_two(sections: int) -> bool:
    """Say whether section bits name two of them."""
    return sections == 3 or sections == 6


def ordered_within(s: Numbers, slot: int, sections: int) -> bool:
    """Say whether all pieces that a card has ordered stand in some sections."""
    for bits in range(1, 1 + _MOST_BITS):
        if s[at.ORDER_COUNT + 8 * slot + bits] > 0 and bits & sections == 0:
            return False
    return True
