"""Passages of full games followed, and played, by the compiled rules (`passage_loop`)."""

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.machine import END
from samurai_odds.engine.sampling.pools import PoolTable, pools
from samurai_odds.engine.sampling.streams import key
from samurai_odds.engine.unfold import Graph, TooLarge
from samurai_odds.errors import OddsError
from samurai_odds.play import passage_loop as loop
from samurai_odds.play.games import DICE_LOCK
from samurai_odds.play.passage_loop import BLOCK
from samurai_odds.play.passage_rules import (
    MOST_AT_ONCE,
    NO_BEST,
    PassageRules,
    PassageStart,
    behind,
    roll_again,
    rolls_of,
)

if TYPE_CHECKING:
    from samurai_odds.engine.compiled import Twin

FIRST_ROOM = MOST_AT_ONCE  # states; as many as may be when they do not fit, but of what is played
EDGES, KEPT = 32, 128  # of a state: how many follow, numbers in which it differs
MOST_OUTCOMES = 4_096  # of one roll


@cache
def reader(rules: PassageRules) -> "Twin":
    """Return what reads passages of a kind, compiled."""
    from samurai_odds.engine.compiled import APART, twin

    return twin(
        loop.read_passage,
        APART,
        passage_over=rules.over,
        passage_choose=rules.choose,
        passage_otherwise=rules.otherwise,
        passage_forget=rules.forget,
        passage_record=rules.record,
        passage_comes_to=rules.comes_to,
        passage_wipe=loop.wipe_numbers,
        game_prepare=rules.game.prepare,
        game_settle=rules.game.settle,
        **rules.instead,
    )


@cache
def is_kept(rules: PassageRules) -> bool:
    """Return whether numba has compiled the rules of a kind of passage before."""
    from samurai_odds.engine.compiled import is_compiled

    return is_compiled(reader(rules))


def _call(rules: PassageRules, arguments: tuple[Any, ...]) -> int:
    """Call the compiled rules; the first time they may have to be compiled, and that is said."""
    from samurai_odds.engine.compiled import (
        FULL_GAME,
        compiling_said,
        is_compiled,
        say_waiting,
        why_compiled,
    )

    compiled, name = reader(rules), rules.game.name
    if is_compiled(compiled):
        return int(compiled(*arguments))
    from samurai_odds.engine.compiling.cache import one_at_a_time

    waiting = one_at_a_time(name, say_waiting)
    with waiting, compiling_said(name, FULL_GAME, why_compiled(compiled)):
        return int(compiled(*arguments))


