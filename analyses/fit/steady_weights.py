# %% [markdown]
# # The weights of `steady`: learned from games between weights drawn at random
#
# Run by hand: `python -m analyses.fit.steady_weights [ROUNDS] [PAIRS] [SEED]`; a round of 60,000
# pairs of games takes about a quarter of an hour on two cores. In every pair a set of weights
# drawn around the present ones plays a deal in both seats: against another so drawn or, in half
# of the pairs, against those of the file. Without the latter each round beats the one before, and
# not the first. One regression then says for all weights at once what more and less of each is
# worth: its slope and its curvature. The weights go to the top of that hill, as far as the slope
# is beyond its error, and the next round is played around them. At the end the new weights play
# those of the file on fresh games of all scenarios; only if they win more than half by two errors
# are they written. Searches that change one weight at a time see nothing for want of games: here
# every game tells of all of them.

# %%
"""Learn better weights of the bot `steady` from games, and write them if they are better."""

import re
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path

import numpy as np

from analyses.fit.generated_fields import random_field
from analyses.fit.strength import red_scores
from samurai_odds.battles.bots.steady_scratch import PLACES, fitted
from samurai_odds.battles.facts import load as facts
from samurai_odds.battles.full_game.game import start
from samurai_odds.battles.rules import recording
from samurai_odds.battles.rules.layout import Question
from samurai_odds.battles.rules.setup import Setup
from samurai_odds.battles.scenario.text import load, shipped
from samurai_odds.play.games import play_many

FILE = Path(__file__).resolve().parents[2] / "samurai_odds/battles/bots/steady_weights.toml"
SHARES = {
    "first-samurai-skirmish": 3,
    "koriyama-castle-september": 3,
    "nunobeyama": 3,
    "saigadake-ravine": 3,
    "nagashino-center": 3,
    "kawanakajima-phase-3": 2,
    "sekigahara-east-of-nangu": 2,
    "arita-castle-phase-1": 1,
    "study-combined-arms": 1,
    "study-levies": 1,
    "study-spears": 1,
    "epic-study-all-arms": 1,
    "epic-study-foot": 1,
}  # of the pairs; the two great Epic battles are left to check on
FIELDS, FIELD_SHARE = 25, 0.25  # random fields, so that no weight is of the shipped armies alone
ROUNDS, PAIRS, SEED = [int(n) for n in sys.argv[1:4]] + [3, 60_000, 4_000][len(sys.argv[1:4]) :]
CHUNK = 500  # pairs a task plays
AGAINST_PRESENT = 0.5  # of the pairs
CHECKED = 400  # games in each seat of each scenario
TURN_LIMIT = 300
SPREAD = 0.25  # of a weight, by which those drawn differ from it
LEAST_SPREAD = {"kept": 250, "danger_": 25, "approach_": 30, "threat_": 40}  # where it may be 0
SPREADS = {
    **{"mass": 25, "beside": 30, "cornered": 100, "narrow": 50, "shootout": 40, "lonely": 20},
    **{"threat": 6, "order_cost": 25, "moving": 25, "card_kept": 25, "at_one": 60, "at_two": 60},
    **{"at_three": 60, "foes_near": 25},
}
FIXED = {"spare", "standoff", "swords_block"}
SIGNED = {"order_cost", "moving", "mass", "beside", "at_one", "at_two", "at_three", "foes_near"}
FARTHEST = 1.2  # spreads that a weight moves in a round
# What is thought of a slope and a curvature before any game, in wins per spread.
SLOPE, CURVATURE, CURVATURE_SPREAD, FLATTEST = 0.02, 0.004, 0.006, 0.003


def spread_of(name, value):
    """Say by how much drawn weights differ from a weight."""
    if name in FIXED:
        return 0.0
    least = [n for start, n in LEAST_SPREAD.items() if name.startswith(start)]
    return float(SPREADS.get(name, max([SPREAD * abs(value), *least])))


NAMES = list(PLACES)
PRESENT = np.array([fitted()["weights"].get(name, 0) for name in NAMES], dtype=float)
SPREAD_OF = np.array([spread_of(name, value) for name, value in zip(NAMES, PRESENT, strict=True)])
LEAST = np.array([-1e9 if name in SIGNED or name.startswith("kept") else 0 for name in NAMES])


# %%
@cache
def battles():
    """Set up what is played, each with its share of the pairs."""
    found = [(begun(load(name)), share) for name, share in SHARES.items()]
    rng = np.random.default_rng(SEED)
    while len(found) < len(SHARES) + FIELDS:
        field = begun(random_field(load("study-spears"), rng))
        if (
            0.2
            <= float(red_scores(play_many(field, SEED, 0, 24)[:, recording.WINNER]).mean())
            <= 0.8
        ):
            found.append((field, FIELD_SHARE))
    return [battle for battle, _ in found], np.array([share for _, share in found])


