# %% [markdown]
# RAN: charges and orders.

# %%
"""Analyses of one notebook: each begins with its question and what it found."""

from itertools import permutations

import matplotlib.pyplot as plt
import pandas as pd

from samurai_odds import ran

# %% kibamusha [markdown]
# # RAN: should Kibamusha charge?
#
# Charge ashigaru: fresh ones give way at 50% instead of 14%, bows and guns at 75 to 88%
# instead of 56 to 71%; against fresh samurai and Kibamusha a charge gains nothing (10% either
# way), against samurai with three hits 12 points. The price, Kibamusha disrupted for certain,
# is a rout in the next counterblow at 1% (ashigaru) to 7% (charging Kibamusha) instead of
# never.

# %% [markdown]
# KB 7-6/6-5 shock a unit in the open from the front, as plain shock or as Norikuzushi (9.3).
# A target gives way when it retreats or is worse off than before: disrupted, routed or
# eliminated. After a charge the Kibamusha are always disrupted; what that exposes them to is
# measured by the counterblow, an attack on them by a fresh unit with what hits they came
# out with.

# %%
# Chance that a target gives way to Kibamusha, charging or not, and the counterblow.

KB = "KB 7-6/6-5"
TARGETS = [
    "SI 7-4/6-3",
    "SI 7-4/6-3 3h",
    "KB 7-6/6-5",
    "KB 7-6/6-5 3h",
    "AS 6-4/5-3",
    "AS 6-4/5-3 2h",
    "AS 6-4/5-3 disrupted",
    "SI-B 5-5",
    "AS-T 5-4",
]
COUNTERS = {  # attacker, whether it charges
    "AS 6-4": ("AS 6-4/5-3", False),
    "SI 7-4": ("SI 7-4/6-3", False),
    "KB 7-6, charging": (KB, True),
}
FOOT_MET = "AS 6-4/5-3"  # whom the Kibamusha shocked before the counterblow

# %%
rests_on = {}


def gives_way(target, charge):
    """Give the chances that the target gives way, and that it is worse off in its place."""
    before = "disrupted" if "disrupted" in target else "ordered"
    odds = ran.shock(KB, target, charge=charge)
    rests_on.update(odds.provenance.rests_on)
    worse = f"defender_state != '{before}'"
    return 100 * float(odds.p(f"{worse} or retreat == 'defender'")), 100 * float(odds.p(worse))


def counterblow(counter, charge):
    """Give the chance that the Kibamusha rout in a counterblow."""
    attacker, charges = COUNTERS[counter]
    after = ran.shock(KB, FOOT_MET, charge=charge).marginal("attacker_state", "attacker_hits")
    routed = 0.0
    for (state, hits), share in after.items():
        word = " disrupted" if state == "disrupted" else ""
        odds = ran.shock(attacker, f"{KB}{word} {hits}h", charge=charges)
        rests_on.update(odds.provenance.rests_on)
        routed += 100 * share * float(odds.p("defender_state == 'routed'"))
    return routed


rows = []
for target in TARGETS:
    (plain, plain_worse), (charge, charge_worse) = (gives_way(target, c) for c in (False, True))
    rows.append(
        {
            "target": target,
            "gives way, plain, %": plain,
            "gives way, charged, %": charge,
            "gain, % points": charge - plain,
            "worse off, plain, %": plain_worse,
            "worse off, charged, %": charge_worse,
        }
    )
shocks = pd.DataFrame(rows).set_index("target")
routs = pd.DataFrame(
    {how: [counterblow(c, how == "charged") for c in COUNTERS] for how in ("plain", "charged")},
    index=list(COUNTERS),
)

# %%
figure, (left, right) = plt.subplots(
    1, 2, figsize=(9.6, 4.4), layout="constrained", width_ratios=[2.2, 1]
)
drawn = shocks.iloc[::-1]
plain, charged = drawn["gives way, plain, %"], drawn["gives way, charged, %"]
left.hlines(range(len(drawn)), plain, charged, color="0.6", linewidth=3, zorder=1)
looks = (("plain shock", plain, "o", "white"), ("charge (Norikuzushi)", charged, "D", "black"))
for label, chances, marker, face in looks:
    left.scatter(
        chances,
        range(len(drawn)),
        marker=marker,
        facecolor=face,
        edgecolor="black",
        s=48,
        label=label,
        zorder=2,
    )
