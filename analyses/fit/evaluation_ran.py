# %% [markdown]
# # How likely is a side to win a battle of RAN from here? The fit of the evaluation
#
# Run by hand, a few minutes: `python -m analyses.fit.evaluation_ran`. Plays battles of two
# `careful` bots on built-in scenarios (not `suriagehara`) and on drawn ones, stops each somewhere
# between two Orders Phases, and fits a logistic of its features to who won. Prints the weights
# that `samurai_odds/ran/full_game/evaluated.py` ships, and the log-loss on battles that were held
# out. `... errors` prints how far chances evaluated after rollouts are off: of single plans, and
# of the difference of two, on fresh drawn battles.

# %%
"""Fit the win chance of a position of RAN to battles that bots played."""

import sys
from dataclasses import replace

import numpy as np

from analyses.fit.generated_battles import drawn
from samurai_odds.play.game import all_by
from samurai_odds.play.games import play_range, record
from samurai_odds.play.layout import kind_of
from samurai_odds.play.rollouts import play_to
from samurai_odds.play.search.planning import plans
from samurai_odds.play.search.searching import SCALE, playing
from samurai_odds.ran.full_game.evaluated import ROW, WHOLE
from samurai_odds.ran.full_game.game import start
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules import recording as kept
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.scenario.text import load
from samurai_odds.ran.words import REPLIES

BUILT_IN = ("nunobeyama", "study-foot", "study-guns-and-horse", "study-three-contingents")
DRAWN = range(5_000, 5_060)
GAMES, GAMES_DRAWN, TIMES, PHASES = 300, 120, 2, 10
CHOICES = (at.CONTINGENT_CHOICE, at.CONTINUITY_CHOICE)
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
        Question(question).orders_limit = State(onward.state).orders_phases + int(
            rng.integers(1, PHASES)
        )
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


def apart(seed, replies, games):
    """Give what two plans' evaluated chances are off, and the variance of that by luck."""
    begun = all_by(start(drawn(seed), ("careful", "careful")), "careful")
    rng = np.random.default_rng(seed)
    whats = [what for what, _, _ in record(begun, SEED, 0)]
    choices = [k for k, what in enumerate(whats) if kind_of(what) in CHOICES]
    onward = play_to(begun, SEED, 0, draws=int(rng.choice(choices))).onward
    found = []
    for plan in plans(onward, ("careful", "greedy"))[:2]:
        ends = playing(plan, None, seed)(0, games) / SCALE
        stops = playing(plan, replies, seed)(0, games) / SCALE
        found.append(stops - ends)
    return found


def off(values, luck):
    """Give a root mean square from which luck has been taken out."""
    return max(0.0, float(np.mean(np.square(values)) - np.mean(luck))) ** 0.5


def errors(battles=60, replies=REPLIES, games=400):
    """Print how far evaluated chances are off, root mean square."""
    single, single_luck, gaps, gap_luck = [], [], [], []
    for seed in range(6_000, 6_000 + battles):
        found = apart(seed, replies, games)
        for values in found:
            single.append(values.mean())
            single_luck.append(values.var() / games)
        if len(found) > 1:
            gap = found[0] - found[1]
            gaps.append(gap.mean())
            gap_luck.append(gap.var() / games)
    print("chances", len(single), off(single, single_luck))
    print("differences", len(gaps), off(gaps, gap_luck))


# %%
if __name__ == "__main__":
    if sys.argv[1:2] == ["errors"]:
        errors()
        sys.exit()
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
