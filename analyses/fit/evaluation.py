# %% [markdown]
# # How likely is a side to win from here? The fit of the evaluation
#
# Run by hand, half an hour on two cores: `python -m analyses.fit.evaluation` (needs
# `pip install "samurai-odds[fit]"`). Plays games of two equal bots on built-in scenarios, on such
# scenarios changed at random, on random fields and on fields with few units; looks at every third
# turn's start, and fits a logistic to who won. Writes the weights that the library ships
# (`samurai_odds/battles/bots/evaluation.toml`) and `reports/evaluation.md`: how the evaluation
# does on fields that it was not fitted on, beside the one before it and beside boosted trees.
# With `objectives` only what counts banners on the ground is fitted, to games of scenarios that
# have objectives and of variants with others; all other weights stay, and so do all games without.
# With `check` the shipped weights stay, and the page says how they do in games of today's bots,
# beside weights fitted to these: `steady` reads the evaluation, so that others change its games.

# %%
"""Fit the win chance of a position of Samurai Battles to games that bots played."""

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
from scipy.optimize import minimize
from scipy.special import expit
from sklearn.ensemble import HistGradientBoostingClassifier

from analyses.fit.evaluation_games import CHECKED, EPIC_CHECKED, FITTED, positions
from analyses.fit.generated_fields import few_units, other_aims, perturbed, random_field
from samurai_odds import __version__
from samurai_odds.battles.bots.evaluation import fitted_evaluation
from samurai_odds.battles.bots.layout import Features
from samurai_odds.battles.scenario.text import load

HERE = Path(__file__).resolve().parents[2]
WEIGHTS = HERE / "samurai_odds" / "battles" / "bots" / "evaluation.toml"
REPORT = HERE / "reports" / "evaluation.md"
BOTS = ("steady", "careful")  # each against itself; steady on two fields of three
SEED, CHECK_SEED = 3_014, 3_015
FIELDS = 12  # games of a field
CHECK = "check" in sys.argv
ON_GROUND = "objectives" in sys.argv
SCALE = next((float(word) for word in sys.argv[1:] if word[0].isdigit()), 1.0)  # for a try: fewer
HELD = round((3_000 if ON_GROUND else 10_000) * SCALE)  # games of a kind of field, held out
GAMES = {  # to fit on: of each kind, and how much they count
    "random": (round(8_000 * SCALE), 1.0),
    "few units": (round(4_000 * SCALE), 0.5),
    "perturbed": (round(9_000 * SCALE), 1.0),
    "plain": (round(4_500 * SCALE), 0.5),
    "objectives": (round(4_000 * SCALE), 1.0),
}
OF_GROUND = (
    *("held", "slipping", "due", "hold_free", "hold_taken"),
    *("capture_free", "capture_taken", "cross", "leave"),
)
AIMED = ("koriyama-castle-september", "nunobeyama", "saigadake-ravine")  # and half as often
AIMLESS = ("first-samurai-skirmish", "study-combined-arms", "study-spears")  # given some
NEGATIVE = {"one_block", "weak"}  # what harms a side that has it
FREE = {"to_move"}
PENALTY = 3e-5
PRICES = "# Of a block"  # where the part of the data file begins that is not written here
WANTED = {"random": 0.06, "few units": 0.04, "perturbed": 0.025, "plain": 0.004, "Epic": 0.03}
WANTED["objectives"] = 0.02

# %%


def drawn(kind, names, rng):
    """Draw a field of a kind."""
    if kind == "objectives":
        if rng.random() < 0.3:
            return other_aims(load(str(rng.choice(AIMLESS))), rng)
        base, draw = load(str(rng.choice(AIMED))), rng.random()
        return base if draw < 0.4 else (other_aims if draw < 0.8 else perturbed)(base, rng)
    if kind == "random":
        return random_field(load("study-spears" if rng.random() < 0.9 else "epic-study-foot"), rng)
    if kind == "few units":
        return few_units(load("study-spears"), rng)
    return perturbed(load(str(rng.choice(names))), rng)


