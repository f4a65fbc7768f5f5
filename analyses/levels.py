# %% [markdown]
# # How strong is each bot, and what does a game of it cost?
#
# Run by hand: `python -m analyses.levels` (half an hour on two cores; `... 0.1` plays a tenth of
# the games; `--workers N` or `--dask ADDRESS` says on what). Every bot plays the one a level below
# it: mirrored deals in games of two sides, in Samurai Swords one seat of four, which rotates.
# Writes `reports/levels.md`. Longer measurements of those that search are in
# `reports/searching*.md`.

# %%
"""Play each level of bots against the one below, and write the page."""

import sys
from pathlib import Path

import numpy as np

from analyses.elsewhere import elsewhere
from samurai_odds import __version__
from samurai_odds.battles.whole.balance import scores_of as battle_scores
from samurai_odds.battles.whole.contest import Contest as Battle
from samurai_odds.grids.figure import Figure
from samurai_odds.play.games import ready
from samurai_odds.ran.whole.balance import scores_of as ran_scores
from samurai_odds.ran.whole.contest import Contest as Ran
from samurai_odds.swords.whole.contest import Contest as Swords
from samurai_odds.swords.whole.evaluated import credit

PAGE = Path(__file__).resolve().parent.parent / "reports" / "levels.md"
SEED = 20_269
TWO_SIDES = {  # how a game is set up and scored, on what, the levels with their deals on each
    "Samurai Battles": (
        Battle,
        battle_scores,
        ("first-samurai-skirmish", "koriyama-castle-september", "nunobeyama", "saigadake-ravine",
         "nagashino-center", "epic-study-foot"),
        {"random": 0, "greedy": 200, "careful": 400, "steady": 400, "searching:300": 20},
    ),
    "RAN": (
        Ran,
        ran_scores,
        ("suriagehara", "nunobeyama", "study-foot", "study-guns-and-horse"),
        {"random": 0, "greedy": 200, "careful": 400, "searching:50": 24, "searching:400": 12},
    ),
}  # fmt: skip
SWORDS = {"random": 0, "expander": 400, "planner": 800, "searching:400": 40}  # games


# %%
def mirrored(there, contest, scores_of, scenario, pair, deals):
    """Give the first bot's score by deal, each played in both seats."""
    rows = [there.play(contest(scenario, *bots), SEED, 0, deals) for bots in (pair, pair[::-1])]
    return (scores_of(rows[0]) + 1 - scores_of(rows[1])) / 2


def two_sides(game, share, there):
    """Write the lines of a game of two sides."""
    contest, scores_of, scenarios, levels = TWO_SIDES[game]
    names = list(levels)
    for bot, below in zip(names[1:], names, strict=False):
        deals = max(2, round(share * levels[bot]))
        ready(contest(scenarios[0], bot, below).staged.start)  # compiled before the clock runs
        begun = there.seconds
        parts = [mirrored(there, contest, scores_of, one, (bot, below), deals) for one in scenarios]
        games = 2 * deals * len(parts)
        cost = (there.seconds - begun) / games
        mean = np.mean([part.mean() for part in parts])
        error = np.sqrt(sum(part.var(ddof=1) / deals for part in parts)) / len(parts)
        yield line(bot, below, games, mean, error, 0.5, cost)


def swords(share, there):
    """Write the lines of Samurai Swords: one seat of four against three of the level below."""
    names = list(SWORDS)
    for bot, below in zip(names[1:], names, strict=False):
        games, won = max(8, round(share * SWORDS[bot]) // 4 * 4), []
        question = Swords(None, 4, below)
        ready(question.staged.start)
        begun = there.seconds
        for seat in range(4):
            bots = [bot if seat == one else below for one in range(4)]
            rows = there.play(Swords(None, 4, bots), SEED + seat, 0, games // 4)
            won += credit(rows, 4)[:, seat].tolist()
        cost = (there.seconds - begun) / games
        yield line(bot, below, games, np.mean(won), np.std(won, ddof=1) / games**0.5, 0.25, cost)


def line(bot, below, games, mean, error, even, cost):
    """Write a line of the table."""
    spent = f"{1000 * cost:.1f} ms" if cost < 0.1 else f"{cost:.1f} s"
    found = (
        f"| `{bot}` | `{below}` | {games:,} | {Figure(mean, error, games, True).text()} "
        f"| {100 * even:.0f}% | {spent} |"
    )
    print(found, flush=True)
    return found


def report(share, there):
    """Play all, and write the page."""
    words = [
        "# The bots, level by level",
        "",
        f"Version {__version__}. Every bot against the one a level below it, on fresh deals (seed "
        f"{SEED}); a game without a winner counts half, in Samurai Swords nothing. Games of two "
        "sides are mirrored: each deal is played in both seats. In Samurai Swords one seat of four "
        "plays against three of the level below, and rotates. ± is one standard error; CPU is "
        "that of a whole game, both bots together, on the machine that played. Longer measurements "
        "of those that search: [Samurai Battles](searching.md), [RAN](searching_ran.md), [Samurai "
        "Swords](searching_swords.md); of `steady` by scenario: [steady](steady.md).",
    ]
    for game in (*TWO_SIDES, "Samurai Swords"):
        lines = swords(share, there) if game == "Samurai Swords" else two_sides(game, share, there)
        on = f" On {', '.join(TWO_SIDES[game][2])}." if game in TWO_SIDES else " Standard game."
        words += [
            "",
            f"## {game}",
            "",
            f"Games and errors over all battles.{on}",
            "",
            "| bot | against | games | wins | even | CPU |",
            "| :-- | :-- | --: | --: | --: | --: |",
            *lines,
        ]
    return "\n".join([*words, ""])


# %%
if __name__ == "__main__":
    with elsewhere(sys.argv[1:]) as (there, others):
        written = report(float(others[0]) if others else 1.0, there)
    PAGE.write_text(written, encoding="utf-8")