def begun(scenario):
    """Start a scenario for `steady` on both sides."""
    return start(Setup(scenario, facts(), turn_limit=TURN_LIMIT), "steady", "steady")


def write(question, side, values):
    """Write weights, in the sequence of NAMES, for a side."""
    for place, value in zip(PLACES.values(), values, strict=True):
        question[Question.weights.place(side) + place] = value


def mirrored(battle, ours, theirs, seed, first, games):
    """Score weights against others in both seats of the same deals, one score a deal."""
    total = 0.0
    for seat in (0, 1):
        for side in (0, 1):
            write(battle.question, side, ours if side == seat else theirs)
        scores = red_scores(play_many(battle, seed, first, games)[:, recording.WINNER])
        total = total + (scores if seat == 0 else 1 - scores)
    return total / 2


def whole(weights):
    """Round weights; those that make no sense below 0 stay above."""
    return np.maximum(LEAST, np.rint(weights)).astype(np.int64)


def play_pairs(center, seed):
    """Play pairs of sets of weights.

    Give what both differ by from a center, where it was the file's that were played, the scores.
    """
    rng = np.random.default_rng(seed)
    fields, shares = battles()
    drawn = np.clip(rng.standard_normal((CHUNK, 2, len(NAMES))), -2, 2)
    present, scores = rng.random(CHUNK) < AGAINST_PRESENT, np.zeros(CHUNK)
    drawn[present, 1] = 0  # what they differ by is the same in all these pairs
    for k in range(CHUNK):
        battle = fields[rng.choice(len(fields), p=shares / shares.sum())]
        ours, theirs = (whole(center + SPREAD_OF * each) for each in drawn[k])
        theirs = whole(PRESENT) if present[k] else theirs
        scores[k] = mirrored(battle, ours, theirs, seed, k, 1)[0]
    return drawn.astype(np.float16), present, scores


def top_of_hill(drawn, present, scores):
    """Fit slopes and curvatures; say how many spreads each weight should move."""
    free = SPREAD_OF > 0
    ours, theirs = drawn[:, 0][:, free].astype(float), drawn[:, 1][:, free].astype(float)
    columns = np.concatenate([ours - theirs, (theirs**2 - ours**2) / 2, present[:, None]], axis=1)
    variance, n = scores.var(), int(free.sum())
    prior = np.append(np.repeat([SLOPE**-2, CURVATURE_SPREAD**-2], n), 0.0)
    expected = np.append(np.repeat([0.0, CURVATURE], n), 0.0)  # last: the center against the file's
    precision = columns.T @ columns / variance + np.diag(prior)
    fit = np.linalg.solve(precision, columns.T @ (scores - 0.5) / variance + prior * expected)
    error = np.sqrt(np.diag(np.linalg.inv(precision)))[:n]
    slope, curve = fit[:n], np.maximum(fit[n : 2 * n], FLATTEST)
    evidence = slope**2 / (slope**2 + error**2)
    moves = np.zeros(len(NAMES))
    moves[free] = np.clip(slope / curve * evidence, -FARTHEST, FARTHEST)
    for k in np.argsort(-np.abs(slope / error))[:12]:
        name = np.array(NAMES)[free][k]
        print(f"  {name:18} {100 * slope[k]:+.2f} ± {100 * error[k]:.2f} a spread", flush=True)
    return moves


# %%
if __name__ == "__main__":
    center = PRESENT.copy()
    with ProcessPoolExecutor() as pool:
        for number in range(ROUNDS):
            seeds = [SEED + 100_000 * number + k for k in range(PAIRS // CHUNK)]
            played = list(pool.map(play_pairs, [center] * len(seeds), seeds))
            print(f"round {number + 1}: {PAIRS} pairs", flush=True)
            games = [np.concatenate(part) for part in zip(*played, strict=True)]
            center = whole(center + SPREAD_OF * top_of_hill(*games)).astype(float)
    new, old = whole(center), whole(PRESENT)
    found = [mirrored(begun(load(n)), new, old, SEED + 1, 0, CHECKED) for n in shipped()]
    share = float(np.mean([scores.mean() for scores in found]))
    error = float(np.sqrt(sum(s.var() / CHECKED for s in found)) / len(found))
    print(f"new against old on all scenarios: {100 * share:.1f}% ± {100 * error:.1f}")
    if share > 0.5 + 2 * error:
        text = FILE.read_text(encoding="utf-8")
        for name, value in zip(NAMES, new, strict=True):
            text = re.sub(rf"^{name} = .*$", f"{name} = {value}", text, count=1, flags=re.MULTILINE)
        FILE.write_text(text, encoding="utf-8")
        print("written: run the tests again")
