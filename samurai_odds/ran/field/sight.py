"""Lines of sight with the units as they stand (8.24-8.26), from the question's table."""

from samurai_odds.play.rules.offering import Numbers
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.geometry import distance


def sees(q: Numbers, s: Numbers, one: int, other: int) -> bool:
    """Say whether there is a line of sight between two hexes; none beyond SIGHT_RANGE."""
    if distance(q, one, other) > q[at.SIGHT_RANGE]:
        return False
    listed = q[q[at.SIGHT] + offset(q, one, other)]
    if listed < 0:
        return False
    for k in range(q[listed]):
        if s[at.UNIT_AT + q[listed + 1 + k]] >= 0:
            return False
    return True


def offset(q: Numbers, one: int, other: int) -> int:
    """Find a pair of hexes in the table of sight."""
    reach = q[at.SIGHT_RANGE]
    wide = 2 * reach + 1
    x = q[at.ACROSS + other] - q[at.ACROSS + one] + reach
    z = q[at.ALONG + other] - q[at.ALONG + one] + reach
    return (one * wide + x) * wide + z
