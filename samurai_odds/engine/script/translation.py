"""Rules written in plain Python, translated to JavaScript with all that they call.

What runs compiled by numba is a small language: integers, flat arrays, functions called by
their global names. Each of its constructs has one JavaScript counterpart; anything else is
refused by file, line and function. 64-bit words and dice are written by hand: a function is
called, not translated, where a ``.js`` file beside its module defines it.
"""

import inspect
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from samurai_odds.engine.script.statements import FunctionText
from samurai_odds.errors import OddsError

FOLDER = Path(__file__).parent
LARGEST = 2**31 - 1  # of a constant: states and questions are 32-bit integers in JavaScript


class Refused(OddsError):
    """What cannot be translated, a line for each construct: file, line, function, construct."""


class Translation:
    """Functions and constants translated so far, under names of their own.

    ``beside`` lists the modules that have a file written by hand. ``bound`` replaces functions
    that rules name, by functions or by the names of JavaScript ones. ``strict`` makes every
    access, product and bit operation throw where it leaves its array, 32 bits or 2**53.
    """

    def __init__(
        self, beside: Sequence[ModuleType], strict: bool = False, **bound: Callable[..., Any] | str
    ) -> None:
        self.strict, self.bound = strict, bound
        numbers = FOLDER / ("strict.js" if strict else "numbers.js")
        modules = [Path(inspect.getfile(module)) for module in beside]
        self._by_hand = {one: one.with_suffix(".js").read_text("utf-8") for one in modules}
        self._pieces = [numbers.read_text("utf-8"), *self._by_hand.values()]
        self._names: dict[Callable[..., Any], str] = {}
        self._constants: dict[str, str] = {}
        self._done: list[str] = []
        self._waiting: list[tuple[Callable[..., Any], Mapping[str, Any]]] = []
        self._problems: list[str] = []

    def name_of(self, function: Callable[..., Any]) -> str:
        """Return the JavaScript name of a function, which will be translated too."""
        fixed: Mapping[str, Any] = {}
        whole = function
        if isinstance(function, partial):
            assert not function.args
            whole, fixed = function.func, function.keywords
        if self._is_by_hand(whole):
            return whole.__name__
        if function not in self._names:
            name = f"{whole.__name__}$"  # no name of Python's has a $
            while name in self._names.values():
                name += "$"
            self._names[function] = name
            self._waiting.append((function, fixed))
        return self._names[function]

    def _is_by_hand(self, function: Callable[..., Any]) -> bool:
        text = self._by_hand.get(Path(inspect.getfile(function)), "")
        return f"\nfunction {function.__name__}(" in text

    def constant(self, value: Any) -> str:
        """Return a number, or the name of a tuple of numbers; raise TypeError for anything else."""
        if isinstance(value, bool | np.bool_):
            return str(int(value))
        if isinstance(value, int | np.signedinteger) and abs(int(value)) <= LARGEST:
            return f"({int(value)})" if value < 0 else str(int(value))
        if isinstance(value, float):
            return f"({value!r})"
        if isinstance(value, tuple | range | frozenset):
            text = f"[{','.join(map(self.constant, value))}]"
            return self._constants.setdefault(text, f"$K{len(self._constants)}")
        raise TypeError

    def refuse(self, file: str, line: int, function: str, construct: str) -> None:
        """Note what cannot be translated."""
        self._problems.append(f"{file}:{line}: {function}: {construct} cannot be translated")

    def text(self) -> str:
        """Return the hand-written pieces, constants and functions; raise Refused."""
        while self._waiting:
            function, fixed = self._waiting.pop()
            self._done.append(FunctionText(self, function, fixed).text(self._names[function]))
        if self._problems:
            raise Refused(*sorted(self._problems))
        constants = [f"const {name}={text};" for text, name in self._constants.items()]
        return "\n".join(['"use strict";', *self._pieces, *constants, *self._done, ""])
