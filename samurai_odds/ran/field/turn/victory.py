"""Phase I: rout points, and who has won (12.0; R18, R47)."""

from samurai_odds.play.rules.offering import Numbers
from samurai_odds.ran.field import layout as at


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
    elif q[at.ORDERS_LIMIT] > 0:
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
