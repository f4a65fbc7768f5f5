"""Passages of full games played until enough is known, where they are too long to be followed."""

import os
from collections.abc import Iterator
from functools import partial

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.limit import Limit
from samurai_odds.engine.progress import Progress
from samurai_odds.engine.sampling.until import Ends, Error, draw_until, is_late
from samurai_odds.play.games import on_threads
from samurai_odds.play.passage import Passage

USUAL = Limit(samples=2**18)  # where none is given: every chance to a tenth of a point
BATCH = 8_192  # passages that a thread plays between two looks at the clock


def play_until(
    passage: Passage, seed: int, limit: Limit, error: Error, progress: Progress | None = None
) -> tuple[NDArray[np.int64], NDArray[np.int64], bool]:
    """Play until the limit; return what is kept of ends, how often each, and if interrupted."""
    seen = Ends(passage.rules.width)

    def draw(first: int, number: int, deadline: float | None) -> Iterator[int]:
        end = first + number
        while first < end and not is_late(deadline):
            rows = _some(passage, seed, first, end - first, deadline)
            seen.update(map(bytes, rows))
            first += len(rows)
            yield len(rows)

    _, interrupted = draw_until(draw, limit, lambda: seen.error(error), progress)
    return *seen.gathered(), interrupted


def _some(
    passage: Passage, seed: int, first: int, most: int, deadline: float | None
) -> NDArray[np.int16]:
    """Play on from a number, at least once: as many as are played until the next look."""
    if not passage.compiled_pays():
        rows = list(passage.rows_in_time(seed, first, most, deadline))
        return np.array(rows, dtype=np.int16)
    from samurai_odds.engine.compiled import is_compiled
    from samurai_odds.play.passage_compiled import play, reader

    threads = os.cpu_count() or 1
    if not is_compiled(reader(passage.rules)):
        threads = 1  # which compiles it
    size = min(BATCH, -(-most // threads))
    starts = range(first, min(first + most, first + size * threads), size)
    parts = [partial(play, passage, seed, one, min(size, first + most - one)) for one in starts]
    return np.concatenate(on_threads(parts, threads, None, None))
