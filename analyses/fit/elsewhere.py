"""Where a script's games are played: on threads, or with `--workers N` or `--dask ADDRESS`.

Whichever plays them, they are the same games.
"""

import argparse
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, Executor, Future
from contextlib import contextmanager
from threading import Lock
from typing import Any

from samurai_odds.play.game import Rows, Start
from samurai_odds.play.sampled import Sampled
from samurai_odds.play.search import searching
from samurai_odds.play.search.searching import play_many
from samurai_odds.play.workers.driving import Workers, how_to_resume
from samurai_odds.play.workers.pools import pool
from samurai_odds.play.workers.tasks import Job

Part = tuple[Start, int, int]  # where games begin, the first's number, how many


def metered(work: Callable[..., Any], *given: Any) -> tuple[Any, float]:
    """Do a task; return what it gives, and the processor seconds of this process meanwhile."""
    begun = time.process_time()
    return work(*given), time.process_time() - begun


class Metered(Executor):
    """Hands tasks on to an executor and adds up their processor seconds as they return.

    Right for workers that do one task at a time, a process each. What a lost task cost nobody
    knows.
    """

    def __init__(self, inner: Executor) -> None:
        self.inner, self.seconds, self.tasks = inner, 0.0, 0
        self.lock = Lock()

    def submit(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> "Future[Any]":
        """Hand a task on."""
        assert not named
        outer: Future[Any] = Future()
        inner = self.inner.submit(metered, work, *given)
        inner.add_done_callback(lambda done: self._pass_on(done, outer))
        outer.add_done_callback(lambda done: inner.cancel() if done.cancelled() else None)
        return outer

    def _pass_on(self, inner: "Future[Any]", outer: "Future[Any]") -> None:
        try:
            found, seconds = inner.result()
        except CancelledError:
            outer.cancel()
        except BaseException as fault:  # whatever befell it is the asker's to judge
            if not outer.cancelled():
                outer.set_exception(fault)
        else:
            with self.lock:
                self.seconds, self.tasks = self.seconds + seconds, self.tasks + 1
            if not outer.cancelled():
                outer.set_result(found)


class Elsewhere:
    """Plays games on threads, or by an executor, and knows what they cost."""

    def __init__(self, executor: Executor | None = None) -> None:
        self.meter = None if executor is None else Metered(executor)

    @property
    def seconds(self) -> float:
        """The processor seconds up to now, here or there."""
        return time.process_time() if self.meter is None else self.meter.seconds

    def play(
        self, question: Sampled, seed: int, first: int, games: int, threads: int | None = None
    ) -> Rows:
        """Play games of a question, on ``threads`` if here."""
        if self.meter is None:
            return play_many(question.starts[-1], seed, first, games, threads)
        with question.playing(seed, executor=self.meter) as some:
            return some(first, games, None, lambda done: None)

    def several(self, question: Sampled, seed: int, parts: Sequence[Part]) -> list[Rows]:
        """Play games that begin otherwise than a question's, side by side."""
        if self.meter is None:
            return [play_many(start, seed, first, games) for start, first, games in parts]
        resume = how_to_resume(None)
        workers = Workers(self.meter, question.asked(seed), question.starts, resume)
        jobs = [Job(first, games, workers.changed((start,))) for start, first, games in parts]
        found = dict(workers.run(iter(jobs)))
        return [found[job].rows for job in jobs]


@contextmanager
def elsewhere(words: Sequence[str]) -> Iterator[tuple[Elsewhere, list[str]]]:
    """Read where to play out of a script's words; give what plays, and the other words."""
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--dask")
    given, others = parser.parse_known_args(words)
    with pool(given.workers, given.dask) as executor:
        yield Elsewhere(executor), others


def timed() -> list[float]:
    """Time every decision of the seats that search, here; give the list of CPU seconds."""
    spent, decide = list[float](), searching.Search.decide

    def on_the_clock(search: searching.Search, position: Any, seed: Any) -> Any:
        begun = time.process_time()
        plan = decide(search, position, seed)
        spent.append(time.process_time() - begun)
        return plan

    searching.Search.decide = on_the_clock  # type: ignore[method-assign]
    return spent
