"""Several questions answered by playing, played with the same luck: numbers of games alike."""

from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import replace
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.expressions import evaluate
from samurai_odds.engine.limit import Limit
from samurai_odds.engine.progress import Progress
from samurai_odds.engine.sums import total
from samurai_odds.grids.figure import Figure

USUAL = Limit(samples=2_000, seconds=30)
_MOST = 200_000  # games of each, however small the error wanted
_PILOT = 1_024  # games of each that tell how many an error takes


class Together:
    """Questions whose games are played with the same luck, and what ``by`` says of each game."""

    def __init__(
        self,
        questions: Sequence[Any],
        by: str,
        seed: int,
        threads: int | None = None,
        executor: Executor | None = None,
    ) -> None:
        self.questions, self.by, self.seed = list(questions), by, seed
        self.threads, self.executor = threads, executor
        for question in questions:
            question.check_expression(by)

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
        for question in self.questions:
            how: dict[str, Any] = {"threads": self.threads, "executor": self.executor}
            odds.append(question.play(games, self.seed, (self.by,), _silent, **how))
            games = Limit(samples=odds[0].samples)
            if show:
                show(len(odds), len(self.questions))
        return odds

    def difference(self, first: int, second: int) -> Figure:
        """Give the mean difference of two questions with its own standard error."""
        one, other = self._values(first), self._values(second)
        games = min(len(one), len(other))
        apart = one[:games] - other[:games]
        mean = total(apart) / games
        spread = total((apart - mean) * (apart - mean)) / max(games - 1, 1)
        return Figure(mean, sqrt(spread / games), games)

    def worst_error(self) -> float:
        """Give the largest error of a difference from the first."""
        return max((self.difference(0, k).se for k in range(1, len(self.questions))), default=0.0)

    def _values(self, place: int) -> NDArray[np.float64]:
        question = self.questions[place]
        worth = np.asarray(evaluate(self.by, question.games, question.words), dtype=np.float64)
        return np.broadcast_to(worth, (question.run.games,))


def _silent(done: int, most: int) -> None:
    """The games of one question move no bar: the questions do."""
