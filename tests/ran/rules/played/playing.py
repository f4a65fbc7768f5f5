"""Battles played by chance in the tests, interpreted."""

from collections.abc import Iterator
from random import Random
from typing import Any

from samurai_odds.engine.machine import AUTOMATIC
from samurai_odds.play.offering import clear_options
from samurai_odds.ran.full_game.game import start
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.first_state import at_start_of_turn
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.machine import prepare, settle
from samurai_odds.ran.scenario.text import load


def states_of(key: str, seed: int) -> Iterator[State]:
    """Play a battle by chance; give the state before every rule, the same one changed.

    Whoever can give orders does, mostly to move and fire.
    """
    luck, begun = Random(seed), start(load(key))
    numbers: Any = memoryview(begun.question.whole), memoryview(begun.state.copy())
    q: Question = numbers[0]
    s: State = numbers[1]
    seen = State(s)
    while not s.ended:
        yield seen
        s.pending = AUTOMATIC
        clear_options(s)
        prepare(q, s)
        if s.pending != AUTOMATIC:
            settle(q, s, drawn(s, luck))
    yield seen


def drawn(s: State, luck: Random) -> int:
    """Draw a roll, or choose by chance."""
    if s.pending > 0:
        return luck.randrange(s.pending - at.UNIFORM)
    options = s.choices[: s.options_open].tolist()
    if s.decision < at.FIRST_MOVEMENT_CHOICE and options[0] == 0 and len(options) > 1:
        return luck.choice(options[1:])
    if s.decision == at.ORDER_CHOICE and at.MOVE_AND_FIRE in options and luck.random() < 0.8:
        return at.MOVE_AND_FIRE
    return luck.choice(options)


def turns_of(key: str, seed: int, last: int) -> Iterator[State]:
    """Give the state of a battle at the start of each turn, up to the last one wanted."""
    turn = 1
    for s in states_of(key, seed):
        if at_start_of_turn(s, turn):
            yield s.copy()
            turn += 1
        if turn > last:
            return
