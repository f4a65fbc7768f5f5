# %% [markdown]
# # Games of Samurai Swords with and without a privilege
#
# Run by hand: `python -m analyses.privileges_games`, six minutes of one core for all of it; it
# plays what is missing and goes on from where it was left. Writes `analyses/privileges_games.csv`.
# A line for each bot, privilege and arm has a digit a deal: how many of the seats won when given
# that, each in turn. Lines of the thing `table` have a digit a game: the winner's seat, or the
# sword that he drew in the set-up, from 1; 0 is nobody. `analyses/privileges.py` reads the file,
# and a test plays some again. After a change of a bot, delete its lines and run this again.

# %%
"""Play games with and without each privilege, by each bot, and keep who won."""

from itertools import product
from pathlib import Path

import numpy as np
import pandas as pd

from samurai_odds.play.games import play_many
from samurai_odds.swords.field import recording
from samurai_odds.swords.whole.evaluated import credit
from samurai_odds.swords.whole.outcomes import part
from samurai_odds.swords.whole.staging import stage
from samurai_odds.swords.whole.worth_report import THINGS, Trial

FILE = Path(__file__).resolve().parent / "privileges_games.csv"
BOTS = ("planner", "expander", "cautious")
DEALS = 400  # of each privilege, each with and without it from each seat
GAMES = 2400  # of the table as it is
SEED = 22
TABLE = "table"
Case = tuple[str, int, str, int]  # bot, players, thing, round
PRIVILEGES = (
    (4, "last-sword", 1),
    (4, "first-sword", 1),
    (3, "last-sword", 1),
    (5, "last-sword", 1),
    *((4, thing.key, 2) for thing in THINGS),
)
TABLES = tuple((players, TABLE, 0) for players in (3, 4, 5))
CASES: tuple[Case, ...] = tuple((bot, *one) for bot, one in product(BOTS, (*TABLES, *PRIVILEGES)))


# %%
def count(case: Case) -> int:
    """Return how many deals or games a case has."""
    return GAMES if case[2] == TABLE else DEALS


def play(case: Case, first: int, deals: int) -> dict[str, str]:
    """Play some deals of a case; return a digit a deal by arm."""
    bot, players, key, turn = case
    start = stage(players=players, bots=bot).start
    if key == TABLE:
        rows = play_many(start, SEED, first, deals, threads=1)
        won = credit(rows, players) == 1
        seats, swords = np.arange(1, players + 1), part(rows, recording.SETUP_SWORD, players)
        found = {"seat": won @ seats, "sword of the set-up": (won * swords).sum(axis=1)}
    else:
        thing = next(one for one in THINGS if one.key == key)
        trial = Trial(start, thing, turn, tuple(range(players)))
        trial.rows = [play_many(one, SEED, first, deals, threads=1) for one in trial.starts()]
        found = {arm: players * trial.won(arm) for arm in trial.arms}
    return {arm: "".join(str(round(float(one))) for one in digits) for arm, digits in found.items()}


def kept() -> dict[Case, dict[str, str]]:
    """Read what has been played."""
    found: dict[Case, dict[str, str]] = {}
    if FILE.exists():
        table = pd.read_csv(FILE, dtype={"won": str})
        assert set(table["seed"]) == {SEED}
        for row in table.itertuples():
            case = (str(row.bot), int(row.players), str(row.thing), int(row.round))
            found.setdefault(case, {})[str(row.arm)] = str(row.won)
    return found


def write(found: dict[Case, dict[str, str]]) -> None:
    """Keep what has been played."""
    lines = [(*case, arm, SEED, won) for case in CASES for arm, won in found.get(case, {}).items()]
    columns = ["bot", "players", "thing", "round", "arm", "seed", "won"]
    pd.DataFrame(lines, columns=columns).to_csv(FILE, index=False)


# %%
if __name__ == "__main__":
    found = kept()
    for case in CASES:
        known = found.get(case, {})
        played = max(map(len, known.values()), default=0)
        if played < count(case):
            more = play(case, played, count(case) - played)
            found[case] = {arm: known.get(arm, "") + won for arm, won in more.items()}
            write(found)
            print(*case, flush=True)
