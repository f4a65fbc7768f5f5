"""The template: a skirmish on seven hexes."""

from itertools import permutations

from samurai_odds.play import layout as at
from samurai_odds.play.game import State
from samurai_odds.play.games import record
from samurai_odds.play.rollouts import taken_up
from tests.play.tables.whole import Deal, Whole
from tests.play.template import layout as my
from tests.play.template import recording
from tests.play.template.game import STARTS
from tests.play.template.machine import seat_to_deal


def secret(q: State, s: State) -> int:
    """Cards dealt are seen by who gets them."""
    return int(seat_to_deal(q, s)) if s[at.PHASE] == my.DEALING else at.NONE


def lies(s: State) -> tuple[int, ...]:
    return tuple(my.State(s).where[:6].tolist())


def deal() -> Deal:
    """Seat 0 cannot know which of four cards the other holds, and which are in the deck."""
    start = taken_up(STARTS["tiny"], record(STARTS["tiny"], 1, 0), 4)
    known = lies(start.state)
    others = [where for where in known if where != 0]
    ways = set()
    for order in permutations(others):
        left = iter(order)
        ways.add(tuple(0 if where == 0 else next(left) for where in known))
    return Deal(start, 0, lies, dict.fromkeys(ways, 1 / len(ways)))


WHOLE = Whole(
    starts=lambda: STARTS,
    names=tuple(STARTS),
    most_options=my.MOST_OPTIONS,
    winners={my.DESTROYED: True, my.TIME_UP: None},
    limit=my.TIME_UP,
    stopped=1,
    noted=range(recording.HELD, recording.HELD + 1),
    deal=deal,
    secret=secret,
)
