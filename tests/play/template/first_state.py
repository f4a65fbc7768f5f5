"""The question and the first state of a skirmish."""

from samurai_odds.errors import OddsError
from tests.play.template import layout as my
from tests.play.template.layout import Question, State


def first_state(
    players: int, strength: int, hand: int, cards: int, turns: int, guards: int = 0
) -> tuple[Question, State]:
    """Write question and first state; OddsError for numbers that will not do."""
    if not 2 <= players <= my.SEATS:
        raise OddsError(f"players is from 2 to {my.SEATS}, not {players!r}")
    for name, number in (("strength", strength), ("hand", hand), ("turns", turns)):
        if number < 1:
            raise OddsError(f"{name} is at least 1, not {number!r}")
    needed = players * (hand + turns - 1) + guards  # the deck never runs out
    if not needed <= cards <= my.MOST_CARDS:
        raise OddsError(f"cards is from {needed} to {my.MOST_CARDS}, not {cards!r}")
    q, s = Question.blank(), State.blank()
    q.turn_limit, q.seats, q.cards, q.hand, q.guards = turns, players, cards, hand, guards
    s.turn = 1
    for seat in range(players):
        s.hex[seat] = 1 + seat * 6 // players
        s.strength[seat] = strength
    s.where[:cards] = my.DECK
    return q, s
