"""The loops that follow, or play, passages of full games: `read_passage` does both.

It is compiled once for the rules of a kind of passage, since nearly all of the time that this
takes goes into the game's rules. So both keep the states that are reached, and what each outcome
leads to: rules are applied but once to an outcome of a state, however often it is played. A state
is kept as what differs from the first one: a number each, place and value. Names that begin with
``passage_`` stand in for what `PassageRules` gives.
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
UNKNOWN, ALIKE = -1, -2  # of an edge: not followed yet; less the place of the one that it is like
# in `filled`: how many there are; numbers of the state reached; how far all has been followed
NODES, EDGES, FOUND, DONE_WITH, DEPTH, EDGE = range(6)
BEGUN = (0, 0, 0, 0, 0, NO_EDGE)
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


def gather(blocks: Any, first_blocks: Any, parts: Any, diffs: Any) -> int:
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
                        diffs[count] = whole + blocks[block, place]
                        blocks[block, place] = first_blocks[block, place]
                        count += 1
    return count


def put(s: Any, numbers: Any, begin: int, count: int) -> None:
    """Make the first state, which stands in ``s``, another."""
    for place in range(begin, begin + count):
        s[numbers[place] >> VALUE_BITS] = (numbers[place] & _VALUE) - _HALF_VALUE


def put_back(s: Any, first_state: Any, numbers: Any, begin: int, count: int) -> None:
    """Make it the first state again."""
    for place in range(begin, begin + count):
        s[numbers[place] >> VALUE_BITS] = first_state[numbers[place] >> VALUE_BITS]


def mark_alike(
    q: Any, s: Any, fan: int, outcome: Any, start: int, target: Any, first: int, said: Any
) -> None:
    """Mark the edges of the roll due that come to the same as one before."""
    distinct = 0
    for k in range(fan):
        comes_to = passage_comes_to(q, s, outcome[start + k])
        if comes_to != BY_ITSELF:
            like = UNKNOWN
            for other in range(distinct):
                if said[2 * other] == comes_to:
                    like = ALIKE - said[2 * other + 1]
            target[first + k] = like
            if like == UNKNOWN:
                said[2 * distinct], said[2 * distinct + 1] = comes_to, k
                distinct += 1


def slot_of(
    diffs: Any, count: int, what: int, event: Any, numbers: Any, begin: Any, slots: Any
) -> Any:
    """Find the hash slot of a state: where it is, or where it would go."""
    mask = len(slots) - 1
    mixed, power = np.uint64(count), np.uint64(1)
    for k in range(count):
        power *= _GOLDEN
        mixed += np.uint64(diffs[k]) * power
    mixed ^= mixed >> _HALF
    slot = np.int64((mixed * _GOLDEN >> _HALF) & np.uint64(mask))
    while slots[slot] >= 0:
        other = slots[slot]
        start = begin[other]
        if begin[other + 1] - start == count and (event[other] == END) == (what == END):
            different = 0
            for k in range(count):
                different |= diffs[k] ^ numbers[start + k]
            if different == 0:
                break
        slot = (slot + 1) & mask
    return slot


def number_of(
    q: Any,
    s: Any,
    what: int,  # is due there
    first_state: Any,
    blocks: Any,  # the state's memory in rows of BLOCK numbers
    first_blocks: Any,
    parts: Any,  # of the state that are put back, or compared: from where, up to where
    start: Any,
    size: Any,
    outcome: Any,
    diffs: Any,  # of one state: in what it differs, or its end
    numbers: Any,  # the same of all states, one after the other
    begin: Any,  # by node: where that begins
    slots: Any,  # hash table of node numbers, -1 where empty; a power of two long
    event: Any,
    first: Any,
    fanout: Any,
    target: Any,
    filled: Any,  # how much there is: see NODES, EDGES, FOUND
    row: Any,
) -> int:
    """Number the state reached, a new one if it is; return what is missing if it cannot be kept.

    The first state stands in ``s`` then, but where a pool is missing.
    """
    if what > 0 and (what >= len(start) or start[what] < 0):
        return NO_POOL - what
    passage_forget(q, s)
    if what == END:
        passage_record(q, s, row)
    count = gather(blocks, first_blocks, parts, diffs)
    if what == END:
        count = len(row)
        for k in range(count):
            diffs[k] = row[k]
    filled[FOUND] = count
    slot = slot_of(diffs, count, what, event, numbers, begin, slots)
    if slots[slot] >= 0:
        return slots[slot]
    node, edges = filled[NODES], filled[EDGES]
    fan = size[what] if what > 0 else -what // 2
    if node == len(event):
        return NO_ROOM
    if begin[node] + count > len(numbers) or edges + fan > len(target):
        return NO_SPACE
    slots[slot] = node
    for k in range(count):
        numbers[begin[node] + k] = diffs[k]
    begin[node + 1] = begin[node] + count
    event[node], first[node], fanout[node] = what, edges, fan
    filled[NODES], filled[EDGES] = node + 1, edges + fan
    for k in range(fan):
        target[edges + k] = UNKNOWN
    if what > 0:
        put(s, numbers, begin[node], count)
        mark_alike(q, s, fan, outcome, start[what], target, edges, diffs)
        put_back(s, first_state, numbers, begin[node], count)
    return node


def follow(
    q: Any,
    s: Any,
    first_state: Any,
    blocks: Any,
    first_blocks: Any,
    parts: Any,
    seat: int,
    met: Any,
    start: Any,
    size: Any,
    outcome: Any,
    diffs: Any,
    numbers: Any,
    begin: Any,
    slots: Any,
    event: Any,
    first: Any,
    fanout: Any,
    cursor: Any,  # by node: how many of its edges have been followed
    path: Any,
    postorder: Any,
    target: Any,
    filled: Any,
    row: Any,
) -> int:
    """Fill the arrays; return the number of states, or what is missing.

    Once there is a pool that was missing, it goes on from there.
    """
    done, depth, edge = filled[DONE_WITH], filled[DEPTH], filled[EDGE]
    while True:
        what, known = go_on(q, s, seat, False, met), filled[NODES]
        child = number_of(
            q, s, what, first_state, blocks, first_blocks, parts, start, size, outcome, diffs,
            numbers, begin, slots, event, first, fanout, target, filled, row,
        )  # fmt: skip
        if child < 0:
            filled[DONE_WITH], filled[DEPTH], filled[EDGE] = done, depth, edge
            return child
        if edge != NO_EDGE:
            target[edge] = child
        if child == known:
            cursor[child] = 0
            path[depth] = child
            depth += 1
        # go back to the last that has outcomes left, and take the first that is not like another
        edge = NO_EDGE
        while edge == NO_EDGE:
            while depth > 0 and cursor[path[depth - 1]] == fanout[path[depth - 1]]:
                depth -= 1
                postorder[done] = path[depth]
                done += 1
            if depth == 0:
                return filled[NODES]
            node = path[depth - 1]
            k = cursor[node]
            cursor[node] = k + 1
            like = target[first[node] + k]
            if like <= ALIKE:
                target[first[node] + k] = target[first[node] + ALIKE - like]
            else:
                edge = first[node] + k
        put(s, numbers, begin[node], begin[node + 1] - begin[node])
        what = event[node]
        apply(q, s, outcome[start[what] + k] if what > 0 else s[at.CHOICES + k])


# ---- played --------------------------------------------------------------------------


def play_passages(
    q: Any,
    s: Any,
    first_state: Any,
    blocks: Any,
    first_blocks: Any,
    parts: Any,
    seat: int,
    met: Any,
    start: Any,
    size: Any,
    outcome: Any,
    limit: Any,
    guide: Any,
    guide_start: Any,
    key: Any,  # of the seed
    game: int,
    rows: Any,  # games x what is kept of each
    diffs: Any,
    numbers: Any,
    begin: Any,
    slots: Any,
    event: Any,
    first: Any,
    fanout: Any,
    target: Any,
    filled: Any,
    row: Any,
) -> int:
    """Play passages and keep their ends; return DONE, or what is missing.

    States are kept while there is room for them; from there on rules alone play.
    """
    for i in range(len(rows)):
        word, node, edge = word_at(key, game + i, 0), UNKNOWN, NO_EDGE
        if filled[NODES] > 0:
            node = 0
        what = event[0]
        while what != END or node == UNKNOWN:
            if node == UNKNOWN:
                what = go_on(q, s, seat, True, met)
                if what < 0:
                    return CHOICE_OPEN
                node = number_of(
                    q, s, what, first_state, blocks, first_blocks, parts, start, size, outcome,
                    diffs, numbers, begin, slots, event, first, fanout, target, filled, row,
                )  # fmt: skip
                if node <= NO_POOL:
                    return node
                if node < 0:
                    break
                if edge != NO_EDGE:
                    target[edge] = node
            what = event[node]
            if what != END:
                k = fallen_on(uniform_of(word), limit, start[what], guide, guide_start[what])
                word = next_word(word)
                if target[first[node] + k] <= ALIKE:
                    k = ALIKE - target[first[node] + k]
                edge = first[node] + k
                if target[edge] == UNKNOWN:
                    put(s, numbers, begin[node], begin[node + 1] - begin[node])
                    apply(q, s, outcome[start[what] + k])
                node = target[edge]
        if node >= 0:
            for k in range(len(row)):
                rows[i, k] = numbers[begin[node] + k]
        else:
            if what != END:
                put(s, diffs, 0, filled[FOUND])
            missing = play_on(
                q, s, what, seat, met, start, outcome, limit, guide, guide_start, word, row
            )
            if missing != DONE:
                return missing
            gather(blocks, first_blocks, parts, diffs)
            for k in range(len(row)):
                rows[i, k] = row[k]
    return DONE


def play_on(
    q: Any,
    s: Any,
    what: int,  # is due
    seat: int,
    met: Any,
    start: Any,
    outcome: Any,
    limit: Any,
    guide: Any,
    guide_start: Any,
    word: Any,
    row: Any,
) -> int:
    """Play a passage to its end by the rules; return DONE, or what is missing."""
    if what == END:
        return DONE
    while what != END:
        if what < 0:
            return CHOICE_OPEN
        if what >= len(start) or start[what] < 0:
            return NO_POOL - what
        place = fallen_on(uniform_of(word), limit, start[what], guide, guide_start[what])
        word = next_word(word)
        apply(q, s, outcome[start[what] + place])
        what = go_on(q, s, seat, True, met)
    passage_record(q, s, row)
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
    diffs: Any,
    numbers: Any,
    begin: Any,
    filled: Any,
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
            q, s, first_state, blocks, first_blocks, parts, seat, met, start, size, outcome, limit,
            guide, guide_start, key, game, rows, diffs, numbers, begin, slots, event, first, fanout,
            target, filled, row,
        )  # fmt: skip
    return follow(
        q, s, first_state, blocks, first_blocks, parts, seat, met, start, size, outcome, diffs,
        numbers, begin, slots, event, first, fanout, cursor, path, postorder, target, filled, row,
    )  # fmt: skip
