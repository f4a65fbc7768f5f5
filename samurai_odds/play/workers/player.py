"""Whoever plays the games of an analysis: threads, or the workers of an executor."""

import os
from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from threading import Lock
from typing import Protocol

from samurai_odds.engine.limit import check_threads
from samurai_odds.play.game import Rows, Start
from samurai_odds.play.games import ready
from samurai_odds.play.records.files import Gathered
from samurai_odds.play.search.searching import play_many
from samurai_odds.play.workers.driving import AHEAD, Workers, how_to_resume
from samurai_odds.play.workers.tasks import Asked


class Askable(Protocol):
    """A question that can be put into words."""

    @property
    def starts(self) -> tuple[Start, ...]:
        """Where its games begin."""

    def asked(self, seed: int) -> Asked:
        """Put it into words."""


class Player:
    """Plays games from starts that are like a question's: other bots, other numbers of its board.

    ``question`` is needed, and asked for, only with an ``executor``.
    """

    def __init__(
        self,
        threads: int | None = None,
        executor: Executor | None = None,
        question: Callable[[], Askable] | None = None,
    ) -> None:
        check_threads(threads)
        self.threads, self.executor, self.question = threads, executor, question
        self.workers: dict[int, Workers] = {}  # by seed
        self.askable: Askable | None = None
        self.lock = Lock()

    @property
    def at_once(self) -> int:
        """How many parts to have played side by side: one on each thread, or as many as wait."""
        if self.executor is None:
            return self.threads or os.cpu_count() or 1
        return AHEAD * max([1, *(len(one.seen) for one in self.workers.values())])

    def ready(self, start: Start) -> None:
        """Have the rules compiled before any clock runs, if we play ourselves."""
        if self.executor is None:
            ready(start)

    def play_many(
        self,
        start: Start,
        seed: int,
        first: int,
        games: int,
        deadline: float | None = None,
        progress: Callable[[int], None] | None = None,
    ) -> Rows:
        """Play games, fewer if the deadline or Ctrl-C comes, never a gap (`games.play_many`)."""
        if self.executor is None:
            return play_many(start, seed, first, games, self.threads, deadline, progress)
        parts = partial(self._workers(seed, self.executor).parts, starts=(start,))
        played = Gathered(start.game.row, parts)
        return played.play(first, games, deadline, progress or _silent)

    def _workers(self, seed: int, executor: Executor) -> Workers:
        """Return those who play games of a seed; several threads may ask."""
        with self.lock:
            if seed not in self.workers:
                if self.askable is None:
                    assert self.question is not None
                    self.askable = self.question()
                words = self.askable.asked(seed), self.askable.starts
                self.workers[seed] = Workers(executor, *words, how_to_resume(None))
            return self.workers[seed]


def _silent(games: int) -> None:
    """Show nobody how many games are done."""
