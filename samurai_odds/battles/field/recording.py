"""What is kept of a game that has been played: one short row of numbers."""

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.layout import side_row
from samurai_odds.play.offering import Numbers

WINNER, REASON, TURNS = range(3)
BANNERS, TOKENS, HANDS = 3, 5, 7  # by side
BLOCKS = 9  # by unit
UNIT_SIDES = BLOCKS + at.MOST_UNITS  # a turncoat's too
LAST_HEX = UNIT_SIDES + at.MOST_UNITS  # by unit: where it stood last, or was lost
ON_BOARD = LAST_HEX + at.MOST_UNITS  # by unit
FATES = ON_BOARD + at.MOST_UNITS  # by leader
LEADER_LAST = FATES + at.MOST_LEADERS
PLAYED = LEADER_LAST + at.MOST_LEADERS  # by side and command card
TIMELINE = PLAYED + 2 * at.MOST_CARDS  # by turn noted and side: 1 + tokens, 0 if it never came

# The turns at whose start both sides' tokens are noted: ever farther apart.
EVERY_TURN, EVERY_FIFTH, EVERY_TWENTIETH, EVERY_FORTIETH = 20, 60, 160, 320
NOTED = (
    *range(1, EVERY_TURN + 1),
    *range(EVERY_TURN + 5, EVERY_FIFTH + 1, 5),
    *range(EVERY_FIFTH + 20, EVERY_TWENTIETH + 1, 20),
    *range(EVERY_TWENTIETH + 40, EVERY_FORTIETH + 1, 40),
)
MOST_NOTED = len(NOTED)
EVALUATED = TIMELINE + 2 * MOST_NOTED  # red's chance to win where the turn limit stopped it
LUCK = EVALUATED + 1  # as in the state, in hundredths
ROW = LUCK + 1
SURE = 10_000  # of a chance


def record(q: Numbers, s: Numbers, row: Numbers) -> None:
    row[WINNER], row[REASON], row[TURNS] = s[at.WINNER], s[at.ENDED], s[at.TURN]
    for side in range(2):
        row[BANNERS + side] = s[side_row(side) + at.BANNERS]
        row[TOKENS + side] = s[side_row(side) + at.TOKENS]
        row[HANDS + side] = s[side_row(side) + at.HAND_SIZE]
    for unit in range(s[at.UNITS]):
        row[BLOCKS + unit] = s[at.UNIT_BLOCKS + unit]
        row[UNIT_SIDES + unit] = s[at.UNIT_SIDE + unit]
        row[LAST_HEX + unit] = s[at.UNIT_LAST + unit]
        row[ON_BOARD + unit] = 1 if s[at.UNIT_HEX + unit] >= 0 else 0
    for leader in range(s[at.LEADERS]):
        row[FATES + leader] = s[at.LEADER_FATE + leader]
        row[LEADER_LAST + leader] = s[at.LEADER_LAST + leader]
    for k in range(2 * at.MOST_CARDS):
        row[PLAYED + k] = s[at.PLAYED + k]
    row[LUCK] = s[at.LUCK] // 10


def note(q: Numbers, s: Numbers, row: Numbers) -> None:
    """Note both sides' tokens at the start of a turn."""
    place = place_of_turn(s[at.TURN])
    if place >= 0:
        for side in range(2):
            row[TIMELINE + 2 * place + side] = 1 + s[side_row(side) + at.TOKENS]


def place_of_turn(turn: int) -> int:
    """Return a turn among those noted; NONE for others."""
    if turn <= EVERY_TURN:
        return turn - 1
    if turn <= EVERY_FIFTH:
        step, since, before = 5, EVERY_TURN, 20
    elif turn <= EVERY_TWENTIETH:
        step, since, before = 20, EVERY_FIFTH, 28
    elif turn <= EVERY_FORTIETH:
        step, since, before = 40, EVERY_TWENTIETH, 33
    else:
        return at.NONE
    if (turn - since) % step:
        return at.NONE
    return before + (turn - since) // step - 1
