"""What is kept of a battle that has been played: one row of numbers."""

from samurai_odds.play.offering import Numbers
from samurai_odds.ran.field import layout as at

WINNER, REASON, TURNS = range(3)
ROUT_POINTS = 3  # by side, at the end, heads taken off
HEADS = ROUT_POINTS + 2  # of all kinds
GREAT_HEADS = HEADS + 2  # of these, So-Taisho's
UNITS_ROUTED = GREAT_HEADS + 2
UNITS_ELIMINATED = UNITS_ROUTED + 2  # a Honjin among them
BUSHO_LOST = UNITS_ELIMINATED + 2
FLED = BUSHO_LOST + 2  # contingents
TALLY = FLED + 2  # by side and what is counted (`layout.TALLIES_NAMED`)
FATE = TALLY + 2 * at.TALLIES  # by unit, at the end
STANDS, DISRUPTED, ROUTED, ELIMINATED, FLOWN = range(5)
LAST_HEX = FATE + at.MOST_UNITS  # by unit: where it is, or was lost; NONE: it was never there
HITS = LAST_HEX + at.MOST_UNITS  # by unit, at the end
TIMELINE = HITS + at.MOST_UNITS  # by turn noted and side: rout points at its start
NOT_NOTED = -999  # a turn that was not played

MOST_NOTED = 30  # turns from the first on
ROW = TIMELINE + 2 * MOST_NOTED


def record(q: Numbers, s: Numbers, row: Numbers) -> None:
    row[WINNER], row[REASON], row[TURNS] = s[at.WINNER], s[at.ENDED], s[at.TURN]
    for side in range(2):
        row[ROUT_POINTS + side] = s[at.ROUT_POINTS + side]
        row[HEADS + side] = s[at.HEADS + side] + s[at.GREAT_HEADS + side]
        row[GREAT_HEADS + side] = s[at.GREAT_HEADS + side]
        row[UNITS_ROUTED + side] = row[UNITS_ELIMINATED + side] = 0
        for unit in range(q[at.FIRST_OF_SIDE + side], q[at.END_OF_SIDE + side]):
            if s[at.STATE + unit] == at.ROUTED:
                row[UNITS_ROUTED + side] += 1
            elif s[at.STATE + unit] == at.ELIMINATED:
                row[UNITS_ELIMINATED + side] += 1
        tally = at.TALLY + side * at.TALLIES
        row[BUSHO_LOST + side] = s[tally + at.BUSHO_LOST]
        row[FLED + side] = s[tally + at.CONTINGENTS_FLED]
    for k in range(2 * at.TALLIES):
        row[TALLY + k] = s[at.TALLY + k]
    for unit in range(q[at.UNITS]):
        there = s[at.HEX + unit] if s[at.HEX + unit] >= 0 else s[at.LOST_AT + unit]
        row[FATE + unit], row[LAST_HEX + unit] = fate_of(q, s, unit), there
        row[HITS + unit] = s[at.HITS + unit]
    for k in range(2 * max(0, MOST_NOTED - s[at.TURN])):
        row[ROW - 1 - k] = NOT_NOTED


def fate_of(q: Numbers, s: Numbers, unit: int) -> int:
    """Say what has become of a unit: its state, or that its contingent has fled."""
    if s[at.FATE + q[at.CONTINGENT + unit]] == at.FLED:
        return FLOWN
    return s[at.STATE + unit]


def note(q: Numbers, s: Numbers, row: Numbers) -> None:
    """Note the rout points of both at the start of a turn."""
    place = s[at.TURN] - 1
    if 0 <= place < MOST_NOTED:
        for side in range(2):
            row[TIMELINE + 2 * place + side] = s[at.ROUT_POINTS + side]