class _Reader:
    """The arrays of one thread that reads a passage.

    There is ``room`` for states, and for ``space`` times what these usually need.
    """

    def __init__(self, passage: PassageStart, room: int, space: int = 1) -> None:
        self.passage, self.rules = passage, passage.rules
        self.table: PoolTable = pools(rolls_of(self.rules.game))
        width = -(-len(passage.state) // BLOCK) * BLOCK
        self.first_state = np.zeros(width, dtype=np.int64)
        self.first_state[: len(passage.state)] = passage.state
        self.state = self.first_state.copy()
        self.q = np.ascontiguousarray(passage.question, dtype=np.int64)
        self.parts = _put_back(passage)
        self.met = np.zeros_like(passage.met)
        self.row = np.zeros(self.rules.width, dtype=np.int64)
        self.arrays = _arrays(max(width + len(self.row), 2 * MOST_OUTCOMES), room, space)

    def read(self, seed: int, game: int, rows: NDArray[np.int16]) -> int:
        """Play passages, or follow every roll of one: return what `read_passage` does."""
        while True:
            with DICE_LOCK:
                dice = self.table.arrays()
            if len(rows):
                self.state[:] = self.first_state
            result = _call(
                self.rules,
                (
                    self.q, self.first_state, self.first_state.reshape(-1, BLOCK), self.parts,
                    self.state, self.state.reshape(-1, BLOCK), self.passage.seat, self.met,
                    dice.start, dice.size, dice.outcome, dice.limit, dice.guide, dice.guide_start,
                    np.uint64(key(seed)), game, rows, self.row, *self.arrays,
                ),
            )  # fmt: skip
            if result > loop.NO_POOL:
                return result
            with DICE_LOCK:
                self.table.add(loop.NO_POOL - result)


def _put_back(passage: PassageStart) -> NDArray[np.int64]:
    """List the parts of the state that are put back, or compared, from where up to where."""
    parts, place = [], 0
    for start, end in sorted(passage.rules.scratch(passage.question, passage.state)):
        parts.append((place, start))
        place = end
    return np.array([*parts, (place, len(passage.state))], dtype=np.int64)


def play(passage: PassageStart, seed: int, first: int, games: int) -> NDArray[np.int16]:
    """Play a number of passages; return what is kept of the ends, a row each.

    Raises OddsError where a choice is left open.
    """
    rows = np.empty((games, passage.rules.width), dtype=np.int16)
    try:
        own = passage.players.pop()
    except IndexError:
        own = _Reader(passage, FIRST_ROOM)
    if own.read(seed, first, rows) == loop.CHOICE_OPEN:
        raise OddsError(NO_BEST)
    with DICE_LOCK:
        passage.met[:] += own.met
    own.met[:] = 0
    passage.players.append(own)
    return rows


def unfold_compiled(passage: PassageStart, most: int, share: float = 0.0) -> Graph:
    """Follow every roll; raise TooLarge where `Passage.unfold` does."""
    return followed(passage, most, share).graph()


def followed(passage: PassageStart, most: int, share: float = 0.0) -> "Followed":
    """Follow every roll, and keep the states; raise TooLarge where `Passage.unfold` does."""
    room, space = min(FIRST_ROOM, most), 1
    nothing = np.empty((0, passage.rules.width), dtype=np.int16)
    while True:
        own = _Reader(passage, room, space)
        states = own.read(0, 0, nothing)
        if states >= 0:
            break
        if states == loop.NO_SPACE:
            space *= 2
        elif room == most or _behind(own) < share:
            raise TooLarge
        else:
            room = most
    passage.met[:] += own.met
    return Followed(own, states)


def _behind(own: _Reader) -> float:
    """Return which share of the way is behind a reader that had no room."""
    *_, filled, _, _, _, fanout, cursor, path, _, _ = own.arrays
    nodes = path[: filled[loop.DEPTH]]
    return behind(zip(cursor[nodes].tolist(), fanout[nodes].tolist(), strict=True))


def _arrays(width: int, room: int, space: int) -> tuple[NDArray[Any], ...]:
    """Make the arrays in which states are kept."""
    slots = 4
    while slots < 2 * room:
        slots *= 2
    return (
        np.empty(width, dtype=np.int64),
        np.empty(KEPT * room * space, dtype=np.int64),
        np.zeros(room + 1, dtype=np.int64),
        np.array(loop.BEGUN, dtype=np.int64),
        np.full(slots, -1, dtype=np.int32),
        *np.empty((6, room), dtype=np.int32),
        np.empty(EDGES * room * space, dtype=np.int32),
    )


@dataclass(frozen=True)
class Followed:
    """All that a passage may lead to."""

    own: _Reader
    states: int

    def state(self, node: int) -> NDArray[np.int64]:
        """Return the state of a node that is no end."""
        _, numbers, begin, *_ = self.own.arrays
        state = self.own.first_state[: len(self.own.passage.state)].copy()
        loop.put(state, numbers, int(begin[node]), int(begin[node + 1] - begin[node]))
        return state

    def graph(self) -> Graph:
        """Return them as a graph; rolls that change nothing are made again."""
        _, numbers, begin, _, _, event, first, fanout, _, _, postorder, target = self.own.arrays
        event, first = event[: self.states], first[: self.states]
        edges = int(fanout[: self.states].sum())
        owners = np.repeat(np.arange(self.states), fanout[: self.states])
        for node in np.unique(owners[target[:edges] == owners]).tolist():
            start = int(first[node])
            targets = target[start : start + int(fanout[node])].tolist()
            if event[node] > 0:
                again = roll_again(self.own.rules.game, int(event[node]), node, targets)
                event[node], left = again
                target[start : start + len(left)] = left
        leaves = np.flatnonzero(event == END)
        ends = numbers[begin[leaves][:, None] + np.arange(self.own.rules.width)]
        return Graph(event, first, target[:edges], postorder[: self.states], leaves, ends)
