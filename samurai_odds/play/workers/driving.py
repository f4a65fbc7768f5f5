"""Games handed out to the workers of an executor, and gathered as they come.

Of the executor only `submit` and the futures are used. Blocks return in any order; which games
are played, and what came of each, depends on none of that.
"""

import os
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future
from dataclasses import dataclass, field
from os import PathLike
from queue import Empty, SimpleQueue
from threading import Condition

from samurai_odds.engine.sampling.until import is_late
from samurai_odds.errors import OddsError
from samurai_odds.play.game import Start
from samurai_odds.play.records.blocks import Block
from samurai_odds.play.records.files import split
from samurai_odds.play.search.searching import searches_of
from samurai_odds.play.tally import FULL_ROWS, Tally
from samurai_odds.play.workers.guard import unguarded
from samurai_odds.play.workers.tasks import (
    Asked,
    Job,
    Refused,
    Reply,
    Unknown,
    changes,
    play_task,
    read_reply,
)

AHEAD = 4  # jobs that wait at each worker
TRIES = 4  # of a job: the first, and three more
BLOCK_SECONDS = 10.0  # that a job should last
JOBS_A_SECOND = 50.0  # that may come back at most: with more workers they last longer
PATIENCE = 600.0  # seconds that a job may be away before another worker gets it as well
_FIRST_GAMES, _FIRST_SEARCHED = 64, 2  # of the jobs by which the others are sized
_MOST_GAMES = 2**20  # of a job
_MOST_PART = 4 * AHEAD  # jobs, at least, of the time that there is
_TICK = 1.0  # seconds between looks for jobs that do not return


@dataclass
class _Away:
    """A job that is with a worker: how often it was handed out, since when, and its futures.

    ``is_told``: with its whole words, which a worker did not know by their digest.
    """

    tries: int = 0
    is_told: bool = False
    since: float = 0.0
    futures: list["Future[bytes]"] = field(default_factory=list)


@dataclass
class _Pace:
    """How long games have taken their workers."""

    seconds: float = 0.0
    games: int = 0

    def add(self, job: Job, reply: Reply) -> None:
        self.seconds += reply.seconds
        self.games += job.games


