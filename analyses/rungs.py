# %% [markdown]
# # The published battles, rung by rung of skill
#
# Run by hand: `python -m analyses.rungs`, nearly an hour on two cores for what is kept here, a
# process for each core; it goes on from where it was left. Writes `analyses/rungs.csv`, a line for
# each battle and bot: the winners of its games between two alike, in the order of their numbers,
# `r`ed, `b`lue or `n`obody. `analyses/fairness.py` and `analyses/evidence.py` read it, and a test
# plays some again.

# %%
"""Play the published battles between two of each bot, and keep who won each."""

from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pandas as pd

from samurai_odds.battles.facts import load as facts
from samurai_odds.battles.field import recording
from samurai_odds.battles.field.setup import Setup
from samurai_odds.battles.scenario.text import load, shipped
from samurai_odds.battles.whole.game import start
from samurai_odds.play.search.searching import play_many
from samurai_odds.reports.battles.par import is_ours

FILE = Path(__file__).resolve().parent / "rungs.csv"
GAMES = {"random": 1000, "greedy": 1000, "careful": 1000, "steady": 1000, "searching:300": 384}
SEED = 20_263
WITHDRAWN = ("searching:300",)  # played by a seat that could notice hidden cards: play them again
TURN_LIMIT = 1000  # as `battles.play` has it
AT_ONCE = 32
BATTLES = tuple(key for key in shipped() if not is_ours(key))  # the published ones
Rung = tuple[str, str]  # a battle and the bot on both sides


# %%
def winners(rung: Rung, first: int, games: int) -> str:
    """Play some games of a battle; a letter each."""
    battle, bot = rung
    begun = start(Setup(load(battle), facts(), turn_limit=TURN_LIMIT), bot, bot)
    rows = play_many(begun, SEED, first, games, threads=1)
    return "".join("rbn"[winner] for winner in rows[:, recording.WINNER])


def kept() -> dict[Rung, str]:
    """Read what has been played."""
    found = {(battle, bot): "" for bot in GAMES for battle in BATTLES}
    if FILE.exists():
        table = pd.read_csv(FILE, keep_default_na=False)
        assert set(table["seed"]) == {SEED}
        for battle, bot, letters in zip(
            table["battle"], table["bot"], table["winners"], strict=True
        ):
            found[battle, bot] = letters
    return found


def write(found: dict[Rung, str]) -> None:
    """Keep what has been played."""
    lines = [(battle, bot, SEED, letters) for (battle, bot), letters in found.items()]
    table = pd.DataFrame(lines, columns=["battle", "bot", "seed", "winners"])
    table.to_csv(FILE, index=False)


# %%
if __name__ == "__main__":
    with ProcessPoolExecutor() as pool:
        while True:
            found = kept()
            short = [rung for rung, letters in found.items() if len(letters) < GAMES[rung[1]]]
            if not short:
                break
            bot = short[0][1]
            short = [rung for rung in short if rung[1] == bot]
            firsts = [len(found[rung]) for rung in short]
            wanted = [min(AT_ONCE, GAMES[bot] - first) for first in firsts]
            for rung, letters in zip(short, pool.map(winners, short, firsts, wanted), strict=True):
                found[rung] += letters
            write(found)
            print(bot, min(len(found[rung]) for rung in short), flush=True)
