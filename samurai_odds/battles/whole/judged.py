"""Games stopped in their middle: what is kept of them, and how likely each side was to win."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.battles.bots.evaluation import CERTAIN, judge
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.recording import JUDGED, SURE, WINNER
from samurai_odds.battles.field.recording import record as record_game
from samurai_odds.play.game import Rows


def record(q: Any, s: Any, row: Any) -> None:
    """Write a game's row; of one that the turn limit stopped red's chance as judged, too."""
    record_game(q, s, row)
    if s[at.ENDED] == at.BY_TURN_LIMIT:
        s[at.ENDED] = at.PLAYING
        row[JUDGED] = (SURE * judge(q, s, 0) + CERTAIN // 2) // CERTAIN
        s[at.ENDED] = at.BY_TURN_LIMIT


def worth(rows: Rows, seat: int) -> NDArray[np.int64]:
    """Give a side's chance to win in ten-thousandths: won, lost, or as judged where it stopped."""
    winner = rows[:, WINNER].astype(np.int64)
    red = np.where(winner < 0, rows[:, JUDGED].astype(np.int64), SURE * (winner == 0))
    return np.asarray(red if seat == 0 else SURE - red, dtype=np.int64)
