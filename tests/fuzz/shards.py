"""Runs commands in processes of their own, so that one that hangs or dies is only one fault."""

import io
import multiprocessing
import os
import resource
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stdout
from multiprocessing.connection import Connection, wait
from pathlib import Path

from samurai_odds.cli.main import main
from tests.fuzz.judging import faults
from tests.fuzz.made import Case, case
from tests.fuzz.running import run

_MOST_ADDRESSES = 12 * 2**30  # bytes; far above what any command may hold, below what hurts
_DEAD_AFTER = 900.0  # seconds on the clock without an answer, where nothing could interrupt it

Told = tuple[int, str, list[str]]
Make = Callable[[int, int, bool], Case]


def run_all(
    seed: int, numbers: Sequence[int], jobs: int = 1, games: bool = True, make: Make = case
) -> Iterator[Told]:
    """Run commands; give the number, the status and the faults of each."""
    shards = [_Shard(seed, numbers[place::jobs], games, make) for place in range(jobs)]
    try:
        while any(shard.left for shard in shards):
            busy = [shard for shard in shards if shard.left]
            ready = wait([shard.pipe for shard in busy], timeout=_DEAD_AFTER)
            for shard in busy:
                if shard.pipe in ready:
                    yield shard.receive()
                elif not ready:
                    yield shard.give_up("hangs")
    finally:
        for shard in shards:
            shard.close()


class _Shard:
    """A process, and the commands that are left to it."""

    def __init__(self, seed: int, numbers: Sequence[int], games: bool, make: Make) -> None:
        self.seed, self.left, self.games, self.make = seed, list(numbers), games, make
        self._begin()

    def _begin(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe(duplex=False)
        self.process = context.Process(
            target=_work, args=(self.seed, self.left, self.games, self.make, theirs)
        )  # no daemon: a command may start workers of its own
        self.process.start()
        theirs.close()

    def receive(self) -> Told:
        try:
            told: Told = self.pipe.recv()
        except EOFError:
            self.process.join()
            return self.give_up(f"died: exit {self.process.exitcode}")
        assert self.left[0] == told[0]
        del self.left[0]
        return told

    def give_up(self, fault: str) -> Told:
        """Leave out the command that the process has not come back from."""
        number = self.left.pop(0)
        self.close()
        if self.left:
            self._begin()
        return number, "none", [fault]

    def close(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def _work(seed: int, numbers: list[int], games: bool, make: Make, pipe: Connection) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (_MOST_ADDRESSES, _MOST_ADDRESSES))
    parent = os.getppid()
    if games:  # compiled once, which takes more than its 20 seconds
        with redirect_stdout(io.StringIO()):
            main(["battles", "play", "study-spears", "--samples", "1"])
    with tempfile.TemporaryDirectory() as place:
        for number in numbers:
            if os.getppid() != parent:
                return
            outcome = run(make(seed, number, games), Path(place) / "case")
            pipe.send((number, str(outcome.status), faults(outcome)))
    pipe.close()
