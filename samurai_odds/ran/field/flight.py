"""Contingent flight and victory: phases H and I (11.8, 12.0; R13, R18, R45-R49)."""

from samurai_odds.play.offering import Numbers, draw_among
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.leaders import flee, lives, rating

# ---- Contingent flight (11.8; R13, R45, R49) -----------------------------------------


def flight_modifier(q: Numbers, s: Numbers, contingent: int) -> int:
    """Give what is added to a flight die (11.82; R13).

    Half the Momentum of a busho who is still the first; the dead one's half is taken off, and
    for every contingent the Initiative of a So-Taisho killed this turn.
    """
    added = -s[at.CHIEF_FELL + q[at.SIDE_OF + contingent]]
    if s[at.FELL + contingent] > 0:
        added -= s[at.FELL + contingent] // 2  # 1 + his rating: half of it, rounded up
    elif lives(s, contingent) and not s[at.REPLACED + contingent]:
        added += rating(q, s, contingent) // 2
    return added


def flees_at(q: Numbers, s: Numbers, contingent: int) -> int:
    """Give the adjusted die at or below which a contingent flees, by its losses (11.82)."""
    lost = units_lost(q, s, contingent)
    return q[at.FLIGHT + contingent * (at.MOST_UNITS + 1) + lost]


def units_lost(q: Numbers, s: Numbers, contingent: int) -> int:
    """Count a contingent's units disrupted, routed or eliminated, without a Honjin (11.82, R13)."""
    lost = 0
    for unit in range(q[at.FIRST_UNIT + contingent], q[at.END_OF_UNITS + contingent]):
        if s[at.STATE + unit] != at.ORDERED and q[at.TYPE + unit] != at.HONJIN:
            lost += 1
    return lost


def check_flight(q: Numbers, s: Numbers, contingent: int, die: int) -> None:
    """A contingent whose adjusted die is low enough has fled (11.83, 11.84)."""
    s[at.FLIGHT_DUE + contingent] = 0
    if die + flight_modifier(q, s, contingent) <= flees_at(q, s, contingent):
        flee(q, s, contingent)


def flight_due(q: Numbers, s: Numbers) -> int:
    """Find a contingent that must check at once, its busho killed (10.51); NONE."""
    for contingent in range(q[at.CONTINGENTS]):
        if s[at.FLIGHT_DUE + contingent]:
            return contingent
    return at.NONE


def next_flight(q: Numbers, s: Numbers) -> None:
    """Roll for the next contingent with losses (11.81, R45), then count rout points."""
    if s[at.CURSOR] >= q[at.CONTINGENTS]:
        s[at.PHASE] = at.VICTORY
    elif may_flee(q, s, s[at.CURSOR]):
        draw_among(s, at.DIE)
    else:
        s[at.CURSOR] += 1


def may_flee(q: Numbers, s: Numbers, contingent: int) -> bool:
    """Say whether there are losses, and something left that can flee (11.82)."""
    if s[at.FATE + contingent] == at.FLED or units_lost(q, s, contingent) == 0:
        return False
    if lives(s, contingent):
        return True
    for unit in range(q[at.FIRST_UNIT + contingent], q[at.END_OF_UNITS + contingent]):
        if s[at.STATE + unit] != at.ELIMINATED:
            return True
    return False


def settle_flight(q: Numbers, s: Numbers, die: int) -> None:
    """Apply a roll of phase H."""
    check_flight(q, s, s[at.CURSOR], die)
    s[at.CURSOR] += 1


# ---- Phase I: rout points, and who has won (12.0; R18, R47) --------------------------


def rout_points(q: Numbers, s: Numbers, side: int) -> int:
    """Total an army's rout points: units routed and eliminated, less heads won (12.0, R18)."""
    points = 0
    for unit in range(q[at.FIRST_OF_SIDE + side], q[at.END_OF_SIDE + side]):
        if s[at.STATE + unit] >= at.ROUTED:
            points += q[at.POINTS + unit]
    points -= q[at.HEAD_POINTS] * s[at.HEADS + side]
    return points - q[at.GREAT_HEAD_POINTS] * s[at.GREAT_HEADS + side]


def judge(q: Numbers, s: Numbers) -> None:
    """End the battle if an army breaks, or at the turn limit; else go on to the next turn."""
    for side in range(2):
        s[at.ROUT_POINTS + side] = rout_points(q, s, side)
    red = s[at.ROUT_POINTS] >= q[at.ROUT_LEVEL]
    blue = s[at.ROUT_POINTS + 1] >= q[at.ROUT_LEVEL + 1]
    if red and blue:
        s[at.ENDED] = at.BY_BOTH
        s[at.WINNER] = higher(heads(s, 0), heads(s, 1))
    elif red or blue:
        s[at.ENDED] = at.BY_ROUT
        s[at.WINNER] = 1 if red else 0
    elif s[at.TURN] >= q[at.TURN_LIMIT]:
        s[at.ENDED] = at.BY_TURN_LIMIT
        s[at.WINNER] = higher(
            s[at.ROUT_POINTS + 1] * q[at.ROUT_LEVEL], s[at.ROUT_POINTS] * q[at.ROUT_LEVEL + 1]
        )
    elif q[at.ORDERS_LIMIT] > 0 and q[at.OVER_TURNS] == 0:
        s[at.ENDED] = at.BY_STOP
    else:
        s[at.TURN] += 1
        s[at.PHASE] = at.TURN_START


def heads(s: Numbers, side: int) -> int:
    """Count the heads that a side holds (12.0)."""
    return s[at.HEADS + side] + s[at.GREAT_HEADS + side]


def higher(red: int, blue: int) -> int:
    """Give the side with the higher number, NONE if they are equal.

    At the turn limit: of the shares of their levels that the other side has lost (R47, R56).
    """
    if red == blue:
        return at.NONE
    return 0 if red > blue else 1
