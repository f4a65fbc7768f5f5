# %% [markdown]
# # How much memory does a command take?
#
# Run by hand: `python -m analyses.memory`, on a machine with 2 GB free; `--games 100000` for a
# quick look; words that are in a command's line run only those. Rules are compiled before anything
# is measured. Prints a table: the most memory of a command's largest process, in MB, beside what
# it may take: 1,000 where games are kept, else 500. Games are cut short: what is kept of a game
# does not depend on its length. Of Samurai Swords and RAN, which take longer, 500 are played and
# the million is made of what came of them, almost none like another.

# %%
"""Measure the memory of commands, each in a process of its own."""

import argparse
import os
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

LARGE, USUAL = 1_000.0, 500.0  # MB
QUICK = "battles play study-spears --red random --blue random --turn-limit 6"
OF_SWORDS = "swords play --players 3 --bots random --variant quick"
OF_RAN = "ran play study-foot --red random --blue random --turn-limit 2"
PLAYED = (
    QUICK,
    f"{QUICK} --record games",
    f"{QUICK} --tally",
    "merge games",
    f"{QUICK} --format json",
    f"{QUICK} --format csv",
)
MADE = (  # of the outcomes of a few games
    OF_SWORDS,
    f"{OF_SWORDS} --record swords",
    "merge swords --format json",
    OF_RAN,
    f"{OF_RAN} --record ran",
    "merge ran --format json",
    "ran review ran --samples 4 --seconds 20",
)
OTHERS = (
    "battles attack SS AB",
    "battles attack SS AB --then AS --format json",
    "battles attack SS AB --simulate",
    "battles compare SS LV,AB --vary defender-on=open,hill",
    "battles table",
    "battles balance study-spears --samples 2000",
    "battles balance study-spears --fix --seconds 20",
    "battles play study-spears --samples 1 --record some.battles",
    "battles review some.battles --samples 32",
    "battles advise study-combined-arms --deal --seconds 20",
    "battles map nunobeyama --plot map.png",
    "swords battle 'daimyo, 3 spearmen' '2 gunners' --stop best",
    "swords force 'daimyo, 2 spearmen' --castle --target 0.7",
    "swords advise chapter-7 --seat 1 --seconds 20",
    "swords balance --players 3 --seconds 20",
    "swords balance --players 3 --fix --seconds 20",
    "swords play --players 3 --bots planner --samples 1 --record some.swords",
    "swords review some.swords --samples 4 --seconds 20",
    "ran shock 'SI 7-4/6-3 + SI 7-4/6-3' 'AS 6-4/5-3 + AS 6-4/5-3' --simulate",
    "ran shock 'SI 7-4/6-3' 'AS 6-4/5-3'",
    "ran advise study-foot --seconds 20",
    "ran play study-foot --samples 1 --record some.ran",
    "ran review some.ran --samples 8",
    "ran balance study-foot --seconds 20",
    "ran balance study-foot --fix --seconds 20",
    "booklet battles --part odds --out battles.pdf",
    "booklet ran --out ran.pdf",
    "booklet swords --out tables",
    "page --out site",
    "page --one page.html",
)
READY = (  # compiles what is measured later
    f"{QUICK} --samples 10",
    "battles attack SS AB --simulate --samples 1000",
    "swords play --players 3 --bots random --samples 10",
    "ran play study-foot --samples 10",
)


# The command, where games beyond the first 500 are made of what came of those.
MAKING = """
import sys
import numpy as np
from samurai_odds.cli.main import main
from samurai_odds.play.sampled import Sampled
played, first = Sampled.play_games, {}

def made(self, seed, number, games, threads=None, deadline=None, progress=None):
    if not first:
        first[0] = played(self, seed, 0, 500)
    some, numbers = first[0], np.arange(number, number + games)
    rows = some[numbers % len(some)]
    for place in range(3, 15):
        others = (numbers * (place * place + 1) + numbers // len(some)) % len(some)
        rows[:, place] = some[others, place]
    if progress:
        progress(games)
    return rows

Sampled.play_games = made
sys.exit(main(sys.argv[1:]))
"""

# A process begins with the memory of the one that starts it, so a small one does.
_STARTER = """
import os, subprocess, sys
run = subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL)
_, status, used = os.wait4(run.pid, 0)
print(os.waitstatus_to_exitcode(status), used.ru_maxrss / 1024)
"""


def command(folder: Path, *words: str, made: bool = False) -> tuple[float, float]:
    """Run a command in a folder; return seconds, and the memory in MB of its largest process.

    With ``made``, its games are made of what came of a few.

    Its bytecode is kept in the folder, as that of an installed package is beside it.
    """
    kept = {"PYTHONPYCACHEPREFIX": str(folder / "bytecode"), "PYTHONDONTWRITEBYTECODE": ""}
    begun = time.perf_counter()
    how = ["-c", MAKING] if made else ["-m", "samurai_odds"]
    line = [sys.executable, "-c", _STARTER, sys.executable, *how, *words]
    env = os.environ | kept
    run = subprocess.run(line, stdout=subprocess.PIPE, text=True, check=True, env=env, cwd=folder)
    status, memory = map(float, run.stdout.split())
    assert status == 0
    return time.perf_counter() - begun, memory


def lines(games: int) -> Iterator[tuple[str, float, bool]]:
    """Give the commands, what each may take, and whether its games are made."""
    for line in (*PLAYED, *MADE):
        many = f" --games {games}" if " play " in line else ""
        yield f"{line}{many}", LARGE, line in MADE
    for line in OTHERS:
        yield line, USUAL, False


def main() -> int:
    """Print the table; return 1 if a command takes more than it may."""
    parser = argparse.ArgumentParser(prog="python -m analyses.memory")
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("words", nargs="*", help="only commands whose lines hold one of these")
    options = parser.parse_args()
    for line in READY:
        words = [sys.executable, "-m", "samurai_odds", *shlex.split(line)]
        subprocess.run(words, capture_output=True, check=True)
    print("| command | MB | at most | seconds |\n| :-- | --: | --: | --: |")
    over = 0
    with tempfile.TemporaryDirectory() as place:
        for line, most, made in lines(options.games):
            if options.words and not any(word in line for word in options.words):
                continue
            seconds, memory = command(Path(place), *shlex.split(line), made=made)
            over += memory > most
            print(f"| `{line}` | {memory:,.0f} | {most:,.0f} | {seconds:.0f} |", flush=True)
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
