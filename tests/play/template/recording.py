"""What is kept of a skirmish."""

import numpy as np
from numpy.typing import NDArray

from samurai_odds.play import layout as at
from samurai_odds.play.game import Rows
from samurai_odds.play.offering import Numbers
from tests.play.template import layout as my
from tests.play.template.layout import Question, State
from tests.play.template.machine import seat_on

WINNER, REASON, TURNS = range(3)  # WINNER: seat, NONE for nobody
HELD = 3  # turns at the start of which somebody held the center
ROW = 4


def note(q: Question, s: State, row: Numbers) -> None:
    """Note at the start of a turn whether the center is held."""
    row[HELD] += seat_on(q, s, my.CENTER) != at.NONE


def record(q: Question, s: State, row: Numbers) -> None:
    """Note how the game ended."""
    row[WINNER], row[REASON], row[TURNS] = s.winner, s.ended, s.turn


def worth(rows: Rows, seat: int) -> NDArray[np.int64]:
    """Give a seat's chance to win in ten-thousandths; nobody's win is worth one half."""
    winner = rows[:, WINNER].astype(np.int64)
    return np.where(winner < 0, 5_000, 10_000 * (winner == seat))
