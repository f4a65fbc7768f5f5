"""Look at 10,000 random games, or as many as are said, after every change of state.

    python -m tests.swords.field [GAMES]

Prints a line for each variant; exit status 1 if an invariant of section 12 is broken.
"""

import sys

from samurai_odds.play.games import play_many
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field import recording
from tests.swords.field.checked import ROW_FOUND, ROW_LOOKED, ROW_LOOKED_10000, checked
from tests.swords.field.invariants import BROKEN

DEALT = (
    *(f"{variant}-{n}" for variant in ("standard", "end-of-round", "quick") for n in (3, 4, 5)),
    "two-player",
)
SEED = 12


def main(games: int) -> int:
    """Play, look, print; say whether all was fine."""
    fine = True
    print(f"{'':16}{'games':>7}{'states':>13}{'broken':>8}{'unfinished':>18}{'rounds':>8}")
    for key in DEALT:
        share = games // len(DEALT)
        rows = play_many(checked(key), SEED, 0, share).astype(int)
        states = (rows[:, ROW_LOOKED] + 10_000 * rows[:, ROW_LOOKED_10000]).sum()
        wrong = rows[:, ROW_FOUND]
        open_ = (rows[:, recording.REASON] == at.BY_ROUND_LIMIT).mean()
        error = (open_ * (1 - open_) / share) ** 0.5
        said = f"{100 * open_:.1f} ± {100 * error:.1f}%" if open_ else "none"
        rounds = rows[:, recording.ROUNDS].mean()
        print(f"{key:16}{share:>7,}{states:>13,}{(wrong > 0).sum():>8}{said:>18}{rounds:>8.1f}")
        for number in wrong.nonzero()[0][:3]:
            print(f"  game {number} of seed {SEED}: {BROKEN[wrong[number]]}")
        fine = fine and not wrong.any()
    return 0 if fine else 1


if __name__ == "__main__":
    raise SystemExit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000))
