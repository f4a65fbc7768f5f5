"""The rules of a skirmish.

Each turn hands are filled up from the deck; all seats play a card in secret, and reveal them
together; then they act, the highest card first: a unit stays, moves to a hex beside its own,
or attacks who is there. Who is attacked may ward the blow off with a low card of its hand.
Else it rolls as many dice as it is strong, each 1 and 2 takes one from the
strength of the foe. Who leaves it none has won; after the last turn, who holds the center.
"""

from samurai_odds.engine.dice import Pool, hits
from samurai_odds.play import layout as at
from samurai_odds.play.offering import ask, draw_among, no_options, option
from tests.play.template import layout as my
from tests.play.template.layout import Question, State


def prepare(q: Question, s: State) -> None:
    """Apply the rule that is due, or ask."""
    phase = s.phase
    if phase == my.DEALING:
        prepare_deal(q, s)
    elif phase == my.PLAYING_CARDS:
        prepare_card(q, s)
    elif phase == my.NEXT_TO_ACT:
        next_to_act(q, s)
    elif phase == my.MOVING:
        prepare_move(q, s)
    elif phase == my.WARDING:
        prepare_ward(q, s)
    else:
        s.pending = s.strength[s.active]


def settle(q: Question, s: State, value: int) -> None:
    """Apply what was rolled or chosen."""
    phase = s.phase
    if phase == my.DEALING:
        s.where[nth_card(q, s, my.DECK, value)] = seat_to_deal(q, s)
    elif phase == my.PLAYING_CARDS:
        s.where[value] = my.PLAYED_BY + s.asked
    elif phase == my.MOVING:
        settle_move(q, s, value)
    elif phase == my.WARDING:
        settle_ward(s, value)
    else:
        settle_fight(q, s, value)


def pool(code: int) -> Pool:
    """The hits of as many dice as the code says: each has one on 1 and 2."""
    return hits((code,), (2,), 6)


def prepare_deal(q: Question, s: State) -> None:
    """Draw a card for a hand that is not full; `first_state` sees to it that there is one."""
    if seat_to_deal(q, s) == at.NONE:
        s.phase = my.PLAYING_CARDS
    else:
        draw_among(s, count_cards(q, s, my.DECK))


def seat_to_deal(q: Question, s: State) -> int:
    """The first seat whose hand is to be filled up; NONE when all are full."""
    for seat in range(q.seats):
        if count_cards(q, s, seat) < q.hand:
            return seat
    return at.NONE


def prepare_card(q: Question, s: State) -> None:
    """Ask seat after seat for its card; when all are played they are revealed."""
    for seat in range(q.seats):
        if count_cards(q, s, my.PLAYED_BY + seat) == 0:
            no_options(s)
            for card in range(q.cards):
                if s.where[card] == seat:
                    option(s, card)
            ask(s, my.CARD, seat)
            return
    s.phase = my.NEXT_TO_ACT


def next_to_act(q: Question, s: State) -> None:
    """Spend the highest card played, its seat acts; when there is none the turn ends."""
    for card in range(q.cards - 1, -1, -1):
        seat = s.where[card] - my.PLAYED_BY
        if 0 <= seat < q.seats:
            s.where[card] = my.SPENT
            s.active = seat
            s.phase = my.MOVING
            return
    if s.turn == q.turn_limit:
        s.ended, s.winner = my.TIME_UP, seat_on(q, s, my.CENTER)
    else:
        s.turn += 1
        s.phase = my.DEALING


def prepare_move(q: Question, s: State) -> None:
    """Ask where the unit goes: its own hex, or one beside it."""
    no_options(s)
    here = s.hex[s.active]
    for there in range(my.HEXES):
        if there == here or beside(here, there):
            option(s, there)
    ask(s, my.MOVE, s.active)


def settle_move(q: Question, s: State, there: int) -> None:
    """Go there, or fight who is there."""
    foe = seat_on(q, s, there)
    if foe in (at.NONE, s.active):
        s.hex[s.active] = there
        s.phase = my.NEXT_TO_ACT
    else:
        s.foe = foe
        s.phase = my.WARDING


def prepare_ward(q: Question, s: State) -> None:
    """Ask who is attacked whether it wards the blow off; it is not asked without such a card."""
    no_options(s)
    option(s, 0)
    for card in range(q.guards):
        if s.where[card] == s.foe:
            option(s, 1 + card)
    ask(s, my.WARD, s.foe)


def settle_ward(s: State, value: int) -> None:
    """Spend the card, or fight."""
    s.phase = my.FIGHTING
    if value > 0:
        s.where[value - 1] = my.SPENT
        s.phase = my.NEXT_TO_ACT


def settle_fight(q: Question, s: State, hits: int) -> None:
    """Weaken the foe; the game is over when it has no strength left."""
    s.strength[s.foe] -= hits
    if s.strength[s.foe] <= 0:
        s.ended, s.winner = my.DESTROYED, s.active
    s.phase = my.NEXT_TO_ACT


def beside(here: int, there: int) -> bool:
    """Whether two hexes touch: all touch the center, and each of the others the next."""
    if my.CENTER in (here, there):
        return here != there
    return (here - there) % 6 in (1, 5)


def seat_on(q: Question, s: State, place: int) -> int:
    """The seat whose unit stands on a hex; NONE for an empty one."""
    for seat in range(q.seats):
        if s.hex[seat] == place:
            return seat
    return at.NONE


def count_cards(q: Question, s: State, where: int) -> int:
    """How many cards are at a place."""
    found = 0
    for card in range(q.cards):
        found += s.where[card] == where
    return found


def nth_card(q: Question, s: State, where: int, n: int) -> int:
    """The n-th card (from 0) of those at a place."""
    for card in range(q.cards):
        if s.where[card] == where:
            if n == 0:
                return card
            n -= 1
    return at.NONE
