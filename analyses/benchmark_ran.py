# %% [markdown]
# How fast are the odds of RAN, measured against a simulation in numpy?
#
# Run by hand, on a quiet machine: `python -m analyses.benchmark_ran`, with the
# `benchmark` extra installed. Writes `reports/benchmark_ran.md`.

# %%
"""Measure one shock, large shocks and the command, and write the report."""

import platform
from pathlib import Path

import numpy as np

from analyses.benchmark import COMMAND, NUMPY, process_seconds, seconds
from samurai_odds import Odds, __version__, ran, warm_up
from samurai_odds.engine.exact import read
from samurai_odds.ran.facts import Used, load

REPORT = Path(__file__).resolve().parent.parent / "reports" / "benchmark_ran.md"
ONE = ("SI 7-4/6-3 check", "AS 6-4/5-3 1h")
THREE = (
    "SI 7-4/6-3 check + AS 6-4/5-3 flank + AS 5-4/4-3 check",
    "AS 6-4/5-3 1h + SI 6-5/5-4",
)
BUSHO = {"attacker_busho": "5/5", "defender_busho": "4/5", "defender_contingent": "10/2/4"}
BATTLES = 4_000_000


def one_on_one() -> Odds:
    """One unit a side, with the commitment check."""
    return ran.shock(*ONE)


def three_on_two() -> Odds:
    """Three on two, with checks, busho and the flight of a contingent."""
    return ran.shock(*THREE, **BUSHO)


def numpy_any_shock(shocks: int, chunk: int = 16_384) -> float:
    """Play the shock with every die a byte and all that may befall either side."""
    random = np.random.default_rng(1)
    cells = np.array(Used(load()).shock_cells(9), dtype=np.uint8)
    counts = np.zeros(2**15, dtype=np.int64)
    for _ in range(shocks // chunk):
        attacks = random.integers(0, 10, chunk, dtype=np.uint8) <= 7
        reaction = random.integers(0, 10, chunk, dtype=np.uint8)
        first = np.where(reaction > 6, reaction - 6, 0) + 1
        attacker, defender = cells[random.integers(0, 10, chunk, dtype=np.uint8)].T
        struck, left = _suffer(np.zeros(chunk, dtype=np.uint8), attacker, 7, 6)
        broken, kept = _suffer(first, defender, 6, 5)
        fights = (struck < 2) & (broken < 2)
        back = np.where(defender >= 2 * attacker, 1, np.where(attacker >= 2 * defender, 2, 0))
        joint = (((struck * 3 + broken) * 16 + left) * 16 + kept) * 3 + back * fights
        counts += np.bincount(np.where(attacks, joint, 0), minlength=len(counts))
    return float(counts[1::3].sum() / counts.sum())


def _suffer(hits, more, quality, disrupted_quality):  # type: ignore[no-untyped-def]
    """Give states (0 ordered, 1 disrupted, 2 routed) and hits after more of them."""
    total = hits + more
    disrupted = total >= quality
    carried = np.where(disrupted, total - quality, total)
    routed = disrupted & (carried >= disrupted_quality)
    return disrupted.astype(np.int64) + routed, np.where(routed, 0, carried)


def numpy_shocks(shocks: int, chunk: int = 16_384) -> float:
    """Play it with all left out that cannot befall these two; return the chance of a retreat."""
    random = np.random.default_rng(1)
    cells = np.array(Used(load()).shock_cells(9), dtype=np.uint8)
    counts = np.zeros(4096, dtype=np.int64)
    for _ in range(shocks // chunk):
        attacks = random.integers(0, 10, chunk, dtype=np.uint8) <= 7
        reaction = random.integers(0, 10, chunk, dtype=np.uint8)
        hits = np.where(reaction > 6, reaction - 6, 0) + 1
        attacker, defender = cells[random.integers(0, 10, chunk, dtype=np.uint8)].T
        hits = hits + defender
        disrupted = hits >= 6
        hits = np.where(disrupted, hits - 6, hits)
        retreats = defender >= 2 * attacker
        joint = ((disrupted * 16 + hits) * 16 + attacker) * 2 + retreats
        counts += np.bincount(np.where(attacks, joint, 0), minlength=len(counts))
    return float(counts[1::2].sum() / counts.sum())


def main() -> None:
    """Measure and write the report."""
    cold_one, cold_three = seconds(one_on_one, inner=20), seconds(three_on_two)
    exact = one_on_one().p("retreat == 'defender'")
    for play in (numpy_any_shock, numpy_shocks):
        assert abs(play(BATTLES) - exact) < 5 * (exact * (1 - exact) / BATTLES) ** 0.5
    bare, command = process_seconds(NUMPY, [*COMMAND, "ran", "shock", *ONE])
    warm_up()
    warm_one, warm_three = seconds(one_on_one, inner=20), seconds(three_on_two)
    sampler = read(one_on_one().asked).sampler()
    ours = BATTLES / seconds(lambda: sampler.counts(1, 0, BATTLES))
    theirs = BATTLES / seconds(lambda: numpy_any_shock(BATTLES), rounds=3)
    lean = BATTLES / seconds(lambda: numpy_shocks(BATTLES), rounds=3)
    REPORT.write_text(
        f"""# Benchmark of RAN

Linux, Python {platform.python_version()}, numpy {np.__version__}; samurai-odds {__version__}.
Medians of several rounds; made by `python -m analyses.benchmark_ran`. Compare ratios, not times.

| exact | interpreted, as the command does it | compiled, after `warm_up()` |
| :-- | --: | --: |
| one on one, `{ONE[0]}` on `{ONE[1]}` | {1e3 * cold_one:.2f} ms | {1e3 * warm_one:.2f} ms |
| three on two, checks, busho, flight | {1e3 * cold_three:.0f} ms | {1e3 * warm_three:.1f} ms |

| one-on-one shocks, one core | a second | |
| :-- | --: | --: |
| numpy, every die a byte, any two units | {theirs / 1e6:.0f} M | 1 |
| numpy, stripped to what can befall these two | {lean / 1e6:.0f} M | {lean / theirs:.1f} |
| sampler | {ours / 1e6:.0f} M | {ours / theirs:.1f} times as fast |

| whole process | wall time | |
| :-- | --: | --: |
| `python -c 'import numpy'` | {1e3 * bare:.0f} ms | 1 |
| `samurai-odds ran shock`, its table printed | {1e3 * command:.0f} ms | {command / bare:.2f} |
""",
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
