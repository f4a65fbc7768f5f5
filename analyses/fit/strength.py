# %% [markdown]
# # How strong are the bots that look ahead?
#
# Run by hand: `python -m analyses.fit.strength steady` (a quarter of an hour) or `... searching`
# (two hours; `... searching 1 0.1` plays a tenth of the games of the second bot); `--workers N`
# or `--dask ADDRESS` says on what. Mirrored deals: each is played in both seats. `steady` plays
# against `careful`; a sequential test looks after so many deals and whenever they have doubled;
# the chance that it calls the bot better than it is anywhere is 1% over all scenarios and looks.
# It plays itself with the weights that it had before they were learned, too. `searching` plays
# `steady`, the strongest plain bot, over five scenarios. Writes `reports/steady.md` or
# `reports/searching.md`. None of these games was used to choose anything.

# %%
"""Measure `steady` against `careful`, or `searching` against `steady`, and write the report."""

import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import NormalDist

import numpy as np

from analyses.fit.elsewhere import elsewhere
from samurai_odds import __version__
from samurai_odds.battles.bots.steady_scratch import PLACES, fitted
from samurai_odds.battles.full_game.contest import Contest
from samurai_odds.battles.rules import recording
from samurai_odds.battles.rules.layout import Question
from samurai_odds.battles.scenario.text import shipped
from samurai_odds.play.games import play_many

REPORTS = Path(__file__).resolve().parents[2] / "reports"
FALSE_ALARMS = 0.01
TURN_LIMIT = 500


# %%
@dataclass(frozen=True)
class Claim:
    """What is tested: that a bot wins more than a share, on some scenarios."""

    bot: str
    share: float
    scenarios: tuple[str, ...]
    looks: tuple[int, ...]  # deals
    seed: int

    @property
    def beyond(self):
        """How many errors from the share decide."""
        tests = len(self.looks) * len(self.scenarios)
        return NormalDist().inv_cdf(1 - FALSE_ALARMS / tests)


CLAIMS = {
    "steady": Claim(
        "steady", 0.5, tuple(shipped()), tuple(128 << k for k in range(8)), seed=20_261
    ),
}


@dataclass(frozen=True)
class Pooled:
    """A bot's score over five scenarios against `steady`, and its lowest likely value."""

    bot: str
    games: int
    sure: float  # one-sided


POOLED = (Pooled("searching:300", 2_100, 0.99), Pooled("searching:2000", 1_500, 0.95))
POOLED_ON = (
    "first-samurai-skirmish",
    "koriyama-castle-september",
    "nunobeyama",
    "saigadake-ravine",
    "nagashino-center",
)
POOLED_SEED = 20_263


BEFORE = {
    **{"circle_block": 900, "triangle_block": 1000, "square_block": 1100, "swords_block": 1000},
    **{"banner": 3000, "second_last_banner": 3500, "last_banner": 6000, "retreat": 250},
    **{"token": 180, "lack": 300, "caution": 115, "danger": 55, "deterred": 60},
    **{"second_enemy": 65, "soon": 15, "fire_danger": 70, "threat": 5, "approach": 60},
    **{"progress": 40, "way": 4, "guard": 15, "support": 80, "together": 20, "urgency": 40},
    **{"card_kept": 30, "strike_kept": 400, "ground": 300, "exposed": 50, "leads": 100},
    **{"spare": 1, "standoff": 2, "section": 50, "weak": 100, "steadfast": 500, "follow": 300},
    **{"cover": 70, "shoots": 100, "approach_mounted": 100, "danger_hurt": 100},
    **{"danger_led": 100, "danger_mounted": 100},
}
"""The weights that `steady` had before they were learned; those not named counted nothing."""
BEFORE_DEALS, BEFORE_SEED = 260, 20_264


# %%
def contest(name, bots):
    """Give a battle between two bots."""
    return Contest(name, *bots, turn_limit=TURN_LIMIT)


def red_scores(winner):
    """Score games by their winner: 1 for red (side 0), 0 for blue, 1/2 where it is below 0."""
    return np.where(winner < 0, 0.5, np.where(winner == 0, 1.0, 0.0))


