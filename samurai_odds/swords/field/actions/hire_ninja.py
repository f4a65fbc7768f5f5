"""Action 6, Hire Ninja: the highest bid takes him, a tie takes nobody."""

from samurai_odds.play.rules.offering import Numbers
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.actions.plan import bin_of, lose_koku
from samurai_odds.swords.field.troops import tally


def hire_ninja(q: Numbers, s: Numbers) -> None:
    """Give the ninja to the highest single bidder; all bids are lost."""
    best, holder = 0, at.NONE
    for seat in range(q[at.SEATS]):
        bid = bin_of(s, seat, at.TO_NINJA)
        if bid > best:
            best, holder = bid, seat
        elif bid == best:
            holder = at.NONE
    for seat in range(q[at.SEATS]):
        if seat != holder:
            lose_koku(s, seat, at.TO_NINJA, bin_of(s, seat, at.TO_NINJA))
    s[at.NINJA] = holder
    if holder >= 0:
        tally(s, holder, at.NINJAS_HIRED, 1)
    s[at.SWORD_AT_WAR], s[at.PHASE] = 0, at.NEXT_TURN
