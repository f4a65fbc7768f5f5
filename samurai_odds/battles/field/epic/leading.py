"""Play Command cards: one or two Field cards, or one Army card, from hand and rack (E2-E4, E8)."""

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.cards.order_limits import card_row, orders_of
from samurai_odds.battles.field.cards.orders import begin_card, begin_orders
from samurai_odds.battles.field.cards.turns import mirror
from samurai_odds.battles.field.layout import side_row
from samurai_odds.play.rules.offering import Numbers, ask, no_options, option


def is_field(q: Numbers, card: int) -> bool:
    """Say whether a card is a Field Command card: sections, or one of the three special ones."""
    kind = q[card_row(card) + at.ORDERS]
    if kind == at.BY_SECTIONS or kind == at.LEADERSHIP:
        return True
    return kind == at.INFANTRY_ONSLAUGHT or kind == at.SERPENT_COMMAND


# ---- the first card, or the only one -------------------------------------------------


def offer_either(q: Numbers, s: Numbers) -> None:
    """List the cards of hand and rack; First Strike of the hand only if there is nothing else."""
    hand = at.HANDS + s[at.ACTIVE] * at.MOST_CARDS
    no_options(s)
    for card in range(q[at.CARDS]):
        if s[hand + card] > 0 and card != q[at.FIRST_STRIKE_CARD]:
            option(s, card)
    for card in range(q[at.CARDS]):
        if s[at.RACK + card] > 0 and card != q[at.FIRST_STRIKE_CARD]:
            option(s, at.FROM_RACK + card)
    if s[at.OPTIONS_OPEN] == 0:
        option(s, q[at.FIRST_STRIKE_CARD])
    ask(s, at.CARD_CHOICE, s[at.ACTIVE])


def lead_either(q: Numbers, s: Numbers, value: int) -> None:
    """Put a card on the table; it counts for the command wherever it came from (E4)."""
    side, card = s[at.ACTIVE], value % at.FROM_RACK
    s[at.COMMAND] = command_of(s, side, value)
    put_down(s, side, value)
    s[at.LED] = s[at.CARD] = card
    s[at.LED_BESIDE] = at.NONE
    if q[card_row(card) + at.ORDERS] == at.COUNTER_ATTACK:
        s[at.PHASE] = at.COPY_CARD
    elif value < at.FROM_RACK and is_field(q, card):
        s[at.PHASE] = at.LEAD_BESIDE
    else:
        begin(q, s)


def command_of(s: Numbers, side: int, value: int) -> int:
    """Count a card's command: the cards in hand, and itself if it comes from the rack."""
    return s[side_row(side) + at.HAND_SIZE] + (1 if value >= at.FROM_RACK else 0)


def put_down(s: Numbers, side: int, value: int) -> None:
    """Take a card from the hand or the rack."""
    card = value % at.FROM_RACK
    if value >= at.FROM_RACK:
        s[at.RACK + card] -= 1
    else:
        s[at.HANDS + side * at.MOST_CARDS + card] -= 1
        s[side_row(side) + at.HAND_SIZE] -= 1
    s[at.PLAYED + side * at.MOST_CARDS + card] += 1


# ---- a second card beside it ---------------------------------------------------------


def offer_pair(q: Numbers, s: Numbers) -> None:
    """List the Field cards of the rack that may be led beside the one of the hand (E3)."""
    no_options(s)
    option(s, at.ALONE)
    for card in range(q[at.CARDS]):
        if s[at.RACK + card] > 0 and is_field(q, card):
            option(s, at.FROM_RACK + card)
    ask(s, at.PAIR_CHOICE, s[at.ACTIVE])


def lead_pair(q: Numbers, s: Numbers, value: int) -> None:
    """Lead the card beside the first: both count the hand before either was put down (E4)."""
    if value != at.ALONE:
        side = s[at.ACTIVE]
        s[at.COMMAND_BESIDE] = s[at.COMMAND] + 1
        put_down(s, side, value)
        s[at.LED_BESIDE] = value % at.FROM_RACK
    begin(q, s)


def begin(q: Numbers, s: Numbers) -> None:
    """Begin the turn of the cards led, and note them for the enemy's Counter Attack."""
    row = side_row(s[at.ACTIVE])
    if orders_of(q, s) != at.FIRST_STRIKE:
        s[row + at.LAST_LED], s[row + at.LAST_BESIDE] = s[at.CARD], s[at.LED_BESIDE]
    begin_orders(q, s)
    s[at.PHASE] = at.SHOGUN_DICE if orders_of(q, s) == at.SHOGUN else at.DRAGON_WITH_CARD


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
        begin(q, s)
        return
    option(s, s[row + at.LAST_LED])
    if s[row + at.LAST_BESIDE] >= 0 and s[row + at.LAST_BESIDE] != s[row + at.LAST_LED]:
        option(s, s[row + at.LAST_BESIDE])
    ask(s, at.COPY_CHOICE, s[at.ACTIVE])


def copy_card(q: Numbers, s: Numbers, card: int) -> None:
    """Become the card answered, left and right exchanged."""
    s[at.CARD] = mirror(q, card)
    begin(q, s)
