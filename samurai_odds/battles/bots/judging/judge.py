"""How likely a side is to win from a position: a logistic of its features, in whole numbers.

Every machine gives the same: weights and features are integers, the curve a table.
"""

from typing import Any

from samurai_odds.battles.bots.judging.features import FEATURES, note_features
from samurai_odds.battles.bots.terms.notes import JUDGED
from samurai_odds.battles.field import layout as at

CERTAIN = 65_536  # a chance of one
UNIT = 1 << 24  # a weight of one: a feature of 1 adds so much to the log of the odds
STEP = UNIT // 8  # of the curve's table
STEPS = 64  # beyond which nothing changes


def judge(q: Any, s: Any, seat: int) -> int:
    """Give a seat's chance to win, in 65,536ths, at the start of a turn.

    Reads what both sides may know, and no cards. Writes its features to the bots' notes.
    What the two sides are given makes one.
    """
    if s[at.ENDED] != at.PLAYING:
        if s[at.WINNER] < 0:
            return CERTAIN // 2
        return CERTAIN if s[at.WINNER] == seat else 0
    note_features(q, s, seat, JUDGED)
    score = 0
    for k in range(FEATURES):
        score += q[at.JUDGEMENT + k] * s[JUDGED + k]
    return curve(q, score) if score >= 0 else CERTAIN - curve(q, -score)


def curve(q: Any, score: int) -> int:
    """Read the logistic curve between the points of its table."""
    place = score // STEP
    if place >= STEPS:
        return q[at.CURVE + STEPS]
    low, high = q[at.CURVE + place], q[at.CURVE + place + 1]
    return low + (high - low) * (score % STEP) // STEP
