"""The pools of workers that a command can ask for: processes of this machine, or Dask's."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module

from samurai_odds.errors import OddsError

MOST_WORKERS = 1_024
_PATIENCE = "10s"  # to find a scheduler


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
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(workers, context, initializer=_begin)
    try:
        yield executor
    except BaseException:
        executor.shutdown(wait=False, cancel_futures=True)
        raise
    finally:
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()  # what it still plays is of no use to anybody
        executor.shutdown(cancel_futures=True)


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
        client_of = import_module("distributed").Client
    except ImportError:
        raise OddsError("--dask needs Dask: pip install 'samurai-odds[dask]'") from None
    try:
        client = client_of(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as fault:
        said = " ".join(str(fault).split())
        raise OddsError(f"no Dask scheduler answers at '{address}': {said}") from None
    with client:
        executor: Executor = client.get_executor(pure=False)
        yield executor
