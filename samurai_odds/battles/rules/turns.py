"""The turn around movement and battle: deal, start, card led, end, drawing (Phases 1 and 5)."""

from samurai_odds.battles import board
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.packed import card_of, card_value, is_from_rack
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.battles.rules.orders import begin_orders, end_orders, orders_of
from samurai_odds.battles.rules.pieces import (
    award,
    card_by_place,
    cards_in,
    cards_left,
    gain_tokens,
    has_piece_in,
    is_of,
    sections_of,
    turn_over,
)
from samurai_odds.play.offering import ask, draw_among, no_options, option

# ---- the deal ------------------------------------------------------------------------


def deal(q: Question, s: State) -> None:
    """Draw the next card to be dealt, or begin the first turn."""
    while s.dealt < 4:
        side, dragons = s.dealt % 2, s.dealt >= 2
        if dragons:
            held = cards_in(s, State.dragon_hands.place(side), q.dragon_count)
            wanted = q.dragon_hands_dealt[side]
        else:
            held, wanted = s.sides[side].hand_size, q.commands[side]
        if held < wanted:  # only then does an empty deck take the discards
            if dragons:
                left = cards_left(s, State.dragon_deck.at, State.dragon_discards.at, q.dragon_count)
            else:
                left = cards_left(s, State.deck.at, State.discards.at, q.card_count)
            if left > 0:
                draw_among(s, left)
                return
        s.dealt += 1
    s.phase = at.FILL_RACK if q.rack_size > 0 else at.TURN_START


def dealt(q: Question, s: State, outcome: int) -> None:
    side = s.dealt % 2
    if s.dealt >= 2:
        take_dragon(s, side, outcome)
    else:
        take_card(s, side, outcome)


def take_card(s: State, side: int, place: int) -> int:
    card = card_by_place(s, State.deck.at, place)
    s.deck[card] -= 1
    s.hands[side, card] += 1
    s.sides[side].hand_size += 1
    return card


def take_dragon(s: State, side: int, place: int) -> int:
    card = card_by_place(s, State.dragon_deck.at, place)
    s.dragon_deck[card] -= 1
    s.dragon_hands[side, card] += 1
    return card


def lose_random_card(s: State, side: int, place: int) -> None:
    """Discard a command card that the enemy picked unseen."""
    hand = State.hands.place(side)
    card = card_by_place(s, hand, place)
    s.hands[side, card] -= 1
    s.discards[card] += 1
    s.sides[side].hand_size -= 1


# ---- the start of a turn -------------------------------------------------------------


def start_turn(q: Question, s: State) -> None:
    """Surrender, and enemy tents that a unit stands on when its side's turn begins (B18)."""
    side = s.active
    s.phase = at.COUNT_BANNERS
    if is_too_late(q, s):
        s.ended = at.BY_TURN_LIMIT
        return
    if surrenders(q, s, side):
        s.ended, s.winner = at.BY_SURRENDER, 1 - side
        return
    for unit in range(s.units):
        place = s.unit_hex[unit]
        if place >= 0 and s.unit_side[unit] == side and s.tent_at[place] == 1 - side:
            s.tent_at[place] = at.NONE
            s.sides[1 - side].cards_to_lose += q.tent_cards[1 - side]
            award(q, s, side, q.tent_banners[1 - side])


def is_too_late(q: Question, s: State) -> bool:
    """Return whether a turn is beyond the limit, and the game over before it begins."""
    return s.turn > q.turn_limit


def surrenders(q: Question, s: State, side: int) -> bool:
    """Return whether a side whose turn begins surrenders (End Game & Victory; B32)."""
    if s.sides[side].hand_size <= q.surrender_at:
        return True
    return q.surrenders_empty == 1 and not has_piece_in(q, s, side, at.EVERY_SECTION)


def count_banners(q: Question, s: State) -> None:
    """Gain the banners of objectives that are looked at when a turn begins (scenario)."""
    side = s.active
    s.phase = at.LEAD_CARD
    if q.has_hold[side]:
        for unit in range(s.units):
            if is_of(s, unit, side):
                hold(q, s, side, s.unit_hex[unit])
    if q.clear_banners[side]:
        for _ in range(sections_clear(q, s, side)):
            award(q, s, side, q.clear_banners[side])


def hold(q: Question, s: State, side: int, place: int) -> None:
    """Gain the temporary banners of a hex (scenario)."""
    banners = q.objectives[side, place].hold_banners
    if banners > 0 and s.held[side, place] == 0:
        s.held[side, place] = 1
        award(q, s, side, banners)


