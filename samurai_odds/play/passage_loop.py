"""The loops that follow, or play, passages of whole games: `read_passage` does both.

It is compiled once for the rules of a kind of passage, since nearly all of the time that this
takes goes into the game's rules. A state is kept as what differs from the first one: a number
each, place and value. Names that begin with ``passage_`` stand in for what `PassageRules` gives.
"""

from typing import Any

import numpy as np

from samurai_odds.engine.machine import END, decision
from samurai_odds.engine.sampling.streams import GOLDEN, next_word, uniform_of, word_at
from samurai_odds.play import layout as at
from samurai_odds.play.chance import fallen_on
from samurai_odds.play.passage_rules import BY_ITSELF, LEFT_OPEN
from samurai_odds.play.stepping import take

DONE, NO_ROOM, NO_SPACE, CHOICE_OPEN = 0, -1, -2, -3  # for states; for what belongs to them
NO_POOL = -4  # less the roll's code
NO_EDGE = -1  # that leads to the first state
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


def passage_comes_to(q: Any, s: Any, outcome: int) -> int:
    """Stand in for what an outcome of the roll due comes to."""
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


def gather(blocks: Any, first_blocks: Any, parts: Any, found: Any) -> int:
    """Write down in what parts of a state differ from the first, and make them the first's again.

    Both are laid out in rows of BLOCK numbers. Return how many numbers differ.
    """
    count, after = 0, 0
    for part in range(len(parts)):
        begin = max(after, parts[part, 0] // BLOCK)
        after = (parts[part, 1] + BLOCK - 1) // BLOCK
        for block in range(begin, after):
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


def first_alike(q: Any, s: Any, outcome: Any, start: int, k: int) -> int:
    """Find the first outcome of a roll that comes to the same as one of them."""
    what = passage_comes_to(q, s, outcome[start + k])
    if what != BY_ITSELF:
        for other in range(k):
            if passage_comes_to(q, s, outcome[start + other]) == what:
                return other
    return k


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
    parts: Any,  # of the state that are put back, or compared: from where, up to where
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
        count = gather(blocks, first_blocks, parts, found)
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
        # go back to the last that has outcomes left, and take the first that is not like another
        alike = True
        while alike:
            while depth > 0 and cursor[path[depth - 1]] == fanout[path[depth - 1]]:
                depth -= 1
                postorder[done] = path[depth]
                done += 1
            if depth == 0:
                return nodes
            node = path[depth - 1]
            what = event[node]
            for place in range(begin[node], begin[node + 1]):
                s[kept[place] >> VALUE_BITS] = (kept[place] & _VALUE) - _HALF_VALUE
            while alike and cursor[node] < fanout[node]:
                k = cursor[node]
                cursor[node] = k + 1
                edge = first[node] + k
                other = first_alike(q, s, outcome, start[what], k) if what > 0 else k
                alike = other < k
                if alike:
                    target[edge] = target[first[node] + other]
            if alike:  # none was left
                gather(blocks, first_blocks, parts, found)
        apply(q, s, outcome[start[what] + k] if what > 0 else s[at.CHOICES + k])


# ---- played --------------------------------------------------------------------------


def play_passages(
    q: Any,
    s: Any,
    first_state: Any,
    parts: Any,
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
        for part in range(len(parts)):
            for k in range(parts[part, 0], parts[part, 1]):
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
    parts: Any,
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
            q, s, first_state, parts, seat, met, start, outcome, limit, guide, guide_start, key,
            game, rows, row,
        )  # fmt: skip
    return follow(
        q, s, blocks, first_blocks, parts, seat, met, start, size, outcome, found, kept, begin,
        slots, event, first, fanout, cursor, path, postorder, target, row,
    )  # fmt: skip