def played(kind, names, games, seed, only_one):
    """Play games of a kind of field, by both bots; give their positions."""
    rng, found, number = np.random.default_rng([seed, len(kind)]), [], 0
    if kind in ("plain", "Epic"):
        each = games // (len(names) * len(BOTS))
        for name in names:
            for bot in BOTS:
                number += 1
                less = 4 if name.startswith("epic") and kind == "plain" else 1
                part = positions(load(name), bot, seed * 1000 + number, each // less, only_one)
                found += part
        return np.array(found)
    fields = []
    while number * FIELDS < games:
        scenario = drawn(kind, names, rng)
        number += 1
        if scenario is not None:
            bot = BOTS[number % 3 == 0]
            fields.append((scenario, bot, seed * 1_000_000 + number, FIELDS, only_one))
    with ThreadPoolExecutor() as pool:
        for part in pool.map(lambda field: positions(*field), fields):
            found += part
    return np.array(found)


def log_losses(chances, data):
    """Measure how surprised an evaluation is by who won, position by position."""
    p = np.clip(chances, 1e-6, 1 - 1e-6)
    return -np.where(data[:, -2] > 0, np.log(p), np.log(1 - p))


def shipped_weights():
    """Give the weights that the library ships."""
    return np.array([fitted_evaluation()["weights"][name] for name in Features.fields])


def fit(data, counted):
    """Fit a logistic whose weights have the sign that they must have, or stay; give them."""
    features = data[:, 2 : 2 + Features.width] / 1000
    spread = features.std(axis=0)
    spread[spread == 0] = 1
    scaled, won, share = features / spread, data[:, -2], counted / counted.sum()

    def loss(b):
        score = scaled @ b
        chances = expit(score)
        surprise = np.where(won > 0, np.logaddexp(0, -score), np.logaddexp(0, score))
        return (share * surprise).sum() + PENALTY * (b @ b), scaled.T @ (
            share * (chances - won)
        ) + 2 * PENALTY * b

    bounds = [
        (None, None) if name in FREE else (None, 0) if name in NEGATIVE else (0, None)
        for name in Features.fields
    ]
    begun = np.zeros(Features.width)
    if ON_GROUND:
        begun = shipped_weights() * spread
        stays = [name not in OF_GROUND for name in Features.fields]
        bounds = [
            (was, was) if stay else bound
            for was, stay, bound in zip(begun, stays, bounds, strict=True)
        ]
    found = minimize(loss, begun, jac=True, method="L-BFGS-B", bounds=bounds)
    return found.x / spread, spread


# %%
parts, weights_of = [], []
for kind, (games, counts_for) in GAMES.items():
    if ON_GROUND and kind != "objectives":
        continue
    part = played(kind, FITTED, games, SEED, False)
    parts.append(part)
    weights_of.append(part[:, -1] * counts_for / part[:, -1].sum())
    print(kind, len(part), "positions", flush=True)
fitted_on, counted = np.concatenate(parts), np.concatenate(weights_of)
fitted, spread = fit(fitted_on, counted)
weights = shipped_weights() if CHECK else fitted
held = {
    kind: played(kind, names, HELD, CHECK_SEED, True)
    for kind, names in (
        ("random", ()),
        ("few units", ()),
        ("perturbed", CHECKED),
        ("plain", CHECKED),
        ("Epic", EPIC_CHECKED),
        ("objectives", ()),
    )
    if not ON_GROUND or kind == "objectives"
}
trees = HistGradientBoostingClassifier(
    max_iter=300, learning_rate=0.06, max_leaf_nodes=15, l2_regularization=1.0, random_state=1
).fit(fitted_on[:, 2 : 2 + Features.width], fitted_on[:, -2], sample_weight=counted)

# %%
losses = [
    "| fields held out | games | this | before | better by | fitted again | boosted trees |",
    "| :-- | --: | --: | --: | --: | --: | --: |",
]
for kind, data in held.items():
    new = log_losses(expit(data[:, 2 : 2 + Features.width] / 1000 @ weights), data)
    old = log_losses(expit(data[:, 1] / 1000), data)
    bound = log_losses(trees.predict_proba(data[:, 2 : 2 + Features.width])[:, 1], data).mean()
    again = log_losses(expit(data[:, 2 : 2 + Features.width] / 1000 @ fitted), data)
    gain, error = (old - new).mean(), (old - new).std(ddof=1) / len(data) ** 0.5
    losses.append(
        f"| {kind} | {len(data):,} | {new.mean():.3f} | {old.mean():.3f} | "
        f"{gain:.3f} \u00b1 {error:.3f} (asked {WANTED[kind]}) | "
        f"{again.mean():.3f} | {bound:.3f} |"
    )
everything = np.concatenate(list(held.values()))
chances = expit(everything[:, 2 : 2 + Features.width] / 1000 @ weights)


def calibration(title, values):
    """Compare stated chances with games won, in tenths of some value."""
    lines = [f"| {title} | games | stated | won | apart |", "| :-- | --: | --: | --: | --: |"]
    for low in range(10):
        there = (values >= low / 10) & (values < (low + 1) / 10)
        if there.sum() < 100:
            continue
        stated, won = 100 * chances[there].mean(), 100 * everything[there, -2].mean()
        lines.append(
            f"| {10 * low}-{10 * low + 10}% | {there.sum():,} | {stated:.1f}% | {won:.1f}% "
            f"| {stated - won:+.1f} |"
        )
    return lines


table = ["| feature | weight | in its spread |", "| :-- | --: | --: |"]
table += [
    f"| {name.replace('_', ' ')} | {weight:.4f} | {weight * width:+.2f} |"
    for name, weight, width in zip(Features.fields, weights, spread, strict=True)
]


def made_of(data):
    """Say how the weights were made: those on the ground, or all."""
    said = f'"logistic fit to {len(data)} positions of games of {" and ".join(BOTS)}'
    said += ' against themselves"'
    if ON_GROUND:
        return f'made = "{fitted_evaluation()["made"]}"', f"on_the_ground = {said}"
    return (f"made = {said}",)


report = "\n".join(
    [
        "# The evaluation of positions",
        "",
        f"Version {__version__}. Samurai Battles. Games of two equal bots "
        f"({' and '.join(BOTS)}) on fields of four kinds, {len(fitted_on):,} positions; checked on "
        f"{HELD:,} games a kind, one position a game, on fields and scenarios not fitted on. "
        "Log-loss: 0.693 is a coin; errors are paired, by games. Boosted trees see the same "
        "features and games."
        + " The weights are those shipped, of games of earlier bots; *fitted again*: to these."
        * CHECK,
        "",
        *losses,
        "",
        "## Calibration on all fields held out",
        "",
        *calibration("stated", chances),
        "",
        *calibration("share of force", everything[:, 0] / 1000),
        "",
        "## Weights",
        "",
        "In the log of the odds; the last column for one spread (standard deviation) of the "
        "feature. A weight of 0 stands at its bound: nothing that a side has may count against it.",
        "",
        *table,
        "",
    ]
)
print(report)
if SCALE == 1.0 and not ON_GROUND:
    REPORT.write_text(report, encoding="utf-8")
if SCALE == 1.0 and not CHECK:
    kept = WEIGHTS.read_text(encoding="utf-8").partition(PRICES)  # these, and measured errors
    WEIGHTS.write_text(
        "\n".join(
            [
                "# Weights of the evaluation of positions, in the log of the odds; written by",
                "# analyses/fit/evaluation.py, which says how. What each counts: evaluation.py.",
                'source = "assumed"',
                *made_of(fitted_on),
                "",
                "[weights]",
                *(
                    f"{name} = {weight:.6f}"
                    for name, weight in zip(Features.fields, weights, strict=True)
                ),
                "",
                "".join(kept[1:]),
            ]
        ),
        encoding="utf-8",
    )
