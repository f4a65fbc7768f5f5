# %% [markdown]
# # RAN: what is a better So-Taisho worth, and what are guns worth against kibamusha?
#
# Against an army alike under Initiative 5, 2 trumps and 2 activations, these bots win, in
# percentage points more than half, under a So-Taisho with Initiative 6: +9.6 ± 0.7; 7: +13.0 ± 0.7;
# 8: +17.6 ± 0.7; with a third trump: no significant difference (+0.6 ± 0.4); with a third
# activation: no significant difference (-1.8 ± 0.7); with 7, 3 and 3 together: +11.0 ± 0.7. Three
# guns beside foot lose to three kibamusha beside foot (38.9 ± 0.7% of battles); put in the place of
# foot, guns bring -11.6 ± 0.7 against foot, -6.1 ± 1.0 against kibamusha, kibamusha +4.9 ± 0.7
# against foot, no significant difference (-0.6 ± 1.0) against guns.

# %% [markdown]
# Whole battles between two greedy and between two careful bots (1,000 of each, kept in
# `analyses/so_taisho_games.csv`), on two shipped studies that have both armies alike. One army is
# changed and all else left; then the other army is changed in its stead, with the same seeds, so
# that what a seat or the luck of a seed brings falls out. A battle that nobody wins counts half;
# the sentences above give the mean of the two bots.
#
# The So-Taisho: three contingents a side, rout level 37, each side with Initiative 5, 2 trumps and
# 2 activations a turn. Guns and kibamusha: a side has three units in front of its foot that are
# guns (AS-T 5-4) or more foot (AS 6-4/5-3), and on its other wing three that are kibamusha (KB
# 7-6/6-5) or foot; beside them six others. All armies break at 23 rout points, whatever they
# are made of, and a kibamusha lost is 6 of them, a foot 3, a gun 2.
#
# Errors are standard errors, of pairs of battles with the same luck; a difference within three of
# them is called not significant (bars in the figure: two). It is what these bots make of it: they
# activate all they may, though a player may leave an activation unused; they look one combat
# ahead, and a player's line of guns may wait for the charge better than theirs. Ratings and maps of
# the studies are ours.

# %%
"""What a So-Taisho's ratings, guns and kibamusha are worth in whole battles."""

from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

from samurai_odds import Limit, ran

CLEAR = 3  # errors
kept = pd.read_csv(Path(__file__).with_name("so_taisho_games.csv"))
played = kept.set_index(["question", "bot", "side"])["winners"]
asked, BOTS = list(dict.fromkeys(kept["question"])), list(dict.fromkeys(kept["bot"]))
met = [question for question in asked if " v " in question]
CHIEFS = [question for question in asked if question not in met]
rests_on = {}
for study in ("study-three-contingents", "study-guns-and-horse"):
    rests_on.update(ran.play(study, limit=Limit(samples=1)).provenance.rests_on)


# %%
def share_of(question, bot):
    """Give the share of battles won by the changed army, or the one named first, and its error.

    The two halves of a question have the same luck: they are taken battle by battle.
    """
    won = []
    for side, winner in enumerate("rb"):
        letters = np.array(list(played[question, bot, side]))
        won.append((letters == winner) + 0.5 * (letters == "n"))
    each = np.mean(won, axis=0)
    return float(each.mean()), float(each.std(ddof=1) / np.sqrt(len(each)))


def pooled(shares):
    """Take the mean of what two bots make of it."""
    (one, its), (other, others) = shares
    return (one + other) / 2, np.hypot(its, others) / 2


chiefs = {(name, bot): share_of(name, bot) for name in CHIEFS for bot in BOTS}
armies = {(name, bot): share_of(name, bot) for name in met for bot in BOTS}

