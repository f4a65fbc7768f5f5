# %% [markdown]
# # How fast are whole battles?
#
# Run by hand, on a quiet machine: `python -m analyses.benchmark_games`. Writes
# `reports/benchmark_games.md`. The compiled loop is measured against the very same rules
# interpreted, and in games a second; whole processes against `python -c 'import numpy'`.

# %%
"""Measure whole battles of Samurai Battles and write the report."""

import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np
from samurai_odds.battles.field.games import play_many

from samurai_odds import __version__
from samurai_odds.battles.facts import load as facts
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field import machine, recording
from samurai_odds.battles.field.set_up.setup import Setup
from samurai_odds.battles.scenario.text import load

REPORT = Path(__file__).resolve().parent.parent / "reports" / "benchmark_games.md"
SKIRMISH = "first-samurai-skirmish"
PAIRS = (("random", "random"), ("greedy", "greedy"), ("careful", "greedy"), ("careful", "careful"))
START = (
    "import time; t = time.perf_counter(); from samurai_odds import Limit, battles; "
    f"battles.play('{SKIRMISH}', 'random', 'random', limit=Limit(samples=1)); "
    "print(time.perf_counter() - t)"
)
NUMPY = "import time; t = time.perf_counter(); import numpy; print(time.perf_counter() - t)"
ROUNDS = 5


# %%


def games_a_second(setup: Setup, red: str, blue: str, games: int, threads: int) -> float:
    """Median games a second of several rounds, each of other games."""
    play_many(setup, red, blue, 0, 0, 200, threads)
    rates = []
    for part in range(ROUNDS):
        begun = time.perf_counter()
        play_many(setup, red, blue, 0, part * games, games, threads)
        rates.append(games / (time.perf_counter() - begun))
    return statistics.median(rates)


def interpreted_games_a_second(setup: Setup, games: int) -> tuple[float, float]:
    """Play the same rules, uncompiled, at random: games and turns a second."""
    turns, begun = 0, time.perf_counter()
    for seed in range(games):
        luck, s = random.Random(seed), setup.state.copy()
        machine.advance(setup.question, s)
        while s[at.PENDING] != 0:
            what = int(s[at.PENDING])
            if what >= at.UNIFORM:
                outcome = luck.randrange(what - at.UNIFORM)
            elif what > 0:
                pool = machine.pool(what)
                outcome = luck.choices(pool.outcomes, pool.probabilities)[0]
            else:
                passing = s[at.DECISION] in (at.ORDER_CHOICE, at.MOVER_CHOICE, at.BATTLE_CHOICE)
                outcome = luck.randrange(int(passing), int(s[at.OPTIONS_OPEN]))
            machine.step(setup.question, s, outcome)
        turns += int(s[at.TURN])
    elapsed = time.perf_counter() - begun
    return games / elapsed, turns / elapsed


def process(code: str, cache: str | None = None) -> float:
    """Time a statement in a process of its own, as it prints it."""
    environment = os.environ | ({"NUMBA_CACHE_DIR": cache} if cache else {})
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment
    )
    return float(done.stdout.split()[-1])


def first_and_later() -> tuple[float, float, float]:
    """Start playing with nothing compiled, and again; and import numpy, for scale."""
    with tempfile.TemporaryDirectory() as cache:
        first = process(START, cache)
        later = statistics.median(process(START, cache) for _ in range(ROUNDS))
    return first, later, statistics.median(process(NUMPY) for _ in range(ROUNDS))


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
    slow, slow_turns = interpreted_games_a_second(setup, 40)
    lines = [
        "# Benchmark of whole battles",
        "",
        f"{platform.system()}, Python {platform.python_version()}, numpy {np.__version__}; "
        f"samurai-odds {__version__}.",
        "Medians of several rounds; made by `python -m analyses.benchmark_games`. Compare ratios, "
        "not times.",
        "",
        "| First Samurai Skirmish, one core | games a second | turns a game | |",
        "| :-- | --: | --: | --: |",
        f"| the same rules interpreted, random | {slow:,.0f} | {slow_turns / slow:.0f} | 1 |",
    ]
    for red, blue in PAIRS:
        rate = games_a_second(setup, red, blue, 1000, 1)
        turns = play_many(setup, red, blue, 0, 0, 1000).rows[:, recording.TURNS].mean()
        times = f"{rate / slow:.0f} times" if red == "random" else ""
        lines.append(f"| compiled, {red} against {blue} | {rate:,.0f} | {turns:.0f} | {times} |")
    one = games_a_second(setup, "greedy", "greedy", 4000, 1)
    two = games_a_second(setup, "greedy", "greedy", 4000, 2)
    lines += ["", f"Two threads play {two / one:.2f} times the games of one (greedy).", ""]
    first, later, numpy_time = first_and_later()
    seconds, _ = balance_seconds()
    lines += [
        "| a process | wall time | against numpy |",
        "| :-- | --: | --: |",
        f"| `import numpy` | {numpy_time:.2f} s | 1 |",
        f"| one battle, all rules and bots compiled first | {first:.0f} s | |",
        f"| one battle, later processes | {later:.2f} s | {later / numpy_time:.1f} |",
        f"| `battles balance {SKIRMISH}`, two cores | {seconds:.0f} s | |",
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    REPORT.write_text(report(), encoding="utf-8")
    print(REPORT.read_text(encoding="utf-8"))
