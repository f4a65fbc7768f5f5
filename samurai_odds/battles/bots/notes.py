"""Where a bot that plays by the odds keeps what, from ``at.MEMO`` on.

The worth of an order to each unit stands first. Bots on both sides write the same here
where it is about both, so that they may share it.
"""

from samurai_odds.battles.field import layout as at

WEIGHED = at.MOST_UNITS  # the turn for which units were weighed
EQUAL_UNITS = WEIGHED + 1  # scratch: units worth the same
BLOCKS_SEEN = EQUAL_UNITS + at.MOST_UNITS  # on the board when last counted
QUIET_SINCE = BLOCKS_SEEN + 1  # the turn in which another number of them was first counted
EQUALS = 256  # scratch: options worth the same