# %%
figure, panels = plt.subplots(1, 2, figsize=(11, 4.8), layout="constrained")
looks = {"greedy": ("o", "white", -0.13), "careful": ("s", "black", 0.13)}
for axes, shares, names in zip(panels, (chiefs, armies), (list(CHIEFS), met), strict=True):
    for bot, (marker, face, shift) in looks.items():
        axes.errorbar(
            [100 * shares[name, bot][0] for name in names],
            [place + shift for place in range(len(names))],
            xerr=[200 * shares[name, bot][1] for name in names],
            fmt=marker,
            color="black",
            markerfacecolor=face,
            capsize=2,
            linewidth=0.8,
            label=f"two {bot} bots",
        )
    axes.axvline(50, color="black", linewidth=0.8, linestyle=":")
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.grid(axis="x", color="0.88")
    axes.set_axisbelow(True)
    axes.spines[["top", "right"]].set_visible(False)
left, right = panels
left.set_yticks(range(len(CHIEFS)), [name.replace(" trumps, ", " trumps,\n") for name in CHIEFS])
right.set_yticks(range(len(met)), [name.replace(" v ", "\nv ") for name in met])
left.set_xlim(38, 63)
right.set_xlim(30, 62)
left.set_title("So-Taisho changed, against 5, 2 and 2", fontsize=10)
right.set_title("army against army: the first-named", fontsize=10)
for axes in panels:
    axes.set_xlabel("battles won, % (bars: two standard errors)")
figure.legend(*left.get_legend_handles_labels(), loc="outside upper center", ncols=2, frameon=False)


# %%
def written(share, error):
    """Write a share in percent with its error."""
    return f"{100 * share:.1f} ± {100 * error:.1f}"


def row(question, name, shares):
    """Give a row of the table: what each bot and the two together make of a question."""
    each = [shares[name, bot] for bot in BOTS]
    return question, *(written(*share) for share in (*each, pooled(each)))


rows = [row(f"{name}, against 5, 2 and 2", name, chiefs) for name in CHIEFS]
rows += [row(name, name, armies) for name in met]
columns = ["changed army, against the other", *(f"wins, {bot} bots (%)" for bot in BOTS)]
table = pd.DataFrame(rows, columns=[*columns, "wins, mean of both (%)"])
table


# %%
def told(gain, error):
    """Word a gain in points, or that it is not significant."""
    if abs(gain) <= CLEAR * error:
        return f"no significant difference ({100 * gain:+.1f} ± {100 * error:.1f})"
    return f"{100 * gain:+.1f} ± {100 * error:.1f}"


def gain_of(shares, name):
    """Give what is won above one half, the mean of both bots."""
    share, error = pooled([shares[name, bot] for bot in BOTS])
    return share - 0.5, error


def against(one, kind, enemy):
    """Give what a kind brings above foot, against an enemy that has the other kind."""
    gap, error = gain_of(armies, one)
    less, other = gain_of(armies, f"{enemy} v foot")
    return kind * gap + less, np.hypot(error, other)


guns = {
    "foot": gain_of(armies, "guns v foot"),
    "horse": against("guns v kibamusha", 1, "kibamusha"),
}
horse = {
    "foot": gain_of(armies, "kibamusha v foot"),
    "guns": against("guns v kibamusha", -1, "guns"),
}
chief = {name: told(*gain_of(chiefs, name)) for name in CHIEFS}
meeting = pooled([armies["guns v kibamusha", bot] for bot in BOTS])
level = "beat" if meeting[0] - 0.5 > CLEAR * meeting[1] else "lose to"
if abs(meeting[0] - 0.5) <= CLEAR * meeting[1]:
    level = "do about as well as"
finding = (
    "Against an army alike under Initiative 5, 2 trumps and 2 activations, these bots win, in "
    "percentage points more than half, under a So-Taisho "
    f"with Initiative 6: {chief['Initiative 6']}; 7: {chief['Initiative 7']}; 8: "
    f"{chief['Initiative 8']}; with a third trump: {chief['3 trumps']}; with a third activation: "
    f"{chief['3 activations']}; with 7, 3 and 3 together: "
    f"{chief['Initiative 7, 3 trumps, 3 activations']}. "
    f"Three guns beside foot {level} three kibamusha beside foot ({written(*meeting)}% of "
    f"battles); put in the place of foot, guns bring {told(*guns['foot'])} against foot, "
    f"{told(*guns['horse'])} against kibamusha, kibamusha "
    f"{told(*horse['foot'])} against foot, {told(*horse['guns'])} against guns."
)
print(finding)
