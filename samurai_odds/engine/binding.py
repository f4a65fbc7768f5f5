"""Plain functions with stand-ins replaced: what `compiled.twin` compiles, interpreted."""

import types
from collections.abc import Callable
from typing import Any


def bound(function: Callable[..., Any], **names: Callable[..., Any]) -> Callable[..., Any]:
    """Copy a function, and those of this package that it calls, with some replaced by name.

    What calls none of those replaced, near or far, is not copied.
    """
    assert isinstance(function, types.FunctionType)
    return _bind(function, names, {})


def _bind(
    function: types.FunctionType,
    names: dict[str, Callable[..., Any]],
    made: dict[types.FunctionType, Callable[..., Any]],
) -> Callable[..., Any]:
    if function in made:
        return made[function]
    found = dict(function.__globals__)
    copy = types.FunctionType(function.__code__, found, function.__name__)
    copy.__defaults__ = function.__defaults__
    made[function] = copy  # before its callees: they may call it again
    changed = False
    for name in function.__code__.co_names:
        value = found.get(name)
        if name in names:
            found[name], changed = names[name], True
        elif isinstance(value, types.FunctionType) and value.__module__.startswith("samurai_odds."):
            found[name] = _bind(value, names, made)
            changed = changed or found[name] is not value
    if not changed:
        made[function] = function
    return made[function]
