"""Contingent flight and victory: phases H and I (11.8, 12.0; R13, R18, R45-R49)."""

from samurai_odds.play.offering import draw_among
from samurai_odds.ran.men import flight_drop
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.leaders import flee, lives, rating

# ---- Contingent flight (11.8; R13, R45, R49) -----------------------------------------


def flight_modifier(q: Question, s: State, contingent: int) -> int:
    """Give what is added to a flight die (11.82; R13).

    Half the Momentum of a busho who is still the first; the dead one's half is taken off, and
    for every contingent the Initiative of a So-Taisho killed this turn.
    """
    added = -s.chief_fell[q.side_of[contingent]]
    if s.fell[contingent] > 0:
        added -= flight_drop(s.fell[contingent] - 1, False)  # the Initiative is off already
    elif lives(s, contingent) and not s.replaced[contingent]:
        added += rating(q, s, contingent) // 2
    return added


def flees_at(q: Question, s: State, contingent: int) -> int:
    """Give the adjusted die at or below which a contingent flees, by its losses (11.82)."""
    lost = units_lost(q, s, contingent)
    return q.flight[contingent, lost]


def units_lost(q: Question, s: State, contingent: int) -> int:
    """Count a contingent's units disrupted, routed or eliminated, without a Honjin (11.82, R13)."""
    lost = 0
    for unit in range(q.first_unit[contingent], q.end_of_units[contingent]):
        if s.state[unit] != at.ORDERED and q.type[unit] != at.HONJIN:
            lost += 1
    return lost


def check_flight(q: Question, s: State, contingent: int, die: int) -> None:
    """A contingent whose adjusted die is low enough has fled (11.83, 11.84)."""
    s.flight_due[contingent] = 0
    if die + flight_modifier(q, s, contingent) <= flees_at(q, s, contingent):
        flee(q, s, contingent)


def flight_due(q: Question, s: State) -> int:
    """Find a contingent that must check at once, its busho killed (10.51); NONE."""
    for contingent in range(q.contingents):
        if s.flight_due[contingent]:
            return contingent
    return at.NONE


def next_flight(q: Question, s: State) -> None:
    """Roll for the next contingent with losses (11.81, R45), then count rout points."""
    if s.cursor >= q.contingents:
        s.phase = at.VICTORY
    elif may_flee(q, s, s.cursor):
        draw_among(s, at.DIE)
    else:
        s.cursor += 1


def may_flee(q: Question, s: State, contingent: int) -> bool:
    """Say whether there are losses, and something left that can flee (11.82)."""
    if s.fate[contingent] == at.FLED or units_lost(q, s, contingent) == 0:
        return False
    if lives(s, contingent):
        return True
    for unit in range(q.first_unit[contingent], q.end_of_units[contingent]):
        if s.state[unit] != at.ELIMINATED:
            return True
    return False


def settle_flight(q: Question, s: State, die: int) -> None:
    """Apply a roll of phase H."""
    check_flight(q, s, s.cursor, die)
    s.cursor += 1


# ---- Phase I: rout points, and who has won (12.0; R18, R47) --------------------------


def rout_points(q: Question, s: State, side: int) -> int:
    """Total an army's rout points: units routed and eliminated, less heads won (12.0, R18)."""
    points = 0
    for unit in range(q.first_of_side[side], q.end_of_side[side]):
        if s.state[unit] >= at.ROUTED:
            points += q.points[unit]
    points -= q.head_points * s.heads[side]
    return points - q.great_head_points * s.great_heads[side]


def judge(q: Question, s: State) -> None:
    """End the battle if an army breaks, or at the turn limit; else go on to the next turn."""
    for side in range(2):
        s.rout_points[side] = rout_points(q, s, side)
    red = s.rout_points[0] >= q.rout_level[0]
    blue = s.rout_points[1] >= q.rout_level[1]
    if red and blue:
        s.ended = at.BY_BOTH
        s.winner = higher(heads(s, 0), heads(s, 1))
    elif red or blue:
        s.ended = at.BY_ROUT
        s.winner = 1 if red else 0
    elif s.turn >= q.turn_limit:
        s.ended = at.BY_TURN_LIMIT
        s.winner = higher(s.rout_points[1] * q.rout_level[0], s.rout_points[0] * q.rout_level[1])
    elif q.orders_limit > 0 and q.over_turns == 0:
        s.ended = at.BY_STOP
    else:
        s.turn += 1
        s.phase = at.TURN_START


def heads(s: State, side: int) -> int:
    """Count the heads that a side holds (12.0)."""
    return s.heads[side] + s.great_heads[side]


def higher(red: int, blue: int) -> int:
    """Give the side with the higher number, NONE if they are equal.

    At the turn limit: of the shares of their levels that the other side has lost (R47, R56).
    """
    if red == blue:
        return at.NONE
    return 0 if red > blue else 1
