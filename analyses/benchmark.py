# %% [markdown]
# How fast is samurai-odds, measured against what else one would use?
#
# Run by hand, on a quiet machine, with the `benchmark` extra installed: `python -m
# analyses.benchmark`, or some of its parts by name (`commands exact sampled games`); the others
# keep what was measured before. Writes `reports/benchmark.md`. Every claim is a ratio inside one
# run: against icepool programs for the same joint distribution, numpy simulations of the same
# combats, the same rules interpreted, and for whole processes `python -c 'import numpy'`. The
# page has a benchmark of its own, as it needs a browser: `benchmark_page.py`.

# %%
"""Measure the library against named alternatives and write the report."""

import multiprocessing
import os
import platform
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import icepool
import numpy as np

from samurai_odds import __version__, battles, ran, swords
from samurai_odds.engine.answers.remembered import forget
from samurai_odds.engine.exact import read
from samurai_odds.play.game import Start
from samurai_odds.play.games import play_many
from samurai_odds.play.interpreted import play_interpreted
from samurai_odds.ran.facts import Used, load

REPORT = Path(__file__).resolve().parent.parent / "reports" / "benchmark.md"
NUMPY = [sys.executable, "-c", "import numpy"]
PAIR = ("samurai-spear", "samurai-bow")  # four dice, three back; each ignores a flag
SHOCK = ("SI 7-4/6-3 check", "AS 6-4/5-3 1h")
THREE = (
    "SI 7-4/6-3 check + AS 6-4/5-3 flank + AS 5-4/4-3 check",
    "AS 6-4/5-3 1h + SI 6-5/5-4",
)
BUSHO = {"attacker_busho": "5/5", "defender_busho": "4/5", "defender_contingent": "10/2/4"}
Row = tuple[str, str, str]  # what, how long it takes or how many a second, the ratio

ARMY = "daimyo, 2 bowmen, 2 swordsmen, 5 gunners, 5 spearmen"
ORDER = ("spearman",) * 5 + ("gunner",) * 5 + ("swordsman",) * 2 + ("bowman",) * 2 + ("daimyo",)
HITS_ON = {"bowman": 6, "gunner": 4, "daimyo": 6, "swordsman": 5, "spearman": 4}
RANGED = ("bowman", "gunner")


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


def icepool_battle() -> dict[tuple[int, int], float]:
    """Chances of the units left on both sides; nothing is kept between calls."""

    def hits(units: int, ranged: bool) -> icepool.Die:
        left = ORDER[len(ORDER) - units :]
        dice = [icepool.d12 <= HITS_ON[kind] for kind in left if (kind in RANGED) == ranged]
        return sum(dice, start=icepool.Die([0]))

    tables = {(n, ranged): hits(n, ranged) for n in range(16) for ranged in (True, False)}

    @cache
    def hand(mine: int, theirs: int) -> Any:
        if mine == 0 or theirs == 0:
            return (mine, theirs)
        return icepool.map(
            lambda scored, taken: (max(mine - taken, 0), max(theirs - scored, 0)),
            tables[mine, False],
            tables[theirs, False],
        )

    def fight(attacker: int, defender: int) -> Any:
        if attacker == 0 or defender == 0:
            return (attacker, defender)
        return icepool.map(
            lambda scored, taken: hand(max(attacker - taken, 0), max(defender - scored, 0)),
            tables[attacker, True],
            tables[defender, True],
        )

    ends = icepool.Die([(15, 15)]).map(fight, repeat="inf", star=True)
    return {tuple(end): float(p) for end, p in zip(ends, ends.probabilities(), strict=True)}


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


