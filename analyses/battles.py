# %% [markdown]
# Samurai Battles: attacks, weapons and terrain.

# %%
"""Analyses of one notebook: each begins with its question and what it found."""

from itertools import product

import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

from samurai_odds import OddsError, battles

# %% inspiring [markdown]
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
# Gain in net blocks of an inspired close combat, for each token that it costs.

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


# %% weapons [markdown]
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
# Expected net blocks of one order, by weapon and target.

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


# %% terrain [markdown]
# # What is terrain worth in blocks?
#
# Against spears a castle saves its defender 0.55 blocks an attack, a hill 0.42, a palisade 0.25
# and forest, fence, ford or building 0.17; a mere field saves 0.77 from cavalry, and from
# arquebuses only castle, building, forest and ravine shelter (0.33). Two-dice terrain is a
# place for the weak, as it dulls the battle back too: it takes 0.41 blocks from samurai spears
# and gives 0.08 to ashigaru spears.

# %% [markdown]
# The figure is what an attack loses by terrain: expected net blocks (the defender's losses
# less the attacker's) on open ground less the same with one of the two on the terrain,
# averaged over samurai and ashigaru spearmen as defenders, all at full strength. Below zero
# the terrain helps the attacker. Fire is that of arquebusiers at two hexes. A command tent
# and a shallow ford change nothing in combat; a dash means that the attack is not allowed.

# %%
# Net blocks that terrain saves the defender, by attacker, and where each of them stands.

NET = "defender_losses - attacker_losses"
ATTACKS = {
    "samurai\nspear": ("samurai-spear", 1),
    "ashigaru\nspear": ("ashigaru-spear", 1),
    "spear\ncavalry": ("samurai-spear-cavalry", 1),
    "arquebus\nfire": ("ashigaru-arquebus", 2),
}
DEFENDERS = ("samurai-spear", "ashigaru-spear")
GROUNDS = ["castle", "palisade", "fence", "building", "forest", "ford", "hill", "ravine"]
GROUNDS += ["bridge", "field"]
WHOSE = ("defender", "attacker")

# %%
rests_on = {}


def saved(attacker, distance, whose, ground):
    """Give the net blocks that the ground takes from the attacks, on average."""
    lost = []
    for defender in DEFENDERS:
        plain = battles.attack(attacker, defender, range=distance)
        try:
            hindered = battles.attack(attacker, defender, range=distance, **{f"{whose}_on": ground})
        except OddsError:
            return np.nan  # the rules forbid it
        rests_on.update(hindered.provenance.rests_on)
        lost.append(float(plain.expect(NET) - hindered.expect(NET)))
    return float(np.mean(lost))


worth = pd.DataFrame(
    {
        f"{whose} on it: {attack}".replace("\n", " "): [
            saved(attacker, distance, whose, ground) for ground in GROUNDS
        ]
        for whose in WHOSE
        for attack, (attacker, distance) in ATTACKS.items()
    },
    index=GROUNDS,
)

# %%
figure, axes = plt.subplots(figsize=(8.6, 5.0), layout="constrained")
axes.imshow(worth.clip(lower=0), cmap="Grays", vmin=0, vmax=1.7, aspect="auto")
for (row, column), value in np.ndenumerate(worth.to_numpy()):
    text = "–" if np.isnan(value) else "0" if abs(value) < 0.005 else f"{value:+.2f}"
    axes.text(column, row, text, ha="center", va="center", fontsize=9)
axes.axvline(len(ATTACKS) - 0.5, color="black", linewidth=1.2)
axes.set_yticks(range(len(GROUNDS)), GROUNDS)
axes.set_xticks(range(2 * len(ATTACKS)), [*ATTACKS, *ATTACKS], fontsize=8)
axes.set_xlabel("attack by")
axes.set_title("net blocks that an attack loses by terrain", fontsize=11, pad=24)
for place, name in enumerate(("the defender stands on it", "the attacker stands on it")):
    axes.text(0.25 + 0.5 * place, 1.01, name, transform=axes.transAxes, ha="center", va="bottom")

# %%
table = worth.round(2).reset_index(names="terrain")
table

# %%
held = {
    attack: worth[f"defender on it: {attack}"]
    for attack in ("samurai spear", "ashigaru spear", "spear cavalry", "arquebus fire")
}
spears, weak, horse, fire = held.values()
from_field = worth.loc["field", "attacker on it: spear cavalry"]
close = pd.concat([spears, weak], axis=1).mean(axis=1)
sheltered = fire[fire > 0.01]
assert close.idxmax() == "castle"
assert close.drop("castle").idxmax() == "hill"
assert (weak[["fence", "building", "forest", "ford"]] < 0).all()
assert sorted(sheltered.index) == ["building", "castle", "forest", "ravine"]
assert horse.idxmax() == "field"
finding = (
    f"Against spears a castle saves its defender {close['castle']:.2f} blocks an attack, a hill "
    f"{close['hill']:.2f}, a palisade {close['palisade']:.2f} and forest, fence, ford or building "
    f"{close['forest']:.2f}; a mere field saves {horse['field']:.2f} from cavalry, and from "
    f"arquebuses only castle, building, forest and ravine shelter ({sheltered.mean():.2f}). "
    f"Two-dice terrain is a place for the weak, as it dulls the battle back too: it takes "
    f"{spears['forest']:.2f} blocks from samurai spears and gives "
    f"{-weak['forest']:.2f} to ashigaru spears."
)
print(finding)