class Workers:
    """Plays games of a question on an executor.

    ``starts`` are those of the question; ``resume`` says how to go on after a failure.
    """

    def __init__(
        self, executor: Executor, question: Asked, starts: Sequence[Start], resume: str
    ) -> None:
        self.executor, self.question, self.starts, self.resume = executor, question, starts, resume
        self.width = sum(start.game.row for start in starts)
        self.seen: set[str] = set()  # the workers that have answered
        self.paces: dict[str, _Pace] = defaultdict(_Pace)  # of games that begin alike
        self.waiting = 0  # jobs that are away, of all who ask for some at the same time
        self.room = Condition()

    # ---- what is asked for -----------------------------------------------------------

    def parts(
        self,
        gaps: Sequence[tuple[int, int]],
        deadline: float | None,
        show: Callable[[int], None],
        starts: Sequence[Start] | None = None,
    ) -> Iterator[Block | Tally]:
        """Play ranges of games (first, how many); give parts of them as they come.

        ``starts`` are where they begin, if otherwise than the question's. At the deadline no
        more are handed out, and those that are away come no more.
        """
        starts = self.starts if starts is None else starts
        fewest = _FIRST_SEARCHED if any(map(searches_of, starts)) else _FIRST_GAMES
        ranges = split(gaps) if self.question.joint else list(gaps)
        jobs = self._sized(ranges, deadline, self.changed(starts), fewest)
        for job, part in self.run(jobs, deadline):
            show(job.games)
            yield part

    def changed(self, starts: Sequence[Start]) -> str:
        """Write how games begin otherwise than the question's, for a `Job`."""
        return changes(self.starts, starts)

    # ---- handing out -----------------------------------------------------------------

    def run(
        self, jobs: Iterator[Job], deadline: float | None = None
    ) -> Iterator[tuple[Job, Block | Tally]]:
        """Have jobs played, each once; give them as they come, in any order."""
        away: dict[Job, _Away] = {}
        back: SimpleQueue[tuple[Job, Future[bytes]]] = SimpleQueue()
        broken: BaseException | None = None
        more = True
        try:
            while True:
                while more and broken is None and self._finds_room(not away):
                    job = next(jobs, None)
                    more = job is not None
                    if job is None or job in away:
                        self._makes_room()
                    else:
                        away[job] = _Away()
                        broken = self._hand_out(job, away[job], back)
                ended = not away and not (more and broken is None)
                if ended or is_late(deadline):
                    break
                if not away:
                    continue  # the others have all the room
                try:
                    job, future = back.get(timeout=_until(deadline))
                except Empty:
                    if broken is not None:
                        break
                    broken = self._gone() or self._hand_out_again(away, back)
                    continue
                if job not in away:
                    continue  # another worker was faster
                result = self._read(job, future)
                if isinstance(result, Unknown):
                    broken = broken or self._tell(job, away[job], back)
                elif isinstance(result, Reply):
                    del away[job]
                    self.seen.add(result.worker)
                    self._makes_room()
                    self.paces[job.changed].add(job, result)
                    yield job, result.part
                elif isinstance(result, BrokenExecutor):
                    broken = result
                    del away[job]
                    self._makes_room()
                elif broken is None:
                    broken = self._lost(job, away[job], back, result)
            if broken is not None:
                why = unguarded(broken, bool(self.seen)) or _said(broken)
                raise OddsError(f"the workers broke down ({why}): {self.resume}")
        finally:
            self._makes_room(len(away))
            for one in away.values():
                for future in one.futures:
                    future.cancel()

    def _gone(self) -> BaseException | None:
        """Return why nothing comes back any more, of an executor that can say so."""
        fault: Callable[[], BaseException | None] | None = getattr(self.executor, "fault", None)
        return fault() if fault is not None else None

    def _finds_room(self, wait: bool) -> bool:
        """Take room for a job among those that may wait at the workers; False if there is none."""
        with self.room:
            most = AHEAD * max(1, len(self.seen))
            has_room = self.room.wait_for(lambda: self.waiting < most, _TICK if wait else 0)
            self.waiting += has_room
            return has_room

    def _makes_room(self, jobs: int = 1) -> None:
        with self.room:
            self.waiting -= jobs
            self.room.notify_all()

    def _hand_out(
        self, job: Job, one: _Away, back: "SimpleQueue[tuple[Job, Future[bytes]]]"
    ) -> BaseException | None:
        """Hand a job out; give what is wrong with an executor that takes none."""
        try:
            future = self.executor.submit(play_task, self.question.task(job, one.is_told))
        except (BrokenExecutor, RuntimeError) as fault:  # broken, or shut down
            return fault
        one.tries += 1
        one.since = time.monotonic()
        one.futures.append(future)
        future.add_done_callback(lambda done: back.put((job, done)))
        return None

    def _tell(
        self, job: Job, one: _Away, back: "SimpleQueue[tuple[Job, Future[bytes]]]"
    ) -> BaseException | None:
        """Hand a job out with its whole words, unless they are on their way; that is no loss."""
        if one.is_told:
            return None
        one.is_told = True
        one.tries -= 1
        return self._hand_out(job, one, back)

    def _hand_out_again(
        self, away: dict[Job, _Away], back: "SimpleQueue[tuple[Job, Future[bytes]]]"
    ) -> BaseException | None:
        """Hand those jobs out again that have been away for too long."""
        for job, one in away.items():
            late = time.monotonic() - one.since > PATIENCE * one.tries
            if late and (fault := self._lost(job, one, back, TimeoutError("no answer"))):
                return fault
        return None

    def _lost(
        self,
        job: Job,
        one: _Away,
        back: "SimpleQueue[tuple[Job, Future[bytes]]]",
        fault: BaseException,
    ) -> BaseException | None:
        """Hand a lost job out again; OddsError if it was lost too often."""
        if one.tries >= TRIES:
            raise OddsError(f"{job} were lost {one.tries} times ({_said(fault)}): {self.resume}")
        return self._hand_out(job, one, back)

    def _read(self, job: Job, future: "Future[bytes]") -> Reply | BaseException:
        """Read what came back, or give why it did not; OddsError for a worker to be refused."""
        try:
            return read_reply(future.result(), self.question, job, self.width)
        except Refused as fault:
            raise OddsError(f"{fault}; {self.resume}") from None
        except (KeyboardInterrupt, SystemExit):
            raise
        except BaseException as fault:  # whatever befell it; a future cancelled is none but this
            return fault

    # ---- how many games a job has ----------------------------------------------------

    def _sized(
        self, gaps: list[tuple[int, int]], deadline: float | None, changed: str, fewest: int
    ) -> Iterator[Job]:
        """Cut ranges into jobs, each as large as it should be when its turn comes."""
        left = sum(games for _, games in gaps)
        for first, games in gaps:
            end, counted = first + games, bool(self.question.joint) and first >= FULL_ROWS
            while first < end:
                size = min(max(fewest, self._size(left, deadline, changed)), end - first)
                yield Job(first, size, changed, counted)
                first, left = first + size, left - size

    def _size(self, left: int, deadline: float | None, changed: str) -> int:
        """Give the games of about ten seconds; fewer at the end, so that all have some."""
        pace = self.paces[changed]
        if not pace.games:
            return 0
        lasts = max(BLOCK_SECONDS, len(self.seen) / JOBS_A_SECOND)
        if deadline is not None:
            lasts = min(lasts, (deadline - time.monotonic()) / _MOST_PART)
        wanted = int(pace.games * lasts / max(pace.seconds, 1e-6))
        fair = left // (2 * max(1, len(self.seen)))
        return min(wanted, fair, _MOST_GAMES)


def how_to_resume(record: "str | PathLike[str] | None") -> str:
    """Tell what is left of games when workers fail, and how to go on."""
    if record is not None:
        return f"all that came back is in '{os.fspath(record)}'; the same command goes on from it"
    return "nothing of it is kept; with --record FILE the same command goes on where it stopped"


def _until(deadline: float | None) -> float:
    return _TICK if deadline is None else min(_TICK, max(0.0, deadline - time.monotonic()))


def _said(fault: BaseException) -> str:
    text = " ".join(str(fault).split())[:200]
    return f"{type(fault).__name__}: {text}" if text else type(fault).__name__
