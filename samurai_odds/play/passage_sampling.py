"""Passages of whole games played until enough is known, where they are too long to be followed."""

import os
import time
from collections import Counter
from collections.abc import Callable
from functools import partial

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.limit import MINIMUM_SAMPLES, Limit
from samurai_odds.engine.progress import Progress
from samurai_odds.engine.sampling.montecarlo import goals
from samurai_odds.errors import OddsError
from samurai_odds.play.games import on_threads
from samurai_odds.play.passage import Passage

Error = Callable[[NDArray[np.int64], NDArray[np.int64], int], float]
USUAL = Limit(samples=2**18)  # where none is given: every chance to a tenth of a point
BATCH = 8_192  # passages that a thread plays between two looks at the clock


def play_until(
    passage: Passage, seed: int, limit: Limit, error: Error, progress: Progress | None = None
) -> tuple[NDArray[np.int64], NDArray[np.int64], bool]:
    """Play until the limit; return what was kept of the ends, how often each, and if interrupted.

    The error is looked at only at sample sizes that double, so that no machine decides when to
    stop but by the time that it is given.
    """
    seen, done, interrupted = Counter[bytes](), 0, False
    deadline = None if limit.seconds is None else time.monotonic() + limit.seconds
    try:
        for goal in goals(limit):
            while done < goal and not is_late(deadline):
                rows = _some(passage, seed, done, goal - done, deadline)
                seen.update(map(bytes, rows))
                done += len(rows)
                if progress:
                    progress(done, limit.most_samples)
            if done < goal or is_late(deadline):
                break
            if limit.stderr is None or done < MINIMUM_SAMPLES:
                continue
            if error(*_gathered(passage, seen), done) <= limit.stderr:
                break
    except KeyboardInterrupt:
        interrupted = True
    if not done and interrupted:
        raise KeyboardInterrupt
    if not done:
        raise OddsError("stopped before the first battle was played")
    return *_gathered(passage, seen), interrupted


def is_late(deadline: float | None) -> bool:
    return deadline is not None and time.monotonic() >= deadline


def _some(
    passage: Passage, seed: int, first: int, most: int, deadline: float | None
) -> NDArray[np.int16]:
    """Play on from a number, at least once: as many as are played until the next look."""
    if not passage.compiled_pays():
        rows = list(passage.rows_in_time(seed, first, most, deadline))
        return np.array(rows, dtype=np.int16)
    from samurai_odds.engine.compiled import kept
    from samurai_odds.play.passage_compiled import play, reader

    threads = os.cpu_count() or 1
    if not kept(reader(passage.rules)):
        threads = 1  # which compiles it
    size = min(BATCH, -(-most // threads))
    starts = range(first, min(first + most, first + size * threads), size)
    parts = [partial(play, passage, seed, one, min(size, first + most - one)) for one in starts]
    return np.concatenate(on_threads(parts, threads, None, None))


def _gathered(
    passage: Passage, seen: Counter[bytes]
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    ends = np.frombuffer(b"".join(seen), dtype=np.int16).reshape(-1, passage.rules.width)
    return ends.astype(np.int64), np.array(list(seen.values()), dtype=np.int64)
