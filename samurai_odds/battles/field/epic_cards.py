"""Epic: the cards led, what two of them may order together, and what is drawn (E2-E5, E7, E8)."""

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.decisions import (
    UNDER,
    card_of,
    card_value,
    is_from_rack,
    order_hex,
    order_how,
)
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.orders import begin_card, card_row, orders_of
from samurai_odds.battles.field.pieces import (
    award,
    card_by_place,
    cards_in,
    cards_left,
    sections_of,
)
from samurai_odds.battles.field.turns import begin_turn_of_cards, command_of, mirror, put_down
from samurai_odds.play.offering import Numbers, ask, draw_among, no_options, option


def is_field(q: Numbers, card: int) -> bool:
    """Return whether a card is a Field Command card: sections, or one of the three special ones."""
    kind = q[card_row(card) + at.ORDERS]
    if kind == at.BY_SECTIONS or kind == at.LEADERSHIP:
        return True
    return kind == at.INFANTRY_ONSLAUGHT or kind == at.SERPENT_COMMAND


# ---- the first card, or the only one -------------------------------------------------


def lead_either(q: Numbers, s: Numbers, value: int) -> None:
    """Put a card on the table; it counts for the command wherever it came from (E4)."""
    side, card = s[at.ACTIVE], card_of(value)
    s[at.COMMAND] = command_of(q, s, side, value)
    put_down(s, side, value)
    s[at.LED] = s[at.CARD] = card
    s[at.LED_BESIDE] = at.NONE
    if q[card_row(card) + at.ORDERS] == at.COUNTER_ATTACK:
        s[at.PHASE] = at.COPY_CARD
    elif is_from_rack(value) == 0 and is_field(q, card):
        s[at.PHASE] = at.LEAD_BESIDE
    else:
        begin_turn_of_cards(q, s)


# ---- a second card beside it ---------------------------------------------------------


def offer_pair(q: Numbers, s: Numbers) -> None:
    """List the Field cards of the rack that may be led beside the one of the hand (E3)."""
    no_options(s)
    option(s, at.ALONE)
    for card in range(q[at.CARDS]):
        if s[at.RACK + card] > 0 and is_field(q, card):
            option(s, card_value(1, card))
    ask(s, at.PAIR_CHOICE, s[at.ACTIVE])


def lead_pair(q: Numbers, s: Numbers, value: int) -> None:
    """Lead the card beside the first: both count the hand before either was put down (E4)."""
    if value != at.ALONE:
        side = s[at.ACTIVE]
        s[at.COMMAND_BESIDE] = s[at.COMMAND] + 1
        put_down(s, side, value)
        s[at.LED_BESIDE] = card_of(value)
    begin_turn_of_cards(q, s)


def second_card(q: Numbers, s: Numbers) -> None:
    """Let the card of the rack give its orders, after that of the hand."""
    s[at.CARD], s[at.COMMAND] = s[at.LED_BESIDE], s[at.COMMAND_BESIDE]
    begin_card(q, s, at.RACK_CARD)


# ---- Counter Attack ------------------------------------------------------------------


def offer_copies(q: Numbers, s: Numbers) -> None:
    """List the enemy's cards that a Counter Attack may answer: one of two Field cards (E8)."""
    row = side_row(1 - s[at.ACTIVE])
    no_options(s)
    if s[row + at.LAST_LED] < 0:  # nothing to copy: it orders one unit of choice (B15)
        begin_turn_of_cards(q, s)
        return
    option(s, s[row + at.LAST_LED])
    if s[row + at.LAST_BESIDE] >= 0 and s[row + at.LAST_BESIDE] != s[row + at.LAST_LED]:
        option(s, s[row + at.LAST_BESIDE])
    ask(s, at.COPY_CHOICE, s[at.ACTIVE])


def copy_card(q: Numbers, s: Numbers, card: int) -> None:
    """Become the card answered, left and right exchanged."""
    s[at.CARD] = mirror(q, card)
    begin_turn_of_cards(q, s)


