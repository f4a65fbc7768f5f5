# %% [markdown]
# # RAN: what is a better So-Taisho worth, and what are guns worth against kibamusha?
#
# By these bots, against an army like his under Initiative 5, 2 trumps and 2 activations, a
# So-Taisho wins +5.1 ± 0.8 points more with Initiative 6, +6.4 ± 0.8 with 7 and +7.8 ± 0.8 with
# 8, but none seen (+0.6 ± 0.8) with a third trump, -6.0 ± 0.8 with a third activation, which
# these bots nearly always use, and none seen (+1.4 ± 0.9) with 7, 3 and 3 together. Three guns
# beside foot beat three kibamusha beside foot in 38.1 ± 0.9 % of battles; put in the place of
# foot, guns bring -15.7 ± 0.9 points against foot and -9.5 ± 1.3 against kibamusha, kibamusha
# +2.4 ± 0.9 against foot and -3.8 ± 1.3 against guns.

# %% [markdown]
# Whole battles between two greedy and between two careful bots, on two shipped studies that have
# both armies alike. One army is changed and all else left; then the other army is changed in
# its stead, with the same seeds, so that what a seat or the luck of a seed brings falls out. A
# battle that nobody wins counts half; the sentences above give the mean of the two bots, their
# points are per cent of battles won more than the even 50.
#
# The So-Taisho: three contingents a side, rout level 30, each side with Initiative 5, 2 trumps and
# 2 activations a turn. Guns and kibamusha: a side has three units in front of its foot that are
# guns (AS-T 5-4) or more foot (AS 6-4/5-3), and on its other wing three that are kibamusha (KB
# 7-6/6-5) or foot; beside them six others. All armies break at 22 rout points, whatever they
# are made of, and a kibamusha lost is 6 of them, a foot 3, a gun 2.
#
# Errors are standard errors, counted as if the two halves with the same seeds were independent;
# within two of them none is seen, and of twenty such comparisons one is beyond them by chance
# alone. It is what these bots make of it: they activate all they may, though a player may leave
# an activation unused, so a third one that loses battles is a fault of theirs, not of the rating;
# they look one combat ahead, and a player's line of guns may wait for the charge better than
# theirs. Ratings and maps of the studies are ours.

# %%
"""What a So-Taisho's ratings, guns and kibamusha are worth in whole battles."""

from dataclasses import replace
from itertools import combinations
from math import sqrt

import matplotlib.pyplot as plt
import pandas as pd

from samurai_odds import Limit, ran

BOTS = ("greedy", "careful")
BATTLES = 600  # of each question, with each army changed, between two of each bot
CLEAR = 2  # errors
CHIEFS = {  # what is added to Initiative, trumps and activations, from 5, 2 and 2
    "Initiative 3": (-2, 0, 0),
    "Initiative 6": (1, 0, 0),
    "Initiative 7": (2, 0, 0),
    "Initiative 8": (3, 0, 0),
    "no trumps": (0, -2, 0),
    "3 trumps": (0, 1, 0),
    "1 activation": (0, 0, -1),
    "3 activations": (0, 0, 1),
    "Initiative 7, 3 trumps, 3 activations": (2, 1, 1),
}
ARMIES = {  # which units it has foot in the place of
    "guns": ("KB",),
    "kibamusha": ("AS-T",),
    "foot": ("AS-T", "KB"),
    "guns and kibamusha": (),
}
FOR_RED = "(winner == 'red') + 0.5 * (winner == 'none')"


# %%
def with_chief(scenario, side, initiative, trumps, activations):
    """Add to the ratings of a side's So-Taisho."""

    def better(each):
        if each.side != side or each.command is None:
            return each
        command = replace(
            each.command,
            trumps=each.command.trumps + trumps,
            activations=each.command.activations + activations,
        )
        return replace(each, rating=each.rating + initiative, command=command)

    return replace(scenario, contingents=tuple(map(better, scenario.contingents)))


