"""The compiled floor: twins of plain functions, made with numba on demand.

Rules and walks are written once, as plain Python. `twin` compiles such a
function together with the functions of this package that it calls. Nothing here
is imported until a simulation, a large question or a long list asks for it.
"""

import glob
import hashlib
import inspect
import os
import types
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import numba
import platformdirs
from filelock import FileLock, Timeout

from samurai_odds.engine.compiling.arguments import taken_alike
from samurai_odds.engine.compiling.constants import written_out
from samurai_odds.engine.compiling.one_piece import AT_HAND, PartCompiler, WholeCompiler
from samurai_odds.engine.inlining import INLINED
from samurai_odds.engine.machine import Machine

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
_PACKAGE = "samurai_odds"
_ENTRY: dict[str, Any] = {"cache": True}
# Called by compiled code alone, a function needs no entrance for Python.
_WITHIN: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
if AT_HAND:
    _ENTRY |= {"pipeline_class": WholeCompiler}
    _WITHIN |= {"pipeline_class": PartCompiler}
else:
    _WITHIN |= {"cache": True}


def _fingerprint() -> str:
    """Hash the package's sources: numba's cache does not notice an edited callee."""
    return _digest(numba.__version__, _sources(Path(__file__).resolve().parent.parent))


@cache
def _sources(folder: Path) -> str:
    digest = hashlib.sha256()
    for source in sorted(folder.rglob("*.py")):
        digest.update(source.read_bytes())
    return digest.hexdigest()


def _digest(*words: str) -> str:
    return hashlib.sha256("\n".join(words).encode()).hexdigest()[:16]


@contextmanager
def one_at_a_time(waiting: Callable[[], None]) -> Iterator[None]:
    """Let one process compile what takes long, while the others wait, and say so by ``waiting``."""
    folder = Path(str(numba.config.CACHE_DIR))  # type: ignore[attr-defined]
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:  # no place to keep anything: everyone compiles for himself
        yield
        return
    lock = FileLock(folder / "compiling.lock")
    try:
        lock.acquire(timeout=0)
    except Timeout:
        waiting()
        lock.acquire()
    try:
        yield
    finally:
        lock.release()


def _use_own_cache() -> None:
    """Keep what is compiled apart by version; mixed, it crashed the interpreter."""
    place = os.environ.get("NUMBA_CACHE_DIR") or platformdirs.user_cache_dir("samurai-odds")
    numba.config.CACHE_DIR = str(Path(place) / _fingerprint())  # type: ignore[attr-defined]


_use_own_cache()


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
    compiled: Callable[..., Any] = _Twins(bound, options).compile(function, entry=True)
    return compiled


def rules_twin(function: Callable[..., Any], machine: Machine) -> Callable[..., Any]:
    """Compile a reader that names a machine's `pending` and `step`."""
    options = APART if machine.apart else JIT_OPTIONS
    return twin(function, options, pending=machine.pending, step=machine.step)


_Made = dict[
    tuple[Callable[..., Any], bool, bool], Any
]  # by function, whether apart, whether entry
_MADE: _Made = {}


class _Twins:
    def __init__(self, bound: dict[str, Callable[..., Any]], options: dict[str, Any]) -> None:
        self.bound, self.options = bound, options
        self.packages = {_PACKAGE} | {_package(f) for f in bound.values()}
        self.suffix = "_" + _digest(*(f"{name} {_named(f)}" for name, f in bound.items()))
        self.made: _Made = {}
        self.dependent: dict[Callable[..., Any], bool] = {}

    def compile(self, function: Callable[..., Any], entry: bool = False) -> Any:
        assert isinstance(function, types.FunctionType)
        apart = self.options is APART
        made, suffix = _MADE, "_apart" if apart else ""
        if self._depends(function):
            made, suffix = self.made, self.suffix
        key = function, apart, entry
        if key not in made:
            made[key] = self._jitted(function, suffix, entry)
            if not AT_HAND:
                made[key].py_func.complete()
        return made[key]

    def _jitted(self, function: types.FunctionType, suffix: str, entry: bool) -> Any:
        code, names = written_out(function), dict(function.__globals__)
        plain: Any = types.FunctionType(code, names, function.__name__)
        plain.__qualname__ = function.__qualname__ + suffix + ("" if entry else "_within")
        plain.__module__ = function.__module__
        plain.__defaults__ = function.__defaults__
        plain.complete = lambda: names.update(self._called(code, names))
        options = self.options | (_ENTRY if entry else _WITHIN)
        if function in INLINED:
            options |= {"forceinline": True}
        jitted: Any = numba.njit(**options)(plain)
        if entry:
            jitted.within = lambda: self.compile(function)
        else:
            taken_alike(jitted)
        return jitted

    def _called(self, code: types.CodeType, names: dict[str, Any]) -> dict[str, Any]:
        """Give the compiled functions that some code is to call instead of what it names."""
        called = {}
        for name in code.co_names:
            value: Any = self.bound.get(name, names.get(name))
            if self._taken_in(value):
                called[name] = self.compile(value)
            elif name in self.bound:
                called[name] = value.within() if hasattr(value, "within") else value
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
    """Name what is bound, for the file that keeps the code compiled with it.

    Of functions from elsewhere their sources are part of it: the name of the whole cache
    tells only the package's own apart.
    """
    named = f"{function.__module__} {function.__qualname__}"
    if _package(function) != _PACKAGE:
        named += _sources(Path(inspect.getfile(getattr(function, "py_func", function))).parent)
    return named


def kept(twin: Any) -> bool:
    """Say whether a twin has been compiled, by this process or an earlier one on this machine."""
    name = glob.escape(twin.__qualname__)
    return bool(twin.signatures) or any(Path(twin.stats.cache_path).glob(f"*.{name}-*.nbi"))


@cache
def simple_twin(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a walk once for all machines."""
    return twin(function)
