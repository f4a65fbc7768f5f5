"""What numba does over and over while it compiles, done once or not at all."""

import gc
import operator
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from functools import cache
from typing import Any

from numba.core import base, errors, event, types
from numba.core.types.functions import BaseFunction
from numba.core.typing import context

_base: Any = base
_errors: Any = errors
_typing: Any = context
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
    """Leave the garbage where it is: looking for it takes a tenth of the time.

    Afterwards all there is counts as old, so that it is looked for only when much more is there.
    """
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.unfreeze()
        gc.enable()


@contextmanager
def no_refresh() -> Iterator[None]:
    """Have numba not look whether anybody has taught it more since the function before."""
    with (
        _instead(_typing.BaseContext, "refresh", lambda own: lambda _: None),
        _instead(_base.BaseContext, "refresh", lambda own: lambda _: None),
    ):
        yield


@contextmanager
def nothing_told() -> Iterator[None]:
    """Have numba gather no warnings statement by statement, and not time its steps.

    Nor does it look anew at each operator whether the function that writes it wants to know
    the line.
    """
    with (
        _instead(
            _errors.WarningsFixer, "catch_warnings", lambda own: lambda *_, **__: nullcontext()
        ),
        _instead(event, "broadcast", lambda own: lambda _: None),
        _instead(_base, "_has_loc", cache),
    ):
        yield


@contextmanager
def _instead(owner: Any, name: str, change: Callable[[Any], Any]) -> Iterator[None]:
    """Change what numba has by a name, if it has it."""
    own = getattr(owner, name, None)
    if own is None:
        yield
        return
    setattr(owner, name, change(own))
    try:
        yield
    finally:
        setattr(owner, name, own)
