"""What is kept of a game that has been played: one row of numbers."""

from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.layout import Question, Row, State
from samurai_odds.swords.rules.troops import daimyos_of, units_of_seat

ROW = Row.width
WINNER, REASON, ROUNDS = Row.winner.at, Row.reason.at, Row.rounds.at
LEADER, WINNERS, PROVINCES = Row.leader.at, Row.winners.at, Row.provinces.at
DAIMYOS, OUT_IN, HEIR = Row.daimyos.at, Row.out_in.at, Row.heir.at
SETUP_SWORD, FIRST_SWORD, SWORD = Row.setup_sword.at, Row.first_sword.at, Row.sword.at
UNITS, SPENT, LOST = Row.units.at, Row.spent.at, Row.lost.at
TALLY, BATTLES_AT, TIMELINE = Row.tally.at, Row.battles_at.at, Row.timeline.at
MOST_NOTED = at.MOST_NOTED


def record(q: Question, s: State, row: Row) -> None:
    """Write a finished game's row."""
    row.winner, row.reason, row.rounds = s.winner, s.ended, s.turn
    for seat in range(q.seats):
        row.provinces[seat] = s.owned[seat] + s.claims[seat]
        row.daimyos[seat] = daimyos_of(s, seat)
        row.out_in[seat], row.heir[seat] = s.out_in[seat], s.heir[seat]
        row.setup_sword[seat] = s.setup_sword[seat]
        row.first_sword[seat] = s.first_sword[seat]
        row.sword[seat], row.units[seat] = s.sword[seat], units_of_seat(q, s, seat)
    for k in range(State.spent.length):
        row.spent.flat[k], row.lost.flat[k] = s.spent.flat[k], s.lost.flat[k]
    for k in range(State.tally.length):
        row.tally.flat[k] = s.tally.flat[k]
    for k in range(q.provinces):
        row.battles_at[k] = s.battles_at[k]
    leaders, best = 0, -1
    row.leader = at.NONE
    for seat in range(q.seats):
        if row.provinces[seat] > best:
            best, leaders, row.leader = row.provinces[seat], 1 << seat, seat
        elif row.provinces[seat] == best:
            leaders, row.leader = leaders | 1 << seat, at.NONE
    row.winners = 0
    if s.winner >= 0:
        row.winners = 1 << s.winner
    elif s.ended == at.BY_MOST:
        row.winners = leaders


def note(q: Question, s: State, row: Row) -> None:
    """Note the provinces of all seats at the start of a round."""
    place = s.turn - 1
    if 0 <= place < MOST_NOTED:
        for seat in range(q.seats):
            row.timeline[place, seat] = 1 + s.owned[seat]
