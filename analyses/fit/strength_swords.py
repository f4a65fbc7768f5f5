# %% [markdown]
# # How strong is a seat of Samurai Swords that searches?
#
# Run by hand: `python -m analyses.fit.strength_swords 4 200` plays 200 games of four seats, one
# of them `searching:400` and the others planners, the strongest plain bot; the seat that searches
# rotates. With `--workers N` or `--dask ADDRESS` they are played elsewhere, where decisions are
# not timed. Every number of seats keeps its line in `reports/searching_swords.md`.

# %%
"""Measure `searching:400` against planners in Samurai Swords, and write the report."""

import sys
from pathlib import Path
from statistics import NormalDist

import numpy as np

from analyses.fit.elsewhere import elsewhere, timed
from samurai_odds import __version__
from samurai_odds.grids.figure import wilson, wilson_error
from samurai_odds.play.games import play_range
from samurai_odds.swords.full_game.contest import Contest
from samurai_odds.swords.full_game.evaluated import credit

PAGE = Path(__file__).resolve().parents[2] / "reports" / "searching_swords.md"
BOT, PLAIN = "searching:400", "planner"
SEED = 20_266
SURE = 0.95
AT_ONCE = 20  # games, between lines
WARM = 300  # games that fill the tables of dice before decisions are timed


# %%
def won(question, there, first, games):
    """Play some games; give what the player that searches wins of each."""
    staged, parts, hands = question.staged, [], []
    for number in range(first, first + games):
        hands.append(staged.hands[number % len(staged.hands)])
        bots = [BOT if seat in hands[-1] else PLAIN for seat in staged.seats]
        parts.append((staged.start.with_bots(bots), number, 1))
    rows = there.several(question, SEED, parts)
    return [
        float(credit(row, len(staged.seats))[0, list(hand)].sum())
        for row, hand in zip(rows, hands, strict=True)
    ]


def play(players, games, there):
    """Play games of some players; the page has a line of those played so far."""
    question, clock, shares = Contest(None, players, PLAIN), timed(), []
    play_range(question.staged.start, SEED + 1, 0, WARM)
    for first in range(0, games, AT_ONCE):
        shares += won(question, there, first, min(AT_ONCE, games - first))
        found = line(players, shares, clock)
        print(found, flush=True)
        report(found)


def line(players, shares, clock):
    """Write what came of some games as a line of the table."""
    games = len(shares)
    times = " | | |"
    if clock:
        times = f"{len(clock) / games:.0f} | {np.mean(clock):.2f} s | {max(clock):.2f} s |"
    mean = float(np.mean(shares))
    error, lowest = wilson_error(mean, games), wilson(mean, games, NormalDist().inv_cdf(SURE))[0]
    return (
        f"| {players} | {games} | {100 / players:.0f}% | {100 * mean:.1f}% ± {100 * error:.1f} "
        f"| {100 * lowest:.1f}% | {times}"
    )


def report(fresh):
    """Write the page with a new line in place of the old one of as many players.

    One of more games stays: they are the same games, and more.
    """
    kept = PAGE.read_text(encoding="utf-8").splitlines() if PAGE.exists() else []
    lines = [old for old in kept if old[:3] in ("| 2", "| 3", "| 4", "| 5")]
    if any(old[:3] == fresh[:3] and _games_of(old) > _games_of(fresh) for old in lines):
        return
    lines = [old for old in lines if old[:3] != fresh[:3]] + [fresh]
    words = [
        f"# {BOT} against planners in Samurai Swords",
        "",
        f"Version {__version__}. The standard games (two players: two colors each), all others "
        f"`{PLAIN}`; the one that searches rotates. Seed {SEED}; ± is one standard error, the "
        f"lower end is {100 * SURE:.0f}% sure, one-sided (Wilson). CPU seconds a decision on one "
        "core of the machine that played, busy besides. No game was used to choose anything. "
        "Played before armies split off units in Phase D (as with `split_off = 0`).",
        "",
        "| players | games | even | wins | lower end | decisions a game | mean | longest |",
        "| --: | --: | --: | --: | --: | --: | --: | --: |",
        *sorted(lines),
        "",
    ]
    PAGE.write_text("\n".join(words), encoding="utf-8")


def _games_of(line):
    """Read how many games a line of the table is of."""
    return int(line.split("|")[2])


# %%
if __name__ == "__main__":
    with elsewhere(sys.argv[1:]) as (there, others):
        if len(others) != 2:
            sys.exit("how many players, how many games? for example: 4 200")
        play(*map(int, others), there)
