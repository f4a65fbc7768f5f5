# %% [markdown]
# # Which decisions of a game should a review look at first?
#
# `python -m analyses.fit.review_order GAMES` plays so many games of each kind between bots, reviews
# every decision of the first seat as the page does, and says how much of that work it takes until
# the first mistake is found, and how much of what mistakes cost half of the work finds, in three
# orders: by a guess (`reviewing.seems_lost`), by how far the win chance fell to the next decision,
# and at random. What an order needs to know beforehand counts as work. Work is processor time.

# %%
"""Compare orders in which a review may look at a game's decisions."""

import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from samurai_odds.analysis.review_result import Decision, Told
from samurai_odds.battles.full_game.contest import Contest as Battles
from samurai_odds.grids.prose import NOTHING
from samurai_odds.page.coaching import GAMES
from samurai_odds.page.hinting import LISTINGS
from samurai_odds.play.games import play_range, ready, record
from samurai_odds.play.search.reviewing import (
    Turn,
    chances_of,
    luck_of,
    result_of,
    seems_lost,
    turns_of,
    weighed,
)
from samurai_odds.ran.full_game.contest import Contest as Ran
from samurai_odds.swords.full_game.contest import Contest as Swords

SEED, GLANCED, SHUFFLED = 90_001, 8, 200
KINDS = {
    "battles": [
        Battles("first-samurai-skirmish", "greedy", "steady"),
        Battles("koriyama-castle-september", "steady", "steady"),
    ],
    "swords": [Swords("quick-4", None, ["cautious", "planner", "planner", "planner"])],
    "ran": [Ran("study-foot", "greedy", "careful"), Ran("suriagehara", "greedy", "careful")],
}


# %%
@dataclass(frozen=True)
class Seen:
    """A decision: what it was judged to cost, what orders go by, and the work of each."""

    lost: float  # 0 where it is no mistake
    guess: float
    chance: float
    judging: float
    guessing: float
    glancing: float


def seen(turn: Turn, place: int, replies: int) -> Seen:
    """Look at a decision in all ways."""
    luck, authors = luck_of(turn, place, SEED), turn.start.game.authors
    begun = time.process_time()
    guess = float(seems_lost(turn, luck, replies))
    guessed = time.process_time()
    chance = chances_of(turn, authors[0], GLANCED, luck, play_range)[turn.seat]
    glanced = time.process_time()
    one = weighed(turn, authors, GAMES, luck, replies)
    judged = time.process_time()
    lost = float(one.lost) if Decision(one, "", Told((), NOTHING), None).mark else 0.0
    work = judged - glanced, guessed - begun, glanced - guessed
    return Seen(lost, guess, float(chance), *work)


def gone_through(contest: Any, number: int) -> tuple[list[Seen], float]:
    """Play a game and look at all decisions of its first seat; give its result for that seat."""
    start = contest.staged.start
    ready(start)
    events = record(start, SEED, number)
    replies = LISTINGS[start.game.name].replies
    found = [
        seen(turn, place, replies)
        for place, turn in enumerate(turns_of(start, events))
        if turn.seat == 0
    ]
    return found, float(result_of(start, events)[0])


# %%
def orders(found: Sequence[Seen], result: float) -> Iterator[tuple[str, float, list[int]]]:
    """Yield orders by name, with the work that each needs before it begins."""
    places = [*range(len(found))]
    after = [*(one.chance for one in found[1:]), result]
    guessing, glancing = (
        sum(getattr(one, what) for one in found) for what in ("guessing", "glancing")
    )
    yield "guess", guessing, sorted(places, key=lambda k: -found[k].guess)
    yield "fall", glancing, sorted(places, key=lambda k: after[k] - found[k].chance)
    rng = np.random.default_rng(SEED)
    for _ in range(SHUFFLED):
        yield "random", 0.0, rng.permutation(len(found)).tolist()


def measured(found: Sequence[Seen], before: float, order: Sequence[int]) -> tuple[float, float]:
    """Return the share of all judging until a mistake is found; what half of it finds."""
    whole, wrong = sum(one.judging for one in found), sum(one.lost for one in found)
    first, caught, spent = 0.0, 0.0, before
    for place in order:
        spent += found[place].judging
        if found[place].lost:
            first = first or spent / whole
            caught += found[place].lost * (spent <= whole / 2)
    return first, caught / wrong


def main() -> None:
    """Print the table."""
    for game, kinds in KINDS.items():
        shares: dict[str, list[tuple[float, float]]] = {}
        games = 0
        for contest in kinds:
            for number in range(int(sys.argv[1])):
                found, result = gone_through(contest, number)
                if any(one.lost for one in found):
                    games += 1
                    of = dict[str, list[tuple[float, float]]]()
                    for name, before, order in orders(found, result):
                        of.setdefault(name, []).append(measured(found, before, order))
                    for name, each in of.items():
                        first, caught = np.mean(each, axis=0)
                        shares.setdefault(name, []).append((first, caught))
        for name, each in shares.items():
            (first, caught), errors = np.mean(each, axis=0), np.std(each, axis=0) / games**0.5
            print(
                f"{game}, {games} games with mistakes, by {name}: the first after "
                f"{100 * first:.0f}% ± {100 * errors[0]:.0f} of the work, half of it finds "
                f"{100 * caught:.0f}% ± {100 * errors[1]:.0f} of what they cost",
                flush=True,
            )


if __name__ == "__main__":
    main()
