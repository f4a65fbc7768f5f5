"""How bots that mix their plans divide their koku: chances found by regret matching.

`facts/plan_mixes.toml` has them, by number of seats, moment of the game and what is decided;
`analyses/plan_mixes.py` found them, and says how.
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from samurai_odds.swords.field import layout as at

FILE = Path(__file__).parents[1] / "facts" / "plan_mixes.toml"
MOMENTS = ("round 1", "round 2", "round 3", "later", "koku to spare", "win in reach")
CHOICES = {  # what is decided, and what of it may be chosen
    "bid": ("0", "1", "2", "3"),  # koku for a sword
    "wish": ("first", "last", "last but one"),  # which one
    "build": ("no", "yes"),  # a castle or a base
    "held": ("0", "1", "2", "3"),  # koku kept from the levy while there are units to buy
    "hire": ("ninja", "half", "ronin"),  # what koku that are not levied go to
}
Mix = Mapping[str, Mapping[str, Sequence[float]]]  # by moment and what is decided: chances


@cache
def shipped() -> dict[int, Mix]:
    """Read the shipped mixes, by number of seats."""
    found = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {int(seats): mix for seats, mix in found["seats"].items()}


def written(mixes: Sequence[Mix]) -> NDArray[np.int64]:
    """Write a mix for each seat as the question holds them, from ``PLAN_MIX`` on."""
    shape = (at.MOST_SEATS, at.MOMENTS, at.MIXED, at.MOST_MIXED)
    table = np.full(shape, 1000, dtype=np.int64)
    for seat, mix in enumerate(mixes):
        for moment, name in enumerate(MOMENTS):
            for decided, (what, choices) in enumerate(CHOICES.items()):
                chances = np.cumsum(mix[name][what])[: len(choices) - 1]
                table[seat, moment, decided, : len(choices) - 1] = np.rint(1000 * chances)
    return table.ravel()
