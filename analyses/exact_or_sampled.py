# %% [markdown]
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
"""Errors of sampled answers against the exact ones, and the times of both."""

import time

import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

from samurai_odds import Limit, battles, ran, swords

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
