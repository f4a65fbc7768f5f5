# %% [markdown]
# # How likely is a side to win from here? The fit of the judgement
#
# Run by hand, about ten minutes: `python -m analyses.judgement`. Plays games of two equal
# bots, looks at every third turn's start, and fits a logistic to who won. Writes the weights
# that the library ships (`samurai_odds/battles/bots/judgement.toml`) and
# `reports/judgement.md`: what each feature is worth with its error, and how the judgement does
# on scenarios that it was not fitted on.

# %%
"""Fit the win chance of a position of Samurai Battles to games that bots played."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import statsmodels.api as sm
from scipy.special import expit

from samurai_odds import __version__
from samurai_odds.battles.bots.evaluation import FEATURES, NAMES, note_features
from samurai_odds.battles.bots.terms.scratch import JUDGED
from samurai_odds.battles.facts import load as facts
from samurai_odds.battles.field import layout as at
from samurai_odds.battles.field.setup import Setup
from samurai_odds.battles.scenario.text import load
from samurai_odds.battles.whole.game import GAME, start
from samurai_odds.play.game import Start
from samurai_odds.play.games import play_many

HERE = Path(__file__).resolve().parent.parent
WEIGHTS = HERE / "samurai_odds" / "battles" / "bots" / "judging" / "judgement.toml"
REPORT = HERE / "reports" / "judgement.md"
FITTED = (
    "arita-castle-phase-1",
    "first-samurai-skirmish",
    "kawanakajima-phase-3",
    "nagashino-center",
    "saigadake-ravine",
    "sekigahara-east-of-nangu",
    "study-levies",
    "epic-kawanakajima",
    "epic-study-all-arms",
)
CHECKED = (
    "koriyama-castle-september",
    "nunobeyama",
    "study-combined-arms",
    "study-spears",
    "epic-sekigahara",
    "epic-study-foot",
)
BOTS = ("steady", "careful")  # each against itself
GAMES, EPIC_GAMES = 700, 150  # of each, on each scenario
SEED, CHECK_SEED = 2_014, 2_015
EVERY, MOST = 3, 16  # turns between positions, positions of a game
TURN_LIMIT = 300
SCALED_FROM = NAMES.index("circles")

# %%


def note_position(q, s, row):
    """Keep a position at the start of every third turn, as who is to move sees it."""
    if s[at.TURN] % EVERY == 0 and row[1] < MOST and s[at.ENDED] == at.PLAYING:
        note_features(q, s, s[at.ACTIVE], JUDGED)
        place = 2 + row[1] * (FEATURES + 1)
        row[place] = s[at.ACTIVE]
        for k in range(FEATURES):
            row[place + 1 + k] = s[JUDGED + k]
        row[1] += 1


def record_winner(q, s, row):
    """Keep who has won."""
    row[0] = s[at.WINNER]


JUDGED_GAME = replace(
    GAME,
    name="battles, judged",
    note=note_position,
    record=record_winner,
    row=2 + MOST * (FEATURES + 1),
)


def positions(name, bot, seed):
    """Play games; give features, whether who was to move won, the game and its weight."""
    setup = Setup(load(name), facts(), turn_limit=TURN_LIMIT)
    begun = start(setup, bot, bot)
    games = EPIC_GAMES if name.startswith("epic") else GAMES
    rows = play_many(Start(JUDGED_GAME, begun.question, begun.state), seed, 0, games)
    found = []
    for game, row in enumerate(rows):
        if row[0] < 0:
            continue
        seen = row[2 : 2 + row[1] * (FEATURES + 1)].reshape(row[1], FEATURES + 1).astype(float)
        for position in seen:
            found.append([*position[1:], position[0] == row[0], game, 1 / row[1]])
    return np.array(found)


def log_loss(weights, data):
    """Measure how surprised the judgement is by who won, a game counting once."""
    p = np.clip(expit(data[:, :FEATURES] @ weights), 1e-9, 1 - 1e-9)
    won, counts = data[:, FEATURES], data[:, -1]
    return float(np.average(-np.where(won > 0, np.log(p), np.log(1 - p)), weights=counts))


# %%
data = {
    (name, bot): positions(name, bot, SEED if name in FITTED else CHECK_SEED)
    for name in FITTED + CHECKED
    for bot in BOTS
}
joined = []
for number, key in enumerate((name, bot) for name in FITTED for bot in BOTS):
    part = data[key].copy()
    part[:, -2] += number * 1_000_000
    joined.append(part)
fitted_on = np.concatenate(joined)
features, won = fitted_on[:, :FEATURES], fitted_on[:, FEATURES]
counts = fitted_on[:, -1]
weights = sm.GLM(won, features, family=sm.families.Binomial(), var_weights=counts).fit().params
chances = expit(features @ weights)
curvature = features.T @ (features * (counts * chances * (1 - chances))[:, None])
pulls = np.zeros((len(np.unique(fitted_on[:, -2])), FEATURES))  # of each game
np.add.at(
    pulls,
    np.unique(fitted_on[:, -2], return_inverse=True)[1],
    features * (counts * (won - chances))[:, None],
)
inverse = np.linalg.inv(curvature)
errors = np.sqrt(np.diag(inverse @ (pulls.T @ pulls) @ inverse))
banners_only = np.zeros(FEATURES)
few = [NAMES.index(name) for name in ("to_move", "last_banners", "banners")]
simple = sm.GLM(won, features[:, few], family=sm.families.Binomial(), var_weights=counts)
banners_only[few] = simple.fit().params

# %%
spread = features.std(axis=0)
spread[0] = 1
lines = ["| feature | weight | in its spread | error |", "| :-- | --: | --: | --: |"]
lines += [
    f"| {name.replace('_', ' ')} | {weight:.6f} | {weight * width:+.2f} | {error * width:.2f} |"
    for name, weight, width, error in zip(NAMES, weights, spread, errors, strict=True)
]
losses = [
    "| scenario | bots | positions | judgement | banners alone |",
    "| :-- | :-- | --: | --: | --: |",
]
for part, names in (("fitted on", FITTED), ("checked on", CHECKED)):
    for name in names:
        for bot in BOTS:
            found = data[name, bot]
            losses.append(
                f"| {name} ({part}) | {bot} | {len(found)} | {log_loss(weights, found):.3f} "
                f"| {log_loss(banners_only, found):.3f} |"
            )
checked = np.concatenate([data[name, bot] for name in CHECKED for bot in BOTS])
judged = expit(checked[:, :FEATURES] @ weights)
calibration = ["| judged | positions | mean | won |", "| :-- | --: | --: | --: |"]
for low in range(0, 100, 10):
    there = (judged >= low / 100) & (judged < (low + 10) / 100)
    share = np.average(checked[there, FEATURES], weights=checked[there, -1])
    calibration.append(
        f"| {low}-{low + 10}% | {there.sum()} | {100 * judged[there].mean():.1f}% "
        f"| {100 * share:.1f}% |"
    )
overall = log_loss(weights, checked), log_loss(banners_only, checked)
REPORT.write_text(
    "\n".join(
        [
            "# The judgement of positions",
            "",
            f"Version {__version__}. Games of two equal bots ({', '.join(BOTS)}), {GAMES} of each "
            f"on each scenario ({EPIC_GAMES} in Epic), a position every {EVERY} turns, at most "
            f"{MOST} a game, which counts as one. Log-loss: 0.693 is a coin. Errors are by games.",
            "",
            f"On scenarios not fitted on: log-loss {overall[0]:.3f}, by banners alone "
            f"{overall[1]:.3f}.",
            "",
            *losses,
            "",
            "## Calibration on scenarios not fitted on",
            "",
            *calibration,
            "",
            "## Weights",
            "",
            "In the log of the odds; the second column for a spread (standard deviation) of the "
            "feature, with its error.",
            "",
            *lines,
            "",
        ]
    ),
    encoding="utf-8",
)
WEIGHTS.write_text(
    "\n".join(
        [
            "# Weights of the judgement of positions, in the log of the odds; written by",
            "# analyses/judgement.py, which says how. What each counts: features.py.",
            'source = "assumed"',
            f'made = "logistic fit to games of {" and ".join(BOTS)} against themselves, '
            f'{GAMES} each a scenario"',
            f"fitted_on = {list(FITTED)}".replace("'", '"'),
            f"checked_on = {list(CHECKED)}".replace("'", '"'),
            f"log_loss_checked = {overall[0]:.3f}",
            f"log_loss_banners_alone = {overall[1]:.3f}",
            "",
            "[weights]",
            *(f"{name} = {weight:.6f}" for name, weight in zip(NAMES, weights, strict=True)),
            "",
        ]
    ),
    encoding="utf-8",
)
