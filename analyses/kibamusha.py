# %% [markdown]
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
"""Chance that a target gives way to Kibamusha, charging or not, and the counterblow."""

import matplotlib.pyplot as plt
import pandas as pd

from samurai_odds import ran

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