# ---- what two Field cards led together may order (E5) --------------------------------


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
    place, how = order_hex(value), order_how(value)
    if not open_at(q, s, place):
        return False
    if how == UNDER:
        unit = s[at.UNIT_AT + place]
        return unit < 0 or s[at.UNIT_ORDERED + unit] == 0
    return not (orders_of(q, s) == at.LEADERSHIP and s[at.GROUP_LEADER] < 0)


def open_at(q: Numbers, s: Numbers, place: int) -> bool:
    """Return whether one more piece in a hex may be ordered, once `open_together` has looked."""
    return s[at.TOGETHER_ROOM + sections_of(q, s[at.ACTIVE], place)] > 0


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
    common = at.EVERY_SECTION
    for bits in range(1, 1 + _MOST_BITS):
        if s[at.ORDER_COUNT + 8 * slot + bits] > 0:
            common &= bits
    return common


def shared_out(s: Numbers, first: int, second: int) -> bool:
    """Return whether both cards' orders fit, whichever sections a Serpent Command takes.

    It takes one, or center and a wing; then the other card has the third alone. No section
    is ordered by two of them.
    """
    for one in range(1, 1 + at.EVERY_SECTION):
        if not span(first, one):
            continue
        for other in range(1, 1 + at.EVERY_SECTION):
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
        return sections == at.EVERY_SECTION
    return sections != at.EVERY_SECTION and sections != 5  # left and right are not adjacent


def is_two(sections: int) -> bool:
    return sections == 3 or sections == 6


def ordered_within(s: Numbers, slot: int, sections: int) -> bool:
    """Return whether all pieces that a card has ordered stand in some sections."""
    for bits in range(1, 1 + _MOST_BITS):
        if s[at.ORDER_COUNT + 8 * slot + bits] > 0 and bits & sections == 0:
            return False
    return True


# ---- new cards for hand and rack (Epic 4; E7) ----------------------------------------


_ALL_DEALT = 4  # of DEALT, before the rack is laid out


def put_away_both(q: Numbers, s: Numbers) -> None:
    """Put away the second card too, and settle what is drawn for the hand.

    Nothing if it holds its full number already; two cards, of which one is kept, once if
    either card allows it.
    """
    side, beside = s[at.ACTIVE], s[at.LED_BESIDE]
    row = side_row(side)
    if beside >= 0:
        s[at.DISCARDS + beside] += 1
        banners = banners_beside(q, side, s[at.CARD], beside)
        if banners > 0 and s[row + at.BANNERS] + banners < q[at.GOAL + side]:
            award(q, s, side, banners)
        if q[card_row(beside) + at.DRAW_TWO]:
            s[at.CARDS_TO_DRAW] = 2
    if s[row + at.HAND_SIZE] >= q[at.FULL_HANDS + side]:
        s[at.CARDS_TO_DRAW] = 0
    s[at.LED_BESIDE] = at.NONE


def banners_beside(q: Numbers, side: int, card: int, beside: int) -> int:
    """Count the banners for a second card: an objective that both cards meet counts once."""
    cards = side * at.MOST_CARDS
    shared = q[at.CARD_SHARED + (cards + card) * at.MOST_CARDS + beside]
    return q[at.CARD_BANNERS + cards + beside] - shared


def fill_rack(q: Numbers, s: Numbers) -> None:
    """Draw the next card for the rack; once it is full the turn passes, or the first begins."""
    if cards_in(s, at.RACK, q[at.CARDS]) < q[at.RACK_SIZE]:
        left = cards_left(s, at.DECK, at.DISCARDS, q[at.CARDS])
        if left > 0:
            draw_among(s, left)
            return
    if s[at.DEALT] == _ALL_DEALT:
        s[at.DEALT] += 1
        s[at.PHASE] = at.TURN_START
    else:
        s[at.PHASE] = at.NEXT_TURN


def put_on_rack(s: Numbers, outcome: int) -> None:
    """Lay the card drawn on the rack."""
    card = card_by_place(s, at.DECK, outcome)
    s[at.DECK + card] -= 1
    s[at.RACK + card] += 1
