# %% [markdown]
# # Which of the published battles are fair?
#
# Between two steady, the strongest plain bot: red is favored at Arita Castle 1517 and Nagashino
# 1575; blue at Ravine near Saigadake 1572; nobody at First Samurai Skirmish and Fourth
# Kawanakajima 1561; it is undecided at Koriyama Castle 1540, Nunobeyama 1570 and Sekigahara
# 1600; two searching:100 agree within two standard errors but at Arita Castle 1517 (93%) and
# Koriyama Castle 1540 (46%). Skill matters most at Nagashino 1575, center, where red wins 33%
# between two greedy and 80% between two searching:100.

# %% [markdown]
# Eight published battles of Samurai Battles as shipped: forces, hands, tokens, banners and first
# player as published, the placement ours, for the published maps are pictures. Each was played
# whole between two alike: 1,000 battles each of greedy, which sees one battle ahead; careful,
# which also weighs danger, support and honor; and steady, which seeks objectives and weighs
# orders together (`python -m analyses.rungs`); and those of [settling](settling.md) between two
# searching:100, which play every turn's plans on before they choose. These are bots: another
# player may find another battle fair. The verdict is that of the command `balance`: between two
# steady, the strongest plain bot; a battle that nobody wins counts half; nobody is favored if the
# 95% interval of red's win rate lies within 5 points of one half, a side if it lies beyond, else
# it is undecided. Search is stronger still; whether it says the same stands in the last column:
# settled if the two highest rungs agree within 5 points, two standard errors included; it depends
# on skill if they differ by more than two standard errors.

# %%
"""Red's share of victories in the shipped published scenarios, rung by rung of skill."""

from math import sqrt
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

from samurai_odds import Limit, battles, favor

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
RUNGS = {"greedy": 1000, "careful": 1000, "steady": 1000, "searching:100": 256}  # the last: or more
LOWER, HIGHER = list(RUNGS)[-2:]
WINNERS = {"r": "red", "b": "blue", "n": "nobody"}
SURE = 2.0  # standard errors
DEPENDS = "depends on skill"

# %%
HERE = Path(__file__).parent
played = pd.concat(
    [pd.read_csv(HERE / name) for name in ("rungs.csv", "settling/winners.csv")]
).set_index(["battle", "bot"])["winners"]
rests_on = {}


def favored(key, bot):
    """Decide whom the games between two of a bot favor."""
    letters = played[key, bot]
    assert len(letters) == RUNGS[bot] or (bot == HIGHER and len(letters) > RUNGS[bot])
    return favor([WINNERS[letter] for letter in letters])


found = {}
for title, key in SCENARIOS.items():
    rests_on.update(battles.play(key, limit=Limit(samples=1)).provenance.rests_on)
    found |= {(title, bot): favored(key, bot) for bot in RUNGS}
shares = {asked: one.shares[0] for asked, one in found.items()}
MARGIN = found[title, LOWER].margin


def verdict(title):
    """Say whether the two highest rungs agree."""
    lower, higher = shares[title, LOWER], shares[title, HIGHER]
    gap, error = abs(higher - lower), SURE * sqrt(higher.se**2 + lower.se**2)
    if gap + error <= MARGIN:
        return "settled"
    return DEPENDS if gap > error else "not decided"


# %%
figure, axes = plt.subplots(figsize=(9.6, 5.2), layout="constrained")
places = np.arange(len(SCENARIOS))[::-1]
axes.axvspan(50 - 100 * MARGIN, 50 + 100 * MARGIN, color="0.9", zorder=0)
axes.axvline(50, color="black", linewidth=0.8)
looks = (("o", "white"), ("^", "0.7"), ("s", "black"), ("D", "white"))
for row, (bot, (marker, face)) in enumerate(zip(RUNGS, looks, strict=True)):
    axes.errorbar(
        [100 * shares[title, bot] for title in SCENARIOS],
        places + 0.18 * (1.5 - row),
        xerr=[100 * SURE * shares[title, bot].se for title in SCENARIOS],
        fmt=marker,
        color="black",
        markerfacecolor=face,
        markersize=6,
        capsize=2,
        label=f"two {bot}",
    )
axes.set_yticks(places, list(SCENARIOS))
axes.set_xlim(0, 100)
axes.set_xlabel("battles won by red, % (bars: two standard errors; gray: within 5 of even)")
axes.spines[["top", "right"]].set_visible(False)
legend = axes.legend(ncols=4, frameon=False, loc="lower center", bbox_to_anchor=(0.4, 1.0))


# %%
columns = {"battle": list(SCENARIOS)}
for bot in RUNGS:
    columns[f"red wins, two {bot}"] = [shares[title, bot].text() for title in SCENARIOS]
    if bot == LOWER:
        columns["favored"] = [found[title, LOWER].favors for title in SCENARIOS]
columns["the two highest"] = [verdict(title) for title in SCENARIOS]
table = pd.DataFrame(columns)
table


# %%
def listed(titles):
    """Join names with commas, the last with and."""
    names = [title.partition(",")[0] for title in titles]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


WORDS = {
    "red": "red is favored at",
    "blue": "blue at",
    "nobody": "nobody at",
    "undecided": "it is undecided at",
}
kinds = {
    word: [title for title in SCENARIOS if found[title, LOWER].favors == word] for word in WORDS
}
said = [f"{WORDS[word]} {listed(titles)}" for word, titles in kinds.items() if titles]
assert said
low, high = next(iter(RUNGS)), HIGHER
most = max(SCENARIOS, key=lambda title: abs(shares[title, low] - shares[title, high]))
apart = [title for title in SCENARIOS if verdict(title) == DEPENDS]
percents = [f"{title.partition(',')[0]} ({100 * shares[title, high]:.0f}%)" for title in apart]
differ = f" but at {listed(percents)}" if apart else ""
finding = (
    f"Between two {LOWER}, the strongest plain bot: {'; '.join(said)}; two {HIGHER} agree within "
    f"two standard errors{differ}. Skill matters most at {most}, where red wins "
    f"{100 * shares[most, low]:.0f}% between two {low} and {100 * shares[most, high]:.0f}% between "
    f"two {high}."
)
