# %% [markdown]
# # How far ahead must a search look?
#
# Run by hand, twenty minutes of one core: `python -m analyses.replies`; it goes on from what stands
# in `replies.csv`. Takes positions out of games of `steady` on five scenarios, none near the end.
# Of some it plays the plans of a turn on for 2 to 8 turns and to the end, and asks how far the
# evaluation was off in what tells plans apart. Of others it has searches choose, that play so many
# turns on, and plays to the end what they chose. Writes `reports/replies.md`.

# %%
"""Measure how far evaluated differences of plans are off, and what searches choose by them."""

import csv
import time
from pathlib import Path

import numpy as np

from analyses.strength import POOLED_ON, contest
from samurai_odds import __version__
from samurai_odds.play.game import all_by
from samurai_odds.play.rollouts import play_to
from samurai_odds.play.search.planning import planned, plans, unlike
from samurai_odds.play.search.searching import SCALE, Search, playing

HERE = Path(__file__).resolve().parent
KEPT = HERE / "replies.csv"
REPORT = HERE.parent / "reports" / "replies.md"
COLUMNS = ["what", "scenario", "number", "which", "first", "second", "cpu"]
OFF, CHOSEN = "off", "chosen"
REPLIES = (2, 3, 4, 6, 8, None)  # turns after one's own; None: to the end
TURNS = (3, 6, 7)  # at which plans are compared
PLANS, GAMES, OFF_SEED, LUCK = 5, 800, 777, 5
SEARCHES = {  # playouts, and turns that each goes on for
    "2,000 of 2 turns": (2000, 2),
    "2,000 of 4 turns": (2000, 4),
    "2,000 of 8 turns": (2000, 8),
    "667 of 8 turns": (667, 8),
    "300 of 2 turns": (300, 2),
}
POSITIONS, CHOSEN_GAMES, CHOSEN_SEEDS = 20, 1_000, (9_000, 9_001)  # of each seed, those near the
CHOICE_LUCK, END_LUCK = 1_234_567, 424_242  # end left out


# %%
def position(name, seed, game, turn):
    """Play a game of `steady` to a turn; None if it is over or near its end."""
    here = play_to(contest(name, ("steady", "steady")).starts[-1], seed, game, turn=turn).onward
    if here is None:
        return None
    here = all_by(here, here.game.authors[0])
    return None if here.game.near_end(here.question, here.state) else here


def compared(name, number, turn):
    """Give how far each number of replies is off in differences of plans, and its luck, squared."""
    here = position(name, OFF_SEED, number, turn)
    if here is None:
        return []
    authors = here.game.authors
    field = unlike([planned(here, authors[0]), *plans(here, authors)])[:PLANS]
    if len(field) < 2 or field[0].wins:
        return []
    apart, cost = {}, {}
    for replies in REPLIES:
        begun = time.process_time()
        worth = np.array([playing(plan, replies, LUCK)(0, GAMES) for plan in field]) / SCALE
        cost[replies] = (time.process_time() - begun) / GAMES / len(field)
        apart[replies] = worth - worth.mean(axis=0)
    rows, freedom = [], len(field) - 1
    for replies, values in apart.items():
        errors = values - apart[None]
        luck = errors.var(axis=1).sum() / GAMES
        off = ((errors.mean(axis=1) ** 2).sum() - luck) / freedom
        if replies is None:  # what there is to be told apart
            off = ((values.mean(axis=1) ** 2).sum() - values.var(axis=1).sum() / GAMES) / freedom
        rows.append([replies or 0, off, values.var(axis=1).sum() / freedom, cost[replies]])
    return rows


def chosen(name, number, seed, turn):
    """Give what each search's choice gains on the turn of `steady`, in games to the end."""
    here = position(name, seed, number, turn)
    if here is None:
        return []
    authors = here.game.authors
    own = planned(here, authors[0])
    found, cost = {"": own}, {}
    for called, (playouts, replies) in SEARCHES.items():
        begun = time.process_time()
        search = Search(authors, playouts, replies)
        found[called] = search.decide(here, CHOICE_LUCK + number) or own
        cost[called] = time.process_time() - begun
    different = {plan.gist: plan for plan in reversed(found.values())}
    worth = {
        gist: playing(plan, None, END_LUCK + number)(0, CHOSEN_GAMES) / SCALE
        for gist, plan in different.items()
        if len(different) > 1
    }
    gains = {
        called: float((worth[found[called].gist] - worth[own.gist]).mean()) if worth else 0.0
        for called in SEARCHES
    }
    return [[called, gains[called], len(different), cost[called]] for called in SEARCHES]


