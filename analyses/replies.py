# %% [markdown]
# # How far ahead must a search look?
#
# Run by hand, twenty minutes of one core for Samurai Battles, six for each other game:
# `python -m analyses.replies`, or `... ran` for one game; it goes on from what stands in
# `replies.csv`. Takes positions out of bots' games (`replies_games.py`). Of some it plays the plans
# on for a few replies and to the end, and asks how far the evaluation was off in what tells plans
# apart. Of others it has searches choose, that play so many replies on, and plays to the end what
# they chose. Writes `reports/replies.md`.

# %%
"""Measure how far evaluated differences of plans are off, and what searches choose by them."""

import csv
import sys
import time
from pathlib import Path

import numpy as np

from analyses.replies_games import GAMES_COMPARED, field
from samurai_odds import __version__
from samurai_odds.play.games import play_range
from samurai_odds.play.search.searching import SCALE, Search, playing, rollouts_of

HERE = Path(__file__).resolve().parent
KEPT = HERE / "replies.csv"
REPORT = HERE.parent / "reports" / "replies.md"
COLUMNS = ["game", "what", "scenario", "number", "which", "first", "second", "cpu"]
OFF, CHOSEN = "off", "chosen"
PLANS, LUCK = 5, 5
CHOICE_LUCK, END_LUCK = 1_234_567, 424_242
CLEAR = 2  # points of win chance


# %%
def compared(game, here):
    """Give how far each length is off in differences of plans, and its luck, squared."""
    listed = field(here)[:PLANS]
    if len(listed) < 2 or listed[0].wins:
        return []
    apart, cost = {}, {}
    for length, replies in game.lengths.items():
        begun, play = time.process_time(), game.play.get(length, play_range)
        rollouts = [rollouts_of(plan, replies, LUCK, play=play) for plan in listed]
        worth = [each.values(0, game.games) for each in rollouts]
        cost[length] = (time.process_time() - begun) / game.games / len(listed)
        apart[length] = np.array(worth) / SCALE
        apart[length] = apart[length] - apart[length].mean(axis=0)
    rows, freedom = [], len(listed) - 1
    for length, values in apart.items():
        errors = values - apart[list(game.lengths)[-1]]
        if game.lengths[length] is None:  # what there is to be told apart
            errors = values
        luck = errors.var(axis=1).sum() / game.games
        off = ((errors.mean(axis=1) ** 2).sum() - luck) / freedom
        rows.append([length, off, values.var(axis=1).sum() / freedom, cost[length]])
    return rows


def chosen(game, here, number):
    """Give what each search's choice gains on the bot's own, in games to the end."""
    own = field(here)[0]
    found, cost = {}, {}
    for called, (playouts, replies) in game.searches.items():
        begun = time.process_time()
        search = Search(here.game.authors, playouts, replies)
        found[called] = search.decide(here, CHOICE_LUCK + number) or own
        cost[called] = time.process_time() - begun
    different = {plan.gist: plan for plan in [*found.values(), own]}
    worth = {
        gist: playing(plan, None, END_LUCK + number)(0, game.chosen_games) / SCALE
        for gist, plan in different.items()
        if len(different) > 1
    }
    gains = {
        called: float((worth[plan.gist] - worth[own.gist]).mean()) if worth else 0.0
        for called, plan in found.items()
    }
    return [[called, gains[called], len(different), cost[called]] for called in found]


def measured(game):
    """List what is to be measured: what, of which scenario, its number, and how."""
    for (name, number), position in game.off.items():
        yield OFF, name, number, lambda here, _: compared(game, here), position
    for (name, number), position in game.chosen.items():
        yield CHOSEN, name, number, lambda here, number: chosen(game, here, number), position


def read_kept():
    """Read the rows measured before."""
    if not KEPT.exists():
        KEPT.write_text(",".join(COLUMNS) + "\n", encoding="utf-8")
    with KEPT.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def measure(name):
    """Measure what is missing of a game, and keep it."""
    done = {(row["what"], row["scenario"], int(row["number"])) for row in of_game(name)}
    for what, scenario, number, judge, position in measured(GAMES_COMPARED[name]):
        if (what, scenario, number) in done:
            continue
        here = position()
        rows = [
            [name, what, scenario, number, which, *(f"{value:.6g}" for value in values)]
            for which, *values in (judge(here, number) if here else ())
        ]
        with KEPT.open("a", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows(rows)
        print(rows, flush=True)


# %%
def of_game(name):
    """Read what is kept of a game."""
    return [row for row in read_kept() if row["game"] == name]


def rows_of(rows, what, which):
    """Give the numbers of one kind of row: two columns and the cost."""
    these = [row for row in rows if row["what"] == what and row["which"] == which]
    return np.array([[float(row[c]) for c in COLUMNS[5:]] for row in these])


def error_of(values):
    """Give the standard error of a mean."""
    return values.std(ddof=1) / len(values) ** 0.5


def section(name, game):
    """Write the part of the page that tells of a game."""
    rows = of_game(name)
    off = {length: rows_of(rows, OFF, length) for length in game.lengths}
    *_, ends = off.values()
    apart, number = root(ends[:, 0].mean()), len(rows_of(rows, CHOSEN, next(iter(game.searches))))
    lines = []
    for length, values in off.items():
        squared, luck, cost = values.mean(axis=0)
        error = f"{1e4 * squared:.1f} ± {1e4 * error_of(values[:, 0]):.1f}"
        if game.lengths[length] is None:
            squared, error = 0.0, "0"
        lines.append(
            f"| {length} | {root(squared)} | {error} | {100 * luck**0.5:.0f} | {1000 * cost:.2f} |"
        )
    choices = []
    for called in game.searches:
        found = rows_of(rows, CHOSEN, called)
        gains = 100 * found[:, 0]
        choices.append(
            f"| {called} | {gains.mean():+.1f} ± {error_of(gains):.1f} | {(gains < -CLEAR).sum()} "
            f"| {(gains > CLEAR).sum()} | {found[:, 2].mean():.2f} |"
        )
    return [
        f"## {game.called}",
        "",
        game.found,
        "",
        f"Differences of plans, evaluated after some {game.counted}, beside {game.games} games of "
        f"each to the end: {len(ends)} positions {game.positions}, up to {PLANS} plans each, "
        f"which truly differ by {apart} points root mean square. Luck is taken out of how far "
        "they are off.",
        "",
        f"| {game.counted} | off, points rms | squared | luck of a playout, points | CPU, ms |",
        "| --: | --: | --: | --: | --: |",
        *lines,
        "",
        f"What searches choose, beside the choice of `{game.plain}`: points of win chance gained, "
        f"in {game.chosen_games:,} games to the end of each plan that one of them chose, at "
        f"{number} other positions; ± is one standard error.",
        "",
        f"| playouts | gains a choice | loses over {CLEAR} | gains over {CLEAR} | CPU, s |",
        "| :-- | --: | --: | --: | --: |",
        *choices,
        "",
    ]


def root(squared):
    """Write the root of a mean square in points; what luck hides is no more than nothing."""
    return f"{100 * max(0.0, squared) ** 0.5:.1f}" if squared else "0"


def page():
    """Write the page."""
    text = [
        "# How far ahead must a search look?",
        "",
        f"Version {__version__}. A plan is played on with common luck for so long, then evaluated: "
        "what tells two plans apart has to be larger than what the evaluation is off in it.",
        "",
    ]
    for name, game in GAMES_COMPARED.items():
        text += section(name, game)
    REPORT.write_text("\n".join(text), encoding="utf-8")
    print("\n".join(text))


# %%
if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES_COMPARED:
        measure(name)
    page()
