# %% [markdown]
# How much the numbers can be trusted: values that are not published, sampling.

# %%
"""Analyses of one notebook: each begins with its question and what it found."""

import time
from itertools import product

import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

from samurai_odds import Limit, battles, ran, swords

# %% charts [markdown]
# # Unpublished values, such as RAN's fire chart: which answers could turn?
#
# Of 213 questions 130 move with values that nobody has published, and the advice of 28 could
# turn, 22 times by a single value; no answer worth more than 1.10 turns. Fire in RAN moves by
# 0.12 net rout points on average and by 0.28 at most, from the least to the greatest.

# %% [markdown]
# Charts and numbers that are reconstructed or assumed (fire, flight, busho casualties and terrain
# of RAN; the bodyguard of Samurai Battles; what a daimyo and a province are worth in Samurai
# Swords) are each read one step lower and higher, then all one way, as `--sensitivity` does. An
# answer turns if its advice is another with any of these. Where your own copy says otherwise,
# `--rules FILE` puts it in place of ours.

# %%
# Every answer of some families of questions, asked again with plausible values.

UNITS = ("samurai-spear", "samurai-bow", "ashigaru-spear", "ashigaru-bow", "ashigaru-arquebus",
         "levy", "samurai-spear-cavalry", "samurai-bow-cavalry", "bodyguard")  # fmt: skip
GUNS, BOWS = "AS-T 5-4", "SI-B 5-5"
FOOT, SAMURAI, HORSE = "AS 6-4/5-3", "SI 7-4/6-3", "KB 7-6/6-5"
ARMIES = (
    "4 spearmen",
    "daimyo, 3 spearmen",
    "daimyo, bowman, gunner, 3 spearmen",
    "2 gunners, ronin",
)


def of_battles():
    """Yield close combats between all units."""
    units = UNITS
    for one, other in product(units, units):
        yield "Battles: close combat", f"{one} attacks {other}", battles.attack(one, other)


def of_swords():
    """Yield battles between armies, with and without a castle."""
    for one, other, castle in product(ARMIES, ARMIES, (False, True)):
        name = f"{one} attack {other}{' in a castle' if castle else ''}"
        yield "Swords: battle", name, swords.battle(one, other, castle=castle)


def of_ran():
    """Yield shocks, shots, assaults and flights."""
    for one, other, hits in product((FOOT, SAMURAI, HORSE), (FOOT, SAMURAI, HORSE), (0, 2)):
        hurt = f"{other} {hits}h" if hits else other
        for ground in ("clear", "woods", "village"):
            where = {} if ground == "clear" else {"terrain": [ground]}
            kind = "RAN: shock in the open" if ground == "clear" else "RAN: shock on other ground"
            yield kind, f"{one} shocks {hurt}, {ground}", ran.shock(one, hurt, **where)
    for one, other, distance in product((GUNS, BOWS), (FOOT, SAMURAI, HORSE), (1, 2, 3)):
        for ground in ("clear", "woods"):
            where = {} if ground == "clear" else {"terrain": ground}
            name = f"{one} fires {distance} hexes at {other}, {ground}"
            yield "RAN: fire", name, ran.fire(one, other, range=distance, **where)
    for one, other in product((FOOT, SAMURAI, HORSE), (GUNS, BOWS)):
        yield "RAN: assault", f"{one} assaults {other}", ran.assault(one, other)
    for units, lost in ((6, 2), (9, 6), (15, 8), (15, 11)):
        name = f"a contingent of {units} with {lost} lost"
        yield "RAN: flight", name, ran.flight(f"{units}/{lost}/5")


# %%
rests_on, rows = {}, []
for family, name, odds in (*of_battles(), *of_swords(), *of_ran()):
    found = odds.sensitivity()
    rests_on.update(odds.rests_on([odds.verdict.value]))
    least, greatest = found.bounds(found.deciding)
    rows.append(
        {
            "questions about": family,
            "question": name,
            "figure": found.deciding,
            "as it is": float(found.shipped.by_label[found.deciding]),
            "least": float(least),
            "greatest": float(greatest),
            "turns to": " or ".join(found.others),
            "alone": "; ".join(f"{one.of.what}, {one.how}" for one in found.turns),
        }
    )
answers = pd.DataFrame(rows)
answers["width"] = answers["greatest"] - answers["least"]
answers["moves"] = answers["width"] > 1e-9
answers["turns"] = answers["turns to"] != ""

