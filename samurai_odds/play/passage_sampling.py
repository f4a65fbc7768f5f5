"""Passages of whole games played until enough is known, where they are too long to be followed."""

import time
from collections import Counter
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.limit import MINIMUM_SAMPLES, Limit
from samurai_odds.engine.progress import Progress
from samurai_odds.errors import OddsError
from samurai_odds.play.passage import Passage
from samurai_odds.play.stepping import viewed

Error = Callable[[NDArray[np.int64], NDArray[np.int64], int], float]
PATIENCE = 10.0  # seconds, where no limit is given


def play_until(
    passage: Passage, seed: int, limit: Limit, error: Error, progress: Progress | None = None
) -> tuple[NDArray[np.int64], NDArray[np.int64], bool]:
    """Play until the limit; give what was kept of the ends, how often each, and if interrupted."""
    seen: Counter[tuple[int, ...]] = Counter()
    seconds = PATIENCE if limit == Limit() else limit.seconds
    deadline = None if seconds is None else time.monotonic() + seconds
    done, look, interrupted = 0, MINIMUM_SAMPLES, False
    try:
        for state in passage.rows(seed, 0, limit.most_samples):
            seen[tuple(passage.outcome(passage.question, viewed(state)))] += 1
            done += 1
            if progress:
                progress(done, limit.most_samples)
            if deadline is not None and time.monotonic() >= deadline:
                break
            if limit.stderr is not None and done >= look:
                look *= 2
                if error(*_gathered(seen), done) <= limit.stderr:
                    break
    except KeyboardInterrupt:
        interrupted = True
    if not done:
        raise OddsError("stopped before the first battle was played")
    return *_gathered(seen), interrupted


def _gathered(seen: Counter[tuple[int, ...]]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    return np.array(list(seen), dtype=np.int64), np.array(list(seen.values()), dtype=np.int64)
