"""Battles stopped in their middle: what is kept of them, and how likely each side was to win."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.play.game import Rows
from samurai_odds.ran.bots.places import chance_to_flee, danger
from samurai_odds.ran.bots.values import POINT, worth, worth_gone, worth_of_phase
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules import recording
from samurai_odds.ran.rules.activation import can_be_ordered
from samurai_odds.ran.rules.flight import rout_points
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.leaders import chief_lives, lives, trumps
from samurai_odds.ran.rules.pieces import tq
from samurai_odds.ran.rules.recording import record as record_battle

# ---- Features of a position: what red has more of than blue, in thousandths ------------

(
    LOST,  # rout points, by the level that breaks the army
    LOST_AGAIN,  # the square of that: the last points count for more
    BROKEN,
    BROKEN_LATE,  # by the contingents that have had their orders
    DAMAGED,  # worth gone of units on the map, by the level
    DISRUPTED,  # rout points of such units, by the level
    FLIGHT,  # what may flee at the end of the turn, by the level
    FORCE,  # as a share of both sides'
    EXPOSED,  # what the enemy's next blows may cost, by the level
    ENGAGED,  # rout points of such units, by the level
    TO_COME,  # what orders phases still to come this turn are worth, as a share
    TO_MOVE,
    TRUMPS,
    LEADERLESS,  # contingents, as a share
    CHIEF,
    HEADS,  # three at most
) = range(recording.ROW, recording.ROW + 16)
ROW = HEADS + 1
WHOLE = 1000  # a feature of one
_MOST, _MOST_LOST, _MOST_HEADS = 3 * WHOLE, 1500, 3


def record(q: Any, s: State, row: Any) -> None:
    """Write a battle's row; of one left between two Orders Phases its features, too."""
    record_battle(q, s, row)
    if s.ended != at.BY_STOP:
        return
    for place in range(recording.ROW, ROW):
        row[place] = 0
    force = count_side(q, s, row, 0, 1)
    other = count_side(q, s, row, 1, -1)
    row[FORCE] = WHOLE * (force - other) // max(1, force + other)
    coming, others = phases_to_come(q, s, 0), phases_to_come(q, s, 1)
    row[TO_COME] = WHOLE * (coming - others) // max(1, coming + others)
    if s.phase < at.FIRST_AFTER_ORDERS:
        row[TO_MOVE] = WHOLE if s.active == 0 else -WHOLE
    row[BROKEN_LATE] = row[BROKEN] * share_finished(q, s) // WHOLE


