"""The compiled floor: twins of plain functions, made with numba on demand.

Rules and walks are written once, as plain Python. `twin` compiles such a
function together with the functions of this package that it calls. Nothing here
is imported until a simulation, a large question or a long list asks for it.
"""

import hashlib
import os
import types
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numba
import platformdirs

# All twins work in memory that their caller allots, so reference counting can be
# left out: with it, the same unfolding took eight times as long.
JIT_OPTIONS: dict[str, Any] = {
    "nogil": True,
    "cache": True,
    "error_model": "numpy",
    "forceinline": True,
    "_nrt": False,
}
# Of a whole game every rule inlined into every other would take minutes to compile.
APART: dict[str, Any] = JIT_OPTIONS | {"forceinline": False}


def _fingerprint() -> str:
    """Hash the package's sources: numba's cache does not notice an edited callee."""
    package = Path(__file__).resolve().parent.parent
    digest = hashlib.sha256(numba.__version__.encode())
    for source in sorted(package.rglob("*.py")):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _use_own_cache() -> None:
    if "NUMBA_CACHE_DIR" not in os.environ:
        folder = Path(platformdirs.user_cache_dir("samurai-odds")) / _fingerprint()
        numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]


_use_own_cache()


def twin(
    function: Callable[..., Any],
    options: dict[str, Any] = JIT_OPTIONS,
    **bound: Callable[..., Any],
) -> Callable[..., Any]:
    """Compile a plain function and all of this package that it calls.

    ``bound`` replaces functions that it names by others, so that one reader is
    compiled for each machine; the twin's name says which.
    """
    return _Twins(bound, options).compile(function)


class _Twins:
    def __init__(self, bound: dict[str, Callable[..., Any]], options: dict[str, Any]) -> None:
        self.bound, self.options = bound, options
        self.suffix = "".join(f"_{f.__module__.replace('.', '_')}" for f in bound.values())
        self.made: dict[Callable[..., Any], Callable[..., Any]] = {}

    def compile(self, function: Callable[..., Any]) -> Callable[..., Any]:
        if function not in self.made:
            assert isinstance(function, types.FunctionType)
            names = dict(function.__globals__)
            for name in function.__code__.co_names:
                value = self.bound.get(name, names.get(name))
                if isinstance(value, types.FunctionType) and _ours(value):
                    names[name] = self.compile(value)
            copy = types.FunctionType(function.__code__, names, function.__name__)
            copy.__qualname__ = function.__qualname__ + self.suffix
            copy.__module__ = function.__module__
            copy.__defaults__ = function.__defaults__
            self.made[function] = numba.njit(**self.options)(copy)
        return self.made[function]


def _ours(function: Callable[..., Any]) -> bool:
    return function.__module__.startswith("samurai_odds.")


@cache
def simple_twin(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a walk once for all machines."""
    return twin(function)
