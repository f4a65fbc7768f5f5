"""Draw new Command cards: both cards put away, hand and rack filled (Epic 4; E7)."""

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.cards.order_limits import card_row
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.pieces import award, card_by_place, cards_in, cards_left
from samurai_odds.play.rules.offering import Numbers, draw_among

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
