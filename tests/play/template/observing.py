"""What a seat sees: its own cards, those revealed and spent; nothing else of the cards."""

from typing import Any

from samurai_odds.engine.sampling.streams import next_word, uniform_of
from samurai_odds.play import layout as at
from samurai_odds.play.chance import among
from samurai_odds.play.offering import Numbers
from tests.play.template import layout as my

ASIDE = my.MOST_CARDS


def is_hidden(s: Numbers, card: int, seat: int) -> bool:
    """Whether a seat does not know where a card is."""
    where = s[my.WHERE + card]
    if where in (seat, my.PLAYED_BY + seat, my.SPENT):
        return False
    return where < my.PLAYED_BY or where == my.DECK or s[at.PHASE] == my.PLAYING_CARDS


def hide(q: Numbers, s: Numbers, aside: Numbers) -> None:
    """Put aside where the cards are that the seat asked does not know."""
    for card in range(q[my.CARDS]):
        aside[card] = s[my.WHERE + card]
        if is_hidden(s, card, s[at.ASKED]):
            s[my.WHERE + card] = my.UNKNOWN


def show(q: Numbers, s: Numbers, aside: Numbers) -> None:
    """Put them back."""
    for card in range(q[my.CARDS]):
        s[my.WHERE + card] = aside[card]


def gather(q: Numbers, s: Numbers, seat: int) -> None:
    """Put the cards that a seat does not know in a sequence that tells nothing of how they lay."""
    for card in range(q[my.CARDS]):
        for other in range(card):
            if is_hidden(s, card, seat) and is_hidden(s, other, seat):
                mine, its = my.WHERE + card, my.WHERE + other
                if s[mine] < s[its]:
                    s[mine], s[its] = s[its], s[mine]


def redraw(q: Numbers, s: Numbers, seat: int, word: Any) -> None:
    """Shuffle the cards that a seat does not know: all ways they may lie are equally likely."""
    gather(q, s, seat)
    hidden = 0
    for card in range(q[my.CARDS]):
        if is_hidden(s, card, seat):
            hidden += 1
            left = among(uniform_of(word), hidden)
            word = next_word(word)
            other = -1
            while left >= 0:
                other += 1
                left -= is_hidden(s, other, seat)
            mine, its = my.WHERE + card, my.WHERE + other
            s[mine], s[its] = s[its], s[mine]
