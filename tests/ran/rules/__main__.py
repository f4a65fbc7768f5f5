"""Look at 10,000 random battles, or as many as are said, before every eighth rule.

    python -m tests.ran.rules [BATTLES]

Prints a line for each scenario; exit status 1 if anything is found that cannot be.
"""

import sys

from samurai_odds.play.game import Game, Start
from samurai_odds.play.games import play_many
from samurai_odds.ran.full_game.game import GAME, start
from samurai_odds.ran.scenario.text import load
from tests.ran.rules.played.invariants import FAULTS, checked_prepare, record_fault

SCENARIOS = (
    "study-foot",
    "study-guns-and-horse",
    "study-three-contingents",
    "nunobeyama",
    "suriagehara",
)
SEED = 13


def main(battles: int) -> int:
    """Play, look, print; say whether all was fine."""
    checked = Game(
        name="ran-checked",
        seats=GAME.seats,
        prepare=checked_prepare,
        settle=GAME.settle,
        pool=GAME.pool,
        record=record_fault,
        row=4,
        bots=GAME.bots,
    )
    fine = True
    print(f"{'':25}{'battles':>8}{'faults':>8}{'turns':>7}")
    for key in SCENARIOS:
        whole = start(load(key), ("random", "random"))
        begun = Start(checked, whole.question, whole.state)
        rows = play_many(begun, SEED, 0, battles // len(SCENARIOS)).astype(int)
        found = rows[:, 0]
        print(f"{key:25}{len(rows):>8,}{(found > 0).sum():>8}{rows[:, 2].mean():>7.1f}")
        for number in found.nonzero()[0][:3]:
            print(f"  battle {number} of seed {SEED}: {FAULTS[found[number]]}")
        fine = fine and not found.any()
    return 0 if fine else 1


if __name__ == "__main__":
    raise SystemExit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000))
