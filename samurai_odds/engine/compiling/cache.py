"""Compiled code kept on disk: a file for each function and the types of its arguments.

numba's own cache cannot be used for some functions alone: its place is one setting of the whole
process, and a damaged file of it ends in a traceback. Here whatever goes wrong ends in
compiling: what cannot be read is thrown away, what cannot be written is compiled next time.
"""

import glob
import hashlib
import os
import pickle
import re
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import numba
import platformdirs
from filelock import FileLock, Timeout
from numba.core import serialize
from numba.core.compiler import CompileResult

from samurai_odds.engine.own_files import make_folder, read_own
from samurai_odds.engine.progress import say_once

_Result: Any = CompileResult
_serialize: Any = serialize
ENDING = ".compiled"
_UNUSED_DAYS = 30
_MOST = 300  # files; a game with all its commands has some twenty
_DIGEST = hashlib.sha256().digest_size


def folder() -> Path:
    """Say where compiled code is kept: below numba's own place if one is set."""
    chosen: str = getattr(numba.config, "CACHE_DIR", "")
    if chosen:
        return Path(chosen) / "samurai-odds"
    return _own_folder() / "compiled"


def _own_folder() -> Path:
    return Path(platformdirs.user_cache_dir("samurai-odds"))


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


class Cache:
    """The compiled forms of one function, as numba asks for them; ``key`` tells versions apart."""

    def __init__(self, name: str, key: Callable[[], str]) -> None:
        self.name, self.key = re.sub(r"\W+", "_", name), key

    @property
    def cache_path(self) -> str:
        """Where they are kept."""
        return str(folder())

    def holds_any(self) -> bool:
        pattern = glob.escape(f"{self.name}-{self.key()}-") + "*" + ENDING
        return any(_read(path) is not None for path in folder().glob(pattern))

    def _path(self, types: Any) -> Path:
        of_types = hashlib.sha256(str(types).encode()).hexdigest()[:16]
        return folder() / f"{self.name}-{self.key()}-{of_types}{ENDING}"

    def load_overload(self, types: Any, target: Any) -> Any:
        """Load what was compiled for some types of arguments; None if there is nothing."""
        path = self._path(types)
        content = _read(path)
        if content is None:
            return None
        target.refresh()
        try:
            held = pickle.loads(content)
        except MemoryError:
            raise
        except Exception:  # of another Python or numba
            _throw_away(path)
            return None
        try:
            result = _Result._rebuild(target, *held)
        except MemoryError:
            raise
        except Exception as fault:  # the file is good, and stays
            say_once(f"cannot use compiled rules in '{path}': {fault}")
            return None
        with suppress(OSError):
            os.utime(path)  # so that it counts as used
        return result

    def save_overload(self, types: Any, result: Any) -> None:
        """Keep what was compiled for some types."""
        if result.library.has_dynamic_globals:  # addresses of this process
            return
        path = self._path(types)
        try:
            _write(path, _serialize.dumps(result._reduce()))
        except Exception as fault:
            why = getattr(fault, "strerror", None) or fault
            say_once(f"cannot keep compiled rules in '{path.parent}': {why}")
            return
        clear(path.parent)
        clear_versions(_own_folder())

    def enable(self) -> None:
        """Do nothing: it is always on."""

    disable = flush = enable


def _read(path: Path) -> bytes | None:
    """Read a file, None if there is none that is whole and the user's alone."""
    content = read_own(path)
    if content is None:
        return None
    if hashlib.sha256(content[_DIGEST:]).digest() == content[:_DIGEST]:
        return content[_DIGEST:]
    _throw_away(path)
    return None


def _throw_away(path: Path) -> None:
    with suppress(OSError):
        path.unlink()
        say_once(f"compiled rules in '{path}' are damaged: they are compiled again")


def _write(path: Path, content: bytes) -> None:
    """Write a file whole or not at all, whoever else writes it."""
    make_folder(path.parent)
    handle, unfinished = tempfile.mkstemp(suffix=f"{ENDING}.tmp", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(hashlib.sha256(content).digest() + content)
        Path(unfinished).replace(path)
    except OSError:
        Path(unfinished).unlink(missing_ok=True)
        raise


def clear(place: Path) -> None:
    """Remove what nobody has used for long, or is more than enough; of this package alone."""
    oldest = _oldest()
    used = []
    for path in place.glob(f"*{ENDING}*"):
        with suppress(OSError):  # another process may clear too
            used.append((path.stat().st_mtime, path))
    for number, (when, path) in enumerate(sorted(used, reverse=True)):
        if number >= _MOST or when < oldest:
            with suppress(OSError):
                path.unlink()


def clear_versions(place: Path) -> None:
    """Remove what versions up to 0.2 kept here, a folder each, if it is long unused."""
    for version in place.glob("[0-9a-f]" * 16):
        files = [file for file in version.rglob("*") if file.is_file()]
        if all(file.suffix in (".nbi", ".nbc", ".lock") for file in files):
            with suppress(OSError):
                if max((file.stat().st_mtime for file in files), default=0) < _oldest():
                    shutil.rmtree(version)


def _oldest() -> float:
    return time.time() - _UNUSED_DAYS * 24 * 3600
