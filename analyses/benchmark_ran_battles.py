# %% [markdown]
# # How fast are whole battles of RAN?
#
# Run by hand, on a quiet machine: `python -m analyses.benchmark_ran_battles`. Writes
# `reports/benchmark_ran_battles.md`; what is measured is told in `benchmarking.py`.

# %%
"""Measure whole battles of RAN and write the report."""

from analyses.benchmarking import Benchmark
from samurai_odds.play.game import Start
from samurai_odds.ran.field import recording
from samurai_odds.ran.scenario.text import load
from samurai_odds.ran.whole.game import start

SCENARIO = "study-three-contingents"


def begin(bot: str) -> Start:
    """Give the study with one bot on both sides."""
    return start(load(SCENARIO), (bot, bot))


BENCHMARK = Benchmark(
    "Benchmark of whole battles of RAN",
    "benchmark_ran_battles",
    "ran",
    "battles",
    f"`{SCENARIO}`, both sides with the same bot",
    begin,
    {"random": 250, "greedy": 500, "careful": 300},
    "turns",
    recording.TURNS,
    ("play", SCENARIO),
    ("balance", "study-foot", "--target-error", "0.01"),
    asked={"random": 300, "greedy": 100},
)

if __name__ == "__main__":
    BENCHMARK.write()
