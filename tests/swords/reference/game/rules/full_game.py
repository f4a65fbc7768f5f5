"""A slow, complete game of Samurai Swords (Milton Bradley, 1995), to check others by.

Written from the rulebook, the rulings S1 to S11 and W1 to W34 and the description of how games are
recorded, without a look at the compiled game.
"""

from tests.swords.reference.game.rules.table import (
    END_OF_ROUND,
    TWO_PLAYER,
    GameOver,
    Options,
)
from tests.swords.reference.game.rules.war import War

__all__ = ["FullGame", "Options"]


class FullGame(War):
    def play(self) -> "FullGame":
        """Set up and play to an end."""
        try:
            self.set_up()
            self.play_rounds()
        except GameOver:
            pass
        return self

    def play_rounds(self) -> None:
        """Play rounds of nine actions until somebody wins, or the last one is over (W34)."""
        while True:
            self.successors()
            self.plan()
            self.take_swords()
            self.build()
            self.levy()
            self.hire_ronin()
            self.hire_ninja()
            self.wage_war()
            self.remove_ronin()
            self.collect_koku()
            self.end_round()
            self.round += 1

    def end_round(self) -> None:
        """See who has won at the end of a round; W34."""
        goal = self.options.provinces_to_win
        if self.options.variant == END_OF_ROUND:
            for seat in self.living():
                if len(self.owned(seat.number)) >= goal:
                    self.win((seat.number,), "provinces")
        if self.options.variant == TWO_PLAYER:
            for seats in (self.seats[:2], self.seats[2:]):
                if sum(len(self.owned(s.number)) for s in seats) >= goal:
                    self.win(tuple(s.number for s in seats), "provinces")
        if self.round >= self.options.round_limit:
            self.win((), "round limit")
