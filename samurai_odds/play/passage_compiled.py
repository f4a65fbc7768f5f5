"""Passages of whole games followed, and played, by the compiled rules.

`read_passage` is compiled once for the rules of a kind of passage; it does both, since nearly all
of the time that compiling takes goes into the game's rules. A state is kept as what differs from
the first one: a number each, place and value. Names that begin with ``passage_`` stand in for
what `PassageRules` gives.
"""

from functools import cache
from threading import Lock
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.machine import END, decision
from samurai_odds.engine.sampling.pools import PoolTable, pools
from samurai_odds.engine.sampling.streams import GOLDEN, key, next_word, uniform_of, word_at
from samurai_odds.engine.unfold import Graph, TooLarge
from samurai_odds.errors import OddsError
from samurai_odds.play import layout as at
from samurai_odds.play.chance import fallen_on
from samurai_odds.play.passage import (
    LEFT_OPEN,
    NO_BEST,
    Passage,
    PassageRules,
    roll_again,
    rolls_of,
)
from samurai_odds.play.stepping import take

if TYPE_CHECKING:
    from samurai_odds.engine.compiled import Twin

DONE, NO_ROOM, NO_SPACE, CHOICE_OPEN = 0, -1, -2, -3  # for states; for what belongs to them
NO_POOL = -4  # less the roll's code
NO_EDGE = -1  # that leads to the first state
FIRST_ROOM = 65_536  # states; more when they do not fit
EDGES, KEPT = 16, 64  # of a state: how many follow, numbers in which it differs
BLOCK = 16  # numbers of a state compared at a time
VALUE_BITS = 40
_HALF_VALUE, _VALUE = 1 << VALUE_BITS - 1, (1 << VALUE_BITS) - 1
_GOLDEN, _HALF = np.uint64(GOLDEN), np.uint64(32)


# ---- what a kind of passage gives ----------------------------------------------------


def passage_over(q: Any, s: Any) -> bool:
    """Stand in for whether the passage ends."""
    raise NotImplementedError


def passage_choose(q: Any, s: Any) -> int:
    """Stand in for the policy."""
    raise NotImplementedError


def passage_otherwise(q: Any, s: Any) -> int:
    """Stand in for the policy where the best cannot be found."""
    raise NotImplementedError


def passage_forget(q: Any, s: Any) -> None:
    """Stand in for wiping what is not read any more."""
    raise NotImplementedError


def passage_record(q: Any, s: Any, row: Any) -> None:
    """Stand in for what is kept of an end."""
    raise NotImplementedError


def wipe_numbers(s: Any, start: int, numbers: int) -> None:
    """Set numbers of a state to 0, one by one."""
    for place in range(start, start + numbers):
        s[place] = 0


# ---- rules: from one roll, or choice left open, to the next -----------------------------


def go_on(q: Any, s: Any, seat: int, play: bool, met: Any) -> int:
    """Take the choices that the policy takes; return what is due then, END if it is over."""
    while s[at.PENDING] != END and not passage_over(q, s):
        if s[at.PENDING] > 0:
            return s[at.PENDING]
        met[s[at.DECISION]] += 1
        place = passage_choose(q, s)
        if play and place == LEFT_OPEN:
            place = passage_otherwise(q, s)
        if place == LEFT_OPEN:
            return decision(s[at.OPTIONS_OPEN], 0 if s[at.ASKED] == seat else 1)
        apply(q, s, s[at.CHOICES + place])
    return END


def apply(q: Any, s: Any, value: int) -> None:
    """Apply a roll's outcome or a choice's value."""
    take(q, s, value)


# ---- every roll followed -------------------------------------------------------------