def with_foot(scenario, side, kinds):
    """Put foot in the place of a side's units of some kinds."""
    foot = next(
        counter.unit
        for each in scenario.contingents
        for counter in each.counters
        if counter.unit.type == "AS"
    )

    def changed(each):
        if each.side != side:
            return each
        counters = tuple(
            replace(counter, unit=foot) if counter.unit.type in kinds else counter
            for counter in each.counters
        )
        return replace(each, counters=counters)

    return replace(scenario, contingents=tuple(map(changed, scenario.contingents)))


# %%
rests_on = {}


def share_of(bot, as_red, as_blue):
    """Give the share of battles won by who is red in the first and blue in the second."""
    halves = []
    for scenario in (as_red, as_blue):
        odds = ran.play(scenario, bot, bot, limit=Limit(samples=BATTLES), seed=1)
        rests_on.update(odds.provenance.rests_on)
        halves.append(odds.expect(FOR_RED))
    red, blue = halves
    error = sqrt(red.se * red.se + blue.se * blue.se) / 2
    return (float(red) + 1 - float(blue)) / 2, error


def pooled(shares):
    """Take the mean of what two bots make of it."""
    (one, its), (other, others) = shares
    return (one + other) / 2, sqrt(its * its + others * others) / 2


three = ran.scenario("study-three-contingents")
chiefs = {
    (name, bot): share_of(bot, *(with_chief(three, side, *more) for side in (0, 1)))
    for name, more in CHIEFS.items()
    for bot in BOTS
}
mixed = ran.scenario("study-guns-and-horse")
armies = {}
for one, other in combinations(ARMIES, 2):
    for bot in BOTS:
        drawn = (
            with_foot(with_foot(mixed, side, ARMIES[one]), 1 - side, ARMIES[other])
            for side in (0, 1)
        )
        armies[f"{one} v {other}", bot] = share_of(bot, *drawn)
met = list(dict.fromkeys(name for name, _ in armies))

# %%
figure, panels = plt.subplots(1, 2, figsize=(11, 4.8), layout="constrained")
looks = {"greedy": ("o", "white", -0.13), "careful": ("s", "black", 0.13)}
for axes, shares, names in zip(panels, (chiefs, armies), (list(CHIEFS), met), strict=True):
    for bot, (marker, face, shift) in looks.items():
        axes.errorbar(
            [100 * shares[name, bot][0] for name in names],
            [place + shift for place in range(len(names))],
            xerr=[100 * CLEAR * shares[name, bot][1] for name in names],
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
    """Write a share in per cent with its error."""
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
    """Word a gain in points, or that none is seen."""
    if abs(gain) <= CLEAR * error:
        return f"none seen ({100 * gain:+.1f} ± {100 * error:.1f})"
    return f"{100 * gain:+.1f} ± {100 * error:.1f}"


def gain_of(shares, name):
    """Give what is won above one half, the mean of both bots."""
    share, error = pooled([shares[name, bot] for bot in BOTS])
    return share - 0.5, error


def against(one, kind, enemy):
    """Give what a kind brings above foot, against an enemy that has the other kind."""
    gap, error = gain_of(armies, one)
    less, other = gain_of(armies, f"{enemy} v foot")
    return kind * gap + less, sqrt(error * error + other * other)


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
finding = (
    f"By these bots, against an army like his under Initiative 5, 2 trumps and 2 activations, a "
    f"So-Taisho wins {chief['Initiative 6']} points more with Initiative 6, "
    f"{chief['Initiative 7']} with 7 and {chief['Initiative 8']} with 8, but {chief['3 trumps']} "
    f"with a third trump, {chief['3 activations']} with a third activation, which these bots "
    f"nearly always use, and {chief['Initiative 7, 3 trumps, 3 activations']} with 7, 3 and 3 "
    "together. "
    f"Three guns beside foot beat three kibamusha beside foot in {written(*meeting)} % of battles; "
    f"put in the place of foot, guns bring {told(*guns['foot'])} points against foot and "
    f"{told(*guns['horse'])} against kibamusha, kibamusha {told(*horse['foot'])} against foot and "
    f"{told(*horse['guns'])} against guns."
)
print(finding)
