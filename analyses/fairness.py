# %% [markdown]
# # Which of the published battles are fair?
#
# Between the two strongest bots (careful, steady): within 6 points of even: First Samurai
# Skirmish, Koriyama Castle 1540 and Fourth Kawanakajima 1561; red's: Arita Castle 1517 and
# Nagashino 1575; blue's: Nunobeyama 1570; depends on the player: Ravine near Saigadake 1572 and
# Sekigahara 1600. Skill matters most at Nagashino 1575, center, where red wins 33% between two
# greedy and 96% between two steady.

# %% [markdown]
# Eight published battles of Samurai Battles as shipped: forces, hands, tokens, banners and first
# player as published, the placement ours, for the published maps are pictures. Each was played
# whole between two alike, 1,000 battles a rung: greedy, which sees one battle ahead; careful,
# which also weighs danger, support and honor; and steady, which seeks objectives and weighs
# orders together. The winner of each battle is in `analyses/rungs.csv` (`python -m
# analyses.rungs`). These are bots: another player may find another battle fair. A battle that
# nobody wins counts half. The two highest rungs are settled if they agree within 6 points, two
# standard errors included; it depends on skill if they differ by more than two standard errors.
# Fair is what both have within 6 points of even.
#
# Withdrawn until played again: the games of searching:300, and with them the highest rung of
# this page, because a seat that searched could notice whether the enemy held a First Strike.

# %%
"""Red's share of victories in the shipped published scenarios, rung by rung of skill."""

from math import sqrt
from pathlib import Path

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
RUNGS = {"greedy": 1000, "careful": 1000, "steady": 1000}  # battles
LOWER, HIGHER = list(RUNGS)[-2:]
FAIR = 0.06
SURE = 2.0  # standard errors
SCORES = {"r": 1.0, "b": 0.0, "n": 0.5}

# %%
played = pd.read_csv(Path(__file__).parent / "rungs.csv").set_index(["battle", "bot"])["winners"]
rests_on = {}
shares, errors = {}, {}
for title, key in SCENARIOS.items():
    rests_on.update(battles.play(key, limit=Limit(samples=1)).provenance.rests_on)
    for bot, games in RUNGS.items():
        scores = np.array([SCORES[letter] for letter in played[key, bot]])
        assert len(scores) == games
        shares[title, bot] = float(scores.sum()) / games
        errors[title, bot] = float(scores.std(ddof=1)) / sqrt(games)


def verdict(title):
    """Say whether the two highest rungs agree."""
    gap = abs(shares[title, HIGHER] - shares[title, LOWER])
    error = SURE * sqrt(errors[title, HIGHER] ** 2 + errors[title, LOWER] ** 2)
    if gap + error <= FAIR:
        return "settled"
    return "depends on skill" if gap > error else "not decided"


# %%
figure, axes = plt.subplots(figsize=(9.6, 5.2), layout="constrained")
places = np.arange(len(SCENARIOS))[::-1]
axes.axvspan(50 - 100 * FAIR, 50 + 100 * FAIR, color="0.9", zorder=0)
axes.axvline(50, color="black", linewidth=0.8)
looks = (("o", "white"), ("^", "0.7"), ("s", "black"))
for row, (bot, (marker, face)) in enumerate(zip(RUNGS, looks, strict=True)):
    axes.errorbar(
        [100 * shares[title, bot] for title in SCENARIOS],
        places + 0.2 * (1 - row),
        xerr=[100 * SURE * errors[title, bot] for title in SCENARIOS],
        fmt=marker,
        color="black",
        markerfacecolor=face,
        markersize=6,
        capsize=2,
        label=f"two {bot}",
    )
axes.set_yticks(places, list(SCENARIOS))
axes.set_xlim(0, 100)
axes.set_xlabel("battles won by red, % (bars: two standard errors; gray: within 6 of even)")
axes.spines[["top", "right"]].set_visible(False)
legend = axes.legend(ncols=3, frameon=False, loc="lower center", bbox_to_anchor=(0.4, 1.0))


# %%
def written(share, error):
    """Write a share with its error."""
    return f"{100 * share:.1f} ± {100 * error:.1f}"


columns = {"battle": list(SCENARIOS)}
for bot in RUNGS:
    columns[f"red wins, two {bot} (%)"] = [
        written(shares[title, bot], errors[title, bot]) for title in SCENARIOS
    ]
columns["the two highest"] = [verdict(title) for title in SCENARIOS]
table = pd.DataFrame(columns)
table


# %%
def favored(title):
    """Say whom the two highest rungs favor."""
    highest = [(shares[title, bot], SURE * errors[title, bot]) for bot in (LOWER, HIGHER)]
    if all(abs(share - 0.5) <= FAIR for share, _ in highest):
        return "even"
    if all(share - error > 0.5 for share, error in highest):
        return "red"
    return "blue" if all(share + error < 0.5 for share, error in highest) else "open"


def listed(titles):
    """Join names with commas, the last with and."""
    names = [title.partition(",")[0] for title in titles]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


WORDS = {
    "even": f"within {100 * FAIR:.0f} points of even",
    "red": "red's",
    "blue": "blue's",
    "open": "depends on the player",
}
kinds = {word: [title for title in SCENARIOS if favored(title) == word] for word in WORDS}
said = [f"{WORDS[word]}: {listed(titles)}" for word, titles in kinds.items() if titles]
assert said
low, high = next(iter(RUNGS)), HIGHER
most = max(SCENARIOS, key=lambda title: abs(shares[title, low] - shares[title, high]))
finding = (
    f"Between the two strongest bots ({LOWER}, {HIGHER}): {'; '.join(said)}. Skill matters most at "
    f"{most}, where red wins {100 * shares[most, low]:.0f}% between two {low} and "
    f"{100 * shares[most, high]:.0f}% between two {high}."
)