def gather(blocks: Any, first_blocks: Any, found: Any) -> int:
    """Write down in what a state differs from the first, and make it the first again.

    Both are laid out in rows of BLOCK numbers. Return how many numbers differ.
    """
    count = 0
    for block in range(len(blocks)):
        differs = 0
        for place in range(BLOCK):
            differs |= blocks[block, place] ^ first_blocks[block, place]
        if differs != 0:
            for place in range(BLOCK):
                if blocks[block, place] != first_blocks[block, place]:
                    whole = ((block * BLOCK + place) << VALUE_BITS) + _HALF_VALUE
                    found[count] = whole + blocks[block, place]
                    blocks[block, place] = first_blocks[block, place]
                    count += 1
    return count


def slot_of(
    found: Any, count: int, what: int, event: Any, kept: Any, begin: Any, slots: Any
) -> Any:
    """Find the hash slot of a state: where it is, or where it would go."""
    mask = len(slots) - 1
    mixed, power = np.uint64(count), np.uint64(1)
    for k in range(count):
        power *= _GOLDEN
        mixed += np.uint64(found[k]) * power
    mixed ^= mixed >> _HALF
    slot = np.int64((mixed * _GOLDEN >> _HALF) & np.uint64(mask))
    while slots[slot] >= 0:
        other = slots[slot]
        start = begin[other]
        if begin[other + 1] - start == count and (event[other] == END) == (what == END):
            different = 0
            for k in range(count):
                different |= found[k] ^ kept[start + k]
            if different == 0:
                break
        slot = (slot + 1) & mask
    return slot


def follow(
    q: Any,
    s: Any,
    blocks: Any,  # the same memory in rows of BLOCK numbers
    first_blocks: Any,
    seat: int,
    met: Any,
    start: Any,
    size: Any,
    outcome: Any,
    found: Any,  # of one state: in what it differs, or its end
    kept: Any,  # the same of all states, one after the other
    begin: Any,  # by node: where that begins
    slots: Any,  # hash table of node numbers, -1 where empty; a power of two long
    event: Any,
    first: Any,
    fanout: Any,
    cursor: Any,
    path: Any,
    postorder: Any,
    target: Any,
    row: Any,
) -> int:
    """Fill the arrays; return the number of states, or what is missing."""
    nodes, edges, done, depth, edge = 0, 0, 0, 0, NO_EDGE
    begin[0] = 0
    for slot in range(len(slots)):
        slots[slot] = -1
    while True:
        # a state has been reached: number it
        what = go_on(q, s, seat, False, met)
        passage_forget(q, s)
        if what == END:
            passage_record(q, s, row)
        count = gather(blocks, first_blocks, found)
        if what == END:
            count = len(row)
            for k in range(count):
                found[k] = row[k]
        elif what > 0 and (what >= len(start) or start[what] < 0):
            return NO_POOL - what
        slot = slot_of(found, count, what, event, kept, begin, slots)
        child = slots[slot]
        if child < 0:
            child = nodes
            fan = size[what] if what > 0 else -what // 2
            if nodes == len(event):
                return NO_ROOM
            if begin[nodes] + count > len(kept) or edges + fan > len(target):
                return NO_SPACE
            slots[slot] = nodes
            for k in range(count):
                kept[begin[nodes] + k] = found[k]
            begin[nodes + 1] = begin[nodes] + count
            event[nodes], first[nodes], fanout[nodes], cursor[nodes] = what, edges, fan, 0
            edges += fan
            path[depth] = nodes
            depth += 1
            nodes += 1
        if edge != NO_EDGE:
            target[edge] = child
        # go back to the last that has outcomes left
        while depth > 0 and cursor[path[depth - 1]] == fanout[path[depth - 1]]:
            depth -= 1
            postorder[done] = path[depth]
            done += 1
        if depth == 0:
            return nodes
        node = path[depth - 1]
        k = cursor[node]
        cursor[node] = k + 1
        edge = first[node] + k
        for place in range(begin[node], begin[node + 1]):
            s[kept[place] >> VALUE_BITS] = (kept[place] & _VALUE) - _HALF_VALUE
        what = event[node]
        apply(q, s, outcome[start[what] + k] if what > 0 else s[at.CHOICES + k])


