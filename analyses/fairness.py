# %% [markdown]
# # Which of the published battles are fair?
#
# The First Samurai Skirmish and Koriyama Castle 1540, September, are within 6 points of even
# however they are played, while Arita Castle and Sekigahara, as we place them, go to red in 75
# to 94 % of battles. At the ravine near Saigadake and at Nagashino it is care that decides:
# red, who has all the guns, wins 26 and 35 % of greedy battles, but 76 and 83 % of careful
# ones.

# %% [markdown]
# Eight published battles of Samurai Battles as shipped: forces, hands, tokens, banners and first
# player as published, the placement ours, for the published maps are pictures. Each is
# played whole by two equal bots: greedy ones, who see one battle ahead, and careful ones,
# who also weigh danger, support and honor. A battle that nobody wins counts half.

# %%
"""Red's share of victories in the shipped published scenarios, by two kinds of player."""

import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

from samurai_odds import Limit, battles

SCENARIOS = {
    "First Samurai Skirmish": "first-samurai-skirmish",
    "Arita Castle 1517, phase 1": "arita-castle-phase-1",
    "Koriyama Castle 1540, September": "koriyama-castle-september",
    "Fourth Kawanakajima 1561, phase 3": "kawanakajima-phase-3",
    "Nunobeyama 1570": "nunobeyama",
    "Ravine near Saigadake 1572": "saigadake-ravine",
    "Nagashino 1575, center": "nagashino-center",
    "Sekigahara 1600, east of Mt Nangu": "sekigahara-east-of-nangu",
}
BOTS = {"greedy": 4000, "careful": 2000}  # and how many battles each plays
FAIR = 0.06

# %%
rests_on = {}
rows = []
for title, key in SCENARIOS.items():
    for bot, count in BOTS.items():
        odds = battles.play(key, bot, bot, limit=Limit(samples=count))
        rests_on.update(odds.provenance.rests_on)
        red = odds.expect("(winner == 'red') + 0.5 * (winner == 'none')")
        turns = odds.expect("turns")
        rows.append(
            {
                "battle": title,
                "bot": bot,
                "red": float(red),
                "error": red.se,
                "turns": float(turns),
            }
        )
shares = pd.DataFrame(rows).pivot(index="battle", columns="bot").loc[list(SCENARIOS)]

# %%
figure, axes = plt.subplots(figsize=(9.6, 4.4), layout="constrained")
places = np.arange(len(SCENARIOS))[::-1]
axes.axvspan(50 - 100 * FAIR, 50 + 100 * FAIR, color="0.9", zorder=0)
axes.axvline(50, color="black", linewidth=0.8)
for shift, (bot, marker, face) in enumerate((("greedy", "o", "white"), ("careful", "s", "black"))):
    axes.errorbar(
        100 * shares["red", bot],
        places + 0.15 * (0.5 - shift) * 2,
        xerr=200 * shares["error", bot],
        fmt=marker,
        color="black",
        markerfacecolor=face,
        markersize=6,
        capsize=2,
        label=f"two {bot} bots",
    )
axes.set_yticks(places, list(SCENARIOS))
axes.set_xlim(0, 100)
axes.set_xlabel("battles won by red, % (bars: two standard errors; grey: within 6 of even)")
axes.spines[["top", "right"]].set_visible(False)
legend = axes.legend(ncols=2, frameon=False, loc="lower center", bbox_to_anchor=(0.5, 1.0))


# %%
def written(title, bot):
    """Write a share with its error."""
    share, error = shares.loc[title, ("red", bot)], shares.loc[title, ("error", bot)]
    return f"{100 * share:.1f} ± {100 * error:.1f}"


table = pd.DataFrame(
    {
        "battle": list(SCENARIOS),
        "red wins, greedy (%)": [written(title, "greedy") for title in SCENARIOS],
        "turns, greedy": shares["turns", "greedy"].round(1).tolist(),
        "red wins, careful (%)": [written(title, "careful") for title in SCENARIOS],
        "turns, careful": shares["turns", "careful"].round(1).tolist(),
    }
)
table

# %%
red = shares["red"]
fair = red.index[((red - 0.5).abs() < FAIR).all(axis=1)]
assert list(fair) == ["First Samurai Skirmish", "Koriyama Castle 1540, September"]
arita, nangu = red.loc["Arita Castle 1517, phase 1"], red.loc["Sekigahara 1600, east of Mt Nangu"]
ravine, nagashino = red.loc["Ravine near Saigadake 1572"], red.loc["Nagashino 1575, center"]
others = red.drop([*fair, arita.name, nangu.name, ravine.name, nagashino.name])
assert ((others > 0.35) & (others < 0.55)).all(axis=None)
assert min(arita.min(), nangu.min()) > 0.7
assert max(ravine["greedy"], nagashino["greedy"]) < 0.4
assert min(ravine["careful"], nagashino["careful"]) > 0.7
finding = (
    f"The {fair[0]} and {fair[1]}, are within {100 * FAIR:.0f} points of even however they are "
    f"played, while Arita Castle and Sekigahara, as we place them, go to red in "
    f"{100 * min(arita.min(), nangu.min()):.0f} to {100 * max(arita.max(), nangu.max()):.0f} % of "
    f"battles. At the ravine near Saigadake and at Nagashino it is care that decides: red, who has "
    f"all the guns, wins {100 * ravine['greedy']:.0f} and "
    f"{100 * nagashino['greedy']:.0f} % of greedy battles, but {100 * ravine['careful']:.0f} and "
    f"{100 * nagashino['careful']:.0f} % of careful ones."
)
