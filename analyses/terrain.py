# %% [markdown]
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
"""Net blocks that terrain saves the defender, by attacker, and where each of them stands."""

import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

from samurai_odds import OddsError, battles

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
