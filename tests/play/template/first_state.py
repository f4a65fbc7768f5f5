"""The question and the first state of a skirmish."""

import numpy as np

from samurai_odds.errors import OddsError
from samurai_odds.play import layout as at
from samurai_odds.play.game import State
from tests.play.template import layout as my


def first_state(
    players: int, strength: int, hand: int, cards: int, turns: int, guards: int = 0
) -> tuple[State, State]:
    """Write question and first state; OddsError for numbers that will not do."""
    if not 2 <= players <= my.SEATS:
        raise OddsError(f"players is from 2 to {my.SEATS}, not {players!r}")
    for name, number in (("strength", strength), ("hand", hand), ("turns", turns)):
        if number < 1:
            raise OddsError(f"{name} is at least 1, not {number!r}")
    needed = players * (hand + turns - 1) + guards  # the deck never runs out
    if not needed <= cards <= my.MOST_CARDS:
        raise OddsError(f"cards is from {needed} to {my.MOST_CARDS}, not {cards!r}")
    q = np.zeros(my.QUESTION_WIDTH, dtype=np.int64)
    q[at.TURN_LIMIT], q[at.SEATS], q[my.CARDS], q[my.HAND] = turns, players, cards, hand
    q[my.GUARDS] = guards
    s = np.zeros(my.STATE_WIDTH, dtype=np.int64)
    s[at.TURN], s[at.WINNER], s[my.FOE] = 1, at.NONE, at.NONE
    s[my.HEX : my.HEX + my.SEATS] = at.NONE
    for seat in range(players):
        s[my.HEX + seat] = 1 + seat * 6 // players
        s[my.STRENGTH + seat] = strength
    s[my.WHERE : my.WHERE + my.MOST_CARDS] = my.SPENT
    s[my.WHERE : my.WHERE + cards] = my.DECK
    return q, s
