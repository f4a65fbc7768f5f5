# %% [markdown]
# # Spear, bow or arquebus: what does an order bring?
#
# An order to arquebusiers brings 0.67 net blocks on open ground whatever the target, twice that
# of bows and four times that of bows that move; only samurai spears against ashigaru (1.06 to
# 1.18) and ashigaru spears against ashigaru bows (0.79) bring more. Ashigaru spears sent
# against samurai lose more than they take (-0.66; against cavalry -0.73), so leave samurai to
# the guns, but place these well: a move costs them the whole order.

# %% [markdown]
# An order is one unit's battle in one turn. Spears fight hand to hand and are battled back;
# bows and arquebuses fire at two hexes without an answer. Bows may move first, with a single
# die; arquebuses that moved do not fire. Net blocks are the enemy's lost less our own; both
# units are at full strength, on open ground unless the forest is named.

# %%
"""Expected net blocks of one order, by weapon and target."""

import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

from samurai_odds import OddsError, battles

ORDERS = {  # attacker and options, bar face, hatch
    "samurai spear": ("samurai-spear", {}, "0.25", ""),
    "ashigaru spear": ("ashigaru-spear", {}, "0.65", ""),
    "ashigaru arquebus": ("ashigaru-arquebus", {"range": 2}, "1.0", "xxx"),
    "ashigaru bow": ("ashigaru-bow", {"range": 2}, "1.0", "///"),
    "ashigaru bow, moved": ("ashigaru-bow", {"range": 2, "moved": 1}, "1.0", "..."),
}
TARGETS = {
    "samurai\nspear": ("samurai-spear", "open"),
    "spear\ncavalry": ("samurai-spear-cavalry", "open"),
    "ashigaru\nspear": ("ashigaru-spear", "open"),
    "ashigaru\nbow": ("ashigaru-bow", "open"),
    "samurai spear\nin forest": ("samurai-spear", "forest"),
    "ashigaru spear\nin forest": ("ashigaru-spear", "forest"),
}

# %%
rests_on = {}
rows = []
for order, (attacker, options, *_) in ORDERS.items():
    for target, (defender, ground) in TARGETS.items():
        odds = battles.attack(attacker, defender, defender_on=ground, **options)
        rests_on.update(odds.provenance.rests_on)
        rows.append(
            {
                "order to": order,
                "target": target.replace("\n", " "),
                "net blocks": float(odds.expect("defender_losses - attacker_losses")),
            }
        )
orders = pd.DataFrame(rows)

# %%
figure, axes = plt.subplots(figsize=(9.6, 4.4), layout="constrained")
width = 0.16
for place, (order, (_, _, face, hatch)) in enumerate(ORDERS.items()):
    blocks = orders.loc[orders["order to"] == order, "net blocks"]
    across = np.arange(len(TARGETS)) + (place - 2) * width
    axes.bar(across, blocks, width, color=face, hatch=hatch, edgecolor="black", label=order)
axes.axhline(0, color="black", linewidth=0.8)
axes.set_xticks(range(len(TARGETS)), TARGETS)
axes.set_xlabel("target")
axes.set_ylabel("expected net blocks per order")
axes.grid(axis="y", color="0.85")
axes.set_axisbelow(True)
axes.spines[["top", "right"]].set_visible(False)
legend = axes.legend(
    ncols=5, fontsize=8, frameon=False, loc="upper center", bbox_to_anchor=(0.5, 1.12)
)


# %%
net = orders.pivot(index="order to", columns="target", values="net blocks")
columns = [target.replace("\n", " ") for target in TARGETS]
table = net.loc[list(ORDERS), columns].round(2).reset_index(names="net blocks of an order to")
table


# %%
def may_fire_after_moving():
    """Ask whether arquebusiers who moved may fire."""
    try:
        battles.attack("ashigaru-arquebus", "levy", range=2, moved=1)
    except OddsError:
        return False
    return True


assert not may_fire_after_moving()
spear, samurai, guns = (
    net.loc["ashigaru spear"],
    net.loc["samurai spear"],
    net.loc["ashigaru arquebus"],
)
bows, moving = net.loc["ashigaru bow"], net.loc["ashigaru bow, moved"]
standing = ["samurai spear", "spear cavalry", "ashigaru spear", "ashigaru bow"]
best = net.idxmax()
assert np.allclose(guns[standing], 2 * bows[standing])
assert np.allclose(bows[standing], 2 * moving[standing])
assert (spear[["samurai spear", "spear cavalry"]] < 0).all()
assert list(net.columns[best == "samurai spear"]) == [
    "ashigaru bow",
    "ashigaru spear",
    "ashigaru spear in forest",
]
assert (net.loc["ashigaru spear"].drop("ashigaru bow") < guns.drop("ashigaru bow")).all()
finding = (
    f"An order to arquebusiers brings {guns['samurai spear']:.2f} net blocks on open ground "
    f"whatever the target, twice that of bows and four times that of bows that move; only "
    f"samurai spears against ashigaru ({samurai['ashigaru spear']:.2f} to "
    f"{samurai['ashigaru bow']:.2f}) and ashigaru spears against ashigaru bows "
    f"({spear['ashigaru bow']:.2f}) bring more. Ashigaru spears sent against samurai lose more "
    f"than they take ({spear['samurai spear']:+.2f}; against cavalry "
    f"{spear['spear cavalry']:+.2f}), so leave samurai to the guns, but place these well: a move "
    f"costs them the whole order."
)
print(finding)
