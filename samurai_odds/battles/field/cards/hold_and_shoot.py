"""Hold and Shoot: a unit's two fires, which are one battle (B28)."""

from samurai_odds.battles.field import layout as at
from samurai_odds.play.rules.offering import Numbers


def only_fires(s: Numbers) -> bool:
    """Say whether the card led allows fire only; it is never one of two (E2)."""
    return s[at.WAY] == at.HOLD_AND_SHOOT


def fires_again(s: Numbers) -> int:
    """Find the unit that has fired the first of its two fires, NONE without."""
    if only_fires(s):
        for k in range(s[at.ORDERS_GIVEN]):
            if s[at.UNIT_BATTLES + s[at.ORDERED + k]] == 1:
                return s[at.ORDERED + k]
    return at.NONE


def end_battles(s: Numbers) -> None:
    """End the battle of a unit that does not fire again; without one, end Phase 4."""
    again = fires_again(s)
    if again >= 0:
        s[at.UNIT_BATTLES + again] = 0
    else:
        s[at.PHASE] = at.REPLACE_STRIKES
