# %% [markdown]
# How much the numbers can be trusted: reconstructed charts, sampling.

# %%
"""Analyses of one notebook: each begins with its question and what it found."""

import subprocess
import sys
import tempfile
import time
import tomllib
from itertools import product
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

from samurai_odds import Limit, battles, ran, swords

# %% charts [markdown]
# # RAN: how much rests on the reconstructed charts?
#
# Shock in the open, charges, duels and momentum do not move at all: they rest on the rulebook
# and on published charts. Answers on reconstructed charts are uncertain by 2 to 21 points of
# percent between the mildest and the harshest pack (flight, entry fire and woods most, the
# death of a busho least), and hits by fire by 21 to 33% either way, 57% into woods.

# %% [markdown]
# The Clash of Arms and Shock Results charts are published; those for fire and for flight are
# reconstructed, those for busho casualties and terrain assumed. Each of these four is made
# milder and harsher, in all 81 combinations: every fire die read one face lower or higher, the
# limit of flight one lower or higher, a busho killed on one face less or more, each shift of
# terrain and cover one less or more. The bounds are the least and the greatest answer over
# all packs; where your card says otherwise, `--charts FILE` puts it in place of ours.

# %%
# Answers under chart packs milder and harsher than the shipped one.

SI, AS, TEPPO = "SI 7-4/6-3", "AS 6-4/5-3", "AS-T 5-4"
CHANCES = {  # what is asked, and the event
    "SI shocks AS with 3 hits: broken": (
        (ran.shock, SI, f"{AS} 3h", {}),
        "defender_state != 'ordered'",
    ),
    "KB charges AS: AS retreats": (
        (ran.shock, "KB 7-6/6-5", AS, {"charge": True}),
        "retreat == 'defender'",
    ),
    "busho 6/5 wins a duel with 5/5": ((ran.duel, "6/5", "5/5", {}), "result == 'first'"),
    "Momentum 5: all three orders phases": ((ran.orders, "5", {}), "first_phases == 3"),
    "SI shocks AS with 3 hits in woods: broken": (
        (ran.shock, SI, f"{AS} 3h", {"terrain": ["woods"]}),
        "defender_state != 'ordered'",
    ),
    "busho leads SI against AS: killed": (
        (ran.shock, SI, AS, {"attacker_busho": "6/5"}),
        "attacker_busho == 'dead'",
    ),
    "AS with 3 hits assaults AS-T: broken": (
        (ran.assault, f"{AS} 3h", TEPPO, {}),
        "attacker_state != 'ordered'",
    ),
    "AS-T fires at KB, range 2: KB charges": (
        (ran.fire, TEPPO, "KB 7-6/6-5", {"range": 2}),
        "charge == 1",
    ),
    "contingent of 15 flees with 8 lost": ((ran.flight, "15/8/5", {}), "fled == 1"),
    "contingent of 9 flees with 6 lost": ((ran.flight, "9/6/4", {}), "fled == 1"),
}
HITS = {
    "AS-T fires, range 1": (ran.fire, TEPPO, AS, {"range": 1}),
    "AS-T fires, range 2": (ran.fire, TEPPO, AS, {"range": 2}),
    "AS-T fires into woods, range 2": (ran.fire, TEPPO, AS, {"range": 2, "terrain": "woods"}),
    "SI-B fires, range 2": (ran.fire, "SI-B 5-5", AS, {"range": 2}),
    "SI-B fires, range 3": (ran.fire, "SI-B 5-5", AS, {"range": 3}),
}
DEGREES = (-1, 0, 1)  # milder, as shipped, harsher

# %%
command = [sys.executable, "-m", "samurai_odds", "ran", "charts", "export"]
with tempfile.TemporaryDirectory() as folder:
    exported = Path(folder) / "charts.toml"
    subprocess.run([*command, str(exported)], check=True)
    SHIPPED = tomllib.loads(exported.read_text(encoding="utf-8"))


def moved(table, by):
    """Move every number of a table."""
    return {key: max(0, n + by) if key != "clear" else n for key, n in table.items()}


