"""What a side may know: the enemy's cards are somewhere among those it has not seen.

Both command and Dragon cards in hand are secret; how many there are is not. So to the side
asked the enemy's cards lie in the decks: what it could count from its own hand and the
discards.
"""

from typing import Any

from samurai_odds.battles.rules.layout import Aside, Question, State
from samurai_odds.battles.rules.pieces import card_by_place, cards_in
from samurai_odds.engine.sampling.streams import next_word, uniform_of
from samurai_odds.play.chance import among

ASIDE = Aside.width


def hide(q: Question, s: State, aside: Aside) -> None:
    """Put the enemy's cards aside, as if they were in the decks."""
    enemy = 1 - s.asked
    _hand, _dragons = State.hands.place(enemy), State.dragon_hands.place(enemy)
    for card in range(q.card_count):
        aside.hand[card] = s.hands[enemy, card]
        s.deck[card] += s.hands[enemy, card]
        s.hands[enemy, card] = 0
    for card in range(q.dragon_count):
        aside.dragon_hand[card] = s.dragon_hands[enemy, card]
        s.dragon_deck[card] += s.dragon_hands[enemy, card]
        s.dragon_hands[enemy, card] = 0


def show(q: Question, s: State, aside: Aside) -> None:
    """Return the enemy's cards back."""
    enemy = 1 - s.asked
    _hand, _dragons = State.hands.place(enemy), State.dragon_hands.place(enemy)
    for card in range(q.card_count):
        s.hands[enemy, card] = aside.hand[card]
        s.deck[card] -= aside.hand[card]
    for card in range(q.dragon_count):
        s.dragon_hands[enemy, card] = aside.dragon_hand[card]
        s.dragon_deck[card] -= aside.dragon_hand[card]


def redraw(q: Question, s: State, seat: int, word: Any) -> None:
    """Shuffle the enemy's cards into the decks and deal him as many again."""
    enemy = 1 - seat
    word = redraw_hand(s, State.hands.place(enemy), State.deck.at, q.card_count, word)
    redraw_hand(s, State.dragon_hands.place(enemy), State.dragon_deck.at, q.dragon_count, word)


def redraw_hand(s: State, hand: int, deck: int, kinds: int, word: Any) -> Any:
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
