"""What is kept of a battle that has been played: one row of numbers."""

from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.layout import MOST_NOTED, Question, Row, State

WINNER, REASON, TURNS = Row.winner.at, Row.reason.at, Row.turns.at
ROUT_POINTS, HEADS, GREAT_HEADS = Row.rout_points.at, Row.heads.at, Row.great_heads.at
UNITS_ROUTED, UNITS_ELIMINATED = Row.units_routed.at, Row.units_eliminated.at
BUSHO_LOST, FLED, TALLY = Row.busho_lost.at, Row.fled.at, Row.tally.at
FATE, LAST_HEX, HITS, TIMELINE = Row.fate.at, Row.last_hex.at, Row.hits.at, Row.timeline.at
STANDS, DISRUPTED, ROUTED, ELIMINATED, FLOWN = range(5)  # `Row.fate`
NOT_NOTED = -999  # a turn that was not played
ROW = Row.width


def record(q: Question, s: State, row: Row) -> None:
    row.winner, row.reason, row.turns = s.winner, s.ended, s.turn
    for side in range(2):
        row.rout_points[side] = s.rout_points[side]
        row.heads[side] = s.heads[side] + s.great_heads[side]
        row.great_heads[side] = s.great_heads[side]
        row.units_routed[side] = row.units_eliminated[side] = 0
        for unit in range(q.first_of_side[side], q.end_of_side[side]):
            if s.state[unit] == at.ROUTED:
                row.units_routed[side] += 1
            elif s.state[unit] == at.ELIMINATED:
                row.units_eliminated[side] += 1
        row.busho_lost[side] = s.tally[side].busho_lost
        row.fled[side] = s.tally[side].contingents_fled
    for k in range(State.tally.length):
        row[Row.tally.at + k] = s[State.tally.at + k]
    for unit in range(q.units):
        there = s.hex[unit] if s.hex[unit] >= 0 else s.lost_at[unit]
        row.fate[unit], row.last_hex[unit] = fate_of(q, s, unit), there
        row.hits[unit] = s.hits[unit]
    for k in range(2 * max(0, MOST_NOTED - s.turn)):
        row[ROW - 1 - k] = NOT_NOTED


def fate_of(q: Question, s: State, unit: int) -> int:
    """Say what has become of a unit: its state, or that its contingent has fled."""
    if s.fate[q.contingent[unit]] == at.FLED:
        return FLOWN
    return s.state[unit]


def note(q: Question, s: State, row: Row) -> None:
    """Note the rout points of both at the start of a turn."""
    place = s.turn - 1
    if 0 <= place < MOST_NOTED:
        for side in range(2):
            row.timeline[place, side] = s.rout_points[side]
