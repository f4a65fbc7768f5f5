# %% [markdown]
# # When is inspiring worth a token?
#
# A token for inspiring buys 0.06 to 0.45 net blocks: about 0.29 against a full unit and 0.18
# against a last block, where it adds only 7 to 15% to the chance of the banner. It is best
# spent on fresh enemies whose kind pays no honor (levies; ashigaru for cavalry), since a symbol
# not collected is part of the price, and worst by strong units on the last block of weak ones.

# %% [markdown]
# A leader in the hex inspires a close combat for one token: one die more. The honor symbol
# that an inspired unit does not collect is counted too, so it costs between one token and
# one and a half. The gain is the change in expected net blocks (the enemy's lost less our
# own, the battle back included) for each token that the attacker ends up poorer; all units
# are on open ground, the attacker is at full strength.

# %%
"""Gain in net blocks of an inspired close combat, for each token that it costs."""

from itertools import product

import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

from samurai_odds import battles

NET = "defender_losses - attacker_losses"
ATTACKERS = {
    "samurai-spear": "samurai spear",
    "samurai-spear-cavalry": "spear cavalry",
    "ashigaru-spear": "ashigaru spear",
    "ashigaru-bow": "ashigaru bow",
    "levy": "levy",
}
DEFENDERS = {
    "samurai-spear": "samurai spear",
    "samurai-spear-cavalry": "spear cavalry",
    "ashigaru-spear": "ashigaru spear",
    "levy": "levy",
}
BLOCKS = (4, 3, 2, 1)

# %%
rests_on = {}


def gain(attacker, defender, blocks):
    """Compare the attack with and without inspiration."""
    leader = "mounted" if attacker.endswith("cavalry") else "foot"
    inputs = {"attacker_leader": leader, "defender_blocks": blocks}
    plain = battles.attack(attacker, defender, **inputs)
    inspired = battles.attack(attacker, defender, inspire=True, **inputs)
    rests_on.update(inspired.provenance.rests_on)

    def more(expression):
        return float(inspired.expect(expression) - plain.expect(expression))

    kill = float(inspired.p("defender_eliminated") - plain.p("defender_eliminated"))
    return {
        "attacker": ATTACKERS[attacker],
        "defender": DEFENDERS[defender],
        "its blocks": blocks,
        "net blocks": more(NET),
        "eliminated, % points": 100 * kill,
        "tokens paid": -more("attacker_tokens"),
        "net blocks per token": more(NET) / -more("attacker_tokens"),
    }


situations = product(ATTACKERS, DEFENDERS, BLOCKS)
gains = pd.DataFrame([gain(*situation) for situation in situations])

# %%
figure, axes = plt.subplots(figsize=(9.6, 3.8), layout="constrained")
worth = gains["net blocks per token"].to_numpy().reshape(len(ATTACKERS), -1)
axes.imshow(worth, cmap="Grays", vmin=0, vmax=0.7, aspect="auto")
for (row, column), value in np.ndenumerate(worth):
    axes.text(column, row, f"{value:.2f}", ha="center", va="center", fontsize=8)
for edge in range(len(BLOCKS), worth.shape[1], len(BLOCKS)):
    axes.axvline(edge - 0.5, color="black", linewidth=1.2)
axes.set_yticks(range(len(ATTACKERS)), ATTACKERS.values())
axes.set_xticks(range(worth.shape[1]), [str(blocks) for blocks in BLOCKS] * len(DEFENDERS))
axes.set_xlabel("blocks left in the defender")
axes.set_ylabel("attacker, inspired")
axes.set_title("net blocks gained per token, by attacker and defender", fontsize=11, pad=24)
for place, name in enumerate(DEFENDERS.values()):
    middle = (place + 0.5) / len(DEFENDERS)
    axes.text(middle, 1.02, name, transform=axes.transAxes, ha="center", va="bottom", fontsize=9)

# %%
table = gains.pivot(index=["attacker", "defender"], columns="its blocks").reindex(
    pd.MultiIndex.from_product([ATTACKERS.values(), DEFENDERS.values()])
)
table = pd.DataFrame(
    {
        "attacker": table.index.get_level_values(0),
        "defender": table.index.get_level_values(1),
        "tokens paid": table["tokens paid", 4].round(2).to_numpy(),
        **{
            f"net blocks per token at {blocks}": table["net blocks per token", blocks].to_numpy()
            for blocks in BLOCKS
        },
        "a last block eliminated, + %": table["eliminated, % points", 1].round(1).to_numpy(),
    }
).round(2)
table

# %%
by_blocks = gains.groupby("its blocks")["net blocks per token"].mean()
best, worst = gains["net blocks per token"].max(), gains["net blocks per token"].min()
last = gains[gains["its blocks"] == 1]
kill = last["eliminated, % points"]
free = gains["tokens paid"] < 1.01  # no honor symbol is there to be lost
assert (by_blocks[[2, 3, 4]] > 1.4 * by_blocks[1]).all()
assert gains.loc[free & (gains["its blocks"] > 2), "net blocks per token"].min() > by_blocks.max()
assert gains.loc[gains["net blocks per token"].idxmin(), "attacker"] == "samurai spear"
finding = (
    f"A token for inspiring buys {worst:.2f} to {best:.2f} net blocks: about {by_blocks[4]:.2f} "
    f"against a full unit and {by_blocks[1]:.2f} against a last block, where it adds only "
    f"{kill.min():.0f} to {kill.max():.0f}% to the chance of the banner. "
    "It is best spent on fresh enemies whose kind pays no honor (levies; ashigaru for cavalry), "
    "since a symbol not collected is part of the price, and worst by strong units on the last "
    "block of weak ones."
)
print(finding)