# ---- played --------------------------------------------------------------------------


def play_passages(
    q: Any,
    s: Any,
    first_state: Any,
    seat: int,
    met: Any,
    start: Any,
    outcome: Any,
    limit: Any,
    guide: Any,
    guide_start: Any,
    key: Any,  # of the seed
    game: int,
    rows: Any,  # games x what is kept of each
    row: Any,
) -> int:
    """Play passages and keep their ends; return DONE, or what is missing."""
    for i in range(len(rows)):
        word = word_at(key, game + i, 0)
        for k in range(len(first_state)):
            s[k] = first_state[k]
        what = go_on(q, s, seat, True, met)
        while what != END:
            if what < 0:
                return CHOICE_OPEN
            if what >= len(start) or start[what] < 0:
                return NO_POOL - what
            pool = start[what]
            place = fallen_on(uniform_of(word), limit, pool, guide, guide_start[what])
            word = next_word(word)
            apply(q, s, outcome[pool + place])
            what = go_on(q, s, seat, True, met)
        passage_record(q, s, row)
        for k in range(len(row)):
            rows[i, k] = row[k]
    return DONE


# ---- both, compiled ------------------------------------------------------------------


def read_passage(
    q: Any,
    first_state: Any,
    first_blocks: Any,
    s: Any,
    blocks: Any,
    seat: int,
    met: Any,
    start: Any,
    size: Any,
    outcome: Any,
    limit: Any,
    guide: Any,
    guide_start: Any,
    key: Any,
    game: int,
    rows: Any,  # of what is to be played; none: every roll is followed
    row: Any,
    found: Any,
    kept: Any,
    begin: Any,
    slots: Any,
    event: Any,
    first: Any,
    fanout: Any,
    cursor: Any,
    path: Any,
    postorder: Any,
    target: Any,
) -> int:
    """Play passages, or follow every roll of one."""
    if len(rows) > 0:
        return play_passages(
            q, s, first_state, seat, met, start, outcome, limit, guide, guide_start, key, game,
            rows, row,
        )  # fmt: skip
    return follow(
        q, s, blocks, first_blocks, seat, met, start, size, outcome, found, kept, begin, slots,
        event, first, fanout, cursor, path, postorder, target, row,
    )  # fmt: skip


@cache
def reader(rules: PassageRules) -> "Twin":
    """Return what reads passages of a kind, compiled."""
    from samurai_odds.engine.compiled import APART, twin

    return twin(
        read_passage,
        APART,
        passage_over=rules.over,
        passage_choose=rules.choose,
        passage_otherwise=rules.otherwise,
        passage_forget=rules.forget,
        passage_record=rules.record,
        passage_wipe=wipe_numbers,
        game_prepare=rules.game.prepare,
        game_settle=rules.game.settle,
    )


@cache
def is_kept(rules: PassageRules) -> bool:
    """Return whether numba has compiled the rules of a kind of passage before."""
    from samurai_odds.engine.compiled import kept

    return kept(reader(rules))


def _call(rules: PassageRules, arguments: tuple[Any, ...]) -> int:
    """Call the compiled rules; the first time they may have to be compiled, and that is said."""
    from samurai_odds.engine.compiled import (
        WHOLE_GAME,
        compiling_said,
        kept,
        say_waiting,
        why_compiled,
    )

    compiled, name = reader(rules), rules.game.name
    if kept(compiled):
        return int(compiled(*arguments))
    from samurai_odds.engine.compiling.cache import one_at_a_time

    waiting = one_at_a_time(name, say_waiting)
    with waiting, compiling_said(name, WHOLE_GAME, why_compiled(compiled)):
        return int(compiled(*arguments))


