"""The plans that a seat which searches weighs besides its bot's own."""

from collections.abc import Iterator, Sequence
from typing import Any

from samurai_odds.play.game import Lines
from samurai_odds.swords.bots.buying import koku_to_levy
from samurai_odds.swords.bots.worths import GUARDS, LOOKS_BACK, PLANNER, STOPS, WANTED
from samurai_odds.swords.full_game.plan import Plan, plan_of
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions import packed
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.rules.observing import is_rival

# ---- plans unlike the bot's own --------------------------------------------------------

_USUAL = PLANNER % WANTED
_STYLES = {  # of the planner: flags, and the chance to win, in thousandths, that it wants
    "bold": _USUAL | 600 * WANTED,
    "all-out": (_USUAL & ~LOOKS_BACK) | 500 * WANTED,
    "wary": _USUAL | 900 * WANTED,
    "hold": _USUAL | 1001 * WANTED,
    "guard": PLANNER | GUARDS,
    "leader": (_USUAL | STOPS) | 600 * WANTED,
}
_MOST_WHIMS = 4
_WHIM = 40
_WHIMS = {f"otherwise-{k}": k for k in range(1, _MOST_WHIMS + 1)}
INTENTS = (*_STYLES, *_WHIMS)


def intend(q: Question, name: str) -> None:
    """Write how the planner is to make a plan: its own way, or unlike it."""
    q.meant, q.whim, q.whim_number = 0, 0, 0
    if name in _STYLES:
        q.meant = _STYLES[name]
    elif name:
        q.whim, q.whim_number = _WHIM, _WHIMS[name]


def gist(q: Any, s: State) -> bytes:
    """Give what a plan leads to, without options listed and notes of bots."""
    return State.key(s)


# ---- koku ------------------------------------------------------------------------------


def unmade(q: Question, s: State) -> State:
    """Give the state in which the rivals of the seat asked have not planned yet.

    But for the plan that its ninja has spied on.
    """
    copied: State = s.copy()
    seat = int(s.asked)
    for rival in range(int(q.seats)):
        spied = s.ninja == seat and s.spied == rival
        if s.phase == at.PLANNING and is_rival(q, seat, rival) and not spied:
            copied.planned[rival] = 0
            row = State.bins.place(rival)
            copied[row : row + at.BIN_COUNT] = 0
    return copied


def chosen(q: Any, s: State, seat: int) -> Lines:
    """Say as a script what a seat has put into its bins."""
    row = State.bins.place(seat)
    return plan_of(dict(enumerate(s[row : row + at.BIN_COUNT].tolist()))).lines


def proposals(q: Question, s: State) -> Sequence[Lines]:
    """List plans for the koku of the seat asked, the plainest first, as scripts."""
    if s.decision != at.BIN_CHOICE:
        return ()
    seat = int(s.asked)
    levied, most = int(koku_to_levy(q, s, seat)), int(s.owned[seat])
    listed = likely(int(s.koku[seat]), levied, most, int(q.castle_price))
    return [plan.lines for plan in listed]


def likely(koku: int, levied: int, most: int, price: int) -> list[Plan]:
    """List what a player would think of doing with koku: levies, and one or two things besides.

    ``levied`` is how many koku bots levy; ``most``, how many are not thrown away: a koku buys a
    unit at least, and a province takes one. ``price`` is that of a castle.
    """
    return list(dict.fromkeys(_filled(koku, levied, most, price)))


def _filled(koku: int, levied: int, most: int, price: int) -> Iterator[Plan]:
    for bins, sword in _USES:
        spent = {place: price if place == at.TO_BUILD else n for place, n in bins.items()}
        left = koku - sum(spent.values())
        if left >= 0:
            units = min(left, levied)
            spent[at.TO_LEVY] = units
            spent[at.TO_RONIN] = spent.get(at.TO_RONIN, 0) + left - units
            yield plan_of(spent, sword)
    half = min(koku - koku // 2, most)
    yield plan_of({at.TO_RONIN: koku - half, at.TO_LEVY: half})
    yield plan_of({at.TO_RONIN: koku})


_LAST = packed.LAST
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


def strikes(koku: int, price: int) -> list[Plan]:
    """List plans to strike at once: a thing or two, and ronin for all else."""
    uses = (
        plan_of({at.TO_SWORDS: 1, at.TO_RONIN: koku - 1}, 1),
        plan_of({at.TO_SWORDS: 2, at.TO_RONIN: koku - 2}, 1),
        plan_of({at.TO_BUILD: price, at.TO_RONIN: koku - price}),
        plan_of({at.TO_NINJA: 2, at.TO_RONIN: koku - 2}),
    )
    return [plan for plan in uses if plan.bins[at.TO_RONIN] > 0]
