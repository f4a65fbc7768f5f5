"""Where a bot that plays by the odds keeps what, from ``at.MEMO`` on."""

from samurai_odds.ran.field import layout as at

NOTED = at.MEMO  # 1 + 2 * Orders Phases begun + the side for which the way was noted
WAY = NOTED + 1  # by hex: STEP * steps to the nearest enemy + that enemy; FAR where none leads
QUEUE = WAY + at.MOST_HEXES
END = QUEUE + at.MOST_HEXES
STEP = 1_000  # units are fewer
FAR = 99
assert END <= at.MEMO + at.MEMO_LENGTH
