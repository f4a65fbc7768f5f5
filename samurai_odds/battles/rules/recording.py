"""What is kept of a game that has been played: one short row of numbers."""

from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.layout import Question, Row, State

ROW = Row.width
WINNER, REASON, TURNS = Row.winner.at, Row.reason.at, Row.turns.at
BANNERS, TOKENS, HANDS = Row.banners.at, Row.tokens.at, Row.hands.at
BLOCKS, UNIT_SIDES, LAST_HEX = Row.blocks.at, Row.unit_sides.at, Row.last_hex.at
ON_BOARD, FATES, LEADER_LAST = Row.on_board.at, Row.fates.at, Row.leader_last.at
PLAYED, TIMELINE = Row.played.at, Row.timeline.at
EVALUATED, LUCK = Row.evaluated.at, Row.luck.at
NOTED, MOST_NOTED = at.NOTED, len(at.NOTED)
SURE = 10_000  # of a chance


def record(q: Question, s: State, row: Row) -> None:
    row.winner, row.reason, row.turns = s.winner, s.ended, s.turn
    for side in range(2):
        row.banners[side] = s.sides[side].banners
        row.tokens[side] = s.sides[side].tokens
        row.hands[side] = s.sides[side].hand_size
    for unit in range(s.units):
        row.blocks[unit] = s.unit_blocks[unit]
        row.unit_sides[unit] = s.unit_side[unit]
        row.last_hex[unit] = s.unit_last[unit]
        row.on_board[unit] = 1 if s.unit_hex[unit] >= 0 else 0
    for leader in range(s.leaders):
        row.fates[leader] = s.leader_fate[leader]
        row.leader_last[leader] = s.leader_last[leader]
    for k in range(State.played.length):
        row.played.flat[k] = s.played.flat[k]
    row.luck = s.luck // 10


def note(q: Question, s: State, row: Row) -> None:
    """Note both sides' tokens at the start of a turn."""
    place = place_of_turn(s.turn)
    if place >= 0:
        for side in range(2):
            row.timeline[place, side] = 1 + s.sides[side].tokens


def place_of_turn(turn: int) -> int:
    """Return a turn among those noted; NONE for others."""
    if turn <= at.EVERY_TURN:
        return turn - 1
    if turn <= at.EVERY_FIFTH:
        step, since, before = 5, at.EVERY_TURN, 20
    elif turn <= at.EVERY_TWENTIETH:
        step, since, before = 20, at.EVERY_FIFTH, 28
    elif turn <= at.EVERY_FORTIETH:
        step, since, before = 40, at.EVERY_TWENTIETH, 33
    else:
        return at.NONE
    if (turn - since) % step:
        return at.NONE
    return before + (turn - since) // step - 1
