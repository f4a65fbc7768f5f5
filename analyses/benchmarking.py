"""What benchmarks of whole games measure, whichever game it is.

The compiled loop is measured against the very same rules interpreted, two threads against
one on the same games, whole processes against `python -c 'import numpy'`. Work is measured in
seconds of processor time, which other programs on the machine do not take, and the wall clock
stands beside it: where the two differ, the machine was not quiet. Of two threads the
processor time says what they cost each other, the wall clock what is won.
"""

import os
import platform
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from samurai_odds import __version__
from samurai_odds.play.game import Start
from samurai_odds.play.games import play_many
from samurai_odds.play.interpreted import play_interpreted

SLOW = 2  # games interpreted
FEW, MANY = 3, 1_000  # games: so many are played before anything is compiled, and so many are not


@dataclass(frozen=True)
class Took:
    """Seconds by the wall clock, and of processor time over all threads."""

    wall: float
    work: float


def timed(act: Callable[[], object]) -> Took:
    """Measure a call in this process."""
    wall, work = time.perf_counter(), time.process_time()
    act()
    return Took(time.perf_counter() - wall, time.process_time() - work)


# %% games a second


def in_turn(
    begun: Start, games: int, threads: tuple[int, ...], rounds: int
) -> dict[int, list[Took]]:
    """Play the same games by so many threads, one after the other, in several rounds.

    Each round's are played once before, so that the dice that they need are tabulated.
    """
    found: dict[int, list[Took]] = {number: [] for number in threads}
    for part in range(rounds):
        play_many(begun, 0, part * games, games)
        for number in threads if part % 2 else threads[::-1]:

            def play(number: int = number, part: int = part) -> None:
                play_many(begun, 0, part * games, games, number)

            found[number].append(timed(play))
    return found


def interpreted(begun: Start, games: int) -> float:
    """Play games by the same rules, uncompiled; give games a second of work."""
    rows, nothing = np.zeros((games, begun.game.row), np.int16), np.zeros(0, np.int64)
    took = timed(lambda: play_interpreted(begun, 0, 0, rows, nothing))
    if not (rows == play_many(begun, 0, 0, games)).all():
        raise RuntimeError("interpreted games went otherwise than compiled ones")
    return games / took.work


# %% whole processes


def process(*command: str, cache: str | None = None) -> Took:
    """Run a Python command in a process of its own."""
    environment = os.environ | ({"NUMBA_CACHE_DIR": cache} if cache else {})
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    wall = time.perf_counter()
    subprocess.run([sys.executable, *command], capture_output=True, check=True, env=environment)
    wall = time.perf_counter() - wall
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    work = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Took(wall, work)


@dataclass(frozen=True)
class Benchmark:
    """Whole games of one game, to be measured.

    ``games`` are those of a round by bot, about a second's; ``asked`` how many a second were
    asked for; ``counted`` and ``column`` what a game's length is counted in, and where a row
    has it; ``play`` and ``balance`` are commands, the first without its number of games.
    """

    title: str
    script: str
    game: str  # as the command names it
    unit: str  # games or battles
    setting: str  # what the bots play, in words
    begin: Callable[[str], Start]
    games: Mapping[str, int]
    counted: str
    column: int
    play: tuple[str, ...]
    balance: tuple[str, ...]
    asked: Mapping[str, int] = field(default_factory=dict)
    more: tuple[tuple[str, tuple[str, ...]], ...] = ()  # other commands, each with its label
    rounds: int = 7

    def write(self) -> None:
        """Measure all, write the report and print it."""
        path = Path(__file__).resolve().parent.parent / "reports" / f"{self.script}.md"
        path.write_text(self._report(), encoding="utf-8")
        print(path.read_text(encoding="utf-8"))

    def _rates(self, bot: str) -> str:
        """Measure one bot on one core: a line of the table."""
        begun, games = self.begin(bot), self.games[bot]
        slow = interpreted(begun, SLOW)
        took = in_turn(begun, games, (1,), self.rounds)[1]
        length = play_many(begun, 0, 0, games)[:, self.column].mean()
        work = games / statistics.median(one.work for one in took)
        wall = games / statistics.median(one.wall for one in took)
        return (
            f"| {bot} | {length:.1f} | {slow:.2f} | {work:,.0f} | {work / slow:,.0f} times "
            f"| {wall:,.0f} | {self.asked.get(bot, '')} |"
        )

    def _threads(self, bot: str) -> str:
        """Measure two threads against one, the same games in turn: a line of the table."""
        took = in_turn(self.begin(bot), 2 * self.games[bot], (1, 2), self.rounds)
        pairs = list(zip(took[1], took[2], strict=True))
        won = [one.wall / two.wall for one, two in pairs]
        costs = statistics.median(two.work / one.work for one, two in pairs)
        busy = statistics.median(two.work / two.wall for two in took[2])
        alone = statistics.median(one.work / one.wall for one in took[1])
        return (
            f"| {bot} | {statistics.median(won):.2f} | {max(won):.2f} | {costs:.2f} "
            f"| {alone:.2f} | {busy:.2f} |"
        )

    def _processes(self) -> dict[str, Took]:
        """Time processes with nothing compiled, the one that compiles, and later ones."""
        bare = [process("-c", "import numpy") for _ in range(self.rounds)]
        with tempfile.TemporaryDirectory() as cache:

            def command(*words: str) -> Took:
                return process("-m", "samurai_odds", self.game, *words, cache=cache)

            def played(games: int) -> Took:
                return command(*self.play, "--samples", str(games))

            middle = sorted(bare, key=lambda took: took.wall)[self.rounds // 2]
            return {
                "`python -c 'import numpy'`": middle,
                f"`{self.game} play`, {FEW} {self.unit}, nothing compiled yet": played(FEW),
                f"{MANY:,} {self.unit}, all rules and bots compiled first": played(MANY),
                f"{MANY:,} {self.unit}, later": played(MANY),
                f"`{self.game} {' '.join(self.balance)}`, later": command(*self.balance),
                **{label: command(*words) for label, words in self.more},
            }

    def _report(self) -> str:
        unit = self.unit
        lines = [
            f"# {self.title}",
            "",
            f"{platform.system()}, Python {platform.python_version()}, numpy {np.__version__}; "
            f"samurai-odds {__version__}.",
            f"Medians of {self.rounds} rounds; made by `python -m analyses.{self.script}`. "
            "Compare ratios, not times.",
            "",
            f"One core, {self.setting}, {unit} a second of processor time:",
            "",
            f"| bot | {self.counted} | interpreted | compiled | | by the wall clock | asked |",
            "| :-- | --: | --: | --: | --: | --: | --: |",
            *map(self._rates, self.games),
            "",
            f"Two threads against one, the same {unit} in turn. *{unit.capitalize()}* are by the "
            "wall clock; *work* is the processor time of two threads over that of one, 1 if they "
            "do not hinder each other; *cores held* are processor time over wall clock: below 1 "
            f"and 2 other programs had a share of the machine, and *{unit}* is too low by as much.",
            "",
            f"| bot | {unit}, median | best round | work | cores held by one | by two |",
            "| :-- | --: | --: | --: | --: | --: |",
            *map(self._threads, self.games),
            "",
            "| a process, two cores | wall clock | processor time | against numpy |",
            "| :-- | --: | --: | --: |",
        ]
        times = self._processes()
        bare = next(iter(times.values())).wall
        lines += [
            f"| {what} | {took.wall:.2f} s | {took.work:.2f} s | {took.wall / bare:.0f} |"
            for what, took in times.items()
        ]
        return "\n".join(lines) + "\n"
