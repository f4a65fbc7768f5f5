# %% [markdown]
# # How strong is `steady`?
#
# Run by hand: `python -m analyses.steady_strength`. `steady` against `careful` on every shipped
# scenario, mirrored deals: each is played in both seats. A sequential test looks after so many
# deals and whenever they have doubled; the chance that it calls `steady` better anywhere if it is
# nowhere is 1 % over all scenarios and looks. Writes `reports/steady.md`. None of these games was
# used to choose the weights.

# %%
"""Measure `steady` against `careful` on every shipped scenario, and write the report."""

import sys
from pathlib import Path
from statistics import NormalDist

import numpy as np

from samurai_odds import __version__
from samurai_odds.battles.facts import load as facts
from samurai_odds.battles.fairness.balance import scores_of
from samurai_odds.battles.field import recording
from samurai_odds.battles.field.set_up.setup import Setup
from samurai_odds.battles.scenario.text import load, shipped
from samurai_odds.battles.whole.game import start
from samurai_odds.play.games import play_many

REPORT = Path(__file__).resolve().parent.parent / "reports" / "steady.md"
LOOKS = (128, 256, 512, 1024, 2048, 4096, 8192, 16384)  # deals
FALSE_ALARMS = 0.01
SEED, TURN_LIMIT = 9_001, 500
BEYOND = NormalDist().inv_cdf(1 - FALSE_ALARMS / (len(LOOKS) * len(shipped())))


# %%
def match(name):
    """Play until the test decides; give a deal's scores as red and as blue, and the turns."""
    setup = Setup(load(name), facts(), turn_limit=TURN_LIMIT)
    scores, turns = np.zeros((2, 0)), []
    for goal in LOOKS:
        done = scores.shape[1]
        rows = [
            play_many(start(setup, *bots), SEED, done, goal - done)
            for bots in (("steady", "careful"), ("careful", "steady"))
        ]
        fresh = np.stack([scores_of(rows[0]), 1 - scores_of(rows[1])])
        scores = np.concatenate([scores, fresh], axis=1)
        turns += [*rows[0][:, recording.TURNS], *rows[1][:, recording.TURNS]]
        deals = scores.mean(axis=0)
        error = deals.std(ddof=1) / np.sqrt(goal)
        if abs(deals.mean() - 0.5) > BEYOND * error:
            break
    return scores, error, float(np.mean(turns))


lines = [
    "| scenario | deals | wins | as red | as blue | turns | verdict |",
    "| :-- | --: | --: | --: | --: | --: | :-- |",
]
for name in sys.argv[1:] or shipped():
    scores, error, turns = match(name)
    share = scores.mean()
    verdict = "undecided"
    if abs(share - 0.5) > BEYOND * error:
        verdict = "steady" if share > 0.5 else "careful"
    seats = scores.std(axis=1, ddof=1) / np.sqrt(scores.shape[1])
    lines.append(
        f"| {name} | {scores.shape[1]} | {100 * share:.1f} % ± {100 * error:.1f} "
        f"| {100 * scores[0].mean():.1f} % ± {100 * seats[0]:.1f} "
        f"| {100 * scores[1].mean():.1f} % ± {100 * seats[1]:.1f} | {turns:.0f} | {verdict} |"
    )
    print(lines[-1], flush=True)
if len(sys.argv) == 1:
    words = [
        "# steady against careful",
        "",
        f"Version {__version__}. Mirrored deals, each in both seats; ± is one standard error. A "
        f"sequential test after {LOOKS[0]} deals and whenever they have doubled, to {LOOKS[-1]}: "
        f"beyond {BEYOND:.2f} errors it decides; {100 * FALSE_ALARMS:.0f} % false alarms over all "
        "scenarios and looks. The seat is worth more than the player in some of them: what a bot "
        "wins as red and as blue is to be read beside what `careful` wins there.",
        "",
        *lines,
        "",
    ]
    REPORT.write_text("\n".join(words), encoding="utf-8")
