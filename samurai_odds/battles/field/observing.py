"""What a side may know: the enemy's cards are somewhere among those it has not seen.

Both command and Dragon cards in hand are secret; how many there are is not. So to the side
asked the enemy's cards lie in the decks: what it could count from its own hand and the
discards.
"""

from typing import Any

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.pieces import card_by_place, cards_in
from samurai_odds.engine.sampling.streams import next_word, uniform_of
from samurai_odds.play.chance import among
from samurai_odds.play.offering import Numbers

ASIDE = at.MOST_CARDS + at.MOST_DRAGONS


def hide(q: Numbers, s: Numbers, aside: Numbers) -> None:
    """Put the enemy's cards aside, as if they were in the decks."""
    enemy = 1 - s[at.ASKED]
    hand, dragons = at.HANDS + enemy * at.MOST_CARDS, at.DRAGON_HANDS + enemy * at.MOST_DRAGONS
    for card in range(q[at.CARDS]):
        aside[card] = s[hand + card]
        s[at.DECK + card] += s[hand + card]
        s[hand + card] = 0
    for card in range(q[at.DRAGONS]):
        aside[at.MOST_CARDS + card] = s[dragons + card]
        s[at.DRAGON_DECK + card] += s[dragons + card]
        s[dragons + card] = 0


def show(q: Numbers, s: Numbers, aside: Numbers) -> None:
    """Return the enemy's cards back."""
    enemy = 1 - s[at.ASKED]
    hand, dragons = at.HANDS + enemy * at.MOST_CARDS, at.DRAGON_HANDS + enemy * at.MOST_DRAGONS
    for card in range(q[at.CARDS]):
        s[hand + card] = aside[card]
        s[at.DECK + card] -= aside[card]
    for card in range(q[at.DRAGONS]):
        s[dragons + card] = aside[at.MOST_CARDS + card]
        s[at.DRAGON_DECK + card] -= aside[at.MOST_CARDS + card]


def redraw(q: Numbers, s: Numbers, seat: int, word: Any) -> None:
    """Shuffle the enemy's cards into the decks and deal him as many again."""
    enemy = 1 - seat
    word = redraw_hand(s, at.HANDS + enemy * at.MOST_CARDS, at.DECK, q[at.CARDS], word)
    redraw_hand(s, at.DRAGON_HANDS + enemy * at.MOST_DRAGONS, at.DRAGON_DECK, q[at.DRAGONS], word)


def redraw_hand(s: Numbers, hand: int, deck: int, kinds: int, word: Any) -> Any:
    """Exchange a hand for one drawn from it and the deck; give the place in the stream after."""
    cards = cards_in(s, hand, kinds)
    for card in range(kinds):
        s[deck + card] += s[hand + card]
        s[hand + card] = 0
    left = cards_in(s, deck, kinds)
    for _ in range(cards):
        card = card_by_place(s, deck, among(uniform_of(word), left))
        word = next_word(word)
        s[deck + card] -= 1
        s[hand + card] += 1
        left -= 1
    return word
