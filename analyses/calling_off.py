# %% [markdown]
# # Samurai Swords: which rule for calling off comes near the best?
#
# Never calling off costs 1.13 koku a battle on average and calling off after one round 2.85;
# going on while the chance to win is above 50% costs only 0.08. Without any arithmetic,
# calling off when outnumbered costs 0.11 (0.22 at worst), far less than rules that look at
# rounds or at one's own losses alone (0.53 for below four units).

# %% [markdown]
# The optimum (`stop="best"`) knows at every Step 8 what fighting on is worth. Each rule of
# thumb is asked at the same points; its cost is the value that the optimum gains over it, in
# koku: units at their price, a daimyo at 5, the province at 1 (rulings S11), so a careless
# attacker mostly loses by his daimyo. Castle units still standing count as enemies where
# a rule counts heads.

# %%
"""Koku lost against the best calling off, by rule of thumb and battle."""

import matplotlib.pyplot as plt
import pandas as pd

from samurai_odds import swords

VALUE = "defender_loss - attacker_loss + province * takes - province * origin_lost"
SMALL = "daimyo, 4 spearmen"
MIDDLE = "daimyo, bowman, gunner, 3 spearmen"
LARGE = "daimyo, 2 bowmen, 2 gunners, 5 spearmen"
BATTLES = {  # attacker, defender, castle, marker
    "A": (SMALL, "5 spearmen", False, "o"),
    "B": (MIDDLE, "3 spearmen, 2 ronin", False, "s"),
    "C": (MIDDLE, "bowman, gunner, 3 spearmen", False, "^"),
    "D": (MIDDLE, "daimyo, bowman, 3 spearmen", False, "v"),
    "E": (LARGE, "bowman, gunner, 3 spearmen", True, "D"),
    "F": (LARGE, "daimyo, 2 bowmen, 2 gunners, 3 spearmen", False, "P"),
    "G": (LARGE, "daimyo, bowman, 3 spearmen", True, "X"),
}
RULES = {
    "never": {},
    "after one round": {"stop_after": 1},
    "after two rounds": {"stop_after": 2},
    "below four units": {"stop_below": 4},
    "outnumbered": {"stop_when": "attacker_units < defender_units + bonus_left"},
    "not outnumbering": {"stop_when": "attacker_units <= defender_units + bonus_left"},
    "chance to win 50% or less": {"stop_when": "p_win <= 0.5"},
    "chance to win below 70%": {"stop_when": "p_win < 0.7"},
    "fighting to the end gains nothing": {"stop_when": "gain <= 0"},
}

# %%
rests_on = {}


def value(battle, **rule):
    """Give the value of a battle under a rule, in koku."""
    attacker, defender, castle, _ = BATTLES[battle]
    odds = swords.battle(attacker, defender, castle=castle, **rule)
    rests_on.update(odds.provenance.rests_on)
    return float(odds.expect(VALUE))


best = {battle: value(battle, stop="best") for battle in BATTLES}
cost = pd.DataFrame(
    {
        battle: {name: best[battle] - value(battle, **rule) for name, rule in RULES.items()}
        for battle in BATTLES
    }
)
cost["mean"] = cost.mean(axis=1)

# %%
figure, axes = plt.subplots(figsize=(9.0, 4.6), layout="constrained")
ranked = cost.sort_values("mean", ascending=False)
axes.plot(ranked["mean"], range(len(ranked)), "|", color="black", markersize=22, mew=3)
axes.set_ylim(-0.6, len(ranked) - 0.4)
for place, (battle, situation) in enumerate(BATTLES.items()):
    attacker, defender, castle, marker = situation
    axes.plot(
        ranked[battle],
        [row + 0.08 * (3 - place) for row in range(len(ranked))],
        linestyle="",
        marker=marker,
        markersize=6,
        markerfacecolor="0.45" if castle else "white",
        markeredgecolor="black",
        label=f"{battle}: {attacker}\non {defender}{', castle' if castle else ''}",
    )
axes.set_yticks(range(len(ranked)), ranked.index)
axes.set_xscale("symlog", linthresh=0.1, linscale=0.6)
axes.set_xlim(-0.02, 8)
ticks = [0, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]
axes.set_xticks(ticks, [f"{tick:g}" for tick in ticks])
axes.minorticks_off()
axes.grid(axis="x", color="0.85")
axes.set_axisbelow(True)
axes.set_xlabel("koku lost against the best calling off (thick line: mean of the battles)")
axes.set_ylabel("call off")
axes.spines[["top", "right"]].set_visible(False)
legend = figure.legend(fontsize=7, frameon=False, loc="outside right center", labelspacing=0.9)

# %%
table = cost.round(2).reset_index(names="call off")
table

# %%
mean = cost["mean"].sort_values()
counting = mean["outnumbered"]
assert (cost > -1e-9).all(axis=None)
assert mean.index[0] == "chance to win 50% or less"
assert mean.idxmax() == "after one round"
assert counting < 0.35 < min(mean["below four units"], mean["never"])
finding = (
    f"Never calling off costs {mean['never']:.2f} koku a battle on average and calling off after "
    f"one round {mean['after one round']:.2f}; going on while the chance to win is above 50% "
    f"costs only {mean.iloc[0]:.2f}. Without any arithmetic, calling off when outnumbered costs "
    f"{counting:.2f} ({cost.loc['outnumbered'].drop('mean').max():.2f} at worst), far less than "
    f"rules that look at rounds or at one's own losses alone "
    f"({mean['below four units']:.2f} for below four units)."
)
print(finding)
