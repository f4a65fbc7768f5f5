"""Machine code that comes with the package: loaded by llvmlite alone, in milliseconds.

`engine.compiling.build` makes it: an object for each compiled function and kind of machine, and
a manifest of what each was made from. An object is used only for the sources that are here;
for others, and on other machines, numba compiles (`compiled`). It calls nothing but memset and
memmove.
"""

import ctypes
import hashlib
import json
import platform
import sys
import threading
import weakref
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

FOLDER = Path(__file__).parents[1] / "compiled"
MANIFEST = "manifest.json"
ENTRY = "samurai_odds_entry"
FORM = 1  # of what an entry takes and returns; part of what an object is known by
_MACHINES = {"amd64": "x86_64", "arm64": "aarch64"}
_SYSTEMS = {"linux": "linux", "darwin": "macos", "win32": "windows"}
_SUCCESS = (0, -2)  # of numba's codes; -2 where nothing is returned


class Unfit(TypeError):
    """The arguments are not of the kinds that the machine code takes."""


def this_machine() -> str | None:
    """Name the kind of machine that this is, as the folders of objects are; None for others."""
    system, machine = _SYSTEMS.get(sys.platform), platform.machine().lower()
    if system is None or sys.maxsize < 2**32 or sys.byteorder != "little":
        return None
    return f"{system}-{_MACHINES.get(machine, machine)}"


@cache
def manifest() -> Mapping[str, Any]:
    """Read what there is, and what it was made from; nothing if that cannot be read."""
    try:
        data: dict[str, Any] = json.loads((FOLDER / MANIFEST).read_text(encoding="utf-8"))
        return data if data["form"] == FORM else {}
    except (OSError, ValueError, KeyError, TypeError):
        return {}


def why_not(name: str, sources: Callable[[], str]) -> str | None:
    """Say why there is no machine code of a function as it is here; None if there is."""
    entry = manifest().get("entries", {}).get(name)
    machine = this_machine()
    if entry is None:
        return "no machine code of them is shipped"
    if entry["file"] not in manifest()["objects"].get(machine, {}):
        return f"no machine code is shipped for {machine or 'this machine'}"
    try:
        same = entry["sources"] == sources()
    except OSError:
        same = False
    return None if same else "the machine code that is shipped is of other rules"


def load(name: str) -> "Shipped":
    """Load what `why_not` has nothing against; RuntimeError if it is damaged or refused."""
    entry, machine = manifest()["entries"][name], this_machine()
    try:
        content = (FOLDER / str(machine) / entry["file"]).read_bytes()
    except OSError as fault:
        raise RuntimeError(f"'{entry['file']}' cannot be read: {fault.strerror}") from None
    if hashlib.sha256(content).hexdigest() != manifest()["objects"][machine][entry["file"]]:
        raise RuntimeError(f"'{entry['file']}' is damaged")
    return Shipped(content, entry["arguments"], entry["returns"])


def _engine() -> Any:
    """Make what links an object into this process; it owns its target machine."""
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    if sys.platform == "win32":  # not among what a process looks up by name there
        for called in (ctypes.memset, ctypes.memmove):
            address = ctypes.cast(called, ctypes.c_void_p).value
            llvm.add_symbol(called.__name__, address)
    target = llvm.Target.from_triple(llvm.get_process_triple())
    machine = target.create_target_machine(jit=True, codemodel="jitdefault")
    return llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)


def _never() -> Any:
    """Stand for the last argument where a number is taken: none is the same again."""
    return _never


class _Given(threading.local):
    """One thread's arguments as the entry takes them, and the arrays that were last given."""

    def __init__(self, numbers: int, arguments: int) -> None:
        self.numbers = (ctypes.c_int64 * numbers)()
        self.last: list[Any] = [_never] * arguments


class Shipped:
    """A function in machine code. Arrays must lie in memory as C has them, of the size declared.

    The entry takes the place of 64-bit numbers: for each argument the number, or where the
    array begins and its shape; after them there is room for what is returned.
    """

    def __init__(self, content: bytes, arguments: list[str], returns: str) -> None:
        import llvmlite.binding as llvm

        self._alive = _engine()
        self._alive.add_object_file(llvm.ObjectFileRef.from_data(content))
        self._alive.finalize_object()
        address = self._alive.get_function_address(ENTRY)
        if not address:
            raise RuntimeError("the object has no entry")
        self._run = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p)(address)
        self._kinds, self._room = _laid_out(arguments)
        self._given = _Given(self._room + 1, len(arguments))
        self._returns = returns != "none"

    def __call__(self, *given: Any) -> int | None:
        mine = self._given
        numbers, last = mine.numbers, mine.last
        if len(given) != len(last):
            raise Unfit(f"takes {len(last)} arguments, not {len(given)}")
        for place, value in enumerate(given):
            if last[place]() is not value:  # most arrays are those of the call before
                last[place] = _write(numbers, self._kinds[place], value)
        status = self._run(numbers)
        if status not in _SUCCESS:
            raise RuntimeError(f"a rule failed in machine code ({status})")
        return numbers[self._room] if self._returns else None


_Kind = tuple[int, Any, int]  # place among the numbers, type of number, dimensions


def _laid_out(arguments: list[str]) -> tuple[list[_Kind], int]:
    """Read kinds of arguments, such as ``int64`` and ``int16[:,:]``."""
    kinds, room = [], 0
    for argument in arguments:
        dimensions = argument.count(":")
        kinds.append((room, np.dtype(argument.partition("[")[0]), dimensions))
        room += 1 + dimensions
    return kinds, room


def _write(numbers: Any, kind: _Kind, value: Any) -> Callable[[], Any]:
    """Write an argument; return what gives it again as long as it is there."""
    place, dtype, dimensions = kind
    if dimensions == 0:
        if not isinstance(value, int | np.integer):
            raise Unfit(f"takes a whole number, not {type(value).__name__}")
        numbers[place] = int(value)
        return _never
    fits = isinstance(value, np.ndarray) and value.dtype == dtype and value.ndim == dimensions
    flags = value.flags if fits else None
    if flags is None or not (flags.c_contiguous and flags.aligned):
        raise Unfit(f"takes an array of {dtype} with {dimensions} dimensions, as C has it")
    numbers[place] = _address(value, flags.writeable)
    for length in value.shape:
        place += 1
        numbers[place] = length
    return weakref.ref(value)


def _address(array: Any, writeable: bool) -> int:
    """Return where an array begins; numpy's own way to it takes five times as long."""
    if writeable and array.size:
        return ctypes.addressof(ctypes.c_char.from_buffer(array))
    address: int = array.ctypes.data
    return address
