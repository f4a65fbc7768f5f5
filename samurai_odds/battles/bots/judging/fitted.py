"""The fitted weights of the judgement, as whole numbers in a question."""

import math
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from samurai_odds.battles.bots.judging import features
from samurai_odds.battles.bots.judging.judge import CERTAIN, STEPS, UNIT
from samurai_odds.battles.field import layout as at

NAMES = (
    "to_move",
    "last_banners",
    "banners",
    "circles",
    "triangles",
    "squares",
    "mounted",
    "locked",
    "units",
    "one_block",
    "two_blocks",
    "few_tokens",
    "tokens",
    "cards",
    "leaders",
    "exposed",
    "held",
    "cleared",
    "on_the_way",
    "supported",
    "mover_takes",
    "mover_kills",
    "other_takes",
    "other_kills",
)
assert len(NAMES) == features.FEATURES


@cache
def judgement() -> dict[str, Any]:
    """Read the data file: the weights in the log of the odds, and how they were made."""
    text = files(__package__).joinpath("judgement.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def write_judgement(q: Any) -> None:
    """Write the weights and the curve into a question.

    A weight is kept to six decimals and the curve to 65,536ths: far coarser than the last
    bit in which machines differ.
    """
    weights = judgement()["weights"]
    for number, name in enumerate(NAMES):
        q[at.JUDGEMENT + number] = round(round(weights[name] * 1_000_000) * UNIT / 1_000_000)
    for step in range(STEPS + 1):
        q[at.CURVE + step] = round(CERTAIN / (1 + math.exp(-step / 8)))
