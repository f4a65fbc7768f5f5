"""The turn around movement and battle: deal, start, card led, end, drawing (Phases 1 and 5)."""

from samurai_odds.battles import board
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.decisions import card_of, card_value, is_from_rack
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.orders import begin_orders, card_row, end_orders, orders_of
from samurai_odds.battles.field.pieces import (
    award,
    card_by_place,
    cards_in,
    cards_left,
    gain_tokens,
    has_piece_in,
    is_of,
    objective,
    sections_of,
    turn_over,
)
from samurai_odds.play.offering import Numbers, ask, draw_among, no_options, option

# ---- the deal ------------------------------------------------------------------------


def deal(q: Numbers, s: Numbers) -> None:
    """Draw the next card to be dealt, or begin the first turn."""
    while s[at.DEALT] < 4:
        side, dragons = s[at.DEALT] % 2, s[at.DEALT] >= 2
        if dragons:
            held = cards_in(s, at.DRAGON_HANDS + side * at.MOST_DRAGONS, q[at.DRAGONS])
            wanted = q[at.DRAGON_HANDS_DEALT + side]
        else:
            held, wanted = s[side_row(side) + at.HAND_SIZE], q[at.COMMANDS + side]
        if held < wanted:  # only then does an empty deck take the discards
            if dragons:
                left = cards_left(s, at.DRAGON_DECK, at.DRAGON_DISCARDS, q[at.DRAGONS])
            else:
                left = cards_left(s, at.DECK, at.DISCARDS, q[at.CARDS])
            if left > 0:
                draw_among(s, left)
                return
        s[at.DEALT] += 1
    s[at.PHASE] = at.FILL_RACK if q[at.RACK_SIZE] > 0 else at.TURN_START


def dealt(q: Numbers, s: Numbers, outcome: int) -> None:
    side = s[at.DEALT] % 2
    if s[at.DEALT] >= 2:
        take_dragon(s, side, outcome)
    else:
        take_card(s, side, outcome)


def take_card(s: Numbers, side: int, place: int) -> int:
    card = card_by_place(s, at.DECK, place)
    s[at.DECK + card] -= 1
    s[at.HANDS + side * at.MOST_CARDS + card] += 1
    s[side_row(side) + at.HAND_SIZE] += 1
    return card


def take_dragon(s: Numbers, side: int, place: int) -> int:
    card = card_by_place(s, at.DRAGON_DECK, place)
    s[at.DRAGON_DECK + card] -= 1
    s[at.DRAGON_HANDS + side * at.MOST_DRAGONS + card] += 1
    return card


def lose_random_card(s: Numbers, side: int, place: int) -> None:
    """Discard a command card that the enemy picked unseen."""
    hand = at.HANDS + side * at.MOST_CARDS
    card = card_by_place(s, hand, place)
    s[hand + card] -= 1
    s[at.DISCARDS + card] += 1
    s[side_row(side) + at.HAND_SIZE] -= 1


# ---- the start of a turn -------------------------------------------------------------


def start_turn(q: Numbers, s: Numbers) -> None:
    """Surrender, and enemy tents that a unit stands on when its side's turn begins (B18)."""
    side = s[at.ACTIVE]
    s[at.PHASE] = at.COUNT_BANNERS
    if s[at.TURN] > q[at.TURN_LIMIT]:
        s[at.ENDED] = at.BY_TURN_LIMIT
        return
    few = s[side_row(side) + at.HAND_SIZE] <= q[at.SURRENDER_AT]
    if few or (q[at.SURRENDERS_EMPTY] and not has_piece_in(q, s, side, at.EVERY_SECTION)):
        s[at.ENDED], s[at.WINNER] = at.BY_SURRENDER, 1 - side
        return
    for unit in range(s[at.UNITS]):
        place = s[at.UNIT_HEX + unit]
        if place >= 0 and s[at.UNIT_SIDE + unit] == side and s[at.TENT_AT + place] == 1 - side:
            s[at.TENT_AT + place] = at.NONE
            s[side_row(1 - side) + at.CARDS_TO_LOSE] += q[at.TENT_CARDS + 1 - side]
            award(q, s, side, q[at.TENT_BANNERS + 1 - side])