def measured():
    """List what is to be measured: what, of which scenario, its number, and how."""
    for name in POOLED_ON:
        for number, turn in enumerate(TURNS):
            yield OFF, name, number, (compared, (name, number, turn))
    for seed in CHOSEN_SEEDS:
        rng = np.random.default_rng(seed - CHOSEN_SEEDS[0])
        for number in range(POSITIONS):
            name, turn = POOLED_ON[number % len(POOLED_ON)], int(rng.integers(1, 9))
            yield CHOSEN, name, seed * 1000 + number, (chosen, (name, number, seed, turn))


def read_kept():
    """Read the rows measured before."""
    if not KEPT.exists():
        KEPT.write_text(",".join(COLUMNS) + "\n", encoding="utf-8")
    with KEPT.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def rows_of(rows, what, which):
    """Give the numbers of one kind of row: two columns and the cost."""
    these = [row for row in rows if row["what"] == what and row["which"] == str(which)]
    return np.array([[float(row[c]) for c in COLUMNS[4:]] for row in these])


def error_of(values):
    """Give the standard error of a mean."""
    return values.std(ddof=1) / len(values) ** 0.5


def page(rows):
    """Write the page."""
    off = {replies: rows_of(rows, OFF, replies or 0) for replies in REPLIES}
    apart = 100 * np.sqrt(off[None][:, 0].mean())
    lines = []
    for replies in REPLIES[:-1]:
        squared, luck, cost = off[replies].mean(axis=0)
        error = error_of(off[replies][:, 0])
        lines.append(
            f"| {replies} | {100 * np.sqrt(squared):.1f} | {1e4 * squared:.1f} ± {1e4 * error:.1f} "
            f"| {100 * np.sqrt(luck):.0f} | {1000 * cost:.2f} |"
        )
    luck, cost = np.sqrt(off[None][:, 1].mean()), 1000 * off[None][:, 2].mean()
    lines.append(f"| to the end | 0 | 0 | {100 * luck:.0f} | {cost:.2f} |")
    choices = []
    for called in SEARCHES:
        found = rows_of(rows, CHOSEN, called)
        gains = 100 * found[:, 0]
        choices.append(
            f"| {called} | {gains.mean():+.1f} ± {error_of(gains):.1f} | {(gains < -2).sum()} "
            f"| {(gains > 2).sum()} | {found[:, 2].mean():.2f} |"
        )
    number = len(rows_of(rows, CHOSEN, "300 of 2 turns"))
    text = [
        "# How far ahead must a search look?",
        "",
        f"Version {__version__}. Samurai Battles. `advise`, `review` and `searching:N` play a plan "
        "on for some turns and evaluate. Played on for two turns, plans were told apart by errors "
        "larger than what tells them apart; eight turns are what they play now.",
        "",
        f"Differences of plans of one turn, evaluated after some turns, beside {GAMES} games of "
        f"each to the end: {len(off[2])} positions of five scenarios, up to {PLANS} plans each, "
        f"which truly differ by {apart:.1f} points root mean square. Luck is taken out of how far "
        "they are off.",
        "",
        "| turns | off, points rms | squared | luck of a playout, points | CPU, ms |",
        "| --: | --: | --: | --: | --: |",
        *lines,
        "",
        "What searches choose, by their playouts and the turns of each, beside the turn of "
        f"`steady`: points of win chance gained, in {CHOSEN_GAMES:,} games to the end of each plan "
        f"that one of them chose, at {number} other positions; ± is one standard error.",
        "",
        "| search | gains a turn | loses over 2 | gains over 2 | CPU a turn, s |",
        "| :-- | --: | --: | --: | --: |",
        *choices,
        "",
    ]
    REPORT.write_text("\n".join(text), encoding="utf-8")
    print("\n".join(text))


# %%
if __name__ == "__main__":
    kept = read_kept()
    done = {(row["what"], row["scenario"], int(row["number"])) for row in kept}
    for what, name, number, (measure, given) in measured():
        if (what, name, number) in done:
            continue
        rows = [
            [what, name, number, which, *(f"{value:.6g}" for value in values)]
            for which, *values in measure(*given)
        ]
        with KEPT.open("a", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows(rows)
        print(rows, flush=True)
    page(read_kept())
