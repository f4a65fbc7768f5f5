"""What numba does over and over while it compiles, done once or not at all."""

import gc
import operator
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from numba.core import types
from numba.core.types.functions import BaseFunction

AT_HAND = hasattr(BaseFunction, "get_call_type")
_OPERATORS = {value for value in vars(operator).values() if callable(value)} | {bool}
_without_value: Any = types.unliteral
_PLAIN = (types.Integer, types.Boolean, types.Array)


@contextmanager
def typed_once() -> Iterator[None]:
    """Look up only once what an operator makes of the same types of numbers and arrays.

    Numba tries all that anybody has ever registered for it, at each place anew.
    """
    known: dict[Any, tuple[Any, Any]] = {}
    functions: Any = BaseFunction
    look_up: Callable[..., Any] = functions.get_call_type

    def get_call_type(self: Any, context: Any, arguments: Any, named: Any) -> Any:
        if named or self.typing_key not in _OPERATORS:
            return look_up(self, context, arguments, named)
        plain = tuple(_without_value(argument) for argument in arguments)
        if not all(isinstance(argument, _PLAIN) for argument in plain):
            return look_up(self, context, arguments, named)
        key = id(self), id(context), plain
        if key not in known:
            known[key] = self, look_up(self, context, plain, named)  # kept, so that its id is
        return known[key][1]

    functions.get_call_type = get_call_type
    try:
        yield
    finally:
        functions.get_call_type = look_up


@contextmanager
def no_collection() -> Iterator[None]:
    """Leave the garbage where it is: looking for it takes a tenth of the time."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
