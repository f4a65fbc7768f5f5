"""A million games in a record need little memory."""

import subprocess
import sys

import pytest

PACKED = """
import resource
import numpy as np
from samurai_odds.play.records.packing import packed
draw = np.random.default_rng(1)
def most(): return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
kept = [packed(draw.integers(0, 3, (1024, 453)).astype(np.int16)) for _ in range(3)]
before = most()
kept += [packed(draw.integers(0, 3, (1024, 453)).astype(np.int16)) for _ in range(60)]
print(most() - before - sum(map(len, kept)) // 2**20)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="memory is told in kB there")
def test_packed_games_leave_no_holes_in_the_memory() -> None:
    """What zstd had cut off of its room stayed in the way: 1.5 MB for each thousand games."""
    done = subprocess.run(
        [sys.executable, "-c", PACKED], capture_output=True, text=True, check=True
    )
    assert int(done.stdout) < 20
