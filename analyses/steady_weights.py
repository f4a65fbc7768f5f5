# %% [markdown]
# # The weights of `steady`: a race
#
# Run by hand, about ten minutes on a quiet machine: `python -m analyses.steady_weights`. Begins
# with the weights as they are; others near them play against `careful` and against the present
# ones, both seats, mirrored deals. After every heat the worse half drops out and the others play
# twice as many games, all of them new. The winner takes the place of the present weights only if
# it is better by two standard errors on games that had no part in the choice.

# %%
"""Search for better weights of the bot `steady` by games, and write them if any are found."""

import re
import sys
from pathlib import Path

import numpy as np

from samurai_odds.battles.bots.terms.scratch import NAMES, fitted
from samurai_odds.battles.facts import load as facts
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.setup import Setup
from samurai_odds.battles.scenario.text import load
from samurai_odds.battles.whole.balance import scores_of
from samurai_odds.battles.whole.game import start
from samurai_odds.play.games import play_many

FILE = Path(__file__).resolve().parent.parent / "samurai_odds/battles/bots/terms/weights.toml"
SCENARIOS = (
    "arita-castle-phase-1",
    "first-samurai-skirmish",
    "kawanakajima-phase-3",
    "koriyama-castle-september",
    "nagashino-center",
    "saigadake-ravine",
    "study-combined-arms",
    "study-levies",
)  # Nunobeyama, Sekigahara, the spears and all Epic battles are left to check on
RUNNERS, HEATS = 16, 4
FIRST_HEAT, LAST_CHECK = 12, 150  # games in each seat of each scenario
SPREAD = 0.25  # of a weight, in its logarithm
FIXED = {"swords_block", "strike_kept", "standoff", "spare", "section"}
SEED = int(sys.argv[1]) if len(sys.argv) > 1 else 4_000
TURN_LIMIT = 300

# %%
setups = {name: Setup(load(name), facts(), turn_limit=TURN_LIMIT) for name in SCENARIOS}


def score(name, opponent, own, other, games, first):
    """Give the mean score of `steady` with some weights against a bot, both seats."""
    total = 0.0
    for seat in (0, 1):
        bots = ["steady", opponent] if seat == 0 else [opponent, "steady"]
        begun = start(setups[name], *bots)
        for side in (0, 1):
            row = at.WEIGHTS + side * at.MOST_WEIGHTS
            begun.question[row : row + len(NAMES)] = own if side == seat else other
        scores = scores_of(play_many(begun, SEED, first, games))
        total += float(scores.mean()) if seat == 0 else 1 - float(scores.mean())
    return total / 2


def strength(own, present, games, first):
    """Give the mean score against `careful` and against the present weights, scenarios alike."""
    return np.array(
        [
            [
                score(name, opponent, own, present, games, first)
                for opponent in ("careful", "steady")
            ]
            for name in SCENARIOS
        ]
    )


def neighbor(present, random):
    """Give weights near the present ones, whole numbers all."""
    factors = np.exp(SPREAD * random.standard_normal(len(present)))
    found = np.array(present * factors + random.standard_normal(len(present)), dtype=float)
    fixed = [name in FIXED for name in NAMES]
    return np.where(fixed, present, np.maximum(0, np.rint(found))).astype(np.int64)


# %%
present = np.array([fitted()["weights"].get(name, 0) for name in NAMES], dtype=np.int64)
random = np.random.default_rng(SEED)
runners = [neighbor(present, random) for _ in range(RUNNERS)]
games, first = FIRST_HEAT, 0
for heat in range(HEATS):
    means = [float(strength(runner, present, games, first).mean()) for runner in runners]
    order = np.argsort(means)[::-1]
    print(f"heat {heat + 1}: {games} games, best {100 * means[order[0]]:.1f}%", flush=True)
    runners = [runners[place] for place in order[: max(1, len(runners) // 2)]]
    games, first = 2 * games, first + games
winner = runners[0]
new = strength(winner, present, LAST_CHECK, first)
old = strength(present, present, LAST_CHECK, first)
gain = float((new - old).mean())
played = 4 * LAST_CHECK * len(SCENARIOS)  # games of the new ones; the old against itself is even
error = float(np.sqrt(0.25 / played + 0.25 / (2 * played)))  # as if their luck were not shared
print(f"gain {100 * gain:+.2f}% ± {100 * error:.2f}: careful {100 * new[:, 0].mean():.1f}%")
if gain > 2 * error:
    text = FILE.read_text(encoding="utf-8")
    for name, value in zip(NAMES, winner, strict=True):
        text = re.sub(rf"^{name} = .*$", f"{name} = {value}", text, flags=re.MULTILINE)
    FILE.write_text(text, encoding="utf-8")
    print("written: run the tests again")
