"""What numba is asked for."""

from typing import Any

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
