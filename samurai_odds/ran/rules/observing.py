"""What a side may know: where an enemy unit on its way is going it learns as the unit gets there.

A way is chosen before it is walked, hex by hex, with reactions in between. So to the side that
reacts the unit has no way: it decides anew at each hex, as it does whenever a reaction has
changed something.
"""

from typing import Any

from samurai_odds.ran.rules.layout import Aside, Question, State

ASIDE = Aside.width


def hide(q: Question, s: State, aside: Aside) -> None:
    """Put the way of an enemy unit aside."""
    aside.goal = 0
    if not has_secret_way(q, s, s.asked):
        return
    aside.goal, s.move.goal = 1, 0
    aside.ending, s.move.ending = s.move.ending, 0
    aside.path_at, s.move.path_at = s.move.path_at, 0
    aside.path_length, s.move.path_length = s.move.path_length, 0
    for k in range(aside.path_length):
        aside.path[k], s.move.path[k] = s.move.path[k], 0


def show(q: Question, s: State, aside: Aside) -> None:
    """Return it."""
    if aside.goal == 0:
        return
    s.move.goal, s.move.ending = 1, aside.ending
    s.move.path_at, s.move.path_length = aside.path_at, aside.path_length
    for k in range(aside.path_length):
        s.move.path[k] = aside.path[k]


def redraw(q: Question, s: State, seat: int, word: Any) -> None:
    """Have an enemy unit that is on its way think over where it goes."""
    if has_secret_way(q, s, seat):
        s.move.goal = s.move.ending = s.move.path_at = 0
        for k in range(s.move.path_length):
            s.move.path[k] = 0
        s.move.path_length = 0


def has_secret_way(q: Question, s: State, seat: int) -> bool:
    """Say whether an enemy of a seat goes a way that he may leave: he is in no friend's hex."""
    if q.ways_known or s.mover < 0 or s.move.goal == 0 or s.move.friend_here >= 0:
        return False
    return q.side[s.mover] != seat
