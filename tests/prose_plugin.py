"""A plugin of mypy: `Prose` cannot be put into a text, by an f-string, `format` or `str`.

What else cannot be done with it, its class says by itself.
"""

from collections.abc import Callable

from mypy.plugin import FunctionContext, MethodContext, Plugin
from mypy.types import Instance, Type, UnionType, get_proper_type

PROSE = "samurai_odds.grids.prose.Prose"
_MESSAGE = "Prose is not to be read: join it with `joined`, or print it with `printed`"
_READERS = ("builtins.str", "builtins.repr", "builtins.format")


def _is_prose(one: Type) -> bool:
    found = get_proper_type(one)
    if isinstance(found, UnionType):
        return any(map(_is_prose, found.items))
    return isinstance(found, Instance) and found.type.fullname == PROSE


def _refuse(called: FunctionContext | MethodContext) -> Type:
    if any(_is_prose(one) for given in called.arg_types for one in given):
        called.api.fail(_MESSAGE, called.context)
    return called.default_return_type


class OpaqueProse(Plugin):
    """Refuses `Prose` where any object would do."""

    def get_method_hook(self, fullname: str) -> Callable[[MethodContext], Type] | None:
        return _refuse if fullname == "builtins.str.format" else None  # f-strings too

    def get_function_hook(self, fullname: str) -> Callable[[FunctionContext], Type] | None:
        return _refuse if fullname in _READERS else None


def plugin(version: str) -> type[Plugin]:
    return OpaqueProse
