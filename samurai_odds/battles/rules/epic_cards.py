"""Epic: the cards led, what two of them may order together, and what is drawn (E2-E5, E7, E8)."""

from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.packed import (
    UNDER,
    card_of,
    card_value,
    is_from_rack,
    order_hex,
    order_how,
)
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.battles.rules.orders import begin_card, orders_of
from samurai_odds.battles.rules.pieces import (
    award,
    card_by_place,
    cards_in,
    cards_left,
    sections_of,
)
from samurai_odds.battles.rules.turns import begin_turn_of_cards, command_of, mirror, put_down
from samurai_odds.play.offering import ask, draw_among, no_options, option


def is_field(q: Question, card: int) -> bool:
    """Return whether a card is a Field Command card: sections, or one of the three special ones."""
    kind = q.cards[card].orders
    if kind == at.BY_SECTIONS or kind == at.LEADERSHIP:
        return True
    return kind == at.INFANTRY_ONSLAUGHT or kind == at.SERPENT_COMMAND


# ---- the first card, or the only one -------------------------------------------------


def lead_either(q: Question, s: State, value: int) -> None:
    """Put a card on the table; it counts for the command wherever it came from (E4)."""
    side, card = s.active, card_of(value)
    s.command = command_of(q, s, side, value)
    put_down(s, side, value)
    s.led = s.card = card
    s.led_beside = at.NONE
    if q.cards[card].orders == at.COUNTER_ATTACK:
        s.phase = at.COPY_CARD
    elif is_from_rack(value) == 0 and is_field(q, card):
        s.phase = at.LEAD_BESIDE
    else:
        begin_turn_of_cards(q, s)


# ---- a second card beside it ---------------------------------------------------------


def offer_pair(q: Question, s: State) -> None:
    """List the Field cards of the rack that may be led beside the one of the hand (E3)."""
    no_options(s)
    option(s, at.ALONE)
    for card in range(q.card_count):
        if s.rack[card] > 0 and is_field(q, card):
            option(s, card_value(1, card))
    ask(s, at.PAIR_CHOICE, s.active)


def lead_pair(q: Question, s: State, value: int) -> None:
    """Lead the card beside the first: both count the hand before either was put down (E4)."""
    if value != at.ALONE:
        side = s.active
        s.command_beside = s.command + 1
        put_down(s, side, value)
        s.led_beside = card_of(value)
    begin_turn_of_cards(q, s)


def second_card(q: Question, s: State) -> None:
    """Let the card of the rack give its orders, after that of the hand."""
    s.card, s.command = s.led_beside, s.command_beside
    begin_card(q, s, at.RACK_CARD)


# ---- Counter Attack ------------------------------------------------------------------


def offer_copies(q: Question, s: State) -> None:
    """List the enemy's cards that a Counter Attack may answer: one of two Field cards (E8)."""
    no_options(s)
    if s.sides[1 - s.active].last_led < 0:  # nothing to copy: it orders one unit of choice (B15)
        begin_turn_of_cards(q, s)
        return
    option(s, s.sides[1 - s.active].last_led)
    if (
        s.sides[1 - s.active].last_beside >= 0
        and s.sides[1 - s.active].last_beside != s.sides[1 - s.active].last_led
    ):
        option(s, s.sides[1 - s.active].last_beside)
    ask(s, at.COPY_CHOICE, s.active)


def copy_card(q: Question, s: State, card: int) -> None:
    """Become the card answered, left and right exchanged."""
    s.card = mirror(q, card)
    begin_turn_of_cards(q, s)


# ---- what two Field cards led together may order (E5) --------------------------------


_MOST_BITS = 6


def within_limits(q: Question, s: State) -> None:
    """Strike out of the orders listed those that the other card's forbid."""
    open_together(q, s)
    count = 0
    for k in range(s.options_open):
        value = s.choices[k]
        if value == 0 or may_order(q, s, value):
            s.choices[count] = value
            count += 1
    s.options_open = count


