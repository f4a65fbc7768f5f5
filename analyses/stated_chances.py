# %% [markdown]
# # How far off is a stated chance to win?
#
# Run by hand on a quiet machine, about an hour (with `--workers N` or `--dask ADDRESS` games are
# played elsewhere): `python -m analyses.stated_chances errors` measures
# how far the evaluation is off after rollouts from positions that it was not fitted on, and writes
# that into `samurai_odds/battles/bots/evaluation.toml`; `... check` states a chance for the best
# turn of a hundred positions of built-in scenarios, and of those in `analyses/positions`, and
# compares it with games in which that turn is played and `steady` then plays both sides. Writes
# `reports/stated_chances.md`; what it has compared stands in `stated_chances.csv`, and a run that
# was cut off goes on from there.

# %%
"""Compare the chances that advice states with full games played on."""

import csv
import re
import sys
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

import numpy as np

from analyses.fit.elsewhere import elsewhere
from analyses.fit.evaluation_games import CHECKED, EPIC_CHECKED
from analyses.fit.generated_fields import perturbed, random_field
from samurai_odds import Limit, __version__, battles
from samurai_odds.battles.facts import load as facts
from samurai_odds.battles.full_game.contest import Contest
from samurai_odds.battles.full_game.game import GAME, start
from samurai_odds.battles.rules.saving import position
from samurai_odds.battles.rules.setup import Setup
from samurai_odds.battles.scenario.text import load, shipped
from samurai_odds.battles.words import REPLIES
from samurai_odds.play.rollouts import play_to, seen_by
from samurai_odds.play.search.racing import mean_of
from samurai_odds.play.search.searching import SCALE, playing
from samurai_odds.play.workers.player import Player

HERE = Path(__file__).resolve().parent
KEPT = HERE / "stated_chances.csv"
TURN_LIMIT = 300
LEAST = 0.005  # nothing is said to be surer than that
LATEST = 24  # turn at which a position is taken
STATED = Limit(samples=256, seconds=60)
TRUTH = {"errors": 400, "check": 2_000}  # games
NUMBER = {"core": 30, "epic": 12, "check": 100}  # positions: of a kind; of built-in scenarios
SEEDS = {"errors": 5_001, "check": 5_002}


COLUMNS = ["seed", "name", "near_end", "stated", "stated_se", "truth", "truth_se"]


# %%
@dataclass(frozen=True)
class Compared:
    """A stated chance beside full games: of the best turn, and of the next less good one."""

    name: str
    near_end: bool
    stated: float
    stated_se: float
    truth: float
    truth_se: float
    gap: float | None = None
    gap_truth: float = 0.0
    gap_se: float = 0.0


def compared(there, name, scenario, games, seed, evaluated=False):
    """State the chance of the best turn of a position, and play on from it; None if that is won.

    Or give the chance as the evaluation alone has it; None near the end, where it has none.
    """
    advice = battles.advise(scenario, limit=STATED, seed=seed, deal=True, executor=there.meter)
    player = Player(executor=there.meter, question=lambda: Contest(scenario))
    best, other = advice.turns[0], advice.compared
    near_end = not any(advice.off)
    if best.candidate.wins or (evaluated and near_end):
        return None
    truth = outcomes(player, best, games, seed)
    value = best.placing.value
    if evaluated:
        value = mean_of(playing(best.candidate.plan, REPLIES, seed)(0, STATED.samples), SCALE)
    found = [name, near_end, float(value), value.se, *mean(truth)]
    if other is not None and evaluated:
        apart = truth - outcomes(player, other, games, seed)
        loss = other.placing.loss
        found += [float(loss), apart.mean(), (mean(apart)[1] ** 2 + loss.se**2) ** 0.5]
    return Compared(*found)


def outcomes(player, turn, games, seed):
    """Play a turn's games to the end, hidden cards redrawn, with luck that advice did not see."""
    plan = turn.candidate.plan
    rows = player.play_many(seen_by(plan.start, plan.seat), seed + 7_777, 0, games)
    return GAME.worth(rows, plan.seat) / 10_000


def mean(values):
    """Give a mean with its error."""
    return float(values.mean()), float(values.std(ddof=1) / len(values) ** 0.5)


def saved(scenario, seed, latest=LATEST):
    """Play a scenario on to some turn; give the position, None if the game ended before."""
    rng = np.random.default_rng(seed)
    setup = Setup(scenario, facts(), turn_limit=TURN_LIMIT)
    onward = play_to(start(setup, "steady", "steady"), seed, 0, turn=int(rng.integers(2, latest)))
    return None if onward.onward is None else position(setup, onward.onward.state)


def root_mean_square(apart, errors):
    """Give the root mean square of differences, less what their own errors explain."""
    apart, errors = np.array(apart), np.array(errors)
    return float(np.sqrt(max(0.0, (apart**2).mean() - (errors**2).mean())))


def held_out(kind, seed):
    """Draw positions that nothing was fitted on: of changed scenarios and random fields."""
    rng, names = np.random.default_rng(seed), EPIC_CHECKED if kind == "epic" else CHECKED
    base = load("epic-study-foot" if kind == "epic" else "study-spears")
    while True:
        drawn = random_field(base, rng) if rng.random() < 0.33 else None
        scenario = drawn or perturbed(load(str(rng.choice(names))), rng)
        here = scenario and saved(scenario, int(rng.integers(1 << 30)), 12)
        if here:
            yield here