def match(claim, name, there):
    """Play until the test decides; give a deal's scores as red and as blue, and the turns."""
    scores, turns = np.zeros((2, 0)), []
    for goal in claim.looks:
        done = scores.shape[1]
        rows = [
            there.play(contest(name, bots), claim.seed, done, goal - done)
            for bots in ((claim.bot, "careful"), ("careful", claim.bot))
        ]
        of_red = [red_scores(one[:, recording.WINNER]) for one in rows]
        fresh = np.stack([of_red[0], 1 - of_red[1]])
        scores = np.concatenate([scores, fresh], axis=1)
        turns += [*rows[0][:, recording.TURNS], *rows[1][:, recording.TURNS]]
        deals = scores.mean(axis=0)
        error = deals.std(ddof=1) / np.sqrt(goal)
        if abs(deals.mean() - claim.share) > claim.beyond * error:
            break
    return scores, error, float(np.mean(turns))


def line(claim, name, there):
    """Write what came of one scenario as a line of the table."""
    scores, error, turns = match(claim, name, there)
    share = scores.mean()
    verdict = "undecided"
    if abs(share - claim.share) > claim.beyond * error:
        verdict = "above" if share > claim.share else "below"
    seats = scores.std(axis=1, ddof=1) / np.sqrt(scores.shape[1])
    return (
        f"| {name} | {scores.shape[1]} | {100 * share:.1f}% ± {100 * error:.1f} "
        f"| {100 * scores[0].mean():.1f}% ± {100 * seats[0]:.1f} "
        f"| {100 * scores[1].mean():.1f}% ± {100 * seats[1]:.1f} | {turns:.0f} | {verdict} |"
    )


def against_before():
    """Play `steady` against its weights of before, mirrored; give the lines of a table."""
    now, before = (
        np.array([weights.get(name, 0) for name in PLACES], dtype=np.int64)
        for weights in (fitted()["weights"], BEFORE)
    )
    lines, everything, games = [], [], 2 * BEFORE_DEALS
    for name in POOLED_ON:
        battle = contest(name, ("steady", "steady")).starts[-1]
        red, blue = (
            against(battle, *pair, BEFORE_SEED, BEFORE_DEALS)
            for pair in ((now, before), (before, now))
        )
        both = (red + 1 - blue) / 2
        everything.append(both)
        lines.append(
            f"| {name} | {games} | {100 * both.mean():.1f}% ± {100 * error_of(both):.1f} "
            f"| {100 * red.mean():.1f}% | {100 * (1 - blue.mean()):.1f}% |"
        )
        print(lines[-1], flush=True)
    mean = float(np.mean([part.mean() for part in everything]))
    error = float(np.sqrt(sum(error_of(part) ** 2 for part in everything)) / len(everything))
    lowest = mean - NormalDist().inv_cdf(0.99) * error
    lines.append(
        f"| **all** | {games * len(lines):,} | **{100 * mean:.1f}% ± {100 * error:.1f}** "
        f"| 99% sure: above {100 * lowest:.1f}% | |"
    )
    return lines


def against(battle, red, blue, seed, deals):
    """Play deals between two sets of weights; give red's scores."""
    for side, weights in enumerate((red, blue)):
        for place, value in zip(PLACES.values(), weights, strict=True):
            battle.question[Question.weights.place(side) + place] = value
    return red_scores(play_many(battle, seed, 0, deals)[:, recording.WINNER])


