"""The key under which compiled code is kept: all that it was made from, as one word.

numba's own key is the time and size of the file with the function that is called. It does not
notice a change in a function that this one calls, nor in a number that it names.
"""

import hashlib
import sys
import types
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import llvmlite
import numba
import numpy as np
from llvmlite import binding

from samurai_odds.engine.machine import INLINED

_CONFIG = ("CPU_NAME", "CPU_FEATURES", "OPT", "BOUNDSCHECK", "DEBUGINFO_DEFAULT")
_CONSTANTS = (int, float, complex, str, bytes, bool, types.NoneType, types.EllipsisType)


def fingerprint(
    function: types.FunctionType,
    bound: Mapping[str, Any],
    options: Mapping[str, Any],
    compiled_too: Callable[[Any], bool],
) -> str:
    """Hash a function with all that it calls and names, and all that compiles it."""
    digest = hashlib.sha256(f"{_surroundings()} {sorted(options.items())}".encode())
    seen, waiting = set(), [function]
    while waiting:
        one = waiting.pop()
        if one in seen:
            continue
        seen.add(one)
        digest.update(f"\n{one.__module__} {one.__qualname__} {one in INLINED}".encode())
        digest.update(_value(one.__defaults__).encode())
        for code in _codes(one.__code__):
            digest.update(code.co_code)
            digest.update(f"{code.co_varnames} {code.co_argcount}".encode())
            constants = [c for c in code.co_consts if not isinstance(c, types.CodeType)]
            digest.update(_value(tuple(constants)).encode())
        for name, value in _named(one, bound):
            called = getattr(value, "py_func", value)
            if hasattr(value, "fingerprint"):  # a twin
                digest.update(f"{name} {value.fingerprint()}".encode())
            elif compiled_too(called) or called is not value:
                digest.update(f"{name} {called.__module__} {called.__qualname__}".encode())
                waiting.append(called)
            else:
                digest.update(f"{name} {_value(value)}".encode())
    return digest.hexdigest()[:32]


@cache
def _surroundings() -> str:
    """Name what compiles: this package's part in it, numba, LLVM, the processor."""
    folder = Path(__file__).parent
    digest = hashlib.sha256()
    for source in (folder.parent / "compiled.py", *sorted(folder.glob("*.py"))):
        digest.update(source.read_bytes())
    features = binding.get_host_cpu_features().flatten()
    words = (
        digest.hexdigest(),
        sys.version,
        numba.__version__,
        llvmlite.__version__,
        binding.get_process_triple(),
        f"{binding.get_host_cpu_name()} {features}",
        *(f"{getattr(numba.config, name, None)}" for name in _CONFIG),
    )
    return "\n".join(words)


def _codes(code: types.CodeType) -> Iterator[types.CodeType]:
    """Give a function's code, and that of the functions in it."""
    yield code
    for inner in code.co_consts:
        if isinstance(inner, types.CodeType):
            yield from _codes(inner)


def _named(function: types.FunctionType, bound: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Give what a function names, itself or as part of a module, and what it closes over."""
    names = dict.fromkeys(n for code in _codes(function.__code__) for n in code.co_names)
    for name in names:
        value = bound.get(name, function.__globals__.get(name))
        if isinstance(value, types.ModuleType):
            for part in names:
                if hasattr(value, part):
                    yield f"{name}.{part}", getattr(value, part)
        elif value is not None:
            yield name, value
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        yield name, cell.cell_contents


def _value(value: Any) -> str:
    """Write a constant so that equal ones read the same in every process; else what it is."""
    if isinstance(value, _CONSTANTS):
        return f"{type(value).__name__} {value!r}"
    if isinstance(value, tuple | list):
        return _listed(value)
    if isinstance(value, set | frozenset):
        return _listed(sorted(value, key=repr))
    if isinstance(value, np.ndarray | np.generic):
        return f"{value.dtype} {value.shape} {hashlib.sha256(value.tobytes()).hexdigest()}"
    if hasattr(value, "__qualname__"):
        return f"{getattr(value, '__module__', None)} {value.__qualname__}"
    return type(value).__qualname__


def _listed(values: Iterable[Any]) -> str:
    return f"({', '.join(map(_value, values))})"