def sections_clear(q: Question, s: State, side: int) -> int:
    """Count the sections without an enemy unit; dotted-line hexes count as center (G37)."""
    seen = 0
    for unit in range(s.units):
        place = s.unit_hex[unit]
        if place >= 0 and s.unit_side[unit] != side:
            bits = sections_of(q, side, place)
            seen |= board.CENTER if bits & board.CENTER else bits
    return 3 - (seen & 1) - (seen >> 1 & 1) - (seen >> 2 & 1)


# ---- Phase 1: Play a Command Card ----------------------------------------------------


def offer_cards(q: Question, s: State) -> None:
    """List the cards of hand and rack; First Strike of the hand only if there is none (B15)."""
    _hand, led = State.hands.place(s.active), q.first_strike_led > 0
    no_options(s)
    for card in range(q.card_count):
        if s.hands[s.active, card] > 0 and (led or card != q.first_strike_card):
            option(s, card)
    for card in range(q.card_count):
        if s.rack[card] > 0 and card != q.first_strike_card:
            option(s, card_value(1, card))
    if s.options_open == 0:
        option(s, q.first_strike_card)
    ask(s, at.CARD_CHOICE, s.active)


def lead_card(q: Question, s: State, card: int) -> None:
    """Put a card on the table; a Counter Attack becomes the enemy's last one, mirrored."""
    side = s.active
    s.command = command_of(q, s, side, card)
    put_down(s, side, card)
    s.led = s.card = card
    last = s.sides[1 - side].last_led
    if q.cards[card].orders == at.COUNTER_ATTACK and last >= 0:
        s.card = mirror(q, last)
    begin_turn_of_cards(q, s)


def command_of(q: Question, s: State, side: int, value: int) -> int:
    """Count a card's command: the cards in hand, and itself if it comes from the rack (B17)."""
    held = s.sides[side].hand_size
    if q.command_as_noted:
        held = q.commands[side]
        for leader in range(s.leaders):
            if q.leader_side[leader] == side:
                held -= 1 if s.leader_fate[leader] == at.BY_SEPPUKU else 0
    return held + is_from_rack(value)


def put_down(s: State, side: int, value: int) -> None:
    """Take a card from the hand or the rack."""
    card = card_of(value)
    if is_from_rack(value):
        s.rack[card] -= 1
    else:
        s.hands[side, card] -= 1
        s.sides[side].hand_size -= 1
    s.played[side, card] += 1


def begin_turn_of_cards(q: Question, s: State) -> None:
    """Begin the turn of the cards led, and note them for the enemy's Counter Attack."""
    if orders_of(q, s) != at.FIRST_STRIKE:
        s.sides[s.active].last_led, s.sides[s.active].last_beside = s.card, s.led_beside
    begin_orders(q, s)
    s.phase = at.SHOGUN_DICE if orders_of(q, s) == at.SHOGUN else at.DRAGON_WITH_CARD


def mirror(q: Question, card: int) -> int:
    """Return the card with left and right exchanged: it is in the deck for every section card."""
    for other in range(q.card_count):
        if mirrors(q, card, other):
            return other
    return card


def mirrors(q: Question, card: int, other: int) -> bool:
    """Return whether two cards are the same but for left and right."""
    for k in range(3):
        if q.cards[card].quota[k] != q.cards[other].quota[2 - k]:
            return False
    return (
        q.cards[card].orders == q.cards[other].orders
        and q.cards[card].symbol == q.cards[other].symbol
        and q.cards[card].most == q.cards[other].most
        and q.cards[card].helmet == q.cards[other].helmet
        and q.cards[card].draw_two == q.cards[other].draw_two
    )


# ---- Shogun --------------------------------------------------------------------------


def shogun_symbols(q: Question, s: State, outcome: int) -> None:
    """Count the unit symbols; each die left shows a flag or an honor symbol."""
    s.dice_left = s.command
    for k in range(4):
        count = outcome >> (24 - 8 * k) & 255
        s.shogun_orders[k] = count
        s.dice_left -= count
    s.shogun_orders[4] = 0
    s.phase = at.SHOGUN_FACES


def shogun_face(q: Question, s: State, honor: int) -> None:
    """Take a token for honor, an order of choice for a flag; then shuffle both decks."""
    s.dice_left -= 1
    if honor:
        gain_tokens(s, s.active, 1)
    else:
        s.shogun_orders[4] += 1


def shuffle_both(q: Question, s: State) -> None:
    """Shuffle the discards into both decks, before any order is given (Shogun; B30)."""
    turn_over(s, State.deck.at, State.discards.at, q.card_count)
    turn_over(s, State.dragon_deck.at, State.dragon_discards.at, q.dragon_count)
    s.phase = at.DRAGON_WITH_CARD


# ---- Phase 5: End of Turn ------------------------------------------------------------


