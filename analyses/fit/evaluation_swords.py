# %% [markdown]
# # How likely is a seat of Samurai Swords to win from here? The fit of the evaluation
#
# Run by hand, three minutes: `python -m analyses.fit.evaluation_swords`. Plays games of planners,
# stops each at the end of some of its rounds, and fits a conditional logit of the seats' features
# to who won. Prints the weights that `samurai_odds/swords/full_game/evaluated.py` ships, a row for
# each kind of game, and the log-loss on games held out. `... errors` prints how far chances
# evaluated after rollouts are off, on fresh games: of the planner's plan, and of its difference
# from the best.

# %%
"""Fit the win chances of a position of Samurai Swords to games that bots played."""

import sys
from dataclasses import replace

import numpy as np

from samurai_odds.play.game import all_by
from samurai_odds.play.games import play_range
from samurai_odds.play.rollouts import play_to
from samurai_odds.play.search.planning import plans, proposed
from samurai_odds.play.search.searching import SCALE, playing
from samurai_odds.swords.full_game.evaluated import (
    FEATURES,
    FIRST,
    LIVES,
    ROW,
    WHOLE,
    credit,
    credit_of_two,
)
from samurai_odds.swords.full_game.staging import stage
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules import recording as kept
from samurai_odds.swords.rules.layout import Question
from samurai_odds.swords.words import REPLIES

KINDS = ("two-player", *(f"{what}-{n}" for what in ("standard", "quick") for n in (3, 4, 5)))
GAMES, TIMES, LOOKED_AT = 1_500, 3, 128
SEED, PENALTY, HELD = 7, 3.0, 4  # every so many games are held out


# %%
def positions(key, games=GAMES):
    """Stop games at the end of some rounds; give features, who lives, and what each won."""
    start = stage(key, None, "planner").start
    ended = play_range(start, SEED, 0, games)
    of_two = key == KINDS[0]
    won = credit_of_two(ended) if of_two else credit(ended, at.MOST_SEATS)
    rng = np.random.default_rng(SEED)
    for game in range(games):
        rounds = int(ended[game, kept.ROUNDS])
        wanted = rng.choice(rounds, min(TIMES, rounds), replace=False) + 1
        for after in wanted.tolist():
            question = start.question.copy()
            question[Question.stop_after.at] = after
            row = play_range(replace(start, question=question), SEED, game, 1)[0]
            if row[kept.REASON] == at.BY_STOP and won[game].any():
                features = row[FIRST:ROW].reshape(at.MOST_SEATS, FEATURES) / WHOLE
                lives = row[LIVES : LIVES + at.MOST_SEATS] > 0
                yield (game, *(sides(features, lives, won[game]) if of_two else
                               (features, lives, won[game])))  # fmt: skip


def sides(features, lives, won):
    """Give what two players have, each in both his colors."""
    both = features[[0, 2]] + features[[1, 3]]
    return both, np.array([True, True]), won[[0, 2]]


def chances(features, lives, weights):
    """Give each seat's chance."""
    sums = np.where(lives, features @ weights, -np.inf)
    parts = np.exp(sums - sums.max(axis=1, keepdims=True))
    return parts / parts.sum(axis=1, keepdims=True)


def fitted(features, lives, won):
    """Fit a conditional logit by Newton's method."""
    weights = np.zeros(FEATURES)
    for _ in range(30):
        share = chances(features, lives, weights)
        mean = np.einsum("gs,gsf->gf", share, features)
        slope = np.einsum("gs,gsf->f", won - share, features) - PENALTY * weights
        bend = np.einsum("gs,gsf,gsh->fh", share, features, features) - mean.T @ mean
        weights += np.linalg.solve(bend + PENALTY * np.eye(FEATURES), slope)
    return weights


def log_loss(features, lives, won, weights):
    """Give the mean log-loss of chances."""
    share = np.clip(chances(features, lives, weights), 1e-6, 1)
    return -(won * np.log(share)).sum(axis=1).mean()


def fit(key):
    """Print the weights of a kind of game, and the log-loss held out."""
    found = list(positions(key))
    games = np.array([game for game, *_ in found])
    features, lives, won = (np.array([one[k] for one in found]) for k in (1, 2, 3))
    held = games % HELD == 1
    trial = fitted(features[~held], lives[~held], won[~held])
    parts = features[held], lives[held], won[held]
    loss, none = log_loss(*parts, trial), log_loss(*parts, 0 * trial)
    print(f"# {key}: {len(games)} positions, log-loss {loss:.3f}, of none {none:.3f}")
    weights = np.rint(WHOLE * fitted(features, lives, won)).astype(int).tolist()
    print(f"{tuple(weights)},", flush=True)


# %%
def choice(number):
    """Give a game of planners before some choice that a seat which searches decides."""
    start = stage(KINDS[number % len(KINDS)], None, "planner").start
    onward = play_to(
        start.with_bots(["searching:2"] * start.seats), SEED, number, deciding=True
    ).onward
    for _ in range(5 + number % 60):
        after = play_to(onward, SEED, number, draws=1).onward
        after = after and play_to(after, SEED, number, deciding=True).onward
        if after is None:
            break
        onward = after
    return all_by(onward, "planner")


def apart(number, rounds, games):
    """Give what the planner's plan, and the best one, come to: evaluated less played to the end.

    The best is found by other games, as in a review.
    """
    onward = choice(number)
    listed = proposed(onward) or plans(onward, ("planner",))
    looked = [playing(plan, rounds, number + 1)(0, LOOKED_AT).sum() for plan in listed]
    best = listed[int(np.argmax(looked))]
    found = []
    for plan in (listed[0], best) if best is not listed[0] else (best,):
        ends = playing(plan, None, number)(0, games) / SCALE
        stops = playing(plan, rounds, number)(0, games) / SCALE
        found.append(stops - ends)
    return found


def off(values, luck):
    """Give a root mean square from which luck has been taken out."""
    return max(0.0, float(np.mean(np.square(values)) - np.mean(luck))) ** 0.5


def errors(rounds, choices=42, games=400):
    """Print how far chances evaluated some rounds on are off, root mean square."""
    single, single_luck, gaps, gap_luck = [], [], [], []
    for number in range(6_000, 6_000 + choices):
        found = apart(number, rounds, games)
        single.append(found[0].mean())
        single_luck.append(found[0].var() / games)
        if len(found) > 1:
            gap = found[0] - found[1]
            gaps.append(gap.mean())
            gap_luck.append(gap.var() / games)
    print("rounds", rounds, "chances", len(single), off(single, single_luck), flush=True)
    print("differences", len(gaps), off(gaps, gap_luck), flush=True)


# %%
if __name__ == "__main__":
    if sys.argv[1:2] == ["errors"]:
        for after in map(int, sys.argv[2:] or (REPLIES,)):
            errors(after)
        sys.exit()
    for kind in sys.argv[1:] or KINDS:
        fit(kind)
