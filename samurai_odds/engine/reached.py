"""What compiled code is made from: all functions that one reaches, and all that these name.

Machine code that is kept on this machine is known by the bytecode (`fingerprint`); what comes
with the package (`shipped`) by the texts of the modules, which are the same for every Python, and
the schemas whose places are written into them.
"""

import hashlib
import sys
import types
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from samurai_odds.engine.names.loading import schemas_of

_PACKAGE = "samurai_odds"
_CONSTANTS = (int, float, complex, str, bytes, bool, types.NoneType, types.EllipsisType)
_ANNOTATIONS = "__annotate__"  # from Python 3.14 on, code of its own in a function's


def package_of(function: Any) -> str:
    return str(function.__module__).split(".")[0]


def name_of(function: Any) -> str:
    return f"{function.__module__} {function.__qualname__}"


def suffix_of(bound: Mapping[str, Any]) -> str:
    """Return what is added to a function's name, so that it tells what is bound in it."""
    words = "\n".join(f"{name} {name_of(value)}" for name, value in bound.items())
    return "_" + hashlib.sha256(words.encode()).hexdigest()[:16]


class Within:
    """Tells which functions are compiled with one: those of this package, and of what is bound."""

    def __init__(self, bound: Mapping[str, Any]) -> None:
        self.packages = {_PACKAGE} | {package_of(value) for value in bound.values()}

    def __call__(self, value: Any) -> bool:
        return isinstance(value, types.FunctionType) and package_of(value) in self.packages


def codes(code: types.CodeType) -> Iterator[types.CodeType]:
    """Give a function's code, and that of the functions in it."""
    yield code
    for inner in code.co_consts:
        if isinstance(inner, types.CodeType) and inner.co_name != _ANNOTATIONS:
            yield from codes(inner)


def named(function: types.FunctionType, bound: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Give what a function names, itself or as part of a module, and what it closes over."""
    names = dict.fromkeys(n for code in codes(function.__code__) for n in code.co_names)
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


def value_text(value: Any) -> str:
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
    return f"({', '.join(map(value_text, values))})"


# ---- the same for every Python -------------------------------------------------------


def sources_digest(
    function: types.FunctionType, bound: Mapping[str, Any], within: Callable[[Any], bool]
) -> str:
    """Hash the texts and schemas of the modules that a function reaches, and what it names.

    Raises OSError where there is no text to be read.
    """
    digested: set[str] = set()
    modules: set[str] = set()
    seen, waiting = {function}, [function]
    while waiting:
        one = waiting.pop()
        modules.add(one.__module__)
        digested.add(f"{name_of(one)} {value_text(one.__defaults__)}")
        for name, value in named(one, bound):
            if within(value):
                digested.add(f"{name_of(one)} {name} {name_of(value)}")
                if value not in seen:
                    seen.add(value)
                    waiting.append(value)
            elif (written := _written(value)) is not None:
                digested.add(f"{one.__module__} {name} {written}")
    digested |= {f"{module} {_text_digest(module)} {schemas_of(module)}" for module in modules}
    return hashlib.sha256("\n".join(sorted(digested)).encode()).hexdigest()[:32]


def _written(value: Any) -> str | None:
    """Write what a name stands for; None for what other packages have, by another name each."""
    sources = getattr(value, "sources", None)  # of a twin
    if callable(sources):
        return str(sources())
    if isinstance(value, (*_CONSTANTS, tuple, list, set, frozenset, np.ndarray, np.generic)):
        return value_text(value)
    return value_text(value) if package_of(type(value)) == _PACKAGE else None


@cache
def _text_digest(module: str) -> str:
    path = getattr(sys.modules.get(module), "__file__", None)
    if path is None:
        raise OSError(f"no source of {module}")
    text = Path(path).read_bytes().replace(b"\r\n", b"\n")
    return hashlib.sha256(text).hexdigest()
