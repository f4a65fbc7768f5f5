# %% [markdown]
# # How strong is a seat of RAN that searches?
#
# Run by hand: `python -m analyses.fit.strength_ran` (a day on one core), or `... 0.1` for a tenth
# of the games. Mirrored: each is played in both seats with the same luck. `searching:400` plays
# `careful`, the strongest plain bot, on a published battle and two drawn at random
# (`generated_battles.py`), none of which was used to choose or fit anything. What has been played
# stands in `strength_ran.csv`, and a run that was cut off goes on from there: delete it once a
# bot or the evaluation plays otherwise. Writes `reports/searching_ran.md` after each round of
# deals. With `--workers N` or `--dask ADDRESS` they are played elsewhere, where decisions are not
# timed.

# %%
"""Measure `searching:400` against `careful` in RAN, and write the report."""

import csv
import sys
from pathlib import Path
from statistics import NormalDist

import numpy as np

from analyses.fit.elsewhere import elsewhere, timed
from analyses.fit.generated_battles import drawn
from analyses.fit.strength import red_scores
from samurai_odds import __version__
from samurai_odds.ran.full_game.contest import Contest
from samurai_odds.ran.rules import recording
from samurai_odds.ran.scenario.text import load

HERE = Path(__file__).resolve().parent
PAGE, KEPT = HERE.parents[1] / "reports" / "searching_ran.md", HERE / "strength_ran.csv"
BOT, PLAIN = "searching:400", "careful"
GAMES, SEED, DRAWN = 1_300, 20_264, (20_264, 20_265)
SURE = 0.95
AT_ONCE = 8  # deals, where others play them
COLUMNS = ("battle", "deal", "red", "blue", "decisions", "seconds", "longest")


# %%
def scenarios():
    """Give the battles by name."""
    found = {"suriagehara": load("suriagehara")}
    return found | {f"drawn, seed {seed}": drawn(seed) for seed in DRAWN}


def played():
    """Read the deals played so far: by battle, numbers by column and deal."""
    found = {name: {} for name in scenarios()}
    if KEPT.exists():
        with KEPT.open(encoding="utf-8") as file:
            for row in csv.DictReader(file):
                values = {column: float(row[column]) for column in COLUMNS[2:]}
                found[row["battle"]][int(row["deal"])] = values
    return found


def play(first, deals, name, scenario, clock, there):
    """Play deals in both seats; keep what came of each. Decisions are timed of one alone, here."""
    clock.clear()
    seats = (BOT, PLAIN), (PLAIN, BOT)
    rows = [there.play(Contest(scenario, *bots), SEED, first, deals, threads=1) for bots in seats]
    timing = {"decisions": len(clock), "seconds": f"{sum(clock):.3f}"}
    timing["longest"] = f"{max(clock, default=0):.3f}"
    of_red = [red_scores(one[:, recording.WINNER]) for one in rows]
    scores = zip(of_red[0], 1 - of_red[1], strict=True)
    new = not KEPT.exists()
    with KEPT.open("a", encoding="utf-8") as file:
        writer = csv.DictWriter(file, COLUMNS, lineterminator="\n")
        if new:
            writer.writeheader()
        for deal, (red, blue) in enumerate(scores, start=first):
            writer.writerow({"battle": name, "deal": deal, "red": red, "blue": blue} | timing)


def error_of(values):
    """Give the standard error of a mean."""
    return values.std(ddof=1) / np.sqrt(len(values))


# %%
def line(name, deals):
    """Write what came of a battle's deals as a line of the table; give its scores, too."""
    red, blue, decisions, spent, longest = (
        np.array([deal[column] for deal in deals.values()]) for column in COLUMNS[2:]
    )
    both = (red + blue) / 2
    return both, (
        f"| {name} | {2 * len(both)} | {100 * both.mean():.1f}% ± {100 * error_of(both):.1f} "
        f"| {100 * red.mean():.1f}% | {100 * blue.mean():.1f}% "
        f"| {decisions.sum() / max(1, 2 * (decisions > 0).sum()):.0f} "
        f"| {spent.sum() / max(1, decisions.sum()):.2f} s | {longest.max():.2f} s |"
    )


def report(found):
    """Write the page of what has been played."""
    parts, lines = zip(*(line(name, deals) for name, deals in found.items()), strict=True)
    every = [deal for deals in found.values() for deal in deals.values()]
    mean = float(np.mean([part.mean() for part in parts]))
    error = float(np.sqrt(sum(error_of(part) ** 2 for part in parts)) / len(parts))
    lowest = mean - NormalDist().inv_cdf(SURE) * error
    decisions = max(1, sum(deal["decisions"] for deal in every))
    spent = sum(deal["seconds"] for deal in every) / decisions
    total = (
        f"| **all** | {2 * len(every)} | **{100 * mean:.1f}% ± {100 * error:.1f}** "
        f"| {100 * SURE:.0f}% sure: above {100 * lowest:.1f}% | | | {spent:.2f} s "
        f"| {max(deal['longest'] for deal in every):.2f} s |"
    )
    words = [
        f"# {BOT} against {PLAIN} in RAN",
        "",
        f"Version {__version__}. Three battles that nothing was fitted to or chosen by, mirrored: "
        f"each is played in both seats, seed {SEED}; {2 * len(every):,} games "
        f"(of {GAMES:,} planned). A draw counts one half; ± is one standard error, by pairs. "
        "CPU seconds a decision on one core of the machine that played, which was busy besides.",
        "",
        "| battle | games | wins | as red | as blue | decisions a game | mean | longest |",
        "| :-- | --: | --: | --: | --: | --: | --: | --: |",
        *lines,
        total,
        "",
    ]
    PAGE.write_text("\n".join(words), encoding="utf-8")
    print(total, flush=True)


# %%
def main(share, there):
    """Play what is missing, and write the page after each round."""
    clock, at_once = timed(), 1 if there.meter is None else AT_ONCE
    for first in range(0, max(2, round(share * GAMES / 6)), at_once):
        for battle, scenario in scenarios().items():
            if not set(range(first, first + at_once)) <= played()[battle].keys():
                play(first, at_once, battle, scenario, clock, there)
        if first + at_once > 1:
            report(played())


# %%
if __name__ == "__main__":
    with elsewhere(sys.argv[1:]) as (plays, others):
        main(float(others[0]) if others else 1.0, plays)
