"""The same battles, with the same luck, for several questions at once."""

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.answer import joint_table
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.exact import Readable
from samurai_odds.engine.expressions import evaluate
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.progress import Progress
from samurai_odds.engine.sampling.until import draw_until
from samurai_odds.engine.sums import mean, total
from samurai_odds.engine.ties import first_best
from samurai_odds.grids.figure import Figure

_BATCH = 2**16


class Paired:
    """Plays the same battles, with the same luck, for several questions at once.

    ``by`` holds for each question the expression that its battles are valued by.
    """

    def __init__(self, readings: Sequence[Readable], by: Sequence[str], seed: int) -> None:
        self.readings, self.seed = readings, seed
        self.samplers = [reading.sampler() for reading in readings]
        self.values = [
            _values_by_node(reading, sampler.nodes, text)
            for reading, sampler, text in zip(readings, self.samplers, by, strict=True)
        ]
        self.counts = [np.zeros(sampler.nodes, dtype=np.int64) for sampler in self.samplers]
        self.products = np.zeros((len(readings), len(readings)))
        self.samples = 0
        self.elapsed = 0.0
        self.interrupted = False

    def run(self, limit: Limit, show: Progress | None) -> None:
        """Play until the limit."""
        begun = time.monotonic()
        _, self.interrupted = draw_until(self._draw, limit, self._worst_error, show, stretch=_BATCH)
        self.elapsed = round(time.monotonic() - begun, 6)

    def _draw(self, first: int, battles: int, deadline: float | None) -> Iterator[int]:
        self._play(battles)
        yield battles

    def _play(self, battles: int) -> None:
        ends = np.empty(battles, dtype=np.uint32)
        seen = np.empty((len(self.samplers), battles))
        counted = []
        for place, sampler in enumerate(self.samplers):
            sampler.ends(self.seed, self.samples, ends)
            counted.append(np.bincount(ends, minlength=sampler.nodes))
            seen[place] = self.values[place][ends]
        for place, more in enumerate(counted):
            self.counts[place] += more
        for one in range(len(seen)):
            for other in range(one + 1):
                self.products[one, other] += np.sum(seen[one] * seen[other])
        self.samples += battles

    def difference(self, first: int, second: int) -> Figure:
        """Give the mean difference of two questions with its own standard error."""
        n = self.samples
        gap = (self._sum(first) - self._sum(second)) / n
        squares = (
            self.products[first, first]
            + self.products[second, second]
            - 2 * self.products[max(first, second), min(first, second)]
        )
        variance = max(0.0, float(squares) / n - gap * gap)
        return Figure(gap, sqrt(variance / max(n - 1, 1)), n)

    def _sum(self, place: int) -> float:
        """Add up a question's values over all battles."""
        return mean(self.counts[place], self.values[place])

    def _worst_error(self) -> float:
        places = range(len(self.samplers))
        best = first_best([self._sum(place) for place in places])
        return max(self.difference(best, place).se for place in places)

    def odds(self) -> list[Odds]:
        """Give each question's answer from the battles played."""
        return [
            joint_table(
                reading.question,
                reading.columns,
                counts[reading.leaves] / self.samples,
                reading.question.provenance.simulated(
                    self.samples, self.seed, self.elapsed, self.interrupted
                ),
            )
            for reading, counts in zip(self.readings, self.counts, strict=True)
        ]


def _values_by_node(reading: Readable, nodes: int, by: str) -> NDArray[np.float64]:
    values = np.zeros(nodes)
    values[reading.leaves] = evaluate(by, reading.names, reading.question.words)
    return values


# ---- Several questions played with the same luck -------------------------------------

USUAL = Limit(samples=2_000, seconds=30)
_MOST = 200_000  # games of each, however small the error wanted
_PILOT = 1_024  # games of each that tell how many an error takes


class Together:
    """Questions whose games are played with the same luck, and what ``by`` says of each game.

    ``by`` is an expression for all, or a list of one for each.
    """

    def __init__(
        self,
        questions: Sequence[Any],
        by: str | Sequence[str],
        seed: int,
        threads: int | None = None,
        executor: Executor | None = None,
    ) -> None:
        self.questions, self.seed = list(questions), seed
        self.by = [by] * len(self.questions) if isinstance(by, str) else list(by)
        self.threads, self.executor = threads, executor
        for question, text in zip(self.questions, self.by, strict=True):
            question.check_expression(text)

    def run(self, limit: Limit | None, show: Progress | None) -> list[Odds]:
        """Play all of them to a limit, whose error is that of the differences from the first."""
        limit = limit or USUAL
        games = Limit(
            samples=limit.samples or _MOST,
            seconds=limit.seconds and limit.seconds / len(self.questions),
        )
        if limit.stderr is not None:
            pilot = replace(games, samples=min(_PILOT, games.most_samples))
            odds = self.play(pilot, show)
            needed = (odds[0].samples or 0) * (self.worst_error() / limit.stderr) ** 2
            wanted = min(games.most_samples, max(_PILOT, int(needed) + 1))
            games = replace(games, samples=wanted)
        elif limit.samples is None and limit.seconds is None:
            games = USUAL
        return self.play(games, show)

    def play(self, games: Limit, show: Progress | None) -> list[Odds]:
        """Play the first question to the limit, and as many games of each other."""
        odds: list[Odds] = []
        for question, by in zip(self.questions, self.by, strict=True):
            how: dict[str, Any] = {"threads": self.threads, "executor": self.executor}
            odds.append(question.play(games, self.seed, (by,), _silent, **how))
            games = Limit(samples=odds[0].samples)
            if show:
                show(len(odds), len(self.questions))
        return odds

    def difference(self, first: int, second: int) -> Figure:
        """Give the mean difference of two questions with its own standard error."""
        one, other = self.values(first), self.values(second)
        games = min(len(one), len(other))
        apart = one[:games] - other[:games]
        mean = total(apart) / games
        spread = total((apart - mean) * (apart - mean)) / max(games - 1, 1)
        return Figure(mean, sqrt(spread / games), games)

    def worst_error(self) -> float:
        """Give the largest error of a difference from the first."""
        return max((self.difference(0, k).se for k in range(1, len(self.questions))), default=0.0)

    def values(self, place: int) -> NDArray[np.float64]:
        """Return what is said of each game of a question."""
        question, by = self.questions[place], self.by[place]
        worth = np.asarray(evaluate(by, question.games, question.words), dtype=np.float64)
        return np.broadcast_to(worth, (question.run.games,))


def _silent(done: int, most: int) -> None:
    """The games of one question move no bar: the questions do."""
