"""One question made ready to be played by the million: tables of what follows each roll."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.machine import END, Machine
from samurai_odds.engine.sampling import kernels
from samurai_odds.engine.sampling.kernels import ABREAST, LEAF
from samurai_odds.engine.sampling.pools import GUIDE_BITS, SEARCH, PoolTable, guide_of, pools
from samurai_odds.engine.sampling.streams import key
from samurai_odds.engine.unfold import Graph

LEAST_BITS, MOST_BITS = 5, 18  # of a draw that a table looks at, and of the places in all tables


class Sampler:
    """An unfolded question, every decision taken, made ready for the compiled loops."""

    def __init__(self, graph: Graph, machine: Machine, chosen: Any) -> None:
        table = pools(machine)
        event = np.asarray(graph.event, dtype=np.int64)
        edge = np.asarray(graph.first, dtype=np.int64)
        target = np.asarray(graph.target, dtype=np.int64)
        choice = np.asarray(chosen, dtype=np.int64)
        jump = _past_decisions(event, edge, target, choice)
        self.leaves = graph.leaves
        self.nodes = len(event)
        rolls = np.flatnonzero(event > 0)
        code = np.arange(self.nodes) | LEAF
        self.slot_bits = _slot_bits(len(rolls))
        code[rolls] = np.arange(len(rolls)) << self.slot_bits
        self.root = int(code[jump[0]])
        arrays = table.arrays()
        used = target[: _edges_used(event, edge, arrays.size)]
        self.target = code[jump[used]].astype(np.uint32)
        self.first = edge[rolls].astype(np.uint32)
        self.limit_start = arrays.start[event[rolls]].astype(np.uint32)
        self.limit = arrays.limit
        self.slots = self._slots(table, event[rolls])

    def _slots(self, table: PoolTable, event: NDArray[np.int64]) -> NDArray[np.uint32]:
        """Tabulate what follows each roll, by the top bits of the draw."""
        slots = np.empty((len(event), 1 << self.slot_bits), dtype=np.uint32)
        for what in np.unique(event).tolist():
            guide = guide_of(table.limits(what), self.slot_bits)
            settled = guide < SEARCH
            here = event == what
            follows = self.target[self.first[here, None] + np.where(settled, guide, 0)]
            slots[here] = np.where(settled, follows, guide)
        return slots.ravel()

    def ends(self, seed: int, battle: int, ends: NDArray[np.uint32]) -> None:
        """Play the battles from number ``battle`` on and note the node each ends at."""
        if self.root >= LEAF:
            ends[:] = self.root - LEAF
            return
        kernels.walk(
            self.root,
            self.slots,
            np.uint64(self.slot_bits),
            self.limit_start,
            self.limit,
            self.first,
            self.target,
            np.uint64(key(seed)),
            battle,
            *np.empty((2, ABREAST), dtype=np.uint64),
            *np.empty((2, ABREAST), dtype=np.uint32),
            ends,
        )

    def counts(self, seed: int, battle: int, battles: int) -> NDArray[np.int64]:
        """Play a range of battles; count the ends by node."""
        return count_ends(self, seed, battle, battles)


def count_ends(sampler: Any, seed: int, battle: int, battles: int) -> NDArray[np.int64]:
    """Play a range of battles with any sampler; count where they end."""
    counts = np.zeros(sampler.nodes, dtype=np.int64)
    ends = np.empty(min(battles, 2**13), dtype=np.uint32)  # small enough to stay in cache
    for done in range(0, battles, len(ends)):
        part = ends[: min(len(ends), battles - done)]
        sampler.ends(seed, battle + done, part)
        kernels.count(part, counts)
    return counts


def _past_decisions(
    event: NDArray[np.int64],
    first: NDArray[np.int64],
    target: NDArray[np.int64],
    choice: NDArray[np.int64],
) -> NDArray[np.int64]:
    """Map each node to the first roll or leaf reached once all decisions are taken."""
    jump = np.arange(len(event))
    decided = event < 0
    while decided.any():
        jump = np.where(decided, target[first[jump] * decided + choice[jump] * decided], jump)
        decided = event[jump] < 0
    return jump


def _slot_bits(rolls: int) -> int:
    """Choose how finely to tabulate: the less the more rolls must share the cache."""
    return min(max(MOST_BITS - rolls.bit_length(), LEAST_BITS), GUIDE_BITS)


def _edges_used(event: NDArray[np.int64], first: NDArray[np.int64], size: NDArray[np.int64]) -> int:
    last = int(np.argmax(first + (event != END)))
    what = int(event[last])
    return int(first[last]) + (int(size[what]) if what > 0 else -what // 2 if what < 0 else 0)
