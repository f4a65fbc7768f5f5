# %% [markdown]
# # Which of the published battles are fair?
#
# By these bots (greedy and careful, seats exchanged): within 6 points of even: First Samurai
# Skirmish, Koriyama Castle 1540, Fourth Kawanakajima 1561 and Nunobeyama 1570; red's, whoever
# plays: Arita Castle 1517 and Sekigahara 1600; blue's, whoever plays: Ravine near Saigadake
# 1572; hanging on the player: Nagashino 1575. Who plays matters most at Nagashino 1575, center,
# where red wins 35 % between two greedy bots and 65 % between two careful ones.

# %% [markdown]
# Eight published battles of Samurai Battles as shipped: forces, hands, tokens, banners and first
# player as published, the placement ours, for the published maps are pictures. Each is
# played whole by every two of these bots: greedy, who sees one battle ahead, and careful, who
# also weighs danger, support and honor. A battle that nobody wins counts half. Fair is what is
# within 6 points of even between equal bots and, seats exchanged, between unlike ones; each side
# with its best bot is the value of choosing among them.

# %%
"""Red's share of victories in the shipped published scenarios, by who plays."""

from itertools import product

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
BOTS = ("greedy", "careful")
GAMES = 2000  # of every bot of red against every bot of blue
FAIR = 0.06

# %%
rests_on = {}
shares, errors, turns = {}, {}, {}
for title, key in SCENARIOS.items():
    for seats, (red, blue) in enumerate(product(BOTS, BOTS)):
        odds = battles.play(key, red, blue, limit=Limit(samples=GAMES), seed=seats)
        rests_on.update(odds.provenance.rests_on)
        figure = odds.expect("(winner == 'red') + 0.5 * (winner == 'none')")
        shares[title, red, blue], errors[title, red, blue] = float(figure), figure.se
        turns[title, red, blue] = float(odds.expect("turns"))


def value(title):
    """Find red's share if each side takes its best bot, and its error.

    Two bots a side: a saddle point, or the mixture that makes the other's choice no matter.
    """
    (a, b), (c, d) = ([shares[title, red, blue] for blue in BOTS] for red in BOTS)
    lower, upper = max(min(a, b), min(c, d)), min(max(a, c), max(b, d))
    rows, columns = [0.0, 0.0], [0.0, 0.0]
    if upper - lower < 1e-9:
        rows[0 if min(a, b) >= min(c, d) else 1] = 1.0
        columns[0 if max(a, c) <= max(b, d) else 1] = 1.0
    else:
        rows[0], columns[0] = (d - c) / (a - b - c + d), (d - b) / (a - b - c + d)
        rows[1], columns[1] = 1 - rows[0], 1 - columns[0]
    met = {
        (red, blue): rows[i] * columns[k]
        for i, red in enumerate(BOTS)
        for k, blue in enumerate(BOTS)
    }
    error = sum((weight * errors[title, *seats]) ** 2 for seats, weight in met.items()) ** 0.5
    return sum(weight * shares[title, *seats] for seats, weight in met.items()), error


def pairings(title):
    """Give red's share between equal bots, and between unlike ones with seats exchanged."""
    one, other = BOTS
    exchanged = (shares[title, one, other] + shares[title, other, one]) / 2
    return [shares[title, one, one], exchanged, shares[title, other, other]]


# %%
figure, axes = plt.subplots(figsize=(9.6, 5.2), layout="constrained")
places = np.arange(len(SCENARIOS))[::-1]
axes.axvspan(50 - 100 * FAIR, 50 + 100 * FAIR, color="0.9", zorder=0)
axes.axvline(50, color="black", linewidth=0.8)
looks = (("o", "white"), (">", "0.6"), ("<", "0.6"), ("s", "black"))
for row, (seats, (marker, face)) in enumerate(zip(product(BOTS, BOTS), looks, strict=True)):
    axes.errorbar(
        [100 * shares[title, *seats] for title in SCENARIOS],
        places + 0.18 * (1.5 - row),
        xerr=[200 * errors[title, *seats] for title in SCENARIOS],
        fmt=marker,
        color="black",
        markerfacecolor=face,
        markersize=6,
        capsize=2,
        label=f"red {seats[0]}, blue {seats[1]}",
    )
axes.set_yticks(places, list(SCENARIOS))
axes.set_xlim(0, 100)
axes.set_xlabel("battles won by red, % (bars: two standard errors; grey: within 6 of even)")
axes.spines[["top", "right"]].set_visible(False)
legend = axes.legend(ncols=2, frameon=False, loc="lower center", bbox_to_anchor=(0.5, 1.0))


# %%
def written(share, error):
    """Write a share with its error."""
    return f"{100 * share:.1f} ± {100 * error:.1f}"


columns = {"battle": list(SCENARIOS)}
for red, blue in product(BOTS, BOTS):
    columns[f"red wins, {red} v {blue} (%)"] = [
        written(shares[title, red, blue], errors[title, red, blue]) for title in SCENARIOS
    ]
columns["each side with its best bot (%)"] = [written(*value(title)) for title in SCENARIOS]
for bot in BOTS:
    columns[f"turns, {bot} v {bot}"] = [round(turns[title, bot, bot], 1) for title in SCENARIOS]
table = pd.DataFrame(columns)
table

# %%
low = {title: min(pairings(title)) for title in SCENARIOS}
high = {title: max(pairings(title)) for title in SCENARIOS}
kinds = {"fair": [], "for red": [], "for blue": [], "split": []}
for title in SCENARIOS:
    if low[title] > 0.5 - FAIR and high[title] < 0.5 + FAIR:
        kinds["fair"].append(title)
    elif low[title] > 0.5:
        kinds["for red"].append(title)
    elif high[title] < 0.5:
        kinds["for blue"].append(title)
    else:
        kinds["split"].append(title)


def listed(titles):
    """Join names with commas, the last with and."""
    names = [title.partition(",")[0] for title in titles]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


said = []
if kinds["fair"]:
    said.append(f"within {100 * FAIR:.0f} points of even: {listed(kinds['fair'])}")
for side in ("red", "blue"):
    if kinds[f"for {side}"]:
        said.append(f"{side}'s, whoever plays: {listed(kinds[f'for {side}'])}")
if kinds["split"]:
    said.append(f"hanging on the player: {listed(kinds['split'])}")
assert said
most = max(SCENARIOS, key=lambda title: abs(pairings(title)[0] - pairings(title)[2]))
finding = (
    f"By these bots (greedy and careful, seats exchanged): {'; '.join(said)}. Who plays "
    f"matters most at {most}, where red wins {100 * pairings(most)[0]:.0f} % between two greedy "
    f"bots and {100 * pairings(most)[2]:.0f} % between two careful ones."
)
