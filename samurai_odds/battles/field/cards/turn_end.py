"""End of Turn (Phase 5): putting away, drawing, tokens or a Dragon card, passing the turn."""

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.cards.order_limits import card_row
from samurai_odds.battles.field.cards.orders import end_orders
from samurai_odds.battles.field.cards.turns import take_card
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.pieces import award, cards_in, cards_left, gain_tokens
from samurai_odds.play.rules.offering import Numbers, ask, draw_among, no_options, option


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
    """Take the replacement drawn."""
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
    """Take a card drawn."""
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
    s[at.PHASE] = at.FILL_RACK if q[at.RACK_SIZE] > 0 else at.NEXT_TURN


def next_turn(q: Numbers, s: Numbers) -> None:
    """Pass the turn."""
    for player in range(2):
        s[side_row(player) + at.DRAGON_PLAYED] = at.NONE
    s[at.DRAWN] = s[at.DRAWN + 1] = s[at.DRAGON_DRAWN] = at.NONE  # the enemy is asked next
    s[at.ACTIVE] = 1 - s[at.ACTIVE]
    s[at.TURN] += 1
    s[at.PHASE] = at.TURN_START
