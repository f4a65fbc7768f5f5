# %% [markdown]
# # How likely is a side to win a battle of RAN from here? The fit of the evaluation
#
# Run by hand, a few minutes: `python -m analyses.evaluation_ran`. Plays battles of two `careful`
# bots on built-in scenarios (not `suriagehara`) and on drawn ones, stops each somewhere between
# two Orders Phases, and fits a logistic of its features to who won. Prints the weights that
# `samurai_odds/ran/whole/evaluated.py` ships, and the log-loss on battles that were held out.

# %%
"""Fit the win chance of a position of RAN to battles that bots played."""

from dataclasses import replace

import numpy as np

from analyses.generated_battles import drawn
from samurai_odds.play.games import play_range
from samurai_odds.play.parts import play_to
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field import recording as kept
from samurai_odds.ran.scenario.text import load
from samurai_odds.ran.whole.evaluated import ROW, WHOLE
from samurai_odds.ran.whole.game import start

BUILT_IN = ("nunobeyama", "study-foot", "study-guns-and-horse", "study-three-contingents")
DRAWN = range(5_000, 5_060)
GAMES, GAMES_DRAWN, TIMES, PHASES = 300, 120, 2, 10
SEED, PENALTY, HELD = 7, 3.0, 4  # every so many scenarios are held out


# %%
def positions(scenario, games, rng):
    """Stop battles somewhere; give their features, and what red scored in the end."""
    begun = start(scenario, ("careful", "careful"))
    ended = play_range(begun, SEED, 0, games)
    winner = ended[:, kept.WINNER]
    scores = np.where(winner < 0, 0.5, winner == 0)
    for game in range(games):
        turn = int(rng.integers(1, ended[game, kept.TURNS] + 1))
        onward = begun if turn == 1 else play_to(begun, SEED, game, turn=turn).onward
        question = onward.question.copy()
        question[at.ORDERS_LIMIT] = onward.state[at.ORDERS_PHASES] + int(rng.integers(1, PHASES))
        row = play_range(replace(onward, question=question), SEED, game, 1)[0]
        if row[kept.REASON] == at.BY_STOP:
            yield row[kept.ROW : ROW] / WHOLE, scores[game]


def fitted(features, scores):
    """Fit a logistic without a constant, so that swapping the sides swaps the chances."""
    weights = np.zeros(features.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-features @ weights))
        slope = features.T @ (scores - chance) - PENALTY * weights
        bend = (features * (chance * (1 - chance))[:, None]).T @ features
        weights += np.linalg.solve(bend + PENALTY * np.eye(len(weights)), slope)
    return weights


def log_loss(features, scores, weights):
    """Give the mean log-loss of chances."""
    chance = np.clip(1 / (1 + np.exp(-features @ weights)), 1e-6, 1 - 1e-6)
    return -(scores * np.log(chance) + (1 - scores) * np.log(1 - chance)).mean()


# %%
if __name__ == "__main__":
    rng = np.random.default_rng(SEED)
    scenarios = [(load(name), GAMES) for name in BUILT_IN]
    scenarios += [(drawn(seed), GAMES_DRAWN) for seed in DRAWN]
    found = [
        (number, *position)
        for number, (scenario, games) in enumerate(scenarios)
        for _ in range(TIMES)
        for position in positions(scenario, games, rng)
    ]
    of = np.array([number for number, _, _ in found])
    features = np.array([row for _, row, _ in found])
    scores = np.array([score for _, _, score in found])
    held = of % HELD == 1
    trial = fitted(features[~held], scores[~held])
    print(
        "positions", len(scores), "log-loss held out", log_loss(features[held], scores[held], trial)
    )
    print("of none", log_loss(features[held], scores[held], 0 * trial))
    print(tuple(np.rint(WHOLE * fitted(features, scores)).astype(int).tolist()))
