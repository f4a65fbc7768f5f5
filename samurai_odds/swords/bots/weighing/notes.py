"""Where a bot that plays by the odds keeps what, from ``at.MEMO`` on; written anew before use."""

from samurai_odds.swords.field import layout as at

FRONT = 0  # by province: borders to the nearest province of another player
SPARE = FRONT + at.MOST_PROVINCES  # by own province: units that can leave it
NOTES = SPARE + at.MOST_PROVINCES
