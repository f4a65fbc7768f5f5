# %% [markdown]
# Samurai Swords: calling off, castles and hidden ronin.

# %%
"""Analyses of one notebook: each begins with its question and what it found."""

import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

from samurai_odds import swords

# %% calling_off [markdown]
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
# Koku lost against the best calling off, by rule of thumb and battle.

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


# %% castle [markdown]
# # Samurai Swords: what is a castle worth in koku?
#
# A castle makes an attack 1.33 to 2.00 koku dearer (1.44 on average): what its four spearmen
# would cost, and more where the attacker has his ten ashigaru and must levy swordsmen; a
# fortress 2.00 to 2.50. At 2 koku a castle is thus no bargain against a single attack, but its
# units return before the next turn and never count as lost, so a second attack pays for it.

# %% [markdown]
# The attacker brings a daimyo and levies at the prices of Action 2, spearmen first (three a
# koku, ten ashigaru in all), then swordsmen (two a koku); the price of an attack is what the
# cheapest such army that reaches a chance to win costs, to the third of a koku. A castle's
# worth is by how much it raises that price. Its four spearmen (a fortress: five ronin) come
# back before every turn, cost nothing to keep and count for no loss.

# %%
# The price of an attack on garrisons, plain, with a castle and with a fortress.

WALLS = {"plain": {}, "castle": {"castle": True}, "fortress": {"fortress": True}}
LOOKS = {"plain": ("-", "o", "white"), "castle": ("--", "s", "0.6"), "fortress": (":", "^", "0.2")}
TARGETS = (0.5, 0.7, 0.9)
GARRISONS = [
    "spearman",
    "2 spearmen",
    "3 spearmen",
    "4 spearmen",
    "5 spearmen",
    "gunner, 4 spearmen",
    "bowman, gunner, 3 spearmen",
]
SHOWN = "3 spearmen"
CASTLE_COST = 2  # koku
CASTLE_SPEARMEN = 4 / 3  # koku: what they would cost

# %%
rests_on = {}
ARMIES = {0.0: "daimyo"}  # by price in koku
ARMIES |= {n / 3: f"daimyo, {n} spearmen" for n in range(1, 11)}
ARMIES |= {10 / 3 + n / 2: f"daimyo, {n} swordsmen, 10 spearmen" for n in range(1, 5)}


def chances(garrison, walls):
    """Give the attacker's chance to win at each price."""
    found = {}
    for price, army in ARMIES.items():
        odds = swords.battle(army, garrison, **WALLS[walls])
        rests_on.update(odds.provenance.rests_on)
        found[price] = float(odds.p("won"))
    return found


won = {(garrison, walls): chances(garrison, walls) for garrison in GARRISONS for walls in WALLS}
rows = []
for garrison in GARRISONS:
    for target in TARGETS:
        row = {"garrison": garrison, "chance to win, %": 100 * target}
        for walls in WALLS:
            enough = [koku for koku, p in won[garrison, walls].items() if p > target - 1e-9]
            row[walls] = min(enough, default=float("nan"))
        row["castle's worth"] = row["castle"] - row["plain"]
        row["fortress' worth"] = row["fortress"] - row["plain"]
        rows.append(row)
prices = pd.DataFrame(rows)

# %%
figure, (left, right) = plt.subplots(1, 2, figsize=(10, 4.2), layout="constrained")
for walls, (line, marker, face) in LOOKS.items():
    points = won[SHOWN, walls]
    left.plot(
        list(points),
        [100 * p for p in points.values()],
        color="black",
        linestyle=line,
        marker=marker,
        markerfacecolor=face,
        label=walls,
    )
left.set_xlabel("koku spent on the attack, beside the daimyo")
left.set_ylabel("chance to win, %")
left.set_title(f"against {SHOWN}", fontsize=10)
left.grid(color="0.88")
left.legend(frameon=False, fontsize=9)
worths = prices.groupby("garrison", sort=False)[["castle's worth", "fortress' worth"]].mean()
places = range(len(worths))
for shift, (name, face, hatch) in enumerate(
    (("castle's worth", "0.75", ""), ("fortress' worth", "white", "///"))
):
    right.bar(
        [place + 0.38 * (shift - 0.5) for place in places],
        worths[name],
        0.38,
        color=face,
        hatch=hatch,
        edgecolor="black",
        label=name.partition("'")[0],
    )
right.axhline(CASTLE_COST, color="black", linestyle="--", label="price of a castle")
right.set_ylim(0, 2.7)
right.set_xticks(places, [name.replace(" ", "\n") for name in worths.index], fontsize=8)
right.set_xlabel("garrison")
right.set_ylabel("koku more for the attack")
right.set_title("mean over chances of 50, 70 and 90%", fontsize=10)
right.legend(frameon=False, fontsize=8, ncols=3, loc="upper right")
for axes in (left, right):
    axes.spines[["top", "right"]].set_visible(False)

# %%
at_70 = prices[prices["chance to win, %"] == 70].set_index("garrison")
table = at_70[list(WALLS)].add_prefix("price at 70%, ")
table = table.join(worths.add_suffix(", mean")).round(2).reset_index()
table

# %%
castle, fortress = prices["castle's worth"], prices["fortress' worth"]
assert prices.notna().all(axis=None)
assert castle.max() <= CASTLE_COST + 1e-9
assert 2 * castle.min() > CASTLE_COST
assert np.isclose(castle.min(), CASTLE_SPEARMEN)
assert np.isclose(castle.median(), CASTLE_SPEARMEN)
assert (fortress > castle).all()
finding = (
    f"A castle makes an attack {castle.min():.2f} to {castle.max():.2f} koku dearer "
    f"({castle.mean():.2f} on average): what its four spearmen would cost, and more where the "
    f"attacker has his ten ashigaru and must levy swordsmen; a fortress {fortress.min():.2f} to "
    f"{fortress.max():.2f}. At {CASTLE_COST} koku a castle is thus no bargain against a single "
    f"attack, but its units return before the next turn and never count as lost, so a second "
    f"attack pays for it."
)
print(finding)


# %% ronin [markdown]
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
# The value of an attack by hidden ronin, and the belief at which it is worth nothing.

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
