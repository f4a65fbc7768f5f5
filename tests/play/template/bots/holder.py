"""Wants the center: the unit that holds it last has won."""

from typing import Any

from samurai_odds.play import layout as at
from samurai_odds.play.offering import Numbers
from tests.play.template import layout as my
from tests.play.template.machine import seat_on

NAME = "holder"
SAYS = "goes to the center or attacks who is there; from there attacks who is beside it; wards off"


def choose(q: Numbers, s: Numbers, uniform: Any) -> int:
    """Act late on the last turn, else early; hold the center."""
    if s[at.DECISION] == my.CARD:
        return 0 if s[at.TURN] == q[at.TURN_LIMIT] else s[at.OPTIONS_OPEN] - 1
    if s[at.DECISION] == my.WARD:
        return s[at.OPTIONS_OPEN] - 1
    if s[my.HEX + s[at.ASKED]] != my.CENTER:
        return 0  # the center is the first of the hexes beside any other
    for k in range(1, s[at.OPTIONS_OPEN]):
        if seat_on(q, s, s[at.CHOICES + k]) != at.NONE:
            return k
    return 0
