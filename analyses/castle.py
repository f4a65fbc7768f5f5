# %% [markdown]
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
"""The price of an attack on garrisons, plain, with a castle and with a fortress."""

import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

from samurai_odds import swords

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