def numpy_binomials(battles: int, chunk: int = 16_384) -> float:
    """Play battles as one writes them in numpy, a binomial draw for each kind; wins' share."""
    random = np.random.default_rng(1)
    kinds = {k: np.array([ORDER[15 - n :].count(k) for n in range(16)]) for k in HITS_ON}
    wins = 0
    for _ in range(battles // chunk):
        mine = theirs = np.full(chunk, 15)
        while len(mine):
            for ranged in (True, False):
                dice = [k for k in HITS_ON if (k in RANGED) == ranged]
                hits = [
                    sum(random.binomial(kinds[k][units], HITS_ON[k] / 12) for k in dice)
                    for units in (mine, theirs)
                ]
                mine, theirs = np.maximum(mine - hits[1], 0), np.maximum(theirs - hits[0], 0)
                wins += int(((theirs == 0) & (mine > 0)).sum())
                alive = (mine > 0) & (theirs > 0)
                mine, theirs = mine[alive], theirs[alive]
    return wins / (battles // chunk * chunk)


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


# %% timing


def seconds(run: Callable[[], object], rounds: int = 5, inner: int = 1) -> float:
    """Return the median processor time of one call."""
    run()
    times = []
    for _ in range(rounds):
        begun = time.process_time()
        for _ in range(inner):
            run()
        times.append((time.process_time() - begun) / inner)
    return statistics.median(times)


def process_seconds(*commands: Sequence[str], rounds: int = 9, **env: str) -> list[float]:
    """Return median wall times of whole processes, the commands taking turns."""
    times: list[list[float]] = [[] for _ in commands]
    for _ in range(rounds):
        for place, command in enumerate(commands):
            begun = time.perf_counter()
            subprocess.run(command, check=True, capture_output=True, env=os.environ | env)
            times[place].append(time.perf_counter() - begun)
    return [statistics.median(each) for each in times]


def in_ms(time_of_it: float) -> str:
    milliseconds = 1000 * time_of_it
    return f"{milliseconds:,.0f} ms" if milliseconds >= 100 else f"{milliseconds:.3g} ms"


# %% what is measured

COMMANDS = {  # lines of the command
    "--help": ["--help"],
    "battles attack samurai-spear ashigaru-bow": ["battles", "attack", PAIR[0], "ashigaru-bow"],
    "swords battle, 15 v 15": ["swords", "battle", ARMY, ARMY],
    "ran shock, one on one": ["ran", "shock", *SHOCK],
    "battles play, 1,000 games": ["battles", "play", "study-spears", "--samples", "1000"],
    "swords play, 1,000 games": ["swords", "play", "--samples", "1000"],
    "ran play, 1,000 games": ["ran", "play", "study-foot", "--samples", "1000"],
}
PLAYED = {  # games: the bots, and how many games make about a second
    "battles": {"random": 2_000, "greedy": 3_000, "careful": 1_000},
    "swords": {"random": 2_000, "expander": 1_000, "planner": 500},
    "ran": {"random": 250, "greedy": 500, "careful": 300},
}


def commands() -> Iterator[Row]:
    """Whole processes, by the clock; what has to be compiled is, but for the last row."""
    lines = [[sys.executable, "-m", "samurai_odds", *words] for words in COMMANDS.values()]
    bare, *times = process_seconds(NUMPY, *lines)
    yield "`python -c 'import numpy'`", in_ms(bare), "1"
    for name, taken in zip(COMMANDS, times, strict=True):
        yield f"`samurai-odds {name}`", in_ms(taken), f"{taken / bare:.2f}"
    with tempfile.TemporaryDirectory() as empty:
        [first] = process_seconds(lines[-1], rounds=1, NUMBA_CACHE_DIR=empty)
    yield "the last one, all rules and bots compiled first", in_ms(first), f"{first / bare:.0f}"


def exact() -> Iterator[Row]:
    """Exact answers: processor time, and icepool's over ours; medians of rounds. Of new questions
    in 12 processes, of each the mean of 90, no two alike, that a loop asks after ten others, each
    with one of its figures, nothing warmed up; icepool's time is that of the same process.
    """
    exchange, battle = seconds(icepool_exchange, rounds=3), seconds(icepool_battle, rounds=1)
    question = battles.attack(*PAIR).question
    plain = seconds(lambda: read(question).chances(), inner=20)
    new, times = map(statistics.median, zip(*new_questions(), strict=True))
    again = seconds(lambda: battles.attack(*PAIR).p("defender_losses >= 2"), inner=500)
    full = seconds(lambda: not_kept(swords.battle)(ARMY, ARMY), inner=20)
    best = seconds(lambda: not_kept(swords.battle)(ARMY, ARMY, stop="best"), inner=10)
    title = f"`battles.attack`, {PAIR[0]} on {PAIR[1]}"
    yield f"icepool {icepool.__version__}: an exchange, the shortest program", in_ms(exchange), "1"
    yield f"{title}: interpreted, as the command does it", in_ms(plain), f"{exchange / plain:,.1f}"
    yield (
        f"{title}: a new one with a figure, in a plain loop from the 11th on",
        in_ms(new),
        f"{times:,.0f}",
    )
    yield f"{title}: a repeated one with a figure", in_ms(again), f"{exchange / again:,.0f}"
    yield "icepool: full armies of Samurai Swords, rounds not told apart", in_ms(battle), "1"
    yield "`swords.battle`, full armies", in_ms(full), f"{battle / full:,.0f}"
    yield '`swords.battle`, with `stop="best"`', in_ms(best), f"{battle / best:,.0f}"
    for name, run in (("one on one", one_shock), ("three on two, busho, flight", large_shock)):
        yield f"`ran.shock`, {name}", in_ms(seconds(run, inner=5)), "–"


LOADED = 10  # questions: the tenth loads the compiled readers


def new_questions(rounds: int = 12) -> list[tuple[float, float]]:
    """Return the time of a new question, and icepool's over it, as fresh processes measure them."""
    alone = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, alone, max_tasks_per_child=1) as processes:
        return [processes.submit(new_question).result() for _ in range(rounds)]


def new_question() -> tuple[float, float]:
    """Return the time of a new question, and icepool's over it."""
    exchange, new = seconds(icepool_exchange, rounds=3), new_in_a_loop()
    return new, exchange / new


def new_in_a_loop() -> float:
    """Return the processor time of one new question, as anybody's loop asks them."""
    rooms = [(own, theirs) for own in range(1, 11) for theirs in range(1, 11)]
    begun = 0.0
    for place, (own, theirs) in enumerate(rooms):
        if place == LOADED:
            begun = time.process_time()
        odds = battles.attack(*PAIR, attacker_room=own, defender_room=theirs)
        odds.p("defender_losses >= 2")
    return (time.process_time() - begun) / (len(rooms) - LOADED)


def not_kept(thing: Any) -> Any:
    """Forget all answers; return what is asked next."""
    forget()
    return thing


def one_shock() -> Any:
    """One unit a side, with the commitment check."""
    return not_kept(ran.shock)(*SHOCK)


def large_shock() -> Any:
    """Three on two, with checks, busho and the flight of a contingent."""
    return not_kept(ran.shock)(*THREE, **BUSHO)


def sampled(wanted: int = 4 * 2**20) -> Iterator[Row]:
    """Combats a second on one core: ours over numpy's."""
    for name, odds, event, other in (
        (f"`battles.attack`, {PAIR[0]} on {PAIR[1]}", battles.attack(*PAIR), None, numpy_dice),
        ("`swords.battle`, full armies", swords.battle(ARMY, ARMY), "won", numpy_binomials),
        ("`ran.shock`, one on one", ran.shock(*SHOCK), "retreat == 'defender'", numpy_any_shock),
    ):
        share = float(odds.p(event) if event else odds.expect("attacker_losses"))
        few = wanted // 4 if other is numpy_binomials else wanted
        assert abs(other(few) - share) < 0.003, "numpy plays another game"
        sampler = read(odds.question).sampler()
        ours = wanted / seconds(lambda sampler=sampler: sampler.counts(1, 0, wanted))
        theirs = few / seconds(lambda other=other, few=few: other(few), rounds=3)
        yield f"numpy: {name}", f"{theirs / 1e6:.2f} M a second", "1"
        yield f"sampler: {name}", f"{ours / 1e6:.2f} M a second", f"{ours / theirs:.1f}"


def begun(game: str, bot: str) -> Start:
    """Return where games of a kind begin, all seats with one bot."""
    from samurai_odds.battles.full_game.contest import Contest
    from samurai_odds.ran.full_game.contest import Contest as OfRan
    from samurai_odds.swords.full_game.contest import Contest as OfSwords

    contests = {
        "battles": lambda: Contest("first-samurai-skirmish", bot, bot),
        "swords": lambda: OfSwords(None, 4, bot),
        "ran": lambda: OfRan("study-three-contingents", bot, bot),
    }
    return contests[game]().staged.start


def games(slow: int = 5) -> Iterator[Row]:
    """Full games a second on one core; two threads against one, by the clock."""
    for game, bots in PLAYED.items():
        for bot, many in bots.items():
            start = begun(game, bot)
            rows, nothing = np.zeros((slow, start.game.row), np.int16), np.zeros(0, np.int64)
            before = time.process_time()
            play_interpreted(start, 0, 0, rows, nothing)
            interpreted = slow / (time.process_time() - before)
            assert (rows == play_many(start, 0, 0, slow)).all(), "interpreted games went otherwise"
            play_many(start, 0, 0, many, 1)
            taken: dict[int, list[float]] = {1: [], 2: []}
            for _ in range(5):
                for threads, times in taken.items():
                    clock = time.perf_counter()
                    play_many(start, 0, 0, many, threads)
                    times.append(time.perf_counter() - clock)
            one, two = (statistics.median(times) for times in taken.values())
            name = f"{game}, `{bot}`"
            yield f"{name}: interpreted", f"{interpreted:,.1f} a second", "1"
            compiled = many / one
            yield f"{name}: compiled", f"{compiled:,.0f} a second", f"{compiled / interpreted:,.0f}"
            yield (
                f"{name}: two threads",
                f"{many / two:,.0f} a second",
                f"{many / two / compiled:.2f} of one",
            )


PARTS = {"commands": commands, "exact": exact, "sampled": sampled, "games": games}


# %% the report


def machine() -> str:
    """Name the machine and the versions."""
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line for line in info.read_text().splitlines() if line.startswith("model name")]
        model = names[0].partition(": ")[2] if names else model
    return (
        f"{model}, {os.cpu_count()} cores, {platform.system()}, "
        f"Python {platform.python_version()}, numpy {np.__version__}; samurai-odds {__version__}"
    )


