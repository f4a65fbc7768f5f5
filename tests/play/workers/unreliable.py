"""Executors that do what networks and other people's machines do."""

import random
from collections.abc import Callable
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any


class AtOnce(Executor):
    """Does what it is asked for at once, and counts it; ``spoil`` may change what is sent."""

    def __init__(self, spoil: Callable[[int, bytes], bytes] = lambda number, sent: sent) -> None:
        self.sent: list[bytes] = []
        self.spoil = spoil

    def submit(self, function: Any, /, *given: Any, **named: Any) -> "Future[Any]":
        future: Future[Any] = Future()
        self.sent.append(given[0])
        try:
            future.set_result(function(self.spoil(len(self.sent), given[0])))
        except Exception as fault:
            future.set_exception(fault)
        return future


class Breaking(AtOnce):
    """Breaks after some tasks, as a pool of processes does when one of them is killed."""

    def __init__(self, after: int) -> None:
        super().__init__()
        self.after = after

    def submit(self, function: Any, /, *given: Any, **named: Any) -> "Future[Any]":
        if len(self.sent) < self.after:
            return super().submit(function, *given)
        future: Future[Any] = Future()
        future.set_exception(BrokenProcessPool("a process was killed"))
        return future


class Unreliable(Executor):
    """Returns tasks in any order, does some twice, loses some, and is late with others.

    What it holds is done when more is sent, so that all of it is the same whenever it runs.
    """

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        self.held: list[tuple[Future[Any], Any, bytes]] = []
        self.most = 0  # tasks held at once
        self.befell: dict[str, int] = dict.fromkeys(("lost", "late", "twice", "dropped"), 0)

    def submit(self, function: Any, /, *given: Any, **named: Any) -> "Future[Any]":
        future: Future[Any] = Future()
        self.held.append((future, function, given[0]))
        self.most = max(self.most, len(self.held))
        return future

    def work(self) -> None:
        """Do one of the tasks held, or fail at it."""
        if not self.held:
            return
        future, function, sent = self.held.pop(self.luck.randrange(len(self.held)))
        if future.cancelled():
            return
        what = self.luck.choice(("well", "well", "well", *self.befell))
        if what != "well":
            self.befell[what] += 1
        if what == "lost":
            future.set_exception(ConnectionError("the worker is gone"))
        elif what == "late":
            self.held.append((future, function, sent))
        elif what != "dropped":  # for good: it never answers
            if what == "twice":
                function(sent)
            future.set_result(function(sent))
