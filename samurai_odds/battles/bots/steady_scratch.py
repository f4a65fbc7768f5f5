"""The weights of `steady`: whose hold at a choice, and what they are.

Their values are read from the data file that the searches of `analyses` wrote; a new one has the
value that `Weights` declares, ``number(30)``, until it is fitted.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from samurai_odds.battles.bots.layout import Weights
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.layout import Question, State

INTENT = 2  # the row of an intent's weights, after those of the two sides


def turn_and_side(turn: int, side: int) -> int:
    return 2 * turn + side + 1


def note_weights(q: Question, s: State) -> None:
    """Note whose weights hold at this choice: the side's that is asked, or of its intent."""
    row = INTENT if q.intent_for == turn_and_side(s.turn, s.asked) else s.asked
    s.memo.weights_now = Question.weights.place(row)


def weight(q: Question, s: State, what: int) -> int:
    """Read a weight that holds at this choice."""
    return q[s.memo.weights_now + what]


# ---- their values --------------------------------------------------------------------


_BLOCKS = {
    "circle_block": at.CIRCLE,
    "triangle_block": at.TRIANGLE,
    "square_block": at.SQUARE,
    "swords_block": at.SWORDS,
}
_KEPT = {
    "kept_symbol": at.BY_SYMBOL,
    "kept_charge": at.CAVALRY_CHARGE,
    "kept_shoot": at.HOLD_AND_SHOOT,
    "kept_onslaught": at.INFANTRY_ONSLAUGHT,
    "kept_leadership": at.LEADERSHIP,
    "kept_serpent": at.SERPENT_COMMAND,
    "kept_shogun": at.SHOGUN,
    "kept_counter": at.COUNTER_ATTACK,
}
PLACES = {  # of each weight by its name in the data file
    **{name: field.at for name, field in Weights.fields.items() if not field.shape},
    **{name: Weights.block.place(symbol) for name, symbol in _BLOCKS.items()},
    **{name: Weights.kept.place(orders) for name, orders in _KEPT.items()},
}


@cache
def fitted() -> dict[str, Any]:
    """Return what the file has; a weight that is not fitted yet is as it was declared."""
    text = files(__package__).joinpath("steady_weights.toml").read_text(encoding="utf-8")
    data, declared = tomllib.loads(text), Weights.blank().tolist()
    first = {name: declared[place] for name, place in PLACES.items() if declared[place]}
    return data | {"weights": first | data["weights"]}


@cache
def weight_rows() -> dict[str, list[int]]:
    """Return the weights in the order of their places, by intent; "" is none."""
    data = fitted()
    rows = {"": data["weights"]}
    rows |= {name: data["weights"] | own for name, own in data["intents"].items()}
    at_place = {place: name for name, place in PLACES.items()}
    places = range(Weights.width)  # the orders for which no card is kept have none
    return {
        intent: [row[at_place[place]] if place in at_place else 0 for place in places]
        for intent, row in rows.items()
    }


def write_weights(q: Question) -> None:
    for side in range(2):
        _write(q, side, "")


def write_intent(q: Question, name: str) -> None:
    """Write what a turn is meant to do into a question, as other weights for it; "": nothing.

    They hold for the turn and the seat of the question's script.
    """
    q.intent_for = 0
    if name:
        q.intent_for = turn_and_side(q.script_turn, q.script_seat)
        _write(q, INTENT, name)


def _write(q: Question, row: int, intent: str) -> None:
    first = Question.weights.place(row)
    for place, value in enumerate(weight_rows()[intent]):
        q[first + place] = value
