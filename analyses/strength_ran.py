# %% [markdown]
# # How strong is a seat of RAN that searches?
#
# Run by hand: `python -m analyses.strength_ran` (hours on one core), or `... 0.1` for a tenth of
# the games. Mirrored: each is played in both seats with the same luck. `searching:400` plays
# `careful`, the strongest plain bot, on a published battle and two drawn at random
# (`generated_battles.py`), none of which was used to choose or fit anything. Writes
# `reports/searching_ran.md`.

# %%
"""Measure `searching:400` against `careful` in RAN, and write the report."""

import sys
import time
from pathlib import Path
from statistics import NormalDist

import numpy as np

from analyses.generated_battles import drawn
from samurai_odds import __version__
from samurai_odds.play.search import searching
from samurai_odds.ran.scenario.text import load
from samurai_odds.ran.whole.balance import scores_of
from samurai_odds.ran.whole.game import start

PAGE = Path(__file__).resolve().parent.parent / "reports" / "searching_ran.md"
BOT, PLAIN = "searching:400", "careful"
GAMES, SEED, DRAWN = 1_300, 20_264, (20_264, 20_265)
SURE = 0.95


# %%
def timed():
    """Time every decision of the seats that search; give the list of seconds."""
    spent, decide = [], searching.Search.decide

    def on_the_clock(search, position, seed):
        begun = time.process_time()
        plan = decide(search, position, seed)
        spent.append(time.process_time() - begun)
        return plan

    searching.Search.decide = on_the_clock
    return spent


def scenarios():
    """Give the battles by name."""
    found = {"suriagehara": load("suriagehara")}
    return found | {f"drawn, seed {seed}": drawn(seed) for seed in DRAWN}


def error_of(values):
    """Give the standard error of a mean."""
    return values.std(ddof=1) / np.sqrt(len(values))


def line(name, scenario, deals, clock):
    """Play a battle's deals; give them, and a line of the table."""
    before = len(clock)
    seats = (BOT, PLAIN), (PLAIN, BOT)
    rows = [searching.play_many(start(scenario, bots), SEED, 0, deals, threads=1) for bots in seats]
    red, blue = scores_of(rows[0]), 1 - scores_of(rows[1])
    both, spent = (red + blue) / 2, clock[before:]
    return both, (
        f"| {name} | {2 * deals} | {100 * both.mean():.1f}% ± {100 * error_of(both):.1f} "
        f"| {100 * red.mean():.1f}% | {100 * blue.mean():.1f}% | {len(spent) / (2 * deals):.0f} "
        f"| {np.mean(spent):.2f} s | {max(spent):.2f} s |"
    )


def report(deals):
    """Play all, and write the page."""
    spent, lines, parts = timed(), [], []
    for name, scenario in scenarios().items():
        both, text = line(name, scenario, deals, spent)
        parts.append(both)
        lines.append(text)
        print(text, flush=True)
    mean = float(np.mean([part.mean() for part in parts]))
    error = float(np.sqrt(sum(error_of(part) ** 2 for part in parts)) / len(parts))
    lowest = mean - NormalDist().inv_cdf(SURE) * error
    total = (
        f"| **all** | {2 * deals * len(parts)} | **{100 * mean:.1f}% ± {100 * error:.1f}** "
        f"| {100 * SURE:.0f}% sure: above {100 * lowest:.1f}% | | | {np.mean(spent):.2f} s "
        f"| {max(spent):.2f} s |"
    )
    print(total, flush=True)
    words = [
        f"# {BOT} against {PLAIN} in RAN",
        "",
        f"Version {__version__}. Three battles that nothing was fitted to or chosen by, mirrored: "
        f"each is played in both seats, seed {SEED}. A draw counts one half; ± is one standard "
        "error, by pairs. CPU seconds a decision on one core of the machine that played, which "
        "was busy besides.",
        "",
        "| battle | games | wins | as red | as blue | decisions a game | mean | longest |",
        "| :-- | --: | --: | --: | --: | --: | --: | --: |",
        *lines,
        total,
        "",
    ]
    return "\n".join(words)


# %%
if __name__ == "__main__":
    share = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    PAGE.write_text(report(max(2, round(share * GAMES / 6))), encoding="utf-8")