def count_banners(q: Numbers, s: Numbers) -> None:
    """Gain the banners of objectives that are looked at when a turn begins (scenario)."""
    side = s[at.ACTIVE]
    s[at.PHASE] = at.LEAD_CARD
    if q[at.HAS_HOLD + side]:
        for unit in range(s[at.UNITS]):
            if is_of(s, unit, side):
                hold(q, s, side, s[at.UNIT_HEX + unit])
    if q[at.CLEAR_BANNERS + side]:
        for _ in range(sections_clear(q, s, side)):
            award(q, s, side, q[at.CLEAR_BANNERS + side])


def hold(q: Numbers, s: Numbers, side: int, place: int) -> None:
    """Gain the temporary banners of a hex (scenario)."""
    banners = objective(q, side, place, at.HOLD_BANNERS)
    if banners > 0 and s[at.HELD + side * at.MOST_HEXES + place] == 0:
        s[at.HELD + side * at.MOST_HEXES + place] = 1
        award(q, s, side, banners)


def sections_clear(q: Numbers, s: Numbers, side: int) -> int:
    """Count the sections without an enemy unit; dotted-line hexes count as center (G37)."""
    seen = 0
    for unit in range(s[at.UNITS]):
        place = s[at.UNIT_HEX + unit]
        if place >= 0 and s[at.UNIT_SIDE + unit] != side:
            bits = sections_of(q, side, place)
            seen |= board.CENTER if bits & board.CENTER else bits
    return 3 - (seen & 1) - (seen >> 1 & 1) - (seen >> 2 & 1)


# ---- Phase 1: Play a Command Card ----------------------------------------------------


def offer_cards(q: Numbers, s: Numbers) -> None:
    """List the cards of hand and rack; First Strike of the hand only if there is none (B15)."""
    hand, led = at.HANDS + s[at.ACTIVE] * at.MOST_CARDS, q[at.FIRST_STRIKE_LED] > 0
    no_options(s)
    for card in range(q[at.CARDS]):
        if s[hand + card] > 0 and (led or card != q[at.FIRST_STRIKE_CARD]):
            option(s, card)
    for card in range(q[at.CARDS]):
        if s[at.RACK + card] > 0 and card != q[at.FIRST_STRIKE_CARD]:
            option(s, card_value(1, card))
    if s[at.OPTIONS_OPEN] == 0:
        option(s, q[at.FIRST_STRIKE_CARD])
    ask(s, at.CARD_CHOICE, s[at.ACTIVE])


def lead_card(q: Numbers, s: Numbers, card: int) -> None:
    """Put a card on the table; a Counter Attack becomes the enemy's last one, mirrored."""
    side = s[at.ACTIVE]
    s[at.COMMAND] = command_of(q, s, side, card)
    put_down(s, side, card)
    s[at.LED] = s[at.CARD] = card
    last = s[side_row(1 - side) + at.LAST_LED]
    if q[card_row(card) + at.ORDERS] == at.COUNTER_ATTACK and last >= 0:
        s[at.CARD] = mirror(q, last)
    begin_turn_of_cards(q, s)


def command_of(q: Numbers, s: Numbers, side: int, value: int) -> int:
    """Count a card's command: the cards in hand, and itself if it comes from the rack (B17)."""
    held = s[side_row(side) + at.HAND_SIZE]
    if q[at.COMMAND_AS_NOTED]:
        held = q[at.COMMANDS + side]
        for leader in range(s[at.LEADERS]):
            if q[at.LEADER_SIDE + leader] == side:
                held -= 1 if s[at.LEADER_FATE + leader] == at.BY_SEPPUKU else 0
    return held + is_from_rack(value)


def put_down(s: Numbers, side: int, value: int) -> None:
    """Take a card from the hand or the rack."""
    card = card_of(value)
    if is_from_rack(value):
        s[at.RACK + card] -= 1
    else:
        s[at.HANDS + side * at.MOST_CARDS + card] -= 1
        s[side_row(side) + at.HAND_SIZE] -= 1
    s[at.PLAYED + side * at.MOST_CARDS + card] += 1


def begin_turn_of_cards(q: Numbers, s: Numbers) -> None:
    """Begin the turn of the cards led, and note them for the enemy's Counter Attack."""
    row = side_row(s[at.ACTIVE])
    if orders_of(q, s) != at.FIRST_STRIKE:
        s[row + at.LAST_LED], s[row + at.LAST_BESIDE] = s[at.CARD], s[at.LED_BESIDE]
    begin_orders(q, s)
    s[at.PHASE] = at.SHOGUN_DICE if orders_of(q, s) == at.SHOGUN else at.DRAGON_WITH_CARD


