"""Twins made by numba: in one piece, or else in numba's own way.

Nothing here is imported where the machine code that comes with the package serves.
"""

import types
from collections.abc import Callable
from contextlib import suppress
from functools import cache, cached_property
from typing import Any

from samurai_odds.engine.compiling import numba
from samurai_odds.engine.compiling.cache import Cache
from samurai_odds.engine.compiling.constants import written_out
from samurai_odds.engine.compiling.fingerprint import fingerprint
from samurai_odds.engine.machine import INLINED
from samurai_odds.engine.options import APART
from samurai_odds.engine.progress import say_once
from samurai_odds.engine.reached import Within, suffix_of

one_piece: Any = None
with suppress(Exception):  # a numba that has changed inside
    from samurai_odds.engine.compiling import one_piece

# Called by compiled code alone, a function needs no entrance for Python.
_WITHIN: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def dispatcher(function: Callable[..., Any], bound: dict[str, Any], options: dict[str, Any]) -> Any:
    """Make what compiles a function when it is first called, and then calls that."""
    return _Twins(bound, options).entry(function)


def is_kept(function: Any) -> bool:
    """Return whether this process has compiled it, or an earlier one on this machine."""
    return bool(function.signatures) or function._cache.holds_any()


_Made = dict[tuple[Callable[..., Any], bool, bool, bool], Any]
_MADE: _Made = {}  # by function, whether apart, whether entry, whether in one piece


class _Twins:
    """Functions compiled with the same ones bound: in one piece, or else in numba's own way."""

    def __init__(
        self, bound: dict[str, Callable[..., Any]], options: dict[str, Any], whole: bool = True
    ) -> None:
        self.bound, self.options, self.whole = bound, options, whole
        self._taken_in = Within(bound)
        self.suffix = suffix_of(bound)
        self.made: _Made = {}
        self.dependent: dict[Callable[..., Any], bool] = {}

    @cached_property
    def in_numbas_way(self) -> "_Twins":
        """The same by what numba promises alone."""
        return _Twins(self.bound, self.options, whole=False)

    def entry(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """Compile a function to be called from Python, when that is first done."""
        if self.whole and one_piece is not None:
            with suppress(Exception):
                compiled: Callable[..., Any] = self.compile(function, entry=True)
                return compiled
        compiled = self.in_numbas_way.compile(function, entry=True)
        return compiled

    def compile(self, function: Callable[..., Any], entry: bool = False) -> Any:
        assert isinstance(function, types.FunctionType)
        apart = self.options is APART
        made, suffix = _MADE, "_apart" if apart else ""
        if self._depends(function):
            made, suffix = self.made, self.suffix
        key = function, apart, entry, self.whole
        if key not in made:
            made[key] = self._jitted(function, suffix, entry)
            if not self.whole:
                made[key].py_func.complete()
        return made[key]

    def _jitted(self, function: types.FunctionType, suffix: str, entry: bool) -> Any:
        code, names = written_out(function), dict(function.__globals__)
        plain: Any = types.FunctionType(code, names, function.__name__)
        plain.__qualname__ = function.__qualname__ + suffix + ("" if entry else "_within")
        plain.__module__ = function.__module__
        plain.__defaults__ = function.__defaults__
        plain.complete = lambda: names.update(self._called(code, names))
        options = self.options | ({} if entry else _WITHIN)
        if function in INLINED:
            options |= {"forceinline": True}
        if self.whole:
            options |= one_piece.options(entry)
        jitted: Any = numba.njit(**options)(plain)
        if entry:
            plain.otherwise = lambda fault: self._otherwise(function, fault)
            jitted.within = lambda whole: (self if whole else self.in_numbas_way).compile(function)
            jitted.fingerprint = cache(lambda: self._fingerprint(function))
            jitted._cache = Cache(f"{plain.__module__}.{plain.__qualname__}", jitted.fingerprint)
        elif self.whole:
            one_piece.taken_alike(jitted)
        return jitted

    def _otherwise(self, function: types.FunctionType, fault: Exception) -> Any:
        """Give the function to compile in numba's own way, after a failure in one piece."""
        why = str(fault).strip().partition("\n")[0]
        say_once(f"compiling in numba's own way, which takes minutes ({why or repr(fault)})")
        return self.in_numbas_way.compile(function, entry=True).py_func

    def _fingerprint(self, function: types.FunctionType) -> str:
        return fingerprint(function, self.bound, self.options, self._taken_in)

    def _called(self, code: types.CodeType, names: dict[str, Any]) -> dict[str, Any]:
        """Give the compiled functions that some code is to call instead of what it names."""
        called = {}
        for name in code.co_names:
            value: Any = self.bound.get(name, names.get(name))
            if self._taken_in(value):
                called[name] = self.compile(value)
            elif name in self.bound:
                called[name] = value.within(self.whole) if hasattr(value, "within") else value
        return called

    def _depends(self, function: types.FunctionType) -> bool:
        """Say whether a function calls, near or far, one that is replaced."""
        if function not in self.dependent:
            self.dependent[function] = False
            for name in function.__code__.co_names:
                value: Any = function.__globals__.get(name)
                if not self._taken_in(value):
                    continue
                if name in self.bound or self._depends(value):
                    self.dependent[function] = True
        return self.dependent[function]
