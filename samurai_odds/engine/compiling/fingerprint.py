"""The key under which compiled code is kept: all that it was made from, as one word.

numba's own key is the time and size of the file with the function that is called. It does not
notice a change in a function that this one calls, nor in a number that it names.
"""

import hashlib
import sys
import types
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import llvmlite
import numba
from llvmlite import binding

from samurai_odds.engine.machine import INLINED
from samurai_odds.engine.reached import codes, named, value_text

_CONFIG = ("CPU_NAME", "CPU_FEATURES", "OPT", "BOUNDSCHECK", "DEBUGINFO_DEFAULT")


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
        digest.update(value_text(one.__defaults__).encode())
        for code in codes(one.__code__):
            digest.update(code.co_code)
            digest.update(f"{code.co_varnames} {code.co_argcount}".encode())
            constants = [c for c in code.co_consts if not isinstance(c, types.CodeType)]
            digest.update(value_text(tuple(constants)).encode())
        for name, value in named(one, bound):
            called = getattr(value, "py_func", value)
            if hasattr(value, "fingerprint"):  # a twin
                digest.update(f"{name} {value.fingerprint()}".encode())
            elif compiled_too(called) or called is not value:
                digest.update(f"{name} {called.__module__} {called.__qualname__}".encode())
                waiting.append(called)
            else:
                digest.update(f"{name} {value_text(value)}".encode())
    return digest.hexdigest()[:32]


@cache
def _surroundings() -> str:
    """Name what compiles: this package's part in it, numba, LLVM, the processor."""
    folder = Path(__file__).parent
    digest = hashlib.sha256()
    for source in sorted(folder.glob("*.py")):
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