left.set_yticks(range(len(drawn)), drawn.index)
left.set_xlim(0, 100)
left.set_xlabel("chance that the target gives way, %")
left.set_ylabel("target")
left.grid(axis="x", color="0.88")
left.legend(fontsize=8, frameon=False, loc="lower right", bbox_to_anchor=(1, 1), ncols=2)
for shift, (how, face, hatch) in enumerate((("plain", "white", ""), ("charged", "0.4", ""))):
    bars = right.bar(
        [place + 0.38 * (shift - 0.5) for place in range(len(routs))],
        routs[how],
        0.38,
        color=face,
        hatch=hatch,
        edgecolor="black",
        label=f"after a {'charge' if how == 'charged' else 'plain shock'}",
    )
    right.bar_label(bars, fmt="%.0f", fontsize=8, padding=2)
right.set_xticks(range(len(routs)), [name.replace(", ", ",\n") for name in routs.index], fontsize=8)
right.set_xlabel("counterblow by")
right.set_ylabel("chance that the Kibamusha rout, %")
right.set_ylim(0, 10)
right.legend(fontsize=8, frameon=False, loc="upper left")
for axes in (left, right):
    axes.spines[["top", "right"]].set_visible(False)

# %%
table = shocks.reset_index().round(9).round(0)
table

# %%
plain, charged = shocks["gives way, plain, %"], shocks["gives way, charged, %"]
gain, price = charged - plain, routs["charged"]
ashigaru = ["AS 6-4/5-3", "AS 6-4/5-3 2h", "AS 6-4/5-3 disrupted"]
missiles = ["SI-B 5-5", "AS-T 5-4"]
fresh = ["SI 7-4/6-3", "KB 7-6/6-5"]
assert gain[ashigaru].min() > gain[missiles].max() > gain["SI 7-4/6-3 3h"] > 5
assert (gain[fresh].abs() < 0.5).all()
assert (routs["plain"] < 0.5).all()
assert price.max() < gain["SI 7-4/6-3 3h"]
finding = (
    f"Charge ashigaru: fresh ones give way at {charged['AS 6-4/5-3']:.0f}% instead of "
    f"{plain['AS 6-4/5-3']:.0f}%, bows and guns at {charged[missiles].min():.0f} to "
    f"{charged[missiles].max():.0f}% instead of {plain[missiles].min():.0f} to "
    f"{plain[missiles].max():.0f}%; against fresh samurai and Kibamusha a charge gains nothing "
    f"({charged[fresh].max():.0f}% either way), against samurai with three hits "
    f"{gain['SI 7-4/6-3 3h']:.0f} points. The price, Kibamusha disrupted for certain, is a rout "
    f"in the next counterblow at {price.iloc[0]:.0f}% (ashigaru) to {price.iloc[-1]:.0f}% "
    f"(charging Kibamusha) instead of never."
)
print(finding)


# %% momentum [markdown]
# # RAN: how far does momentum carry a busho?
#
# A busho with Momentum 5 gives orders 1.96 times on average, all three times at 36%; from
# Momentum 3 to 7 it rises from 1.56 to 2.44, but one trump of Initiative 5 for an enemy busho
# of at least his Momentum cuts 1.96 to 1.38. Use the strongest busho first: 7, 5, 3 instead of
# 3, 5, 7 brings the side 0.32 phases more with Initiative 7 and 0.74 with Initiative 3.

# %% [markdown]
# A busho who has given orders rolls for momentum, at most twice, at his Momentum or less for
# another orders phase (5.4); when he is done, the So-Taisho rolls his Initiative or less to
# hand on to the next busho (5.5). An enemy So-Taisho may trump where one of his busho has the
# same Momentum or more (5.6). The Dieroll of Doom on a natural 9 (5.43) is part of all numbers.

# %%
# Expected orders phases by Momentum, against trumps, and by the order of use.

MOMENTA = range(1, 10)
TRUMPS = {  # what the enemy has: his busho's Momentum, Initiative, trumps; line, marker, face
    "no trumps": ({}, "-", "o", "white"),
    "Initiative 5, 1 trump": (
        {"enemy_busho": "5", "enemy_initiative": 5, "enemy_trumps": 1},
        "--",
        "s",
        "0.6",
    ),
    "Initiative 7, 2 trumps": (
        {"enemy_busho": "5", "enemy_initiative": 7, "enemy_trumps": 2},
        ":",
        "^",
        "black",
    ),
}
CHAIN = (7, 5, 3)
INITIATIVES = (3, 5, 7)

# %%
rests_on = {}


def ask(busho, **options):
    """Ask for the orders phases of a busho, or of several in order of use."""
    odds = ran.orders(busho, **options)
    rests_on.update(odds.provenance.rests_on)
    return odds