def count_side(q: Question, s: State, row: Any, side: int, sign: int) -> int:
    """Add what a side has to the features; return its force."""
    level = max(1, q.rout_level[side])
    lost = min(_MOST_LOST, max(-WHOLE, WHOLE * rout_points(q, s, side) // level))
    row[LOST] += sign * lost
    row[LOST_AGAIN] += sign * lost * abs(lost) // WHOLE
    row[BROKEN] += sign * WHOLE * (lost >= WHOLE)
    gone = disrupted = exposed = engaged = force = 0
    for unit in range(q.first_of_side[side], q.end_of_side[side]):
        here = s.hex[unit]
        if s.state[unit] >= at.ROUTED or q.type[unit] == at.HONJIN:
            continue
        gone += worth_gone(q, s, unit)
        force += (worth(q, unit) - worth_gone(q, s, unit)) * tq(q, s, unit)
        if s.state[unit] == at.DISRUPTED:
            disrupted += worth(q, unit)
        if here >= 0:
            exposed += danger(q, s, unit, here, s.facing[unit])
            if s.engaged[unit]:
                engaged += worth(q, unit)
    scale = POINT * level
    row[DAMAGED] += sign * min(_MOST, WHOLE * gone // scale)
    row[DISRUPTED] += sign * min(_MOST, WHOLE * disrupted // scale)
    row[EXPOSED] += sign * min(_MOST, WHOLE * exposed // scale)
    row[ENGAGED] += sign * min(_MOST, WHOLE * engaged // scale)
    count_leaders(q, s, row, side, sign)
    return force


def count_leaders(q: Question, s: State, row: Any, side: int, sign: int) -> None:
    """Add to the features who leads a side, who may flee, its trumps and heads."""
    level = max(1, q.rout_level[side])
    flight = leaderless = 0
    first, end = q.first_contingent[side], q.end_of_contingents[side]
    for contingent in range(first, end):
        flight += may_flee(q, s, contingent)
        leaderless += WHOLE * (not lives(s, contingent))
    row[FLIGHT] += sign * min(_MOST, WHOLE * flight // (POINT * level))
    row[LEADERLESS] += sign * leaderless // max(1, end - first)
    row[TRUMPS] += sign * WHOLE * max(0, trumps(q, s, side) - s.trumps_used[side])
    row[CHIEF] += sign * WHOLE * chief_lives(q, s, side)
    held = s.heads[side] + s.great_heads[side]
    row[HEADS] += sign * WHOLE * min(_MOST_HEADS, held)


def may_flee(q: Question, s: State, contingent: int) -> int:
    """Give what the flight of a contingent at the end of the turn would cost on average."""
    left = lost = 0
    for unit in range(q.first_unit[contingent], q.end_of_units[contingent]):
        if q.type[unit] == at.HONJIN:
            continue
        lost += s.state[unit] != at.ORDERED
        if s.hex[unit] >= 0:
            left += worth(q, unit)
    average: int = left * chance_to_flee(q, s, contingent, lost) // at.DIE
    return average


def phases_to_come(q: Question, s: State, side: int) -> int:
    """Give what the Orders Phases are worth that a side can still have this turn."""
    total = 0
    for contingent in range(q.first_contingent[side], q.end_of_contingents[side]):
        if s.phase < at.FIRST_AFTER_ORDERS and can_be_ordered(q, s, contingent):
            total += worth_of_phase(q, s, contingent, side)
    return total


def share_finished(q: Question, s: State) -> int:
    """Give the share of all contingents that can have no orders any more this turn."""
    if s.phase >= at.FIRST_AFTER_ORDERS:
        return WHOLE
    able = 0
    for contingent in range(q.contingents):
        able += can_be_ordered(q, s, contingent)
    share: int = WHOLE - WHOLE * able // max(1, q.contingents)
    return share


# ---- How likely a side is to win --------------------------------------------------------

SURE = 10_000
# Thousandths of a logit that a feature of one adds, fitted by `analyses.fit.evaluation_ran`.
WEIGHTS = (
    *(-1788, -244, 199, -553, -311, -285, -1425, 1326),
    *(-2544, 190, 588, -14, -18, -938, 212, 244),
)


def chances(rows: Rows, seat: int) -> NDArray[np.int64]:
    """Return a side's chance to win in ten-thousandths, evaluated where a battle was left."""
    winner = rows[:, recording.WINNER].astype(np.int64)
    sums = (rows[:, recording.ROW : ROW].astype(np.int64) * np.array(WEIGHTS)).sum(axis=1)
    evaluated = np.rint(SURE / (1 + np.exp(-sums / WHOLE**2))).astype(np.int64)
    ended = np.where(winner < 0, SURE // 2, SURE * (winner == 0))
    red = np.where(rows[:, recording.REASON] == at.BY_STOP, evaluated, ended)
    return np.asarray(red if seat == 0 else SURE - red, dtype=np.int64)


# How far chances evaluated eight Orders Phases on were off on 60 drawn battles, root mean square:
# single ones, and differences of two plans (`python -m analyses.fit.evaluation_ran errors`).
OFF = 0.072, 0.018


def evaluation_error(q: Any, s: State) -> tuple[float, float]:
    """Return how far chances evaluated from a position were off, and differences of two."""
    return OFF


def stop_after(q: Question, s: State, replies: int) -> None:
    """Have battles stop some Orders Phases after a position, of this turn or the next ones."""
    q.orders_limit, q.over_turns = s.orders_phases + replies, 1