# %%
families = answers.groupby("questions about", sort=False)
counts = pd.DataFrame(
    {
        "does not move": families.apply(lambda one: int((~one["moves"]).sum())),
        "moves, the advice stands": families.apply(
            lambda one: int((one["moves"] & ~one["turns"]).sum())
        ),
        "the advice could turn": families.apply(lambda one: int(one["turns"].sum())),
    }
)
figure, axes = plt.subplots(figsize=(8.6, 3.6), layout="constrained")
left = np.zeros(len(counts))
for label, shade, hatch in zip(counts, ("0.9", "0.6", "0.25"), ("", "///", ""), strict=True):
    places = range(len(counts))
    axes.barh(
        places, counts[label], left=left, color=shade, hatch=hatch, edgecolor="black", label=label
    )
    left += counts[label].to_numpy()
axes.set_yticks(range(len(counts)), counts.index)
axes.invert_yaxis()
for place, width in enumerate(families["width"].mean()):
    axes.text(left[place] + 0.6, place, f"moves by {width:.2f}", va="center", fontsize=8)
axes.set_xlim(0, 1.16 * left.max())
axes.set_xlabel("questions; beside them how far an answer moves on average, in its own measure")
axes.legend(fontsize=8, frameon=False)
axes.spines[["top", "right"]].set_visible(False)

# %%
turning = answers[answers["turns"]].copy()
turning["turns with"] = turning["alone"].where(turning["alone"] != "", "all going one way")
shown = ["question", "figure", "as it is", "least", "greatest", "turns to", "turns with"]
table = turning[shown].round(2)
table

# %%
moved = answers[answers["moves"]]
assert not answers.loc[answers["questions about"] == "RAN: shock in the open", "moves"].any()
assert (answers["least"] <= answers["as it is"]).all()
assert (answers["as it is"] <= answers["greatest"]).all()
near = turning["as it is"].abs()
fire = answers.loc[answers["questions about"] == "RAN: fire", "width"]
alone = int((turning["alone"] != "").sum())
finding = (
    f"Of {len(answers)} questions {len(moved)} move with values that nobody has published, and "
    f"the advice of {len(turning)} could turn, {alone} times by a single value; no answer worth "
    f"more than {near.max():.2f} turns. Fire in RAN moves by {fire.mean():.2f} net rout points on "
    f"average and by {fire.max():.2f} at most, from the least to the greatest."
)
print(finding)


# %% exact_or_sampled [markdown]
# # Exact or sampled: how large is the error, and what does it cost?
#
# Sampled chances err by 0.7 to 1.6 points of percent after 1,024 battles and by 0.05 to 0.06
# after 524,288: a quarter of the error for sixteen times the battles, and 96% of 256 answers
# hold the exact one in their 95% interval. One decimal of a percent takes 0.3 to 1.0 million
# battles, where the exact answer weighs 64 to 474 outcomes once.

# %% [markdown]
# Each question is answered exactly once and by simulation with sixteen seeds at each number of
# battles; the error is the root mean square of the differences, in points of percent. The
# table leaves times out, so that it comes out the same everywhere; the right half of the figure
# shows those of the machine that drew it, compiled code ready, and `reports/benchmark.md`
# compares them with other programs.

# %%
# Errors of sampled answers against the exact ones, and the times of both.

FULL_ARMY = "daimyo, 2 bowmen, 2 swordsmen, 5 gunners, 5 spearmen"
QUESTIONS = {  # how to ask, the event, line, marker, face
    "battles: two blocks lost or more": (
        lambda **how: battles.attack("samurai-spear", "ashigaru-spear", **how),
        "defender_losses >= 2",
        ("-", "o", "white"),
    ),
    "swords: six units beat five spearmen": (
        lambda **how: swords.battle("daimyo, bowman, gunner, 3 spearmen", "5 spearmen", **how),
        "won",
        ("--", "s", "0.75"),
    ),
    "swords: full armies, attacker wins": (
        lambda **how: swords.battle(FULL_ARMY, FULL_ARMY, **how),
        "won",
        ("-.", "^", "0.4"),
    ),
    "ran: assault on guns breaks them": (
        lambda **how: ran.assault("SI 7-4/6-3", "AS-T 5-4", **how),
        "defender_state != 'ordered'",
        (":", "D", "black"),
    ),
}
SIZES = [2**power for power in (10, 13, 16, 19)]
SEEDS = 16
GOAL = 0.0005  # standard error that one decimal of a percent deserves

# %%
rests_on = {}


def sampled(ask, event, battles_played, seed):
    """Answer by simulation; return the chance with its error."""
    limit = Limit(samples=battles_played)
    return ask(method="monte-carlo", limit=limit, seed=seed).p(event)


