# %% [markdown]
# # The published battles between two players who search
#
# Run by hand: `python -m analyses.searched [GAMES]`, an hour on two cores for 384 games of each
# battle, a process for each core; it goes on from where it was left. Writes
# `analyses/searched.csv`, a line for each battle: the winners of its games in the order of their
# numbers, `r`ed, `b`lue or `n`obody. `analyses/fairness.py` reads it, and a test plays some of the
# games again.

# %%
"""Play the published battles between two that search, and keep who won each."""

import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pandas as pd

from samurai_odds.battles.facts import load as facts
from samurai_odds.battles.field import recording
from samurai_odds.battles.field.set_up.setup import Setup
from samurai_odds.battles.scenario.text import load
from samurai_odds.battles.whole.game import start
from samurai_odds.play.search.searching import play_many

FILE = Path(__file__).resolve().parent / "searched.csv"
BOT = "searching:300"
SEED = 20_263
TURN_LIMIT = 1000  # as `battles.play` has it
AT_ONCE = 32
BATTLES = (
    "arita-castle-phase-1",
    "first-samurai-skirmish",
    "kawanakajima-phase-3",
    "koriyama-castle-september",
    "nagashino-center",
    "nunobeyama",
    "saigadake-ravine",
    "sekigahara-east-of-nangu",
)


# %%
def winners(battle, first, games):
    """Play some games of a battle; a letter each."""
    begun = start(Setup(load(battle), facts(), turn_limit=TURN_LIMIT), BOT, BOT)
    rows = play_many(begun, SEED, first, games, threads=1)
    return "".join("rbn"[winner] for winner in rows[:, recording.WINNER])


def kept():
    """Read what has been played, by battle."""
    if not FILE.exists():
        return dict.fromkeys(BATTLES, "")
    table = pd.read_csv(FILE, keep_default_na=False)
    assert set(table["bot"]) == {BOT}
    assert set(table["seed"]) == {SEED}
    return dict(zip(table["battle"], table["winners"], strict=True))


# %%
if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 384
    with ProcessPoolExecutor() as pool:
        for goal in range(AT_ONCE, wanted + 1, AT_ONCE):
            found = kept()
            short = [battle for battle in BATTLES if len(found[battle]) < goal]
            firsts = [len(found[battle]) for battle in short]
            more = pool.map(winners, short, firsts, [goal - first for first in firsts])
            for battle, letters in zip(short, more, strict=True):
                found[battle] += letters
            lines = {"battle": list(found), "bot": BOT, "seed": SEED, "winners": found.values()}
            pd.DataFrame(lines).to_csv(FILE, index=False)
            print(goal, flush=True)