def part(name: str) -> str:
    """Measure one part and word it."""
    lines = [f"| {' | '.join(row)} |" for row in PARTS[name]()]
    about = " ".join((PARTS[name].__doc__ or "").split())
    table = "\n".join(["| what | takes | times |", "| :-- | --: | --: |", *lines])
    where = f"{machine()}, load {os.getloadavg()[2]:.0f}"
    return f"## {name.capitalize()}\n\n{about} {where}.\n\n{table}\n"


def main(names: Sequence[str]) -> None:
    """Measure the parts named, or all; keep the page's other parts."""
    text = REPORT.read_text(encoding="utf-8") if REPORT.exists() else ""
    parts = {
        kept.split("\n")[0].lower(): f"## {kept}"
        for kept in re.split(r"^## ", text, flags=re.M)[1:]
    }
    for name in names or PARTS:
        parts[name] = part(name)
        print(parts[name], flush=True)
    head = (
        "# Benchmark\n\nMedians of several rounds; made by `python -m analyses.benchmark`. Compare "
        "ratios, not times. The page: [benchmark_page.md](benchmark_page.md).\n\n"
    )
    REPORT.write_text(
        head + "\n".join(parts[name] for name in PARTS if name in parts), encoding="utf-8"
    )


# %%
if __name__ == "__main__":
    main([name for name in PARTS if name in sys.argv[1:]])