rows, times, inside = [], {}, []
for name, (ask, event, _) in QUESTIONS.items():
    odds = ask()
    exact = float(odds.p(event))
    rests_on.update(odds.provenance.rests_on)
    row = {"question": name, "exact, %": 100 * exact, "outcomes": len(odds.rows)}
    for size in SIZES:
        seeds = range(size, size + SEEDS)
        chances = [sampled(ask, event, size, seed) for seed in seeds]
        errors = np.array([float(chance) - exact for chance in chances])
        inside += [low <= exact <= high for low, high in (c.interval for c in chances)]
        row[f"error at {size:,}"] = 100 * float(np.sqrt((errors**2).mean()))
    row["battles for one decimal"] = exact * (1 - exact) / GOAL**2
    rows.append(row)

    begun = time.perf_counter()
    ask()
    middle = time.perf_counter()
    sampled(ask, event, round(row["battles for one decimal"]), 1)
    times[name] = (1000 * (middle - begun), 1000 * (time.perf_counter() - middle))
errors = pd.DataFrame(rows)

# %%
figure, (left, right) = plt.subplots(
    1, 2, figsize=(10.4, 4.6), layout="constrained", width_ratios=[1.5, 1]
)
for row, (name, (_, _, (line, marker, face))) in zip(rows, QUESTIONS.items(), strict=True):
    left.plot(
        SIZES,
        [row[f"error at {size:,}"] for size in SIZES],
        color="black",
        linestyle=line,
        marker=marker,
        markerfacecolor=face,
        label=name,
    )
left.set_xscale("log")
left.set_yscale("log")
left.set_xticks(SIZES, [f"{size:,}" for size in SIZES])
ticks = [0.05, 0.1, 0.2, 0.5, 1, 2]
left.set_yticks(ticks, [f"{tick:g}" for tick in ticks])
left.minorticks_off()
left.set_xlabel("battles played")
left.set_ylabel("error of the sampled chance, points of percent")
left.grid(color="0.88")
left.legend(fontsize=8, frameon=False)
for place, pair in enumerate(times.values()):
    right.plot(pair, (place, place), color="0.6", zorder=1)
for shift, (label, marker, face) in enumerate((("exact", "o", "0.3"), ("sampled", "s", "1"))):
    right.plot(
        [pair[shift] for pair in times.values()],
        range(len(times)),
        marker,
        markersize=8,
        markerfacecolor=face,
        markeredgecolor="black",
        label=label if label == "exact" else "sampled to ± 0.05%",
    )
right.set_ylim(-0.5, len(times) - 0.5)
right.grid(axis="x", color="0.88")
right.set_yticks(range(len(times)), [name.replace(": ", ":\n") for name in times], fontsize=8)
right.invert_yaxis()
right.set_xscale("log")
spans = [0.1, 1, 10, 100, 1000]
right.set_xticks(spans, [f"{span:g}" for span in spans])
right.minorticks_off()
right.set_xlabel("time on this machine, ms")
right.legend(fontsize=8, frameon=False, ncols=2, loc="lower center", bbox_to_anchor=(0.5, 1))
for axes in (left, right):
    axes.spines[["top", "right"]].set_visible(False)

# %%
digits = {f"error at {size:,}": 3 for size in SIZES} | {"exact, %": 2}
table = errors.round(digits).round({"battles for one decimal": -3})
table["battles for one decimal"] = table["battles for one decimal"].astype(int)
table

# %%
first, last = (errors[f"error at {size:,}"] for size in (SIZES[0], SIZES[-1]))
falls = (first / last).mean() / np.sqrt(SIZES[-1] / SIZES[0])
share = float(np.mean(inside))
needed = errors["battles for one decimal"]
assert 0.75 < falls < 1.33  # with the square root of the battles played
assert 0.91 < share < 0.99
finding = (
    f"Sampled chances err by {first.min():.1f} to {first.max():.1f} points of percent after "
    f"{SIZES[0]:,} battles and by {last.min():.2f} to {last.max():.2f} after {SIZES[-1]:,}: a "
    f"quarter of the error for sixteen times the battles, and {100 * share:.0f}% of "
    f"{len(inside)} answers hold the exact one in their 95% interval. One decimal of a percent "
    f"takes {needed.min() / 1e6:.1f} to {needed.max() / 1e6:.1f} million battles, where the exact "
    f"answer weighs {errors['outcomes'].min()} to {errors['outcomes'].max()} outcomes once."
)
print(finding)
