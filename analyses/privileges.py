# %% [markdown]
# # Samurai Swords: what are seats, swords, castles, ronin and the ninja worth?
#
# What a privilege adds depends on who plays: with four players the last sword of round 1, given
# for nothing, adds +2.7 ± 1.4, +7.2 ± 1.2 and +2.5 ± 1.0 points to the win rate among planner,
# expander and cautious bots, and 2 koku more to levy instead add +3.6 ± 1.3, +10.8 ± 1.2 and
# +3.2 ± 1.1. In round 2 a castle adds +0.2 ± 0.8, +1.5 ± 1.0 and +2.9 ± 1.3, which is -2.4 ±
# 1.2, -5.5 ± 1.4 and -3.6 ± 1.4 against its 2 koku levied; no seat and no sword drawn in the
# set-up is seen to be better for any of these bots.

# %% [markdown]
# Whole standard games between copies of one bot, four unless the row names another number.
# Planner heeds counter-attacks, income, eliminations and the goal, and mixes its bids; expander
# plays each attack, move and purchase by its odds and looks no further; cautious attacks only where
# it is nearly sure to win. Each seat in turn is given a privilege for nothing in one round, on top
# of its own plan, and plays the same 400 deals with the same luck without it: the privilege adds
# the difference between the shares of games won. In further games the seat is given 1 or 2 koku to
# levy in that round. In all of them it puts no koku of its own into the privilege's bin. A castle
# goes where it takes most danger off, ronin where they make the best attack, the ninja strikes at
# the army that is worth most.
#
# "In koku levied" fits a line through the gains of 1 and 2 koku. It is left empty where the gain or
# the line is not clearly above 0. Where it would go beyond the koku played, the table says
# "more than 2" if the privilege clearly adds more than 2 koku levied, else "about 2 or more".
# Errors are standard errors, paired by deal; clear is more than two of them.
#
# Seats and swords of the set-up: 2,400 games of each bot with three, four and five players. These
# swords are drawn, so shares by sword compare like with like. Swords of a round are bid for, so
# they are compared only where they are given. No share is seen to differ from an even one: the
# test allows one false alarm in 20 over all 72 shares.
#
# None of these bots plays as the best player would: they keep no ninja as a threat, spy on nobody,
# and see one attack ahead. The games are in `analyses/privileges_games.csv`.

# %%
"""What seats, swords and the things that koku buy are worth, in victories, to three bots."""

from pathlib import Path
from statistics import NormalDist

import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

from samurai_odds import Limit, swords

BOTS = {"planner": ("o", "black"), "expander": ("s", "0.6"), "cautious": ("^", "white")}
PRIVILEGES = {  # players, what is given, in which round
    "last sword, round 1": (4, "last-sword", 1),
    "last sword, round 2": (4, "last-sword", 2),
    "first sword, round 1": (4, "first-sword", 1),
    "first sword, round 2": (4, "first-sword", 2),
    "ninja, round 2": (4, "ninja", 2),
    "castle (2 koku), round 2": (4, "castle", 2),
    "four ronin (2 koku), round 2": (4, "ronin", 2),
    "last sword, round 1, 3 players": (3, "last-sword", 1),
    "last sword, round 1, 5 players": (5, "last-sword", 1),
}
PLAYERS = (3, 4, 5)
KOKU = (1, 2)  # levied, for comparison
MOST = KOKU[-1]
NET = f"above {MOST} koku levied"
CLEAR = 2  # errors
FALSE_ALARMS = 0.05  # of calling some share of seats or swords uneven

# %%
games = pd.read_csv(Path(__file__).parent / "privileges_games.csv", dtype={"won": str})
games = games.set_index(["bot", "players", "thing", "round", "arm"])["won"]
rests_on = swords.play(players=3, limit=Limit(samples=1)).provenance.rests_on


def digits(*line):
    """Read a digit a deal."""
    return np.array([int(digit) for digit in games[line]])


def averaged(values):
    """Return a mean and its standard error."""
    return float(values.mean()), float(values.std(ddof=1)) / len(values) ** 0.5


def gains(bot, name):
    """Return what each arm adds to the share of games won, deal by deal."""
    players, thing, turn = PRIVILEGES[name]
    arms = {"with": "with"} | {koku: f"{koku} koku levied" for koku in KOKU}
    won = {key: digits(bot, players, thing, turn, arm) / players for key, arm in arms.items()}
    without = digits(bot, players, thing, turn, "without") / players
    found = {key: score - without for key, score in won.items()}
    return found | {NET: found["with"] - found[MOST]}


