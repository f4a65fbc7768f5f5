"""Where a bot that plays by the odds keeps what, from ``at.MEMO`` on."""

from samurai_odds.ran.field import layout as at

NOTED = at.MEMO  # by side: 1 + the Orders Phases begun when its ways were noted
WAY = NOTED + 2  # by side and hex: STEP * steps to the nearest enemy + that enemy; FAR: no way
QUEUE = WAY + 2 * at.MOST_HEXES
BROKEN = QUEUE + at.MOST_HEXES  # by side: 1, its army has reached its rout level
END = BROKEN + 2
STEP = 1_000  # units are fewer
FAR = 99
assert END <= at.MEMO + at.MEMO_LENGTH
