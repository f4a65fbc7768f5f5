"""What came of games: the rows kept of them as the outcome variables of an answer."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field import recording as kept

Column = NDArray[np.int64]

WINNERS = (*(f"seat-{number}" for number in range(1, at.MOST_SEATS + 1)), "shared", "nobody")
SHARED, NOBODY = at.MOST_SEATS, at.MOST_SEATS + 1
REASONS = at.REASONS[1:]
BY_SEAT = ("provinces", "daimyos", "out_in")
WORDS = {"winner": WINNERS, "reason": REASONS}


def columns_of(seats: int, rows: NDArray[np.int16]) -> dict[str, Column]:
    """Read the outcome variables off the rows of games."""
    games = rows.astype(np.int64)
    found = {
        "winner": winners_of(games),
        "reason": games[:, kept.REASON] - 1,
        "rounds": games[:, kept.ROUNDS],
    }
    starts = (kept.PROVINCES, kept.DAIMYOS, kept.OUT_IN)
    for seat in range(seats):
        for what, start in zip(BY_SEAT, starts, strict=True):
            found[f"seat_{seat + 1}_{what}"] = games[:, start + seat]
    found["reason"] = np.maximum(found["reason"], 0)  # a row of no game yet
    return found


def winners_of(games: NDArray[Any]) -> Column:
    """Say who won: a seat from 0, SHARED (W29) or NOBODY."""
    alone = games[:, kept.WINNER].astype(np.int64)
    several = (alone < 0) & (games[:, kept.WINNERS] != 0)
    return np.where(alone >= 0, alone, np.where(several, SHARED, NOBODY))


def credit(rows: NDArray[np.int16], seats: int) -> NDArray[np.float64]:
    """Give what each seat won of each game: 1, its part of a shared win, 0; games x seats."""
    bits = rows[:, kept.WINNERS].astype(np.int64)
    won = (bits[:, None] >> np.arange(seats)) & 1
    return np.asarray(won / np.maximum(won.sum(axis=1, keepdims=True), 1))


def part(rows: NDArray[np.int16], start: int, seats: int, each: int = 1) -> Column:
    """Read what is kept by seat: games x seats, or games x seats x ``each``."""
    block = rows[:, start : start + at.MOST_SEATS * each].astype(np.int64)
    if each == 1:
        return block[:, :seats]
    return block.reshape(len(rows), at.MOST_SEATS, each)[:, :seats]


def battles_at(rows: NDArray[np.int16], provinces: int) -> NDArray[np.float64]:
    """Give the battles fought for each province, a game, in the mean."""
    block = rows[:, kept.BATTLES_AT : kept.BATTLES_AT + provinces].astype(np.int64)
    return np.asarray(block.sum(axis=0) / len(rows))


def provinces_at(rows: NDArray[np.int16], turn: int, seats: int) -> Column:
    """Give all seats' provinces at the start of a round, of the games that came to it."""
    place = kept.TIMELINE + (turn - 1) * at.MOST_SEATS
    noted = rows[:, place : place + seats].astype(np.int64)
    return np.asarray(noted[noted.max(axis=1) > 0] - 1)
