# %% [markdown]
# # How strong are the levels of the page?
#
# Run by hand on a quiet machine, hours: `python -m analyses.fit.levels [GAME ...]`. Each level
# plays against the one below it, on the same deals in every seat, 400 games; what was played goes
# into `samurai_odds/page/levels.json` after every block, and a run that was cut off goes on there.

# %%
"""Measure each level of the page against the one below it."""

import json
import re
import sys
from collections.abc import Iterator
from typing import Any

from samurai_odds import battles, ran, swords
from samurai_odds.page.levels import LEVELS, MEASURED, measured, pair_of

GAMES = 400
SEED = 20_271
DEALS = 5  # of a scenario in a block, each in every seat
SCENARIOS = {
    "battles": (
        *("first-samurai-skirmish", "koriyama-castle-september"),
        *("nunobeyama", "saigadake-ravine"),
    ),
    "swords": ("quick-4",),
    "ran": ("study-foot", "study-guns-and-horse", "suriagehara", "nunobeyama"),
}
SEATS = {"battles": 2, "swords": 4, "ran": 2}


# %%
def share(game: str, bot: str, below: str, block: int) -> float:
    """Return the share of a block's games that a level wins, in every seat in turn."""
    scenario = SCENARIOS[game][block % len(SCENARIOS[game])]
    first = block // len(SCENARIOS[game]) * DEALS
    deals, won = (first, first + DEALS - 1), 0.0
    for seat in range(SEATS[game]):
        if game == "swords":
            bots = ",".join(bot if one == seat else below for one in range(SEATS[game]))
            odds = swords.play(scenario, bots=bots, games=deals, seed=SEED)
            won += float(odds.p(f"winner == 'seat-{seat + 1}'"))
            continue
        red, blue = (below, bot) if seat else (bot, below)
        play = battles.play if game == "battles" else ran.play
        odds = play(scenario, red=red, blue=blue, games=deals, seed=SEED)
        mine = "blue" if seat else "red"
        won += float(odds.p(f"winner == '{mine}'")) + float(odds.p("winner == 'none'")) / 2
    return won / SEATS[game]


# %%
def blocks(game: str, level: int) -> Iterator[str]:
    """Play a level against the one below it, block by block; yield what was added."""
    below, bot = LEVELS[game][level - 1 : level + 1]
    for block in range(GAMES // (DEALS * SEATS[game])):
        known = measured()
        pair = known.setdefault(game, {}).setdefault(pair_of(bot, below), {})
        pair |= {"games": DEALS * SEATS[game], "seed": SEED, "scenarios": SCENARIOS[game]}
        shares = pair.setdefault("shares", [])
        if len(shares) > block:
            continue
        shares.append(round(share(game, bot, below, block), 4))
        MEASURED.write_text(written(known), "utf-8")
        yield f"{game}, {pair_of(bot, below)}: {len(shares)} blocks"


def written(known: dict[str, Any]) -> str:
    """Return what was played as a file, a list a line."""
    text = json.dumps(known, indent=1)
    return re.sub(r"\[[^\]]*\]", lambda one: " ".join(one[0].split()), text) + "\n"


# %%
if __name__ == "__main__":
    for level in (1, 2):  # those that search take long: last, and a block of each game in turn
        turns = [blocks(game, level) for game in sys.argv[1:] or LEVELS]
        while turns:
            for turn in [*turns]:
                line = next(turn, None)
                if line is None:
                    turns.remove(turn)
                else:
                    print(line, flush=True)
