"""The compiled floor: twins of plain functions, made with numba on demand.

Rules and walks are written once, as plain Python. `twin` compiles such a
function together with the functions of this package that it calls. Nothing here
is imported until a simulation, a large question or a long list asks for it.
"""

import hashlib
import time
import types
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache, cached_property
from typing import Any

from filelock import FileLock, Timeout

from samurai_odds.engine.compiling import numba
from samurai_odds.engine.compiling.cache import Cache, folder, make_folder
from samurai_odds.engine.compiling.constants import written_out
from samurai_odds.engine.compiling.fingerprint import fingerprint
from samurai_odds.engine.machine import INLINED, Machine
from samurai_odds.engine.progress import say, say_once

one_piece: Any = None
with suppress(Exception):  # a numba that has changed inside
    from samurai_odds.engine.compiling import one_piece

# All twins work in memory that their caller allots, so reference counting can be
# left out: with it, the same unfolding took eight times as long.
JIT_OPTIONS: dict[str, Any] = {
    "nogil": True,
    "error_model": "numpy",
    "forceinline": True,
    "_nrt": False,
}
# Of many rules, every one inlined into every other takes minutes to compile.
APART: dict[str, Any] = JIT_OPTIONS | {"forceinline": False}
WHOLE_GAME = "10 to 30 s"  # what compiling a whole game usually takes
_PACKAGE = "samurai_odds"
# Called by compiled code alone, a function needs no entrance for Python.
_WITHIN: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}


@contextmanager
def one_at_a_time(what: str, waiting: Callable[[], None]) -> Iterator[None]:
    """Let one process compile what takes long, while others that need it wait.

    ``what`` names it; ``waiting`` says that this one waits.
    """
    place = folder()
    try:
        make_folder(place)
    except OSError:  # no place to keep anything: everyone compiles for himself
        yield
        return
    lock = FileLock(place / f"compiling-{what}.lock")
    try:
        lock.acquire(timeout=0)
    except Timeout:
        waiting()
        lock.acquire()
    try:
        yield
    finally:
        lock.release()


@contextmanager
def compiling_said(rules: str, lasts: str, compiling: bool) -> Iterator[None]:
    """Say what takes so long if rules are compiled, and in the end how long it took."""
    if not compiling:
        yield
        return
    begun = time.perf_counter()
    say(f"compiling the rules of {rules}, once for this version: {lasts}")
    yield
    say(f"compiled in {time.perf_counter() - begun:.0f} s")


def say_waiting() -> None:
    """Say that another process compiles, and this one waits for it."""
    say(f"waiting while another process compiles rules: {WHOLE_GAME}")


def twin(
    function: Callable[..., Any],
    options: dict[str, Any] = JIT_OPTIONS,
    **bound: Callable[..., Any],
) -> Callable[..., Any]:
    """Compile a plain function and all of this package, or of what is bound, that it calls.

    ``bound`` replaces functions that it names by others (plain ones, or twins), so that
    one reader is compiled for each machine; the twin's name says which. What depends on
    none of them is compiled once for all.
    """
    return _Twins(bound, options).entry(function)


def rules_twin(function: Callable[..., Any], machine: Machine) -> Callable[..., Any]:
    """Compile a reader that names a machine's `pending` and `step`."""
    options = APART if machine.apart else JIT_OPTIONS
    return twin(function, options, pending=machine.pending, step=machine.step)


_Made = dict[tuple[Callable[..., Any], bool, bool, bool], Any]
_MADE: _Made = {}  # by function, whether apart, whether entry, whether in one piece


class _Twins:
    """Functions compiled with the same ones bound: in one piece, or else in numba's own way."""

    def __init__(
        self, bound: dict[str, Callable[..., Any]], options: dict[str, Any], whole: bool = True
    ) -> None:
        self.bound, self.options, self.whole = bound, options, whole
        self.packages = {_PACKAGE} | {_package(f) for f in bound.values()}
        self.suffix = "_" + _digest(*(f"{name} {_named(f)}" for name, f in bound.items()))
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

    def _taken_in(self, value: Any) -> bool:
        """Say whether a value is a function of this package, or of one that is bound."""
        return isinstance(value, types.FunctionType) and _package(value) in self.packages


def _package(function: Any) -> str:
    return str(function.__module__).split(".")[0]


def _named(function: Any) -> str:
    return f"{function.__module__} {function.__qualname__}"


def _digest(*words: str) -> str:
    return hashlib.sha256("\n".join(words).encode()).hexdigest()[:16]


def kept(twin: Any) -> bool:
    """Say whether a twin has been compiled, by this process or an earlier one on this machine."""
    return bool(twin.signatures) or twin._cache.holds_any()


@cache
def simple_twin(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a walk once for all machines."""
    return twin(function)