def end_turn(q: Question, s: State) -> None:
    """Put away what was played and count banners for it."""
    side = s.active
    end_orders(q, s)
    for player in range(2):
        s.pool += s.sides[player].on_cards
        s.sides[player].on_cards = 0
        if s.sides[player].dragon_played >= 0:
            s.dragon_discards[s.sides[player].dragon_played] += 1
        s.discards[q.first_strike_card] += s.sides[player].strikes_played
        s.sides[player].strikes_played = 0
    s.discards[s.led] += 1
    banners = q.card_banners[side, s.card]
    if banners > 0 and s.sides[side].banners + banners < q.goal[side]:
        award(q, s, side, banners)
    s.cards_to_draw = 2 if q.cards[s.card].draw_two else 1
    s.led = at.NONE
    s.phase = at.DRAW_CARD


def replace_strikes(q: Question, s: State) -> None:
    """Let who played First Strike draw his replacement, before anything is put away."""
    side = 1 - s.active
    if s.sides[side].strikes_due > 0:
        left = cards_left(s, State.deck.at, State.discards.at, q.card_count)
        if left > 0:
            draw_among(s, left)
        else:
            s.sides[side].strikes_due = 0
        return
    s.phase = at.TURN_END


def replaced_strike(q: Question, s: State, outcome: int) -> None:
    side = 1 - s.active
    s.sides[side].strikes_due -= 1
    take_card(s, side, outcome)


def draw_cards(q: Question, s: State) -> None:
    """Draw for the card led, two for some; then keep one."""
    left = (
        cards_left(s, State.deck.at, State.discards.at, q.card_count) if s.cards_to_draw > 0 else 0
    )
    if left > 0:
        draw_among(s, left)
        return
    s.phase = at.KEEP_CARD if s.drawn[1] >= 0 else at.REPLENISHING


def drew_card(q: Question, s: State, outcome: int) -> None:
    card = take_card(s, s.active, outcome)
    s.drawn[1 if s.drawn[0] >= 0 else 0] = card
    s.cards_to_draw -= 1


def offer_keep(q: Question, s: State) -> None:
    """List the two cards drawn, of which one is kept (Order One Unit)."""
    no_options(s)
    option(s, s.drawn[0])
    if s.drawn[1] != s.drawn[0]:
        option(s, s.drawn[1])
    ask(s, at.KEEP_CHOICE, s.active)


def keep_card(q: Question, s: State, number: int) -> None:
    """Discard the other one."""
    other = s.drawn[1] if number == s.drawn[0] else s.drawn[0]
    side = s.active
    s.hands[side, other] -= 1
    s.sides[side].hand_size -= 1
    s.discards[other] += 1
    s.phase = at.REPLENISHING


def offer_replenishment(q: Question, s: State) -> None:
    """Offer two tokens, or a Dragon card if there is one."""
    no_options(s)
    option(s, 0)
    kinds = q.dragon_count
    if cards_in(s, State.dragon_deck.at, kinds) + cards_in(s, State.dragon_discards.at, kinds) > 0:
        option(s, 1)
    ask(s, at.REPLENISH_CHOICE, s.active)


def replenish(q: Question, s: State, dragon: int) -> None:
    """Take the tokens, or have a Dragon card drawn."""
    if dragon:
        s.sides[s.active].dragons_to_draw += 1
    else:
        gain_tokens(s, s.active, q.end_tokens)
    s.phase = at.DISCARDING


def offer_discards(q: Question, s: State) -> None:
    """Offer to discard a Dragon card for a token: none played this turn, not the one just drawn."""
    side = s.active
    no_options(s)
    option(s, 0)
    if s.sides[side].dragon_played < 0:
        for card in range(q.dragon_count):
            just_drawn = 1 if card == s.dragon_drawn else 0
            if s.dragon_hands[side, card] > just_drawn:
                option(s, 1 + card)
    ask(s, at.DISCARD_CHOICE, side)


def discard(q: Question, s: State, value: int) -> None:
    """Discard a Dragon card for a token."""
    if value > 0:
        s.dragon_hands[s.active, value - 1] -= 1
        s.dragon_discards[value - 1] += 1
        gain_tokens(s, s.active, q.discard_tokens)
    if q.order_one_dragon and s.drawn[1] >= 0:  # not to be discarded at once (B16)
        s.sides[s.active].dragons_to_draw += 1
    s.phase = at.FILL_RACK if q.rack_size > 0 else at.NEXT_TURN


def next_turn(q: Question, s: State) -> None:
    for player in range(2):
        s.sides[player].dragon_played = at.NONE
    s.drawn[0] = s.drawn[1] = s.dragon_drawn = at.NONE  # the enemy is asked next
    s.active = 1 - s.active
    s.turn += 1
    s.phase = at.TURN_START
