"""Battles played by the million, stopped by precision, time or number."""

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_EXCEPTION, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.exact import Readable
from samurai_odds.engine.limit import MINIMUM_SAMPLES, Limit
from samurai_odds.engine.progress import Progress

CHUNK = 2**17  # battles a thread plays at a time; does not affect the answer


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
        for goal in goals(limit):
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


def goals(limit: Limit) -> Iterator[int]:
    """Yield the sample sizes at which to look: doubling, up to the most wanted."""
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
