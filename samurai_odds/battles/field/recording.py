"""What is kept of a game that has been played: one short row of numbers."""

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.layout import side_row
from samurai_odds.battles.field.pieces import Numbers

WINNER, REASON, TURNS = range(3)
BANNERS, TOKENS, HANDS = 3, 5, 7  # by side
BLOCKS = 9  # by unit
UNIT_SIDES = BLOCKS + at.MOST_UNITS  # a turncoat's too
LAST_HEX = UNIT_SIDES + at.MOST_UNITS  # by unit: where it stood last, or was lost
ON_BOARD = LAST_HEX + at.MOST_UNITS  # by unit
FATES = ON_BOARD + at.MOST_UNITS  # by leader
LEADER_LAST = FATES + at.MOST_LEADERS
PLAYED = LEADER_LAST + at.MOST_LEADERS  # by side and command card
ROW = PLAYED + 2 * at.MOST_CARDS

TIMELINE_FIELDS = 3  # by turn and side: games that came to it, sum of tokens, of their squares


def record_game(s: Numbers, row: Numbers) -> None:
    """Write a finished game's row."""
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


def note_tokens(s: Numbers, timeline: Numbers) -> None:
    """Add both sides' tokens at the start of a turn to the record of all games."""
    turn = s[at.TURN]
    if turn < timeline.shape[0]:
        for side in range(2):
            tokens = s[side_row(side) + at.TOKENS]
            timeline[turn, side, 0] += 1
            timeline[turn, side, 1] += tokens
            timeline[turn, side, 2] += tokens * tokens
