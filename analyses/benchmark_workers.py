# %% [markdown]
# # What do games on many workers cost, and is the answer the same?
#
# Run by hand, on a quiet machine of two cores or more, with Dask (`samurai-odds[dask]`):
# `python -m analyses.benchmark_workers`, about eight minutes; or some of its parts by name (`same
# dask two blocks tally`), which are only printed. Writes `reports/workers.md`.
#
# - `same`: 65,536 games by one thread, by threads, two processes, Dask, and an executor that
#   shuffles, repeats, delays and loses.
# - `dask`: jobs of ten seconds on one worker of Dask; what a job costs.
# - `two`: the same games on one process, and on two.
# - `blocks`: two records of 50,000 blocks each, put together.
# - `tally`: 10,000,000 games counted. So many take an hour to play: a quarter of a million are, and
#   their counts stand for the others in the file; then the command goes on to the end of it. `tally
#   whole` plays them all.

# %%
"""Measure games on workers, and write the page."""

import os
import platform
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from samurai_odds import Limit, Odds, __version__, battles, merge
from samurai_odds.battles.whole.contest import Contest
from samurai_odds.play.records.blocks import Block
from samurai_odds.play.records.reading import heading, read
from samurai_odds.play.tally import FULL_ROWS
from samurai_odds.play.workers.driving import AHEAD, BLOCK_SECONDS, JOBS_A_SECOND, Workers
from samurai_odds.play.workers.pools import pool
from samurai_odds.play.workers.tasks import Job

PAGE = Path(__file__).resolve().parent.parent / "reports" / "workers.md"
QUICK = ("study-spears", "random", "random")
SLOW = ("first-samurai-skirmish", "steady", "steady")
SAME = 65_536  # games that all play
TEN_SECONDS, JOBS, SMALL = 10.0, 6, 400  # jobs of ten seconds, and of a game each
TWO_SECONDS, ROUNDS = 30.0, 2  # that one process plays
BLOCKS, IN_A_BLOCK = 100_000, 1
MANY, PLAYED, LAST = 10_000_000, 262_144, 65_536


