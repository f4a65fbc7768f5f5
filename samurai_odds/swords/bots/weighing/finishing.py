"""Whether a bot wins with a province or a daimyo more, and whom it has to stop."""

from typing import Any

from samurai_odds.swords.bots.weighing.notes import SPARE
from samurai_odds.swords.bots.weighing.styles import PROVINCE
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.layout import army_row, force_row
from samurai_odds.swords.field.troops import army_in, regulars_of, standing, units_of

FINISH = 20_000  # the province that wins the game
NEAR = 4  # provinces from the goal at which a rival is stopped at any price
LAST_STEPS = 6  # provinces from the goal from which on empty ones within reach are counted


def owned_by_player(q: Any, s: Any, seat: int) -> int:
    """Count the provinces of a seat's player, those claimed too: of both colors (Chapter 6)."""
    found = 0
    for other in range(q[at.SEATS]):
        if q[at.PLAYER + other] == q[at.PLAYER + seat]:
            found += s[at.OWNED + other] + s[at.CLAIMS + other]
    return found


def goal_counts_now(q: Any, s: Any, seat: int) -> bool:
    """Say whether a goal reached in this war turn wins.

    In the longer games it is looked for at the end of the round: by then every rival with a
    later sword has had his turn.
    """
    if q[at.VARIANT] == at.STANDARD or q[at.VARIANT] == at.QUICK:
        return True
    for other in range(q[at.SEATS]):
        if s[at.OUT_IN + other] == 0 and q[at.PLAYER + other] != q[at.PLAYER + seat]:
            if s[at.SWORD + other] > s[at.SWORD + seat]:
                return False
    return True


def goal_with_one_more(q: Any, s: Any, seat: int, province: int) -> bool:
    """Say whether a province is the last that is missing, those left to enter in Phase D counted.

    An empty province is one of these itself.
    """
    missing = q[at.GOAL] - owned_by_player(q, s, seat)
    if missing > LAST_STEPS or not goal_counts_now(q, s, seat):
        return False
    if missing > 1 and s[at.ACTIVE] == seat:
        missing -= to_enter(q, s, seat)
        if s[at.OWNER + province] < 0:
            missing += 1
    return missing <= 1


def to_enter(q: Any, s: Any, seat: int) -> int:
    """Count the empty provinces that units to spare beside them can enter in Phase D."""
    spare = at.MEMO + SPARE
    for province in range(q[at.PROVINCES]):
        s[spare + province] = 0
        if s[at.OWNER + province] == seat:
            army = army_in(s, province)
            units = units_of(s, force_row(province))
            s[spare + province] = units - 1 if army < 0 else units
            if army >= 0 and standing(s, army) and units + regulars_of(s, army_row(army)) > 0:
                s[spare + province] += 1
    found = 0
    for province in range(q[at.PROVINCES]):
        if s[at.OWNER + province] >= 0 or s[at.CLAIMED + province] > 0:
            continue
        for k in range(q[at.DEGREE + province]):
            source = q[at.BORDERS + province * at.MOST_BORDERS + k]
            if s[spare + source] > 0:
                s[spare + source] -= 1
                found += 1
                break
    return found


def ends_by_fall(q: Any, s: Any, seat: int, victim: int) -> int:
    """Weigh the end of the game that a rival's last daimyo would bring, if it does."""
    taken = s[at.OWNED + victim]
    rivals, most = 0, 0
    for other in range(q[at.SEATS]):
        if other == victim or s[at.OUT_IN + other] > 0:
            continue
        if q[at.PLAYER + other] != q[at.PLAYER + seat]:
            rivals += 1
            most = max(most, s[at.OWNED + other])
    if rivals == 0:
        return FINISH
    if q[at.VARIANT] == at.QUICK:  # most provinces win when the first seat falls
        return FINISH if taken + owned_by_player(q, s, seat) >= most else -FINISH
    if goal_counts_now(q, s, seat) and taken + owned_by_player(q, s, seat) >= q[at.GOAL]:
        return FINISH
    return 0


def near_the_goal(q: Any, s: Any, rival: int) -> int:
    """Weigh what a province of a rival is worth more because he is about to win."""
    return PROVINCE if owned_by_player(q, s, rival) >= q[at.GOAL] - NEAR else 0