class _Reader:
    """The arrays of one thread that reads a passage."""

    def __init__(self, passage: Passage) -> None:
        self.passage, self.rules = passage, passage.rules
        self.table: PoolTable = pools(rolls_of(self.rules.game))
        width = -(-len(passage.state) // BLOCK) * BLOCK
        self.first_state = np.zeros(width, dtype=np.int64)
        self.first_state[: len(passage.state)] = passage.state
        self.q = np.ascontiguousarray(passage.question, dtype=np.int64)
        self.met = np.zeros_like(passage.met)
        self.row = np.zeros(self.rules.width, dtype=np.int64)

    def read(self, seed: int, game: int, rows: NDArray[np.int16], arrays: Any) -> int:
        """Play passages, or follow every roll of one: return what `read_passage` does."""
        while True:
            with _DICE_LOCK:
                dice = self.table.arrays()
            state = self.first_state.copy()
            result = _call(
                self.rules,
                (
                    self.q, self.first_state, self.first_state.reshape(-1, BLOCK), state,
                    state.reshape(-1, BLOCK), self.passage.seat, self.met,
                    dice.start, dice.size, dice.outcome, dice.limit, dice.guide, dice.guide_start,
                    np.uint64(key(seed)), game, rows, self.row, *arrays,
                ),
            )  # fmt: skip
            if result > NO_POOL:
                return result
            with _DICE_LOCK:
                self.table.add(NO_POOL - result)


_DICE_LOCK = Lock()  # of the tables of dice, which grow while threads play


def play(passage: Passage, seed: int, first: int, games: int) -> NDArray[np.int16]:
    """Play a number of passages; return what is kept of the ends, a row each.

    Raises OddsError where a choice is left open.
    """
    rows = np.empty((games, passage.rules.width), dtype=np.int16)
    own = _Reader(passage)
    if own.read(seed, first, rows, _arrays(0, 0, 1)) == CHOICE_OPEN:
        raise OddsError(NO_BEST)
    with _DICE_LOCK:
        passage.met[:] += own.met
    return rows


def unfold_compiled(passage: Passage, most: int) -> Graph:
    """Follow every roll; raise TooLarge beyond ``most`` states."""
    own, room, space = _Reader(passage), min(FIRST_ROOM, most), 1
    nothing = np.empty((0, passage.rules.width), dtype=np.int16)
    while True:
        arrays = _arrays(len(own.first_state) + len(own.row), room, space)
        states = own.read(0, 0, nothing, arrays)
        if states >= 0:
            break
        if states == NO_SPACE:
            space *= 2
        elif room == most:
            raise TooLarge
        else:
            room = min(4 * room, most)
    passage.met[:] += own.met
    return _graph(passage, states, arrays)


def _arrays(width: int, room: int, space: int) -> tuple[NDArray[Any], ...]:
    """Make the arrays of `follow` for some states, and ``space`` times what they usually need."""
    slots = 4
    while slots < 2 * room:
        slots *= 2
    return (
        np.empty(width, dtype=np.int64),
        np.empty(KEPT * room * space, dtype=np.int64),
        np.zeros(room + 1, dtype=np.int64),
        np.empty(slots, dtype=np.int32),
        *np.empty((6, room), dtype=np.int32),
        np.empty(EDGES * room * space, dtype=np.int32),
    )


def _graph(passage: Passage, states: int, arrays: tuple[NDArray[Any], ...]) -> Graph:
    """Return the graph of what has been followed; rolls that change nothing are made again."""
    _, kept, begin, _, event, first, fanout, _, _, postorder, target = arrays
    event, first = event[:states], first[:states]
    edges = int(fanout[:states].sum())
    owners = np.repeat(np.arange(states), fanout[:states])
    for node in np.unique(owners[target[:edges] == owners]).tolist():
        start = int(first[node])
        targets = target[start : start + int(fanout[node])].tolist()
        if event[node] > 0:
            event[node], left = roll_again(passage.rules.game, int(event[node]), node, targets)
            target[start : start + len(left)] = left
    leaves = np.flatnonzero(event == END)
    ends = kept[begin[leaves][:, None] + np.arange(passage.rules.width)]
    return Graph(event, first, target[:edges], postorder[:states], leaves, ends)
