"""What games came to for a seat, read off their rows."""

import numpy as np
from numpy.typing import NDArray

from samurai_odds.play.game import Rows
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field import recording as kept

SURE = 10_000  # of a win chance


def credit(rows: Rows, seats: int) -> NDArray[np.float64]:
    """Give what each seat won of each game: 1, its part of a shared win, 0; games x seats."""
    bits = rows[:, kept.WINNERS].astype(np.int64)
    won = (bits[:, None] >> np.arange(seats)) & 1
    return np.asarray(won / np.maximum(won.sum(axis=1), 1)[:, None])


def credit_of_two(rows: Rows) -> NDArray[np.float64]:
    """Give what the player of each seat won of each game for two: both his seats have it."""
    won = credit(rows, at.MOST_SEATS)
    won[:, :2], won[:, 2:4] = won[:, :2].sum(axis=1)[:, None], won[:, 2:4].sum(axis=1)[:, None]
    return won
