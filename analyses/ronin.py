# %% [markdown]
# # Samurai Swords: do hidden ronin deter?
#
# Each hidden ronin takes 0.56 to 0.66 koku from an attack, more than the 0.5 it costs, even
# from an attacker who calls off by the optimum once he sees them. The bluff alone deters only
# the weak: an army that gains 0.56 koku from 5 spearmen stays away once it believes in 4 ronin
# at 22%, one that gains 2.06 only at 92%.

# %% [markdown]
# The garrison is five spearmen, under which up to four ronin may lie hidden, at half a koku
# each. They are revealed before the first roll, and the attacker calls off by the optimum for
# the number that he then sees. Value is in koku: units at their price, a daimyo at 5, the
# province at 1 (rulings S11). An attacker attacks while he expects more than nothing; the belief
# that deters is the chance of all four ronin, against none, at which he expects nothing.

# %%
"""The value of an attack by hidden ronin, and the belief at which it is worth nothing."""

import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

from samurai_odds import swords

VALUE = "defender_loss - attacker_loss + province * takes - province * origin_lost"
GARRISON = "5 spearmen"
MOST = 4
RONIN_COST = 0.5  # koku
ARMIES = {
    "daimyo, 4 spearmen": ("o", "white", "-"),
    "daimyo, 6 spearmen": ("s", "0.75", "--"),
    "daimyo, bowman, gunner, 3 spearmen": ("^", "0.45", "-."),
    "daimyo, bowman, 2 gunners, 4 spearmen": ("D", "black", ":"),
}

# %%
rests_on = {}


def ask(army, hidden):
    """Attack the garrison with so many ronin hidden, or by chances such as '0:0.5,4:0.5'."""
    odds = swords.battle(army, GARRISON, defender_ronin=hidden, stop="best")
    rests_on.update(odds.provenance.rests_on)
    return odds


rows = []
for army in ARMIES:
    answers = [ask(army, hidden) for hidden in range(MOST + 1)]
    values = [float(odds.expect(VALUE)) for odds in answers]
    deters = values[0] / (values[0] - values[MOST]) if values[MOST] < 0 else np.nan
    if values[MOST] < 0:  # at this belief the attack is worth nothing
        doubt = f"0:{1 - deters:.9f},{MOST}:{deters:.9f}"
        assert abs(ask(army, doubt).expect(VALUE)) < 1e-6
    rows.append(
        {
            "attacker": army,
            **{f"{n} ronin, koku": value for n, value in enumerate(values)},
            "won at 0, %": 100 * float(answers[0].p("won")),
            f"won at {MOST}, %": 100 * float(answers[MOST].p("won")),
            "belief that deters, %": 100 * deters,
        }
    )
attacks = pd.DataFrame(rows)

# %%
figure, (left, right) = plt.subplots(1, 2, figsize=(10, 4.4), layout="constrained")
for row, (army, (marker, face, line)) in zip(rows, ARMIES.items(), strict=True):
    style = {"color": "black", "linestyle": line, "marker": marker, "markerfacecolor": face}
    values = [row[f"{n} ronin, koku"] for n in range(MOST + 1)]
    left.plot(range(MOST + 1), values, label=army, **style)
    beliefs = np.linspace(0, 100, 6)
    right.plot(beliefs, values[0] + (values[MOST] - values[0]) * beliefs / 100, **style)
left.set_xticks(range(MOST + 1))
left.set_xlabel("ronin hidden")
right.set_xlabel(f"believed chance of {MOST} ronin, against none, %")
left.set_ylabel("value of the attack, koku")
for axes in (left, right):
    axes.axhline(0, color="black", linewidth=0.8)
    axes.grid(color="0.88")
    axes.set_ylim(-2.3, 2.6)
    axes.spines[["top", "right"]].set_visible(False)
legend = figure.legend(ncols=2, fontsize=8, frameon=False, loc="outside upper center")

# %%
table = attacks.round({name: 0 for name in attacks if name.endswith("%")}).round(2)
table

# %%
values = attacks[[f"{n} ronin, koku" for n in range(MOST + 1)]]
each = (values.iloc[:, 0] - values.iloc[:, MOST]) / MOST
beliefs = attacks["belief that deters, %"].dropna()
assert (each > RONIN_COST).all()
timid, bold = beliefs.idxmin(), beliefs.idxmax()
assert (timid, bold) == (values.iloc[:, 0].idxmin(), values.iloc[:, 0].idxmax())
assert (values.iloc[:, 0] > 0).all()
finding = (
    f"Each hidden ronin takes {each.min():.2f} to {each.max():.2f} koku from an attack, more than "
    f"the {RONIN_COST:g} it costs, even from an attacker who calls off by the optimum once he "
    f"sees them. The bluff alone deters only the weak: an army that gains "
    f"{values.iloc[timid, 0]:.2f} koku from {GARRISON} stays away once it believes in {MOST} "
    f"ronin at {beliefs[timid]:.0f}%, one that gains {values.iloc[bold, 0]:.2f} only at "
    f"{beliefs[bold]:.0f}%."
)
print(finding)
