# %% [markdown]
# # The published battles, rung by rung of skill
#
# Run by hand: `python -m analyses.rungs --workers 2`, nearly an hour on two cores for what is kept
# here, or with `--dask ADDRESS`; it goes on from where it was left. Writes `analyses/rungs.csv`, a
# line for each battle and bot: the winners of its games between two alike, in the order of their
# numbers, `r`ed, `b`lue or `n`obody. A test plays some again. The highest rung, two that search, is
# played by `python -m analyses.settling`.

# %%
"""Play the published battles between two of each bot, and keep who won each."""

import sys
from pathlib import Path

import pandas as pd

from analyses.elsewhere import Elsewhere, elsewhere
from samurai_odds.battles.field import recording
from samurai_odds.battles.scenario.text import shipped
from samurai_odds.battles.whole.contest import Contest
from samurai_odds.reports.battles_par import is_ours

FILE = Path(__file__).resolve().parent / "rungs.csv"
GAMES = {"random": 1000, "greedy": 1000, "careful": 1000, "steady": 1000}
SEED = 20_263
AT_ONCE = 256
BATTLES = tuple(key for key in shipped() if not is_ours(key))  # the published ones
COLUMNS = ["battle", "bot", "seed", "winners"]
Rung = tuple[str, str]  # a battle and the bot on both sides


# %%
def winners(rung: Rung, first: int, games: int, there: Elsewhere) -> str:
    """Play some games of a battle; a letter each."""
    battle, bot = rung
    rows = there.play(Contest(battle, bot, bot), SEED, first, games)
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
    table = pd.DataFrame(lines, columns=COLUMNS)
    table.to_csv(FILE, index=False)


# %%
if __name__ == "__main__":
    with elsewhere(sys.argv[1:]) as (there, _):
        found = kept()
        for bot, wanted in GAMES.items():
            for battle in BATTLES:
                rung = battle, bot
                while (first := len(found[rung])) < wanted:
                    found[rung] += winners(rung, first, min(AT_ONCE, wanted - first), there)
                    write(found)
                    print(battle, bot, len(found[rung]), flush=True)