def may_order(q: Question, s: State, value: int) -> bool:
    """Say whether an order fits those given; Leadership goes to a leader first, for one group."""
    place, how = order_hex(value), order_how(value)
    if not open_at(q, s, place):
        return False
    if how == UNDER:
        unit = s.unit_at[place]
        return unit < 0 or s.unit_ordered[unit] == 0
    return not (orders_of(q, s) == at.LEADERSHIP and s.group_leader < 0)


def open_at(q: Question, s: State, place: int) -> bool:
    """Return whether one more piece in a hex may be ordered, once `open_together` has looked."""
    return s.together_room[sections_of(q, s.active, place)] > 0


def open_together(q: Question, s: State) -> None:
    """Work out from which sections' hexes one more piece may be ordered by the card that orders."""
    slot = s.slot
    first = q.cards[s.led].orders
    second = q.cards[s.led_beside].orders
    kind = first if slot == at.HAND_CARD else second
    bound = first == at.SERPENT_COMMAND or second == at.SERPENT_COMMAND
    for bits in range(1, 1 + _MOST_BITS):
        fits = 1
        if kind == at.INFANTRY_ONSLAUGHT and common_section(s, slot) & bits == 0:
            fits = 0
        elif bound:
            s.order_count[slot, bits] += 1
            fits = 1 if shared_out(s, first, second) else 0
            s.order_count[slot, bits] -= 1
        s.together_room[bits] = fits


def common_section(s: State, slot: int) -> int:
    """Infantry Onslaught orders within one section: give those that all its units stand in."""
    common = at.EVERY_SECTION
    for bits in range(1, 1 + _MOST_BITS):
        if s.order_count[slot, bits] > 0:
            common &= bits
    return common


def shared_out(s: State, first: int, second: int) -> bool:
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


def ordered_within(s: State, slot: int, sections: int) -> bool:
    """Return whether all pieces that a card has ordered stand in some sections."""
    for bits in range(1, 1 + _MOST_BITS):
        if s.order_count[slot, bits] > 0 and bits & sections == 0:
            return False
    return True


# ---- new cards for hand and rack (Epic 4; E7) ----------------------------------------


_ALL_DEALT = 4  # of DEALT, before the rack is laid out


def put_away_both(q: Question, s: State) -> None:
    """Put away the second card too, and settle what is drawn for the hand.

    Nothing if it holds its full number already; two cards, of which one is kept, once if
    either card allows it.
    """
    side, beside = s.active, s.led_beside
    if beside >= 0:
        s.discards[beside] += 1
        banners = banners_beside(q, side, s.card, beside)
        if banners > 0 and s.sides[side].banners + banners < q.goal[side]:
            award(q, s, side, banners)
        if q.cards[beside].draw_two:
            s.cards_to_draw = 2
    if s.sides[side].hand_size >= q.full_hands[side]:
        s.cards_to_draw = 0
    s.led_beside = at.NONE


def banners_beside(q: Question, side: int, card: int, beside: int) -> int:
    """Count the banners for a second card: an objective that both cards meet counts once."""
    return q.card_banners[side, beside] - q.card_shared[side, card, beside]


def fill_rack(q: Question, s: State) -> None:
    """Draw the next card for the rack; once it is full the turn passes, or the first begins."""
    if cards_in(s, State.rack.at, q.card_count) < q.rack_size:
        left = cards_left(s, State.deck.at, State.discards.at, q.card_count)
        if left > 0:
            draw_among(s, left)
            return
    if s.dealt == _ALL_DEALT:
        s.dealt += 1
        s.phase = at.TURN_START
    else:
        s.phase = at.NEXT_TURN


def put_on_rack(s: State, outcome: int) -> None:
    """Lay the card drawn on the rack."""
    card = card_by_place(s, State.deck.at, outcome)
    s.deck[card] -= 1
    s.rack[card] += 1