# %%
def measure_errors(there):
    """Measure the evaluation's error on positions held out, and write it into the data file."""
    file = HERE.parent / "samurai_odds" / "battles" / "bots" / "evaluation.toml"
    lines = ["[errors]  # root mean square, on positions held out (analyses/stated_chances.py)"]
    for kind in ("core", "epic"):
        found, seed = [], SEEDS["errors"]
        for scenario in held_out(kind, SEEDS["errors"]):
            seed += 1
            one = compared(there, kind, scenario, TRUTH["errors"], seed, evaluated=True)
            if one:
                found.append(one)
                print(one, flush=True)
            if len(found) == NUMBER[kind]:
                break
        chance = root_mean_square(
            [one.stated - one.truth for one in found],
            [np.hypot(one.stated_se, one.truth_se) for one in found],
        )
        apart = [one for one in found if one.gap is not None]
        difference = root_mean_square(
            [one.gap - one.gap_truth for one in apart], [one.gap_se for one in apart]
        )
        lines += [
            f"[errors.{kind}]",
            f"positions = {len(found)}",
            f"chance = {max(chance, LEAST):.3f}",
            f"difference = {max(difference, LEAST):.3f}",
        ]
    text = re.sub(r"\n\[errors\].*", "\n", file.read_text(encoding="utf-8"), flags=re.DOTALL)
    file.write_text(text.rstrip() + "\n\n" + "\n".join(lines) + "\n", encoding="utf-8")


def check(there, number):
    """Compare stated chances with full games, and write the page."""
    kept = read_kept()
    for path in sorted((HERE / "positions").glob("*.txt")):
        once(there, kept, path.stem, str(path), SEEDS["check"])
    seed, done = SEEDS["check"], 0
    while done < number:
        seed += 1
        key = shipped()[seed % len(shipped())]
        scenario, before = partial(saved, load(key), seed), len(kept)
        done += once(there, kept, key, scenario, seed) is not None
        if len(kept) > before or done == number:
            write([each for each in kept.values() if each])


def once(there, kept, name, scenario, seed):
    """Compare a position once; note it at once in the file of what was compared."""
    key = (name, seed)
    if key not in kept:
        scenario = scenario() if callable(scenario) else scenario
        kept[key] = scenario and compared(there, name, scenario, TRUTH["check"], seed)
        with KEPT.open("a", encoding="utf-8", newline="") as file:
            row = asdict(kept[key]) if kept[key] else {"name": name}
            csv.DictWriter(file, COLUMNS, extrasaction="ignore", lineterminator="\n").writerow(
                row | {"seed": seed}
            )
    return kept[key]


def read_kept():
    """Read what was compared before, by name and seed: None where there was nothing to compare."""
    if not KEPT.exists():
        KEPT.write_text(",".join(COLUMNS) + "\n", encoding="utf-8")
    with KEPT.open(encoding="utf-8", newline="") as file:
        return {(row["name"], int(row["seed"])): read_row(row) for row in csv.DictReader(file)}


def read_row(row):
    """Read one position that was compared."""
    if not row["stated"]:
        return None
    numbers = (float(row[column]) for column in COLUMNS[3:])
    return Compared(row["name"], row["near_end"] == "True", *numbers)


def write(found):
    """Write the page of all positions compared so far."""
    parts = {
        "all": found,
        "played to the end": [one for one in found if one.near_end],
        "compared by evaluation, the best played to the end": [
            one for one in found if not one.near_end
        ],
    }
    lines = ["| positions | number | off, root mean square | mean |", "| :-- | --: | --: | --: |"]
    for part, ones in parts.items():
        apart = [100 * (one.stated - one.truth) for one in ones] or [np.nan]
        off = float(np.sqrt(np.mean(np.square(apart))))
        lines.append(f"| {part} | {len(ones)} | {off:.1f} points | {np.mean(apart):+.1f} |")
    each = ["| position | stated | played | off |", "| :-- | --: | --: | --: |"]
    each += [
        f"| {one.name}{', to the end' * one.near_end} | {100 * one.stated:.1f}% ± "
        f"{100 * one.stated_se:.1f} | {100 * one.truth:.1f}% ± {100 * one.truth_se:.1f} "
        f"| {100 * (one.stated - one.truth):+.1f} |"
        for one in found
    ]
    page = [
        "# Stated chances beside full games",
        "",
        f"Version {__version__}. Samurai Battles. The chance that `advise` states for its best "
        f"turn ({STATED.samples:,} games of each turn, {STATED.seconds} seconds at most) beside "
        f"{TRUTH['check']:,} games in which that turn is played and `steady` then plays both "
        "sides, hidden cards redrawn, on fresh seeds. Points of win chance.",
        "",
        *lines,
        "",
        *each,
        "",
    ]
    (HERE.parent / "reports" / "stated_chances.md").write_text("\n".join(page), encoding="utf-8")
    print("\n".join(lines))


if __name__ == "__main__":
    with elsewhere(sys.argv[1:]) as (plays, what):
        if what == ["errors"]:
            measure_errors(plays)
        elif what[:1] == ["check"]:  # and of how many positions
            check(plays, int(what[1]) if len(what) > 1 else NUMBER["check"])
        else:
            sys.exit("which? errors or check")
