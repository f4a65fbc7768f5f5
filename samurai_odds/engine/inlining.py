"""Which functions are to be compiled into their callers.

The rules of a whole game are compiled each for itself (`compiled.APART`), for
inlined into one another they would take minutes. The few that every step passes
through gain a quarter of the speed by it, and say so here.
"""

from collections.abc import Callable
from typing import Any, TypeVar

_Function = TypeVar("_Function", bound=Callable[..., Any])

INLINED: set[Callable[..., Any]] = set()


def inlined(function: _Function) -> _Function:
    """Have a function compiled into its callers."""
    INLINED.add(function)
    return function
