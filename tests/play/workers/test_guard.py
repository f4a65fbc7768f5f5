"""A script without a main guard is told of it, in a line."""

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = """
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from samurai_odds import OddsError, battles
with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
    try:
        battles.play("study-spears", "random", "random", games=2, executor=pool)
    except OddsError as fault:
        print(fault)
"""


@pytest.mark.long
def test_the_guard_is_named(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(SCRIPT)
    done = subprocess.run(
        [sys.executable, str(file)], capture_output=True, text=True, check=False, timeout=120
    )
    said = done.stdout
    assert "put what it does under if __name__ == '__main__':" in said
