# %% [markdown]
# # How fast are whole games of Samurai Swords?
#
# Run by hand, on a quiet machine: `python -m analyses.benchmark_swords_games`. Writes
# `reports/benchmark_swords_games.md`; what is measured is told in `benchmarking.py`.

# %%
"""Measure whole games of Samurai Swords and write the report."""

from analyses.benchmarking import Benchmark
from samurai_odds.play.game import Start
from samurai_odds.swords.field import recording
from samurai_odds.swords.scenario.text import load
from samurai_odds.swords.whole.game import start


def begin(bot: str) -> Start:
    """Give the standard game with one bot in all four seats."""
    return start(load("standard-4"), (bot,))


BALANCE = ("balance", "--players", "4", "--target-error", "0.01")
BENCHMARK = Benchmark(
    "Benchmark of whole games of Samurai Swords",
    "benchmark_swords_games",
    "swords",
    "games",
    "the standard game, four seats with the same bot",
    begin,
    {"random": 1_500, "expander": 700, "planner": 500},
    "rounds",
    recording.ROUNDS,
    ("play", "--players", "4"),
    BALANCE,
    asked={"random": 1_000, "expander": 200},
    more=(("the same `--no-changes`", (*BALANCE, "--no-changes")),),
)

if __name__ == "__main__":
    BENCHMARK.write()
