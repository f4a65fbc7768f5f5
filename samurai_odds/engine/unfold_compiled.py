"""The compiled unfolding: the same graph as `unfold`, for large or many questions."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.compiled import Twin, rules_twin
from samurai_odds.engine.machine import AUTOMATIC, END, Machine, Question
from samurai_odds.engine.sampling.pools import pools
from samurai_odds.engine.sampling.streams import GOLDEN
from samurai_odds.engine.unfold import MOST_NODES, Graph, TooLarge

FIRST_ROOM = 512  # nodes; doubled until the question fits
EDGES_PER_NODE = 16
_GOLDEN, _HALF = np.uint64(GOLDEN), np.uint64(32)
NO_ROOM = -1
NO_POOL = -2  # less the pool's code


def pending(question: Any, state: Any) -> int:
    """Stand for a machine's own `pending`, bound when compiling."""
    raise AssertionError


def step(question: Any, state: Any, outcome: int) -> None:
    """Stand for a machine's own `step`, bound when compiling."""
    raise AssertionError


def settle_state(question: Any, state: Any) -> int:
    """Apply rules that need neither dice nor a decision; say what comes next."""
    event = pending(question, state)
    while event == AUTOMATIC:
        step(question, state, 0)
        event = pending(question, state)
    return event


def place_of(words: Any, states: Any, mask: int, slots: Any) -> Any:
    """Find the hash slot of a state: where it is, or where it would go."""
    mixed, power = np.uint64(0), np.uint64(1)
    for k in range(len(words)):  # products do not wait for each other
        power *= _GOLDEN
        mixed += words[k] * power
    mixed ^= mixed >> _HALF
    slot = np.int64((mixed * _GOLDEN >> _HALF) & np.uint64(mask))
    while slots[slot] >= 0:
        other = slots[slot]
        different = np.uint64(0)
        for k in range(len(words)):
            different |= words[k] ^ states[other, k]
        if different == np.uint64(0):
            break
        slot = (slot + 1) & mask
    return slot


def unfold_arrays(
    question: Any,
    start: Any,
    size: Any,
    outcome: Any,
    child: Any,  # one state; holds the first one
    child_words: Any,  # the same memory as 64-bit words
    states: Any,  # nodes x width, as 64-bit words
    slots: Any,  # hash table of node numbers, -1 where empty; a power of two long
    event: Any,
    first: Any,
    fanout: Any,
    cursor: Any,
    path: Any,
    postorder: Any,
    target: Any,
) -> int:
    """Fill the arrays; return the number of nodes.

    Or say what is missing: NO_ROOM when the arrays are too short, and
    NO_POOL - code when a roll's pool is not in the table.
    """
    words = len(child_words)
    mask = len(slots) - 1
    room = len(event)
    what = settle_state(question, child)
    for i in range(words):
        states[0, i] = child_words[i]
    slots[place_of(child_words, states, mask, slots)] = 0
    if what > 0 and (what >= len(start) or start[what] < 0):
        return NO_POOL - what
    nodes = 1
    event[0] = what
    first[0] = 0
    fanout[0] = size[what] if what > 0 else -what // 2
    cursor[0] = 0
    edges = fanout[0]
    if edges > len(target):
        return NO_ROOM
    depth = 1
    path[0] = 0
    done = 0
    while depth > 0:
        node = path[depth - 1]
        k = cursor[node]
        if k == fanout[node]:
            postorder[done] = node
            done += 1
            depth -= 1
            continue
        cursor[node] = k + 1
        for i in range(words):
            child_words[i] = states[node, i]
        what = event[node]
        step(question, child, outcome[start[what] + k] if what > 0 else k)
        what = settle_state(question, child)
        if what > 0 and (what >= len(start) or start[what] < 0):
            return NO_POOL - what
        slot = place_of(child_words, states, mask, slots)
        if slots[slot] >= 0:
            target[first[node] + k] = slots[slot]
            continue
        if nodes == room:
            return NO_ROOM
        for i in range(words):
            states[nodes, i] = child_words[i]
        slots[slot] = nodes
        target[first[node] + k] = nodes
        event[nodes] = what
        first[nodes] = edges
        fanout[nodes] = size[what] if what > 0 else -what // 2
        cursor[nodes] = 0
        edges += fanout[nodes]
        if edges > len(target):
            return NO_ROOM
        path[depth] = nodes
        depth += 1
        nodes += 1
    return nodes


def reader(machine: Machine) -> Twin:
    """Return what unfolds a machine's questions."""
    return rules_twin(unfold_arrays, machine)


def unfold_compiled(question: Question) -> Graph:
    """Unfold a question with the compiled rules; raise TooLarge beyond MOST_NODES."""
    table = pools(question.machine)
    first_state = question.machine.first_state(question.numbers)
    numbers = question.packed
    room = FIRST_ROOM
    while room <= MOST_NODES:
        result = _unfold_within(question.machine, numbers, first_state, room)
        if isinstance(result, Graph):
            return result
        if result == NO_ROOM:
            room *= 4
        else:
            table.add(NO_POOL - result)
    raise TooLarge


def arrays_for(machine: Machine, room: int) -> tuple[NDArray[Any], ...]:
    """Make the arrays of `unfold_arrays` for ``room`` nodes, but for views as words."""
    width = -(-machine.width // 4) * 4  # whole 64-bit words
    return (
        np.zeros(width, dtype=np.int16),
        np.empty((room, width), dtype=np.int16),
        np.empty(4 * room, dtype=np.int32),
        *np.empty((6, room), dtype=np.int32),
        np.empty(room * EDGES_PER_NODE, dtype=np.int32),
    )


def _unfold_within(
    machine: Machine, numbers: NDArray[np.int64], first_state: list[int], room: int
) -> Graph | int:
    """Unfold in arrays for ``room`` nodes; return the graph, or what was missing."""
    pool = pools(machine).arrays()
    child, states, slots, *arrays = arrays_for(machine, room)
    child[: machine.width] = first_state
    slots[:] = -1
    words = child.view(np.uint64), states.view(np.uint64)
    nodes = reader(machine)(
        numbers, pool.start, pool.size, pool.outcome, child, *words, slots, *arrays
    )
    if nodes < 0:
        return int(nodes)
    event, first, *_, postorder, target = arrays
    leaves = np.flatnonzero(event[:nodes] == END)
    leaf_states = states[leaves, : machine.width]
    return Graph(event[:nodes], first[:nodes], target, postorder[:nodes], leaves, leaf_states)
