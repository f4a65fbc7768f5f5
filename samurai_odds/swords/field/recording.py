"""What is kept of a game that has been played: one row of numbers."""

from samurai_odds.play.offering import Numbers
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.troops import daimyos_of, units_of_seat

WINNER, REASON, ROUNDS, LEADER = range(4)  # leader: most provinces at the end, NONE if shared
WINNERS = 4  # a bit for each seat that has won, a shared win too (W29)
PROVINCES = 5  # by seat, at the end
DAIMYOS = PROVINCES + at.MOST_SEATS
OUT_IN = DAIMYOS + at.MOST_SEATS  # round of the fall, 0 if the seat stands
HEIR = OUT_IN + at.MOST_SEATS
SETUP_SWORD = HEIR + at.MOST_SEATS
FIRST_SWORD = SETUP_SWORD + at.MOST_SEATS
SWORD = FIRST_SWORD + at.MOST_SEATS  # of the last round
UNITS = SWORD + at.MOST_SEATS  # on the map and in armies, daimyos among them, no ronin
SPENT = UNITS + at.MOST_SEATS  # by seat and bin: koku
LOST = SPENT + at.MOST_SEATS * at.BIN_COUNT  # of these, what bought nothing
TALLY = LOST + at.MOST_SEATS * at.BIN_COUNT  # by seat and what is counted (`layout.TALLIES_NAMED`)
BATTLES_AT = TALLY + at.MOST_SEATS * at.TALLIES  # battles fought for each province
TIMELINE = BATTLES_AT + at.MOST_PROVINCES  # by round noted and seat: 1 + provinces

MOST_NOTED = 40  # rounds from the first on at whose start provinces are noted
ROW = TIMELINE + MOST_NOTED * at.MOST_SEATS


def record(q: Numbers, s: Numbers, row: Numbers) -> None:
    """Write a finished game's row."""
    row[WINNER], row[REASON], row[ROUNDS] = s[at.WINNER], s[at.ENDED], s[at.TURN]
    for seat in range(q[at.SEATS]):
        row[PROVINCES + seat] = s[at.OWNED + seat] + s[at.CLAIMS + seat]
        row[DAIMYOS + seat] = daimyos_of(s, seat)
        row[OUT_IN + seat], row[HEIR + seat] = s[at.OUT_IN + seat], s[at.HEIR + seat]
        row[SETUP_SWORD + seat] = s[at.SETUP_SWORD + seat]
        row[FIRST_SWORD + seat] = s[at.FIRST_SWORD + seat]
        row[SWORD + seat], row[UNITS + seat] = s[at.SWORD + seat], units_of_seat(q, s, seat)
    for k in range(at.MOST_SEATS * at.BIN_COUNT):
        row[SPENT + k], row[LOST + k] = s[at.SPENT + k], s[at.LOST + k]
    for k in range(at.MOST_SEATS * at.TALLIES):
        row[TALLY + k] = s[at.TALLY + k]
    for k in range(q[at.PROVINCES]):
        row[BATTLES_AT + k] = s[at.BATTLES_AT + k]
    leaders, best = 0, -1
    row[LEADER] = at.NONE
    for seat in range(q[at.SEATS]):
        if row[PROVINCES + seat] > best:
            best, leaders, row[LEADER] = row[PROVINCES + seat], 1 << seat, seat
        elif row[PROVINCES + seat] == best:
            leaders, row[LEADER] = leaders | 1 << seat, at.NONE
    row[WINNERS] = 0
    if s[at.WINNER] >= 0:
        row[WINNERS] = 1 << s[at.WINNER]
    elif s[at.ENDED] == at.BY_MOST:
        row[WINNERS] = leaders


def note(q: Numbers, s: Numbers, row: Numbers) -> None:
    """Note the provinces of all seats at the start of a round."""
    place = s[at.TURN] - 1
    if 0 <= place < MOST_NOTED:
        for seat in range(q[at.SEATS]):
            row[TIMELINE + place * at.MOST_SEATS + seat] = 1 + s[at.OWNED + seat]
