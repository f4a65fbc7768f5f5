"""How the functions within take their arguments: numbers of one size, arrays as bare pointers.

An array goes from function to function as seven numbers, and each look into it asks whether
the index counts from the end. The rules read their question ``q`` and state ``s`` by place,
or take a part of them (``s[a:b]``), never from the end: the place where the array begins is
all that they need. So compiled they must not count from the end (interpreted as well as
compiled, `tests` see to it); the length of ``q`` or ``s`` cannot be asked for.
"""

import operator
from typing import Any

from numba import extending, types

_extending: Any = extending
_types: Any = types

_BY_PLACE = ("q", "s")  # parameters that are only looked into by place
_NUMBERS = _types.Array(types.int64, 1, "C")
_POINTER = _types.CPointer(types.int64)


def taken_alike(within: Any) -> None:
    """Have a function compiled once, not anew for each constant and size of integer passed."""
    names = within.py_func.__code__.co_varnames
    template, known = within.get_call_template, {}

    def get_call_template(arguments: Any, named: Any) -> Any:
        taken = tuple(_taken(n, a) for n, a in zip(names, arguments, strict=False))
        by_name = {name: _taken(name, argument) for name, argument in named.items()}
        key = taken, tuple(by_name.items())
        if key not in known:
            known[key] = template(taken, by_name)
        return known[key]

    within.get_call_template = get_call_template


def _taken(name: str, argument: Any) -> Any:
    plain = _types.unliteral(argument)
    if plain in types.signed_domain:
        return types.int64
    return _POINTER if name in _BY_PLACE and plain == _NUMBERS else plain


@_extending.lower_cast(types.Array, types.CPointer)  # type: ignore[untyped-decorator]
def _begin_of_array(context: Any, builder: Any, given: Any, wanted: Any, array: Any) -> Any:
    return context.make_array(given)(context, builder, array).data


@_extending.type_callable(operator.getitem)  # type: ignore[untyped-decorator]
def _type_of_part(_: Any) -> Any:
    def of_part(whole: Any, part: Any) -> Any:
        if whole == _POINTER and isinstance(part, types.SliceType) and not part.has_step:
            return whole
        return None

    return of_part


@_extending.lower_builtin(operator.getitem, types.CPointer, types.SliceType)  # type: ignore[untyped-decorator]
def _begin_of_part(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    part = context.make_helper(builder, signature.args[1], arguments[1])
    return builder.gep(arguments[0], [part.start])
