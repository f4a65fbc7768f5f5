# %% [markdown]
# # What do ten million games take?
#
# Run by hand: `python -m analyses.benchmark_counting`. Writes `reports/benchmark_counting.md`.
# Playing so many takes an hour, so what was played once is drawn again and again: measured is
# what counting, keeping and merging them take. Every claim is a check.

# %%
"""Measure counting, records and merging of many games, and write the report."""

import os
import platform
import resource
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np

from samurai_odds import Limit, __version__, merge
from samurai_odds.battles.whole.contest import Contest
from samurai_odds.play.game import Rows
from samurai_odds.play.records.blocks import Block
from samurai_odds.play.records.reading import heading
from samurai_odds.play.records.reading import merged as put_together

REPORT = Path(__file__).resolve().parent.parent / "reports" / "benchmark_counting.md"
ASKED = "first-samurai-skirmish", "random", "random"
GAMES, PLAYED = 10_000_000, 16_384
BLOCKS, IN_BLOCK = 100_000, 8


class Drawn(Contest):
    """A battle whose games are drawn from those that were played once."""

    played: Rows

    def play_games(self, seed: int, first: int, games: int, *how: Any) -> Rows:
        return self.played[np.random.default_rng(first).integers(0, PLAYED, games)]


def memory() -> float:
    """Give the most memory that this process has had, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def counted(question: Drawn, file: Path) -> list[str]:
    """Count many games into a file, and ask it."""
    begun = time.process_time()
    question.play(Limit(samples=GAMES), record=file)
    took, peak, size = time.process_time() - begun, memory(), file.stat().st_size / 1e6
    begun = time.process_time()
    merge(file).text()
    asked = time.process_time() - begun
    assert peak < 500
    assert size < 20
    assert asked < 2
    return [
        f"| to count a game | {1e6 * took / GAMES:.1f} µs |",
        f"| most memory while {GAMES:,} games are counted | {peak:.0f} MB |",
        f"| their file | {size:.0f} MB |",
        f"| to answer from that file | {asked:.1f} s |",
    ]


def merged(question: Drawn, folder: Path) -> list[str]:
    """Merge two files of small blocks that alternate."""
    files = [folder / name for name in ("even", "odd")]
    for part, file in enumerate(files):
        with file.open("wb") as out:
            out.write(heading(question.identity(0)))
            for number in range(part, BLOCKS, 2):
                rows = question.played[number % 2_000 : number % 2_000 + IN_BLOCK]
                out.write(Block(number * IN_BLOCK, rows).written())
    begun = time.process_time()
    _, known = put_together(files)
    took = time.process_time() - begun
    assert known.ranges() == [(0, BLOCKS * IN_BLOCK)]
    return [f"| to merge {BLOCKS:,} blocks of {IN_BLOCK} games | {took:.0f} s |"]


def main() -> None:
    question = Drawn(*ASKED)
    question.played = Contest(*ASKED).play_games(0, 0, PLAYED)
    with tempfile.TemporaryDirectory() as folder:
        rows = counted(question, Path(folder) / "games")
        rows += merged(question, Path(folder))
    lines = [
        "# What do ten million games take?",
        "",
        f"samurai-odds {__version__}, Python {platform.python_version()}, {os.cpu_count()} cores, "
        "seconds of processor time; made by `python -m analyses.benchmark_counting`. The games "
        f"are drawn from {PLAYED:,} of `{ASKED[0]}` between two `{ASKED[1]}`.",
        "",
        "| what | takes |",
        "| :-- | --: |",
        *rows,
    ]
    REPORT.write_text("\n".join(lines) + "\n", encoding="utf-8")


# %%
if __name__ == "__main__":
    main()