def share_of(phases):
    """Name the column with the chance of so many orders phases."""
    return f"{phases} phase{'s' if phases > 1 else ''}, %"


rows = []
for momentum in MOMENTA:
    alone = ask(str(momentum))
    row = {"Momentum": str(momentum)}
    for phases in (1, 2, 3):
        row[share_of(phases)] = 100 * float(alone.p(f"first_phases == {phases}"))
    for name, (enemy, *_) in TRUMPS.items():
        row[name] = float(ask(str(momentum), **enemy).expect("first_phases"))
    rows.append(row)
busho = pd.DataFrame(rows)
orders = pd.DataFrame(
    {
        initiative: {
            ", ".join(map(str, chain)): float(
                ask(", ".join(map(str, chain)), initiative=initiative).expect("phases")
            )
            for chain in permutations(CHAIN)
        }
        for initiative in INITIATIVES
    }
)

# %%
figure, (left, middle, right) = plt.subplots(
    1, 3, figsize=(11, 4.2), layout="constrained", width_ratios=[1.2, 1.2, 1]
)
bottom = pd.Series(0.0, index=busho.index)
for phases, face, hatch in ((3, "0.35", ""), (2, "0.75", ""), (1, "white", "///")):
    share = busho[share_of(phases)]
    left.bar(
        busho["Momentum"],
        share,
        0.8,
        bottom,
        color=face,
        hatch=hatch,
        edgecolor="black",
        label=share_of(phases).removesuffix(", %"),
    )
    bottom = bottom + share
left.set_ylim(0, 100)
left.set_ylabel("orders phases of the busho, %")
left.legend(fontsize=8, frameon=False, ncols=3, loc="lower center", bbox_to_anchor=(0.5, 1))
for name, (_, line, marker, face) in TRUMPS.items():
    middle.plot(
        busho["Momentum"],
        busho[name],
        color="black",
        linestyle=line,
        marker=marker,
        markerfacecolor=face,
        label=name,
    )
middle.set_ylim(0.9, 3)
middle.set_ylabel("expected orders phases of the busho")
middle.set_title("an enemy busho has Momentum 5", fontsize=9)
middle.legend(fontsize=8, frameon=False, loc="upper left")
for axes in (left, middle):
    axes.set_xlabel("his Momentum")
for initiative, face, marker in zip(INITIATIVES, ("white", "0.6", "black"), "os^", strict=True):
    right.plot(
        orders[initiative],
        range(len(orders)),
        linestyle="",
        marker=marker,
        markerfacecolor=face,
        markeredgecolor="black",
        label=f"Initiative {initiative}",
    )
right.set_yticks(range(len(orders)), orders.index)
right.invert_yaxis()
right.set_xlim(2.4, 5.4)
right.set_ylabel("Momentum of three busho, in order of use")
right.set_xlabel("expected orders phases of the side")
right.legend(
    fontsize=8,
    frameon=False,
    ncols=3,
    loc="lower center",
    bbox_to_anchor=(0.4, 1),
    columnspacing=0.8,
    handletextpad=0.2,
)
for axes in (left, middle, right):
    axes.grid(axis="x" if axes is right else "y", color="0.88")
    axes.set_axisbelow(True)
    axes.spines[["top", "right"]].set_visible(False)

# %%
table = busho.round(dict.fromkeys((share_of(n) for n in (1, 2, 3)), 0)).round(2)
table

# %%
expected = busho.set_index("Momentum")
free, one, two = (expected[name] for name in TRUMPS)
high = [str(momentum) for momentum in MOMENTA if momentum > 5]
assert (free[high] == two[high]).all()
assert (two["1":"5"] < one["1":"5"]).all()
assert (one["1":"5"] < 0.95 * free["1":"5"]).all()
assert (orders.idxmax() == "7, 5, 3").all()
assert (orders.idxmin() == "3, 5, 7").all()
spread = orders.loc["7, 5, 3"] - orders.loc["3, 5, 7"]
assert spread.is_monotonic_decreasing
finding = (
    f"A busho with Momentum 5 gives orders {free['5']:.2f} times on average, all three times at "
    f"{expected.loc['5', share_of(3)]:.0f}%; from Momentum 3 to 7 it rises from "
    f"{free['3']:.2f} to {free['7']:.2f}, but one trump of Initiative 5 for an enemy busho of at "
    f"least his Momentum cuts {free['5']:.2f} to {one['5']:.2f}. Use the strongest busho first: "
    f"7, 5, 3 instead of 3, 5, 7 brings the side {spread[7]:.2f} phases more with Initiative 7 "
    f"and {spread[3]:.2f} with Initiative 3."
)
print(finding)
