"""How a bot sets up: provinces, stacks, the places of its armies."""

from typing import Any

from samurai_odds.swords.bots.weighing.strengths import rivals_beside
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.layout import force_row
from samurai_odds.swords.field.troops import army_in, units_of


def worth_of_ground(q: Any, s: Any, province: int) -> int:
    """Weigh a province to take: own ones beside it, few borders."""
    seat, own = s[at.ASKED], 0
    for k in range(q[at.DEGREE + province]):
        if s[at.OWNER + q[at.BORDERS + province * at.MOST_BORDERS + k]] == seat:
            own += 1
    return 4 * own - q[at.DEGREE + province]


def worth_of_post(q: Any, s: Any, province: int, for_army: bool) -> int:
    """Weigh a province for a stack or an army: prey beside it, own stacks, no rival's army."""
    seat, worth = s[at.ASKED], 0
    for k in range(q[at.DEGREE + province]):
        there = q[at.BORDERS + province * at.MOST_BORDERS + k]
        owner, units = s[at.OWNER + there], units_of(s, force_row(there))
        if owner == seat:
            worth += 2 if units > 1 else 1
        elif owner < 0:
            worth += 3
        elif q[at.PLAYER + owner] != q[at.PLAYER + seat]:
            worth += 3 if units == 1 else -1
            if army_in(s, there) >= 0:
                worth -= 4
    if for_army and units_of(s, force_row(province)) > 1:
        worth -= 1
    return min(worth, 12) if rivals_beside(q, s, seat, province) > 0 else 0
