"""The sampler: battles played by the million, stopped by precision, time or number."""

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_EXCEPTION, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.exact.reading import Readable, Reading
from samurai_odds.engine.limit import MINIMUM_SAMPLES, Limit
from samurai_odds.engine.machine import END
from samurai_odds.engine.progress import Progress
from samurai_odds.engine.sampling import kernels
from samurai_odds.engine.sampling.kernels import ABREAST, LEAF
from samurai_odds.engine.sampling.pools import GUIDE_BITS, SEARCH, PoolTable, guide_of, pools
from samurai_odds.engine.sampling.streams import key

CHUNK = 2**17  # battles a thread plays at a time; does not affect the answer
LEAST_BITS, MOST_BITS = 5, 18  # of a draw that a table looks at, and of the places in all tables


@dataclass(frozen=True)
class Sample:
    """How often each leaf was reached, in the battles numbered from 0 on."""

    counts: NDArray[np.int64]  # by leaf, in the order of the graph's leaves
    samples: int
    interrupted: bool


class Sampler:
    """A reading made ready for the compiled loops."""

    def __init__(self, reading: Reading) -> None:
        graph = reading.graph
        table = pools(reading.question.machine)
        event = np.asarray(graph.event, dtype=np.int64)
        edge = np.asarray(graph.first, dtype=np.int64)
        target = np.asarray(graph.target, dtype=np.int64)
        choice = np.asarray(reading.choice, dtype=np.int64)
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


def sample(
    reading: Readable,
    seed: int,
    limit: Limit,
    error: Callable[[NDArray[np.int64], int], float] | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
    chunk: int = CHUNK,
) -> Sample:
    """Play battles until the limit is reached.

    ``error(counts, samples)`` gives the largest standard error of the figures
    wanted; it is looked at only at sample sizes that double from a stated
    minimum, so that neither threads nor chunks decide when to stop. Ctrl-C ends
    the run and returns the battles played so far.
    """
    sampler = reading.sampler()
    counts = np.zeros(sampler.nodes, dtype=np.int64)
    deadline = None if limit.seconds is None else time.monotonic() + limit.seconds
    done = 0
    interrupted = False
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as workers:
        for goal in _goals(limit):
            part = _Stage(sampler, seed, workers, deadline, chunk)
            added, played, interrupted = part.run(done, goal, progress, limit.most_samples)
            counts += added
            done += played
            if interrupted or done < goal or (deadline and time.monotonic() >= deadline):
                break
            if limit.stderr is None or error is None or done < MINIMUM_SAMPLES:
                continue
            if error(counts[sampler.leaves], done) <= limit.stderr:
                break
    return Sample(counts[sampler.leaves], done, interrupted)


def _goals(limit: Limit) -> Iterator[int]:
    """Sample sizes at which to look: doubling, up to the most wanted."""
    most = limit.most_samples
    goal = min(most, MINIMUM_SAMPLES) if limit.stderr is not None else min(most, 2**20)
    while goal < most:
        yield goal
        goal *= 2
    yield most


@dataclass
class _Stage:
    """One stretch of battles, cut into chunks for the threads."""

    sampler: Any
    seed: int
    workers: ThreadPoolExecutor
    deadline: float | None
    chunk: int

    def run(
        self, done: int, goal: int, progress: Progress | None, most: int
    ) -> tuple[NDArray[np.int64], int, bool]:
        """Play battles ``done`` to ``goal``; return counts, battles played, interrupted."""
        counts = np.zeros(self.sampler.nodes, dtype=np.int64)
        played = 0
        waiting: list[Future[Any]] = []
        starts = iter(range(done, goal, self.chunk))
        interrupted = False
        exhausted = False
        while not exhausted or waiting:
            try:
                while not exhausted and len(waiting) < 8:
                    start = next(starts, None)
                    exhausted = start is None or interrupted or self._late()
                    if not exhausted and start is not None:
                        battles = min(self.chunk, goal - start)
                        waiting.append(self._submit(start, battles))
                if waiting:
                    wait(waiting[:1], return_when=FIRST_EXCEPTION)
                    added, battles = waiting[0].result()
                    waiting.pop(0)
                    counts += added
                    played += battles
                    if progress:
                        progress(done + played, most)
            except KeyboardInterrupt:
                interrupted = exhausted = True
                waiting = [future for future in waiting if not future.cancel()]
        return counts, played, interrupted

    def _submit(self, start: int, battles: int) -> Future[Any]:
        return self.workers.submit(
            lambda: (self.sampler.counts(self.seed, start, battles), battles)
        )

    def _late(self) -> bool:
        return self.deadline is not None and time.monotonic() >= self.deadline


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
