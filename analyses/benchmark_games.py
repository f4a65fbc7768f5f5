# %% [markdown]
# # How fast are whole battles?
#
# Run by hand, on a quiet machine: `python -m analyses.benchmark_games`. Writes
# `reports/benchmark_games.md`. The compiled loop is measured against the very same rules
# interpreted, in games a second; whole processes, with nothing compiled and later, against
# `python -c 'import numpy'`.

# %%
"""Measure whole battles of Samurai Battles and write the report."""

import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

from samurai_odds import __version__
from samurai_odds.battles.facts import load as facts
from samurai_odds.battles.field import recording
from samurai_odds.battles.field.setup import Setup
from samurai_odds.battles.scenario.text import load
from samurai_odds.battles.whole.game import start
from samurai_odds.play.game import Start
from samurai_odds.play.games import play_many
from samurai_odds.play.interpreted import play_interpreted

REPORT = Path(__file__).resolve().parent.parent / "reports" / "benchmark_games.md"
SKIRMISH = "first-samurai-skirmish"
PAIRS = (("random", "random"), ("greedy", "greedy"), ("careful", "greedy"), ("careful", "careful"))
FEW, MANY = 1, 1000  # games: so many are played before anything is compiled, and so many are not
NUMPY = "import time; t = time.perf_counter(); import numpy; print(time.perf_counter() - t)"
ROUNDS = 5


# %%


def games_a_second(begun: Start, games: int, threads: int) -> float:
    """Median games a second of several rounds, each of other games."""
    play_many(begun, 0, 0, 200, threads)
    rates = []
    for part in range(ROUNDS):
        before = time.perf_counter()
        play_many(begun, 0, part * games, games, threads)
        rates.append(games / (time.perf_counter() - before))
    return statistics.median(rates)


def interpreted_games_a_second(begun: Start, games: int) -> float:
    """Play the same games by the same rules, uncompiled."""
    rows, nothing = np.zeros((games, begun.game.row), np.int16), np.zeros(0, np.int64)
    play_interpreted(begun, 0, 0, rows[:5], nothing)
    before = time.perf_counter()
    play_interpreted(begun, 0, 0, rows, nothing)
    elapsed = time.perf_counter() - before
    if not (rows == play_many(begun, 0, 0, games)).all():
        raise RuntimeError("interpreted games went otherwise than compiled ones")
    return games / elapsed


def battles(games: int) -> str:
    """Write a statement that plays some battles and prints the seconds that it took."""
    return (
        "import time; t = time.perf_counter(); from samurai_odds import Limit, battles; "
        f"battles.play('{SKIRMISH}', 'greedy', 'greedy', limit=Limit(samples={games})); "
        "print(time.perf_counter() - t)"
    )


def process(code: str, cache: str | None = None) -> float:
    """Time a statement in a process of its own, as it prints it."""
    environment = os.environ | ({"NUMBA_CACHE_DIR": cache} if cache else {})
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment
    )
    return float(done.stdout.split()[-1])


def first_and_later() -> dict[str, float]:
    """Time processes with nothing compiled, the one that compiles, and later ones."""
    with tempfile.TemporaryDirectory() as cache:
        return {
            "`import numpy`": statistics.median(process(NUMPY) for _ in range(ROUNDS)),
            f"{FEW} battle, nothing compiled yet": process(battles(FEW), cache),
            f"{MANY:,} battles, all rules and bots compiled first": process(battles(MANY), cache),
            f"{MANY:,} battles, the second time": process(battles(MANY), cache),
            f"{MANY:,} battles, later": statistics.median(
                process(battles(MANY), cache) for _ in range(ROUNDS)
            ),
            f"{FEW} battle, later": statistics.median(
                process(battles(FEW), cache) for _ in range(ROUNDS)
            ),
        }


def balance_seconds() -> tuple[float, str]:
    """Time `battles balance` on the skirmish as long as it usually plays."""
    begun = time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-m", "samurai_odds", "battles", "balance", SKIRMISH],
        capture_output=True,
        text=True,
        check=True,
    )
    return time.perf_counter() - begun, done.stdout


# %%


def report() -> str:
    """Measure all and write it down."""
    setup = Setup(load(SKIRMISH), facts())
    lines = [
        "# Benchmark of whole battles",
        "",
        f"{platform.system()}, Python {platform.python_version()}, numpy {np.__version__}; "
        f"samurai-odds {__version__}.",
        "Medians of several rounds; made by `python -m analyses.benchmark_games`. Compare ratios, "
        "not times.",
        "",
        "| First Samurai Skirmish, one core | turns | interpreted, games a second | compiled | |",
        "| :-- | --: | --: | --: | --: |",
    ]
    for red, blue in PAIRS:
        begun = start(setup, red, blue)
        slow, rate = interpreted_games_a_second(begun, 40), games_a_second(begun, 1000, 1)
        turns = play_many(begun, 0, 0, 1000)[:, recording.TURNS].mean()
        lines.append(
            f"| {red} against {blue} | {turns:.0f} | {slow:.0f} | {rate:,.0f} "
            f"| {rate / slow:.0f} times |"
        )
    begun = start(setup, "greedy", "greedy")
    one, two = (games_a_second(begun, 4000, threads) for threads in (1, 2))
    lines += ["", f"Two threads play {two / one:.2f} times the games of one (greedy).", ""]
    lines += ["| a process | wall time | against numpy |", "| :-- | --: | --: |"]
    times = first_and_later()
    numpy_time = next(iter(times.values()))
    times[f"`battles balance {SKIRMISH}`, two cores"] = balance_seconds()[0]
    for what, seconds in times.items():
        lines.append(f"| {what} | {seconds:.2f} s | {seconds / numpy_time:.0f} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    REPORT.write_text(report(), encoding="utf-8")
    print(REPORT.read_text(encoding="utf-8"))