def report(claim, lines, before):
    """Write the page around the tables."""
    words = [
        f"# {claim.bot} against careful",
        "",
        f"Version {__version__}. Mirrored deals, each in both seats; ± is one standard error. A "
        f"sequential test after {claim.looks[0]} deals and whenever they have doubled, to "
        f"{claim.looks[-1]}, asks whether `{claim.bot}` wins more than {100 * claim.share:.0f}%: "
        f"beyond {claim.beyond:.2f} errors it decides; {100 * FALSE_ALARMS:.0f}% false alarms "
        "over all scenarios and looks. The seat is worth more than the player in some of them: "
        "what a bot wins as red and as blue is to be read beside what `careful` wins there.",
        "",
        f"| scenario | deals | wins | as red | as blue | turns | {100 * claim.share:.0f}%? |",
        "| :-- | --: | --: | --: | --: | --: | :-- |",
        *lines,
        "",
        "## Against the weights that it had before they were learned",
        "",
        f"Five scenarios, mirrored deals, each in both seats, seed {BEFORE_SEED}.",
        "",
        "| scenario | games | wins | as red | as blue |",
        "| :-- | --: | --: | --: | --: |",
        *before,
        "",
    ]
    return "\n".join(words)


def pooled(claim, deals, there):
    """Play mirrored deals on each scenario; give the lines of one bot's table."""
    lines, everything = [], []
    for name in POOLED_ON:
        begun, pair = there.seconds, (claim.bot, "steady")
        red, back = (
            red_scores(there.play(contest(name, seats), POOLED_SEED, 0, deals)[:, recording.WINNER])
            for seats in (pair, pair[::-1])
        )
        blue = 1 - back
        cost = (there.seconds - begun) / (2 * deals)
        both = (red + blue) / 2
        everything.append(both)
        lines.append(
            f"| {name} | {2 * deals} | {100 * both.mean():.1f}% ± {100 * error_of(both):.1f} "
            f"| {100 * red.mean():.1f}% | {100 * blue.mean():.1f}% | {cost:.2f} s |"
        )
        print(claim.bot, lines[-1], flush=True)
    mean = float(np.mean([part.mean() for part in everything]))
    error = float(np.sqrt(sum(error_of(part) ** 2 for part in everything)) / len(everything))
    lowest = mean - NormalDist().inv_cdf(claim.sure) * error
    lines.append(
        f"| **all** | {2 * deals * len(POOLED_ON)} | **{100 * mean:.1f}% ± {100 * error:.1f}** "
        f"| {100 * claim.sure:.0f}% sure: above {100 * lowest:.1f}% | | |"
    )
    print(claim.bot, lines[-1], flush=True)
    return lines


def error_of(values):
    """Give the standard error of a mean."""
    return values.std(ddof=1) / np.sqrt(len(values))


def pooled_report(scales, there):
    """Write the page of the seats that search: of each so much of the games that were asked."""
    words = [
        "# searching against steady",
        "",
        f"Version {__version__}. Five scenarios, mirrored deals, each in both seats, seed "
        f"{POOLED_SEED}; ± is one standard error, by deals. CPU seconds a battle on the machine "
        "that played.",
        "",
    ]
    for claim, scale in zip(POOLED, scales, strict=True):
        deals = max(2, round(scale * claim.games / (2 * len(POOLED_ON))))
        words += [
            f"## {claim.bot}",
            "",
            f"{2 * deals * len(POOLED_ON):,} games of {claim.games:,} planned.",
            "",
            "| scenario | games | wins | as red | as blue | CPU |",
            "| :-- | --: | --: | --: | --: | --: |",
            *pooled(claim, deals, there),
            "",
        ]
    return "\n".join(words)


# %%
def main(words, there):
    """Measure what is asked for, and write the page."""
    if words[:1] == ["searching"]:
        page = pooled_report([float(share) for share in words[1:]] or [1.0, 1.0], there)
        (REPORTS / "searching.md").write_text(page, encoding="utf-8")
        return
    if not words or words[0] not in CLAIMS:
        sys.exit(f"which bot? one of {', '.join(CLAIMS)}, searching")
    claimed = CLAIMS[words[0]]
    lines = []
    for name in words[1:] or claimed.scenarios:
        lines.append(line(claimed, name, there))
        print(lines[-1], flush=True)
    if len(words) == 1:
        page = report(claimed, lines, against_before())
        (REPORTS / f"{words[0]}.md").write_text(page, encoding="utf-8")


# %%
if __name__ == "__main__":
    with elsewhere(sys.argv[1:]) as (plays, others):
        main(others, plays)
