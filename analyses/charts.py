# %% [markdown]
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
"""Answers under chart packs milder and harsher than the shipped one."""

import subprocess
import sys
import tempfile
import tomllib
from itertools import product
from pathlib import Path

import matplotlib.pyplot as plt
import pandas as pd

from samurai_odds import ran

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
