"""Wants the center: the unit that holds it last has won."""

from typing import Any

from samurai_odds.play import layout as at
from tests.play.template import layout as my
from tests.play.template.layout import Question, State
from tests.play.template.machine import seat_on

NAME = "holder"
SAYS = "goes to the center or attacks who is there; from there attacks who is beside it; wards off"


def choose(q: Question, s: State, uniform: Any) -> int:
    """Act late on the last turn, else early; hold the center."""
    if s.decision == my.CARD:
        return 0 if s.turn == q.turn_limit else s.options_open - 1
    if s.decision == my.WARD:
        return s.options_open - 1
    if s.hex[s.asked] != my.CENTER:
        return 0  # the center is the first of the hexes beside any other
    for k in range(1, s.options_open):
        if seat_on(q, s, s.choices[k]) != at.NONE:
            return k
    return 0
