"""The exact reader at its fastest: a question without decisions unfolded and walked in one call.

The memory is kept from one question to the next, by thread and machine.
"""

import threading
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.compiled import Twin, rules_twin
from samurai_odds.engine.machine import END, Machine, Question
from samurai_odds.engine.sampling.pools import PoolArrays, pools
from samurai_odds.engine.unfold_compiled import FIRST_ROOM, NO_POOL, arrays_for, unfold_arrays
from samurai_odds.engine.walks import forward

HAS_DECISIONS = -(1 << 40)
MOST_KEPT = 500  # questions by machine and thread
ROOMS = 2  # each for four times the nodes; larger questions are unfolded in memory of their own
_APART = 32  # so that rows do not fall into the same lines of the cache


class Outcomes(NamedTuple):
    """Final states with their chances, and the figures made of them.

    ``rows`` has one for each number of a state, or for each place that the question ``reads``,
    where it says so: what is kept of many questions costs more time than what is worked out.
    Such a question reads all names off its numbers alone, and those with the same numbers share
    figures.
    """

    rows: NDArray[np.int16]
    chances: NDArray[np.float64]
    known: dict[tuple[str, str], Any]  # figures: see `Joint`


def outcomes_arrays(
    question: Any,
    reads: Any,
    start: Any,
    size: Any,
    outcome: Any,
    probability: Any,
    child: Any,
    child_words: Any,
    states: Any,
    state_words: Any,
    slots: Any,
    event: Any,
    first: Any,
    fanout: Any,
    cursor: Any,
    path: Any,
    postorder: Any,
    target: Any,
    chance: Any,
    leaf_states: Any,
    leaf_chances: Any,
) -> int:
    """Fill in what is read of the final states that can be reached; return how many.

    A row of ``leaf_states`` is a place of the states that ``reads`` lists. Where they cannot be
    filled, say why not, as `unfold_arrays` does, or HAS_DECISIONS.
    """
    for slot in range(len(slots)):
        slots[slot] = -1
    nodes = unfold_arrays(
        question,
        start,
        size,
        outcome,
        child,
        child_words,
        state_words,
        slots,
        event,
        first,
        fanout,
        cursor,
        path,
        postorder,
        target,
    )
    if nodes < 0:
        return nodes
    for node in range(nodes):
        if event[node] < 0:
            return HAS_DECISIONS
        chance[node] = 0.0
    forward(
        event, first, target, postorder, nodes, cursor, start, size, probability, chance
    )  # of cursor nothing is read: nothing is decided
    leaves = 0
    for node in range(nodes):
        if event[node] == END and chance[node] > 0.0:
            for row in range(len(reads)):
                leaf_states[row, leaves] = states[node, reads[row]]
            leaf_chances[leaves] = chance[node]
            leaves += 1
    return leaves


class _Room:
    """Arrays for questions of a machine with at most ``nodes`` nodes."""

    def __init__(self, machine: Machine, nodes: int) -> None:
        self.child, states, *arrays = arrays_for(machine, nodes)
        # a row for each number, for they are read by variable
        self.leaf_states = np.empty((len(self.child), nodes + _APART), dtype=np.int16)
        self.leaf_chances = np.empty(nodes)
        self.arrays = (
            self.child,
            self.child.view(np.uint64),
            states,
            states.view(np.uint64),
            *arrays,
            np.empty(nodes),
            self.leaf_states,
            self.leaf_chances,
        )


class _Memory:
    """The arrays of one machine in one thread, and the reader that fills them."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.places = np.arange(machine.width, dtype=np.int64)  # of a state
        self.numbers = np.empty(0, dtype=np.int64)  # of the question that is read
        self.by_numbers: dict[bytes, Outcomes] = {}  # by numbers, and what is read
        self.read = reader(machine)
        self.rooms = [_Room(machine, FIRST_ROOM)]

    def outcomes(self, question: Question) -> Outcomes | None:
        """Read a question; None where it is too large for this memory, or left open."""
        if len(self.numbers) != len(question.numbers):
            self.numbers = np.empty(len(question.numbers), dtype=np.int64)
        self.numbers[:] = question.numbers
        reads = getattr(question, "reads", self.places)
        key = self.numbers.tobytes() + reads.tobytes()
        known = self.by_numbers.get(key)
        if known is not None:
            return known
        first_state = self.machine.begin(question.numbers)
        for room in self.rooms:
            outcomes = self._read(reads, first_state, room)
            if outcomes >= 0:
                rows = room.leaf_states[: len(reads), :outcomes].copy()
                return self._keep(key, rows, room.leaf_chances[:outcomes].copy())
            if outcomes == HAS_DECISIONS:
                return None
            if len(self.rooms) < ROOMS and room is self.rooms[-1]:
                self.rooms.append(_Room(self.machine, 4 * len(room.leaf_chances)))
        return None

    def _read(self, reads: NDArray[np.int64], first_state: Sequence[int], room: _Room) -> int:
        """Fill the arrays; return the number of outcomes, NO_ROOM or HAS_DECISIONS."""
        table = pools(self.machine)
        while True:
            pool: PoolArrays = table.arrays()
            room.child[: self.machine.width] = first_state
            count: int = self.read(
                *(self.numbers, reads),
                *(pool.start, pool.size, pool.outcome, pool.probability),
                *room.arrays,
            )
            if count > NO_POOL or count == HAS_DECISIONS:
                return count
            table.add(NO_POOL - count)

    def _keep(self, key: bytes, rows: NDArray[np.int16], chances: NDArray[np.float64]) -> Outcomes:
        """Keep what was read: other words often come to the same numbers."""
        rows.flags.writeable = chances.flags.writeable = False
        if len(self.by_numbers) >= MOST_KEPT:
            self.by_numbers.clear()
        outcomes = self.by_numbers[key] = Outcomes(rows, chances, {})
        return outcomes


class _Memories(threading.local):
    def __init__(self) -> None:
        self.of: dict[Machine, _Memory] = {}


_MEMORIES = _Memories()


def outcomes_at_once(question: Question) -> Outcomes | None:
    """Return final states with their chances; None where `unfold` must be asked."""
    machine = question.machine
    memory = _MEMORIES.of.get(machine)
    if memory is None:
        memory = _MEMORIES.of[machine] = _Memory(machine)
    return memory.outcomes(question)


def reader(machine: Machine) -> Twin:
    """Return what reads a machine's questions."""
    return rules_twin(outcomes_arrays, machine)


def forget() -> None:
    """Drop what this thread has kept."""
    for memory in _MEMORIES.of.values():
        memory.by_numbers.clear()
