"""Games stopped in their middle: what is kept of them, and how likely each side was to win."""

import numpy as np
from numpy.typing import NDArray

from samurai_odds.battles.bots.evaluation import CERTAIN, evaluate, fitted_evaluation
from samurai_odds.battles.bots.position_counts import banners_needed
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.layout import Question, Row, State
from samurai_odds.battles.rules.recording import EVALUATED, LUCK, SURE, WINNER
from samurai_odds.battles.rules.recording import record as record_game
from samurai_odds.play.game import Rows

FEW_BANNERS, FEW_UNITS = 2, 8  # to go for a side, of both: then the end is near


def record(q: Question, s: State, row: Row) -> None:
    """Write a game's row; of one that the turn limit stopped red's chance as evaluated, too.

    All cards are read: those that the asking seat cannot know have been drawn anew.
    """
    record_game(q, s, row)
    if s.ended == at.BY_TURN_LIMIT:
        s.ended = at.PLAYING
        row.evaluated = (SURE * evaluate(q, s, 0, True) + CERTAIN // 2) // CERTAIN
        s.ended = at.BY_TURN_LIMIT


def worth(rows: Rows, seat: int) -> NDArray[np.int64]:
    """Give a side's chance to win in ten-thousandths, evaluated where a game stopped."""
    winner = rows[:, WINNER].astype(np.int64)
    red = np.where(winner < 0, rows[:, EVALUATED].astype(np.int64), SURE * (winner == 0))
    return np.asarray(red if seat == 0 else SURE - red, dtype=np.int64)


def luck(rows: Rows, seat: int) -> NDArray[np.int64]:
    """Give the blocks, in hundredths, that a side's strikes took beyond what was to be expected."""
    red = rows[:, LUCK].astype(np.int64)
    return np.asarray(red if seat == 0 else -red, dtype=np.int64)


def near_end(q: Question, s: State) -> bool:
    """Return whether few banners or few units are left, so that games are played to the end."""
    if min(banners_needed(q, s, side) for side in (0, 1)) <= FEW_BANNERS:
        return True
    return int((s.unit_hex[: int(s.units)] >= 0).sum()) <= FEW_UNITS


def evaluation_error(q: Question, s: State) -> tuple[float, float]:
    """Return how far chances evaluated from a position were off, and differences of two."""
    if near_end(q, s):
        return 0.0, 0.0
    kind = "epic" if q.rack_size else "core"
    errors = fitted_evaluation()["errors"][kind]
    return errors["chance"], errors["difference"]
