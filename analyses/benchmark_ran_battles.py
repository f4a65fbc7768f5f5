# %% [markdown]
# # How fast are whole battles of RAN?
#
# Run by hand, on a quiet machine: `python -m analyses.benchmark_ran_battles`. Writes
# `reports/benchmark_ran_battles.md`. The compiled loop is measured against the very same
# rules interpreted, two threads against one on the same battles, whole processes against
# `python -c 'import numpy'`.
#
# Work is measured in seconds of processor time, which other programs on the machine do not
# take, and the wall clock stands beside it: where the two differ, the machine was not quiet.
# Of two threads the processor time says what they cost each other, the wall clock what is won.

# %%
"""Measure whole battles of RAN and write the report."""

import os
import platform
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from samurai_odds import __version__
from samurai_odds.play.game import Start
from samurai_odds.play.games import play_many
from samurai_odds.play.interpreted import play_interpreted
from samurai_odds.ran.field import recording
from samurai_odds.ran.scenario.text import load
from samurai_odds.ran.whole.game import start

REPORT = Path(__file__).resolve().parent.parent / "reports" / "benchmark_ran_battles.md"
SCENARIO = "study-three-contingents"
BATTLES = {"random": 250, "greedy": 150, "careful": 150}  # of a round: about a second
ASKED = {"random": 300, "greedy": 100}  # battles a second
SLOW = 2  # battles interpreted
FEW, MANY = 3, 1_000  # battles: so many are played without compiling, and so many are not
NUMPY = "import time; t = time.perf_counter(); import numpy; print(time.perf_counter() - t)"
BALANCE = ("balance", "study-foot", "--target-error", "0.01")
ROUNDS = 5


@dataclass(frozen=True)
class Took:
    """Seconds by the wall clock, and of processor time over all threads."""

    wall: float
    work: float


def timed(act: Callable[[], object]) -> Took:
    """Measure a call in this process."""
    wall, work = time.perf_counter(), time.process_time()
    act()
    return Took(time.perf_counter() - wall, time.process_time() - work)


# %% battles a second


def in_turn(begun: Start, battles: int, threads: tuple[int, ...]) -> dict[int, list[Took]]:
    """Play the same battles by so many threads, one after the other, in several rounds.

    Each round's are played once before, so that the dice that they need are tabulated.
    """
    found: dict[int, list[Took]] = {number: [] for number in threads}
    for part in range(ROUNDS):
        play_many(begun, 0, part * battles, battles)
        for number in threads if part % 2 else threads[::-1]:

            def play(number: int = number, part: int = part) -> None:
                play_many(begun, 0, part * battles, battles, number)

            found[number].append(timed(play))
    return found


def interpreted(begun: Start, battles: int) -> float:
    """Play battles by the same rules, uncompiled; give battles a second of work."""
    rows, nothing = np.zeros((battles, begun.game.row), np.int16), np.zeros(0, np.int64)
    took = timed(lambda: play_interpreted(begun, 0, 0, rows, nothing))
    if not (rows == play_many(begun, 0, 0, battles)).all():
        raise RuntimeError("interpreted battles went otherwise than compiled ones")
    return battles / took.work


# %% whole processes


def process(*command: str, cache: str | None = None) -> Took:
    """Run a Python command in a process of its own."""
    environment = os.environ | ({"NUMBA_CACHE_DIR": cache} if cache else {})
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    wall = time.perf_counter()
    subprocess.run([sys.executable, *command], capture_output=True, check=True, env=environment)
    wall = time.perf_counter() - wall
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    work = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Took(wall, work)


def command(*words: str, cache: str | None = None) -> Took:
    """Run a command of RAN."""
    return process("-m", "samurai_odds", "ran", *words, cache=cache)


def plays(battles: int) -> tuple[str, ...]:
    """Write the command that has greedy fight itself in so many battles."""
    return ("play", SCENARIO, "--samples", str(battles))


