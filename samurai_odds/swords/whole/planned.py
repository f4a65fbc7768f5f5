"""What a seat that searches decides: its koku, and which sword it takes; what may be planned."""

from collections.abc import Iterator, Sequence
from typing import Any

from samurai_odds.play.game import Lines, State
from samurai_odds.swords.bots.buying import koku_to_levy
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field import scripted
from samurai_odds.swords.field.observing import is_rival
from samurai_odds.swords.whole.plan import Plan, plan_of


def decides(q: Any, s: Any) -> bool:
    """Say whether a seat that searches plans at a choice: its first bin, or a sword."""
    kind = s[at.DECISION]
    if kind == at.BIN_CHOICE:
        return bool(s[at.PLANNED + s[at.ASKED]] == 0)
    return bool(kind == at.SWORD_CHOICE)


def always(q: Any, s: State) -> bool:
    """Say that rollouts go to the end of the game: it is a matter of a millisecond."""
    return True


# ---- koku ------------------------------------------------------------------------------


def unmade(q: Any, s: State) -> State:
    """Give the state in which the rivals of the seat asked have not planned yet.

    But for the plan that its ninja has spied on.
    """
    found = s.copy()
    seat = int(s[at.ASKED])
    for rival in range(int(q[at.SEATS])):
        spied = s[at.NINJA] == seat and s[at.SPIED] == rival
        if s[at.PHASE] == at.PLANNING and is_rival(q, seat, rival) and not spied:
            found[at.PLANNED + rival] = 0
            row = at.BINS + rival * at.BIN_COUNT
            found[row : row + at.BIN_COUNT] = 0
    return found


def chosen(q: Any, s: State, seat: int) -> Lines:
    """Say as a script what a seat has put into its bins."""
    row = at.BINS + seat * at.BIN_COUNT
    return plan_of(dict(enumerate(s[row : row + at.BIN_COUNT].tolist()))).lines


def proposals(q: Any, s: State) -> Sequence[Lines]:
    """List plans for the koku of the seat asked, the plainest first, as scripts."""
    if s[at.DECISION] != at.BIN_CHOICE:
        return ()
    seat = int(s[at.ASKED])
    listed = likely(int(s[at.KOKU + seat]), int(koku_to_levy(q, s, seat)), int(q[at.CASTLE_PRICE]))
    return [plan.lines for plan in listed]


def likely(koku: int, levied: int, price: int) -> list[Plan]:
    """List what a player would think of doing with koku: levies, and one or two things besides.

    ``levied`` is how many koku units can be bought for, ``price`` that of a castle.
    """
    return list(dict.fromkeys(_filled(koku, levied, price)))


def _filled(koku: int, levied: int, price: int) -> Iterator[Plan]:
    for bins, sword in _USES:
        spent = {place: price if place == at.TO_BUILD else n for place, n in bins.items()}
        left = koku - sum(spent.values())
        if left >= 0:
            units = min(left, levied)
            spent[at.TO_LEVY] = units
            spent[at.TO_RONIN] = spent.get(at.TO_RONIN, 0) + left - units
            yield plan_of(spent, sword)
    yield plan_of({at.TO_RONIN: koku // 2, at.TO_LEVY: koku - koku // 2})
    yield plan_of({at.TO_RONIN: koku})


_LAST = scripted.LAST
_USES: tuple[tuple[dict[int, int], int], ...] = (  # before the levy: koku by bin, and the sword
    ({}, 0),
    ({at.TO_SWORDS: 1}, 1),
    ({at.TO_SWORDS: 1}, _LAST),
    ({at.TO_BUILD: 2}, 0),
    ({at.TO_NINJA: 1}, 0),
    ({at.TO_NINJA: 2}, 0),
    ({at.TO_SWORDS: 2}, 1),
    ({at.TO_SWORDS: 2}, _LAST),
    ({at.TO_BUILD: 2, at.TO_SWORDS: 1}, _LAST),
    ({at.TO_NINJA: 1, at.TO_SWORDS: 1}, _LAST),
)
