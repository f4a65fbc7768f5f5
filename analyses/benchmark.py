# %% [markdown]
# How fast is samurai-odds, measured against what else one would use?
#
# Run by hand, on a quiet machine: `python -m analyses.benchmark`, with the
# `benchmark` extra installed. Writes `reports/benchmark.md`. Every claim is a
# ratio inside this one run: against an icepool program for the same joint
# distribution, against numpy-vectorised simulations, and for whole processes
# against `python -c 'import numpy'`.

# %%
"""Measure the library against named alternatives and write the report."""

import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import icepool
import numpy as np

from analyses import benchmark_swords
from samurai_odds import Limit, Odds, __version__, battles, warm_up
from samurai_odds.engine.answers.remembered import forget
from samurai_odds.engine.exact import read

REPORT = Path(__file__).resolve().parent.parent / "reports" / "benchmark.md"
PAIR = ("samurai-spear", "samurai-bow")  # four dice, three back; each ignores a flag
CONDITION = "defender_losses >= 2"
SCRIPT = Path(sys.executable).with_name("samurai-odds")
COMMAND = [str(SCRIPT)] if SCRIPT.exists() else [sys.executable, "-m", "samurai_odds"]
NUMPY = [sys.executable, "-c", "import numpy"]


# %% timing


def seconds(
    run: Callable[[], object],
    rounds: int = 7,
    inner: int = 1,
    clock: Callable[[], float] = time.process_time,
) -> float:
    """Median time of one call: of the processor, for one thread works."""
    run()
    times = []
    for _ in range(rounds):
        begun = clock()
        for _ in range(inner):
            run()
        times.append((clock() - begun) / inner)
    return statistics.median(times)


def process_seconds(*commands: list[str], rounds: int = 9) -> list[float]:
    """Median wall times of whole processes, the commands taking turns."""
    times: list[list[float]] = [[] for _ in commands]
    for _ in range(rounds + 1):
        for place, command in enumerate(commands):
            begun = time.perf_counter()
            subprocess.run(command, check=True, capture_output=True)
            times[place].append(time.perf_counter() - begun)
    return [statistics.median(each[1:]) for each in times]


# %% the same exchange in icepool


class Counts(icepool.MultisetEvaluator):  # type: ignore[misc]
    """Counts of hits, flags and honor symbols in a pool."""

    def next_state(self, state, order, outcome, count):  # type: ignore[no-untyped-def]
        """Add the dice that show one kind of face; 3 is no effect."""
        if state is None:
            state = (0, 0, 0)
        if outcome == 3:
            return state
        return tuple(n + count * (k == outcome) for k, n in enumerate(state))


def icepool_exchange() -> icepool.Die:
    """The joint distribution of one exchange; nothing is kept between calls."""
    die = icepool.Die([0, 0, 1, 2, 3, 3])
    back = Counts().evaluate(die.pool(3))

    def after(hits: int, flags: int, honor: int) -> object:
        retreat = max(0, flags - 1) if hits < 4 else 0
        if hits >= 4 or retreat:
            return (hits, min(hits, 4), 0, retreat, 0, 0, honor, -2 * retreat)

        def answered(struck: int, back_flags: int, back_honor: int) -> tuple[int, ...]:
            fled = max(0, back_flags - 1)
            return (hits, hits, struck, 0, fled, 1, honor - 2 * fled, back_honor)

        return back.map(answered)

    return Counts().evaluate(die.pool(4)).map(after)


def agrees_with_icepool(odds: Odds) -> bool:
    """Check that both programs answer the same question."""
    names = ("hits", "defender_losses", "attacker_losses", "defender_retreat")
    names += ("attacker_retreat", "battled_back", "attacker_tokens", "defender_tokens")
    ours = odds.marginal(*names)
    theirs = {tuple(row): float(p) for row, p in icepool_exchange().items()}
    theirs = {row: p / sum(theirs.values()) for row, p in theirs.items()}
    return len(ours) == len(theirs) and all(abs(ours[row] - p) < 1e-12 for row, p in theirs.items())


# %% the same exchange in numpy


