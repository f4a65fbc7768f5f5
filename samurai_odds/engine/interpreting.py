"""Rules played by Python itself, to the same numbers as `compiled.twin` of them.

Numbers are Python's own: of any size, so that a word of the stream is cut to its 64 bits
where it is scrambled. Nothing of this needs numba.
"""

import types
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from samurai_odds.engine.sampling.streams import UNIFORM_BITS, WORD, mix
from samurai_odds.errors import OddsError

_WORD_BITS = 64


@cache
def compiles() -> bool:
    """Return whether numba can be loaded: without it all is read in plain Python."""
    try:
        import_module("samurai_odds.engine.compiling")
    except OddsError:
        return False
    return True


def uniform_of(word: int) -> int:
    """Scramble a word of the sequence into a uniform draw, as `streams.uniform_of` does."""
    return mix(word & WORD) >> (_WORD_BITS - UNIFORM_BITS)


class _Sizes:
    """Stands in for numpy in rules: its sizes of number are Python's one."""

    int64 = uint64 = uint32 = int


class Interpreter:
    """Makes functions to be called by Python of those that are also compiled.

    ``bound`` replaces functions that they name by others, as in `compiled.twin`.
    """

    def __init__(self, **bound: Callable[..., Any]) -> None:
        self.bound = {"uniform_of": uniform_of} | bound
        self.packages = {_package(function) for function in self.bound.values()}
        self.made: dict[Callable[..., Any], Callable[..., Any]] = {uniform_of: uniform_of}

    def __call__(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """Give a function in which all names stand for what the interpreter needs."""
        if function in self.made:
            return self.made[function]
        assert isinstance(function, types.FunctionType)
        code, names = function.__code__, dict(function.__globals__)
        copy = types.FunctionType(
            code, names, function.__name__, function.__defaults__, function.__closure__
        )
        self.made[function] = copy  # before its callees: they may call it again
        for name in set(code.co_names) & set(names):
            names[name] = self._meant(self.bound.get(name, names[name]))
        return copy

    def _meant(self, value: Any) -> Any:
        if isinstance(value, types.FunctionType) and _package(value) in self.packages:
            return self(value)
        if isinstance(value, np.integer):
            return int(value)
        return _Sizes if value is np else value


def _package(function: Callable[..., Any]) -> str:
    return function.__module__.split(".")[0]
