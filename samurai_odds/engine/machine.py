"""What a procedure of a game must tell the readers: the step machine.

A machine is a set of rules over plain integers. A *question* is a sequence of
integers that stays as it is (dice, terrain limits, policies); a *state* is a
sequence of small integers that the rules change in place. The machine never
draws a random number and never knows which reader is asking.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.dice import Pool

END = 0  # `pending`: the procedure is over
AUTOMATIC = -1  # `pending`: the next rule needs neither dice nor a decision


class Question(Protocol):
    """A question put to a machine, checked and ready to be read."""

    @property
    def machine(self) -> "Machine":
        """The rules that answer it."""

    @property
    def numbers(self) -> Sequence[int]:
        """The question as the integers that the machine reads."""

    @property
    def packed(self) -> NDArray[np.int64]:
        """The same integers, for the compiled readers."""


@dataclass(frozen=True, eq=False)
class Machine:
    """The rules of one procedure, written once for all readers.

    ``pending(question, state)`` says what comes next: ``END``; ``AUTOMATIC``;
    a positive number, the code of a pool of dice; or ``decision(options, side)``,
    a negative number. ``step(question, state, outcome)`` applies it in place:
    the outcome is one of the pool's outcomes, the number of the option chosen,
    or 0. Both are plain Python that numba can also compile, with no other
    arguments than sequences of integers.
    """

    name: str
    begin: Callable[[Any], Any]
    pending: Callable[[Any, Any], int]
    step: Callable[[Any, Any, int], None]
    pool: Callable[[int], Pool]
    width: int  # integers in a state
    most_interpreted: int = 20_000  # states beyond which compiling the rules pays
    apart: bool = False  # so many rules that compiling them all into one takes too long
    # Whether a number is a roll's code, where codes are given as rolls are first used.
    is_code: Callable[[int], bool] | None = None

    def first_state(self, numbers: Sequence[int]) -> list[int]:
        """Begin: give the state as plain integers, which rules that are interpreted read best."""
        return list(map(int, self.begin(numbers)))


def decision(options: int, side: int) -> int:
    """Code a decision among 2 or more ``options`` for side 0 or 1."""
    return -(2 * options + side)


def decision_options(event: int) -> int:
    return -event // 2


_Function = TypeVar("_Function", bound=Callable[..., Any])

INLINED: set[Callable[..., Any]] = set()


def inlined(function: _Function) -> _Function:
    """Have a function compiled into its callers."""
    INLINED.add(function)
    return function