def mirror(q: Numbers, card: int) -> int:
    """Return the card with left and right exchanged: it is in the deck for every section card."""
    row = card_row(card)
    for other in range(q[at.CARDS]):
        at_other = card_row(other)
        same = True
        for k in range(at.CARD_FIELDS):
            field = at.QUOTA + 2 - (k - at.QUOTA) if at.QUOTA <= k < at.QUOTA + 3 else k
            same = same and q[row + k] == q[at_other + field]
        if same:
            return other
    return card


# ---- Shogun --------------------------------------------------------------------------


def shogun_symbols(q: Numbers, s: Numbers, outcome: int) -> None:
    """Count the unit symbols; each die left shows a flag or an honor symbol."""
    s[at.DICE_LEFT] = s[at.COMMAND]
    for k in range(4):
        count = outcome >> (24 - 8 * k) & 255
        s[at.SHOGUN_ORDERS + k] = count
        s[at.DICE_LEFT] -= count
    s[at.SHOGUN_ORDERS + 4] = 0
    s[at.PHASE] = at.SHOGUN_FACES


def shogun_face(q: Numbers, s: Numbers, honor: int) -> None:
    """Take a token for honor, an order of choice for a flag; then shuffle both decks."""
    s[at.DICE_LEFT] -= 1
    if honor:
        gain_tokens(s, s[at.ACTIVE], 1)
    else:
        s[at.SHOGUN_ORDERS + 4] += 1


def shuffle_both(q: Numbers, s: Numbers) -> None:
    """Shuffle the discards into both decks, before any order is given (Shogun; B30)."""
    turn_over(s, at.DECK, at.DISCARDS, q[at.CARDS])
    turn_over(s, at.DRAGON_DECK, at.DRAGON_DISCARDS, q[at.DRAGONS])
    s[at.PHASE] = at.DRAGON_WITH_CARD


# ---- Phase 5: End of Turn ------------------------------------------------------------


def end_turn(q: Numbers, s: Numbers) -> None:
    """Put away what was played and count banners for it."""
    side = s[at.ACTIVE]
    end_orders(q, s)
    for player in range(2):
        row = side_row(player)
        s[at.POOL] += s[row + at.ON_CARDS]
        s[row + at.ON_CARDS] = 0
        if s[row + at.DRAGON_PLAYED] >= 0:
            s[at.DRAGON_DISCARDS + s[row + at.DRAGON_PLAYED]] += 1
        s[at.DISCARDS + q[at.FIRST_STRIKE_CARD]] += s[row + at.STRIKES_PLAYED]
        s[row + at.STRIKES_PLAYED] = 0
    s[at.DISCARDS + s[at.LED]] += 1
    banners = q[at.CARD_BANNERS + side * at.MOST_CARDS + s[at.CARD]]
    row = side_row(side)
    if banners > 0 and s[row + at.BANNERS] + banners < q[at.GOAL + side]:
        award(q, s, side, banners)
    s[at.CARDS_TO_DRAW] = 2 if q[card_row(s[at.CARD]) + at.DRAW_TWO] else 1
    s[at.LED] = at.NONE
    s[at.PHASE] = at.DRAW_CARD


def replace_strikes(q: Numbers, s: Numbers) -> None:
    """Let who played First Strike draw his replacement, before anything is put away."""
    side = 1 - s[at.ACTIVE]
    if s[side_row(side) + at.STRIKES_DUE] > 0:
        left = cards_left(s, at.DECK, at.DISCARDS, q[at.CARDS])
        if left > 0:
            draw_among(s, left)
        else:
            s[side_row(side) + at.STRIKES_DUE] = 0
        return
    s[at.PHASE] = at.TURN_END


def replaced_strike(q: Numbers, s: Numbers, outcome: int) -> None:
    side = 1 - s[at.ACTIVE]
    s[side_row(side) + at.STRIKES_DUE] -= 1
    take_card(s, side, outcome)