def tables(fire, flight, casualty, ground):
    """Give the four tables, each milder, as shipped or harsher."""
    plain = {
        name: {key: cell for key, cell in table.items() if key != "source"}
        for name, table in SHIPPED.items()
        if isinstance(table, dict)
    }
    shots = {
        weapon: row[:1] + row[:-1] if fire < 0 else row[1:] + row[-1:] if fire else row
        for weapon, row in plain["fire"].items()
    }
    rolls = plain["busho_casualty"]["results"]
    killed = rolls.count("killed") + casualty
    cover = {key: n - ground for key, n in plain["fire_cover"].items()}
    return {
        "fire": shots,
        "contingent_flight": {
            "per_unit": plain["contingent_flight"]["per_unit"],
            "less": plain["contingent_flight"]["less"] - flight,
        },
        "busho_casualty": {"results": ["wounded"] * (len(rolls) - killed) + ["killed"] * killed},
        "terrain": moved(plain["terrain"], ground),
        "hexsides": moved(plain["hexsides"], ground),
        "fire_cover": cover,
    }


def pack_text(own):
    """Write tables as a pack file."""
    lines = ["edition = 'perturbed'"]
    for name, table in own.items():
        lines += [f"[{name}]", "source = 'assumed'", *(f"{k} = {v!r}" for k, v in table.items())]
    return "\n".join(lines)


# %%
rests_on = {}


def ask(question, charts):
    """Ask one question with a pack; note what the shipped pack's answers rest on."""
    procedure, *units, options = question
    odds = procedure(*units, **options, charts=charts)
    if charts is None:
        rests_on.update(odds.provenance.rests_on)
    return odds


def ask_all(charts):
    """Answer every question with a pack."""
    chances = {
        name: 100 * float(ask(question, charts).p(event))
        for name, (question, event) in CHANCES.items()
    }
    return chances | {
        name: float(ask(question, charts).expect("hits")) for name, question in HITS.items()
    }


shipped = ask_all(None)
answers = []
with tempfile.TemporaryDirectory() as folder:
    for degrees in product(DEGREES, repeat=4):
        file = Path(folder) / f"pack{'_'.join(map(str, degrees))}.toml"
        file.write_text(pack_text(tables(*degrees)), encoding="utf-8")
        answers.append(ask_all(str(file)))
        if not any(degrees):
            assert answers[-1] == shipped  # the pack as exported changes nothing
packs = pd.DataFrame(answers)
bounds = pd.DataFrame({"shipped": shipped, "least": packs.min(), "greatest": packs.max()})
bounds["width"] = bounds["greatest"] - bounds["least"]

# %%
figure, drawn = plt.subplots(
    2, 1, figsize=(8.6, 5.4), layout="constrained", height_ratios=[len(CHANCES), len(HITS) + 1]
)
for axes, names, label in zip(drawn, (CHANCES, HITS), ("chance, %", "expected hits"), strict=True):
    part = bounds.loc[list(names)].iloc[::-1]
    axes.hlines(range(len(part)), part["least"], part["greatest"], color="0.6", linewidth=5)
    axes.plot(part["shipped"], range(len(part)), "D", color="black", markersize=5)
    axes.set_yticks(range(len(part)), part.index)
    axes.set_ylim(-0.6, len(part) - 0.4)
    axes.set_xlabel(label)
    axes.set_xlim(0, 100 if names is CHANCES else 2)
    axes.grid(axis="x", color="0.88")
    axes.set_axisbelow(True)
    axes.spines[["top", "right"]].set_visible(False)
title = drawn[0].set_title(
    "shipped pack (diamond) and bounds over 81 perturbed packs (bar)", fontsize=10
)

# %%
kind = ["chance, %"] * len(CHANCES) + ["hits"] * len(HITS)
table = bounds.reset_index(names="question").round(2)
table.insert(1, "answer", kind)
table

# %%
firm = bounds["width"] < 1e-9
moving = bounds.loc[list(CHANCES)][~firm[list(CHANCES)]]
hits = bounds.loc[list(HITS)]
half = 100 * hits["width"] / 2 / hits["shipped"]
open_ground = half[[name for name in HITS if "woods" not in name]]
assert list(bounds.index[firm]) == list(CHANCES)[:4]  # shock, charge, duel, momentum
assert (packs.min() <= bounds["shipped"]).all()
assert half.idxmax() == "AS-T fires into woods, range 2"
finding = (
    f"Shock in the open, charges, duels and momentum do not move at all: they rest on the "
    f"rulebook and on published charts. Answers on reconstructed charts are uncertain by "
    f"{moving['width'].min():.0f} to {moving['width'].max():.0f} points of percent between the "
    f"mildest and the harshest pack (flight, entry fire and woods most, the death of a busho "
    f"least), and hits by fire by {open_ground.min():.0f} to {open_ground.max():.0f}% either "
    f"way, {half.max():.0f}% into woods."
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