def numpy_dice(battles_wanted: int, chunk: int = 16_384) -> float:
    """Roll every die as a byte, in chunks; return the mean loss of the attacker."""
    random = np.random.default_rng(1)
    counts = np.zeros(5 * 5 * 4 * 4 * 5 * 4 * 3, dtype=np.int64)
    for _ in range(battles_wanted // chunk):
        first = random.integers(0, 6, (4, chunk), dtype=np.uint8)
        hits, flags, honor = ((first < 2).sum(0), (first == 2).sum(0), (first == 3).sum(0))
        stays = (hits < 4) & (flags < 2)
        many = int(stays.sum())
        second = random.integers(0, 6, (3, many), dtype=np.uint8)
        struck, fled, paid = ((second < 2).sum(0), (second == 2).sum(0), (second == 3).sum(0))
        code = np.zeros((4, chunk), dtype=np.int64)
        code[0] = (hits * 5 + np.where(hits < 4, np.maximum(flags - 1, 0), 0)) * 5 + honor
        code[1, stays], code[2, stays], code[3, stays] = struck, np.maximum(fled - 1, 0), paid
        joint = ((code[0] * 4 + code[1]) * 3 + code[2]) * 4 + code[3]
        counts += np.bincount(joint, minlength=len(counts))
    losses = np.arange(len(counts)) // 12 % 4
    return float(counts @ losses / counts.sum())


def numpy_tables(battles_wanted: int, chunk: int = 65_536) -> float:
    """Draw each roll at once from a table of its faces; return the mean loss."""
    random = np.random.default_rng(1)
    first, second = _face_table(4), _face_table(3)
    counts = np.zeros(125 * 125, dtype=np.int64)
    stays = np.array([c // 25 < 4 and c // 5 % 5 < 2 for c in range(125)])
    for _ in range(battles_wanted // chunk):
        opening = first[random.integers(0, 1296, chunk, dtype=np.uint16)]
        answer = second[random.integers(0, 216, chunk, dtype=np.uint8)]
        answer[~stays[opening]] = 0
        counts += np.bincount(opening * 125 + answer, minlength=len(counts))
    losses = np.arange(len(counts)) % 125 // 25
    return float(counts @ losses / counts.sum())


def _face_table(dice: int) -> np.ndarray:  # type: ignore[type-arg]
    faces = np.stack(np.unravel_index(np.arange(6**dice), (6,) * dice))
    hits, flags, honor = ((faces < 2).sum(0), (faces == 2).sum(0), (faces == 3).sum(0))
    return (hits * 5 + flags) * 5 + honor


# %% what is measured


def whole_processes() -> list[str]:
    """Cold starts against importing numpy."""
    attack = [*COMMAND, "battles", "attack", "samurai-spear", "ashigaru-bow"]
    army = benchmark_swords.ARMY
    battle = [*COMMAND, "swords", "battle", army, army]
    numpy_only, answer, full, help_text = process_seconds(
        NUMPY, attack, battle, [*COMMAND, "--help"]
    )
    return [
        f"| `python -c 'import numpy'` | {1000 * numpy_only:.0f} ms | 1 |",
        f"| `samurai-odds battles attack samurai-spear ashigaru-bow`, its table printed "
        f"| {1000 * answer:.0f} ms | {answer / numpy_only:.2f} |",
        f"| `samurai-odds swords battle`, 15 v 15, its table printed "
        f"| {1000 * full:.0f} ms | {full / numpy_only:.2f} |",
        f"| `samurai-odds --help` | {1000 * help_text:.0f} ms | {help_text / numpy_only:.2f} |",
    ]


def first_compiled_call() -> list[str]:
    """The price of compiling, in an empty cache and from the cache on disk."""
    code = (
        "from samurai_odds import battles, Limit, warm_up; warm_up();"
        "battles.attack('levy', 'levy', limit=Limit(samples=1000))"
    )
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "NUMBA_CACHE_DIR": cache}
        times = []
        for _ in range(4):
            begun = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], check=True, env=environment)
            times.append(time.perf_counter() - begun)
    return [
        f"| first process after installing: rules and sampler compiled | {times[0]:.1f} s |",
        f"| later processes, from the cache on disk | {statistics.median(times[1:]):.2f} s |",
    ]


def _in_turn(rounds: int = 15) -> Iterator[tuple[float, float, float]]:
    """Time a new question, a repeated one and icepool's program, in turn.

    New ones differ in the room to retreat: a hundred whose numbers were never read before.
    """
    rooms = [
        {"attacker_room": attacker, "defender_room": defender}
        for attacker in range(1, 11)
        for defender in range(1, 11)
    ]
    for _ in range(rounds):
        forget()
        battles.attack("levy", "levy").p(CONDITION)
        begun = time.process_time()
        for room in rooms:
            battles.attack(*PAIR, **room).p(CONDITION)
        new = (time.process_time() - begun) / len(rooms)
        yield (
            new,
            seconds(lambda: battles.attack(*PAIR).p(CONDITION), rounds=1, inner=500),
            seconds(icepool_exchange, rounds=3),
        )


def exact_warm() -> list[str]:
    """One exchange and whole sheets."""
    odds = battles.attack(*PAIR)
    assert agrees_with_icepool(odds), "icepool answers another question"
    question = odds.asked
    plain = seconds(lambda: read(question).chances(), inner=20)
    warm_up()
    fast = seconds(lambda: read(question).chances(), inner=500)
    new, repeated, theirs = (statistics.median(each) for each in zip(*_in_turn(), strict=True))
    return [
        f"| icepool {icepool.__version__}, shortest program | {1e6 * theirs:,.0f} µs | 1 |",
        f"| compiled, after `warm_up()`: a checked question to its {len(odds.rows)} outcomes "
        f"| {1e6 * fast:.1f} µs | {theirs / fast:.0f} |",
        f"| after `warm_up()`, a new question: `battles.attack(...).p(...)` | {1e6 * new:.0f} µs "
        f"| {theirs / new:.0f} |",
        f"| a repeated one | {1e6 * repeated:.1f} µs | {theirs / repeated:.0f} |",
        f"| interpreted, as the command does it cold | {1e6 * plain:.0f} µs "
        f"| {theirs / plain:.1f} |",
    ]


def whole_sheet(rounds: int = 7) -> list[str]:
    """All attackers x defenders x terrains, through the public API."""
    first, cells = _sheet()
    again = statistics.median(_sheet()[0] for _ in range(rounds))
    return [
        f"The sheet of all attackers, defenders and terrains ({cells:,} cells): "
        f"{1000 * first:.0f} ms, and {1000 * again:.0f} ms again with no answer kept."
    ]


def _sheet() -> tuple[float, int]:
    """Return how long the sheet takes, and its cells."""
    facts = battles.question("attack", {"attacker": "levy", "defender": "levy"}).plan.used.facts
    forget()
    cells = 0
    begun = time.process_time()
    for ground in facts.terrain:
        for attacker in facts.units:
            for defender in (*facts.units, "lone-leader"):
                try:
                    battles.attack(attacker, defender, defender_on=ground).expect("hits")
                except ValueError:
                    continue  # forbidden by the rules
                cells += 1
    return time.process_time() - begun, cells


def sampler(millions: int = 40) -> list[str]:
    """Exchanges a second, one core and two threads, against numpy."""
    from samurai_odds.engine.sampling.montecarlo import sample

    reading = read(battles.attack(*PAIR).asked)
    exact = float(battles.attack(*PAIR).expect("attacker_losses"))
    wanted = millions * 10**6
    rates = {}
    for threads in (1, 2):
        limit = Limit(samples=wanted)
        rates[threads] = wanted / seconds(
            lambda limit=limit, threads=threads: sample(reading, 1, limit, threads=threads),
            rounds=5,
            clock=time.perf_counter,
        )
    rows = []
    for name, run in (("every die a byte", numpy_dice), ("one table draw a roll", numpy_tables)):
        assert abs(run(4 * 10**6) - exact) < 0.003, "numpy plays another game"
        rate = (
            4 * 10**6 / seconds(lambda run=run: run(4 * 10**6), rounds=5, clock=time.perf_counter)
        )
        times = f"sampler is {rates[1] / rate:.1f} times as fast"
        rows.append(f"| numpy, {name} | {rate / 1e6:.0f} M/s | {times} |")
    return [
        *rows,
        f"| sampler, one thread | {rates[1] / 1e6:.0f} M/s | 1 |",
        f"| sampler, two threads | {rates[2] / 1e6:.0f} M/s | {rates[2] / rates[1]:.2f} |",
    ]


# %% the report


def machine() -> str:
    """Name the machine and the versions."""
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        named = [line for line in info.read_text().splitlines() if line.startswith("model name")]
        model = named[0].partition(": ")[2] if named else model
    return (
        f"{model}, {os.cpu_count()} cores, {platform.system()}, "
        f"Python {platform.python_version()}, numpy {np.__version__}; "
        f"samurai-odds {__version__}"
    )


def report() -> str:
    """Run everything and word the report."""
    parts = [
        "# Benchmark",
        "",
        f"Machine: {machine()}. Medians of several rounds; made by "
        "`python -m analyses.benchmark`. Compare ratios, not times. Whole processes and samplers "
        f"by the clock, the rest in time of the processor; load {os.getloadavg()[2]:.0f} "
        "(average of 15 minutes).",
        "",
        "## Whole processes",
        "",
        "| command | wall time | against numpy |",
        "| :-- | --: | --: |",
        *whole_processes(),
        "",
        "| compiling | |",
        "| :-- | --: |",
        *first_compiled_call(),
        "",
        f"## Exact: {PAIR[0]} against {PAIR[1]}, with the battle back",
        "",
        "| program | time | times as fast as icepool |",
        "| :-- | --: | --: |",
        *exact_warm(),
        "",
        *whole_sheet(),
        "",
        "## Simulated: the same exchange",
        "",
        "| program | exchanges | ratio |",
        "| :-- | --: | --: |",
        *sampler(),
        "",
        "## Samurai Swords: full armies, 15 v 15",
        "",
        "| program | time | times as fast as icepool |",
        "| :-- | --: | --: |",
        *benchmark_swords.exact(seconds),
        "",
        "| program | battles | ratio |",
        "| :-- | --: | --: |",
        *benchmark_swords.simulated(seconds),
    ]
    return "\n".join(parts) + "\n"


# %%
if __name__ == "__main__":
    text = report()
    REPORT.write_text(text, encoding="utf-8")
    print(text)
