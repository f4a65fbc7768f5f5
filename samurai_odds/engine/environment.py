"""What this runs on, to be pasted into a bug report."""

import os
import platform
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from re import match
from typing import Any

from samurai_odds._version import VERSION
from samurai_odds.errors import OddsError

_CPU_FILE = Path("/proc/cpuinfo")


def environment() -> dict[str, Any]:
    """Return versions, the processor, and where compiled rules are kept; nothing personal.

    A home folder in a path is written ``~``. Of the cache: its files, their megabytes, and
    whether it can be written.
    """
    return {
        "samurai-odds": VERSION,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.release()}",
        "processor": f"{_processor()}, {os.cpu_count()} threads",
        "packages": {name: _version(name) for name in _needed()},
        "machine code": _shipped(),
        "compiled rules": _cache(),
    }


def _needed() -> list[str]:
    """List the packages that this one needs, those of extras apart."""
    try:
        listed = requires("samurai-odds") or []
    except PackageNotFoundError:  # run from its sources
        return ["numpy", "numba", "llvmlite", "scipy", "pandas", "matplotlib", "click"]
    names = (match(r"[\w.-]+", line) for line in listed if "extra ==" not in line)
    return [package.group() for package in names if package]


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"


def _processor() -> str:
    try:
        lines = _CPU_FILE.read_text(encoding="utf-8", errors="replace").splitlines()
        named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    except OSError:
        named = []
    return f"{named[0] if named else platform.processor() or 'unknown'} ({platform.machine()})"


def _shipped() -> str:
    """Describe the machine code that comes with the package."""
    from samurai_odds.engine.entries import ENTRIES, stale
    from samurai_odds.engine.shipped import manifest, this_machine

    machine = this_machine() or "this machine"
    if machine not in manifest().get("objects", {}):
        return f"none for {machine}: numba compiles"
    outdated = len(stale())
    of_these = f"{len(ENTRIES) - outdated} of {len(ENTRIES)} functions" if outdated else "all"
    return f"for {machine}, {of_these} of these rules"


def _cache() -> str:
    try:
        from samurai_odds.engine.compiling.cache import ENDING, folder
    except OddsError as fault:
        missing = isinstance(fault.__cause__, ImportError)
        return f"none: {'numba is not installed, long games are slow' if missing else fault}"
    place = folder()
    try:
        sizes = [file.stat().st_size for file in place.glob(f"*{ENDING}")]
    except OSError as fault:
        return f"{_short(place)}: {fault.strerror}"
    if not place.is_dir():
        return f"{_short(place)}: nothing compiled yet"
    megabytes = sum(sizes) / 2**20
    writable = "" if os.access(place, os.W_OK) else ", not writable: compiled in every process"
    return f"{_short(place)}: {len(sizes)} files, {megabytes:.0f} MB{writable}"


def _short(place: Path) -> str:
    try:
        return str(Path("~") / place.relative_to(Path.home()))
    except (ValueError, RuntimeError):
        return str(place)
