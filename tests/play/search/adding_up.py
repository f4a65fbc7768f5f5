"""Reviews of many games, each checked to add up: `python -m tests.play.search.adding_up`.

Start + errors + luck = result, every chance from 0 to 1, no mover's error to his own good.
"""

import argparse
import sys
import time

from samurai_odds.battles.full_game.contest import Contest
from samurai_odds.play.game import Start
from samurai_odds.play.games import ready, record
from samurai_odds.play.search.reviewing import Chances, Reviewed, review

AUTHORS = ("greedy", "careful")
SCENARIOS = (
    "study-spears",
    "study-levies",
    "first-samurai-skirmish",
    "nagashino-center",
    "saigadake-ravine",
)
BOTS = (("random", "greedy"), ("greedy", "careful"), ("careful", "random"))
CLOSE = 1e-9


def faults(turns: list[Reviewed], result: Chances) -> list[str]:
    """Say what is wrong with a review, for any seat."""
    found = []
    for seat, end in enumerate(result if turns else ()):
        changes = sum(float(one.error[seat]) + float(one.luck[seat]) for one in turns)
        total = float(turns[0].before[seat]) + changes
        if abs(total - end) > CLOSE:
            found.append(f"seat {seat}: it adds up to {total!r}, not {float(end)!r}")
    for one in turns:
        if one.error[one.turn.seat] > 0:
            found.append(f"turn {one.turn.number}: an error to the mover's good")
        for before, chosen in zip(one.before, one.chosen, strict=True):
            if not (0 <= before <= 1 and -CLOSE <= chosen <= 1 + CLOSE):
                found.append(f"turn {one.turn.number}: a chance beyond 0 and 1")
    return found


def reviewed(start: Start, seed: int, number: int, games: int) -> tuple[list[Reviewed], Chances]:
    """Play a game and review it."""
    ready(start)
    events = record(start, seed, number)
    return review(start, events, AUTHORS, games=games, seed=number)


def main(arguments: list[str] | None = None) -> int:
    """Run the command; return 1 if any game does not add up."""
    parser = argparse.ArgumentParser(prog="python -m tests.play.search.adding_up")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="in all")
    parser.add_argument("--samples", type=int, default=8, metavar="N", help="of each plan")
    parser.add_argument("--seed", type=int, default=7, metavar="K")
    given = parser.parse_args(arguments)
    begun, wrong, turns = time.perf_counter(), 0, 0
    kinds = [(scenario, *bots) for scenario in SCENARIOS for bots in BOTS]
    starts = {kind: Contest(*kind).staged.start for kind in kinds}
    for number in range(given.games):
        kind = kinds[number % len(kinds)]
        found, result = reviewed(starts[kind], given.seed, number, given.samples)
        turns += len(found)
        for fault in faults(found, result):
            wrong += 1
            print(f"game {number} ({', '.join(kind)}): {fault}", flush=True)
    seconds = time.perf_counter() - begun
    print(f"{given.games} games, {turns} turns, {wrong} faults, {seconds:.0f} s")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
