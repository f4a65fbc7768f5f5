# %% [markdown]
# # Do the bots foretell what players report?
#
# No: players disagree with every bot, and a coin foretells better (log-likelihood: a coin
# -13.4, random -16.5, greedy -21.4, careful -20.7, steady -15.8, searching:100 -18.0; 16% of
# perfect predictors score as low as the coin, at most 0.9% as low as a bot). Our placement does
# not explain Arita Castle, which carries most of it (two steady: 84 to 95% over 16 random
# placements), but it may explain Sekigahara (22 to 53%).

# %% [markdown]
# On the pages of seven published battles players reported who won (55 plays in all, read on
# 2026-11-23). The counts are published; that the army listed first on a page is the one named here
# is assumed. Players choose their sides, report their own games and may have played the 2012
# edition: 55 plays are a hint, and nothing is fitted to them.
#
# Each plain bot foretells from 1,000 battles between two of it (`analyses/rungs.csv`), search
# from those of [settling](settling.md); a coin gives each side one half. The log-likelihood is
# that of all reports; the higher, the better. Beside it stands how often reports drawn from what
# a bot foretells would score as low as the true ones: below 1% it is said to disagree with the
# players. The chance of a single report is that of one as unlikely, if the bot were right. A
# battle that nobody wins counts half.
#
# The last column has the win rates of two steady over random placements, 200 battles each
# (`analyses/placements.csv`, from `python -m analyses.placements`): the published maps are
# pictures, and where the units stand is ours. At Arita Castle four mounted archers shoot at foot
# that does not catch them, as the bots play it. Dragon cards are not the reason: without any, or
# with three each instead of one, red wins 93% between two steady (400 battles each, by hand).

# %%
"""How well each bot foretells the plays that people reported."""

from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

from samurai_odds import Limit, battles, evidence, favor

COIN, BOTS = "a coin", ("random", "greedy", "careful", "steady", "searching:100")
DISAGREE = 0.01
WINNERS = {"r": "red", "b": "blue", "n": "nobody"}
HARDEST, OTHER = "arita-castle-phase-1", "sekigahara-east-of-nangu"

# %%
HERE = Path(__file__).parent
played = pd.concat(
    [pd.read_csv(HERE / name) for name in ("rungs.csv", "settling/winners.csv")]
).set_index(["battle", "bot"])["winners"]
asked = sorted({battle for battle, _ in played.index})


def foretold(who):
    """Give red's win rates, by a bot or a coin."""
    if who == COIN:
        return dict.fromkeys(asked, 0.5)
    games = {key: [WINNERS[letter] for letter in played[key, who]] for key in asked}
    return {key: favor(winners).shares[0] for key, winners in games.items()}


red = {who: foretold(who) for who in (COIN, *BOTS)}
scores = {who: evidence("battles", shares) for who, shares in red.items()}
without = {
    who: evidence("battles", {key: share for key, share in red[who].items() if key != HARDEST})
    for who in BOTS
}
placed = pd.read_csv(Path(__file__).parent / "placements.csv")
reports = {key: one.reported for key, one in scores[COIN].players.items()}
rests_on = {"the army that won the plays reported": "assumed"}
for key in reports:
    rests_on.update(battles.play(key, limit=Limit(samples=1)).provenance.rests_on)


# %%
def percent(chance):
    """Write a chance with two digits."""
    if chance >= 0.1:
        return f"{100 * chance:.0f}%"
    return f"{100 * chance:.2g}%" if chance >= 0.0001 else "< 0.01%"


def of_army(key, share):
    """Give the win rate of the army of a report from that of red."""
    armies = [army.name for army in battles.scenario(key).armies]
    return 1 - share if armies.index(reports[key].army) else share


def won_by_army(key, who):
    """Give the win rate of the army of a report, by a bot or a coin."""
    return of_army(key, red[who][key])


def wherever_placed(key):
    """Give the lowest and the highest win rate of the army over random placements."""
    games = placed[placed["battle"] == key]["winners"]
    shares = [favor([WINNERS[letter] for letter in letters]).shares[0] for letters in games]
    found = [100 * of_army(key, share) for share in shares]
    return f"{min(found):.0f} to {max(found):.0f}%"


PLACEMENTS = len(set(placed["placement"]))


titles = [battles.scenario(key).title.partition(":")[0] for key in reports]
columns = {"battle": [*titles, "all of them"]}
columns["players"] = [f"{one.army} won {one.won} of {one.plays}" for one in reports.values()]
columns["players"] += [f"{sum(one.plays for one in reports.values())} plays"]
for who, score in scores.items():
    cells = [
        f"{100 * won_by_army(key, who):.0f}% ({percent(one.chance)})"
        for key, one in score.players.items()
    ]
    columns[f"{who} (chance)"] = [*cells, f"{score.loglikelihood:.1f} ({percent(score.as_low)})"]
spread = {key: wherever_placed(key) for key in reports}
columns[f"steady, {PLACEMENTS} placements"] = [*spread.values(), ""]
table = pd.DataFrame(columns)
table

# %%
figure, axes = plt.subplots(figsize=(9.6, 4.8), layout="constrained")
places = np.arange(len(reports))[::-1]
axes.axvline(50, color="black", linewidth=0.8)
for place, one in zip(places, reports.values(), strict=True):
    low, high = favor(
        ["won"] * one.won + ["lost"] * (one.plays - one.won), ("won", "lost")
    ).intervals[0]
    axes.plot([100 * low, 100 * high], [place] * 2, color="0.8", linewidth=9, zorder=0)
    axes.plot(100 * one.won / one.plays, place, marker="|", color="black", markersize=14)
looks = (("x", "black"), ("o", "white"), ("^", "0.7"), ("s", "black"), ("D", "white"))
for who, (marker, face) in zip(BOTS, looks, strict=True):
    axes.plot(
        [100 * won_by_army(key, who) for key in reports],
        places,
        linestyle="none",
        marker=marker,
        color="black",
        markerfacecolor=face,
        label=f"two {who}",
    )
names = [f"{columns['battle'][row]}\n{columns['players'][row]}" for row in range(len(reports))]
axes.set_yticks(places, names, fontsize=8)
axes.set_xlim(0, 100)
axes.set_xlabel("plays won by the army named, % (line: reported; gray: its 95% interval)")
axes.spines[["top", "right"]].set_visible(False)
legend = axes.legend(ncols=5, frameon=False, loc="lower center", bbox_to_anchor=(0.4, 1.0))

# %%
assert all(scores[who].disagree for who in BOTS)
assert scores[COIN].loglikelihood > max(scores[who].loglikelihood for who in BOTS)
listed = ", ".join(f"{who} {scores[who].loglikelihood:.1f}" for who in scores)
most = max(scores[who].as_low for who in BOTS)
assert max(without[who].as_low for who in BOTS) > DISAGREE > most
finding = (
    f"No: players disagree with every bot, and a coin foretells better (log-likelihood: {listed}; "
    f"{percent(scores[COIN].as_low)} of perfect predictors score as low as the coin, at most "
    f"{percent(most)} as low as a bot). Our placement does not explain Arita Castle, which carries "
    f"most of it (two steady: {spread[HARDEST]} over {PLACEMENTS} random placements), but it may "
    f"explain Sekigahara ({spread[OTHER]})."
)

if __name__ == "__main__":
    print(finding)
