"""Whole games until they are enough: a number, a time, or an error small enough."""

import time
from collections.abc import Callable, Iterator

from samurai_odds.engine.limit import MOST_SAMPLES, Limit
from samurai_odds.engine.progress import Progress

MINIMUM_GAMES = 4_096  # below this an interval is not trusted, however narrow
USUAL = Limit(samples=2_000, seconds=20)  # where the asker gives none
_STRETCH = 65_536  # games handed to the threads at once

PlaySome = Callable[[int, int, float | None, Callable[[int], None]], int]


def count_until(
    play: PlaySome,
    limit: Limit,
    error: Callable[[], float] | None = None,
    progress: Progress | None = None,
    stretch: int | None = _STRETCH,
) -> tuple[int, bool]:
    """Play games until the limit: how many, and whether Ctrl-C came.

    ``play(first, games, deadline, show)`` plays games from a number on, fewer if the
    deadline comes, shows how many are done, and returns how many. ``error`` gives the largest
    standard error of the figures wanted; it is looked at only when the number of games has
    doubled from a stated minimum, so that neither threads nor chance moments decide when to
    stop. Ctrl-C keeps what is done. ``stretch`` is how many are asked for at once at most; None
    asks for all up to the next look, so that no worker waits for another before.
    """
    deadline = None if limit.seconds is None else time.monotonic() + limit.seconds
    done, seen, interrupted = 0, 0, False

    def show(games: int) -> None:
        nonlocal seen
        seen += games
        if progress:
            progress(seen, limit.most_samples)

    try:
        for goal in _goals(limit, stretch):
            done += play(done, goal - done, deadline, show)
            if done < goal:
                interrupted = deadline is None or time.monotonic() < deadline
                break
            if deadline is not None and time.monotonic() >= deadline:
                break
            if limit.stderr is None or error is None or not _is_look(goal):
                continue
            if error() <= limit.stderr:
                break
    except KeyboardInterrupt:
        if not done:
            raise
        interrupted = True
    return done, interrupted


def _goals(limit: Limit, stretch: int | None) -> Iterator[int]:
    """Give the numbers of games after which to pause: doubling, then by stretches."""
    most = min(limit.most_samples, MOST_SAMPLES)
    goal = look = MINIMUM_GAMES
    if stretch is None and limit.stderr is None and limit.samples is not None:
        goal = most
    while goal < most:
        yield goal
        look = 2 * look if goal == look else look
        goal = look if stretch is None else min(look, goal + stretch)
    yield most


def _is_look(games: int) -> bool:
    """Say whether the error is looked at after so many games."""
    return games >= MINIMUM_GAMES and (games & (games - 1)) == 0
