"""The three levels of a game on the page: who plays each, and how strong it was measured to be.

``levels.json`` holds what was played, written by ``python -m analyses.fit.levels``: for each level
but the first the shares of games that it won against the one below, by blocks of mirrored games.
A game without a winner counts half, in Samurai Swords nothing.
"""

import json
from math import sqrt
from pathlib import Path
from statistics import stdev
from typing import Any

LEAST = 8  # blocks that say how far their shares differ
MEASURED = Path(__file__).with_name("levels.json")
LEVELS = {
    "battles": ("greedy", "steady", "searching:300"),
    "swords": ("expander", "planner", "searching:100"),
    "ran": ("greedy", "careful", "searching:50"),
}


def measured() -> dict[str, Any]:
    """Return what was played: by game and pair, the blocks and the games in each."""
    return dict(json.loads(MEASURED.read_text("utf-8"))) if MEASURED.exists() else {}


def pair_of(bot: str, below: str) -> str:
    """Name a level beside the one below it."""
    return f"{bot} against {below}"


def levels_of(game: str) -> list[list[Any]]:
    """List the levels of a game: its bot, then games, percent won and standard error, if any."""
    levels: list[list[Any]] = []
    for number, bot in enumerate(LEVELS[game]):
        played = measured().get(game, {}).get(pair_of(bot, LEVELS[game][number - 1]), {})
        shares = played.get("shares", [])
        if number and len(shares) >= LEAST:
            wins, error = sum(shares) / len(shares), stdev(shares) / sqrt(len(shares))
            percent = [round(100 * wins), max(1, round(100 * error))]
            levels.append([bot, len(shares) * played["games"], *percent])
        else:
            levels.append([bot])
    return levels
