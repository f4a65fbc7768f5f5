"""A million games in a record need little memory."""

import subprocess
import sys
import tracemalloc
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from analyses.memory import command
from samurai_odds.play.kept import Run

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


SMALL: dict[str, dict[str, Any]] = {
    "battles": {"scenario": "study-spears", "red": "random", "blue": "random", "turn_limit": 4},
    "swords": {"setup": "quick-3", "bots": "random", "round_limit": 1},
    "ran": {"scenario": "study-foot", "red": "random", "blue": "random", "turn_limit": 1},
}


@pytest.mark.parametrize("game", SMALL)
def test_tables_take_little_besides_the_games(game: str) -> None:
    """Whole rows in 64 bits, and copies of them, took five to nine times the games themselves."""
    question = import_module(f"samurai_odds.{game}").question("play", SMALL[game])
    rows = np.tile(question.play_games(0, 0, 6), (4_096, 1))
    question.columns(rows[:1])
    tracemalloc.start()
    try:
        question.answer(Run(rows, False), 0)
        assert question.tables(None)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < rows.nbytes


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="memory is told in kB there")
@pytest.mark.parametrize("game", SMALL)
def test_a_million_games_of_each_game_stay_under_half_a_gigabyte(game: str, tmp_path: Path) -> None:
    """RAN took 680 MB; each must stay under 1 GB, a record of them and its merging too."""
    given = " ".join(
        f"--{name.replace('_', '-')} {value}" for name, value in [*SMALL[game].items()][1:]
    )
    start = next(iter(SMALL[game].values()))
    play = f"{game} play {start} {given} --games 1000000 --record games"
    for line in (play, "merge games"):
        _, most = command(tmp_path, *line.split(), made=True)
        assert most < 500, line
