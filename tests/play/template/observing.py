"""What a seat sees: its own cards, those revealed and spent; nothing else of the cards."""

from typing import Any

from samurai_odds.engine.sampling.streams import next_word, uniform_of
from samurai_odds.play.chance import among
from samurai_odds.play.offering import Numbers
from tests.play.template import layout as my
from tests.play.template.layout import Question, State

ASIDE = my.MOST_CARDS


def is_hidden(s: State, card: int, seat: int) -> bool:
    """Whether a seat does not know where a card is."""
    where = s.where[card]
    if where in (seat, my.PLAYED_BY + seat, my.SPENT):
        return False
    return where < my.PLAYED_BY or where == my.DECK or s.phase == my.PLAYING_CARDS


def hide(q: Question, s: State, aside: Numbers) -> None:
    """Put aside where the cards are that the seat asked does not know."""
    for card in range(q.cards):
        aside[card] = s.where[card]
        if is_hidden(s, card, s.asked):
            s.where[card] = my.UNKNOWN


def show(q: Question, s: State, aside: Numbers) -> None:
    """Put them back."""
    for card in range(q.cards):
        s.where[card] = aside[card]


def gather(q: Question, s: State, seat: int) -> None:
    """Put the cards that a seat does not know in a sequence that tells nothing of how they lay."""
    for card in range(q.cards):
        for other in range(card):
            known = not (is_hidden(s, card, seat) and is_hidden(s, other, seat))
            if not known and s.where[card] < s.where[other]:
                s.where[card], s.where[other] = s.where[other], s.where[card]


def redraw(q: Question, s: State, seat: int, word: Any) -> None:
    """Shuffle the cards that a seat does not know: all ways they may lie are equally likely."""
    gather(q, s, seat)
    hidden = 0
    for card in range(q.cards):
        if is_hidden(s, card, seat):
            hidden += 1
            left = among(uniform_of(word), hidden)
            word = next_word(word)
            other = -1
            while left >= 0:
                other += 1
                left -= is_hidden(s, other, seat)
            s.where[card], s.where[other] = s.where[other], s.where[card]
