"""Hold and Shoot: a unit's two fires, which are one battle (B28)."""

from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.cards.order_limits import orders_of
from samurai_odds.play.rules.offering import Numbers


def only_fires(q: Numbers, s: Numbers) -> bool:
    """Say whether the card on the table allows fire only."""
    return s[at.FALLBACK] == 0 and orders_of(q, s) == at.HOLD_AND_SHOOT


def fires_again(q: Numbers, s: Numbers) -> int:
    """Find the unit that has fired the first of its two fires, NONE without."""
    if only_fires(q, s):
        for k in range(s[at.ORDERS_GIVEN]):
            if s[at.UNIT_BATTLES + s[at.ORDERED + k]] == 1:
                return s[at.ORDERED + k]
    return at.NONE


def end_battles(q: Numbers, s: Numbers) -> None:
    """End the battle of a unit that does not fire again; without one, end Phase 4."""
    again = fires_again(q, s)
    if again >= 0:
        s[at.UNIT_BATTLES + again] = 0
    else:
        s[at.PHASE] = at.REPLACE_STRIKES
