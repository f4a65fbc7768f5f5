# %% [markdown]
# # How much the placement of the published battles decides
#
# Run by hand: `python -m analyses.placements` (a few minutes; elsewhere with `--workers N` or
# `--dask ADDRESS`). Writes `analyses/placements.csv`:
# for each published battle and some random placements of it, the winners of games between two
# steady, as `analyses.rungs` writes them. The units of a side stand on hexes drawn from the open,
# forest and hills of its own four rows, leaders go with them. `analyses/evidence.py` reads it.

# %%
"""Play the published battles from random placements, and keep who won."""

import random
import sys
from dataclasses import replace
from pathlib import Path

import pandas as pd

from analyses.elsewhere import Elsewhere, elsewhere
from samurai_odds.battles.field import recording
from samurai_odds.battles.scenario.checks import problems
from samurai_odds.battles.scenario.scenario import SIDES, Scenario
from samurai_odds.battles.scenario.text import load, shipped
from samurai_odds.battles.whole.contest import Contest
from samurai_odds.reports.battles_par import is_ours

FILE = Path(__file__).resolve().parent / "placements.csv"
BOT, PLACEMENTS, GAMES, SEED = "steady", 16, 200, 20_264
ROWS, MOST_TRIES = 4, 1000
GROUND = ("open", "forest", "hill")
BATTLES = tuple(
    key for key in shipped() if not is_ours(key) and not key.startswith("epic")
)  # the published ones


# %%
def placed(scenario: Scenario, chance: random.Random) -> Scenario:
    """Give a scenario with its units on other hexes of their own rows."""
    for _ in range(MOST_TRIES):
        moved = {}
        for side in range(len(SIDES)):
            own = [unit.hex for unit in scenario.units if unit.side == side]
            free = [place for place in rows_of(scenario, side) if scenario.terrain[place] in GROUND]
            moved |= dict(zip(own, chance.sample(free, len(own)), strict=True))
        units = [replace(unit, hex=moved[unit.hex]) for unit in scenario.units]
        leaders = [replace(one, hex=moved.get(one.hex, one.hex)) for one in scenario.leaders]
        new = replace(scenario, units=tuple(units), leaders=tuple(leaders))
        if not problems(new):
            return new
    raise AssertionError(f"no placement of {scenario.title} in {MOST_TRIES} tries")


def rows_of(scenario: Scenario, side: int) -> range:
    """Give the hexes of a side's own rows: of 12 and 11 hexes in turn; red stands below."""
    ends = [0]
    for row in range(scenario.board.rows):
        ends.append(ends[-1] + scenario.board.columns - row % 2)
    return range(ends[-1 - ROWS], ends[-1]) if side == 0 else range(ends[ROWS])


def winners(scenario: Scenario, there: Elsewhere) -> str:
    """Play some games; a letter each."""
    rows = there.play(Contest(scenario, BOT, BOT), SEED, 0, GAMES)
    return "".join("rbn"[winner] for winner in rows[:, recording.WINNER])


# %%
if __name__ == "__main__":
    lines = []
    with elsewhere(sys.argv[1:]) as (there, _):
        for key in BATTLES:
            chance = random.Random(key)
            scenario = load(key)
            for number in range(PLACEMENTS):
                lines.append((key, number, winners(placed(scenario, chance), there)))
            print(key, flush=True)
    table = pd.DataFrame(lines, columns=["battle", "placement", "winners"])
    table.to_csv(FILE, index=False)
