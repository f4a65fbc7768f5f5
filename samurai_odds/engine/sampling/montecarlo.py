"""Battles played by the million, stopped by precision, time or number."""

import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.exact import Readable
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.progress import Progress
from samurai_odds.engine.sampling.until import draw_until, is_late

CHUNK = 2**17  # battles a thread plays at a time; does not affect the answer
_AT_ONCE = 8  # chunks that wait for a thread


@dataclass(frozen=True)
class Sample:
    """How often each leaf was reached, in the battles numbered from 0 on."""

    counts: NDArray[np.int64]  # by leaf, in the order of the graph's leaves
    samples: int
    interrupted: bool


def sample(
    reading: Readable,
    seed: int,
    limit: Limit,
    error: Callable[[NDArray[np.int64], int], float] | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
    chunk: int = CHUNK,
) -> Sample:
    """Play battles until the limit; ``error(counts, samples)`` is that of the figures wanted."""
    sampler = reading.sampler()
    counts = np.zeros(sampler.nodes, dtype=np.int64)
    waiting = deque[Future[Any]]()

    def count_one() -> int:
        added = waiting[0].result()
        waiting.popleft()
        np.add(counts, added, out=counts)
        return int(added.sum())

    def draw(first: int, number: int, deadline: float | None) -> Iterator[int]:
        try:
            for start in range(first, first + number, chunk):
                if is_late(deadline):
                    break
                battles = min(chunk, first + number - start)
                waiting.append(workers.submit(sampler.counts, seed, start, battles))
                if len(waiting) == _AT_ONCE:
                    yield count_one()
            while waiting:
                yield count_one()
        except KeyboardInterrupt:
            for future in [*waiting]:
                if future.cancel():
                    waiting.remove(future)
            while waiting:
                yield count_one()
            raise

    def largest() -> float:
        assert error is not None
        return error(counts[sampler.leaves], int(counts.sum()))

    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as workers:
        _, interrupted = draw_until(draw, limit, error and largest, progress)
    return Sample(counts[sampler.leaves], int(counts.sum()), interrupted)
