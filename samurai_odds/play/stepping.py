"""From one roll or choice to the next: all rules between them, and what leaves no choice.

`advance` goes through all that needs neither dice nor a choice; a choice with one option
is taken, and a draw of one outcome made, without asking.
"""

from functools import cache
from typing import Any

from samurai_odds.engine.interpreting import Interpreter
from samurai_odds.engine.machine import AUTOMATIC, END, inlined
from samurai_odds.play import layout as at
from samurai_odds.play.game import Game
from samurai_odds.play.offering import Numbers, clear_options


def game_prepare(q: Any, s: Any) -> None:
    """Stand in for the game's `prepare`."""
    raise NotImplementedError


def game_settle(q: Any, s: Any, value: int) -> None:
    """Stand in for the game's `settle`."""
    raise NotImplementedError


@inlined
def take(q: Numbers, s: Numbers, value: int) -> None:
    """Apply a roll's outcome or a choice's value, and go on to what comes next."""
    game_settle(q, s, value)
    advance(q, s)


@inlined
def advance(q: Numbers, s: Numbers) -> None:
    """Go through all that needs neither dice nor a choice."""
    while s[at.ENDED] == at.PLAYING:
        s[at.PENDING] = AUTOMATIC
        clear_options(s)
        game_prepare(q, s)
        if s[at.PENDING] == AUTOMATIC:
            continue
        if s[at.PENDING] > 0:
            if s[at.PENDING] != at.UNIFORM + 1:
                return
        elif s[at.OPTIONS_OPEN] != 1:
            return
        game_settle(q, s, s[at.CHOICES] if s[at.PENDING] < 0 else 0)
    s[at.PENDING] = END


class Steps:
    """A game's rules interpreted: `advance` and `take` of one game."""

    def __init__(self, game: Game) -> None:
        interpret = Interpreter(game_prepare=game.prepare, game_settle=game.settle, **game.sooner)
        self._advance, self._take = interpret(advance), interpret(take)

    def advance(self, q: Any, s: Any) -> None:
        """Go through all that needs neither dice nor a choice."""
        self._advance(viewed(q), viewed(s))

    def take(self, q: Any, s: Any, value: int) -> None:
        """Apply a roll's outcome or a choice's value, and go on to what comes next."""
        self._take(viewed(q), viewed(s), value)


def viewed(numbers: Any) -> Any:
    """Give the same numbers as Python's own, which rules read much sooner than an array's."""
    return memoryview(numbers) if hasattr(numbers, "dtype") else numbers


@cache
def steps(game: Game) -> Steps:
    """Give the one interpreter of a game's rules."""
    return Steps(game)