def written(figure, sign="+"):
    """Write a share or a difference in percent with its error."""
    mean, error = figure
    return f"{100 * mean:{sign}.1f} ± {100 * error:.1f}"


def in_koku(found):
    """Write a gain in koku levied with its error, as far as koku were played."""
    per_koku = sum(koku * found[koku] for koku in KOKU) / sum(koku * koku for koku in KOKU)
    (gain, error), (line, spread) = averaged(found["with"]), averaged(per_koku)
    if gain <= CLEAR * error or line <= CLEAR * spread:
        return ""
    ratio = gain / line
    if ratio > MOST:
        above, error = averaged(found[NET])
        return f"more than {MOST}" if above > CLEAR * error else f"about {MOST} or more"
    return f"{ratio:.1f} ± {averaged((found['with'] - ratio * per_koku) / line)[1]:.1f}"


# %%
figure, axes = plt.subplots(figsize=(9, 6), layout="constrained")
places = np.arange(len(PRIVILEGES))[::-1]
for row, (bot, (marker, face)) in enumerate(BOTS.items()):
    values = [averaged(gains(bot, name)["with"]) for name in PRIVILEGES]
    axes.errorbar(
        [100 * mean for mean, _ in values],
        places + 0.22 * (1 - row),
        xerr=[100 * CLEAR * error for _, error in values],
        fmt=marker,
        color="black",
        markerfacecolor=face,
        capsize=2,
        linewidth=0.8,
        label=f"among {bot} bots",
    )
axes.axvline(0, color="black", linewidth=0.8)
axes.set_yticks(places, list(PRIVILEGES))
axes.set_xlabel("added to the win rate, percentage points (bars: two standard errors)")
axes.spines[["top", "right"]].set_visible(False)
legend = axes.legend(ncols=3, frameon=False, loc="lower center", bbox_to_anchor=(0.4, 1.0))

# %%
rows = []
for name in PRIVILEGES:
    for bot in BOTS:
        found = gains(bot, name)
        arms = (written(averaged(found[arm])) for arm in ("with", *KOKU, NET))
        rows.append((name, bot, *arms, in_koku(found)))
shares = {
    (what, players, bot): [
        averaged(digits(bot, players, "table", 0, what) == place) for place in range(1, players + 1)
    ]
    for what in ("seat", "sword of the set-up")
    for players in PLAYERS
    for bot in BOTS
}
for (what, players, bot), each in shares.items():
    listed = "; ".join(f"{place}: {written(one, '')}" for place, one in enumerate(each, start=1))
    rows.append((f"{what}, {players} players (even: {100 / players:.0f})", bot, listed, *[""] * 4))
levied = [f"{koku} koku levied" for koku in KOKU]
columns = ["what", "bot", "adds, or wins (%)", *levied, NET, "in koku levied"]
table = pd.DataFrame(rows, columns=columns)
table

# %%
sure = NormalDist().inv_cdf(1 - FALSE_ALARMS / 2 / sum(map(len, shares.values())))
for each in shares.values():
    assert all(abs(share - 1 / len(each)) < sure * error for share, error in each)

sword = {bot: gains(bot, "last sword, round 1") for bot in BOTS}
most, least = (averaged(sword[bot]["with"]) for bot in ("expander", "cautious"))
assert most[0] - least[0] > CLEAR * (most[1] ** 2 + least[1] ** 2) ** 0.5


def listed_by_bot(name, arm="with"):
    """Write what an arm adds for each bot, in the order of BOTS."""
    first, second, third = (written(averaged(gains(bot, name)[arm])) for bot in BOTS)
    return f"{first}, {second} and {third}"


finding = (
    "What a privilege adds depends on who plays: with four players the last sword of round 1, "
    f"given for nothing, adds {listed_by_bot('last sword, round 1')} points to the win rate among "
    f"planner, expander and cautious bots, and {MOST} koku more to levy instead add "
    f"{listed_by_bot('last sword, round 1', MOST)}. In round 2 a castle adds "
    f"{listed_by_bot('castle (2 koku), round 2')}, which is "
    f"{listed_by_bot('castle (2 koku), round 2', NET)} against its 2 koku levied; no seat and no "
    "sword drawn in the set-up is seen to be better for any of these bots."
)
