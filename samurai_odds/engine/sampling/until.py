"""Drawing until it is enough: a number, a time, or an error small enough."""

import time
from collections import Counter
from collections.abc import Callable, Iterator

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.limit import MINIMUM_SAMPLES, Limit
from samurai_odds.engine.progress import Progress

Error = Callable[[NDArray[np.int64], NDArray[np.int64], int], float]  # of ends, how often each
Draw = Callable[[int, int, float | None], Iterator[int]]


def draw_until(
    draw: Draw,
    limit: Limit,
    error: Callable[[], float] | None = None,
    progress: Progress | None = None,
    *,
    first_look: int = MINIMUM_SAMPLES,
    stretch: int | None = None,
) -> tuple[int, bool]:
    """Draw until the limit: how many, and whether Ctrl-C came.

    ``draw(first, number, deadline)`` draws from a number on, yields how many more it has kept,
    and ends early if the deadline comes. ``error`` gives the largest standard error of the
    figures wanted; it is looked at only when what is drawn has doubled from ``first_look``, so
    that neither threads nor chance moments decide when to stop. Ctrl-C keeps what is drawn; it
    is raised where that is nothing. ``stretch`` is how many are asked for at once at most; None
    asks for all up to the next look, so that no worker waits for another before.
    """
    deadline = None if limit.seconds is None else time.monotonic() + limit.seconds
    done = 0
    try:
        for goal, is_look in _goals(limit, first_look, stretch):
            for more in draw(done, goal - done, deadline):
                done += more
                if progress:
                    progress(done, limit.most_samples)
            if done < goal or is_late(deadline):
                return done, done < goal and not is_late(deadline)
            if is_look and error and limit.stderr is not None and error() <= limit.stderr:
                break
    except KeyboardInterrupt:
        if not done:
            raise
        return done, True
    return done, False


def is_late(deadline: float | None) -> bool:
    return deadline is not None and time.monotonic() >= deadline


def _goals(limit: Limit, first_look: int, stretch: int | None) -> Iterator[tuple[int, bool]]:
    """Yield the numbers after which to pause, by stretches, and whether the error is looked at."""
    most = limit.most_samples
    goal = look = first_look
    if stretch is None and limit.stderr is None and limit.samples is not None:
        goal = most
    while goal < most:
        yield goal, goal == look
        look = 2 * look if goal == look else look
        goal = look if stretch is None else min(look, goal + stretch)
    yield most, False


class Ends(Counter[bytes]):
    """How often what was drawn ended in each state."""

    def __init__(self, width: int) -> None:
        self.width = width

    def gathered(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Return the states, one a row, and how often each was reached."""
        states = np.frombuffer(b"".join(self), dtype=np.int16).reshape(-1, self.width)
        return states.astype(np.int64), np.fromiter(self.values(), dtype=np.int64, count=len(self))

    def error(self, of: Error) -> float:
        """Return the error of figures of what has been drawn so far."""
        return of(*self.gathered(), self.total())
