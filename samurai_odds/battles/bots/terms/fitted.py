"""The weights of `steady`, read from the data file that the searches of `analyses` wrote."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from samurai_odds.battles.bots.terms import notes
from samurai_odds.battles.field import layout as at
from samurai_odds.play.rules import layout as script

NAMES = [
    "circle_block",
    "triangle_block",
    "square_block",
    "swords_block",
    "banner",
    "second_last_banner",
    "last_banner",
    "retreat",
    "token",
    "lack",
    "caution",
    "danger",
    "deterred",
    "second_enemy",
    "soon",
    "fire_danger",
    "threat",
    "approach",
    "progress",
    "way",
    "guard",
    "support",
    "together",
    "urgency",
    "card_kept",
    "strike_kept",
    "ground",
    "exposed",
    "leads",
    "order_cost",
    "spare",
    "standoff",
    "section",
    "weak",
    "steadfast",
    "follow",
    "cover",
    "moving",
]
assert len(NAMES) == notes.WEIGHTS


@cache
def fitted() -> dict[str, Any]:
    """Read the data file."""
    text = files(__package__).joinpath("weights.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def write_weights(q: Any) -> None:
    """Write the weights of both sides into a question."""
    for side in range(2):
        _write(q, side, fitted()["weights"])


def write_intent(q: Any, name: str) -> None:
    """Write what a turn is meant to do into a question, as other weights for it; "": nothing.

    They hold for the turn and the seat of the question's script.
    """
    q[at.INTENT_FOR] = 0
    if name:
        q[at.INTENT_FOR] = notes.turn_and_side(q[script.SCRIPT_TURN], q[script.SCRIPT_SEAT])
        _write(q, notes.INTENT, fitted()["weights"] | fitted()["intents"][name])


def _write(q: Any, row: int, weights: dict[str, int]) -> None:
    for number, name in enumerate(NAMES):
        q[at.WEIGHTS + row * at.MOST_WEIGHTS + number] = weights[name]
