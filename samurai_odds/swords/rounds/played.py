"""A battle followed to its ends, and what is fought after each of them."""

from dataclasses import dataclass

from samurai_odds.swords.rounds.duel import Ends
from samurai_odds.swords.rounds.stopping import Planned
from samurai_odds.swords.sides import Ints


@dataclass(frozen=True, eq=False)
class Played:
    """A planned battle with its ends, and for each end the battle that follows (-1: none)."""

    planned: Planned
    ends: Ends
    then: Ints  # by end: place in the list of all battles
    first_row: Ints  # by end: where its rows start in the whole table
