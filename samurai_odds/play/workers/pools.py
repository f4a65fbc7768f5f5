"""The pools of workers that a command can ask for: processes of this machine, or Dask's."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import (
    BrokenExecutor,
    Executor,
    Future,
    InvalidStateError,
    ProcessPoolExecutor,
)
from contextlib import contextmanager, suppress
from importlib import import_module
from typing import Any

from samurai_odds.errors import OddsError, quoted

MOST_WORKERS = 1_024
_PATIENCE = 10.0  # seconds to find a scheduler
_SILENCE = 15.0  # seconds without a scheduler, after which it is given up
_LEAVE = 3.0  # seconds to take leave of one
_NOBODY = "no Dask scheduler answers at {}: an address is such as tcp://localhost:8786"


@contextmanager
def pool(workers: int | None = None, dask: str | None = None) -> Iterator[Executor | None]:
    """Open the pool asked for: so many processes, or Dask's workers by its scheduler's address.

    Without either, None: games are played on threads.
    """
    if workers is not None and dask is not None:
        raise OddsError("--workers and --dask exclude each other")
    if workers is not None:
        with _processes(workers) as executor:
            yield executor
    elif dask is not None:
        with _dask(dask) as executor:
            yield executor
    else:
        yield None


@contextmanager
def _processes(workers: int) -> Iterator[Executor]:
    if not 1 <= workers <= MOST_WORKERS:
        raise OddsError(f"--workers is from 1 to {MOST_WORKERS:,}, not {workers}")
    if multiprocessing.current_process().daemon:
        raise OddsError("a worker of multiprocessing starts no workers: leave out workers")
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    executor = _ProcessPool(workers, context, initializer=_begin)
    try:
        yield executor
    except BaseException:
        executor.shutdown(wait=False, cancel_futures=True)
        raise
    finally:
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()  # what it still plays is of no use to anybody
        executor.shutdown(cancel_futures=True)


class _ProcessPool(ProcessPoolExecutor):
    """A pool that outlives a worker while games that nobody waits for any more are pending.

    Of a worker gone it tells all futures, and before Python 3.12.1 it stumbles over one that was
    canceled: it prints a traceback, and the others wait for ever.
    """

    def submit(self, function: Any, /, *given: Any, **named: Any) -> "Future[Any]":
        """Hand a task out."""
        future: Future[Any] = super().submit(function, *given, **named)
        future.__class__ = _TaskFuture
        return future


class _TaskFuture(Future[Any]):
    """A future that may be canceled."""

    def set_exception(self, exception: BaseException | None) -> None:
        """Take why there is no result, which nobody wants of one that was canceled."""
        with suppress(InvalidStateError):
            super().set_exception(exception)


def _begin() -> None:
    """Leave Ctrl-C to the process that hands the games out, and end when that has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _dask(address: str) -> Iterator[Executor]:
    try:
        distributed = import_module("distributed")
    except ImportError:
        raise OddsError("--dask needs Dask: pip install 'samurai-odds[dask]'") from None
    said_before = logging.root.manager.disable
    logging.disable()  # what fails is said in our words
    try:
        _reach(distributed, address)
        with _client(distributed, address) as client:
            yield OfDask(client)
    finally:
        logging.disable(said_before)


def _reach(distributed: Any, address: str) -> None:
    """Raise OddsError if nobody answers there: a client that fails cannot be closed."""

    async def reach() -> None:
        rights = distributed.Security().get_connection_args("client")
        connection = await distributed.core.connect(address, timeout=_PATIENCE, **rights)
        await connection.close()

    def ask() -> None:
        try:
            answer.set_result(asyncio.run(reach()))
        except BaseException as fault:
            answer.set_exception(fault)

    answer: Future[None] = Future()
    threading.Thread(target=ask, daemon=True).start()  # it may wait for another server for ever
    try:
        answer.result(timeout=_PATIENCE + _LEAVE)
    except Exception:  # each kind of address, and each other server, has errors of its own
        raise OddsError(_NOBODY.format(quoted(address))) from None


@contextmanager
def _client(distributed: Any, address: str) -> Iterator[Any]:
    try:
        client = distributed.Client(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError, TimeoutError):
        raise OddsError(_NOBODY.format(quoted(address))) from None
    try:
        yield client
    finally:
        with suppress(Exception):  # nobody may be there to take leave of
            client.close(timeout=_LEAVE)


class OfDask(Executor):
    """Dask's workers, and whether their scheduler still answers."""

    def __init__(self, client: Any) -> None:
        self.client, self.executor = client, client.get_executor(pure=False)
        self.silent_since: float | None = None

    def submit(self, function: Any, /, *given: Any, **named: Any) -> "Future[Any]":
        """Hand a task out."""
        future: Future[Any] = self.executor.submit(function, *given, **named)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the workers to others."""

    def fault(self) -> BrokenExecutor | None:
        """Return why no answer can come any more: the scheduler is gone for too long."""
        if self.client.status == "running":
            self.silent_since = None
            return None
        now = time.monotonic()
        self.silent_since = now if self.silent_since is None else self.silent_since
        if now - self.silent_since < _SILENCE and self.client.status != "closed":
            return None
        return BrokenExecutor("the Dask scheduler does not answer")
