"""An executor around another that adds up what its tasks have cost, whatever machine did them."""

import time
from collections.abc import Callable
from concurrent.futures import CancelledError, Executor, Future
from threading import Lock
from typing import Any


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
