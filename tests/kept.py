"""What takes seconds and depends on the files of the package alone: made once, for later runs too.

Workers make it once for all, the quick tests for the long ones. It is kept beside what pytest
keeps, under what it was made of; nothing of it is taken once a file has changed.
"""

import hashlib
import json
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from filelock import FileLock

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / ".pytest_cache" / "d" / "kept"
_MADE = ("__pycache__", "compiled")  # of the package, by itself


@cache
def sources() -> str:
    """Return a digest of all that the package is made of, and of this Python."""
    package, found = ROOT / "samurai_odds", hashlib.sha256(sys.version.encode())
    for file in sorted(package.rglob("*")):
        if file.is_file() and not {*file.relative_to(package).parts}.intersection(_MADE):
            found.update(f"{file.relative_to(package)}\0".encode() + file.read_bytes())
    return found.hexdigest()


def kept(name: str, make: Callable[[], Any]) -> Any:
    """Return what was made of these sources, as JSON has it; make it if it was not."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = FOLDER / f"{name}.json"
    with FileLock(f"{file}.lock"):
        held = json.loads(file.read_text("utf-8")) if file.exists() else {}
        if held.get("of") != sources():
            held = {"of": sources(), "made": make()}
            file.write_text(json.dumps(held), encoding="utf-8")
    return held["made"]