def draw_cards(q: Numbers, s: Numbers) -> None:
    """Draw for the card led, two for some; then keep one."""
    left = cards_left(s, at.DECK, at.DISCARDS, q[at.CARDS]) if s[at.CARDS_TO_DRAW] > 0 else 0
    if left > 0:
        draw_among(s, left)
        return
    s[at.PHASE] = at.KEEP_CARD if s[at.DRAWN + 1] >= 0 else at.REPLENISHING


def drew_card(q: Numbers, s: Numbers, outcome: int) -> None:
    card = take_card(s, s[at.ACTIVE], outcome)
    s[at.DRAWN + (1 if s[at.DRAWN] >= 0 else 0)] = card
    s[at.CARDS_TO_DRAW] -= 1


def offer_keep(q: Numbers, s: Numbers) -> None:
    """List the two cards drawn, of which one is kept (Order One Unit)."""
    no_options(s)
    option(s, s[at.DRAWN])
    if s[at.DRAWN + 1] != s[at.DRAWN]:
        option(s, s[at.DRAWN + 1])
    ask(s, at.KEEP_CHOICE, s[at.ACTIVE])


def keep_card(q: Numbers, s: Numbers, kept: int) -> None:
    """Discard the other one."""
    other = s[at.DRAWN + 1] if kept == s[at.DRAWN] else s[at.DRAWN]
    side = s[at.ACTIVE]
    s[at.HANDS + side * at.MOST_CARDS + other] -= 1
    s[side_row(side) + at.HAND_SIZE] -= 1
    s[at.DISCARDS + other] += 1
    s[at.PHASE] = at.REPLENISHING


def offer_replenishment(q: Numbers, s: Numbers) -> None:
    """Offer two tokens, or a Dragon card if there is one."""
    no_options(s)
    option(s, 0)
    kinds = q[at.DRAGONS]
    if cards_in(s, at.DRAGON_DECK, kinds) + cards_in(s, at.DRAGON_DISCARDS, kinds) > 0:
        option(s, 1)
    ask(s, at.REPLENISH_CHOICE, s[at.ACTIVE])


def replenish(q: Numbers, s: Numbers, dragon: int) -> None:
    """Take the tokens, or have a Dragon card drawn."""
    if dragon:
        s[side_row(s[at.ACTIVE]) + at.DRAGONS_TO_DRAW] += 1
    else:
        gain_tokens(s, s[at.ACTIVE], q[at.END_TOKENS])
    s[at.PHASE] = at.DISCARDING


def offer_discards(q: Numbers, s: Numbers) -> None:
    """Offer to discard a Dragon card for a token: none played this turn, not the one just drawn."""
    side = s[at.ACTIVE]
    no_options(s)
    option(s, 0)
    if s[side_row(side) + at.DRAGON_PLAYED] < 0:
        for card in range(q[at.DRAGONS]):
            just_drawn = 1 if card == s[at.DRAGON_DRAWN] else 0
            if s[at.DRAGON_HANDS + side * at.MOST_DRAGONS + card] > just_drawn:
                option(s, 1 + card)
    ask(s, at.DISCARD_CHOICE, side)


def discard(q: Numbers, s: Numbers, value: int) -> None:
    """Discard a Dragon card for a token."""
    if value > 0:
        s[at.DRAGON_HANDS + s[at.ACTIVE] * at.MOST_DRAGONS + value - 1] -= 1
        s[at.DRAGON_DISCARDS + value - 1] += 1
        gain_tokens(s, s[at.ACTIVE], q[at.DISCARD_TOKENS])
    if q[at.ORDER_ONE_DRAGON] and s[at.DRAWN + 1] >= 0:  # not to be discarded at once (B16)
        s[side_row(s[at.ACTIVE]) + at.DRAGONS_TO_DRAW] += 1
    s[at.PHASE] = at.FILL_RACK if q[at.RACK_SIZE] > 0 else at.NEXT_TURN


def next_turn(q: Numbers, s: Numbers) -> None:
    for player in range(2):
        s[side_row(player) + at.DRAGON_PLAYED] = at.NONE
    s[at.DRAWN] = s[at.DRAWN + 1] = s[at.DRAGON_DRAWN] = at.NONE  # the enemy is asked next
    s[at.ACTIVE] = 1 - s[at.ACTIVE]
    s[at.TURN] += 1
    s[at.PHASE] = at.TURN_START
