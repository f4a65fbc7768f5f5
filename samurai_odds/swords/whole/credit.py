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
    return np.asarray(won / np.maximum(won.sum(axis=1, keepdims=True), 1))


def chances(rows: Rows, seat: int) -> NDArray[np.int64]:
    """Give what games came to for a seat, in ten-thousandths: a shared win is shared."""
    return np.rint(SURE * credit(rows, at.MOST_SEATS)[:, seat]).astype(np.int64)


def chances_of_two(rows: Rows, seat: int) -> NDArray[np.int64]:
    """Give what games for two came to for the player of a seat, who has two."""
    return np.asarray(np.where(rows[:, kept.WINNER] == seat - seat % 2, SURE, 0), dtype=np.int64)
