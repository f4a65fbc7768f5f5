# %% [markdown]
# # What does a seat that searches find for its playouts?
#
# Run by hand: `python -m analyses.fit.budgets GAME [POSITIONS] [GAMES] [KIND]`. At decisions of
# fresh games that the first author plays in all seats, where there are two plans at least (with a
# KIND, the number of a kind of decision, only at such), each way to search chooses: some playouts,
# each of a given number of replies; 0 playouts are the author's own plan. Where they choose
# otherwise, what they chose is played to the end with the same luck. It stands in `budgets.csv`:
# a run that was cut off goes on from there. Prints what each way gains a decision on the first, and
# what it takes.

# %%
"""Measure what searches choose by their number of playouts and how far these go."""

import csv
import sys
import time
from dataclasses import astuple, dataclass, fields, replace
from functools import cache
from importlib import import_module
from pathlib import Path

import numpy as np

from samurai_odds.play import layout as at
from samurai_odds.play.game import all_by
from samurai_odds.play.games import ready
from samurai_odds.play.rollouts import play_to
from samurai_odds.play.search import searching
from samurai_odds.play.search.planning import planned, plans, proposed
from samurai_odds.play.search.searching import SCALE, Search, playing

KEPT = Path(__file__).with_suffix(".csv")
SEED, OF_A_KIND = 91_000, 93_000  # of the first position; of the first of a kind
POSITIONS, GAMES = 120, 1_000  # games to the end
TRIMMED = 0.01  # of the positions, those with most apart, are left out of a second mean
SCENARIOS = {
    "battles": (
        *("first-samurai-skirmish", "koriyama-castle-september", "nunobeyama"),
        *("saigadake-ravine", "nagashino-center"),
    ),
    "ran": (
        *("nunobeyama", "suriagehara", "study-foot", "study-guns-and-horse"),
        "study-three-contingents",
    ),
    "swords": ("two-player", "standard-3", "standard-4", "quick-3", "quick-4"),
}
WAYS = {  # playouts and replies; the first is what is in use
    "battles": ((300, 4), (2_400, 4), (420, 2)),
    "ran": ((400, 5), (3_200, 5), (0, 5)),
    "swords": ((400, 3), (3_200, 3), (400, 1), (700, 1), (800, 1), (480, 2)),
}


@dataclass(frozen=True)
class Found:
    """What a way to search gains at a position on the first way, in chances to win."""

    game: str
    seed: int
    kind: int  # of decision
    playouts: int
    replies: int
    played: int
    cpu: float
    gain: float


# %%
@cache
def begun(game, key):
    """Begin a game in which seats stop wherever one that searches might decide."""
    contest = import_module(f"samurai_odds.{game}.full_game.contest").Contest
    start = contest(key).staged.start
    start = replace(start, game=replace(start.game, unsearched=()))
    ready(start)
    return start.with_bots(["searching:2"] * start.seats)


def decisions(start, seed):
    """Yield where seats decide in a game that the first author plays in all seats."""
    by_choice, turn = start.game.by_choice, 1
    here = play_to(start, seed, 0, deciding=True).onward if by_choice else start
    while here is not None:
        yield here
        turn += 1
        here = play_to(here, seed, 0, **({"draws": 1} if by_choice else {"turn": turn})).onward
        if by_choice and here is not None:
            here = play_to(here, seed, 0, deciding=True).onward


def position(game, seed):
    """Draw a decision of a fresh game; None where there is nothing to choose."""
    keys = SCENARIOS[game]
    listed = list(decisions(begun(game, keys[seed % len(keys)]), seed))
    here = listed[int(np.random.default_rng(seed).integers(len(listed)))]
    here = all_by(here, here.game.authors[0])
    if proposed(here):
        return here
    found = plans(here, here.game.authors)
    return None if len(found) < 2 or found[0].wins else here


# %%
def counted():
    """Have all playouts of searches counted; give the list of their numbers."""
    counts, values = [], searching.Rollouts.values

    def counting(rollouts, first, count):
        counts.append(count)
        return values(rollouts, first, count)

    searching.Rollouts.values = counting
    return counts


def found_at(game, seed, here, ways, games, counts):
    """Have ways to search choose at a position; play what they chose to the end if they differ."""
    secret, chosen = proposed(here), []
    usual = secret[0] if secret else planned(here, here.game.authors[0])
    for playouts, replies in ways:
        counts.clear()
        clock = time.process_time()
        plan = Search(here.game.authors, playouts, replies).decide(here, seed) if playouts else None
        chosen.append((plan or usual, sum(counts), time.process_time() - clock))
    plans_by_gist = {plan.gist: plan for plan, _, _ in chosen}
    ends = dict.fromkeys(plans_by_gist, 0.0)
    if len(ends) > 1:
        for gist, plan in plans_by_gist.items():
            ends[gist] = float(playing(plan, None, seed + 1)(0, games).mean()) / SCALE
    first = ends[chosen[0][0].gist]
    for way, (plan, played, cpu) in zip(ways, chosen, strict=True):
        about = game, seed, int(here.state[at.DECISION]), *way, played
        yield Found(*about, round(cpu, 4), round(ends[plan.gist] - first, 5))


def read_kept():
    """Read what was found before."""
    kinds = {field.name: field.type for field in fields(Found)}
    if not KEPT.exists():
        KEPT.write_text(",".join(kinds) + "\n", encoding="utf-8")
    with KEPT.open(encoding="utf-8", newline="") as file:
        return [
            Found(**{name: kinds[name](value) for name, value in row.items()})
            for row in csv.DictReader(file)
        ]


def run(game, positions, games, kind=0):
    """Measure at ``positions`` positions; one measured before is not played again."""
    first, wanted = (OF_A_KIND, (WAYS[game][-1],)) if kind else (SEED, WAYS[game][1:])
    kept, counts = [one for one in read_kept() if one.game == game], counted()
    for seed in range(first, first + positions):
        known = {(one.playouts, one.replies) for one in kept if one.seed == seed}
        ways = [way for way in wanted if way not in known]
        here = position(game, seed) if ways else None
        if here is None or kind not in (0, int(here.state[at.DECISION])):
            continue
        found = list(found_at(game, seed, here, (WAYS[game][0], *ways), games, counts))
        found = found[WAYS[game][0] in known :]
        kept += found
        with KEPT.open("a", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows(map(astuple, found))
    report(game, [one for one in kept if (one.seed >= OF_A_KIND) == (kind > 0)])


# %%
def report(game, kept):
    """Print what each way gains on the first, and takes."""
    for way in WAYS[game]:
        found = [one for one in kept if (one.playouts, one.replies) == way]
        if len(found) < 2:
            continue
        more = np.array([one.gain for one in found])
        near = more[np.argsort(abs(more))[: len(more) - round(TRIMMED * len(more))]]
        print(
            f"{game}, {way[0]} of {way[1]}: {len(more)} decisions, {_mean(more)} points on the "
            f"first ({_mean(near)} trimmed); {np.mean([one.played for one in found]):.0f} "
            f"playouts, {np.mean([one.cpu for one in found]):.3f} s"
        )


def _mean(values):
    return f"{100 * values.mean():+.2f} ± {100 * values.std(ddof=1) / len(values) ** 0.5:.2f}"


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[2:]]
    run(sys.argv[1], *(numbers + [POSITIONS, GAMES][len(numbers) :]))
