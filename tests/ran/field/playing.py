"""Battles played by chance in the tests, interpreted."""

from collections.abc import Iterator
from random import Random

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.machine import AUTOMATIC
from samurai_odds.play.offering import clear_options
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.first_state import at_start_of_turn
from samurai_odds.ran.field.machine import prepare, settle
from samurai_odds.ran.scenario.text import load
from samurai_odds.ran.whole.game import start


def states_of(key: str, seed: int) -> Iterator[memoryview]:
    """Play a battle by chance; give the state before every rule, the same one changed.

    Whoever can give orders does, mostly to move and fire.
    """
    luck, begun = Random(seed), start(load(key))
    q, s = memoryview(begun.question.whole), memoryview(begun.state.copy())
    while not s[at.ENDED]:
        yield s
        s[at.PENDING] = AUTOMATIC
        clear_options(s)
        prepare(q, s)
        if s[at.PENDING] != AUTOMATIC:
            settle(q, s, drawn(s, luck))
    yield s


def drawn(s: memoryview, luck: Random) -> int:
    """Draw a roll, or choose by chance."""
    if s[at.PENDING] > 0:
        return luck.randrange(s[at.PENDING] - at.UNIFORM)
    options = s[at.CHOICES : at.CHOICES + s[at.OPTIONS_OPEN]].tolist()
    if s[at.DECISION] < at.FIRST_MOVEMENT_CHOICE and options[0] == 0 and len(options) > 1:
        return luck.choice(options[1:])
    if s[at.DECISION] == at.ORDER_CHOICE and at.MOVE_AND_FIRE in options and luck.random() < 0.8:
        return at.MOVE_AND_FIRE
    return luck.choice(options)


def turns_of(key: str, seed: int, last: int) -> Iterator[NDArray[np.int64]]:
    """Give the state of a battle at the start of each turn, up to the last one wanted."""
    turn = 1
    for s in states_of(key, seed):
        if at_start_of_turn(s, turn):
            yield np.array(s)
            turn += 1
        if turn > last:
            return