# %% the same answer
class Unreliable(Executor):
    """A worker that does its tasks in any order, some twice, some late, and fails at some."""

    def __init__(self, seed: int) -> None:
        self.luck, self.held = random.Random(seed), []
        self.ended = threading.Event()
        self.worker = threading.Thread(target=self._work)
        self.worker.start()

    def submit(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> "Future[Any]":
        """Take a task."""
        future: Future[Any] = Future()
        self.held.append((future, work, given))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End."""
        self.ended.set()
        self.worker.join()

    def _work(self) -> None:
        while not self.ended.wait(0.001):
            if self.held:
                self._do(*self.held.pop(self.luck.randrange(len(self.held))))

    def _do(self, future: "Future[Any]", work: Callable[..., Any], given: Any) -> None:
        befalls = self.luck.choice(("nothing", "nothing", "lost", "late", "twice"))
        if befalls == "late":
            self.held.append((future, work, given))
        elif befalls == "lost":
            future.set_exception(ConnectionError("the worker is gone"))
        else:
            found = [work(*given) for _ in range(1 + (befalls == "twice"))]
            future.set_result(found[-1])


@contextmanager
def dask(workers: int) -> Iterator[Executor]:
    """Open Dask's workers on this machine, a process each."""
    import distributed

    cluster = distributed.LocalCluster(
        n_workers=workers, threads_per_worker=1, dashboard_address=None, silence_logs=50
    )
    with cluster, pool(dask=cluster.scheduler_address) as executor:
        assert executor is not None
        yield executor


def play(games: int, asked: tuple[str, str, str] = QUICK, **how: Any) -> Odds:
    """Play some battles."""
    return battles.play(*asked, limit=Limit(samples=games), **how)


def same() -> list[str]:
    """Play the same games in several ways; return a line of the page for each."""
    ways: dict[str, Callable[[], Any]] = {
        "threads": lambda: ThreadPoolExecutor(2),
        "two processes, spawned": lambda: pool(2),
        "two workers of Dask": lambda: dask(2),
        "one that shuffles, repeats, delays and loses": lambda: Unreliable(7),
    }
    begun = time.perf_counter()
    usual = play(SAME, threads=1)
    lines = [f"| one thread | {time.perf_counter() - begun:.1f} s | |"]
    for what, opened in ways.items():
        with opened() as executor:
            begun = time.perf_counter()
            found = play(SAME, executor=executor)
        took = time.perf_counter() - begun
        alike = {**found.to_dict(), "elapsed_s": 0} == {**usual.to_dict(), "elapsed_s": 0}
        lines.append(f"| {what} | {took:.1f} s | {'the same' if alike else 'DIFFERENT'} |")
        print(lines[-1], flush=True)
    return lines


# %% what a job costs
def handed_out(executor: Executor, jobs: list[Job]) -> tuple[float, float]:
    """Have jobs played; return the seconds that it took, and those that workers played."""
    contest = Contest(*SLOW)
    workers = Workers(executor, contest.asked(0), contest.starts, "")
    list(workers.run(iter([Job(0, 8)])))  # builds what is asked, and compiles
    played = workers.paces[""].seconds
    begun = time.perf_counter()
    assert sum(job.games for job, _ in workers.run(iter(jobs))) == sum(job.games for job in jobs)
    return time.perf_counter() - begun, workers.paces[""].seconds - played


def dask_cost() -> dict[str, float]:
    """Measure what jobs of ten seconds cost more than their games, and what any job costs."""
    with dask(1) as executor:
        _, seconds = handed_out(executor, [Job(100, 400)])
        size = int(400 / seconds * TEN_SECONDS)
        wall, seconds = handed_out(executor, [Job(1000 + k * size, size) for k in range(JOBS)])
        over = wall / seconds - 1
        few, spent = handed_out(executor, [Job(k, 1) for k in range(SMALL)])
    found = {"block": seconds / JOBS, "over": over, "job": (few - spent) / SMALL}
    print(found, flush=True)
    return found


def two_processes() -> dict[str, float]:
    """Play the same games on one process and on two; return how many times as fast two are."""
    times: dict[int, list[float]] = {1: [], 2: []}
    games = 0
    for part in range(ROUNDS):
        for number in (1, 2) if part % 2 else (2, 1):
            with pool(number) as executor:
                play(256, SLOW, executor=executor)  # processes begin, and load the rules
                warm = play(512, SLOW, seed=1, executor=executor)
                rate = 512 / warm.provenance.elapsed_s / number
                games = games or int(rate * TWO_SECONDS)
                begun = time.perf_counter()
                play(games, SLOW, seed=2, executor=executor)
                times[number].append(time.perf_counter() - begun)
    one, two = min(times[1]), min(times[2])
    found = {"games": games, "one": one, "two": two, "times": one / two}
    print(found, flush=True)
    return found


# %% records
def blocks(folder: Path) -> dict[str, float]:
    """Put together two records of many small blocks, in no order."""
    contest = Contest(*QUICK)
    odds = play(IN_A_BLOCK * 1_000)
    assert odds.asked is not None
    rows, luck = odds.asked.run.rows, random.Random(0)
    numbers = luck.sample(range(BLOCKS), BLOCKS)
    files = [folder / name for name in ("one.games", "two.games")]
    for file, half in zip(files, (numbers[::2], numbers[1::2]), strict=True):
        parts = [heading(contest.identity(0))]
        for number in half:
            place = number % 1_000 * IN_A_BLOCK
            block = Block(number * IN_A_BLOCK, rows[place : place + IN_A_BLOCK])
            parts.append(block.written())
        file.write_bytes(b"".join(parts))
    begun = time.process_time()
    assert merge(*files).samples == BLOCKS * IN_A_BLOCK
    found = {"seconds": time.process_time() - begun}
    print(found, flush=True)
    return found


# A process begins with the memory of the one that starts it, so a small one does.
_STARTER = """
import os, subprocess, sys
run = subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL)
_, status, used = os.wait4(run.pid, 0)
print(os.waitstatus_to_exitcode(status), used.ru_utime + used.ru_stime, used.ru_maxrss / 1024)
"""


def command(folder: Path, *words: str, cwd: Path | None = None) -> tuple[float, float, float]:
    """Run a command: seconds, processor seconds, and the memory in MB of its largest process.

    Its bytecode is kept in the folder, as that of an installed package is beside it.
    """
    kept = {"PYTHONPYCACHEPREFIX": str(folder / "bytecode"), "PYTHONDONTWRITEBYTECODE": ""}
    begun = time.perf_counter()
    line = [sys.executable, "-c", _STARTER, sys.executable, "-m", "samurai_odds", *words]
    env = os.environ | kept
    run = subprocess.run(line, stdout=subprocess.PIPE, text=True, check=True, env=env, cwd=cwd)
    status, spent, memory = map(float, run.stdout.split())
    assert status == 0
    return time.perf_counter() - begun, spent, memory


def filled(file: Path, games: int) -> None:
    """Fill a record up to a number of games with the counts of those that it has."""
    _, known, _ = read(file)
    end = sum(known.ranges()[0])
    tallies = sorted(known.tallies, key=lambda one: one.games)[-4:]  # those of ten seconds
    with file.open("ab") as record:
        place = end
        while place < games:
            one = tallies[(place // 7) % len(tallies)]
            record.write(replace(one, first=place).written())
            place += one.games


def tally(folder: Path, whole: bool = False) -> dict[str, float]:
    """Count many games, most of them by the counts of those before, and ask the record."""
    file = str(folder / "counted.games")
    asked = ("battles", "play", QUICK[0], "--red", QUICK[1], "--blue", QUICK[2], "--tally")
    how = (*asked, "--workers", "2", "--record", file)
    if not whole:
        command(folder, *how, "--samples", str(PLAYED))
        filled(Path(file), MANY - LAST)
    wall, _, peak = command(folder, *how, "--samples", str(MANY))
    command(folder, "merge", file)  # its bytecode is written
    answer, spent, reading = command(folder, "merge", file)
    size = Path(file).stat().st_size / 1e6
    found = {"wall": wall, "peak": peak, "size": size, "answer": answer, "spent": spent}
    found |= {"reading": reading}
    print(found, flush=True)
    return found


# %% on paper
def on_paper(cost: dict[str, float], games: float = 1e9, rate: float = 170.0) -> list[str]:
    """Reckon what many games take on N cores, and how often a job comes back."""
    lines = []
    for cores in (1, 100, 1_000, 10_000):
        seconds = games / rate / cores
        lasts = max(BLOCK_SECONDS, cores / JOBS_A_SECOND)
        lines.append(
            f"| {cores:,} | {_time(seconds)} | {cores / lasts:,.1f} "
            f"| {100 * cores / lasts * cost['job']:.1f}% | {AHEAD * cores:,} |"
        )
    return lines


def _time(seconds: float) -> str:
    """Write a time in a unit that suits it."""
    for unit, length in (("days", 86_400), ("hours", 3_600), ("minutes", 60)):
        if seconds >= 1.5 * length:
            return f"{seconds / length:.1f} {unit}"
    return f"{seconds:.0f} seconds"


# %%
PARTS = {"same": same, "dask": dask_cost, "two": two_processes, "blocks": blocks, "tally": tally}


def page(found: dict[str, Any]) -> str:
    """Write the page of all that was measured."""
    cost, two, counted = found["dask"], found["two"], found["tally"]
    lines = [
        "# Games on many workers",
        "",
        f"{platform.system()}, {os.cpu_count()} cores, Python {platform.python_version()}; "
        f"samurai-odds {__version__}. Made by `python -m analyses.benchmark_workers`.",
        "",
        "## The same answer",
        "",
        f"{SAME:,} games of {QUICK[0]}, two `random`; compared is all that the answer says but "
        "how long it took.",
        "",
        "| played by | took | answer |",
        "| :-- | --: | :-- |",
        *found["same"],
        "",
        "## What it costs",
        "",
        "| | measured | asked |",
        "| :-- | --: | --: |",
        f"| Dask, {JOBS} jobs of {cost['block']:.1f} s: time beyond the games' own "
        f"| {100 * cost['over']:.2f}% | 2% |",
        f"| Dask, {SMALL} jobs of one game: time of a job beyond its game "
        f"| {1000 * cost['job']:.1f} ms | |",
        f"| two processes against one, {two['games']:,} games of {SLOW[0]}, two `{SLOW[1]}` "
        f"({two['one']:.1f} s and {two['two']:.1f} s, best of {ROUNDS}) "
        f"| {two['times']:.2f} times | 1.9 |",
        f"| two records of {BLOCKS // 2:,} blocks in no order, put together (CPU) "
        f"| {found['blocks']['seconds']:.1f} s | 10 s |",
        f"| {MANY:,} games counted: memory of the largest process | {counted['peak']:.0f} MB "
        "| 500 MB |",
        f"| their record | {counted['size']:.1f} MB | 20 MB |",
        f"| `merge` of their record, the whole command ({counted['spent']:.1f} s of CPU) "
        f"| {counted['answer']:.1f} s | 2 s |",
        "",
        f"Of the {MANY:,} games the first {PLAYED:,} and the last {LAST:,} were played; the counts "
        "of the first stand for all between them.",
        "",
        "## A thousand million games, on paper",
        "",
        "Of two `steady`, 170 a second on a core, in jobs by the cost of one above.",
        "",
        "| cores | take | jobs a second | of a scheduler's time | jobs handed out at once |",
        "| --: | --: | --: | --: | --: |",
        *on_paper(cost),
        "",
        "The scheduler is the limit: Dask spends "
        f"{1000 * cost['job']:.0f} ms on a job, and a queue of 100,000 stalls it for a minute. So "
        f"no more than {AHEAD} jobs wait for each worker, and beyond "
        f"{BLOCK_SECONDS * JOBS_A_SECOND:.0f} workers jobs last longer than {BLOCK_SECONDS:.0f} "
        f"seconds: {JOBS_A_SECOND:.0f} come back in a second, however many workers there are.",
        "",
        "Of the answer all counts survive: they are whole numbers that add up exactly, whoever "
        "played them and in whatever order. Not kept are the games themselves beyond the first "
        f"{FULL_ROWS:,}: tables, pictures and questions about variables that were not counted "
        "together are of these, or refused. An error is then 0.0016 points of win rate: what bots "
        "do wrong is far larger.",
        "",
    ]
    return "\n".join(lines)


def main(names: list[str]) -> None:
    """Measure the parts named, or all, and write the page of all."""
    whole = "whole" in names
    parts = [name for name in PARTS if name in names] or list(PARTS)
    found: dict[str, Any] = {}
    for name in parts:
        begun = time.perf_counter()
        with tempfile.TemporaryDirectory() as folder:
            if name == "tally":
                found[name] = tally(Path(folder), whole)
            else:
                found[name] = blocks(Path(folder)) if name == "blocks" else PARTS[name]()
        print(f"{name}: {time.perf_counter() - begun:.0f} s", flush=True)
    if len(found) == len(PARTS):
        PAGE.write_text(page(found), encoding="utf-8")


# %%
if __name__ == "__main__":
    main(sys.argv[1:])