def processes() -> dict[str, Took]:
    """Time processes with nothing compiled, the one that compiles, later ones, and a balance."""
    bare = [process("-c", "import numpy") for _ in range(ROUNDS)]
    with tempfile.TemporaryDirectory() as cache:
        return {
            "`python -c 'import numpy'`": sorted(bare, key=lambda took: took.wall)[ROUNDS // 2],
            f"`ran play`, {FEW} battles, nothing compiled yet": command(*plays(FEW), cache=cache),
            f"{MANY:,} battles, all rules and bots compiled first": command(
                *plays(MANY), cache=cache
            ),
            f"{MANY:,} battles, later": command(*plays(MANY), cache=cache),
            f"`ran {' '.join(BALANCE)}`, later": command(*BALANCE, cache=cache),
            "the same `--no-changes`": command(*BALANCE, "--no-changes", cache=cache),
        }


# %% the report


def rates(bot: str) -> str:
    """Measure one bot on one core: a line of the table."""
    begun = start(load(SCENARIO), (bot, bot))
    slow = interpreted(begun, SLOW)
    took = in_turn(begun, BATTLES[bot], (1,))[1]
    turns = play_many(begun, 0, 0, BATTLES[bot])[:, recording.TURNS].mean()
    work = BATTLES[bot] / statistics.median(one.work for one in took)
    wall = BATTLES[bot] / statistics.median(one.wall for one in took)
    return (
        f"| {bot} | {turns:.1f} | {slow:.2f} | {work:,.0f} | {work / slow:,.0f} times "
        f"| {wall:,.0f} | {ASKED.get(bot, '')} |"
    )


def threads(bot: str) -> str:
    """Measure two threads against one, the same battles in turn: a line of the table."""
    took = in_turn(start(load(SCENARIO), (bot, bot)), 2 * BATTLES[bot], (1, 2))
    pairs = list(zip(took[1], took[2], strict=True))
    won = [one.wall / two.wall for one, two in pairs]
    costs = statistics.median(two.work / one.work for one, two in pairs)
    busy = statistics.median(two.work / two.wall for two in took[2])
    alone = statistics.median(one.work / one.wall for one in took[1])
    return (
        f"| {bot} | {statistics.median(won):.2f} | {max(won):.2f} | {costs:.2f} "
        f"| {alone:.2f} | {busy:.2f} |"
    )


def report() -> str:
    """Measure all and write it down."""
    lines = [
        "# Benchmark of whole battles of RAN",
        "",
        f"{platform.system()}, Python {platform.python_version()}, numpy {np.__version__}; "
        f"samurai-odds {__version__}.",
        f"Medians of {ROUNDS} rounds; made by `python -m analyses.benchmark_ran_battles`. "
        "Compare ratios, not times.",
        "",
        f"One core, `{SCENARIO}`, both sides with the same bot, battles a second of processor "
        "time:",
        "",
        "| bot | turns | interpreted | compiled | | by the wall clock | asked |",
        "| :-- | --: | --: | --: | --: | --: | --: |",
        *map(rates, BATTLES),
        "",
        "Two threads against one, the same battles in turn. *Battles* are by the wall clock; "
        "*work* is the processor time of two threads over that of one, 1 if they do not hinder "
        "each other; *cores held* are processor time over wall clock: below 1 and 2 other "
        "programs had a share of the machine, and *battles* is too low by as much.",
        "",
        "| bot | battles, median | best round | work | cores held by one | by two |",
        "| :-- | --: | --: | --: | --: | --: |",
        *map(threads, BATTLES),
        "",
        "| a process, two cores | wall clock | processor time | against numpy |",
        "| :-- | --: | --: | --: |",
    ]
    times = processes()
    bare = next(iter(times.values())).wall
    lines += [
        f"| {what} | {took.wall:.2f} s | {took.work:.2f} s | {took.wall / bare:.0f} |"
        for what, took in times.items()
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    REPORT.write_text(report(), encoding="utf-8")
    print(REPORT.read_text(encoding="utf-8"))
